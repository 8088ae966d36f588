"""Alembic's side of the database: how a database of any age becomes today's."""
