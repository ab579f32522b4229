"""One step a file; a step that was released is never changed."""
