"""Fields are said once, in `__init__`; this writes `__slots__`, the copying and `state` from there.

    python tools/fields.py [--check] [FILE ...]

A class that wants it carries the line `# fields: written by tools/fields.py` above its `__slots__`. What is written
follows from `__init__` alone, field by field in its order:

- how a field is copied follows from its type: whole numbers, truths, texts and tuples as they are, lists by slices,
  other things by their own `copy`. `# shared: …` behind a field says that copies may share it, because it is replaced
  and never changed. `# part: …` says the same of something with fields of its own, which stand in the state as if
  they were fields of the table;
- `state`, which fingerprints are made of, has every field but those marked `# derived: …` (re-made from others; also
  `# shared and derived: …`) or `# setup: …` (shared, and the same in every game with these seats and options). A line
  `# ---- name` in `__init__` begins a group, which is a tuple of its own in the state; `# ----` alone ends it.

A subclass of Table gets `copy_into` and `state`, any other class `copy` and `state`. Where tables share a base, the
base says its fields and copies them, under a mark that ends in `but for state`; a line `# inherited: name, …` in the
subclass's `__init__` tells where they stand in its state. `--check` only says what is stale.
"""

from __future__ import annotations

import ast
import sys
import textwrap
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
MARK: Final = "# fields: written by tools/fields.py"
NO_STATE: Final = MARK + ", but for state"
WIDTH: Final = 120


class Field:
    """One field: its name, how it is copied, and where it stands in the state."""

    def __init__(self, name: str, type_: str, start: ast.expr, note: str, group: int) -> None:
        self.name = name
        self.group = group
        words = note.partition(":")[0].strip("# ").split(" and ")
        self.is_part = "part" in words
        self.is_shared = self.is_part or "shared" in words or "setup" in words
        self.is_derived = "derived" in words or "setup" in words
        self.kind = type_ or kind_of(start)
        self.starts_empty = isinstance(start, ast.List) and not start.elts
        self.is_inherited = False

    def copied(self) -> str:
        """What the twin gets."""
        mine = f"self.{self.name}"
        if self.is_shared or self.kind in ("int", "bool", "str", "float") or self.kind.startswith(("tuple", "Cards")):
            return mine
        if self.kind.startswith("list[list["):
            each = f"[each[:] for each in {mine}]"
            return f"{each} if {mine} else []" if self.starts_empty else each
        if self.kind.startswith("list"):
            return f"{mine}[:]"
        return f"{mine}.copy()"

    def told(self) -> str:
        """What the state has of it."""
        if self.is_part:
            return f"*self.{self.name}.state()"
        plain = ("int", "bool", "str", "float", "tuple", "list", "Cards")
        return f"self.{self.name}" if self.is_shared or self.kind.startswith(plain) else f"self.{self.name}.state()"


def kind_of(start: ast.expr) -> str:
    """The type of what a field starts with, where `__init__` does not say it."""
    if isinstance(start, ast.Constant):
        return type(start.value).__name__
    if isinstance(start, ast.List):
        return "list[list[" if any(isinstance(each, (ast.List, ast.ListComp)) for each in start.elts) else "list"
    if isinstance(start, ast.ListComp):
        return "list[list[" if isinstance(start.elt, (ast.List, ast.ListComp)) else "list"
    if isinstance(start, ast.BinOp):
        left = kind_of(start.left)
        return left if left.startswith(("list", "tuple")) else "int"
    if isinstance(start, ast.Tuple):
        return "tuple"
    if isinstance(start, ast.Call):
        name = start.func.id if isinstance(start.func, ast.Name) else ""
        if name in ("max", "min", "len", "sum", "int"):
            return "int"
        return "list" if name in ("list", "sorted") else name or "int"
    if isinstance(start, ast.IfExp):
        return kind_of(start.body)
    if isinstance(start, ast.Compare):
        return "bool"
    return "int"


def inherited(named: str, group: int) -> list[Field]:
    """Fields that a base class keeps, told as they are named."""
    fields = [Field(name.strip(), "list", ast.Constant(None), "", group) for name in named.split(",")]
    for field in fields:
        field.is_inherited = True
    return fields


def fields_of(source: list[str], init: ast.FunctionDef) -> list[Field]:
    """The fields in the order in which `__init__` sets them, and those that it names as inherited."""
    places: list[tuple[int, str, str, ast.expr]] = []
    for line in ast.walk(init):
        target = (
            line.targets[0]
            if isinstance(line, ast.Assign)
            else line.target
            if isinstance(line, ast.AnnAssign)
            else None
        )
        if not (isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name) and target.value.id == "self"):
            continue
        assert isinstance(line, (ast.Assign, ast.AnnAssign))
        assert line.value is not None
        named = ast.unparse(line.annotation) if isinstance(line, ast.AnnAssign) else ""
        places.append((line.lineno, target.attr, named, line.value))
    found: list[Field] = []
    groups = 0
    group = 0
    at = init.lineno
    assert init.end_lineno is not None
    nothing = ast.Constant(None)
    for number, name, named, start in [*sorted(places, key=lambda place: place[0]), (init.end_lineno, "", "", nothing)]:
        for text in source[at:number]:
            if text.strip().startswith("# ----"):
                groups += 1
                group = groups if text.strip("# -\n") else 0
            if text.strip().startswith("# inherited: "):
                found += inherited(text.partition(":")[2], group)
        at = number
        if not name or any(field.name == name for field in found):
            continue
        end = next(
            each
            for each in ast.walk(init)
            if getattr(each, "lineno", 0) == number and isinstance(each, (ast.Assign, ast.AnnAssign))
        )
        note = "".join(text.partition("  # ")[2] for text in source[number - 1 : end.end_lineno])
        found.append(Field(name, named, start, note, group))
    return found


def copying(cls: str, fields: list[Field], is_table: bool) -> str:
    """The method that copies the fields."""
    lines = [f"twin.{field.name} = {field.copied()}" for field in fields]
    if is_table:
        head = [
            "def copy_into(self, twin: Table) -> None:",
            "    super().copy_into(twin)",
            f"    assert isinstance(twin, {cls})",
        ]
        return "\n".join([*head, *["    " + line for line in lines]])
    head = [f"def copy(self) -> {cls}:", '    """An exact copy."""', f"    twin: {cls} = {cls}.__new__({cls})"]
    return "\n".join([*head, *["    " + line for line in lines], "    return twin"])


def telling(fields: list[Field], is_table: bool) -> str:
    """The method that tells the state."""
    parts: list[str] = []
    group: list[str] = []
    last = 0
    for field in [each for each in fields if not each.is_derived]:
        if group and field.group != last:
            parts.append(f"({', '.join(group)},)" if len(group) == 1 else f"({', '.join(group)})")
            group = []
        last = field.group
        if field.group:
            group.append(field.told())
        else:
            parts.append(field.told())
    if group:
        parts.append(f"({', '.join(group)},)" if len(group) == 1 else f"({', '.join(group)})")
    doc = [] if is_table else ['    """The fields as plain data, for the fingerprint."""']
    return "\n".join(
        ["def state(self) -> tuple[object, ...]:", *doc, textwrap.indent(packed("return ", parts), "    ")]
    )


def packed(before: str, parts: list[str]) -> str:
    """A tuple in as few lines as it needs: nobody reads it one by one."""
    lines = textwrap.wrap(", ".join(parts) + ",", WIDTH - 12, break_long_words=False, break_on_hyphens=False)
    if len(lines) == 1 and len(before + lines[0]) < WIDTH - 12:
        return f"{before}({lines[0] if len(parts) == 1 else lines[0][:-1]})"
    return "\n".join([before + "(", *[f"    {line}" for line in lines], ")  # fmt: skip"])


def rewritten(text: str) -> str:
    """The module with what follows from its fields written anew."""
    while True:
        source = text.splitlines(keepends=True)
        tree = ast.parse(text)
        for cls in [node for node in tree.body if isinstance(node, ast.ClassDef)]:
            changed = _class(text, source[:], cls)
            if changed != text:
                text = changed
                break
        else:
            return text


def _class(text: str, source: list[str], cls: ast.ClassDef) -> str:
    body = "".join(source[cls.lineno - 1 : cls.end_lineno])
    if MARK not in body:
        return text
    init = next(node for node in cls.body if isinstance(node, ast.FunctionDef) and node.name == "__init__")
    is_table = any("Table" in ast.unparse(base) for base in cls.bases)
    fields = fields_of(source, init)
    own = [field for field in fields if not field.is_inherited]
    names = sorted(f'"{field.name}"' for field in own)
    wanted: dict[str, str] = {
        "__slots__": packed("__slots__ = ", names),
        "copy_into" if is_table else "copy": copying(cls.name, own, is_table),
    }
    if NO_STATE not in body:
        wanted["state"] = telling(fields, is_table)
    places: list[tuple[int, int, str]] = []
    for node in cls.body:
        name = ""
        if isinstance(node, ast.FunctionDef):
            name = node.name
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            name = node.targets[0].id
        if name in wanted:
            assert node.end_lineno is not None
            places.append((node.lineno - 1, node.end_lineno, textwrap.indent(wanted.pop(name), "    ") + "\n"))
    for start, end, new in sorted(places, reverse=True):
        source[start:end] = [new]
    if wanted:
        raise SystemExit(f"{cls.name} has no {', '.join(wanted)} to write; put a line there, for the first time")
    return "".join(source)


def main(words: list[str]) -> int:
    """Write, or say what would change."""
    files = [Path(word) for word in words if not word.startswith("-")]
    files = files or [
        path for path in sorted((ROOT / "src" / "arsia").rglob("*.py")) if MARK in path.read_text(encoding="utf-8")
    ]
    stale = 0
    for path in files:
        text = path.read_text(encoding="utf-8")
        new = formatted(rewritten(text))
        if new != text:
            stale += 1
            if "--check" in words:
                print(f"{path.relative_to(ROOT)}: its fields have changed; python tools/fields.py writes what follows")
            else:
                path.write_text(new, encoding="utf-8")
    return 1 if stale and "--check" in words else 0


def formatted(text: str) -> str:
    """As `ruff format` wants it."""
    import subprocess

    ruff = Path(sys.executable).with_name("ruff")
    return subprocess.run(
        [ruff, "format", "-q", "-"], input=text, capture_output=True, text=True, check=True, cwd=ROOT
    ).stdout


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
