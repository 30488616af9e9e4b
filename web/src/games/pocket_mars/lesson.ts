/** A first game of Pocket Mars, and what is said on its way. */
import type { Lesson } from "../lesson";

export const lesson: Lesson = {
  seats: ["me", "greedy"],
  tips: [
    { id: "split", prompt: "prompt-split" },
    { id: "turn", prompt: "prompt-turn" },
    { id: "attach", prompt: "prompt-turn", option: "attach" },
    { id: "play", prompt: "prompt-turn", option: "play" },
    { id: "launch", prompt: "prompt-turn", option: "launch" },
    { id: "reveal", prompt: "prompt-turn", option: "reveal" },
    { id: "discard", prompt: "prompt-turn", option: "discard" },
    { id: "land-here", prompt: "prompt-land-here" },
    { id: "prepared", prompt: "prompt-prepared" },
    { id: "effect", prompt: "prompt-effect" },
    { id: "prepare", prompt: "prompt-prepare" },
    { id: "promote", option: "promote" },
    { id: "spread", prompt: "prompt-turn", event: "land" },
  ],
};
