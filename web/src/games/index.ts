/** The games' folders, found by their names. A board is fetched only when somebody sits down at it. */
import type { Component, Snippet } from "svelte";
import type { Printed } from "../table/connection/wire";
import { PLAIN, type Face } from "./face";
import { NO_LESSON, type Lesson } from "./lesson";

/** Draws a game's cards away from any table: it hands its child a snippet that draws one. */
export type Shelf = Component<{ children: Snippet<[Snippet<[Printed]>]> }>;

const faces = import.meta.glob<Face>("./*/face.ts", { eager: true, import: "face" });
const covers = import.meta.glob<Component>("./*/Cover.svelte", { eager: true, import: "default" });
const boards = import.meta.glob<Component>("./*/Board.svelte", { import: "default" });
const shelves = import.meta.glob<Shelf>("./*/Shelf.svelte", { import: "default" });
const lessons = import.meta.glob<Lesson>("./*/lesson.ts", { import: "lesson" });

export const face = (game: string): Face => faces[`./${game}/face.ts`] ?? PLAIN;

export const cover = (game: string): Component | null => covers[`./${game}/Cover.svelte`] ?? null;

export const hasBoard = (game: string): boolean => `./${game}/Board.svelte` in boards;

export function board(game: string): Promise<Component> {
  const fetch = boards[`./${game}/Board.svelte`] ?? boards["./generic/Board.svelte"];
  return fetch!();
}

export function shelf(game: string): Promise<Shelf> {
  const fetch = shelves[`./${game}/Shelf.svelte`] ?? shelves["./generic/Shelf.svelte"];
  return fetch!();
}

export const lesson = (game: string): Promise<Lesson> =>
  lessons[`./${game}/lesson.ts`]?.() ?? Promise.resolve(NO_LESSON);
