/** What the options of Terraforming Mars point to. */
import type { Option, View } from "../../table/connection/wire";
import type { Face } from "../face";

const ON_CARD = ["corporation", "buy", "pick", "keep", "sell", "discard", "play", "action", "card", "take"];
const ON_BOARD = ["project", "convert", "milestone", "award", "space"];
/** Amounts, ways and players lie in a tray over the board, each with its own words. */
const IN_TRAY = ["pay", "spend", "choose", "first", "remove", "steal", "decrease"];

function pointing(_view: View, option: Option): string | null {
  const [verb = "", what = ""] = option;
  const name = String(verb);
  if (ON_CARD.includes(name)) return `card:${what}`;
  if (ON_BOARD.includes(name)) return `${name}:${what}`;
  return IN_TRAY.includes(name) ? "tray" : null;
}

export const face: Face = {
  minutes: [60, 150],
  least: { width: 1180, height: 700 },
  engine: "mars_engine",
  pointing,
  folds: ["picked"],
  details: [
    "pay",
    "gain",
    "lose",
    "production",
    "tr",
    "raise",
    "add",
    "take",
    "income",
    "draw",
    "drawn",
    "bought_cards",
    "sold_cards",
    "discarded_cards",
  ],
  unseated: () => [],
};
