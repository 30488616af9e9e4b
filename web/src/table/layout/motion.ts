/** Things that move slide from where they lay: whatever carries `data-move` with the same name before and after. */

import { isStill, prefer } from "../../look/preferences.svelte";

const PACE = 260;

export type Places = ReadonlyMap<string, DOMRect>;

export function places(): Places {
  const found = new Map<string, DOMRect>();
  for (const thing of document.querySelectorAll<HTMLElement>("[data-move]")) {
    const box = thing.getBoundingClientRect();
    if (box.width) found.set(thing.dataset["move"]!, box);
  }
  return found;
}

/** Slide everything from its old place to the new one. It never holds anybody up, and is off with reduced motion. */
export function travel(before: Places): void {
  if (before.size === 0 || isStill()) return;
  for (const thing of document.querySelectorAll<HTMLElement>("[data-move]")) {
    const from = before.get(thing.dataset["move"]!);
    const to = thing.getBoundingClientRect();
    if (!to.width) continue;
    if (!from) {
      thing.animate([{ opacity: 0, transform: "scale(0.85)" }, {}], { duration: PACE, easing: "ease-out" });
      continue;
    }
    const x = (from.left + from.width / 2 - to.left - to.width / 2) / prefer.zoom;
    const y = (from.top + from.height / 2 - to.top - to.height / 2) / prefer.zoom;
    if (Math.abs(x) + Math.abs(y) > 6) {
      thing.animate([{ transform: `translate(${x}px, ${y}px)`, zIndex: 5 }, {}], {
        duration: PACE,
        easing: "ease-out",
      });
    }
  }
}
