// A bot that takes the most points at once: dreistein bot-check "cmd:node most.mjs"
import { createInterface } from "node:readline";

const answerTo = (message) => {
  if (message.hello) return { name: "Most", author: "Dreistein's examples" };
  const { legal, points } = message.think;
  return { action: legal[points.indexOf(Math.max(...points))] };
};

createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  if (message.quit) process.exit(0);
  process.stdout.write(JSON.stringify(answerTo(message)) + "\n");
});
