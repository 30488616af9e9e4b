"""Looking back: a finished game, or a record from a file, after any of its moves and through any eyes."""

from __future__ import annotations

import json
import random
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest

import arsia
from arsia.kernel.table import Table
from arsia.server.replays.walk import EVERY, GameWalk, hidden, walk_of_record

from ..kit import Data, Here, play_rest, running, sentence, tokens

pytestmark = pytest.mark.anyio

LATER = 1e18


def played(game: str, seats: int, seed: int, undos: bool = False) -> Table:
    """A whole game, played quickly, in which now and then somebody takes moves back."""
    table, chance = arsia.new(game, seats, seed), random.Random(seed)
    while table.outcome is None:
        mover = chance.choice(sorted(table.pending))
        table.play(mover, table.rollout(mover) or chance.choice(table.pending[mover].options))
        for seat in range(seats) if undos and chance.random() < 0.2 else ():
            while table.can_undo(seat) and chance.random() < 0.6:
                table.undo(seat)
    return table


async def over(here: Here, seed: int = 3, **wish: Any) -> tuple[str, Data]:
    """A finished table and how a spectator sees its end."""
    made = await here.make("me", "here", seed=seed, name="Ala", **wish)
    return made["table"], await play_rest(here, made["table"], tokens(made), random.Random(seed))


async def test_a_finished_game_is_looked_at_move_by_move_through_any_eyes(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        table, end = await over(here)
        record = (await here.web.get(f"/api/tables/{table}/record")).json()
        whole = await here.get(f"{table}/replay")
        assert len(whole["moves"]) == end["version"]
        assert whole["seats"][0]["name"] == "Ala"
        assert whole["outcome"] == end["view"]["outcome"]
        assert {event["seat"] for event in whole["events"]} > {None}
        for ply in (0, 1, end["version"] // 2, 3, end["version"]):
            then = arsia.replay(record, upto=ply)
            for seat in (None, 0, 1):
                eyes = "" if seat is None else f"?seat={seat}"
                frame = await here.get(f"{table}/replay/{ply}{eyes}")
                assert frame["update"]["view"] == as_sent(then.view(seat))
                assert frame["update"]["version"] == ply
                assert frame["update"]["decision"] is None
                assert frame["update"]["thinking"] == sorted(then.pending)


async def test_every_hand_lies_open(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        table, _ = await over(here)
        frame = await here.get(f"{table}/replay/10")
        record = (await here.web.get(f"/api/tables/{table}/record")).json()
        then = arsia.replay(record, upto=10)
        for player in frame["hidden"]:
            own = as_sent(then.view(player["seat"]))["players"][player["seat"]]
            assert player["parts"]["hand"] == own["hand"]
            assert all(card["card"] for card in own["hand"])


def test_what_is_hidden_is_found_in_every_game() -> None:
    for name, game in arsia.games().items():
        if name == "martians":
            continue  # only goals are hidden there, and only in some games
        table = arsia.new(name, max(game.seats[0], 2), 1)
        assert all(each.parts for each in hidden(table)), name


async def test_a_game_that_is_not_over_keeps_its_secrets(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        made = await here.make("me", "here", seed=1)
        waiting = await here.make("me", "open")
        for path in ("replay", "replay/0", "replay/0?seat=1", "chart"):
            answer = await here.web.get(f"/api/tables/{made['table']}/{path}")
            assert answer.status_code == 403
            assert sentence(answer.json())
            assert (await here.web.get(f"/api/tables/{waiting['table']}/{path}")).status_code == 409
            assert (await here.web.get(f"/api/tables/AAAAAAAAAA/{path}")).status_code == 404


async def test_a_moment_or_eyes_that_do_not_exist_are_refused(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        table, end = await over(here)
        for path in (f"{end['version'] + 1}", "-1", "0?seat=2", "0?seat=-1", "0?seat=x", "99999999999999999999999"):
            answer = await here.web.get(f"/api/tables/{table}/replay/{path}")
            assert answer.status_code in (400, 404), path
            assert sentence(answer.json())


@pytest.mark.parametrize("game", sorted(arsia.games()))
def test_any_moment_is_what_a_replay_gives_undone_moves_included(game: str) -> None:
    table = played(game, max(arsia.game(game).seats[0], 2), 5, undos=True)
    record = table.record()
    walk = walk_of_record(table.record(), 5000)
    assert walk.walk_through(LATER).fingerprint() == table.fingerprint()
    chance = random.Random(1)
    plies = [chance.randrange(table.ply + 1) for _ in range(12)]
    for ply in [*plies, plies[-1] - 1, 0, 1, table.ply]:
        then = arsia.replay(record, upto=max(ply, 0))
        assert walk.at(max(ply, 0), LATER).fingerprint() == then.fingerprint()


def test_stepping_through_a_long_game_does_not_begin_at_its_start(monkeypatch: pytest.MonkeyPatch) -> None:
    table = played("terraforming_mars", 2, 2)
    walk = walk_of_record(table.record(), 5000)
    walk.walk_through(LATER)
    made: list[int] = []
    real = GameWalk._step

    def counted(walk: GameWalk, then: Table) -> Table:
        made.append(then.ply)
        return real(walk, then)

    monkeypatch.setattr(GameWalk, "_step", counted)
    for ply in (table.ply - 40, table.ply - 39, table.ply - 41, 7, table.ply):
        made.clear()
        walk.at(ply, LATER)
        assert len(made) < EVERY


async def test_a_record_is_looked_at_without_a_table(tmp_path: Path) -> None:
    table = played("mission_red_planet", 3, 4, undos=True)
    record = table.record()
    async with running(tmp_path) as here:
        answer = await here.web.post("/api/replay", json=record)
        assert answer.status_code == 200, answer.text
        whole = answer.json()
        assert (whole["game"], len(whole["seats"]), len(whole["moves"])) == ("mission_red_planet", 3, table.ply)
        assert whole["trouble"] is None
        assert not all(move["stands"] for move in whole["moves"])
        for ply in (0, 20, 19, table.ply):
            frame = (await here.web.post(f"/api/replay/{ply}?seat=2", json=record)).json()
            assert frame["update"]["view"] == as_sent(arsia.replay(record, upto=ply).view(2))


async def test_a_seed_of_128_bits_survives_the_journey(tmp_path: Path) -> None:
    record = played("pocket_mars", 2, 2**127 + 1).record()
    async with running(tmp_path) as here:
        whole = (await here.web.post("/api/replay", json=record)).json()
        assert whole["outcome"] == record["outcome"]


@pytest.mark.parametrize("same", [True, False])
async def test_a_damaged_record_is_shown_up_to_its_last_good_move(tmp_path: Path, same: bool) -> None:
    record: Any = played("pocket_mars", 2, 6).record()
    record["moves"][30] = [0, ["fly", "away"]]
    if not same:
        record["digest"] = "another"
    async with running(tmp_path) as here:
        whole = (await here.web.post("/api/replay", json=record)).json()
        assert len(whole["moves"]) == 30
        assert whole["trouble"][0] == ("refuse-record-damaged" if same else "refuse-record-edition")
        assert (await here.web.post("/api/replay/30", json=record)).status_code == 200
        late = await here.web.post("/api/replay/31", json=record)
        assert late.status_code == 400
        assert "0 to 30" in sentence(late.json())


def changed(**changes: Any) -> Data:
    return {**played("pocket_mars", 2, 1).record(), **changes}


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"hello",
        b"[]",
        b"{}",
        b'{"format": 1}',
        b"[" * 5000,
        changed(format=2),
        changed(game="chess"),
        changed(seats=17),
        changed(seats="2"),
        changed(seed="seven"),
        changed(seed=-1),
        changed(options={"colour": "red"}),
        changed(moves=None),
        changed(moves=[[0, ["undo"]]]),
        changed(moves=[[9, ["draw"]]]),
        changed(moves=[["draw"]]),
    ],
)
async def test_what_is_no_record_is_refused_with_what_is_wrong(tmp_path: Path, body: Any) -> None:
    async with running(tmp_path) as here:
        sent: Any = {"content": body} if isinstance(body, bytes) else {"json": body}
        for path in ("/api/replay", "/api/replay/0"):
            answer = await here.web.post(path, **sent)
            assert answer.status_code == 400, answer.text
            assert sentence(answer.json())


async def test_a_record_may_be_neither_too_large_nor_too_long_nor_too_slow(tmp_path: Path) -> None:
    record: Any = played("pocket_mars", 2, 1).record()
    async with running(tmp_path, record_moves=50) as here:
        for body in ({**record, "note": "x" * 600_000}, {**record, "moves": record["moves"] + record["moves"]}):
            answer = await here.web.post("/api/replay", json=body)
            assert answer.status_code == 413
            assert sentence(answer.json())
    walk = walk_of_record(record, 5000)
    with pytest.raises(arsia.Refused):
        walk.walk_through(perf_counter() - 1)


def as_sent(view: Any) -> Any:
    """A view as it arrives: tuples are lists on the wire."""
    return json.loads(json.dumps(view))
