/** A first game of Ares Expedition, and what is said on its way. */
import type { Lesson } from "../lesson";

export const lesson: Lesson = {
  seats: ["me", "greedy"],
  options: { first_game: true },
  tips: [
    { id: "corporation", prompt: "prompt-corporation" },
    { id: "phase", prompt: "prompt-phase" },
    { id: "development", prompt: "prompt-development" },
    { id: "construction", prompt: "prompt-construction" },
    { id: "action", prompt: "prompt-action" },
    { id: "standard", prompt: "prompt-action", option: "standard" },
    { id: "keep", prompt: "prompt-keep" },
    { id: "again", prompt: "prompt-phase", event: "plan" },
    { id: "income", event: "income" },
    { id: "steel", prompt: "prompt-development", event: "round" },
    { id: "sell", option: "sell" },
    { id: "end-round", prompt: "prompt-end-round" },
    { id: "ocean", event: "ocean" },
    { id: "add", prompt: "prompt-add" },
  ],
};
