/** A first game of Terraforming Mars, and what is said on its way. */
import type { Lesson } from "../lesson";

export const lesson: Lesson = {
  seats: ["me", "greedy"],
  options: { corporate_era: false, beginner: true },
  tips: [
    { id: "action", prompt: "prompt-action" },
    { id: "corporation", prompt: "prompt-corporation" },
    { id: "play", prompt: "prompt-action", option: "play" },
    { id: "project", prompt: "prompt-action", option: "project" },
    { id: "rating", prompt: "prompt-action", event: "raise" },
    { id: "pass", prompt: "prompt-action", event: "pass" },
    { id: "tile", prompt: "prompt-tile" },
    { id: "ocean", prompt: "prompt-ocean" },
    { id: "buy", prompt: "prompt-buy" },
    { id: "pay", prompt: "prompt-pay" },
    { id: "convert", prompt: "prompt-action", option: "convert" },
    { id: "blue", prompt: "prompt-action", option: "action" },
    { id: "milestone", prompt: "prompt-action", option: "milestone" },
    { id: "award", prompt: "prompt-action", option: "award", event: "income" },
    { id: "sell", prompt: "prompt-sell" },
    { id: "last-greenery", prompt: "prompt-last-greenery" },
  ],
};
