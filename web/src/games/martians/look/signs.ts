/** What something costs and gives, as icons: read from the messages of its text, so that nothing is written twice. */
import type { Message } from "../../../table/connection/wire";

export interface Sign {
  readonly icon: string;
  /** The class of its colour. */
  readonly colour: string;
  /** The id of its name in the game's words. */
  readonly name: string;
  readonly n: number;
}

export interface Bargain {
  readonly cost: readonly Sign[];
  readonly gain: readonly Sign[];
}

type Args = Readonly<Record<string, unknown>>;

const inside = (value: unknown): Message | null =>
  typeof value === "object" && value !== null && "message" in value ? (value as { message: Message }).message : null;
const messages = (value: unknown): Message[] =>
  Array.isArray(value) ? value.map(inside).filter((each) => each !== null) : [];
const number = (args: Args, name = "n"): number => (typeof args[name] === "number" ? args[name] : 0);
const word = (args: Args, name: string): string => (typeof args[name] === "string" ? args[name] : "");

export const good = (name: string, n: number): Sign => ({
  icon: GOOD_ICONS[name] ?? name,
  colour: `of-${name}`,
  name: `good-${name}`,
  n,
});
export const time = (n: number): Sign => ({ icon: "clock", colour: "of-time", name: "mt-time", n });
export const token = (name: string, n: number): Sign => ({
  icon: TOKEN_ICONS[name] ?? name,
  colour: `of-${name}`,
  name: `token-${name}`,
  n,
});
export const mineral = (name: string, n: number): Sign => ({
  icon: MINERAL_ICON,
  colour: `of-${name}`,
  name: `mineral-${name}`,
  n,
});

export const GOOD_ICONS: Readonly<Record<string, string>> = { energy: "energy", reputation: "reputation" };
export const TOKEN_ICONS: Readonly<Record<string, string>> = {
  oxygen: "oxygen",
  sickness: "sickness",
  hunger: "hunger",
};
export const MINERAL_ICON = "mineral";

const ONE: Readonly<Record<string, (args: Args) => Sign[]>> = {
  amount: (args) => [good(word(args, "good"), number(args))],
  "mineral-cards": (args) => [mineral(word(args, "mineral"), number(args))],
  "mineral-any": (args) => [{ icon: MINERAL_ICON, colour: "of-mineral", name: "mt-mineral-any", n: number(args) }],
  "mineral-distinct": (args) => [
    { icon: "minerals", colour: "of-mineral", name: "mt-mineral-distinct", n: number(args) },
  ],
  "effect-remove": (args) => [token(word(args, "token"), -number(args))],
  "effect-draw": (args) => [{ icon: MINERAL_ICON, colour: "of-mineral", name: "mt-card", n: number(args) }],
  "effect-construct": () => [{ icon: "crane", colour: "of-supply", name: "building-construction", n: 1 }],
  "effect-gain": (args) => signs(args["goods"]),
  "needs-helper": (args) => [{ icon: "helper", colour: "of-helper", name: `person-${word(args, "person")}`, n: 1 }],
  "needs-same": (args) => [{ icon: "helper", colour: "of-helper", name: "mt-same-helpers", n: number(args) }],
  "needs-specialists": (args) => [
    { icon: "specialist", colour: "of-specialist", name: "mt-specialists", n: number(args) },
  ],
};

export const signs = (value: unknown): Sign[] => messages(value).flatMap(([id, args]) => ONE[id]?.(args) ?? []);

const GAINS: Readonly<Record<string, (args: Args) => Sign[]>> = {
  "order-text": (args) => [good("reputation", number(args, "reputation"))],
  "mission-text": (args) => [good("reputation", number(args, "reputation"))],
  "goal-text": (args) => [good("reputation", number(args, "reputation"))],
  "tile-text": (args) => [good("credit", number(args, "credits"))],
  "crop-text": (args) => signs(args["goods"]),
  "specialist-text": (args) => signs(args["effects"]),
};

/** The text of an order, a tile, a requirement, a crop, a specialist or a goal as what it costs and what it gives. */
export function bargain(text: Message | undefined): Bargain | null {
  const gains = text && GAINS[text[0]];
  if (!gains) return null;
  const [id, args] = text;
  const before = id === "tile-text" ? [time(number(args, "time"))] : [];
  return { cost: [...before, ...signs(args["cost"])], gain: gains(args) };
}
