"""Type checks of arguments at the public API, with readable messages."""

from reprlib import repr as shortened


def check_type(name: str, given: object, types: tuple[type, ...], expected: str) -> None:
    """Raise ``TypeError`` unless ``given`` has one of ``types``; a bool is no number.

    The message says that the argument ``name`` must be ``expected``.
    """
    if not isinstance(given, types) or isinstance(given, bool):
        message = f"{name} must be {expected}, not {shortened(given)} ({type(given).__name__})"
        raise TypeError(message)
