// Tests of the table on a terminal: it keeps within its width, and options say what matters.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { start } from '#engine/apply.ts';
import { explain } from '#engine/ask.ts';
import { quickRandom } from '#engine/random.ts';
import { seedOf } from '#engine/seed.ts';
import { view } from '#engine/views.ts';
import { words } from '#engine/words.ts';
import { draw } from './draw.ts';
import { diceMasters as game } from '../game.ts';
import { scenario, type Scenario } from '../scenario/scenario.ts';

const drawn = (t: Scenario, seat = 0): string => draw(view(game, t.state, seat));
const labels = (t: Scenario, seat: number): string[] =>
  explain(game, t.state, [seat])[0]!.options.map(o => words(game, o.label, { world: t.world }));
const prompt = (t: Scenario, seat: number): string =>
  words(game, explain(game, t.state, [seat])[0]!.prompt, { world: t.world });

test('the table shows each zone of both players, and how much energy there is', () => {
  const t = scenario({
    cards: [[1], [10]],
    field: [['Angel 2'], ['Juggernaut 1']],
    reserve: [['bolt', 'bolt', '2 shield Angel', 'Enrage*']],
    used: [['Sidekick', 'Sidekick']],
  });
  const text = drawn(t);
  assert.match(text, /field {3}\[Juggernaut¹ 6\/3\]/);
  assert.match(text, /Angel, .* \(3 shield\)/);
  assert.match(text, /field {3}\[Angel² \d\/\d\]/);
  assert.match(text, /reserve \[shield shield\] .*\[bolt\]×2 = 4 energy/);
  assert.match(text, /\[Enrage!\*\]/);
  assert.match(text, /used {4}Sidekick×2/);
  assert.match(text, /Player 1 \(you\) {2}♥ 20/);
});

test('dice that were just rolled are shown as they fell, before they may be rerolled', () => {
  const t = scenario({ step: 'start', bag: [['Sidekick', 'Sidekick', 'Sidekick', 'Sidekick']], rolls: [1, 1, 2, 6] });
  assert.match(drawn(t), /rolled {2}\[bolt\]×2 \[fist\] \[Sidekick 1\/1\]/);
});

test('the table of any set-up is at most 100 columns wide', () => {
  for (const make of Object.values(game.setups!)) {
    const state = start(game, { seats: 2, seed: seedOf(1), options: make(2, quickRandom(1)) });
    for (const line of draw(view(game, state, 0)).split('\n')) assert.ok(line.length <= 100, line);
  }
});

test('attacks and blocks say what they mean', () => {
  const t = scenario({
    step: 'attack',
    cards: [[1], []],
    field: [['Angel 2', 'Sidekick'], ['Sidekick']],
    life: [9, 5],
  });
  assert.equal(prompt(t, 0), 'Declare attackers. Player 2 has 5 life and 1 character to block with.');
  assert.ok(labels(t, 0).includes('Attack with Sidekick (1/1): 1 damage if nobody blocks'));
  t.play('0 attack:Sidekick');
  assert.equal(prompt(t, 1), 'Declare blockers. You have 5 life; 1 damage comes if nobody blocks.');
  assert.ok(labels(t, 1).includes('Block: Sidekick (1/1) stops Sidekick (1/1)'));
});

test('purchases, fieldings and choices tell costs, numbers and owners', () => {
  const t = scenario({ cards: [[1], []], reserve: [['Angel 2', 'bolt', 'bolt', 'shield']], field: [['Sidekick']] });
  assert.ok(labels(t, 0).includes('Purchase a die of Angel, Air Transport (3 shield)'), labels(t, 0).join());
  assert.ok(labels(t, 0).some(label => /^Field Angel \(level 2, \d\/\d\)( for 1)?$/.test(label)));
});

test('a global ability is offered with what it does, a payment with what its dice show', () => {
  const t = scenario({ field: [['Sidekick']], reserve: [['bolt', 'wild']] });
  const offer = labels(t, 0).find(label => label.startsWith('Use Enrage. Global ('))!;
  assert.match(offer, /attack/);
  const [, payment] = explain(game, t.state, [0])[0]!.forms.bill!.to[0]!.slots;
  const shown = payment!.things!.map(die => game.names[payment!.of!]!(die, t.world));
  assert.deepEqual(shown.sort(), ['Sidekick (bolt)', 'Sidekick (wild)']);
});
