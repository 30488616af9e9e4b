/** What the options of Ares Expedition point to, and which of its decisions choose a set. */
import type { Several } from "../../table/several";
import type { Decision, Option, View } from "../../table/wire";
import type { Face } from "../face";
import { isKnown } from "../mars_engine/view";
import type { AresExpedition } from "./view";

const ON_CARD = ["corporation", "play", "action", "discard", "keep", "give", "card", "reduce"];
/** Amounts and ways lie in a tray over the board, each with its own words. */
const IN_TRAY = ["pay", "spend", "choose", "first"];
const DONE: Option = ["done"];

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
      // Within a phase a card is there to be played, and sold beside it; between the rounds it is there to be sold.
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

/** The table asks for sets in the order in which cards are held; a person marks them in any order. */
function several(view: View, decision: Decision): Several | null {
  const { you, players } = view as AresExpedition;
  const me = you === null ? undefined : players[you];
  const [prompt, args] = decision.prompt;
  const begun = me?.chosen.length ?? 0;
  const order = decision.options.filter((option) => option[0] === decision.options[0]?.[0]);
  const rest = (cards: readonly (string | null)[], verb: string): Option[] => {
    const known = cards.filter(isKnown);
    return known.slice(known.indexOf(String(order[0]?.[1]))).map((card) => [verb, card]);
  };
  if (!me || !order[0]) return null;
  switch (prompt) {
    case "prompt-exchange":
      return order[0][0] === "discard" ? { order, need: order.length, end: DONE } : null;
    case "prompt-discard-to-draw":
      return { order, need: Number(args["most"]) - begun, end: DONE, least: begun ? 0 : 1, full: true };
    case "prompt-keep":
    case "prompt-discard": {
      const keeps = prompt === "prompt-keep";
      const need = Math.min(Number(args["n"]), (keeps ? me.dealt : me.hand).length) - begun;
      return need > 1 ? { order: rest(keeps ? me.dealt : me.hand, keeps ? "keep" : "discard"), need, hidden: true } : null;
    }
    default:
      return null;
  }
}

export const face: Face = {
  minutes: [45, 90],
  engine: "mars_engine",
  pointing,
  several,
  details: [
    "pay", "gain", "lose", "income", "production", "tr", "tr_spent", "raise", "add", "take", "draw", "drawn", "kept_card",
    "discarded_card", "sold_card", "gave_card", "reduce",
  ],
  unseated: () => [],
};
