/** Finding cards: by words, kind, tag and price. The address keeps what is looked for, so that a search can be shared. */
import type { Message, Printed } from "../table/connection/wire";
import { plainId } from "../table/language/words";

/** What is looked for. Nothing is a filter that lets everything through. */
export interface Sieve {
  readonly text: string;
  readonly colour: string;
  readonly tag: string;
  readonly least: number | null;
  readonly most: number | null;
  readonly order: Order;
}

export const ORDERS = ["printed", "name", "price"] as const;
export type Order = (typeof ORDERS)[number];

export const EVERYTHING: Sieve = { text: "", colour: "", tag: "", least: null, most: null, order: "printed" };

/** A card with its words in the current language, folded for comparing. */
export interface Entry {
  readonly card: Printed;
  readonly name: string;
  readonly folded: string;
}

interface Speaker {
  thing(kind: string, value: string): string | null;
  textOr(id: string, otherwise: string): string;
  say(message: Message): string;
}

/** A printed thing is called after its kind, or simply as a card. */
export function nameOf(words: Speaker, card: Printed): string {
  return words.thing(card.kind, card.id) ?? words.thing("card", card.id) ?? plainId(card.id);
}

/** A tag by its own name: in a game's sentences it may be bent by its neighbours. */
export const tagName = (words: Speaker, tag: string): string =>
  words.textOr(`ui-tag-${tag}`, words.textOr(`tag-${tag}`, tag));

/** What has neither a colour nor a text is no card; a map's hexes are in the catalogue too. */
export function entries(words: Speaker, catalogue: readonly Printed[]): Entry[] {
  return catalogue
    .filter(({ colour, texts }) => colour !== undefined || Object.keys(texts).length > 0)
    .map((card) => {
      const name = nameOf(words, card);
      const tags = (card.tags ?? []).map((tag) => tagName(words, tag));
      const says = Object.values(card.texts).map((text) => words.say(text));
      return { card, name, folded: fold([name, ...tags, ...says].join(" ")) };
    });
}

/** The number a card is chosen by: its price, or its value where nothing has a price. */
export const priceOf = (card: Printed): number | undefined => card.cost ?? card.value;

/** Without accents and capitals, as people type. */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replaceAll("ł", "l")
    .replaceAll("ß", "ss");
}

/** Every word that is looked for must be there, in any order. */
export function sift(all: readonly Entry[], sieve: Sieve, language = "en"): Entry[] {
  const wanted = fold(sieve.text).split(/\s+/).filter(Boolean);
  const left = all.filter(({ card, folded }) => {
    const price = priceOf(card);
    return (
      (!sieve.colour || card.colour === sieve.colour) &&
      (!sieve.tag || (card.tags ?? []).includes(sieve.tag)) &&
      (sieve.least === null || (price !== undefined && price >= sieve.least)) &&
      (sieve.most === null || (price !== undefined && price <= sieve.most)) &&
      wanted.every((word) => folded.includes(word))
    );
  });
  return sorted(left, sieve, fold(sieve.text).trim(), language);
}

/** What is called by the words that were typed comes first; then as it was wished. */
function sorted(left: readonly Entry[], sieve: Sieve, typed: string, language: string): Entry[] {
  const called = (entry: Entry): number => (typed && fold(entry.name).includes(typed) ? 0 : 1);
  const byName = new Intl.Collator(language).compare;
  const price = ({ card }: Entry): number => priceOf(card) ?? Infinity;
  const compare: Record<Order, (a: Entry, b: Entry) => number> = {
    printed: () => 0,
    name: (a, b) => byName(a.name, b.name),
    price: (a, b) => (price(a) === price(b) ? byName(a.name, b.name) : price(a) - price(b)),
  };
  return [...left].sort((a, b) => called(a) - called(b) || compare[sieve.order](a, b));
}

/** The kinds and the tags that there are, in the order of the catalogue. */
export const colours = (all: readonly Entry[]): string[] => [...new Set(all.flatMap(({ card }) => card.colour ?? []))];
export const tags = (all: readonly Entry[]): string[] =>
  [...new Set(all.flatMap(({ card }) => card.tags ?? []))].sort();

// ---- the address ---------------------------------------------------------------------------------------------------

const number = (text: string | null): number | null => (text !== null && /^\d{1,3}$/.test(text) ? Number(text) : null);

export function sieveIn(query: URLSearchParams): Sieve {
  return {
    text: query.get("q") ?? "",
    colour: query.get("kind") ?? "",
    tag: query.get("tag") ?? "",
    least: number(query.get("from")),
    most: number(query.get("to")),
    order: ORDERS.find((order) => order === query.get("order")) ?? "printed",
  };
}

/** Only what differs from everything is in the address. */
export function queryOf(sieve: Sieve): string {
  const query = new URLSearchParams();
  if (sieve.text.trim()) query.set("q", sieve.text.trim());
  if (sieve.colour) query.set("kind", sieve.colour);
  if (sieve.tag) query.set("tag", sieve.tag);
  if (sieve.least !== null) query.set("from", String(sieve.least));
  if (sieve.most !== null) query.set("to", String(sieve.most));
  if (sieve.order !== "printed") query.set("order", sieve.order);
  return query.toString();
}
