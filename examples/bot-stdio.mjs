// A bot for `longbox arena` that speaks over standard input and output, one JSON object a line (docs/bot-protocol.md):
//   npm run arena -- --game dice-masters --players random,stdio:"node examples/bot-stdio.mjs"
// Its rule: do something rather than nothing; what it does is up to chance.
import { createInterface } from 'node:readline';

const say = message => process.stdout.write(`${JSON.stringify(message)}\n`);

/** Any legal option but the idle one; that one if there is no other. */
function pick({ options, idle }) {
  const legal = options.filter(option => !option.refused && option.id !== idle);
  return legal.length ? legal[Math.floor(Math.random() * legal.length)].id : idle;
}

for await (const line of createInterface({ input: process.stdin })) {
  const heard = JSON.parse(line);
  if (heard.say === 'game') say({ say: 'ready', n: heard.n });
  if (heard.say === 'asked') say({ say: 'answer', n: heard.n, option: pick(heard.decision) });
}
