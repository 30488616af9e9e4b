/** The screen, in the units in which the page is laid out: larger text makes fewer of them fit. */
import { MediaQuery } from "svelte/reactivity";
import { innerHeight as high, innerWidth as wide } from "svelte/reactivity/window";
import { prefer } from "./preferences.svelte";

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** Below this width a screen is held in the hand. */
const HAND = 760;
/** Below this height it lies on its side. */
const LOW = 500;

export const screenWidth = (): number => (wide.current ?? innerWidth) / prefer.zoom;
export const screenHeight = (): number => (high.current ?? innerHeight) / prefer.zoom;

/** Is this a narrow screen, held in the hand? */
export const narrow = {
  get current(): boolean {
    return screenWidth() < HAND;
  },
};

/** A finger needs larger things to touch than a pointer, and these need more room than a desk gives them. */
const touched = new MediaQuery("pointer: coarse");

export const isTouched = (): boolean => touched.current;

/** Has a room less than the least in which everything lies side by side? */
export const isTight = (room: Room, least: Room): boolean => room.width < least.width || room.height < least.height;

/**
 * What a table looks like in a room, as classes for its styles. A desk has everything side by side. In less room it is
 * `folded`: the board and my things are one column, the others and the log are behind tabs. Then a `broad` one puts my
 * things beside the board, a `palm` one is held in the hand, and a `low` one lies on its side.
 */
export function form(room: Room, folded: boolean): string {
  if (!folded) return "desk";
  const low = room.height < LOW && room.width > room.height;
  const palm = room.width < HAND && !low;
  const broad = !palm && room.width > room.height * 1.05;
  return ["folded", palm && "palm", broad && "broad", low && "low"].filter(Boolean).join(" ");
}

/** Where a thing is, in the same units. */
export function boxOf(thing: Element): DOMRect {
  const { x, y, width, height } = thing.getBoundingClientRect();
  const { zoom } = prefer;
  return new DOMRect(x / zoom, y / zoom, width / zoom, height / zoom);
}
