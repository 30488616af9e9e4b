"""Whose a seat is: the absence after which it may be handed on, when its player was seen, for whom it is kept."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

_TABLES = ("absence", "maker")
_SEATS = ("former_name", "seen", "shared", "reserved", "lost")


def upgrade() -> None:
    """Tables made before wait for a day. Their players were last seen when the server first starts after this."""
    op.add_column("tables", sa.Column("absence", sa.Integer, nullable=True))
    op.add_column("tables", sa.Column("maker", sa.Integer, nullable=True))
    op.execute("UPDATE tables SET absence = 1440")
    op.add_column("seats", sa.Column("former_name", sa.String(64), nullable=True))
    op.add_column("seats", sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("shared", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("reserved", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("lost", sa.Text, nullable=True))
    op.create_table("pulse", sa.Column("at", sa.BigInteger, primary_key=True, autoincrement=False))
    op.execute("INSERT INTO pulse (at) VALUES (0)")


def downgrade() -> None:
    """As it was."""
    op.drop_table("pulse")
    for table, columns in (("tables", _TABLES), ("seats", _SEATS)):
        with op.batch_alter_table(table) as batch:
            for column in columns:
                batch.drop_column(column)
