"""Notifications by push and mail for guests who have no page open."""
