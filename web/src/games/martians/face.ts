/** What the options of Martians point to. */
import type { Option, View } from "../../table/connection/wire";
import type { Face } from "../face";
import type { Martians } from "./view";

/** Verbs whose thing is named after their own parts. */
const NAMED: Readonly<Record<string, string>> = {
  quarter: "quarter",
  keep: "goal",
  block: "round",
  place: "space",
  refugee: "refugee",
  collect: "stand",
  collect_refugee: "refugee-stand",
  free: "held",
  use: "person",
  build: "token",
  upgrade: "upgrade",
  install: "install",
  move: "hex",
  research: "tile",
  mission: "mission",
  expedition: "face",
  uncover: "face",
  order: "order",
  card: "mineral",
  change_crop: "crop",
  hire: "hire",
  colony_tech: "technology",
  corp_tech: "technology",
  damage: "building",
  close: "building",
  contribute: "good",
  offer: "offer",
};
/** Actions that are printed in a building and need no other thing. */
const PRINTED = ["medicine", "treat", "analyse", "harvest", "supplies"];
const IN_TRADE = ["give", "want", "send", "lend", "cancel"];
/** Which lamp a product puts out. */
const PUTS_OUT: Readonly<Record<string, string>> = { food: "hunger", medicine: "sickness" };

function pointing(_view: View, option: Option): string | null {
  const [first = "", ...parts] = option;
  const verb = String(first);
  const [what = "", where = ""] = parts;
  if (verb in NAMED) return [NAMED[verb], ...parts].join(":");
  if (PRINTED.includes(verb)) return `act:${verb}`;
  if (IN_TRADE.includes(verb)) return "trade";
  if (verb === "oxygen") return `lamp:${what}:oxygen`;
  if (verb === "deliver") return `lamp:${where}:${PUTS_OUT[String(what)] ?? ""}`;
  if (verb === "remove") return `lamp:${where}:${what}`;
  if (verb === "dig") return `dig:${what}`;
  if (verb === "surrender") return what === "pool" ? "pool" : `stand:${what}`;
  if (verb === "proof") return "mineral:proof_of_life";
  return verb === "rtg" ? "rtg" : null;
}

/** An offer names each good once on either side: another amount takes the place of the first. */
const slot = ([verb = "", good = ""]: Option): string | null =>
  verb === "give" || verb === "want" ? `${verb}:${good}` : null;

export const face: Face = {
  minutes: [60, 120],
  least: { width: 1360, height: 860 },
  pointing,
  slot,
  folds: ["drawn", "discard"],
  details: [
    "gain",
    "pay",
    "demand",
    "remove",
    "unearth",
    "drawn",
    "draw",
    "discard",
    "collect",
    "collect_refugee",
    "home",
    "gives",
    "wants",
    "surrender",
    "growth",
  ],
  unseated: (view) => (view as Martians).players.slice(view.seats).map(() => "mt-second-corporation"),
};
