"""The connections of a table and the messages sent to them."""
