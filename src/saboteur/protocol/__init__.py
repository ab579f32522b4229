"""The protocol between clients and server: messages, views, and their encoding."""
