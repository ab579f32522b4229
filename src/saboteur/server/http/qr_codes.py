"""QR codes of links to this site."""

from io import BytesIO

import segno

from saboteur.server.http.request import AppConnection


def qr_svg(connection: AppConnection, path: str) -> str:
    """Return a QR code (SVG) of the URL of a path of this site."""
    buffer = BytesIO()
    # With the SVG namespace, without which browsers do not render it as an image.
    code = segno.make(f"{connection.site_origin}{path}", micro=False)
    code.save(buffer, kind="svg", scale=8, border=4, light="#fff", xmldecl=False, nl=False)
    return buffer.getvalue().decode()
