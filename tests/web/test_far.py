"""Whoever is far from the server waits for few journeys."""

from __future__ import annotations

import re

from tests.web.conftest import Visit

#: Files of the client that no table needs before it is there.
LATER = re.compile(r"woff2|mark-|lesson-|tips")


def test_all_that_a_table_needs_is_named_in_its_page(visit: Visit) -> None:
    page = visit("/new?game=terraforming_mars&seats=me,greedy&seed=5")
    page.wait_for_selector("[data-option]")
    named = page.request.get(page.url).text()
    page.reload()
    page.wait_for_selector("[data-option]")
    fetched: list[str] = page.evaluate("performance.getEntriesByType('resource').map(each => each.name)")
    files = [address.split("/assets/")[1] for address in fetched if "/assets/" in address]
    assert len(files) > 8
    assert [file for file in files if file not in named and not LATER.search(file)] == []
    assert len([address for address in fetched if "/api/" in address]) <= 4
