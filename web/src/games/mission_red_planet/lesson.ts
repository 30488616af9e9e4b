/** A first game of Mission: Red Planet, and what is said on its way. */
import type { Lesson } from "../lesson";

export const lesson: Lesson = {
  seats: ["me", "greedy", "greedy"],
  tips: [
    { id: "keep", prompt: "prompt-keep" },
    { id: "character", prompt: "prompt-character" },
    { id: "place", prompt: "prompt-place" },
    { id: "recruiter", prompt: "prompt-character", event: "reveal" },
    { id: "landed", event: "land" },
    { id: "production", event: "production" },
    { id: "destination", prompt: "prompt-destination" },
    { id: "explore", prompt: "prompt-explore" },
    { id: "research", prompt: "prompt-research" },
    { id: "assign", prompt: "prompt-assign" },
    { id: "force", prompt: "prompt-force" },
    { id: "destroy", prompt: "prompt-destroy" },
    { id: "replace", prompt: "prompt-replace" },
    { id: "kill", prompt: "prompt-kill" },
    { id: "steer", prompt: "prompt-steer" },
  ],
};
