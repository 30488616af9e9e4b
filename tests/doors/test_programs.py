"""Bots that are programs: the examples, and programs that misbehave."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from time import monotonic

import pytest

import arsia
from arsia import bots, doors
from arsia.arena import play_match, simulate
from arsia.arena.trial import trial
from arsia.doors import Guest
from arsia.kernel.message import Refused

from .lines import script

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"


@pytest.mark.parametrize(
    ("example", "game"),
    [
        ("last.py", "martians"),
        ("last.py", "ares_expedition"),
        ("last.py", "terraforming_mars"),
        ("dice.js", "mission_red_planet"),
        ("first.sh", "pocket_mars"),
        ("dreamer.py", "pocket_mars"),
    ],
)
def test_the_examples_play_without_a_fault(example: str, game: str) -> None:
    found = trial(f"cmd:{EXAMPLES / example}", game, 2, 1)
    assert found.troubles == []
    assert found.is_clean
    assert found.decisions > 10


def test_the_one_that_searches_beats_chance() -> None:
    assert trial(f"cmd:{EXAMPLES / 'dreamer.py'}", "pocket_mars", 2, 4, seed=2).wins >= 3


MISBEHAVED = {
    "silent": ("pass", "late"),
    "slow once": ("time.sleep(0.5 if not frame['told_from'] else 0); say(id=frame['id'], index=0)", "late"),
    "crashes at once": ("sys.exit('no more')", "crashed"),
    "crashes later": ("sys.exit('no more') if frame['told_from'] else say(id=frame['id'], index=0)", "crashed"),
    "closes its ears": ("sys.stdin.close(); say(id=frame['id'], index=0); time.sleep(9)", "late"),
    "says too much": ("print('x' * 300_000, flush=True)", "illegal"),
    "says it without end": ('[print(\'{"type": "ready"}\') for _ in iter(int, 1)]', "late"),
    "sleeps on": ("time.sleep(99)", "late"),
}


@pytest.mark.parametrize("name", MISBEHAVED)
def test_a_program_that_misbehaves_ends_no_game(name: str, tmp_path: Path) -> None:
    body, fault = MISBEHAVED[name]
    bot = doors.make(script(tmp_path, body), seed=1, seconds=0.25)
    assert isinstance(bot, Guest)
    table = arsia.new("pocket_mars", 2, 3)
    began = monotonic()
    play_match(table, [bot, bots.make("random", 1)])
    assert monotonic() - began < 20
    assert [each for each, times in bot.faults.items() if times] == [fault]
    assert arsia.replay(table.record()).fingerprint() == table.fingerprint()
    if fault == "crashed":
        assert str(Refused(bot.talk.troubles[0])).endswith("no more")


def test_no_program_outlives_its_game_nor_does_what_it_has_begun(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    body = f"import subprocess, os; child = subprocess.Popen(['sleep', '99']); open({str(pids)!r}, 'w').write("
    bot = doors.make(script(tmp_path, body + "f'{os.getpid()} {child.pid}'); time.sleep(99)"), seconds=0.5)
    assert isinstance(bot, Guest)
    table = arsia.new("pocket_mars", 2, 3)
    while not pids.exists():
        bot.answer(table, 0)
    both = [int(pid) for pid in pids.read_text().split()]
    assert all(is_running(pid) for pid in both)
    bot.leave(table)
    until = monotonic() + 10
    while any(is_running(pid) for pid in both):
        assert monotonic() < until


def is_running(pid: int) -> bool:
    """Is there such a process, and not only what is left of it?"""
    try:
        return (Path("/proc") / str(pid) / "stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


@pytest.mark.parametrize("spec", ["cmd:", "cmd:no-such-program", "cmd:'", "url:", "url:ftp://a", "url:http://a:99999"])
def test_what_cannot_be_begun_or_called_is_refused_before_any_game(spec: str) -> None:
    with pytest.raises(Refused):
        doors.make(spec)


def test_a_wrong_name_is_answered_with_doors_too() -> None:
    with pytest.raises(Refused, match=r"cmd:\./mybot"):
        doors.make("genius")


def test_bots_of_servers_know_no_doors() -> None:
    for spec in (f"cmd:{EXAMPLES / 'last.py'}", "url:http://localhost:9"):
        with pytest.raises(Refused):
            bots.make(spec)


def test_many_games_count_what_went_wrong(tmp_path: Path) -> None:
    spec = script(tmp_path, "say(id=frame['id'], index=0 if frame['told_from'] else 999)")
    alone = simulate("pocket_mars", 2, (spec, "random"), 2, seed=1)
    assert alone["faults"] == {spec: {"late": 0, "illegal": 2, "crashed": 0}}
    assert "faults" not in simulate("pocket_mars", 2, ("random",), 2, seed=1)


class Web(BaseHTTPRequestHandler):
    """A bot at an address: it takes the first option."""

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True

    def do_POST(self) -> None:
        frames = [json.loads(line) for line in self.rfile.read(int(self.headers["Content-Length"])).splitlines()]
        said = b"".join(
            json.dumps({"id": frame["id"], "index": 0}).encode() + b"\n"
            for frame in frames
            if frame["type"] == "decide"
        )
        broken = self.path == "/broken"
        self.send_response(500 if broken else 200)
        self.send_header("Content-Length", str(len(said)))
        self.end_headers()
        self.wfile.write(said)

    def log_message(self, format: str, *args: object) -> None:
        pass


@contextmanager
def web() -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), Web) as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
        thread.start()
        try:
            yield f"url:http://127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()
            thread.join()


def test_a_bot_at_an_address_plays() -> None:
    with web() as url:
        assert trial(url, "pocket_mars", 2, 2).is_clean
        broken = trial(f"{url}/broken", "pocket_mars", 2, 1)
    assert broken.faults["crashed"] > 0
    assert "500" in str(Refused(broken.troubles[0]))
    assert trial(url, "pocket_mars", 2, 1).faults["crashed"] > 0  # nobody is there any more
