"""Talk, seats that change hands or pass, rematches, browsers to be told, the server's own keys."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Widen tables and seats; make talk, bells and keys."""
    op.add_column("tables", sa.Column("free_talk", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("rematch", sa.String(10), nullable=True))
    op.add_column("seats", sa.Column("heir", sa.String(32), nullable=True))
    op.add_column("seats", sa.Column("agreed", sa.Text, nullable=True))
    op.add_column("seats", sa.Column("former", sa.String(64), nullable=True))
    op.add_column("seats", sa.Column("passing", sa.String(24), nullable=True))
    op.create_table(
        "talk",
        sa.Column("table_id", sa.String(10), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("said", sa.Text, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "bells",
        sa.Column("table_id", sa.String(10), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("key", sa.String(128), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "keys",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("private", sa.Text, nullable=False),
        sa.Column("public", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """As it was."""
    for table in ("keys", "bells", "talk"):
        op.drop_table(table)
    for table, columns in (("tables", ("free_talk", "rematch")), ("seats", ("heir", "agreed", "former", "passing"))):
        with op.batch_alter_table(table) as batch:
            for column in columns:
                batch.drop_column(column)
