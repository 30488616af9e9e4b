/** What the face of a card shows besides its sentence. */
import type { Message } from "../../../table/connection/wire";

const inside = (value: unknown): Message | null =>
  typeof value === "object" && value !== null && "message" in value ? (value as { message: Message }).message : null;

/** How many astronauts a character places, read from the same message as its sentence. */
export function crew(text: Message | undefined): number {
  const effects = text?.[1]["effects"];
  const first = Array.isArray(effects) ? inside(effects[0]) : null;
  const n = first?.[0].startsWith("effect-place") ? first[1]["n"] : 0;
  return typeof n === "number" ? n : 0;
}
