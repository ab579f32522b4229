"""HTTP routes and WebSockets: the only package that depends on the web framework."""
