"""What is in the box, under one name: plain data that knows nobody."""

# ruff: noqa: F403 -- this room passes on all that lies in it

from arsia.games.martians.components.board import *
from arsia.games.martians.components.cost import *
from arsia.games.martians.components.decks import *
from arsia.games.martians.components.face import *
from arsia.games.martians.components.scenarios import *
from arsia.games.martians.components.verbs import *
