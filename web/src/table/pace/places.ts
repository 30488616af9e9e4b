/** Where on the screen an event happened: the things that it names carry the same names as what options point to. */
import type { LogEntry } from "../connection/wire";
import { partsOf, type Declared, type Part } from "./acts";

/** Events call some things otherwise than boards do. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  phase: ["door"],
  parameter: ["track"],
  milestone: ["title"],
  award: ["title"],
  zone: ["ship"],
};
/** Told where it happened, and not a place itself. */
const NO_PLACE: readonly string[] = ["player", "n", "resource", "good", "tile", "kind", "product"];
/** What only speaks of things. */
const SPEAKS = ".log, .since, .stage, .bar, dialog, [inert]";

const quoted = (value: string): string => value.replaceAll(/["\\]/g, "\\$&");

/** The names under which boards may show what an event is about: the closest first, as lists that take each other's place. */
export function namesOf(parts: readonly Part[]): string[][] {
  const places = parts.filter(({ kind }) => !NO_PLACE.includes(kind));
  const pairs = places.flatMap((first, i) => {
    const second = places[i + 1];
    if (!second) return [];
    const name = quoted(`${first.value}:${second.value}`);
    return [`[data-at="${name}"]`, `[data-thing="${first.kind}:${name}"]`, `[data-thing="${second.kind}:${name}"]`];
  });
  const single = places.flatMap(({ kind, value }) => {
    const id = quoted(String(value));
    const kinds = [kind, ...(ALSO[kind] ?? [])];
    return [
      ...kinds.flatMap((each) => [
        `[data-thing="${each}:${id}"]`,
        `[data-${each}="${id}"]`,
        `[data-move="${each}:${id}"]`,
      ]),
      `[data-chip="${kind}:${id}"]`,
      `[data-card="${kind}:${id}"]`,
    ];
  });
  return [pairs, single].filter((names) => names.length > 0);
}

function shown(selectors: readonly string[], page: ParentNode): Element[] {
  const found = [...page.querySelectorAll(selectors.join(","))].filter((thing) => {
    const { width, height } = thing.getBoundingClientRect();
    return width > 0 && height > 0 && !thing.closest(SPEAKS);
  });
  // Of things within each other the inner one is nearer to what is meant.
  return found.filter((thing) => !found.some((other) => other !== thing && thing.contains(other)));
}

/** More marks than this point nowhere. */
const MOST = 8;

export function placesOf(entries: readonly LogEntry[], declared: Declared, page: ParentNode = document): Element[] {
  const all = new Set<Element>();
  for (const { event } of entries) {
    for (const names of namesOf(partsOf(event, declared))) {
      const found = shown(names, page);
      found.forEach((thing) => all.add(thing));
      if (found.length) break;
    }
  }
  return [...all].slice(0, MOST);
}

/** What a player has on the screen. */
export const panelsOf = (player: number, page: ParentNode = document): Element[] =>
  shown([`[data-player="${player}"]`, `[data-player-chip="${player}"]`], page);
