"""The configuration, creation and loading of tables."""
