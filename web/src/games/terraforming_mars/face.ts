/** What the options of Terraforming Mars point to, and which of its decisions choose a set. */
import type { Several } from "../../table/several";
import type { Decision, Option, View } from "../../table/wire";
import type { Face } from "../face";
import { isKnown } from "../mars_engine/view";
import type { TerraformingMars } from "./view";

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

const DONE: Option = ["done"];
const number = (decision: Decision, arg: string): number => {
  const value = decision.prompt[1][arg];
  return typeof value === "number" ? value : 0;
};

/** Cards are bought, sold and kept one after the other in the order they are held; a person marks them in any order. */
function several(view: View, decision: Decision): Several | null {
  const mars = view as TerraformingMars;
  const me = mars.you === null ? undefined : mars.players[mars.you];
  const verb = decision.options[0]?.[0];
  const order = decision.options.filter((option) => option[0] === verb);
  if (!me) return null;
  // A single card that is looked at is bought at once; only the purchase of several has a limit.
  if (verb === "buy" && "most" in decision.prompt[1]) {
    const bought = me.chosen.filter((card) => me.dealt.includes(card)).length;
    return { order, need: Math.min(order.length, number(decision, "most") - bought), end: DONE };
  }
  if (verb === "sell") {
    const begun = decision.options.some((option) => option[0] === "done");
    return { order, need: order.length, end: DONE, least: begun ? 0 : 1 };
  }
  if (verb === "keep") {
    const dealt = me.dealt.filter(isKnown);
    const rest = dealt.slice(dealt.indexOf(String(order[0]?.[1])));
    const need = number(decision, "n") - me.chosen.length;
    return need > 1 ? { order: rest.map((card) => ["keep", card]), need, hidden: true } : null;
  }
  return null;
}

export const face: Face = {
  minutes: [60, 150],
  engine: "mars_engine",
  pointing,
  several,
  details: ["pay", "gain", "lose", "production", "tr", "raise", "add", "take", "income", "draw", "drawn", "bought_cards", "sold_cards", "discarded_cards"],
  unseated: () => [],
};
