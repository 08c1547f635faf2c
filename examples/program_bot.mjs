// A bot in JavaScript: it reads questions and writes answers, a line of JSON each. It needs nothing
// but Node.js:
//
//     kingsbridge arena pillars "program:node examples/program_bot.mjs" random --games 100
//
// It plays by preference: of what is offered it likes best what scores, then what earns and what
// costs little. Replace `worth` by something cleverer; docs/programs.md tells what is asked.
import { createInterface } from 'node:readline';

const PROTOCOL = 1;

/** How much it likes an offer, by the message that says it in words and the numbers in that. */
function worth({ message, facts }) {
  const number = (name) => (typeof facts[name] === 'number' ? facts[name] : 0);
  if (/-pass|-decline|-done|-stop/.test(message)) return -1;
  return 3 * number('vp') + number('gold') + number('cubes') - number('cost') / 3;
}

/** Of the offers it likes best, which one: the same question always has the same answer. */
function choose({ offers, seed, ply }) {
  const most = Math.max(...offers.map(worth));
  const best = offers.filter((offer) => worth(offer) === most);
  return best[(seed + ply) % best.length].move;
}

for await (const line of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line);
  if (asked.type === 'hello') {
    answer({ type: 'ready', protocol: PROTOCOL, name: 'by preference' });
  } else if (asked.type === 'choose') {
    answer({ id: asked.id, move: choose(asked) });
  }
}

function answer(said) {
  process.stdout.write(JSON.stringify(said) + '\n');
}
