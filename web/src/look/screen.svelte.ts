/** Is this a narrow screen, held in the hand? */
import { MediaQuery } from "svelte/reactivity";
import { prefer } from "./preferences.svelte";

export const narrow = new MediaQuery("width < 760px");

/** Where a thing is, in the units in which the page is laid out: larger text makes fewer of them fit. */
export function boxOf(thing: Element): DOMRect {
  const { x, y, width, height } = thing.getBoundingClientRect();
  const { zoom } = prefer;
  return new DOMRect(x / zoom, y / zoom, width / zoom, height / zoom);
}

export const screenWidth = (): number => innerWidth / prefer.zoom;
export const screenHeight = (): number => innerHeight / prefer.zoom;
