"""Mission: Red Planet: astronauts, ships, tokens, majorities and missions."""

from __future__ import annotations

from collections import Counter
from typing import Any, ClassVar

from arsia.kernel.journal import Event
from arsia.kernel.outcome import Outcome
from arsia.properties.cases import Case
from tests.accounts.book import Book, places

SCALES = ("northern_influence", "eastern_influence", "southern_influence", "western_influence")
MOST_IN = {
    "strategic_zones": ("syrtis_major", "valles_marineris"),
    "lunar_outpost": ("phobos",),
    "polar_claim": ("vastitas_borealis",),
    "basin_claim": ("hellas",),
}
MOST_TOKENS = {"celerium_magnate": "celerium", "sylvanite_magnate": "sylvanite"}


class MissionRedPlanet(Book):
    """By colour: with two seats there are two neutral ones besides."""

    SILENT: ClassVar[frozenset[str]] = frozenset({"start", "look", "reveal_phase"})
    REASONS: ClassVar[frozenset[str]] = frozenset({"skip"})

    def __init__(self, case: Case) -> None:
        super().__init__(case)
        numbers = self.facts["numbers"]
        self.zones: dict[str, Any] = self.facts["zones"]
        self.ships: dict[str, Any] = self.facts["ships"]
        self.cards: dict[str, Any] = self.facts["events"]
        self.kinds = list(numbers["point_values"])
        self.players = 4 if case.seats == 2 else case.seats
        everybody = range(self.players)
        self.supply = [numbers["astronauts"]] * self.players
        self.lost = [0] * self.players
        self.men = {zone: [0] * self.players for zone in self.zones}
        self.docks: dict[int, str] = {}
        self.crews: dict[str, list[int]] = {}
        self.tokens: dict[str, list[str]] = {}
        self.launched: set[str] = set()
        self.landing = ""
        self.ship_deck = len(self.ships)
        self.ship_discard = 0
        self.resources: dict[str, str] = {}
        self.lying = {zone: Counter[str]() for zone in self.zones}
        self.points = [Counter[str]() for _ in everybody]
        self.hired: dict[int, tuple[str, int]] = {}
        self.due: Counter[tuple[object, ...]] = Counter()  # what a production has still to give
        self.played: list[set[str]] = [set() for _ in everybody]
        self.number = 10
        self.first = -1
        self.acted: list[tuple[int, str]] = []  # who revealed what in this round, but for those that do not count
        self.round = 0
        self.event_deck = -1
        self.holds = [1] * case.seats
        self.gone: list[str] = []
        self.found: dict[str, str] = {}
        self.boxes = [0] * self.players
        self.missions = [0] * self.players
        self.shown: list[list[str]] = [[] for _ in range(case.seats)]
        self.over = False

    def hear(self, event: Event) -> None:
        if event[0] not in ("arrive", "resource"):
            self._unload()
        super().hear(event)

    # ---- ships and astronauts ------------------------------------------------------------------------------------

    def on_dock(self, ship: str, dock: int) -> None:
        self.must(dock not in self.docks, f"two ships are at dock {dock}")
        self.docks[dock] = ship
        self.crews[ship] = [0] * self.players
        self.tokens[ship] = []
        self.ship_deck -= 1

    def on_reshuffle(self, n: int) -> None:
        self.must(self.ship_deck == 0 and n == self.ship_discard, "the ship deck is made anew too early")
        self.ship_deck, self.ship_discard = n, 0

    def goes_to(self, ship: str) -> str | None:
        destination: str | None = self.ships[ship][0]
        return self.tokens[ship][-1] if self.tokens[ship] else destination

    def on_phobos(self, ship: str) -> None:
        self.must("phobos" not in map(self.goes_to, self.crews), "Phobos is served already")
        self.tokens[ship].append("phobos")

    def on_aim(self, player: int, ship: str, zone: str) -> None:
        self.tokens[ship].append(zone)
        used = sum(tokens.count(zone) for tokens in self.tokens.values())
        self.must(used <= self.facts["numbers"]["destination_tokens"], f"too many tokens for {zone}")

    def on_board(self, player: int, ship: str, n: int) -> None:
        self.must(ship not in self.launched, f"{ship} is boarded after its launch")
        self.supply[player] -= n
        self.crews[ship][player] += n
        self.must(sum(self.crews[ship]) <= self.ships[ship][1], f"{ship} is overfull")

    def on_launch(self, ship: str) -> None:
        self.must(sum(self.crews[ship]) == self.ships[ship][1], f"{ship} is launched and not full")
        self.launched.add(ship)

    def on_force(self, player: int, ship: str) -> None:
        self.must(sum(self.crews[ship]) < self.ships[ship][1], f"{ship} is forced and full")
        self.launched.add(ship)

    def _clear(self, ship: str) -> None:
        del self.crews[ship], self.tokens[ship]
        self.docks = {dock: each for dock, each in self.docks.items() if each != ship}
        self.launched.discard(ship)
        self.ship_discard += 1

    def _lose_crew(self, ship: str) -> None:
        for player, n in enumerate(self.crews[ship]):
            self.lost[player] += n
        self._clear(ship)

    def on_destroy(self, player: int, ship: str) -> None:
        self.must(ship not in self.launched, f"{ship} is destroyed after its launch")
        self._lose_crew(ship)

    def on_vanish(self, ship: str) -> None:
        self.must(self.goes_to(ship) is None, f"{ship} vanishes and has a destination")
        self._lose_crew(ship)

    def on_land(self, ship: str, zone: str) -> None:
        self.must(ship in self.launched and self.goes_to(ship) == zone, f"{ship} lands in {zone}")
        self.landing = ship

    def on_arrive(self, player: int, n: int, zone: str) -> None:
        self.must(n == self.crews[self.landing][player], f"{n} of {player} leave {self.landing}")
        self.crews[self.landing][player] = 0
        self.men[zone][player] += n

    def _unload(self) -> None:
        """The ship that landed last is empty and discarded."""
        if self.landing:
            self.must(not any(self.crews[self.landing]), f"somebody stays on {self.landing}")
            self._clear(self.landing)
            self.landing = ""

    def on_replace(self, player: int, other: int, place: str) -> None:
        there = self.crews[place] if place in self.ships else self.men[place]
        self.must(there[player] > 0 and there[other] > 0, f"{player} replaces {other} at {place}")
        there[other] -= 1
        there[player] += 1
        self.supply[player] -= 1
        self.lost[other] += 1

    def on_kill(self, player: int, other: int, zone: str) -> None:
        self.must(self.zones[zone]["kill"], f"somebody is killed in {zone}")
        self.men[zone][other] -= 1
        self.lost[other] += 1

    def on_move(self, player: int, zone: str, to: str) -> None:
        self.must(zone == "phobos" or to in self.zones[zone]["adjacent"], f"from {zone} to {to}")
        self.men[zone][player] -= 1
        self.men[to][player] += 1

    def on_resource(self, zone: str, resource: str) -> None:
        self.must(zone not in self.resources and any(self.men[zone]), f"{zone} is turned up")
        self.resources[zone] = resource

    # ---- characters and event cards ------------------------------------------------------------------------------

    def on_round(self, n: int) -> None:
        if n == 1:
            aside = self.seats if self.case.options.get("unkept_aside") else 0
            self.event_deck = self.facts["numbers"]["event_deck"][str(self.seats)] - aside
        self.round, self.number, self.acted = n, 10, []

    def on_reveal(self, player: int, character: str) -> None:
        number = self.facts["characters"][character]["number"]
        self.must(number <= self.number, f"{character} comes after {self.number}")
        self.number = number
        self.acted.append((player, character))
        self.must(character not in self.played[player], f"{player} plays {character} twice")
        self.played[player].add(character)

    def on_return(self, player: int) -> None:
        self.played[player] = set()

    def on_renew(self, player: int, n: int) -> None:
        self.must(player >= self.seats and n == 8, f"{player} has a new deck of {n}")
        self.played[player] = set()

    def on_skip(self, player: int) -> None:
        if self.case.options.get("skipped_not_first") and (player, "travel_agent") in self.acted:
            self.acted.remove((player, "travel_agent"))

    def on_first(self, player: int) -> None:
        latest = self.acted[-1][0] if self.acted else self.first
        self.must(latest in (player, -1), f"{player} is first, and {latest} was resolved last")
        self.first = player

    def on_draw(self, player: int) -> None:
        self.event_deck -= 1

    def on_hold(self, player: int) -> None:
        self.holds[player] += 1

    def on_box(self, player: int) -> None:
        self.must(player >= self.seats, f"a card of {player} goes into the box")
        self.boxes[player] += 1

    def on_assign(self, player: int, zone: str) -> None:
        self.must(zone not in self.found and self.zones[zone]["discovery"], f"a discovery goes to {zone}")
        self.found[zone] = ""

    def on_discard(self, player: int, event: str) -> None:
        self.gone.append(event)

    def on_use(self, player: int, event: str) -> None:
        self.holds[player] -= 1
        self.gone.append(event)

    def on_hire(self, player: int, n: int, zone: str) -> None:
        self.must(self.men[zone][player] > 0, f"{player} hires in {zone}")
        self.hired[player] = (zone, n)

    def on_rescue(self, player: int, n: int, zone: str) -> None:
        self.must(self.men[zone][player] > 0 and n <= self._number("rescue_operation", "max"), f"{n} come to {zone}")
        self.lost[player] -= n
        self.men[zone][player] += n

    def on_ice(self, player: int, n: int) -> None:
        self.must(n == self._number("blocks_of_ice", "ice"), f"{player} gains {n} ice")
        self.points[player]["ice"] += n

    def _number(self, event: str, name: str) -> int:
        return int(self.cards[event]["params"][name])

    # ---- discoveries ---------------------------------------------------------------------------------------------

    def on_discovery(self, event: str, zone: str) -> None:
        self.must(self.found.get(zone) == "", f"{event} is turned up in {zone}")
        self.found[zone] = event

    def on_lose(self, player: int, zone: str) -> None:
        self.must(self.found[zone] == "native_resistance", f"{player} loses somebody in {zone}")
        self.men[zone][player] -= 1
        self.lost[player] += 1

    def on_pull(self, player: int, n: int, zone: str) -> None:
        self.must(self.found[zone] == "ether_magnet", f"{player} is pulled to {zone}")
        for ship, crew in self.crews.items():
            if ship not in self.launched:
                n -= crew[player]
                self.men[zone][player] += crew[player]
                crew[player] = 0
        self.must(n == 0, f"{n} more are pulled to {zone} than were aboard")

    # ---- production ----------------------------------------------------------------------------------------------

    def on_production(self, n: int) -> None:
        """What every zone brings, and who must get it."""
        found = self.found if n == 3 else {}
        for zone, resource in self.resources.items():
            amount = n
            for other in self.zones[zone]["adjacent"]:
                if found.get(other) == "synergy":
                    amount += self._number("synergy", "extra")
            if found.get(zone) == "rich_vein":
                amount += self._number("rich_vein", "extra")
            if found.get(zone) == "mining_incident":
                amount = self._number("mining_incident", "produced")
            self.lying[zone]["ice" if found.get(zone) == "frozen_deposits" else resource] += amount
        for zone in self.zones:
            counts = self.men[zone][:]
            for player, (where, more) in self.hired.items():
                counts[player] += more if where == zone else 0
            takers = self._takers(counts, found.get(zone, ""))
            for kind, lies in self.lying[zone].items():
                share = lies // len(takers) if takers else 0
                self.lying[zone][kind] -= share * len(takers)
                for player in takers if share else ():
                    self.due[player, share, kind, zone] += 1
        self.hired = {}

    def _takers(self, counts: list[int], find: str) -> list[int]:
        there = sorted({n for n in counts if n}, reverse=True)
        if not there:
            return []
        level = {there[0]}
        if find == "even_ground":
            level = set(there)
        elif find == "uneven_ground":
            level = {there[-1]}
        elif find == "subterfuge" and counts.count(there[0]) == 1:
            level = set(there[1:2])
        return [player for player, n in enumerate(counts) if n in level]

    def on_gain(self, player: int, n: int, resource: str, zone: str) -> None:
        self.must(self.due[player, n, resource, zone] == 1, f"{player} gains {n} {resource} in {zone}")
        del self.due[player, n, resource, zone]
        self.points[player][resource] += n

    # ---- the end -------------------------------------------------------------------------------------------------

    def on_mission(self, player: int, event: str, n: int) -> None:
        self.must(n == self._mission(player, event), f"{event} brings {player} {n} points")
        self.missions[player] += n
        self.shown[player].append(event)

    def on_end(self) -> None:
        self.over = True

    def _mission(self, player: int, event: str) -> int:
        params = self.cards[event].get("params", {})
        present = [zone for zone in self.zones if self.men[zone][player]]
        if event in SCALES:
            return int(params["scale"][str(sum(zone in present for zone in params["red_zones"]))])
        if event == "wide_expansion":
            return max(
                [int(points) for least, points in params["scale_min_zones"].items() if len(present) >= int(least)]
                or [0]
            )
        if event == "diversified_holdings":
            return int(params["points"]) * all(self.points[player][kind] >= params["min_each"] for kind in self.kinds)
        if event in MOST_IN:
            counts = [sum(self.men[zone][each] for zone in MOST_IN[event]) for each in range(self.players)]
        elif event in MOST_TOKENS:
            counts = [self.points[each][MOST_TOKENS[event]] for each in range(self.players)]
        else:
            counts = self.lost
        return int(params["points"]) * (0 < counts[player] == max(counts))

    def score(self, player: int) -> int:
        """All points of a colour."""
        values = self.facts["numbers"]["point_values"]
        ice = [points["ice"] for points in self.points]
        total = self.missions[player] + sum(values[kind] * n for kind, n in self.points[player].items())
        if ice[player] and ice[player] == max(ice):
            total += self.facts["numbers"]["ice_monopoly"] // ice.count(max(ice))
        for zone, event in self.found.items():
            here = self.men[zone]
            if here[player] and (
                event in ("lichens", "radioactive_rocks") or (event == "underground_lake" and here[player] == max(here))
            ):
                total += self._number(event, "points")
        return int(total)

    def close(self, outcome: Outcome) -> None:
        self.must(self.over, "nobody was told that the game is over")
        scores = [self.score(player) for player in range(self.players)]
        self.must(list(outcome.scores) == scores[: self.seats], f"scores {outcome.scores}, by the log {scores}")
        found = places([(scores[seat], sum(self.points[seat].values())) for seat in range(self.seats)])
        if self.seats < self.players:
            best = max(scores[self.seats :])
            self.must(sum(line.points for line in outcome.rival) == best, f"the neutral colours have {best}")
            if best > max(scores[: self.seats]):
                found = tuple(place + 1 for place in found)
        self.must(outcome.places == found, f"places {outcome.places}, by the log {found}")

    # ---- what a spectator sees -----------------------------------------------------------------------------------

    def stand(self) -> dict[str, object]:
        self._unload()
        self.must(not +self.due, f"nobody was given {dict(self.due)}")
        return {
            "supply": self.supply,
            "lost": self.lost,
            "men": self.men,
            "points": [{kind: points[kind] for kind in self.kinds} for points in self.points],
            "lying": {zone: {kind: lies[kind] for kind in self.kinds} for zone, lies in self.lying.items()},
            "resources": self.resources,
            "docks": {dock: (ship, self.crews[ship], self.goes_to(ship)) for dock, ship in self.docks.items()},
            "tokens": {ship: tokens for ship, tokens in self.tokens.items() if tokens},
            "launched": self.launched,
            "ships": (self.ship_deck, self.ship_discard),
            "played": self.played,
            "found": {zone: event or None for zone, event in self.found.items()},
            "gone": self.gone,
            "boxes": self.boxes,
            **({"missions": self.shown} if self.over else {}),
            **({"first": self.first, "events": (self.event_deck, self.holds)} if self.round > 1 else {}),
        }

    def seen(self, view: Any) -> dict[str, object]:
        docks = {1 + n: dock for n, dock in enumerate(view["docks"]) if dock is not None}
        zones, players = view["zones"], view["players"]
        return {
            "supply": [player["supply"] for player in players],
            "lost": [player["lost"] for player in players],
            "men": {zone["id"]: zone["astronauts"] for zone in zones},
            "points": [player["points"] for player in players],
            "lying": {zone["id"]: zone["points"] for zone in zones},
            "resources": {zone["id"]: zone["resource"] for zone in zones if zone["resource"]},
            "docks": {n: (dock["ship"], dock["crew"], dock["destination"]) for n, dock in docks.items()},
            "tokens": {dock["ship"]: dock["tokens"] for dock in docks.values() if dock["tokens"]},
            "launched": {dock["ship"] for dock in docks.values() if dock["launched"]},
            "ships": (view["ship_deck"], len(view["ship_discard"])),
            "played": [set(player["played"]) for player in players],
            "found": {zone["id"]: zone["discovery"]["event"] for zone in zones if zone["discovery"]},
            "gone": view["event_discard"],
            "boxes": [player["boxed"] for player in players],
            "missions": [player["missions"] for player in players[: self.seats]],
            "first": view["first"],
            "events": (view["event_deck"], [player["holds"] for player in players[: self.seats]]),
        }
