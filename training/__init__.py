"""Training of the level ``master`` (``training/README.md``)."""
