"""Mistakes in the input, said so that they can be mended. A traceback always means a fault in ludex."""


class UserError(Exception):
    """What is wrong, where, by which rule, and how to mend it."""

    def __init__(
        self, what: str, *, where: str | None = None, rule: str | None = None, mend: str | None = None
    ) -> None:
        parts = {"where": where, "rule": rule, "mend": mend}
        lines = [f"  {name + ':':<6} {said}" for name, said in parts.items() if said]
        super().__init__("\n".join([what, *lines]))
