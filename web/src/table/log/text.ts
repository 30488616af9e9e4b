/** The log as a text, in the words of whoever saves it. */
import type { LogEntry } from "../connection/wire";
import type { Words } from "../language/words";

/** One line for each thing that happened; what begins a part of the game stands apart. */
export function logText(title: string, log: readonly LogEntry[], words: Words, end = ""): string {
  const told = [title, "=".repeat(title.length)];
  for (const { event } of log) {
    const line = words.event(event);
    if (!line) continue;
    if (HEADS.includes(String(event[0]))) told.push("");
    told.push(line);
  }
  if (end) told.push("", end);
  return told.join("\n") + "\n";
}

/** What begins a part of the game. */
export const HEADS: readonly string[] = ["round", "generation"];

/** Hand a text to whoever sits at the browser, as a file. */
export function save(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
