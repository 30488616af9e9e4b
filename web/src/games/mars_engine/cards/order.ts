/** In which order a hand lies: as it was dealt, by cost, by tag, what can be played first, or as I put it. */

export const ORDERS = ["dealt", "cost", "tag", "playable", "own"] as const;
export type Order = (typeof ORDERS)[number];

/** What a hand can be ordered by. */
export interface Facts {
  readonly cost: (card: string) => number;
  /** The place of the card's first tag in the game's own order. */
  readonly tag: (card: string) => number;
  readonly plays: (card: string) => boolean;
  /** The cards as I put them; those that came later are not in it. */
  readonly own: readonly string[];
}

/** The cards in an order; those that are alike in it lie as before. */
export function arranged(hand: readonly string[], order: Order, facts: Facts): readonly string[] {
  const place = (card: string): number => {
    const at = facts.own.indexOf(card);
    return at < 0 ? facts.own.length : at;
  };
  const keys: Readonly<Record<Order, readonly ((card: string) => number)[]>> = {
    dealt: [],
    cost: [facts.cost],
    tag: [facts.tag, facts.cost],
    playable: [(card) => (facts.plays(card) ? 0 : 1), facts.cost],
    own: [place],
  };
  return [...hand].sort((a, b) => keys[order].map((key) => key(a) - key(b)).find((apart) => apart !== 0) ?? 0);
}

/** The cards after one of them was put where another lies. */
export function put(cards: readonly string[], card: string, where: string): readonly string[] {
  const to = cards.indexOf(where);
  if (to < 0 || !cards.includes(card)) return cards;
  const others = cards.filter((each) => each !== card);
  return [...others.slice(0, to), card, ...others.slice(to)];
}

/** The cards after one of them went so many places on, as far as there are places. */
export function shifted(cards: readonly string[], card: string, by: number): readonly string[] {
  const where = cards[cards.indexOf(card) + by];
  return where === undefined ? cards : put(cards, card, where);
}
