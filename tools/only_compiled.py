"""A pytest plugin: the tests run on the compiled kernel, games and bots, or not at all."""

from __future__ import annotations

import pkgutil
from importlib import import_module
from pathlib import Path
from types import ModuleType

from tools.compile import is_plain


def interpreted(package: ModuleType) -> list[str]:
    """The modules in a package that should be compiled and are not."""
    found = pkgutil.walk_packages(package.__path__, package.__name__ + ".")
    modules = [package, *[import_module(module.name) for module in found]]
    left = {module.__name__: Path(str(module.__file__)) for module in modules}
    return [name for name, file in left.items() if file.suffix == ".py" and not is_plain(file)]


games = [f"arsia.games.{game.name}" for game in pkgutil.iter_modules(import_module("arsia.games").__path__)]
for name in ("arsia.kernel", "arsia.bots", *games):
    left = interpreted(import_module(name))
    if left:
        raise RuntimeError(f"these modules are not compiled: {', '.join(left)}; run `make compiled`")
