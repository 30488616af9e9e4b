"""A page that shows a situation nobody had to play for, and what somebody who looks at it would find amiss."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from playwright.sync_api import Browser, BrowserContext, Page, Route, WebSocketRoute

from arsia.kernel.table import Table
from tests.web.kit import PATIENCE
from tests.web.situations import lobby, told

#: Every screen that somebody may sit at, and whether it is touched.
SCREENS: Final = {
    "1920x1080": (1920, 1080, False),
    "1440x900": (1440, 900, False),
    "1440x780": (1440, 780, False),
    "1366x768": (1366, 768, False),
    "1280x720": (1280, 720, False),
    "1180x820": (1180, 820, True),
    "1024x768": (1024, 768, True),
    "844x390": (844, 390, True),
    "820x1180": (820, 1180, True),
    "390x844": (390, 844, True),
    "360x740": (360, 740, True),
}
TEXT: Final = ("usual", "large", "largest")
LANGUAGES: Final = ("en", "pl", "de")
THEMES: Final = ("dark", "light")
#: Where pictures of what is wrong go.
PICTURES: Final = Path(__file__).parents[2] / "build" / "looks"
_TABLE: Final = "look"
_SCRIPT: Final = Path(__file__).with_name("looking.js").read_text(encoding="utf-8")
_MARK: Final = """boxes => {
    document.querySelectorAll("[data-wrong]").forEach(each => each.remove());
    for (const [left, top, width, height] of boxes) {
        const mark = document.createElement("div");
        mark.dataset.wrong = "";
        const zoom = document.body.currentCSSZoom ?? 1;
        Object.assign(mark.style, {position: "fixed", zIndex: 9999, pointerEvents: "none", outline: "2px solid magenta",
            left: `${left / zoom}px`, top: `${top / zoom}px`, width: `${width / zoom}px`,
            height: `${height / zoom}px`});
        document.body.append(mark);
    }
}"""


class Finding(NamedTuple):
    """Something amiss: what, which text, and where on the screen."""

    what: str
    text: str
    box: list[int]

    def __str__(self) -> str:
        return f"{self.what}: {self.text} at {self.box}"


class Sight:
    """Situations in one language, looked at on any screen. Their server is played here: nothing can be clicked."""

    def __init__(self, browser: Browser, url: str, language: str, touch: bool) -> None:
        self.url = url
        self.touch = touch
        self.context: BrowserContext = browser.new_context(
            viewport={"width": 1440, "height": 900},
            locale=language,
            color_scheme="dark",
            reduced_motion="reduce",
            bypass_csp=True,
            has_touch=touch,
            is_mobile=touch,
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.troubles: list[str] = []
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.route(f"**/api/tables/{_TABLE}", self._tell_lobby)
        self.page.route_web_socket(f"**/api/tables/{_TABLE}/live", self._tell_update)

    def see(self, table: Table, seat: int = 0, address: str = "") -> Sight:
        """Sit down there."""
        self._update = msgspec.json.encode(told(table, _TABLE, seat)).decode()
        self._lobby = msgspec.json.encode(lobby(table, _TABLE)).decode()
        kept = json.dumps({_TABLE: {"seats": {str(seat): "token"}, "game": table.game.name, "at": 0}})
        self.page.add_init_script(f"localStorage.setItem('arsia.tables', {kept!r})")
        self.page.goto(f"{self.url}/t/{_TABLE}{address}")
        self.page.wait_for_selector("[data-prompt], .table main")
        self.page.wait_for_function("() => document.fonts.status === 'loaded'")
        return self

    def _tell_lobby(self, route: Route) -> None:
        route.fulfill(status=200, content_type="application/json", body=self._lobby)

    def _tell_update(self, socket: WebSocketRoute) -> None:
        socket.on_message(lambda said: socket.send(self._update) if '"hello"' in str(said) else None)

    def on(self, width: int, height: int, text: str = "usual", theme: str = "dark") -> Sight:
        """The same on another screen."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate(
            """([size, theme]) => {
                localStorage.setItem("arsia.preferences", JSON.stringify({size}));
                dispatchEvent(new StorageEvent("storage", {key: "arsia.preferences"}));
                document.documentElement.dataset.theme = theme;
                return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
            }""",
            [text, theme],
        )
        # A browser that is touched tells its new height a moment later.
        self.page.wait_for_function(
            "() => Math.abs(document.querySelector('.table').getBoundingClientRect().height - innerHeight) < 2"
        )
        self.page.wait_for_timeout(60)
        return self

    def wrong(self) -> list[Finding]:
        """What is amiss here."""
        found: list[list[Any]] = self.page.evaluate(_SCRIPT)
        return [Finding(*each) for each in found]

    def picture(self, name: str, findings: list[Finding]) -> Path:
        """A picture of the page with what is amiss marked."""
        PICTURES.mkdir(parents=True, exist_ok=True)
        path = PICTURES / f"{name}.png"
        self.page.evaluate(_MARK, [each.box for each in findings])
        self.page.screenshot(path=path)
        self.page.evaluate(_MARK, [])
        return path

    def close(self) -> None:
        self.context.close()
