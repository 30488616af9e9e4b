"""The event deck: thirteen discoveries, thirteen missions, four actions.

The rulebook names some of these cards and explains a few; the others, and most points, were completed by us. ``source``
says how much of a card is printed: *confirmed*, *partial* (it exists, something of it was filled in), *unverified* (one
public text has it) or *designed* (ours). An owner of the box corrects the cards here.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from arsia.games.mission_red_planet.actions import ALL_ACTIONS, Action
from arsia.games.mission_red_planet.components import ACTIONS, DISCOVERIES, EVENT_CARDS, MISSIONS, NUMBERS, RESOURCE
from arsia.games.mission_red_planet.discoveries import (
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
from arsia.games.mission_red_planet.missions import (
    Influence,
    Mission,
    MostAstronauts,
    MostLost,
    MostTokens,
    SomeOfEach,
    Spread,
)
from arsia.kernel.message import Message

_SCALE: Final = (0, 1, 2, 4, 7)  # printed; which zones are red on which card is designed

_DISCOVERIES: Final[dict[str, tuple[Discovery, str]]] = {
    "native_resistance": (LoseEach(1), "partial"),
    "ether_magnet": (PullCrews(), "unverified"),
    "dust_storm": (BlowAway(), "designed"),
    "synergy": (HelpNeighbours(1), "partial"),
    "mining_incident": (Produce(0), "partial"),
    "rich_vein": (ProduceMore(2), "designed"),
    "even_ground": (AllShare(), "partial"),
    "uneven_ground": (FewestTake(), "partial"),
    "subterfuge": (SecondTakes(), "confirmed"),
    "frozen_deposits": (ProduceIce(), "partial"),
    "lichens": (ScoreEach(6), "unverified"),
    "underground_lake": (ScoreMost(4), "designed"),
    "radioactive_rocks": (ScoreEach(-3), "designed"),
}

_MISSIONS: Final[dict[str, tuple[Mission, str]]] = {
    "northern_influence": (
        Influence(_SCALE, ("sinus_sabaeus", "vastitas_borealis", "tritonis_sinus", "mare_tyrrhenum")),
        "partial",
    ),
    "eastern_influence": (Influence(_SCALE, ("tritonis_sinus", "mare_tyrrhenum", "ausonia", "hellas")), "partial"),
    "southern_influence": (Influence(_SCALE, ("ausonia", "hellas", "mare_serpentis", "sinus_sabaeus")), "partial"),
    "western_influence": (
        Influence(_SCALE, ("hellas", "mare_serpentis", "sinus_sabaeus", "vastitas_borealis")),
        "partial",
    ),
    "strategic_zones": (MostAstronauts(8, ("syrtis_major", "valles_marineris")), "partial"),
    "lunar_outpost": (MostAstronauts(8, ("phobos",)), "partial"),
    "celerium_magnate": (MostTokens(7, RESOURCE["celerium"]), "designed"),
    "sylvanite_magnate": (MostTokens(7, RESOURCE["sylvanite"]), "designed"),
    "fallen_heroes": (MostLost(6), "designed"),
    "wide_expansion": (Spread(((6, 3), (7, 5), (8, 8))), "designed"),
    "polar_claim": (MostAstronauts(6, ("vastitas_borealis",)), "designed"),
    "basin_claim": (MostAstronauts(6, ("hellas",)), "designed"),
    "diversified_holdings": (SomeOfEach(6, 2), "designed"),
}

_ACTIONS: Final[dict[str, str]] = {
    "blocks_of_ice": "partial",
    "course_correction": "designed",
    "rescue_operation": "designed",
    "hired_hands": "designed",
}

#: By the number of the card; a card is in exactly one of the three.
FINDS: Final[dict[int, Discovery]] = {card: _DISCOVERIES[name][0] for card, name in enumerate(DISCOVERIES)}
AIMS: Final[dict[int, Mission]] = {
    card: _MISSIONS[name][0] for card, name in enumerate(MISSIONS, start=len(DISCOVERIES))
}
WAYS: Final[dict[int, Action]] = {action.card: action for action in ALL_ACTIONS}


def source(name: str) -> str:
    """How much of a card is printed."""
    if name in _DISCOVERIES:
        return _DISCOVERIES[name][1]
    return _MISSIONS[name][1] if name in _MISSIONS else _ACTIONS[name]


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
    return blake2b(repr((EVENT_CARDS, ACTIONS, cards, numbers)).encode(), digest_size=8).hexdigest()


DIGEST: Final = digest(NUMBERS)
