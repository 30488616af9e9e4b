"""``arsia completion``: a script by which a shell completes commands, games and flags as they are typed."""

from __future__ import annotations

from typing import Final

import arsia
from arsia import bots
from arsia.cli.arguments import COMMANDS, FLAGS, Arguments, Command
from arsia.cli.speech import Words
from arsia.kernel.message import Message, Refused
from arsia.words import LANGUAGES

_FILES: Final = ("save", "resume")


def completion(arguments: Arguments, language: str) -> int:
    """Print the script for a shell."""
    shell = arguments.needed()
    if shell not in SHELLS:
        raise Refused(Message("cli-refuse-shell", {"value": shell, "shells": SHELLS}))
    if shell == "fish":
        print(_fish(Words(language)))
    else:
        print(_bash() if shell == "bash" else f"autoload -U +X bashcompinit && bashcompinit\n{_bash()}")
    return 0


SHELLS: Final = ("bash", "zsh", "fish")


def _things(command: Command) -> tuple[str, ...]:
    """What may come after a command, as far as it can be listed."""
    if "GAME" in command.takes:
        return arsia.names()
    return SHELLS if command.takes == "SHELL" else ()


def _values(flag: str) -> tuple[str, ...]:
    """What a flag takes, as far as it can be listed."""
    return {"language": LANGUAGES, "bots": bots.names()}.get(flag, ())


def _bash() -> str:
    values = [
        f'    --{flag}) COMPREPLY=($(compgen -W "{" ".join(_values(flag))}" -- "$word")); return ;;'
        for flag in FLAGS
        if _values(flag)
    ]
    files = "|".join(f"--{flag}" for flag in _FILES)
    words = [
        f'    {name}) COMPREPLY=($(compgen -W "{" ".join([*_things(command), *_flags(command)])}" -- "$word")'
        + (' $(compgen -f -- "$word")' if command.takes == "FILE" else "")
        + ") ;;"
        for name, command in COMMANDS.items()
    ]
    return "\n".join(
        [
            "_arsia() {",
            "  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}",
            "  case $before in",
            *values,
            f'    {files}) COMPREPLY=($(compgen -f -- "$word")); return ;;',
            "  esac",
            "  if [ $COMP_CWORD -eq 1 ]; then",
            f'    COMPREPLY=($(compgen -W "{" ".join([*COMMANDS, "--help", "--version"])}" -- "$word"))',
            "    return",
            "  fi",
            "  case ${COMP_WORDS[1]} in",
            *words,
            "  esac",
            "}",
            "complete -F _arsia arsia",
        ]
    )


def _flags(command: Command) -> list[str]:
    return [f"--{flag.name}" for flag in command.flags]


def _fish(words: Words) -> str:
    lines = ["complete -c arsia -f"]
    for name, command in COMMANDS.items():
        about = _quoted(words.text(f"cli-command-{name}"))
        lines.append(f"complete -c arsia -n __fish_use_subcommand -a {name} -d {about}")
        here = f"-n '__fish_seen_subcommand_from {name}'"
        if _things(command):
            lines.append(f"complete -c arsia {here} -a '{' '.join(_things(command))}'")
        if command.takes == "FILE":
            lines.append(f"complete -c arsia {here} -F")
        for flag in command.flags:
            takes = f" -x -a '{' '.join(_values(flag.name))}'" if flag.value else ""
            takes = " -r -F" if flag.name in _FILES else takes
            lines.append(
                f"complete -c arsia {here} -l {flag.name}{takes} -d {_quoted(words.text(f'cli-flag-{flag.name}'))}"
            )
    return "\n".join(lines)


def _quoted(text: str) -> str:
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"
