"""Coming and going: clocks, conceding, wishes to take back by agreement, and talk among those who watch."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

_ADDED = {"tables": ("clock", "ended", "undo"), "seats": ("conceded", "due", "time_left"), "talk": ("name",)}


def upgrade() -> None:
    """Tables made before have no clock, and nobody has conceded there."""
    op.add_column("tables", sa.Column("clock", sa.Text, nullable=True))
    op.add_column("tables", sa.Column("ended", sa.String(8), nullable=True))
    op.add_column("tables", sa.Column("undo", sa.Text, nullable=True))
    op.add_column("seats", sa.Column("conceded", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("due", sa.BigInteger, nullable=True))
    op.add_column("seats", sa.Column("time_left", sa.Integer, nullable=True))
    op.create_index("seats_due", "seats", ["due"])
    op.add_column("talk", sa.Column("name", sa.String(64), nullable=True))


def downgrade() -> None:
    """As it was."""
    op.drop_index("seats_due", "seats")
    for table, columns in _ADDED.items():
        with op.batch_alter_table(table) as batch:
            for column in columns:
                batch.drop_column(column)
