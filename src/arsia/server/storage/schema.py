"""The database: tables, who sits at them, the moves, which are the truth, and what is said beside them."""

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
    sa.Column("free_talk", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("rematch", sa.String(10), nullable=True),  # the table at which the same people play again
    sa.Column("absence", sa.Integer, nullable=True),  # minutes after which a seat may be handed on; none: never
    sa.Column("maker", sa.Integer, nullable=True),  # the seat of whoever laid out the table
    sa.Column("clock", sa.Text, nullable=True),  # how much time there is, and what happens after it
    sa.Column("ended", sa.String(8), nullable=True),  # why the game was over before its end: conceded or time
    sa.Column("undo", sa.Text, nullable=True),  # a wish to take back more than the game allows by itself
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
    sa.Column("heir", sa.String(32), nullable=True),  # a bot, or "open": to whom somebody wants to hand the seat
    sa.Column("agreed", sa.Text, nullable=True),  # the seats that agreed to that, who proposed it first
    sa.Column("former", sa.String(64), nullable=True),  # hashed: the token of the seat's player, while another has it
    sa.Column("former_name", sa.String(64), nullable=True),  # what they were called
    sa.Column("passing", sa.String(24), nullable=True),  # until when the seat passes
    sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"),  # when its player was last here
    sa.Column("shared", sa.Boolean, nullable=False, server_default=sa.false()),  # sits at the maker's screen
    sa.Column("reserved", sa.Boolean, nullable=False, server_default=sa.false()),  # for its player of the game before
    sa.Column("lost", sa.Text, nullable=True),  # hashed tokens that open the seat no more, each with the refusal
    sa.Column("conceded", sa.Boolean, nullable=False, server_default=sa.false()),  # out of the running
    sa.Column("due", sa.BigInteger, nullable=True),  # when the time of its open decision is up
    sa.Column("time_left", sa.Integer, nullable=True),  # seconds that its clock had when it was stopped
    sa.Index("seats_due", "due"),
)

#: When any process of the server was last at work. Time in which none was counts as nobody's absence.
PULSE: Final = sa.Table("pulse", METADATA, sa.Column("at", sa.BigInteger, primary_key=True, autoincrement=False))

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

#: What was said at a table and what happened beside the game, in order.
TALK: Final = sa.Table(
    "talk",
    METADATA,
    sa.Column("table_id", sa.String(10), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=True),  # none for a notice
    sa.Column("kind", sa.String(8), nullable=False),  # phrase, text or notice
    sa.Column("said", sa.Text, nullable=False),  # a phrase's name, a text, or a message as JSON
    sa.Column("ply", sa.Integer, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("name", sa.String(64), nullable=True),  # of somebody who watches: only those who watch hear it
)

#: Browsers that want to be told when a seat must decide, by the address that their push service gave them.
SUBSCRIPTIONS: Final = sa.Table(
    "bells",  # as it was called first
    METADATA,
    sa.Column("table_id", sa.String(10), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("id", sa.String(64), primary_key=True),  # the address, hashed
    sa.Column("address", sa.Text, nullable=False),
    sa.Column("key", sa.String(128), nullable=False),
    sa.Column("secret", sa.String(64), nullable=False),
    sa.Column("language", sa.String(8), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)

#: The server's own keys, made when it first starts.
KEYS: Final = sa.Table(
    "keys",
    METADATA,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("private", sa.Text, nullable=False),
    sa.Column("public", sa.Text, nullable=False),
)

#: What was worked out about a finished game, once.
CHARTS: Final = sa.Table(
    "charts",
    METADATA,
    sa.Column("table_id", sa.String(10), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("points", sa.Text, nullable=False),
)
