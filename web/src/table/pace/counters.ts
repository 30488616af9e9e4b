/** Numbers that changed: whatever on the board is a number and nothing else says by how much. */

export interface Change {
  readonly at: Element;
  readonly by: number;
}

export type Numbers = ReadonlyMap<Text, number>;

/** Only whole texts count: a number with its unit, and no sentence with a number in it. */
export function numberIn(text: string): number | null {
  const found = /^([+−-]?)(\d+)\s?(%|°C|°|M€)?$/u.exec(text.trim());
  if (!found) return null;
  const n = Number(found[2]);
  return found[1] === "−" || found[1] === "-" ? -n : n;
}

/** "+3" or "−1". */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

const ELSEWHERE = ".log, .since, .stage, .bar, .end, .tabs, button, dialog, .unseen";

export function numbers(page: Element | null): Numbers {
  const found = new Map<Text, number>();
  if (!page) return found;
  const walk = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const n = numberIn(node.nodeValue ?? "");
    if (n !== null && !node.parentElement?.closest(ELSEWHERE)) found.set(node as Text, n);
  }
  return found;
}

/** The same places now: those that are still there and say something else. */
export function changes(before: Numbers): Change[] {
  const found: Change[] = [];
  for (const [node, n] of before) {
    const now = node.isConnected ? numberIn(node.nodeValue ?? "") : null;
    const at = node.parentElement;
    if (now === null || now === n || !at || !at.getBoundingClientRect().width) continue;
    found.push({ at, by: now - n });
  }
  return found;
}
