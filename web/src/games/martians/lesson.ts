/** A first game of Martians, and what is said on its way. */
import type { Lesson } from "../lesson";

export const lesson: Lesson = {
  seats: ["me", "greedy"],
  tips: [
    { id: "quarter", prompt: "prompt-quarter" },
    { id: "turn", prompt: "prompt-turn" },
    { id: "place", prompt: "prompt-turn", option: "place" },
    { id: "act", prompt: "prompt-act" },
    { id: "rest", prompt: "prompt-turn", option: "rest" },
    { id: "collect", prompt: "prompt-collect" },
    { id: "deliver", prompt: "prompt-deliver" },
    { id: "dig", prompt: "prompt-dig" },
    { id: "move", prompt: "prompt-move" },
    { id: "rtg", prompt: "prompt-turn", option: "rtg" },
    { id: "offer", prompt: "prompt-turn", option: "offer" },
    { id: "answer", prompt: "prompt-answer" },
    { id: "weather", prompt: "prompt-turn", event: "weather" },
    { id: "summary", event: "summary" },
    { id: "block", prompt: "prompt-block" },
  ],
};
