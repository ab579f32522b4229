"""The Content Security Policy of our pages, as a header or as a ``<meta>`` tag."""

from typing import Final

# style-src-attr: positions on the board are style attributes, which cannot run scripts.
# wasm-unsafe-eval: offline tables run Python as WebAssembly; it does not allow eval of scripts.
CONTENT_SECURITY_POLICY: Final = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "style-src-attr 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)


def csp_for_meta_tag() -> str:
    """Return the policy without ``frame-ancestors``, which only works as a header."""
    directives = CONTENT_SECURITY_POLICY.split("; ")
    return "; ".join(each for each in directives if not each.startswith("frame-ancestors"))
