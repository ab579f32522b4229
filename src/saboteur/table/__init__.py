"""A running table: its actor (``actor.table_actor``) and the modules the actor uses."""
