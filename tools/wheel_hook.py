"""A build hook: no wheel leaves without the browser client in it, and one can carry the compiled build.

Where ARSIA_COMPILED names a folder that `tools/compile.py` filled, its modules go into the wheel. Without it a wheel,
or an installation from the sources, needs no compiler and runs anywhere.
"""

from __future__ import annotations

import os
import subprocess
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
        folder = os.environ.get("ARSIA_COMPILED")
        if folder:
            self.add_compiled(root / folder, build_data)

    def add_compiled(self, folder: Path, build_data: dict[str, Any]) -> None:
        """Add the compiled modules and the libraries they share, for this Python on this kind of machine."""
        inside = [*folder.glob("*.so"), *folder.glob("arsia/**/*.so")]
        if not inside:
            raise RuntimeError(f"Nothing is compiled in {folder}. `make wheels` compiles first.")
        build_data["force_include"].update({str(path): str(path.relative_to(folder)) for path in inside})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def run(command: list[str | Path], trouble: str) -> None:
    """Run a command, and say what to do if it fails."""
    try:
        subprocess.run(command, check=True)
    except (OSError, subprocess.CalledProcessError):
        raise RuntimeError(trouble) from None
