"""A running table: its actor (``actor.table_actor``) and the modules that the actor uses."""
