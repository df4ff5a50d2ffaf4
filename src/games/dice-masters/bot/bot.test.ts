// The greedy bot plays with purpose: it beats chance, takes a win that lies open, and does not throw its dice away.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { weigherOf } from '#bots/weights.ts';
import { greedyBot } from '#bots/greedy.ts';
import { bareTable, playOut } from '#bots/play-out.ts';
import { randomBot } from '#bots/plain.ts';
import { start } from '#engine/apply.ts';
import { knowledge } from '#engine/knowledge.ts';
import { quickRandom } from '#engine/random.ts';
import { seedOf } from '#engine/seed.ts';
import { diceMasters as game } from '../game.ts';
import { scenario, type Scenario } from '../scenario/scenario.ts';
import { bot } from './bot.ts';

const MIRRORS = Object.keys(game.setups!).filter(name => name.startsWith('mirror-'));
const choice = (t: Scenario, seat: number): string =>
  greedyBot.choose(game, knowledge(game, t.state, seat), quickRandom(1));
const value = (t: Scenario, seat: number): number => bot.value(game.table.bind(t.state), seat);

test('the greedy bot beats the random bot with every preset team', () => {
  assert.equal(MIRRORS.length, 4);
  let wins = 0;
  for (let n = 0; n < 12; n++) {
    const options = game.setups![MIRRORS[n % MIRRORS.length]!]!(2, quickRandom(n));
    const state = start(game, { seats: 2, seed: seedOf(n), options });
    const mine = Math.floor(n / MIRRORS.length) % 2;
    playOut(bareTable(game, state), mine ? [randomBot, greedyBot] : [greedyBot, randomBot], quickRandom(n));
    if (state.result!.ranks[mine] === 1) wins++;
  }
  assert.ok(wins >= 10, `${wins} of 12`);
});

test('the greedy bot attacks when it wins, and holds back who would only be lost', () => {
  const open = scenario({ step: 'attack', field: [['Sidekick'], []], life: [10, 1] });
  assert.match(choice(open, 0), /^attack:/);
  const walled = scenario({ step: 'attack', cards: [[], [18]], field: [['Sidekick'], ['Magneto 3']], life: [10, 10] });
  assert.equal(choice(walled, 0), 'hold');
});

test('the greedy bot blocks what would kill it', () => {
  const t = scenario({ step: 'attack', field: [['Sidekick', 'Sidekick'], ['Sidekick']], life: [10, 2] });
  t.play('0 attack:Sidekick+Sidekick');
  assert.match(choice(t, 1), /^block:/);
});

test('a seat stands better with more life, with characters in the field, and with dear dice', () => {
  const even = scenario({ step: 'main' });
  assert.equal(value(even, 0), 0.5);
  assert.ok(value(scenario({ step: 'main', life: [12, 10] }), 0) > 0.5);
  assert.ok(value(scenario({ step: 'main', field: [[], ['Sidekick']] }), 0) < 0.5);
  assert.ok(value(scenario({ step: 'main', cards: [[18], []], used: [['Magneto'], []] }), 0) > 0.5);
});

test('of rerolls of look-alikes only one is worth a look', () => {
  const t = scenario({ step: 'start', bag: [['Sidekick', 'Sidekick', 'Sidekick', 'Sidekick']], rolls: [1, 1, 2, 6] });
  const singles = t.asked(0).options.filter(o => o.verb === 'reroll' && !o.id.includes('+'));
  const weights = singles.map(o => weigherOf(game, t.state, 0)!(o.id));
  assert.equal(weights.length, 4);
  assert.equal(weights.filter(weight => weight === 0).length, 1);
});
