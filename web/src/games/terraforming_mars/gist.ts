/** What a card does, as a row of icons: read from the same messages as its sentences, so that nothing is written twice. */
import type { Message } from "../../table/wire";
import { heldIcon, tagIcon, tileIcon } from "./icons";

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
}

type Args = Readonly<Record<string, unknown>>;

const THEN: Sign = { icon: "point", name: "tm-then", link: true };
const OR: Sign = { icon: "or", name: "tm-or", link: true };

const inside = (value: unknown): Message | null =>
  typeof value === "object" && value !== null && "message" in value ? (value as { message: Message }).message : null;
const messages = (value: unknown): Message[] =>
  Array.isArray(value) ? value.map(inside).filter((each) => each !== null) : [];
const number = (args: Args, name = "n"): number => (typeof args[name] === "number" ? args[name] : 0);
const word = (args: Args, name: string): string => (typeof args[name] === "string" ? args[name] : "");

const resource = (args: Args, n: number, more: Partial<Sign> = {}): Sign => ({
  icon: word(args, "resource"),
  name: `resource-${word(args, "resource")}`,
  n,
  ...more,
});
const held = (args: Args, n: number, more: Partial<Sign> = {}): Sign => ({
  icon: heldIcon(word(args, "kind")),
  name: `kind-${word(args, "kind")}`,
  n,
  ...more,
});
const parameter = (icon: string, args: Args): Sign => ({ icon, name: `parameter-${icon}`, n: number(args) || 1 });

/** Signs for the effects that icons say well. What they say badly is left to the sentence. */
const SIGNS: Readonly<Record<string, (args: Args) => Sign[]>> = {
  change: (args) => [resource(args, word(args, "sign") === "minus" ? -number(args) : number(args), { box: true })],
  amount: (args) => [resource(args, number(args))],
  "effect-production": (args) => messages(args["changes"]).flatMap(gist),
  "effect-production-per": (args) => [resource(args, 1, { box: true }), ...counted(args)],
  "effect-gain": (args) => messages(args["gains"]).flatMap(gist),
  "effect-gain-per": (args) => [resource(args, 1), ...counted(args)],
  "effect-lose": (args) => {
    const loss = inside(args["loss"]);
    return loss ? [resource(loss[1], -number(loss[1]))] : [];
  },
  "effect-rating": (args) => [{ icon: "rating", name: "tm-rating", n: number(args) }],
  "effect-rating-per": (args) => [{ icon: "rating", name: "tm-rating", n: 1 }, ...counted(args)],
  "effect-temperature": (args) => [parameter("temperature", args)],
  "effect-oxygen": (args) => [parameter("oxygen", args)],
  "effect-ocean": (args) => [{ icon: "ocean", name: "tile-ocean", n: number(args) || 1 }],
  "effect-ocean-on-land": () => [{ icon: "ocean", name: "tile-ocean", n: 1 }],
  "effect-draw": (args) => [{ icon: "card", name: "tm-card", n: number(args) }],
  "effect-look-keep": (args) => [{ icon: "card", name: "tm-card", n: number(args, "keep") }],
  "effect-look-buy": () => [{ icon: "card", name: "tm-card", n: 1 }],
  "effect-tile": (args) => [{ icon: tileIcon(word(args, "tile")), name: `tile-${word(args, "tile")}`, n: 1 }],
  "effect-decrease": (args) => [resource(args, -number(args), { box: true, rival: true })],
  "effect-remove": (args) => [resource(args, -number(args), { rival: true })],
  "effect-remove-from-card": (args) => [held(args, -number(args), { rival: true })],
  "effect-hunt": (args) => [held(args, -1, { rival: true })],
  "effect-steal": (args) => [resource(args, number(args), { rival: true })],
  "effect-add-here": (args) => [held(args, number(args))],
  "effect-add": (args) => [held(args, number(args))],
  "effect-take-here": (args) => [held(args, -number(args))],
};

function counted(args: Args): Sign[] {
  const count = inside(args["count"]);
  if (!count) return [];
  const per: Sign = { icon: "per", name: "tm-per", n: number(count[1], "every") || 1, link: true };
  const tag = word(count[1], "tag");
  if (tag) return [per, { icon: tagIcon(tag), name: `tag-${tag}`, rival: count[0] === "count-others-tags" }];
  if (count[0] === "count-events") return [per, { icon: "event", name: "tm-event", rival: true }];
  return count[0] === "count-cities" ? [per, { icon: "city", name: "tile-city" }] : [];
}

/** Messages that only hold others. */
const LISTS: Readonly<Record<string, string>> = { "card-now": "effects", effects: "parts", "corporation-start": "things" };

const between = (ways: readonly Sign[][]): Sign[] =>
  ways.some((way) => way.length === 0) ? [] : ways.flatMap((way, i) => (i ? [OR, ...way] : way));

export function gist([id, args]: Message): Sign[] {
  const list = LISTS[id];
  if (list) return messages(args[list]).flatMap(gist);
  if (id === "card-action") return between(messages(args["ways"]).map(gist));
  if (id === "effect-choose-one") return between(messages(args["choices"]).map(gist));
  if (id === "way") {
    const money: Sign[] = number(args, "money") ? [{ icon: "mc", name: "resource-mc", n: -number(args, "money") }] : [];
    const gains = messages(args["gains"]).flatMap(gist);
    return gains.length ? [...money, ...messages(args["costs"]).flatMap(gist), THEN, ...gains] : [];
  }
  return SIGNS[id]?.(args) ?? [];
}
