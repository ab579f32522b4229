"""The rules kernel: code that all families share and that knows no box."""
