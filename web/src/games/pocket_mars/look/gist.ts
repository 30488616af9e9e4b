/** What a card does, as a row of icons: read from the same message as its sentence, so that nothing is written twice. */
import type { Message } from "../../../table/connection/wire";

export interface Sign {
  readonly icon: string;
  readonly n?: number;
  /** The Building or colour that is meant. */
  readonly of?: string;
  readonly small?: boolean;
}

type Args = Readonly<Record<string, unknown>>;

const ICONS: Readonly<Record<string, string>> = {
  "effect-launch": "launch",
  "effect-land": "land",
  "effect-land-high": "land-high",
  "effect-promote": "promote",
  "effect-demote": "demote",
  "effect-shift": "shift",
  "effect-shift-another": "shift",
  "effect-swap-stars": "swap",
  "effect-transfer": "transfer",
  "effect-gain-energy": "energy",
  "effect-draw": "draw",
  "effect-bottom": "bottom",
  "effect-bottom-any": "bottom",
  "effect-cover": "cover",
  "effect-retrieve": "retrieve",
  "effect-swap-cards": "exchange",
  "effect-peek": "peek",
};
const NEEDS: Readonly<Record<string, string>> = {
  "needs-nobody": "nobody",
  "needs-somebody": "colonist",
  "needs-card": "card",
};
const THEN: Sign = { icon: "pay", small: true };

const inside = (value: unknown): Message | null =>
  typeof value === "object" && value !== null && "message" in value ? (value as { message: Message }).message : null;
const messages = (value: unknown): Message[] =>
  Array.isArray(value) ? value.map(inside).filter((each) => each !== null) : [];
const number = (args: Args, name: string): number => (typeof args[name] === "number" ? args[name] : 0);

function building(args: Args): string | undefined {
  const where = inside(args["where"]);
  const named = where ? where[1]["building"] : args["building"];
  return typeof named === "string" ? named : undefined;
}

export function gist([id, args]: Message): Sign[] {
  if (id === "action") {
    return [...needs(args), ...cost(args), ...messages(args["effects"]).flatMap(gist)];
  }
  if (id === "effect-may" || id === "ability") {
    const effect = inside(args["effect"]);
    return effect ? gist(effect) : [];
  }
  if (id === "effect-pay-then") {
    return [{ icon: "energy", n: -number(args, "energy") }, THEN, ...messages(args["effects"]).flatMap(gist)];
  }
  const icon = ICONS[id];
  if (!icon) return [];
  const of = building(args);
  return [{ icon, ...(number(args, "n") ? { n: number(args, "n") } : {}), ...(of ? { of } : {}) }];
}

function needs(args: Args): Sign[] {
  const wanted = inside(args["needs"]);
  const icon = wanted ? NEEDS[wanted[0]] : undefined;
  if (!wanted || !icon) return [];
  const of = building(wanted[1]);
  return [{ icon: "if", small: true }, { icon, ...(of ? { of } : {}) }, THEN];
}

function cost(args: Args): Sign[] {
  const paid: Sign[] = [];
  if (number(args, "energy")) paid.push({ icon: "energy", n: -number(args, "energy") });
  if (number(args, "card")) paid.push({ icon: "bottom", n: number(args, "card") });
  return paid.length ? [...paid, THEN] : [];
}
