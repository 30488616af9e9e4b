"""The three global parameters, counted in steps from their start."""

from __future__ import annotations

from typing import Final

TEMPERATURE: Final = 0
OXYGEN: Final = 1
OCEANS: Final = 2
PARAMETERS: Final[tuple[str, ...]] = ("temperature", "oxygen", "oceans")
GOALS: Final[tuple[int, ...]] = (19, 14, 9)
COLDEST: Final = -30
DEGREES: Final = 2  # a step of temperature


def degrees(steps: int) -> int:
    """The temperature in °C."""
    return COLDEST + DEGREES * steps


def warmth(celsius: int) -> int:
    """The steps of temperature at this many °C."""
    return (celsius - COLDEST) // DEGREES
