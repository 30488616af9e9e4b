"""What makes compiled code slow and looks innocent: found in everything that is compiled.

    python -m tools.hot

- A constant tuple of fixed length that is indexed by a variable: the compiler makes it anew, whole, each time.
  Annotated as `Final[tuple[int, ...]]` it is looked at where it lies.
- An import inside a function: it asks for the module and its names at every call. `# import: ...` after it says why it
  stays, where two modules need each other.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tools.compile import PARTS, SOURCE, modules

EXCUSE: Final = "# import: "
Place = tuple[str, str]  # a module and a name in it


class Module:
    """A compiled module: its constants, and what its names stand for."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.name = ".".join(("arsia", *path.relative_to(SOURCE).with_suffix("").parts)).removesuffix(".__init__")
        self.text = path.read_text(encoding="utf-8").splitlines()
        self.tree = ast.parse("\n".join(self.text))
        self.stands_for: dict[str, Place] = {}
        self.modules: dict[str, str] = {}
        for node in ast.walk(self.tree):
            if isinstance(node, ast.ImportFrom) and node.module:
                for each in node.names:
                    self.stands_for[each.asname or each.name] = (node.module, each.name)
                    self.modules[each.asname or each.name] = f"{node.module}.{each.name}"

    def fixed(self) -> Iterator[tuple[str, int]]:
        """Constant tuples whose length the compiler knows, with their lines."""
        for node in self.tree.body:
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and is_fixed(node):
                yield node.target.id, node.lineno

    def indexed(self) -> Iterator[Place]:
        """Whatever is indexed by something that is not a constant."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Load) and varies(node.slice):
                value = node.value
                if isinstance(value, ast.Name):
                    yield self.stands_for.get(value.id, (self.name, value.id))
                elif isinstance(value, ast.Attribute) and isinstance(value.value, ast.Name):
                    yield self.modules.get(value.value.id, ""), value.attr

    def imports(self) -> Iterator[int]:
        """Lines of imports inside functions that give no reason."""
        for function in ast.walk(self.tree):
            if isinstance(function, ast.FunctionDef):
                for node in ast.walk(function):
                    if isinstance(node, (ast.Import, ast.ImportFrom)) and EXCUSE not in self.text[node.lineno - 1]:
                        yield node.lineno


def is_fixed(node: ast.AnnAssign) -> bool:
    """Is it `Final`, without saying that its length does not matter, and a tuple as it is written?"""
    bare = isinstance(node.annotation, ast.Name) and node.annotation.id == "Final"
    return bare and isinstance(node.value, ast.Tuple) and not any(isinstance(e, ast.Starred) for e in node.value.elts)


def varies(index: ast.expr) -> bool:
    """Is the index anything but a number that is written there?"""
    if isinstance(index, ast.UnaryOp):
        index = index.operand
    return not isinstance(index, (ast.Constant, ast.Slice))


def main() -> int:
    """Name every place."""
    found = [Module(path) for part in PARTS for path in modules(part)]
    # A package hands on what its modules define.
    handed = {(module.name, name): place for module in found for name, place in module.stands_for.items()}
    indexed: set[Place] = set()
    for module in found:
        for place in module.indexed():
            while place in handed:
                place = handed[place]
            indexed.add(place)
    lines = []
    for module in found:
        where = module.path.relative_to(SOURCE.parents[1])
        for name, line in module.fixed():
            if (module.name, name) in indexed:
                lines.append(f"{where}:{line}: {name} is indexed by a variable; annotate it as Final[tuple[..., ...]]")
        lines += [f"{where}:{line}: import at the top, or say why not: `{EXCUSE}...`" for line in module.imports()]
    print(*lines, sep="\n", end="\n" if lines else "")
    return 1 if lines else 0


if __name__ == "__main__":
    raise SystemExit(main())
