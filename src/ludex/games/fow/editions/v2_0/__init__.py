"""Edition 2.0, in Japanese: six phases, priority that passes on, chases resolved whole, immediate rule processes.

A chapter each: `turn`, `phases`, `priority` (with the chase), `triggers`, `battle` and `blows`, `processes`, `fates`
(of what is destroyed or banished), `lending` (by additions), `standby`, `resolving`, `arriving`, `preparation`,
`verbs`; `ruleset` puts them together.
"""
