"""The state of a game of Martians."""

from arsia.games.martians.table.martians import Martians as Martians
from arsia.games.martians.table.parts import NO_CARD as NO_CARD
from arsia.games.martians.table.parts import NO_QUARTER as NO_QUARTER
from arsia.games.martians.table.parts import NO_TILE as NO_TILE
from arsia.games.martians.table.parts import Cards as Cards
from arsia.games.martians.table.parts import Market as Market
