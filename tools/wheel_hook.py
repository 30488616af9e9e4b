"""A build hook: no wheel leaves without the browser client in it, and with ARSIA_COMPILED=1 it is the compiled build.

Without that wish a wheel or an installation from the sources needs no compiler and runs anywhere.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WheelHook(BuildHookInterface[Any]):
    """Builds the client if it is not there. An editable install works without it, so that set-up can come first."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        if not (root / "src/arsia/server/static/index.html").exists():
            run(
                [root / "tools" / "web.sh"],
                "The browser client could not be built. Run `make setup`, then build again.",
            )
        if os.environ.get("ARSIA_COMPILED") == "1":
            self.compile(root, build_data)

    def compile(self, root: Path, build_data: dict[str, Any]) -> None:
        """Add the compiled modules and the libraries they share, for this Python on this kind of machine."""
        target = root / "build" / "fast"
        run(
            [sys.executable, root / "tools" / "compile.py", target],
            "The package could not be compiled. `make wheels` brings all that this needs.",
        )
        libraries = {str(path): str(path.relative_to(target)) for path in target.rglob("*.so")}
        build_data["force_include"].update(libraries)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def run(command: list[str | Path], trouble: str) -> None:
    """Run a command, and say what to do if it fails."""
    try:
        subprocess.run(command, check=True)
    except (OSError, subprocess.CalledProcessError):
        raise RuntimeError(trouble) from None
