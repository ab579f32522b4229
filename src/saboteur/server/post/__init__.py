"""How guests are told something when no page of theirs is open: by push and by mail."""
