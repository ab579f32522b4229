"""Boards as SVG, laid out from the browser's own drawings (``art.json``)."""
