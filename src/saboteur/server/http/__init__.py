"""HTTP and sockets: all that knows the web framework."""
