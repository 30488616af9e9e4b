"""The database: tables, who sits at them, and the moves, which are the truth."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

METADATA: Final = sa.MetaData()

TABLES: Final = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(10), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("edition", sa.Integer, nullable=False),
    sa.Column("digest", sa.String(64), nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("seed", sa.String(40), nullable=False),  # 128 bits, as decimal digits
    sa.Column("seeded", sa.Boolean, nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("dealt", sa.Boolean, nullable=False),
    sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("made_at", sa.BigInteger, nullable=False),
    sa.Index("tables_listed", "listed", "dealt", "made_at"),
)

SEATS: Final = sa.Table(
    "seats",
    METADATA,
    sa.Column("table_id", sa.String(10), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("bot", sa.String(32), nullable=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("token", sa.String(64), nullable=True),  # hashed; none while nobody sits there
    sa.Column("ready", sa.Boolean, nullable=False),
)

#: One writer wins each ply, and one answer each decision. An undo answers none.
MOVES: Final = sa.Table(
    "moves",
    METADATA,
    sa.Column("table_id", sa.String(10), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("ply", sa.Integer, primary_key=True, autoincrement=False),  # the table's version after the move
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("decision", sa.BigInteger, nullable=True),
    sa.Column("option", sa.Text, nullable=False),
    sa.UniqueConstraint("table_id", "decision", name="one_answer_to_a_decision"),
)

#: What was worked out about a finished game, once.
CHARTS: Final = sa.Table(
    "charts",
    METADATA,
    sa.Column("table_id", sa.String(10), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("points", sa.Text, nullable=False),
)
