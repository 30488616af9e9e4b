"""Whether players may ask for hints, and what is worked out about finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables made before allow no hints, as they were agreed on."""
    op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "charts",
        sa.Column("table_id", sa.String(10), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("points", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Drop them again."""
    op.drop_table("charts")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("hints")
