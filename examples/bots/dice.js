#!/usr/bin/env node
// A bot for Node: it takes any option, each as likely as the others.
const lines = require("node:readline").createInterface({ input: process.stdin });
const say = (frame) => console.log(JSON.stringify(frame));

say({ type: "ready", name: "dice", view: false });
lines.on("line", (line) => {
  const frame = JSON.parse(line);
  if (frame.type === "decide") {
    say({ id: frame.id, index: Math.floor(Math.random() * frame.options.length) });
  } else if (frame.type === "refused") {
    console.error(frame.sentence);
  }
});
