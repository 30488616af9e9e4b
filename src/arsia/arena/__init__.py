"""The arena: bots play each other, one game or thousands."""

from __future__ import annotations

from arsia.arena.duel import Duel, mirrored, wilson
from arsia.arena.match import Match, play_match
from arsia.arena.simulation import simulate

__all__ = ["Duel", "Match", "mirrored", "play_match", "simulate", "wilson"]
