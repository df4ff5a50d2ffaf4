// The Missions phase: Movement, Medical Treatment, Story, special abilities and Events as actions.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sentence } from '#engine/scenario/transcript.ts';
import { AREAS } from '../cards/board.ts';
import { scenario } from '../scenario/scenario.ts';

test('MH-RND-03 MH-MIS-01 MH-MIS-06 five Action Rounds, in each one action of every player from the First', () => {
  const t = scenario({ first: 1 });
  const seats: number[] = [];
  while (t.at === 'turn.act') {
    seats.push(t.waiting[0]!);
    t.play(`${t.waiting[0]!} pass`);
  }
  assert.deepEqual(seats, [1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0]);
  assert.deepEqual([t.at, t.world.gameRound], ['planning.assign', 2]);
});
test('MH-MIS-02 the kinds of actions', () => {
  const t = scenario({
    heroes: { thor: 'ready', ironMan: 'supporting', hulk: 'wounded', captainAmerica: 'Midtown' },
    headlines: { 'Central Manhattan': 'demonsWalkTheEarth' },
  });
  const verbs = new Set(t.options(0).map(option => option.split(':')[0]));
  assert.deepEqual([...verbs], ['move', 'troubleshoot', 'treat', 'story', 'action', 'pass']);
});
test('MH-MIS-03 an action that achieves nothing is an action', () => {
  const headlines = Object.fromEntries(AREAS.map(({ name }) => [name, '']));
  const t = scenario({ heroes: { humanTorch: 'supporting' }, first: 1, empty: ['resources'], headlines });
  assert.deepEqual(t.play('1 action:humanTorchSupport').waiting, [2]);
});
test('MH-MIS-04 MH-RUL-37 a player may pass', () => assert.deepEqual(scenario().play('0 pass').waiting, [1]));
test('MH-MIS-05 an action is resolved before the next player acts', () => {
  const t = scenario({ heroes: { thor: 'ready' } }).play('0 move:thor');
  assert.deepEqual(t.waiting, [0]);
  assert.deepEqual(t.play('0 district:Midtown').waiting, [1]);
});
test('MH-RUL-38 who is absent takes a Story action with the draw only', () => {
  const t = scenario();
  const before = t.world.track.slice();
  t.idleOnce();
  assert.equal(t.at, 'story.choose');
  t.idleOnce();
  assert.deepEqual([t.hand(0).length, t.world.track, t.waiting], [1, before, [1]]);
});

// ---- Movement ----------------------------------------------------------------------------------------------

test('MH-MOV-01 MH-BRD-07 MH-MOV-09 MH-RUL-09 MH-GLO-08 a Ready hero: card, District, District, Recovery', () => {
  const t = scenario({ seats: 2, heroes: { thor: 'ready' } });
  assert.equal(t.play('0 move:thor').options(0).length, 24);
  t.play('0 district:Sunnyside', '1 pass', '0 move:thor', '0 district:Chelsea', '1 pass');
  assert.equal(t.hero('thor'), 'Chelsea');
  t.play('0 move:thor');
  assert.equal(t.refused('0 district:Chelsea'), 'MH-MOV-01');
  assert.equal(t.play('0 recovery').hero('thor'), 'recovery');
});
test('MH-MOV-02 MH-RUL-41 he may bring a Supporting hero to the Support space of the Area', () => {
  const t = scenario({ heroes: { thor: 'ready', hulk: 'supporting' } });
  t.play('0 move:thor', '0 district:Midtown', '0 bring:hulk');
  assert.deepEqual([t.hero('thor'), t.hero('hulk')], ['Midtown', 'support Central Manhattan']);
});
test('MH-MOV-03 who is brought must be on his card', () => {
  const t = scenario({ heroes: { thor: 'ready', hulk: 'support Queens' } }).play('0 move:thor', '0 district:Midtown');
  assert.deepEqual(t.waiting, [1]);
});
test('MH-MOV-04 at most one is brought, and none to Recovery', () => {
  const heroes = { thor: 'Midtown', hulk: 'supporting', ironMan: 'supporting' };
  const t = scenario({ heroes }).play('0 move:thor', '0 district:Chelsea', '0 bring:hulk');
  assert.deepEqual([t.hero('hulk'), t.hero('ironMan'), t.waiting], ['support The Village', 'supporting', [1]]);
  assert.deepEqual(scenario({ heroes }).play('0 move:thor', '0 recovery').waiting, [1]);
});
test('MH-MOV-05 who went to Recovery does not act again', () => {
  const t = scenario({ seats: 2, heroes: { thor: 'Midtown' } }).play('0 move:thor', '0 recovery', '1 pass');
  assert.equal(t.refused('0 move:thor'), 'MH-MOV-08');
});
test('MH-MOV-06 MH-GLO-10 a Supporting hero: card, Support space, another, card', () => {
  const t = scenario({ seats: 2, heroes: { hulk: 'supporting' } });
  t.play('0 move:hulk', '0 area:Queens', '1 pass', '0 move:hulk', '0 area:Brooklyn', '1 pass', '0 move:hulk');
  assert.equal(t.refused('0 area:Brooklyn'), 'MH-MOV-06');
  assert.equal(t.play('0 home').hero('hulk'), 'supporting');
});
test('MH-MOV-07 MH-BRD-05 Supporting heroes enter no District, Ready heroes no Support space', () => {
  const supporting = scenario({ heroes: { hulk: 'supporting' } }).play('0 move:hulk');
  assert.ok(supporting.options(0).every(option => option.startsWith('area:')));
  const ready = scenario({ heroes: { hulk: 'ready' } }).play('0 move:hulk');
  assert.ok(ready.options(0).every(option => option.startsWith('district:')));
});
test('MH-MOV-08 a hero In Recovery cannot move', () => assert.equal(scenario().refused('0 move:thor'), 'MH-MOV-08'));
test('MH-MOV-10 MH-SPH-03 moving and Troubleshooting are two actions', () => {
  const t = scenario({ seats: 2, heroes: { thor: 'ready' }, headlines: { Queens: 'turfWarOnTheWaterfront' } });
  assert.equal(t.refused('0 troubleshoot:Queens'), 'MH-TRB-01');
  t.play('0 move:thor', '0 district:Astoria');
  assert.deepEqual(t.waiting, [1]);
  assert.equal(t.play('1 pass').refused('0 troubleshoot:Queens'), undefined);
});
test('MH-RUL-42 somebody is brought on a move from District to District too', () => {
  const t = scenario({ heroes: { thor: 'Midtown', hulk: 'supporting' } });
  assert.equal(t.play('0 move:thor', '0 district:Chelsea').at, 'movement.bring');
});

// ---- Medical Treatment -------------------------------------------------------------------------------------

test('MH-MED-01 MH-MED-02 MH-RUL-39 a Wound of an own hero is removed; he stays In Recovery', () => {
  const t = scenario({ seats: 2, heroes: { thor: 'wounded', hulk: 'wounded', thing: 'wounded' } }).play('0 treat');
  assert.deepEqual(t.options(0), ['treat:hulk', 'treat:thor']);
  t.play('0 treat:thor', '1 pass');
  assert.deepEqual([t.hero('thor'), t.hero('hulk'), t.refused('0 move:thor')], ['recovery', 'wounded', 'MH-MOV-08']);
  const next = scenario({ seats: 2, heroes: { thor: 'wounded' }, actionRound: 5 }).play('0 treat', '1 pass');
  assert.deepEqual([next.at, next.world.pp[0]], ['planning.assign', 4]);
});
test('MH-MED-01 MH-MED-03 MH-RUL-39 with the Baxter Building a Medical Treatment removes two Wounds, not fewer', () => {
  const heroes = { thing: 'wounded', humanTorch: 'wounded', invisibleWoman: 'wounded' };
  const t = scenario({ seats: 2, teams: ['fantasticFour', 'xMen'], powerUps: [['baxterBuilding']], heroes });
  assert.deepEqual(t.play('0 treat', '0 treat:thing').options(0), ['treat:humanTorch', 'treat:invisibleWoman']);
});
test('MH-MED-03 without a Wound it is illegal', () => assert.equal(scenario().refused('0 treat'), 'MH-MED-03'));

// ---- Story -------------------------------------------------------------------------------------------------

const TRACK = ['xMen', 'avengers', 'xMen', 'fantasticFour', 'avengers'] as const;
test('MH-STO-01 MH-STO-02 MH-RUL-44 a draw, then advance, manipulate or nothing', () => {
  const t = scenario({ track: TRACK }).play('0 story');
  assert.equal(t.hand(0).length, 1);
  assert.deepEqual(
    t.options(0).map(option => option.split(':')[0]),
    ['pass', 'advance', 'manipulate'],
  );
});
test('MH-STO-03 MH-STO-04 MH-STO-06 MH-STO-10 MH-RUL-43 MH-RUL-45 the card pushed off goes to its Team', () => {
  const t = scenario({ track: TRACK, first: 1 }).play('1 story', '1 advance');
  assert.deepEqual(t.track.slice(1), ['xMen', 'avengers', 'xMen', 'fantasticFour']);
  assert.deepEqual(
    [t.world.vp, t.world.stories.map(list => list.length)],
    [
      [1, 0, 0],
      [1, 0, 0],
    ],
  );
});
test('MH-STO-05 MH-VAR-02 a card of a Team that is not in play is discarded', () => {
  const t = scenario({ track: ['avengers', 'avengers', 'avengers', 'avengers', 'xMen'] }).play('0 story', '0 advance');
  assert.deepEqual([t.world.vp, t.pile('storyDiscard').length], [[0, 0, 0], 1]);
});
test('MH-STO-07 MH-EX-26 a card of the own Team moves to the last space', () => {
  const t = scenario({ teams: ['xMen', 'avengers', 'fantasticFour'], track: TRACK });
  t.play('0 story', `0 manipulate:${t.world.track[2]!}`);
  assert.deepEqual(t.track, ['xMen', 'avengers', 'fantasticFour', 'avengers', 'xMen']);
});
test('MH-EX-27 then an advance gives it to the X-Men', () => {
  const track = ['xMen', 'avengers', 'fantasticFour', 'avengers', 'xMen'] as const;
  const t = scenario({ teams: ['xMen', 'avengers', 'fantasticFour'], track, first: 1, deck: ['theSuitIsAlive'] });
  t.play('1 story', '1 advance');
  assert.deepEqual(t.track, ['marvelKnights', 'xMen', 'avengers', 'fantasticFour', 'avengers']);
  assert.deepEqual([t.world.vp[0], t.world.stories[0]!.length], [1, 1]);
});
test('MH-STO-08 only a card of the own Team, and nothing leaves or enters', () => {
  const t = scenario({ track: TRACK }).play('0 story');
  assert.equal(t.refused(`0 manipulate:${t.world.track[0]!}`), 'MH-STO-08');
  const before = t.world.track.toSorted((a, b) => a - b);
  t.play(`0 manipulate:${t.world.track[1]!}`);
  assert.deepEqual(
    t.world.track.toSorted((a, b) => a - b),
    before,
  );
});
test('MH-STO-09 not the card in the last space', () => {
  const t = scenario({ track: TRACK }).play('0 story');
  assert.equal(t.refused(`0 manipulate:${t.world.track[4]!}`), 'MH-STO-09');
});
test('MH-EMP-01 an empty deck is made anew of its discard pile', () => {
  const t = scenario({ discard: ['vision'], empty: ['resources'] }).play('0 story');
  const shuffled = t.match.events.flat().filter(({ kind }) => kind === 'reshuffled');
  assert.deepEqual([t.hand(0), shuffled.map(({ facts }) => facts)], [['vision'], [{ deck: 0 }]]);
  assert.equal(
    sentence(t.game, t.state, shuffled[0]!, 'everything'),
    'The Resource discard pile is shuffled into a new deck.',
  );
});
test('MH-EMP-02 with nothing to draw the draw is skipped', () => {
  assert.deepEqual(
    scenario({ empty: ['resources'] })
      .play('0 story')
      .hand(0),
    [],
  );
});
test('MH-EMP-03 scored and won cards are in no discard pile', () => {
  const t = scenario({ track: TRACK, empty: ['stories'], stories: [], first: 1 }).play('1 story', '1 advance');
  assert.deepEqual([t.pile('storyDiscard'), t.world.stories[0]!.length], [[], 1]);
});
test('MH-EMP-04 without a Story card to draw, advancing still moves the cards', () => {
  const t = scenario({ track: TRACK, empty: ['stories'] }).play('0 story', '0 advance');
  assert.deepEqual([t.track, t.world.vp[0]], [['', 'xMen', 'avengers', 'xMen', 'fantasticFour'], 1]);
});

// ---- abilities and Events as actions -----------------------------------------------------------------------

test('MH-ABL-01 MH-ABL-02 MH-ABL-03 MH-RUL-40 a support ability for a hero who supports, on card or space', () => {
  const options = (place: string) => scenario({ heroes: { ironMan: place } }).options(0);
  assert.ok(options('supporting').includes('action:ironManSupport'));
  assert.ok(options('support Queens').includes('action:ironManSupport'));
  assert.ok(!options('ready').some(option => option.startsWith('action:')));
  const t = scenario({ heroes: { ironMan: 'supporting' } }).play('0 action:ironManSupport');
  assert.deepEqual([t.hand(0).length, t.waiting], [2, [1]]);
});
test('MH-RUL-72 it may be used in several Action Rounds', () => {
  const t = scenario({ seats: 2, heroes: { ironMan: 'supporting' } });
  t.play('0 action:ironManSupport', '1 pass', '0 action:ironManSupport');
  assert.equal(t.hand(0).length, 4);
});
test('MH-ABL-04 MH-ABL-06 an Event that is an action; it goes to the discard pile', () => {
  const t = scenario({ hands: [['shieldBriefing']] }).play('0 action:shieldBriefing');
  assert.deepEqual([t.hand(0).length, t.pile('resourceDiscard'), t.waiting], [3, ['shieldBriefing'], [1]]);
});
test('MH-ABL-05 another Event does not use the action', () => {
  const t = scenario({ hands: [['onTheDouble']], heroes: { thor: 'ready' } }).play('0 use:onTheDouble');
  assert.equal(t.at, 'turn.act');
  assert.equal(t.play('0 pass').at, 'movement.hero');
});
test('MH-ABL-07 a Power-Up may offer a kind of action', () => {
  const t = scenario({ heroes: { thor: 'ready', hulk: 'ready' }, powerUps: [['quinjet']] });
  t.play('0 action:quinjet', '0 go:Midtown:thor+hulk:');
  assert.deepEqual([t.hero('thor'), t.hero('hulk'), t.waiting], ['Midtown', 'Midtown', [1]]);
});
