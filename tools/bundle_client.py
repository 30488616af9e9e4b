"""A build hook: no wheel leaves without the browser client in it."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BundleClient(BuildHookInterface[Any]):
    """Builds the client if it is not there. An editable install works without it, so that set-up can come first."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if version == "editable" or (root / "src/arsia/server/static/index.html").exists():
            return
        try:
            subprocess.run([root / "tools" / "web.sh"], check=True)
        except (OSError, subprocess.CalledProcessError):
            raise RuntimeError("The browser client could not be built. Run `make setup`, then build again.") from None
