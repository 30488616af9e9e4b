/** What Pocket Mars' options point to. */
import type { Option, View } from "../../table/connection/wire";
import type { Face } from "../face";
import type { PocketMars } from "./view";

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

export const face: Face = {
  minutes: [15, 30],
  least: { width: 1180, height: 700 },
  pointing,
  folds: ["drawn", "prepared", "bottomed", "covered", "peeked", "picked"],
  unseated: (view) =>
    (view as PocketMars).players.filter(({ automatics }) => automatics).map(() => "player-automatics"),
};
