"""Tournaments: their players, and the tables of every round."""

import sqlalchemy as sa
from alembic import op

revision: str = "0006"
down_revision: str | None = "0005"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    """Bring the database one step forward."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("updated_at", sa.BigInteger(), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("setup", sa.Text(), nullable=False),
        sa.Column("is_listed", sa.Boolean(), nullable=False),
        sa.Column("creator", sa.String(length=32), nullable=True),
        sa.ForeignKeyConstraint(["creator"], ["identities.id"], ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id"),
    )
    for column in ("updated_at", "status", "creator"):
        op.create_index(f"ix_tournaments_{column}", "tournaments", [column])
    op.create_table(
        "tournament_players",
        sa.Column("tournament_id", sa.String(length=32), nullable=False),
        sa.Column("player", sa.Integer(), nullable=False),
        sa.Column("identity", sa.String(length=32), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("level", sa.String(length=40), nullable=False),
        sa.Column("choice", sa.Text(), nullable=False),
        sa.Column("left_after", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["tournament_id"], ["tournaments.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("tournament_id", "player"),
    )
    op.create_index("ix_tournament_players_identity", "tournament_players", ["identity"])
    op.create_table(
        "tournament_tables",
        sa.Column("tournament_id", sa.String(length=32), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("players", sa.Text(), nullable=False),
        sa.Column("gone", sa.Text(), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=True),
        sa.Column("result", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["tournament_id"], ["tournaments.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("tournament_id", "round", "number"),
    )
