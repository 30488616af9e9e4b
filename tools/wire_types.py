"""The types of what travels, as the browser reads them: web/src/table/connection/wire.ts, from the server's own.

python tools/wire_types.py           # writes it
python tools/wire_types.py --check   # says whether it is what would be written
"""

from __future__ import annotations

import ast
import inspect
import json
import re
import sys
import textwrap
import types
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any, Final, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

from msgspec import NODEFAULT, Struct, UnsetType
from msgspec.structs import FieldInfo, fields

#: Where the server says what travels.
MODULES: Final = ("parts", "refusals", "requests", "tables", "games", "frames", "replays")
WRITTEN: Final = Path(__file__).parents[1] / "web" / "src" / "table" / "connection" / "wire.ts"
WIDTH: Final = 120
HEAD: Final = """\
/**
 * What travels between the server and the browser: see docs/api.md. Written by tools/wire_types.py from the server's
 * own types; `make lint` holds it to them.
 */
"""
#: The browser has no kernel, so that some things are called there as the kernel calls them.
CALLED: Final = {"Said": "Message", "OpenDecision": "Decision", "SetFacts": "Several", "OutcomeFacts": "Outcome"}
#: What the server hands on as the games made it is more than its type tells.
MESSAGE: Final = "readonly [string, Readonly<Record<string, unknown>>]"
STANDS_FOR: Final = {"Seen": "View", "Ended": "Outcome", "Event": "Option"}
OPEN: Final = {"View"}
PLAIN: Final[dict[object, str]] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    type(None): "null",
    Any: "unknown",
}


class Alias(NamedTuple):
    """A type that has a name but no fields."""

    name: str
    hint: Any
    doc: str


def main(wishes: Sequence[str]) -> int:
    """Write the file, or say whether that would change it."""
    text = "\n".join(_parts())
    if "--check" not in wishes:
        WRITTEN.write_text(text, encoding="utf-8")
        return 0
    if WRITTEN.exists() and WRITTEN.read_text(encoding="utf-8") == text:
        return 0
    print("web/src/table/connection/wire.ts is not what the server sends; run: python tools/wire_types.py")
    return 1


def _parts() -> Iterator[str]:
    modules = [import_module(f"arsia.server.wire.{name}") for name in MODULES]
    aliases = [alias for module in modules for alias in _aliases(module)]
    structs = [struct for module in modules for struct in _structs(module)]
    yield HEAD
    for alias in aliases:
        if alias.name not in STANDS_FOR:
            yield _alias(alias, aliases)
    for struct in structs:
        yield _struct(struct, structs, aliases)


def _structs(module: types.ModuleType) -> Iterator[type[Struct]]:
    for value in vars(module).values():
        if isinstance(value, type) and issubclass(value, Struct) and value.__module__ == module.__name__:
            yield value


def _aliases(module: types.ModuleType) -> Iterator[Alias]:
    source = inspect.getsource(module)
    lines = source.splitlines()
    for node in ast.parse(source).body:
        if not isinstance(node, ast.AnnAssign) or ast.unparse(node.annotation) != "TypeAlias":
            continue
        name = ast.unparse(node.target)
        hint = getattr(module, name)
        if get_origin(hint) is Annotated and get_args(hint)[0] is int:
            continue  # a number within limits is a number
        above = lines[node.lineno - 2]
        yield Alias(name, hint, above.removeprefix("#: ") if above.startswith("#: ") else "")


def _alias(alias: Alias, aliases: Sequence[Alias]) -> str:
    others = [other for other in aliases if other is not alias]
    shape = MESSAGE if alias.name == "Said" else _type(alias.hint, others)
    line = f"export type {_called(alias.name)} = {shape};"
    if len(line) > WIDTH:
        line = f"export type {_called(alias.name)} =" + "".join(f"\n  | {part}" for part in shape.split(" | ")) + ";"
    return _doc(alias.doc) + line + "\n"


def _struct(struct: type[Struct], structs: Sequence[type[Struct]], aliases: Sequence[Alias]) -> str:
    above = next((base for base in struct.__bases__ if base in structs), None)
    inherited = {field.name for field in fields(above)} if above else set()
    extends = f" extends {_called(above.__name__)}" if above else ""
    hints = get_type_hints(struct, include_extras=True)
    remarks = re.findall(r"^    (\w+): .*?  # (.+)$", inspect.getsource(struct), re.MULTILINE)
    docs = {name: _doc(f"{remark[0].upper()}{remark[1:]}.", "  ") for name, remark in remarks}
    lines = [f"export interface {_called(struct.__name__)}{extends} {{"]
    if struct.__struct_config__.tag is not None:
        lines.append(f"  readonly type: {json.dumps(struct.__struct_config__.tag)};")
    for field in fields(struct):
        if field.name not in inherited:
            lines.append(docs.get(field.name, "") + _field(struct, field, hints[field.name], aliases))
    if struct.__name__ in OPEN:
        lines.append("  readonly [part: string]: unknown;")
    return _doc(inspect.getdoc(struct) or "") + "\n".join([*lines, "}"]) + "\n"


def _field(struct: type[Struct], field: FieldInfo, hint: Any, aliases: Sequence[Alias]) -> str:
    asked = struct.__struct_config__.forbid_unknown_fields  # what is told is told whole, what is asked need not be
    given = field.default is not NODEFAULT or field.default_factory is not NODEFAULT
    optional = (asked and given) or UnsetType in get_args(hint)
    return f"  readonly {field.encode_name}{'?' if optional else ''}: {_type(hint, aliases)};"


def _type(hint: Any, aliases: Sequence[Alias]) -> str:
    """A Python type as TypeScript says it."""
    for alias in aliases:
        if alias.hint == hint:
            return STANDS_FOR.get(alias.name) or _called(alias.name)
    if hint in PLAIN:
        return PLAIN[hint]
    if isinstance(hint, type) and issubclass(hint, Struct):
        return _called(hint.__name__)
    kind, parts = get_origin(hint), get_args(hint)
    if kind is Literal:
        return " | ".join(json.dumps(part) for part in parts)
    if kind in (Union, types.UnionType):
        return " | ".join(_type(part, aliases) for part in parts if part is not UnsetType)
    inner = [_type(part, aliases) for part in parts if kind is not Annotated or part is parts[0]]
    if kind is Annotated:
        return inner[0]
    if kind is dict:
        return f"Readonly<Record<{inner[0]}, {inner[1]}>>"
    if kind is tuple:
        return f"readonly [{', '.join(inner)}]"
    if kind in (list, Sequence):
        return f"readonly ({inner[0]})[]" if re.search(r"[ |]", inner[0]) else f"readonly {inner[0]}[]"
    raise TypeError(f"tools/wire_types.py has no word for {hint}")


def _called(name: str) -> str:
    return CALLED.get(name, name)


def _doc(text: str, indent: str = "") -> str:
    text = " ".join(text.replace("``", "`").split())
    if not text:
        return ""
    line = f"{indent}/** {text} */\n"
    if len(line) <= WIDTH + 1:
        return line
    return textwrap.fill(text, WIDTH, initial_indent=f"{indent}/**\n{indent} * ", subsequent_indent=f"{indent} * ") + (
        f"\n{indent} */\n"
    )


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
