"""What follows a draft: decks built from it, the tables of its round; and what decks were measured to be."""

import sqlalchemy as sa
from alembic import op

revision: str = "0007"
down_revision: str | None = "0006"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    """Bring the database one step forward."""
    op.create_table(
        "draft_decks",
        sa.Column("draft", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("cards", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["draft"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("draft", "seat"),
    )
    op.create_table(
        "draft_tables",
        sa.Column("draft", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("first", sa.Integer(), nullable=False),
        sa.Column("second", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["draft"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("draft", "number"),
    )
    op.create_table(
        "studies",
        sa.Column("deck", sa.String(length=32), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["deck"], ["decks.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("deck"),
    )
