/** What a card does, as a row of icons: read from the same messages as its sentences, so that nothing is written twice. */
import type { Message } from "../../../table/connection/wire";
import { heldIcon, tagIcon } from "./icons";

export interface Sign {
  readonly icon: string;
  /** The id of its name in the game's words. */
  readonly name: string;
  readonly n?: number;
  /** Production stands in a brown box. */
  readonly box?: boolean;
  /** It happens to a player of one's choice. */
  readonly rival?: boolean;
  /** Only a link between two signs: an arrow, or a stroke between two ways. */
  readonly link?: boolean;
  /** What must be there before the card can be played, as it is written. */
  readonly need?: string;
  /** The zones of a track in which something is allowed. */
  readonly zones?: readonly string[];
}

export type Args = Readonly<Record<string, unknown>>;
/** How a message reads in signs, by its id. What signs say badly is left to the sentence. */
export type Signs = Readonly<Record<string, (args: Args, read: Reader) => Sign[]>>;
export type Reader = (message: Message) => Sign[];

const THEN: Sign = { icon: "point", name: "mars-then", link: true };
const OR: Sign = { icon: "or", name: "mars-or", link: true };

export const inside = (value: unknown): Message | null =>
  typeof value === "object" && value !== null && "message" in value ? (value as { message: Message }).message : null;
export const messages = (value: unknown): Message[] =>
  Array.isArray(value) ? value.map(inside).filter((each) => each !== null) : [];
export const number = (args: Args, name = "n"): number => (typeof args[name] === "number" ? args[name] : 0);
export const word = (args: Args, name: string): string => (typeof args[name] === "string" ? args[name] : "");

export const resource = (args: Args, n: number, more: Partial<Sign> = {}): Sign => ({
  icon: word(args, "resource") === "cards" ? "card" : word(args, "resource"),
  name: `resource-${word(args, "resource")}`,
  n,
  ...more,
});
export const held = (args: Args, n: number, more: Partial<Sign> = {}): Sign => ({
  icon: heldIcon(word(args, "kind")),
  name: `kind-${word(args, "kind")}`,
  n,
  ...more,
});
const parameter = (icon: string, args: Args): Sign => ({ icon, name: `parameter-${icon}`, n: number(args) || 1 });

/** A threshold: at least so much, or at most. */
export const least = (icon: string, name: string, args: Args, unit = ""): Sign[] => [
  { icon, name, need: `≥${signed(number(args))}${unit}` },
];
export const most = (icon: string, name: string, args: Args, unit = ""): Sign[] => [
  { icon, name, need: `≤${signed(number(args))}${unit}` },
];
const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** Signs for the effects that both games know. */
const COMMON: Signs = {
  change: (args) => [resource(args, word(args, "sign") === "minus" ? -number(args) : number(args), { box: true })],
  amount: (args) => [resource(args, number(args))],
  "effect-production": (args, read) => messages(args["changes"]).flatMap(read),
  "effect-production-per": (args) => [resource(args, 1, { box: true }), ...counted(args)],
  "effect-gain": (args, read) => messages(args["gains"]).flatMap(read),
  "effect-gain-per": (args) => [resource(args, 1), ...counted(args)],
  "effect-lose": (args) => {
    const loss = inside(args["loss"]);
    return loss ? [resource(loss[1], -number(loss[1]))] : [];
  },
  "effect-rating": (args) => [{ icon: "rating", name: "mars-rating", n: number(args) }],
  "effect-rating-per": (args) => [{ icon: "rating", name: "mars-rating", n: 1 }, ...counted(args)],
  "effect-temperature": (args) => [parameter("temperature", args)],
  "effect-oxygen": (args) => [parameter("oxygen", args)],
  "effect-ocean": (args) => [{ icon: "ocean", name: "mars-ocean", n: number(args) || 1 }],
  "effect-draw": (args) => [{ icon: "card", name: "mars-card", n: number(args) }],
  "effect-add-here": (args) => [held(args, number(args))],
  "effect-add": (args) => [held(args, number(args))],
  "effect-take-here": (args) => [held(args, -number(args))],
  "needs-tags": (args) => [
    { icon: tagIcon(word(args, "tag")), name: `tag-${word(args, "tag")}`, need: String(number(args)) },
  ],
  "needs-least-oceans": (args) => least("ocean", "mars-ocean", args),
  "needs-most-oceans": (args) => most("ocean", "mars-ocean", args),
};

function counted(args: Args): Sign[] {
  const count = inside(args["count"]);
  if (!count) return [];
  const per: Sign = { icon: "per", name: "mars-per", n: number(count[1], "every") || 1, link: true };
  const tag = word(count[1], "tag");
  if (tag) return [per, { icon: tagIcon(tag), name: `tag-${tag}`, rival: count[0] === "count-others-tags" }];
  if (count[0] === "count-events") return [per, { icon: "event", name: "mars-event", rival: true }];
  if (count[0] === "count-level") return [per, resource({ resource: word(count[1], "product") }, 1)];
  return count[0] === "count-cities" ? [per, { icon: "city", name: "tile-city" }] : [];
}

/** Messages that only hold others. */
const LISTS: Readonly<Record<string, string>> = {
  "card-now": "effects",
  "card-production": "effects",
  "card-potential": "levels",
  "card-effect": "effects",
  "card-needs": "needs",
  "card-spend": "costs",
  "card-start": "start",
  effects: "parts",
  "corporation-start": "things",
};

const between = (ways: readonly Sign[][]): Sign[] =>
  ways.some((way) => way.length === 0) ? [] : ways.flatMap((way, i) => (i ? [OR, ...way] : way));

/** A message as signs; a game brings those that only it has. */
export function gist([id, args]: Message, own: Signs = {}): Sign[] {
  const read: Reader = (message) => gist(message, own);
  const list = LISTS[id];
  if (list) return messages(args[list]).flatMap(read);
  if (id === "card-action") return between(messages(args["ways"]).map(read));
  if (id === "effect-choose-one") return between(messages(args["choices"]).map(read));
  if (id === "way") {
    const money: Sign[] = number(args, "money") ? [{ icon: "mc", name: "resource-mc", n: -number(args, "money") }] : [];
    const gains = messages(args["gains"]).flatMap(read);
    return gains.length ? [...money, ...messages(args["costs"]).flatMap(read), THEN, ...gains] : [];
  }
  return (own[id] ?? COMMON[id])?.(args, read) ?? [];
}
