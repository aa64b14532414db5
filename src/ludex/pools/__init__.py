"""Pools: cards that people own, out of files of any source, for decks to be built from.

A pool is one file. It holds cards in the form of its game, whatever their texts say; whether a text is understood is
asked when it matters, so that a later ludex understands more of a pool that is already there.
"""
