"""The command line: serve tables to the browser, play at the terminal, simulate, replay, measure, read the rules."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module

import arsia
from arsia.cli.arguments import COMMANDS, Arguments, read
from arsia.cli.help import command_help, overview
from arsia.cli.records import trouble
from arsia.cli.speech import Words, language_of, sentence
from arsia.kernel.message import Message, Refused

__all__ = ["main"]

DONE = 0
WRONG = 2
STOPPED = 130
#: Without a command the table is opened, also with these.
_SERVING = frozenset([f"--{flag.name}" for flag in COMMANDS["serve"].flags])


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and give its exit code. What is wrong with it is said in one sentence, never in a traceback."""
    given = sys.argv[1:] if argv is None else list(argv)
    _print_what_can_be_printed()
    language, given = language_of(given, os.environ)
    try:
        return _run(given, language)
    except Refused as refusal:
        return _refuse(refusal.message, language)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        print(sentence(Message("cli-stopped"), language), file=sys.stderr)
        return STOPPED
    except BrokenPipeError:
        # Whoever read our output has had enough. Python would complain once more at exit, so give it nothing to flush.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE
    except OSError as error:
        return _refuse(trouble(error), language)


def _run(given: list[str], language: str) -> int:
    if not given or given[0].partition("=")[0] in _SERVING:
        given = ["serve", "--open", *given]
    name, *rest = given
    if name == "--version":
        print(f"arsia {arsia.__version__} ({'compiled' if arsia.COMPILED else 'plain Python'})")
        return DONE
    Words(language)  # a language that we do not speak is refused before anything is done
    if name in ("-h", "--help", "help"):
        overview(language)
        return DONE
    if name not in COMMANDS:
        raise Refused(Message("cli-refuse-command", {"value": name, "commands": tuple(COMMANDS)}))
    command = COMMANDS[name]
    if any(each in ("-h", "--help") for each in rest):
        command_help(command, language)
        return DONE
    return _do(name, read(command, rest), language)


def _do(name: str, arguments: Arguments, language: str) -> int:
    """Each command is imported when it is called for, so that none waits for what another needs."""
    name = name.replace("-", "_")
    command: Callable[[Arguments, str], int] = getattr(import_module(f"arsia.cli.commands.{name}"), name)
    return command(arguments, language)


def _refuse(message: Message, language: str) -> int:
    print(sentence(message, language), file=sys.stderr)
    return WRONG


def _print_what_can_be_printed() -> None:
    """A star that a terminal cannot show becomes a question mark and not an error."""
    for stream in (sys.stdout, sys.stderr, sys.stdin):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
