"""Migrations of the database schema: Alembic revisions in ``versions``; ``migrate`` applies them.

A revision only adds to the schema, so that nodes of the previous version keep working while nodes
are replaced one after the other; what is no longer used is removed one version later. Each revision
after the first has a ``downgrade`` that loses nothing that the previous version knew
(docs/decisions/0029-deployment.md).
"""
