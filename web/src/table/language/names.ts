/** What the people and bots at a table are called. */
import type { PublicSeat } from "../connection/wire";
import type { Words } from "./words";

/** A seat's name; a bot without one is called after its kind. */
export function nameOf(seat: PublicSeat, words: Words): string {
  if (seat.kind === "bot") {
    const kind = (seat.bot ?? "").split(":")[0] ?? "";
    const called = words.textOr(`bot-${kind}`, kind || seat.name);
    return `${called} ${seat.seat + 1}`;
  }
  return seat.name || words.text("player", { n: seat.seat + 1 });
}
