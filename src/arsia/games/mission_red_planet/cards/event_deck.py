"""The event deck: thirteen discoveries, thirteen missions, four actions.

The rulebook names some of these cards and explains a few; the others, and most points, were completed by us. ``source``
says how much of a card is printed: *confirmed*, *partial* (it exists, something of it was filled in), *unverified* (one
public text has it) or *designed* (ours). An owner of the box corrects the cards here.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from arsia.games.mission_red_planet import components as c
from arsia.games.mission_red_planet.effects.action_cards import ALL_ACTIONS, Action
from arsia.games.mission_red_planet.effects.discoveries import (
    AllShare,
    BlowAway,
    Discovery,
    FewestTake,
    HelpNeighbours,
    LoseEach,
    Produce,
    ProduceIce,
    ProduceMore,
    PullCrews,
    ScoreEach,
    ScoreMost,
    SecondTakes,
)
from arsia.games.mission_red_planet.effects.missions import (
    Influence,
    Mission,
    MostAstronauts,
    MostLost,
    MostTokens,
    SomeOfEach,
    Spread,
)
from arsia.kernel.message import Message

_DISCOVERIES: Final[dict[str, Discovery]] = {
    # as soon as they are turned up
    "native_resistance": LoseEach(1),
    "ether_magnet": PullCrews(),
    "dust_storm": BlowAway(),
    # in the last production
    "synergy": HelpNeighbours(1),
    "mining_incident": Produce(0),
    "rich_vein": ProduceMore(2),
    "even_ground": AllShare(),
    "uneven_ground": FewestTake(),
    "subterfuge": SecondTakes(),
    "frozen_deposits": ProduceIce(),
    # when points are counted
    "lichens": ScoreEach(6),
    "underground_lake": ScoreMost(4),
    "radioactive_rocks": ScoreEach(-3),
}


def _influence(*zones: str) -> Mission:
    """Presence in four zones, by a scale that is printed; which zones are red on which card is designed."""
    return Influence((0, 1, 2, 4, 7), zones)


def _most_in(*zones: str, points: int) -> Mission:
    return MostAstronauts(points, zones)


def _most_tokens(resource: str, points: int) -> Mission:
    return MostTokens(points, c.RESOURCE[resource])


_MISSIONS: Final[dict[str, Mission]] = {
    "northern_influence": _influence("sinus_sabaeus", "vastitas_borealis", "tritonis_sinus", "mare_tyrrhenum"),
    "eastern_influence": _influence("tritonis_sinus", "mare_tyrrhenum", "ausonia", "hellas"),
    "southern_influence": _influence("ausonia", "hellas", "mare_serpentis", "sinus_sabaeus"),
    "western_influence": _influence("hellas", "mare_serpentis", "sinus_sabaeus", "vastitas_borealis"),
    "strategic_zones": _most_in("syrtis_major", "valles_marineris", points=8),
    "lunar_outpost": _most_in("phobos", points=8),
    "celerium_magnate": _most_tokens("celerium", points=7),
    "sylvanite_magnate": _most_tokens("sylvanite", points=7),
    "fallen_heroes": MostLost(points=6),
    "wide_expansion": Spread(scale=((6, 3), (7, 5), (8, 8))),
    "polar_claim": _most_in("vastitas_borealis", points=6),
    "basin_claim": _most_in("hellas", points=6),
    "diversified_holdings": SomeOfEach(points=6, least=2),
}

#: How much of a card is printed; of those that are not here, nothing.
_SOURCE: Final[dict[str, tuple[str, ...]]] = {
    "confirmed": ("subterfuge",),
    "partial": (
        *("native_resistance", "synergy", "mining_incident", "even_ground", "uneven_ground", "frozen_deposits"),
        *("northern_influence", "eastern_influence", "southern_influence", "western_influence"),
        *("strategic_zones", "lunar_outpost", "blocks_of_ice"),
    ),
    "unverified": ("ether_magnet", "lichens"),
}

#: By the number of the card; a card is in exactly one of the three.
FINDS: Final[dict[int, Discovery]] = {card: _DISCOVERIES[name] for card, name in enumerate(c.DISCOVERIES)}
AIMS: Final[dict[int, Mission]] = {
    card: _MISSIONS[name] for card, name in enumerate(c.MISSIONS, start=len(c.DISCOVERIES))
}
WAYS: Final[dict[int, Action]] = {action.card: action for action in ALL_ACTIONS}


def source(name: str) -> str:
    """How much of a card is printed."""
    for how, names in _SOURCE.items():
        if name in names:
            return how
    return "designed"


def text(card: int) -> Message:
    """What a card does, in words."""
    if card in FINDS:
        find = FINDS[card]
        return Message("card-discovery", {"when": find.when, "effect": find.text()})
    if card in AIMS:
        return Message("card-mission", {"effect": AIMS[card].text()})
    way = WAYS[card]
    return Message("card-action", {"when": way.when, "effect": way.text()})


def digest(numbers: tuple[object, ...]) -> str:
    """A hash of the cards and these numbers."""
    cards: list[tuple[object, ...]] = [find.key() for find in FINDS.values()]
    cards += [aim.key() for aim in AIMS.values()]
    cards += [(WAYS[card].when, *WAYS[card].numbers()) for card in sorted(WAYS)]
    return blake2b(repr((c.EVENT_CARDS, c.ACTIONS, cards, numbers)).encode(), digest_size=8).hexdigest()


DIGEST: Final = digest(c.NUMBERS)
