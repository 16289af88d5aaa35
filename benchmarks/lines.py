"""How a benchmark prints what it found."""


def line(what: str, number: float, unit: str, bar: float | None = None, *, below: bool = False) -> None:
    """Print one result, and whether it clears its bar."""
    reached = "" if bar is None else ("  fine" if (number < bar if below else number >= bar) else "  BELOW THE BAR")
    bound = "" if bar is None else f"  [{'under' if below else 'at least'} {bar:,g}]"
    print(f"{what:<66} {number:>14,.2f} {unit}{bound}{reached}", flush=True)
