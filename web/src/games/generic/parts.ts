/** A view sorted by whose things they are: mine, the others', everybody's. */
import type { View } from "../../table/connection/wire";

/** What the shared layer shows already. */
const KNOWN = ["game", "seats", "options", "you", "pending", "outcome"];

export interface Parts {
  readonly mine: readonly (readonly [number, unknown])[];
  readonly others: readonly (readonly [number, unknown])[];
  readonly shared: readonly (readonly [string, unknown])[];
}

/** Lists with one entry for each player belong to the players; everything else to the table. */
export function parts(view: View): Parts {
  const shared: [string, unknown][] = [];
  const players = new Map<number, Record<string, unknown>>();
  for (const [name, value] of Object.entries(view)) {
    if (KNOWN.includes(name)) continue;
    if (name === "players" && Array.isArray(value)) {
      value.forEach((each: unknown, player) => {
        const own = typeof each === "object" && each !== null ? { ...each } : { [name]: each };
        players.set(player, { ...players.get(player), ...own });
      });
    } else {
      shared.push([name, value]);
    }
  }
  const all = [...players.entries()];
  const me = view.you ?? -1;
  return {
    mine: all.filter(([player]) => player === me),
    others: all.filter(([player]) => player !== me),
    shared,
  };
}
