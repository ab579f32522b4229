"""Boards as SVG, composed of the browser client's own drawings (``art.json``)."""
