/** The games' folders, found by their names. A board is fetched only when somebody sits down at it. */
import type { Component } from "svelte";
import { PLAIN, type Face } from "./face";

const faces = import.meta.glob<Face>("./*/face.ts", { eager: true, import: "face" });
const covers = import.meta.glob<Component>("./*/Cover.svelte", { eager: true, import: "default" });
const boards = import.meta.glob<Component>("./*/Board.svelte", { import: "default" });

export const face = (game: string): Face => faces[`./${game}/face.ts`] ?? PLAIN;

export const cover = (game: string): Component | null => covers[`./${game}/Cover.svelte`] ?? null;

export const hasBoard = (game: string): boolean => `./${game}/Board.svelte` in boards;

export function board(game: string): Promise<Component> {
  const fetch = boards[`./${game}/Board.svelte`] ?? boards["./generic/Board.svelte"];
  return fetch!();
}
