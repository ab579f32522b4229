"""What a page of ours may do: told by a header, or in the page where nobody sends headers."""

from typing import Final

# style-src-attr: places on the board are style attributes, which run no script.
# wasm-unsafe-eval: local tables run Python as WebAssembly; it allows no script.
CONTENT_SECURITY_POLICY: Final = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "style-src-attr 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)


def in_page() -> str:
    """Return the same for a page to say of itself; who may frame it, only a header can say."""
    rules = CONTENT_SECURITY_POLICY.split("; ")
    return "; ".join(rule for rule in rules if not rule.startswith("frame-ancestors"))
