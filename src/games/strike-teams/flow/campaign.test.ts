// The campaign: Levels between missions, what is kept, what is removed, and what the teams agree on.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked, decisionId, legal } from '#engine/ask.ts';
import { settingComplaints } from '#engine/kit/settings.ts';
import { playedByChance } from '#engine/testing/play.ts';
import type { Json, State } from '#engine/types.ts';
import { view } from '#engine/views.ts';
import { cardsOf } from '../cards/actions.ts';
import { SCENARIOS } from '../cards/scenarios.ts';
import { strikeTeams as game } from '../game.ts';
import { begun, ended, finished, say, until } from '../scenario/missions.ts';
import { charactersOf } from '../table/figures.ts';
import { HENCHMEN, type Strike } from '../table/world.ts';

test('ST-EX-42 ST-LVL-01 ST-LVL-02 ST-LVL-03 ST-LVL-05 ST-LVL-07 a new Level costs its number in OP', () => {
  const state = finished([0, 5]);
  assert.deepEqual([decisionId(state), ...asked(game, state)], ['levelling.raise', 1]);
  const character = charactersOf(state.world, 1)[0]!;
  say(state, 1, `raise:${character}`);
  assert.deepEqual([state.world.level[character], state.world.campaign!.saved[1]], [2, 3]);
  say(state, 1, `raise:${character}`);
  assert.deepEqual([state.world.level[character], state.world.campaign!.saved[1]], [3, 0]);
});
test('ST-LVL-04 ST-LVL-06 only those who took part rise, and a team stops when it can afford nothing', () => {
  const state = finished([3, 0]);
  const heroes = charactersOf(state.world, 0);
  assert.deepEqual(
    legal(game, state, 0).map(option => Number(option.split(':')[1])),
    heroes,
  );
  say(state, 0, `raise:${heroes[0]}`);
  assert.notEqual(decisionId(state), 'levelling.raise');
  assert.equal(state.world.campaign!.saved[0], 1);
});
test('ST-CAM-01 ST-CAM-02 ST-CAM-04 ST-END-07 ST-END-08 the next mission keeps levels and removes cards', () => {
  const state = ended(finished([1, 0]));
  const { world, result } = state;
  const next = game.sequel!(world, result!)!;
  assert.deepEqual(settingComplaints(game, next.options, 2), []);
  const after = begun(2, next.options, 9);
  assert.deepEqual([after.world.campaign!.mission, after.world.campaign!.victor], [2, 0]);
  assert.equal(decisionId(after), 'settingUp.victory');
  assert.deepEqual(after.world.level, world.level);
  assert.deepEqual(
    after.world.piles.removed.cards.toSorted((a, b) => a - b),
    world.piles.stages.cards.toSorted((a, b) => a - b),
  );
  say(after, 0, 'side:1');
  assert.notEqual(after.world.map, world.map);
});
test('ST-CAM-07 ST-LVL-11 ST-RUL-97 the last mission decides; after a drawn one another may follow', () => {
  const last = { mission: 6, saved: [0, 0], victor: -1, maps: [], scenarios: [], levels: [1, 1, 1, 1, 1, 1, 1, 1] };
  const won = finished([1, 0], last);
  assert.equal(game.sequel!(won.world, won.result!), null);
  const drawn = ended(finished([1, 1], last));
  const next = game.sequel!(drawn.world, drawn.result!)!;
  assert.equal((next.options as { campaign: { victor: number } }).campaign.victor, -1);
});
test('ST-RUL-99 a pile that is used up has its removed cards again', () => {
  const used = Array.from({ length: 6 }, (_, i) => i);
  const { world } = begun(2, { mission: 'campaign', units: 3, campaign: { scenarios: used } });
  assert.deepEqual([world.piles.removed.cards, SCENARIOS[world.piles.stages.cards[0]!]!.stage], [[], 1]);
});
test('ST-END-08 ST-RUL-99 what is drawn after a pile was shuffled anew is removed again', () => {
  const all = SCENARIOS.flatMap(({ id }, n) => (id === 'tut' ? [] : [n]));
  const fifth = ended(finished([1, 0], { mission: 5, scenarios: all }));
  const drawn = fifth.world.piles.stages.cards;
  const sixth = until(after(fifth), 'settingUp.villains');
  assert.deepEqual(sixth.world.piles.removed.cards, drawn);
  assert.ok(sixth.world.piles.stages.cards.every(card => !drawn.includes(card)));
  assert.deepEqual(sixth.world.campaign!.scenarios, drawn);
});
test('ST-RUL-100 nobody rises above Level 8', () => {
  const levels = [8, 8, 8, 8, 8, 8, 8, 8];
  const state = finished([9, 0], { mission: 2, saved: [9, 9], victor: -1, maps: [], scenarios: [], levels });
  assert.notEqual(decisionId(state), 'levelling.raise');
  assert.deepEqual(ended(state).world.level, levels);
});
test('ST-SET-31 ST-CMP-28 ST-RUL-98 ST-RUL-105 the Victory Card: Karma gives 4 CP once in a turn of its team', () => {
  const campaign = { mission: 2, saved: [0, 0], victor: 0, maps: [], scenarios: [], levels: [1, 1, 1, 1, 1, 1, 1, 1] };
  const state = begun(2, { mission: 'campaign', units: 3, campaign: campaign as unknown as Json });
  say(state, 0, 'side:1');
  until(state, 'heroPhase.floor');
  say(state, 0, legal(game, state, 0)[0]!);
  say(state, 0, 'addAp');
  const before = state.world.cp[0];
  say(state, 0, 'victory');
  assert.equal(state.world.cp[0], before + 4);
  assert.ok(!legal(game, state, 0).includes('victory'));
});
test('ST-CAM-03 a campaign mission is played with 2 to 4 units a side', () => {
  const values = game.settings!.find(({ key }) => key === 'units')!.values;
  assert.deepEqual(values, [2, 3, 4]);
  assert.deepEqual(settingComplaints(game, { mission: 'campaign', units: 5 }, 2).length, 1);
});

/** The mission after one that is over. */
const after = (state: State<Strike>, seed = 5): State<Strike> =>
  begun(state.seats, game.sequel!(state.world, state.result!)!.options, seed);
const ALL_ONE = [1, 1, 1, 1, 1, 1, 1, 1];

test('ST-CAM-05 the next mission may be played with others, of lower Level too', () => {
  const levels = [3, 3, 3, 1, 4, 2, 1, 2];
  const state = until(after(ended(finished([0, 0], { mission: 2, levels }))), 'settingUp.heroes');
  assert.deepEqual(state.world.level, levels);
  const before = 7; // Captain America, Iron Man and Agent May
  assert.ok(legal(game, state, 0).includes(`heroes:${before}`));
  say(state, 0, 'heroes:14');
  assert.deepEqual(charactersOf(state.world, 0), [1, 2, 3]);
});
test('ST-CAM-06 both teams may agree on another unit total, and otherwise it stays', () => {
  const asking = until(finished([1, 0]), 'agreeing.units');
  assert.deepEqual(
    [asked(game, asking), legal(game, asking, 0)],
    [
      [0, 1],
      ['units:2', 'units:3', 'units:4'],
    ],
  );
  say(asking, 0, 'units:4');
  say(asking, 1, 'units:4');
  assert.equal(after(asking).world.units, 4);
  const apart = until(finished([1, 0]), 'agreeing.units');
  say(apart, 0, 'units:4');
  say(apart, 1, 'units:2');
  assert.equal(after(apart).world.units, 3);
});
test('ST-CAM-06 nobody is asked after the last mission, nor where four heroes have their seats', () => {
  const last = finished([1, 0], { mission: 6, levels: ALL_ONE });
  assert.ok(last.result);
  const full = ended(begun(5, { mission: 'campaign', units: 4 }));
  assert.equal(after(full).world.units, 4);
});
test('ST-LVL-08 henchmen rise together: the six of the next mission have the Level that three have won', () => {
  const state = finished([0, 2], { levels: ALL_ONE });
  const { world } = state;
  world.owner[HENCHMEN] = 1;
  world.group = 3;
  say(state, 1, `raise:${HENCHMEN}`);
  const next = until(after(ended(state)), 'settingUp.villains');
  assert.equal(next.world.level[HENCHMEN], 2);
  const six = legal(game, next, 1).find(option => {
    const trial = structuredClone(next);
    say(trial, 1, option);
    return trial.world.group === 6;
  });
  assert.ok(six);
  say(next, 1, six);
  assert.deepEqual([next.world.group, next.world.level[HENCHMEN]], [6, 2]);
});
test('ST-LVL-10 Action Cards are chosen anew for every mission', () => {
  const first = ended(finished([1, 0]));
  assert.ok(first.world.chosen.includes(true));
  assert.deepEqual(game.sequel!(first.world, first.result!)!.say, { say: 'nextMission', facts: { n: 2 } });
  const next = until(after(first), 'drafting.choose');
  assert.ok(!next.world.chosen.includes(true));
  const [hero] = charactersOf(next.world, 0) as [number];
  const other = cardsOf(hero)[7]!;
  const draft = charactersOf(next.world, 0).map(character => (character === hero ? `${other}` : ''));
  say(next, 0, `draft:0:${draft.join(':')}`);
  until(next, 'mastermindPhase.activate');
  assert.deepEqual(
    cardsOf(hero).filter(card => next.world.chosen[card]),
    [other],
  );
});
test('ST-RUL-19 drawn and removed cards are public, those not drawn are not', () => {
  const first = ended(finished([1, 0]));
  const next = until(after(first), 'settingUp.villains');
  const heroes = view(game, next, 0).world.piles;
  assert.deepEqual(
    heroes.removed.cards.toSorted((a, b) => a - b),
    first.world.piles.stages.cards.toSorted((a, b) => a - b),
  );
  assert.deepEqual(next.world.campaign!.played[0]!.scenarios, first.world.piles.stages.cards);
  assert.ok(heroes.undrawn.cards.every(card => card < 0));
});
test('ST-CMP-12 no Level changes from the set-up to the end of the mission', () => {
  for (let seed = 0; seed < 3; seed++) {
    const levels = [1, 2, 3, 4, 5, 6, 7, 8];
    const options = { mission: 'campaign', units: 4, campaign: { mission: 2, levels } };
    playedByChance(game, { seed, seats: 2, options }, ({ state }) => {
      if (state.world.phase < 5) assert.deepEqual(state.world.level, levels);
    });
  }
});
test('the missions before are told with their maps, cards, points and characters', () => {
  const first = ended(finished([4, 3]));
  const { played } = after(first).world.campaign!;
  assert.equal(played.length, 1);
  assert.deepEqual([played[0]!.map, played[0]!.op], [first.world.map, [4, 3]]);
  assert.deepEqual(played[0]!.characters, [...charactersOf(first.world, 0), ...charactersOf(first.world, 1)]);
  const bad = { mission: 'campaign', units: 3, campaign: { played: [{ map: 'W1' }] } };
  assert.equal(settingComplaints(game, bad as Json, 2).length, 1);
});
