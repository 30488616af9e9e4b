"""A pytest plugin: the tests run on the compiled kernel, games and bots, or not at all."""

from __future__ import annotations

import pkgutil
from importlib import import_module
from types import ModuleType

from tools.compile import PLAIN


def interpreted(package: ModuleType) -> list[str]:
    """The modules in a package that should be compiled and are not."""
    found = pkgutil.walk_packages(package.__path__, package.__name__ + ".")
    wanted = [module.name for module in found if module.name.rpartition(".")[2] not in PLAIN]
    modules = [package, *map(import_module, wanted)]
    return [module.__name__ for module in modules if not str(module.__file__).endswith(".so")]


games = [f"arsia.games.{game.name}" for game in pkgutil.iter_modules(import_module("arsia.games").__path__)]
for name in ("arsia.kernel", "arsia.bots", *games):
    left = interpreted(import_module(name))
    if left:
        raise RuntimeError(f"these modules are not compiled: {', '.join(left)}; run `make compiled`")
