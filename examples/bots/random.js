// A bot for moondrake in JavaScript: plays anything legal. Needs nothing but Node.
//   moondrake arena beginner "cmd:node examples/bots/random.js"
"use strict";

const readline = require("node:readline");

let state = 1n;

// The start message has a seed, so a repeated game is the same game (splitmix64).
function random() {
  state = (state + 0x9e3779b97f4a7c15n) & 0xffffffffffffffffn;
  let mixed = state;
  mixed = ((mixed ^ (mixed >> 30n)) * 0xbf58476d1ce4e5b9n) & 0xffffffffffffffffn;
  mixed = ((mixed ^ (mixed >> 27n)) * 0x94d049bb133111ebn) & 0xffffffffffffffffn;
  return Number((mixed ^ (mixed >> 31n)) >> 11n) / 2 ** 53;
}

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "start") {
    state = BigInt(message.seed);
  } else if (message.type === "choose") {
    const action = message.actions[Math.floor(random() * message.actions.length)];
    process.stdout.write(JSON.stringify({ sequence: message.sequence, action: action.id }) + "\n");
  } else if (message.type === "error") {
    process.stderr.write(message.message + "\n");
  }
});
