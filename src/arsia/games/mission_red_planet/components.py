"""What is in the box: zones and their borders, ships, characters, tokens, the round track, and every option.

Most of this is printed. Where it says *designed*, no public text gives the value and we completed it; an owner of the
box corrects it here, and no rule has to change.
"""

from __future__ import annotations

from typing import Final

from arsia.kernel.message import Option

#: Seats of the whole game; two players set up as four, each with a neutral colour besides the main one.
COLOURS: Final = ("yellow", "blue", "orange", "green", "purple", "grey")
ASTRONAUTS: Final = 22  # of each colour

# ---- zones -----------------------------------------------------------------------------------------------------------

#: Seven outer zones clockwise from the north, two inner ones, and the moon.
ZONES: Final[tuple[str, ...]] = (
    "vastitas_borealis",
    "tritonis_sinus",
    "mare_tyrrhenum",
    "ausonia",
    "hellas",
    "mare_serpentis",
    "sinus_sabaeus",
    "syrtis_major",
    "valles_marineris",
    "phobos",
)
ZONE: Final[dict[str, int]] = {name: zone for zone, name in enumerate(ZONES)}
OUTER: Final = 7  # zones below this number may hold a discovery
MARS: Final = 9  # zones below this number are on Mars
SYRTIS_MAJOR: Final = 7
VALLES_MARINERIS: Final = 8
PHOBOS: Final = 9
PLACES: Final = 10

#: Borders, designed: no public text prints them, so they follow the map of Mars around Syrtis Major.
BORDERS: Final[dict[str, tuple[str, ...]]] = {
    "vastitas_borealis": ("tritonis_sinus", "sinus_sabaeus", "syrtis_major", "valles_marineris"),
    "tritonis_sinus": ("vastitas_borealis", "mare_tyrrhenum", "syrtis_major"),
    "mare_tyrrhenum": ("tritonis_sinus", "ausonia", "syrtis_major"),
    "ausonia": ("mare_tyrrhenum", "hellas", "syrtis_major"),
    "hellas": ("ausonia", "mare_serpentis", "syrtis_major", "valles_marineris"),
    "mare_serpentis": ("hellas", "sinus_sabaeus", "valles_marineris"),
    "sinus_sabaeus": ("vastitas_borealis", "mare_serpentis", "valles_marineris"),
    "syrtis_major": ("vastitas_borealis", "tritonis_sinus", "mare_tyrrhenum", "ausonia", "hellas", "valles_marineris"),
    "valles_marineris": ("vastitas_borealis", "hellas", "mare_serpentis", "sinus_sabaeus", "syrtis_major"),
    "phobos": (),
}
ADJACENT: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple(sorted([ZONE[other] for other in BORDERS[name]])) for name in ZONES]
)

# ---- tokens ----------------------------------------------------------------------------------------------------------

RESOURCES: Final[tuple[str, ...]] = ("ice", "sylvanite", "celerium")
ICE: Final = 0
TYPES: Final = 3
RESOURCE: Final[dict[str, int]] = {name: kind for kind, name in enumerate(RESOURCES)}
RESOURCE_TOKENS: Final = (5, 3, 3)  # one more than there are zones
VALUES: Final[tuple[int, ...]] = (1, 2, 3)  # points for each point token
POINT_TOKENS: Final = (40, 23, 23)  # printed; designed: a type that runs out is still given
DESTINATION_TOKENS: Final = 2  # for each zone

# ---- ships -----------------------------------------------------------------------------------------------------------

UNKNOWN: Final = -1  # a ship that shows a question mark

#: Ships by id: destination (None: unknown) and capacity. Four are confirmed by a figure (S03, S08, S24, S26), the
#: others are designed.
FLEET: Final[dict[str, tuple[str | None, int]]] = {
    "S01": ("vastitas_borealis", 2),
    "S02": ("vastitas_borealis", 3),
    "S03": ("vastitas_borealis", 4),
    "S04": ("tritonis_sinus", 2),
    "S05": ("tritonis_sinus", 3),
    "S06": ("tritonis_sinus", 4),
    "S07": ("mare_tyrrhenum", 2),
    "S08": ("mare_tyrrhenum", 3),
    "S09": ("mare_tyrrhenum", 4),
    "S10": ("ausonia", 2),
    "S11": ("ausonia", 3),
    "S12": ("ausonia", 4),
    "S13": ("hellas", 2),
    "S14": ("hellas", 3),
    "S15": ("hellas", 4),
    "S16": ("mare_serpentis", 2),
    "S17": ("mare_serpentis", 3),
    "S18": ("mare_serpentis", 4),
    "S19": ("sinus_sabaeus", 2),
    "S20": ("sinus_sabaeus", 3),
    "S21": ("sinus_sabaeus", 4),
    "S22": ("syrtis_major", 3),
    "S23": ("syrtis_major", 4),
    "S24": ("syrtis_major", 5),
    "S25": ("valles_marineris", 3),
    "S26": ("valles_marineris", 4),
    "S27": ("valles_marineris", 5),
    "S28": ("phobos", 2),
    "S29": ("phobos", 3),
    "S30": ("phobos", 4),
    "S31": (None, 2),
    "S32": (None, 3),
    "S33": (None, 3),
    "S34": (None, 4),
    "S35": (None, 4),
    "S36": (None, 5),
}
CONFIRMED_SHIPS: Final = ("S03", "S08", "S24", "S26")
SHIPS: Final[tuple[str, ...]] = tuple(FLEET)
SHIP: Final[dict[str, int]] = {name: ship for ship, name in enumerate(SHIPS)}
CAPACITY: Final[tuple[int, ...]] = tuple([seats for _, seats in FLEET.values()])
DESTINATION: Final[tuple[int, ...]] = tuple([UNKNOWN if zone is None else ZONE[zone] for zone, _ in FLEET.values()])
NO_SHIP: Final = -1

# ---- characters ------------------------------------------------------------------------------------------------------

#: By number; 0 is nobody.
CHARACTERS: Final[tuple[str, ...]] = (
    "",
    "pilot",
    "soldier",
    "travel_agent",
    "femme_fatale",
    "saboteur",
    "secret_agent",
    "scientist",
    "explorer",
    "recruiter",
)
CHARACTER: Final[dict[str, int]] = {name: number for number, name in enumerate(CHARACTERS) if name}
PILOT: Final = 1
SOLDIER: Final = 2
TRAVEL_AGENT: Final = 3
FEMME_FATALE: Final = 4
SABOTEUR: Final = 5
SECRET_AGENT: Final = 6
SCIENTIST: Final = 7
EXPLORER: Final = 8
RECRUITER: Final = 9
NOBODY: Final = 0
HIGHEST: Final = 9
ALL_CHARACTERS: Final = sum([1 << number for number in range(1, HIGHEST + 1)])  # as bits

#: How many astronauts a character places, and the other numbers on the cards.
CREWS: Final[dict[str, int]] = {
    "recruiter": 1,
    "explorer": 1,
    "scientist": 2,
    "secret_agent": 2,
    "saboteur": 1,
    "femme_fatale": 1,
    "travel_agent": 3,
    "soldier": 1,
    "pilot": 2,
}
EXPLORER_MOVES: Final = 3
SOLDIER_MOVES: Final = 3  # at most; at least one

#: Of a neutral deck these lie below the first three cards, with two of the other five.
NEUTRAL_LOW: Final = ("recruiter", "explorer", "femme_fatale", "soldier")
NEUTRAL_TOP: Final = 3

# ---- the round track -------------------------------------------------------------------------------------------------

#: What each stop is, with its number.
TRACK: Final[tuple[tuple[str, int], ...]] = (
    ("round", 1),
    ("round", 2),
    ("round", 3),
    ("round", 4),
    ("round", 5),
    ("production", 1),
    ("round", 6),
    ("round", 7),
    ("round", 8),
    ("production", 2),
    ("round", 9),
    ("round", 10),
    ("discovery_reveal", 1),
    ("production", 3),
    ("final_scoring", 1),
)
LAST_PRODUCTION: Final = 3  # also how many tokens each zone then produces

ICE_MONOPOLY: Final = 9  # points for the most ice, shared
#: The numbers of the actions, designed.
ICE_BLOCKS: Final = 2
RESCUED: Final = 2  # at most
HIRED: Final = 1
DEALT: Final = 2  # missions at the start, of which one is kept

#: All of them, so that a record tells by which numbers it was played.
NUMBERS: Final[tuple[object, ...]] = (
    ASTRONAUTS,
    ZONES,
    ADJACENT,
    RESOURCE_TOKENS,
    VALUES,
    DESTINATION_TOKENS,
    tuple(FLEET.items()),
    tuple(CREWS.items()),
    EXPLORER_MOVES,
    SOLDIER_MOVES,
    NEUTRAL_LOW,
    NEUTRAL_TOP,
    TRACK,
    ICE_MONOPOLY,
    ICE_BLOCKS,
    RESCUED,
    HIRED,
    DEALT,
)

# ---- events: their names by kind -------------------------------------------------------------------------------------

DISCOVERIES: Final = (
    "native_resistance",
    "ether_magnet",
    "dust_storm",
    "synergy",
    "mining_incident",
    "rich_vein",
    "even_ground",
    "uneven_ground",
    "subterfuge",
    "frozen_deposits",
    "lichens",
    "underground_lake",
    "radioactive_rocks",
)
MISSIONS: Final = (
    "northern_influence",
    "eastern_influence",
    "southern_influence",
    "western_influence",
    "strategic_zones",
    "lunar_outpost",
    "celerium_magnate",
    "sylvanite_magnate",
    "fallen_heroes",
    "wide_expansion",
    "polar_claim",
    "basin_claim",
    "diversified_holdings",
)
ACTIONS: Final = ("blocks_of_ice", "course_correction", "rescue_operation", "hired_hands")
EVENT_CARDS: Final[tuple[str, ...]] = DISCOVERIES + MISSIONS + ACTIONS
EVENT: Final[dict[str, int]] = {name: card for card, name in enumerate(EVENT_CARDS)}
CARDS: Final = 30
NO_CARD: Final = -1
IS_DISCOVERY: Final = 0
IS_MISSION: Final = 1
IS_ACTION: Final = 2
KIND: Final[tuple[int, ...]] = tuple(
    [IS_DISCOVERY] * len(DISCOVERIES) + [IS_MISSION] * len(MISSIONS) + [IS_ACTION] * len(ACTIONS)
)
KINDS: Final = ("discovery", "mission", "action")
BLOCKS_OF_ICE: Final = 26
COURSE_CORRECTION: Final = 27
RESCUE_OPERATION: Final = 28
HIRED_HANDS: Final = 29

# ---- options ---------------------------------------------------------------------------------------------------------

#: The parts of every option after its verb.
VERBS: Final[dict[str, tuple[str, ...]]] = {
    "keep": ("event",),
    "play": ("character",),
    "place": ("ship",),
    "zone": ("zone",),
    "move": ("zone", "to:zone"),
    "done": (),
    "draw": (),
    "look": ("zone",),
    "launch": ("ship",),
    "destroy": ("ship",),
    "replace": ("place:zone", "player"),
    "kill": ("zone", "player"),
    "ship": ("ship",),
    "use": ("event",),
    "pass": (),
    "rescue": ("n",),
}

#: The parts of every event of the journal after its verb.
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "start": ("player",),
    "round": ("n",),
    "neutral": ("player", "character"),
    "reveal": ("player", "character"),
    "board": ("player", "ship", "n"),
    "skip": ("player",),
    "phobos": ("ship",),
    "aim": ("player", "ship", "zone"),
    "launch": ("ship",),
    "force": ("player", "ship"),
    "destroy": ("player", "ship"),
    "replace": ("player", "other:player", "place:zone"),
    "kill": ("player", "other:player", "zone"),
    "move": ("player", "zone", "to:zone"),
    "return": ("player",),
    "renew": ("player", "n"),
    "draw": ("player",),
    "drawn": ("player", "event"),
    "hold": ("player",),
    "box": ("player",),
    "assign": ("player", "zone"),
    "discard": ("player", "event"),
    "look": ("player", "zone"),
    "looked": ("player", "zone", "event"),
    "use": ("player", "event"),
    "rescue": ("player", "n", "zone"),
    "hire": ("player", "n", "zone"),
    "land": ("ship", "zone"),
    "arrive": ("player", "n", "zone"),
    "vanish": ("ship",),
    "resource": ("zone", "resource"),
    "dock": ("ship", "n"),
    "reshuffle": ("n",),
    "first": ("player",),
    "production": ("n",),
    "gain": ("player", "n", "resource", "zone"),
    "ice": ("player", "n"),
    "reveal_phase": (),
    "discovery": ("event", "zone"),
    "lose": ("player", "zone"),
    "pull": ("player", "n", "zone"),
    "mission": ("player", "event", "n"),
    "end": (),
}

KEEP: Final[tuple[Option, ...]] = tuple([("keep", name) for name in EVENT_CARDS])
PLAY: Final[tuple[Option, ...]] = tuple([("play", name) for name in CHARACTERS])
PLACE: Final[tuple[Option, ...]] = tuple([("place", name) for name in SHIPS])
LAUNCH: Final[tuple[Option, ...]] = tuple([("launch", name) for name in SHIPS])
DESTROY: Final[tuple[Option, ...]] = tuple([("destroy", name) for name in SHIPS])
STEER: Final[tuple[Option, ...]] = tuple([("ship", name) for name in SHIPS])
TO_ZONE: Final[tuple[Option, ...]] = tuple([("zone", name) for name in ZONES])
LOOK: Final[tuple[Option, ...]] = tuple([("look", name) for name in ZONES])
USE: Final[tuple[Option, ...]] = tuple([("use", name) for name in EVENT_CARDS])
#: By zone, then where to: the neighbours, from Phobos everywhere on Mars.
MOVE: Final[tuple[tuple[Option, ...], ...]] = tuple(
    [tuple([("move", name, other) for other in ZONES]) for name in ZONES]
)
#: By zone, or by ship, then player.
KILL: Final[tuple[tuple[Option, ...], ...]] = tuple(
    [tuple([("kill", name, player) for player in range(6)]) for name in ZONES]
)
REPLACE_IN: Final[tuple[tuple[Option, ...], ...]] = tuple(
    [tuple([("replace", name, player) for player in range(6)]) for name in ZONES]
)
REPLACE_ON: Final[tuple[tuple[Option, ...], ...]] = tuple(
    [tuple([("replace", name, player) for player in range(6)]) for name in SHIPS]
)
DONE: Final[Option] = ("done",)
DRAW: Final[Option] = ("draw",)
PASS: Final[Option] = ("pass",)
RESCUE: Final[tuple[Option, ...]] = tuple([("rescue", n) for n in range(1, RESCUED + 1)])
