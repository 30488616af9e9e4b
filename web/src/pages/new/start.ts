/** Starting a table: the same way from the form and from a link. */
import { makeTable } from "../../table/connection/api";
import type { Clock, NewTable } from "../../table/connection/wire";
import { kept } from "../../table/storage/storage";
import { hold } from "../../table/storage/tokens";
import { here } from "../address.svelte";

/** Make the table, keep its tokens, go there. */
export async function start(wish: NewTable, instead = false, board = ""): Promise<void> {
  const name = wish.name || kept("arsia.name", "");
  const made = await makeTable(name ? { ...wish, name } : wish);
  const mine = made.seats.flatMap(({ seat, token }) => (token ? [{ seat, token }] : []));
  hold(made.table, made.game, mine);
  here.go(`/t/${made.table}${board ? `?board=${board}` : ""}`, instead);
}

/** What a link like `/new?game=pocket_mars&seats=me,greedy&seed=1&options={…}` asks for. */
export function wishIn(query: URLSearchParams): NewTable {
  const [seed, options, name] = [query.get("seed"), query.get("options"), query.get("name")];
  const [hints, absence, clock] = [query.get("hints"), query.get("absence"), query.get("clock")];
  return {
    game: query.get("game") ?? "",
    seats: (query.get("seats") ?? "me,greedy")
      .split(",")
      .map((seat) => seat.trim())
      .filter(Boolean),
    ...(seed && { seed }),
    ...(options && { options: JSON.parse(options) as Record<string, unknown> }),
    ...(name && { name }),
    ...(query.get("talk") === "free" && { free_talk: true }),
    ...(hints && { hints: hints === "yes" }),
    ...(clock && { clock: JSON.parse(clock) as Clock }),
    ...(absence && { absence: absence === "never" ? null : Number(absence) }),
  };
}
