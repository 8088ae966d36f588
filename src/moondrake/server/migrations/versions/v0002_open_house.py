"""Where a table was made from, so that one guest cannot take everything; and who asked to be forgotten."""

import sqlalchemy as sa
from alembic import op

revision: str = "0002"
down_revision: str | None = "0001"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    """Bring the database one step forward."""
    op.add_column("tables", sa.Column("origin", sa.String(length=32), nullable=True))
    op.create_index("tables_by_origin", "tables", ["origin", "status"])
    op.create_index("tables_by_creator", "tables", ["creator", "status"])
    op.create_table(
        "forgotten",
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("digest"),
    )
