/** What Pocket Mars' options point to, and which of its decisions choose a set. */
import type { Several } from "../../table/several";
import type { Decision, Option, View } from "../../table/wire";
import type { Face } from "../face";
import { HAND, PREP, type PocketMars } from "./view";

const ON_CARD = ["pick", "prepare", "play", "attach", "discard", "bottom", "cover", "retrieve"];
const ON_SLOT = ["reveal", "peek_one"];
const ON_BUILDING = ["swap", "exchange", "transfer"];
/** The automatics, who hold no seat, are player 1. */
const AUTOMATICS = 1;

function pointing(view: View, option: Option): string | null {
  const { players } = view as PocketMars;
  const [verb = "", a = "", b = ""] = option;
  const name = String(verb);
  if (ON_CARD.includes(name)) return `card:${a}`;
  if (ON_SLOT.includes(name)) return `prep:${a}:${b}`;
  if (ON_BUILDING.includes(name)) return `building:${a}`;
  switch (name) {
    case "draw":
      return players[AUTOMATICS]?.prep.length ? `prep:${AUTOMATICS}:${a}` : "deck";
    case "peek":
      return `player:${a}`;
    case "launch":
      return "earth";
    case "land":
      return `star1:${a}`;
    case "land_high":
      return `star2:${a}`;
    case "promote":
      return `crew:${a}:1:${b}`;
    case "demote":
      return `crew:${a}:2:${b}`;
    default:
      return null;
  }
}

/** How many hand cards a question takes, one after the other in the order they are held. */
function needed(view: PocketMars, prompt: string): number {
  const me = view.players[view.you ?? -1];
  if (!me) return 0;
  if (prompt === "prompt-split") return PREP - me.chosen.length;
  if (prompt === "prompt-prepare") return Math.min(PREP - me.prep.length, me.hand.length);
  if (prompt === "prompt-drop") return me.hand.length - HAND;
  return 0;
}

/**
 * Two of the hand cards, marked in any order. The options are all cards but the one held last; a larger set would hide
 * the order of more than one, so it is asked for card by card.
 */
function several(view: View, decision: Decision): Several | null {
  const mars = view as PocketMars;
  const need = needed(mars, decision.prompt[0]);
  const verb = decision.options[0]?.[0];
  if (need !== 2 || verb === undefined || mars.you === null) return null;
  const me = mars.players[mars.you]!;
  const offered = decision.options.map((option) => option[1]);
  const last = me.hand.flatMap(({ card }) => (card && !offered.includes(card) && !me.chosen.includes(card) ? [card] : []));
  return last.length === 1 ? { order: [...decision.options, [verb, last[0]!]], need } : null;
}

export const face: Face = {
  minutes: [15, 30],
  pointing,
  several,
  unseated: (view) => (view as PocketMars).players.filter(({ automatics }) => automatics).map(() => "player-automatics"),
};
