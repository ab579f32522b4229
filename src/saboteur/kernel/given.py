"""What a caller gave is not even of the right type: said with its name, before anything is done."""

from reprlib import repr as shortened


def must_be(name: str, given: object, kinds: tuple[type, ...], wanted: str) -> None:
    """Raise ``TypeError`` unless an argument is of one of these types; ``True`` is no number."""
    if not isinstance(given, kinds) or isinstance(given, bool):
        message = f"{name} must be {wanted}, not {shortened(given)} ({type(given).__name__})"
        raise TypeError(message)
