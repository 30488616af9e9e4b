"""A pytest plugin: the tests run on the compiled kernel and Pocket Mars, or not at all."""

from __future__ import annotations

import pkgutil
from importlib import import_module
from types import ModuleType


def interpreted(package: ModuleType) -> list[str]:
    """The modules in a package that are not compiled."""
    found = pkgutil.walk_packages(package.__path__, package.__name__ + ".")
    modules = [package, *(import_module(module.name) for module in found)]
    return [module.__name__ for module in modules if not str(module.__file__).endswith(".so")]


for name in ("arsia.kernel", "arsia.games.pocket_mars"):
    left = interpreted(import_module(name))
    if left:
        raise RuntimeError(f"these modules are not compiled: {', '.join(left)}; run `make compiled`")
