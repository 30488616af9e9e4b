"""A seat is its player's: who may hand it on and when, who comes back, who is kept a seat, who must leave one."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from ..kit import Clock, Data, Here, bearer, play_rest, running, sentence, talk, three_friends, tokens

pytestmark = pytest.mark.anyio

HOUR = 60


async def two_friends(here: Here, **wish: Any) -> tuple[str, str, str]:
    """Ala and Bob at a table, where a seat may be handed on after an hour; both must decide."""
    made = await here.make("me", "open", name="Ala", seed=3, **{"absence": HOUR, **wish})
    bob = (await here.post(f"{made['table']}/claim", None, {"name": "Bob"}))["token"]
    await here.post(f"{made['table']}/ready", bob, {"ready": True})
    return made["table"], tokens(made)[0], bob


async def refused(here: Here, path: str, token: str | None, body: Data, status: int = 409) -> str:
    """The id of the refusal, which is also a sentence."""
    answer = await here.post(path, token, body, status)
    assert sentence(answer)
    return str(answer["error"]["message"][0])


async def lost(here: Here, table: str, token: str) -> str:
    """Why a token opens no seat."""
    answer = await here.web.get(f"/api/tables/{table}/view", headers=bearer(token))
    assert answer.status_code == 401, answer.text
    assert sentence(answer.json())
    return str(answer.json()["error"]["message"][0])


# ---- how long one waits ------------------------------------------------------------------------------------------


async def test_a_seat_is_handed_on_only_after_the_absence_chosen_for_the_table(tmp_path: Path) -> None:
    clock = Clock()
    async with running(tmp_path, clock) as here:
        table, ala, bob = await two_friends(here)
        wish = {"seat": 1, "to": "random"}
        async with here.live(table, bob) as line:
            await line.next("update")
            await clock.let_pass(2 * HOUR, here)  # he looks at the board for two hours and does nothing
            assert await refused(here, f"{table}/handover", ala, wish) == "refuse-hand-there"
        await clock.let_pass(20, here)
        told = await here.post(f"{table}/handover", ala, wish, 409)
        assert sentence(told) == (
            "Bob was last seen 20 minutes ago; at this table a seat can be handed on after 1 hour."
        )
        await clock.let_pass(39, here)
        await here.get(f"{table}/view", bob)  # one request, and he has been here
        await clock.let_pass(59, here)
        assert await refused(here, f"{table}/handover", ala, wish) == "refuse-hand-early"
        away = (await here.get(table))["seats"][1]
        assert away["seen"] == clock.now - 59 * 60
        await clock.let_pass(1, here)
        async with here.live(table, ala) as line:
            assert await here.post(f"{table}/handover", ala, wish) == {"handed": True}
            seen = await line.until(lambda frame: frame["type"] == "update" and frame["seats"][1]["kind"] == "bot")
            assert seen["seats"][1]["stands_in"]
            await line.until(lambda frame: frame["type"] == "update" and frame["version"] > 0)
        assert (await talk(here, table))[-1]["said"] == ["notice-bot", {"name": "Bob"}]


async def test_the_absence_is_chosen_with_the_table_and_shown_to_all(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        assert (await here.make("me", "open"))["absence"] == 24 * HOUR
        for minutes in (10, 7 * 24 * HOUR, None):
            made = await here.make("me", "here", absence=minutes)
            assert made["absence"] == (await here.get(made["table"]))["absence"] == minutes
            assert (await here.get(f"{made['table']}/view"))["absence"] == minutes
        for wrong in (0, 9, -5, 10**6, "soon", True, 1.5):
            wish = {"game": "pocket_mars", "seats": ["me", "open"], "absence": wrong}
            answer = await here.web.post("/api/tables", json=wish)
            assert answer.status_code == 400
            assert sentence(answer.json())


async def test_where_nobody_wished_it_a_seat_is_never_handed_on(tmp_path: Path) -> None:
    clock = Clock()
    async with running(tmp_path, clock) as here:
        table, ala, _ = await two_friends(here, absence=None)
        await clock.let_pass(3 * HOUR, here)
        assert await refused(here, f"{table}/handover", ala, {"seat": 1, "to": "random"}) == "refuse-hand-never"
        assert (await here.get(table))["seats"][1]["heirs"] is None


async def test_time_without_a_server_is_nobodys_absence(tmp_path: Path) -> None:
    clock = Clock()
    wish = {"seat": 1, "to": "random"}
    async with running(tmp_path, clock) as here:
        table, ala, _ = await two_friends(here)
        await clock.let_pass(50, here)
    clock.now += 7 * 86_400
    async with running(tmp_path, clock) as here:
        assert await refused(here, f"{table}/handover", ala, wish) == "refuse-hand-early"
        await clock.let_pass(9, here)
        assert await refused(here, f"{table}/handover", ala, wish) == "refuse-hand-early"
        clock.now += 86_400  # the machine slept, and its first minute awake is not over
        assert await refused(here, f"{table}/handover", ala, wish) == "refuse-hand-early"
        await clock.let_pass(1, here)
        assert await here.post(f"{table}/handover", ala, wish) == {"handed": True}


async def test_many_restarts_do_not_keep_a_seat_for_ever(tmp_path: Path) -> None:
    clock = Clock()
    async with running(tmp_path, clock) as here:
        table, ala, _ = await two_friends(here)
    for _ in range(4):
        async with running(tmp_path, clock) as here:
            await clock.let_pass(15, here)
    async with running(tmp_path, clock) as here:
        assert await here.post(f"{table}/handover", ala, {"seat": 1, "to": "random"}) == {"handed": True}


async def test_whoever_is_connected_to_another_process_is_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "arsia.server.storage.database.lock_of", lambda engine: None
    )  # as databases for several servers do
    clock = Clock()
    wish = {"seat": 1, "to": "random"}
    async with running(tmp_path, clock) as here, running(tmp_path, clock) as there:
        table, ala, bob = await two_friends(here)
        assert (await there.get(f"{table}/view", bob))["seat"] == 1
        async with there.live(table, bob) as line:
            await line.next("update")
            await clock.let_pass(3 * HOUR, here, there)
            assert await refused(here, f"{table}/handover", ala, wish) in ("refuse-hand-early", "refuse-hand-there")
        await clock.let_pass(30, here, there)
        async with running(tmp_path, clock):  # one more process is no absence, and ends none
            pass
        assert await refused(here, f"{table}/handover", ala, wish) == "refuse-hand-early"
        await clock.let_pass(30, here, there)
        assert await here.post(f"{table}/handover", ala, wish) == {"handed": True}


async def test_who_was_seen_is_written_once_a_minute_and_never_with_a_move(tmp_path: Path) -> None:
    clock = Clock()
    async with running(tmp_path, clock) as here:
        made = await here.make("me", "here", seed=5)
        table, own = made["table"], tokens(made)
        engine = here.services.database._engine.sync_engine
        written: list[str] = []

        @sa.event.listens_for(engine, "before_cursor_execute")
        def hear(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
            if statement.startswith("UPDATE seats"):
                written.append(statement)

        await play_rest(here, table, own, random.Random(1), most=30)
        assert written == []
        await here.services.presence.beat()
        assert len(written) <= 2  # once for each seat


# ---- who must agree, and who may have the seat -------------------------------------------------------------------


async def test_somebody_alone_at_a_table_never_gets_to_see_the_other_hand(tmp_path: Path) -> None:
    clock = Clock()
    async with running(tmp_path, clock) as here:
        table, ala, _ = await two_friends(here)
        await clock.let_pass(2 * HOUR, here)
        assert (await here.get(table))["seats"][1]["heirs"] == "bots"
        assert await refused(here, f"{table}/handover", ala, {"seat": 1, "to": "open"}) == "refuse-hand-stranger"
        await here.post(f"{table}/handover", ala, {"seat": 1, "to": "random"})
        # By way of the bot it does not work either, nor by simply sitting down in another window.
        assert await refused(here, f"{table}/handover", ala, {"seat": 1, "to": "open"}) == "refuse-hand-stranger"
        assert await refused(here, f"{table}/claim", None, {"name": "Ala's other window", "seat": 1}) == (
            "refuse-seat-taken"
        )


async def test_alone_among_three_one_cannot_give_a_seat_to_a_stranger(tmp_path: Path) -> None:
    clock = Clock()
    async with running(tmp_path, clock) as here:
        table, own = await three_friends(here, absence=HOUR)
        async with here.live(table, own[0]) as ala:
            await ala.next("update")
            await clock.let_pass(2 * HOUR, here)  # Bob and Cleo are away
            # A bot needs nobody's word who is away; a stranger does.
            assert await here.post(f"{table}/handover", own[0], {"seat": 2, "to": "open"}) == {"handed": False}
            assert await here.post(f"{table}/handover", own[0], {"seat": 2, "to": "open"}) == {"handed": False}
            assert (await here.get(table))["seats"][2]["claimed"]
            assert await here.post(f"{table}/handover", own[0], {"seat": 2, "to": "greedy"}) == {"handed": True}


async def test_the_seats_at_one_screen_are_one_voice(tmp_path: Path) -> None:
    clock = Clock()
    async with running(tmp_path, clock) as here:
        made = await here.make("me", "here", "open", name="Ala", absence=HOUR)
        table, own = made["table"], tokens(made)
        bob = (await here.post(f"{table}/claim", None, {"name": "Bob"}))["token"]
        await here.post(f"{table}/ready", bob, {"ready": True})
        await clock.let_pass(HOUR, here)
        for token in own.values():
            wish = {"seat": 2, "to": "open"}
            assert await refused(here, f"{table}/handover", token, wish) == "refuse-hand-stranger"
        async with here.live(table, own[0]) as line, here.live(table, own[1]):
            await line.next("update")
            assert await here.post(f"{table}/handover", own[0], {"seat": 2, "to": "random"}) == {"handed": True}


async def test_three_people_must_agree_and_a_friend_takes_over_by_link(tmp_path: Path) -> None:
    clock = Clock()
    async with running(tmp_path, clock) as here:
        table, own = await three_friends(here, seed=4, absence=HOUR)
        async with here.live(table, own[0]) as ala, here.live(table, own[1]) as bob:
            await ala.next("update")
            await bob.next("update")
            await clock.let_pass(HOUR, here)
            assert await here.post(f"{table}/handover", own[0], {"seat": 2, "to": "open"}) == {"handed": False}
            asked = await bob.until(lambda frame: frame["type"] == "update" and frame["seats"][2]["heir"] == "open")
            assert asked["seats"][2]["agreed"] == [0]
            # Once more by the same seat is no consent of the other.
            assert await here.post(f"{table}/handover", own[0], {"seat": 2, "to": "open"}) == {"handed": False}
            await here.post(f"{table}/handover", own[1], {"seat": 2, "to": None})
            assert (await here.get(table))["seats"][2]["heir"] is None
            await here.post(f"{table}/handover", own[0], {"seat": 2, "to": "open"})
            assert await here.post(f"{table}/handover", own[1], {"seat": 2, "to": "open"}) == {"handed": True}
        assert not (await here.get(table))["seats"][2]["claimed"]
        # Nobody who holds or held a token of this table may have it.
        for token in own.values():
            claim = {"name": "Eve", "seat": 2}
            assert await refused(here, f"{table}/claim", token, claim) == "refuse-claim-second"
        dora = await here.post(f"{table}/claim", None, {"name": "Dora", "seat": 2})
        assert (await here.get(f"{table}/view", dora["token"]))["seat"] == 2
        assert await lost(here, table, own[2]) == "refuse-handed-person"
        kinds = [line["said"][0] for line in await talk(here, table)]
        assert kinds == ["notice-wish-open", "notice-kept", "notice-wish-open", "notice-free"]


async def test_what_was_agreed_about_one_absence_does_not_hold_for_the_next(tmp_path: Path) -> None:
    clock = Clock()
    async with running(tmp_path, clock) as here:
        table, own = await three_friends(here, absence=HOUR)
        await clock.let_pass(HOUR, here)
        assert await here.post(f"{table}/handover", own[0], {"seat": 2, "to": "open"}) == {"handed": False}
        await here.get(f"{table}/view", own[2])  # Cleo looks in
        await clock.let_pass(HOUR, here)
        assert await here.post(f"{table}/handover", own[1], {"seat": 2, "to": "open"}) == {"handed": False}


async def test_whoever_was_here_a_moment_ago_is_asked_too(tmp_path: Path) -> None:
    clock = Clock()
    async with running(tmp_path, clock) as here:
        table, own = await three_friends(here, absence=HOUR)
        await clock.let_pass(HOUR, here)
        await here.get(f"{table}/view", own[1])
        wish = {"seat": 2, "to": "greedy"}
        assert await here.post(f"{table}/handover", own[0], wish) == {"handed": False}
        assert await here.post(f"{table}/handover", own[1], wish) == {"handed": True}


async def test_a_seat_that_nobody_waits_for_stays_as_it_is(tmp_path: Path) -> None:
    clock = Clock()
    async with running(tmp_path, clock) as here:
        table, ala, bob = await two_friends(here)
        while 1 in (await here.get(f"{table}/view"))["thinking"]:
            at = (await here.get(f"{table}/view"))["version"]
            await play_rest(here, table, {0: ala, 1: bob}, random.Random(at), most=at + 1)
        await clock.let_pass(2 * HOUR, here)
        assert await refused(here, f"{table}/handover", ala, {"seat": 1, "to": "random"}) == "refuse-hand-idle"


async def test_seats_that_cannot_be_handed_on(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        made = await here.make("me", "random", "here")
        table, own = made["table"], tokens(made)
        for body, status in (
            ({"seat": 0, "to": "greedy"}, 400),
            ({"seat": 9, "to": "greedy"}, 400),
            ({"seat": 1, "to": "open"}, 409),
            ({"seat": 2, "to": "hal9000"}, 400),
            ({"seat": 2, "to": "mcts:3600s"}, 400),
            ({"seat": 2}, 400),
        ):
            assert sentence(await here.post(f"{table}/handover", own[0], body, status))
        waiting = await here.make("me", "open")
        early = {"seat": 1, "to": "greedy"}
        assert sentence(await here.post(f"{waiting['table']}/handover", tokens(waiting)[0], early, 409))


# ---- coming back -------------------------------------------------------------------------------------------------


async def test_whoever_left_takes_the_seat_back_from_a_bot(tmp_path: Path) -> None:
    clock = Clock()
    async with running(tmp_path, clock) as here:
        table, ala, bob = await two_friends(here)
        await clock.let_pass(HOUR, here)
        await here.post(f"{table}/handover", ala, {"seat": 1, "to": "random"})
        assert await lost(here, table, bob) == "refuse-handed-bot"
    async with running(tmp_path, clock) as here:
        assert (await here.post(f"{table}/return", bob, {}))["seat"] == 1
        back = await here.get(f"{table}/view", bob)
        assert [back["seats"][1][part] for part in ("kind", "name")] == ["human", "Bob"]
        assert (await here.post(f"{table}/return", bob, {}))["seat"] == 1  # a repeat is harmless
        assert await refused(here, f"{table}/handover", ala, {"seat": 1, "to": "random"}) in (
            "refuse-hand-early",
            "refuse-hand-there",
        )
        assert (await play_rest(here, table, {0: ala, 1: bob}, random.Random(1)))["state"] == "over"


async def test_whoever_left_takes_the_seat_back_from_whoever_claimed_it(tmp_path: Path) -> None:
    clock = Clock()
    async with running(tmp_path, clock) as here:
        table, own = await three_friends(here, absence=HOUR)
        await clock.let_pass(HOUR, here)
        for seat in (0, 1):
            await here.post(f"{table}/handover", own[seat], {"seat": 2, "to": "open"})
        dora = (await here.post(f"{table}/claim", None, {"name": "Dora", "seat": 2}))["token"]
        async with here.live(table, dora) as line:
            await line.next("update")
            assert (await here.post(f"{table}/return", own[2], {}))["seat"] == 2
            told = await line.next("refused")
            assert told["error"]["message"][0] == "refuse-returned"
            assert await line.hung_up() == 4401
        assert await lost(here, table, dora) == "refuse-returned"
        decision = (await here.get(f"{table}/view", own[2]))["decision"]
        move = {"decision": decision["id"], "option": decision["options"][0]}
        assert await refused(here, f"{table}/moves", dora, move, 401) == "refuse-returned"
        assert await refused(here, f"{table}/return", dora, {}, 401) == "refuse-returned"
        assert (await here.get(table))["seats"][2]["name"] == "Cleo"
        assert await here.post(f"{table}/moves", own[2], move)


async def test_a_seat_stays_its_first_players_however_often_it_is_handed_on(tmp_path: Path) -> None:
    clock = Clock()
    async with running(tmp_path, clock) as here:
        table, own = await three_friends(here, absence=HOUR)
        await clock.let_pass(HOUR, here)
        for seat in (0, 1):
            await here.post(f"{table}/handover", own[seat], {"seat": 2, "to": "open"})
        dora = (await here.post(f"{table}/claim", None, {"name": "Dora", "seat": 2}))["token"]
        await clock.let_pass(HOUR, here)
        await here.post(f"{table}/handover", own[0], {"seat": 2, "to": "random"})
        assert await lost(here, table, dora) == "refuse-handed-on"
        assert (await here.post(f"{table}/return", own[2], {}))["seat"] == 2
        assert (await here.get(table))["seats"][2]["name"] == "Cleo"


# ---- before the cards are dealt ----------------------------------------------------------------------------------


async def test_whoever_made_the_table_frees_the_seat_of_somebody_who_does_not_come(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        made = await here.make("me", "open", "open", "random", name="Ala")
        table, ala = made["table"], tokens(made)[0]
        assert made["maker"] == 0
        bob = (await here.post(f"{table}/claim", None, {"name": "Bob"}))["token"]
        cleo = (await here.post(f"{table}/claim", None, {"name": "Cleo"}))["token"]
        await here.post(f"{table}/ready", bob, {"ready": True})
        assert await refused(here, f"{table}/free", cleo, {"seat": 1}, 403) == "refuse-free-maker"
        assert sentence(await here.post(f"{table}/free", None, {"seat": 1}, 401))
        for nobodys in (0, 3, 9):
            assert await refused(here, f"{table}/free", ala, {"seat": nobodys}) == "refuse-free-seat"
        async with here.live(table, bob) as line:
            await line.next("lobby")
            chair = (await here.post(f"{table}/free", ala, {"seat": 1}))["seats"][1]
            assert [chair[part] for part in ("claimed", "ready", "name")] == [False, False, ""]
            assert (await line.next("refused"))["error"]["message"][0] == "refuse-freed"
            assert await line.hung_up() == 4401
        assert await refused(here, f"{table}/ready", bob, {"ready": True}, 401) == "refuse-freed"
        assert await refused(here, f"{table}/free", ala, {"seat": 1}) == "refuse-free-seat"
        dora = (await here.post(f"{table}/claim", None, {"name": "Dora"}))["token"]
        for token in (cleo, dora):
            playing = await here.post(f"{table}/ready", token, {"ready": True})
        assert playing["state"] == "playing"
        assert await refused(here, f"{table}/free", ala, {"seat": 1}) == "refuse-free-late"
        assert (await here.get(f"{table}/view", dora))["seat"] == 1


# ---- again -------------------------------------------------------------------------------------------------------


async def test_a_seat_in_the_next_game_is_its_players(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        table, own = await three_friends(here)
        await play_rest(here, table, own, random.Random(2))
        again = (await here.post(f"{table}/rematch", own[1], {}))["table"]
    async with running(tmp_path) as here:
        lobby = await here.get(again)
        assert lobby["maker"] == 1
        assert [(seat["name"], seat["claimed"], seat["reserved"]) for seat in lobby["seats"]] == [
            ("Ala", False, True),
            ("Bob", True, False),
            ("Cleo", False, True),
        ]
        for claim in ({"name": "Eve"}, {"name": "Eve", "seat": 0}, {"name": "Eve", "seat": 2}):
            assert await refused(here, f"{again}/claim", None, claim) == "refuse-seat-reserved"
        assert (await here.post(f"{table}/rematch", own[0], {}))["seat"] == 0
        # Cleo does not come: whoever came first lets somebody else have the seat.
        bob = (await here.post(f"{table}/rematch", own[1], {}))["token"]
        await here.post(f"{again}/free", bob, {"seat": 2})
        dora = await here.post(f"{again}/claim", None, {"name": "Dora"})
        assert dora["seat"] == 2
        assert await refused(here, f"{table}/rematch", own[2], {}) == "refuse-seat-taken"
        assert (await here.post(f"{again}/ready", dora["token"], {"ready": True}))["state"] == "playing"


async def test_whoever_was_asked_to_leave_the_next_game_does_not_slip_in_again(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        table, own = await three_friends(here)
        await play_rest(here, table, own, random.Random(2))
        ala, bob = [await here.post(f"{table}/rematch", own[seat], {}) for seat in (0, 1)]
        again = ala["table"]
        await here.post(f"{again}/free", ala["token"], {"seat": 1})
        assert await here.post(f"{table}/rematch", own[1], {}) == bob
        assert not (await here.get(again))["seats"][1]["claimed"]
        assert await refused(here, f"{again}/ready", bob["token"], {"ready": True}, 401) == "refuse-freed"


# ---- tables made before ------------------------------------------------------------------------------------------


async def test_the_players_of_an_older_database_are_absent_from_now_on_only(tmp_path: Path) -> None:
    clock = Clock()
    async with running(tmp_path, clock) as here:
        table, ala, _ = await two_friends(here)
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    config = Config()
    config.set_main_option("script_location", "arsia.server.storage:migrations")
    config.set_main_option("path_separator", "os")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "0003")
        assert not sa.inspect(connection).has_table("pulse")
    engine.dispose()
    clock.now += 30 * 86_400
    async with running(tmp_path, clock) as here:
        lobby = await here.get(table)
        assert lobby["absence"] == 24 * HOUR
        assert lobby["seats"][1]["seen"] == clock.now
        assert await refused(here, f"{table}/handover", ala, {"seat": 1, "to": "random"}) == "refuse-hand-early"
