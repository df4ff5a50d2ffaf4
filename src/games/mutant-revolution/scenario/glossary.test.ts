// Words of the rules that several phases share: Hope Value, Plot Value, ways to gain Revolution Points, promises.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { play, start } from '#engine/apply.ts';
import { asked, decisionId, legal } from '#engine/ask.ts';
import { quickRandom } from '#engine/random.ts';
import { seedOf } from '#engine/seed.ts';
import type { Event } from '#engine/types.ts';
import { view } from '#engine/views.ts';
import { hopeValueOf } from '../cards/index.ts';
import { eventOf, plotOf } from '../cards/plots.ts';
import { mutantRevolution as game } from '../game.ts';
import { numbered } from './position.ts';
import { scenario } from './scenario.ts';

const OWN = [
  ['Rogue', 'Pixie'],
  ['Beast', 'Anole'],
  ['Cable', 'Dust'],
  ['Iceman', 'Armor'],
];

test('MR-GLO-03 Hope Value is what a discarded Plot Card and a Secret Mission bring', () => {
  const t = scenario({ own: OWN, hands: [['Careful Preparations']], hope: [0] });
  const card = t.world.piles.hand[0]!.cards[0]!;
  assert.equal(t.play('0 discard:Careful Preparations').world.hope[0], plotOf(card).hv);
  const sent = scenario({ at: 'recruit', own: [['Rogue', 'Beast', 'Pixie']], hope: [0] }).play('0 send:Rogue');
  assert.equal(sent.world.hope[0], hopeValueOf(numbered('Rogue')));
});

test('MR-GLO-04 MR-REV-07 an Event costs its Plot Value, which moves the Plot Marker alone', () => {
  const t = scenario({ own: OWN, hands: [['Setting Aside Differences']], rp: [1, 1, 1, 1], pp: [5, 0, 0, 0] });
  const card = t.world.piles.hand[0]!.cards[0]!;
  t.play('0 play:Setting Aside Differences:1:2');
  assert.deepEqual([t.world.pp[0], t.world.rp], [5 - eventOf(card).cost, [1, 2, 2, 1]]);
  const poor = scenario({ own: OWN, hands: [['Setting Aside Differences']], pp: [3, 0, 0, 0] });
  assert.equal(poor.refused('0 play:Setting Aside Differences:1:2'), 'MR-EVT-02');
});

/** Events of gaining Revolution Points: Upkeep, Plot Cards, command, mission rewards. */
const GAINS = ['revolutionAdvanced', 'rpGained', 'commanded', 'rpEarned'];

/** Plays by chance for three rounds; tells the points before each answer, and what happened. */
function watch(seed: number, look: (before: number[], after: number[], events: Event[]) => void): void {
  const state = start(game, { seats: 4, seed: seedOf(seed), options: { rounds: 3 } });
  const random = quickRandom(seed);
  while (!state.result) {
    const before = state.world.rp.slice();
    const events: Event[] = [];
    const seat = asked(game, state)[0]!;
    const options = legal(game, state, seat);
    play(game, state, { seat, decision: decisionId(state), option: options[random.below(options.length)]! }, events);
    look(before, state.world.rp, events);
  }
}

test('MR-CON-07 Revolution Points come from the four sources only', () => {
  const seen = new Set<string>();
  for (let seed = 1; seed <= 4; seed++)
    watch(seed, (before, after, events) => {
      const told = events.filter(({ kind }) => GAINS.includes(kind));
      const gained = after.flatMap((rp, seat) => (rp > before[seat]! ? [seat] : []));
      assert.ok(gained.every(seat => told.some(({ facts }) => facts.seat === seat)));
      for (const { kind } of told) seen.add(kind);
    });
  assert.ok(seen.has('commanded'));
});

test('MR-GLO-07 MR-REW-11 a Mission reward is what the Mission Card grants, not the point for the command', () => {
  const fight = { mission: 'Sinister Trouble', pcs: ['Rogue E1', 'Beast E9'], tokens: ['gone'], damage: [11, 0] };
  const rewarded = { at: 'mission', run: 'rewards', locals: { outcome: 'success' } } as const;
  const { rp, triumph } = scenario({ ...rewarded, own: OWN, commander: 1, rp: [1, 2, 1, 1], fight }).world;
  assert.ok(rp[0]! > 1 && rp[1] === 2);
  assert.deepEqual([triumph[numbered('Rogue')], triumph[numbered('Beast')]], [1, 0]);
});

test('MR-CON-09 MR-RUL-141 a gift binds nobody, and everybody sees it', () => {
  const t = scenario({ own: OWN, pp: [0, 3, 0, 0] }).play('0 gift:1:2');
  assert.deepEqual(t.world.hope, [3, 7, 5, 5]);
  t.play('0 ask:2:0:0');
  assert.deepEqual([t.at, t.waiting, t.refused('1 give:0')], ['support.answer', [1], undefined]);
  assert.ok(t.log('spectator').some(line => line.includes('gives')));
});

test('MR-RUL-141 offers are public', () => {
  const t = scenario({ at: 'recruit', own: [['Rogue', 'Beast'], ['Cable']] }).play('0 offer:1:0:Beast:3:');
  assert.deepEqual(view(game, t.state, 'spectator').world.offers, t.world.offers);
  assert.equal(t.world.offers.length, 1);
});
