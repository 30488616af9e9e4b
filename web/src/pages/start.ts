/** Starting a table: the same way from the form and from a link. */
import { makeTable, type NewTable } from "../table/api";
import { kept } from "../table/keeping";
import { hold } from "../table/tables";
import { here } from "./address.svelte";

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
  const wish: NewTable = {
    game: query.get("game") ?? "",
    seats: (query.get("seats") ?? "me,greedy").split(",").map((seat) => seat.trim()).filter(Boolean),
  };
  const seed = query.get("seed");
  const options = query.get("options");
  const name = query.get("name");
  if (seed) wish.seed = seed;
  if (options) wish.options = JSON.parse(options) as Record<string, unknown>;
  if (name) wish.name = name;
  if (query.get("talk") === "free") wish.free_talk = true;
  const hints = query.get("hints");
  if (hints) wish.hints = hints === "yes";
  const absence = query.get("absence");
  if (absence) wish.absence = absence === "never" ? null : Number(absence);
  return wish;
}
