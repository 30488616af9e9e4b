/** What the options of Ares Expedition point to. */
import type { Option, View } from "../../table/connection/wire";
import type { Face } from "../face";
import type { AresExpedition } from "./view";

const ON_CARD = ["corporation", "play", "action", "discard", "keep", "give", "card", "reduce"];
/** Amounts and ways lie in a tray over the board, each with its own words. */
const IN_TRAY = ["pay", "spend", "choose", "first"];

function pointing(view: View, option: Option): string | null {
  const [verb = "", what = ""] = option;
  const name = String(verb);
  if (ON_CARD.includes(name)) return `card:${what}`;
  if (IN_TRAY.includes(name)) return "tray";
  switch (name) {
    case "phase":
    case "bot":
      return `phase:${what}`;
    case "sell":
      // Within a phase a card is there to be played, and sold while one says so; between the rounds it is there to be sold.
      return (view as AresExpedition).phase ? `sell:${what}` : `card:${what}`;
    case "standard":
      return `standard:${what}`;
    case "help":
      return `track:${what}`;
    case "cube":
    case "marker":
      return `pool:${name}`;
    default:
      return null;
  }
}

export const face: Face = {
  minutes: [45, 90],
  least: { width: 1240, height: 700 },
  engine: "mars_engine",
  pointing,
  folds: ["drawn", "kept_card", "discarded_card", "sold_card"],
  details: [
    "pay",
    "gain",
    "lose",
    "income",
    "production",
    "potential",
    "tr",
    "tr_spent",
    "raise",
    "add",
    "take",
    "draw",
    "drawn",
    "looked",
    "kept_card",
    "discarded_card",
    "sold_card",
    "gave_card",
    "reduce",
  ],
  unseated: () => [],
};
