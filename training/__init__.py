"""Training of the bot level ``master`` (``training/README.md``)."""
