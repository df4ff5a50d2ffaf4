// Events that are played and paid for, and Plot Points that others give for them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { view } from '#engine/views.ts';
import { mutantRevolution } from '../game.ts';
import { scenario, type Position, type Scenario } from '../scenario/scenario.ts';

/** The Play stage; nobody can pay for a Reaction unless the position says so. */
const playing = (hand: string[], position: Position = {}): Scenario =>
  scenario({ run: 'playStage', seats: 3, hands: [hand, ['Media Day'], ['Tuition Fees']], pp: [6, 1, 1], ...position });
const DIFFERENCES = 'Setting Aside Differences';

test('MR-EVT-01 one Event in a turn to act, by the player whose turn it is', () => {
  const t = playing(['Media Day', 'Anonymous Donor'], { hands: [['Anonymous Donor', 'Schism'], ['Media Day'], []] });
  assert.equal(t.refused('1 play:Media Day'), 'ENGINE-ASK-2');
  t.play('0 play:Anonymous Donor');
  assert.deepEqual([t.at, t.waiting], ['playStage.act', [1]]);
});

test('MR-EVT-02 the whole Plot Value is paid; without enough Plot Points the Event is not played', () => {
  const t = playing(['Anonymous Donor', 'Schism'], { pp: [3, 0, 0] });
  assert.equal(t.refused('0 play:Schism:1'), 'MR-EVT-02');
  t.play('0 play:Anonymous Donor');
  assert.deepEqual(
    [t.world.pp, t.world.hope],
    [
      [1, 0, 0],
      [9, 5, 5],
    ],
  );
});

test('MR-EVT-03 the School is named with the Event: the own too, unless the card says otherwise', () => {
  const t = playing([DIFFERENCES, 'Schism'], { pp: [6, 0, 0] });
  const slots = t.asked(0)[0]!.forms['play']!.to.map(to => to.slots.map(slot => slot.things));
  assert.deepEqual(slots, [
    [
      [0, 1, 2],
      [0, 1, 2],
    ],
    [[1, 2]],
  ]);
  assert.equal(t.refused(`0 play:${DIFFERENCES}:1:1`), 'MR-EVT-03');
  t.play(`0 play:${DIFFERENCES}:0:2`);
  assert.deepEqual(t.world.rp, [2, 1, 2]);
});

test('MR-EVT-12 MR-REV-04 RP gained and lost by Events leave the Plot Markers where they are', () => {
  const t = playing(['Schism'], { pp: [6, 0, 1], rp: [1, 1, 3] }).play('0 play:Schism:2');
  assert.deepEqual(
    [t.world.rp, t.world.pp],
    [
      [1, 1, 2],
      [2, 0, 1],
    ],
  );
});

test('MR-EVT-04 MR-EVT-06 MR-EVT-07 MR-RUL-41 any Schools are asked; each gives up to what was asked, in turn', () => {
  const t = playing([DIFFERENCES], { pp: [1, 3, 2] }).play('0 ask:2:2');
  assert.deepEqual(
    [t.at, t.waiting, t.open(1, 'give')],
    ['support.answer', [1], ['Give nothing', 'Give 1 Plot Point', 'Give 2 Plot Points']],
  );
  t.play('1 give:1');
  assert.deepEqual([t.waiting, t.log(0).at(-1)], [[2], 'seat 1 gives 1 Plot Point.']);
  t.play('2 give:2', `0 play:${DIFFERENCES}:0:1`, '1 pass');
  assert.deepEqual(
    [t.world.pp, t.world.rp],
    [
      [0, 2, 0],
      [2, 2, 1],
    ],
  );
});

test('MR-EVT-04 what Events lack comes to mind: of one School, or of all together', () => {
  const t = playing(['Schism', DIFFERENCES], { pp: [1, 2, 4], commander: 0 });
  assert.deepEqual(t.open(0, 'ask'), ['Ask Player 3 for 3 PP']);
  const shared = playing(['Schism'], { hands: [[], ['Schism'], []], commander: 1, pp: [1, 1, 2] });
  assert.deepEqual(shared.open(1, 'ask'), ['Ask Player 3 and Player 1 for 2 and 1 PP']);
});

test('MR-EX-04 two Plot Points of one’s own and two of a friend', () => {
  const t = playing([DIFFERENCES], { pp: [2, 2, 0] }).play('0 ask:2:0', '1 give:2', `0 play:${DIFFERENCES}:0:1`);
  assert.deepEqual(
    [t.world.pp, t.world.rp],
    [
      [0, 0, 0],
      [2, 2, 1],
    ],
  );
});

test('MR-EVT-05 a request tells nothing of the card', () => {
  const seen = (hand: string[]) => {
    const t = playing(hand, { pp: [1, 3, 2] }).play('0 ask:3:0', '1 give:3');
    const { world, ...rest } = view(mutantRevolution, t.state, 2);
    return { rest, hand: world.piles.hand[0], log: t.log(2) };
  };
  assert.deepEqual(seen([DIFFERENCES]), seen(['Schism']));
  assert.deepEqual(seen([DIFFERENCES]), seen(['Hex Bolt']), 'not even whether there is one');
});

test('MR-EVT-08 what was given is paid, and stays so when the Event is shown', () => {
  const t = playing(['Schism'], { pp: [1, 3, 0] }).play('0 ask:3:0', '1 give:3', '0 play:Schism:1');
  assert.deepEqual(
    [t.world.pp, t.world.rp],
    [
      [0, 0, 0],
      [1, 0, 1],
    ],
  );
});

test('MR-EVT-09 MR-RUL-42 an Event that uses all that was given must be played, though any that does', () => {
  const hand = ['Schism', 'Wrecked Jet', 'Thieves Guild Job'];
  const t = playing(hand, { pp: [2, 2, 0] }).play('0 ask:2:0', '1 give:2');
  assert.equal(t.refused('0 play:Wrecked Jet:1'), 'MR-EVT-09');
  assert.equal(t.refused('0 refund'), 'MR-RUL-42');
  assert.equal(t.refused('0 pass'), 'ENGINE-ASK-3');
  t.play('0 play:Thieves Guild Job:1');
  assert.deepEqual([t.world.pp, t.waiting], [[1, 0, 0], [1]]);
});

test('MR-RUL-42 with nothing given nothing is owed', () => {
  const t = playing(['Schism'], { pp: [3, 2, 0] }).play('0 ask:1:0', '1 give:0');
  assert.deepEqual([t.at, t.waiting], ['playStage.act', [0]]);
});

test('MR-EVT-10 MR-RUL-45 without a fitting Event all is given back, and the log says no more than that', () => {
  const t = playing(['Hex Bolt', 'March on Washington'], { pp: [1, 2, 1] }).play('0 ask:2:1', '1 give:2', '2 give:1');
  assert.deepEqual(t.open(0), ['Give it back: no Event fits']);
  t.play('0 refund');
  assert.deepEqual([t.world.pp, t.at, t.waiting], [[1, 2, 1], 'playStage.act', [0]]);
  assert.equal(t.log(1).at(-1), 'seat 0 plays no Event; the Plot Points go back.');
});

test('MR-RUL-43 supporters may pay for everything', () => {
  const t = playing(['Schism'], { pp: [0, 4, 0] }).play('0 ask:4:0', '1 give:4', '0 play:Schism:2');
  assert.deepEqual(
    [t.world.pp, t.world.rp],
    [
      [0, 0, 0],
      [1, 1, 0],
    ],
  );
});

test('MR-RUL-44 a request that fails is no activity, but there are three in a turn at most', () => {
  const t = playing(['Schism'], { pp: [3, 2, 0] });
  for (let n = 0; n < 3; n++) t.play('0 ask:1:0', '1 give:0');
  assert.equal(t.refused('0 ask:1:0'), 'MR-RUL-44');
  t.play('0 discard:Schism');
  assert.deepEqual([t.waiting, t.world.hope[0]], [[1], 7]);
});

test('MR-RUL-44 MR-PLT-07 three requests in each turn to act, whatever was asked before', () => {
  const t = playing(['Schism'], { pp: [3, 2, 2] }).play('0 ask:1:0', '1 give:0', '0 pass');
  for (let n = 0; n < 3; n++) t.play('1 ask:1:0', '2 give:0');
  assert.equal(t.refused('1 ask:1:0'), 'MR-RUL-44');
});

test('MR-PLT-10 who has passed may still support', () => {
  const t = playing([DIFFERENCES], { pp: [3, 1, 1], commander: 1 }).play('1 pass', '2 pass', '0 ask:1:0', '1 give:1');
  assert.equal(t.play(`0 play:${DIFFERENCES}:0:1`).world.pp[1], 0);
});

test('MR-RUL-48 without a target or the price of its text an Event cannot be played and does not fit', () => {
  const t = playing(['Impetuous Tantrum', 'Smear Campaign', 'Tabloid Scandal', 'Second Chance'], { hope: [3, 5, 5] });
  const rules = t.asked(0)[0]!.forms['play']!.to.map(to => to.refused?.rule);
  assert.deepEqual(rules, ['MR-RUL-48', 'MR-RUL-48', 'MR-RUL-48', 'MR-RUL-48']);
  t.play('0 ask:1:0', '1 give:1', '0 refund');
  const able = playing(['Impetuous Tantrum', 'Smear Campaign', 'Tabloid Scandal', 'Second Chance'], {
    own: [['Pixie'], ['Colossus, triumph']],
    recruitDiscard: ['X-23', 'Beast'],
  });
  assert.deepEqual(
    able.asked(0)[0]!.forms['play']!.to.map(to => to.refused),
    [undefined, undefined, undefined, undefined],
  );
});

test('MR-RUL-48 whoever has just as much Hope as the text costs can play the Event', () => {
  const refused = (hope: number) =>
    playing(['Smear Campaign'], { hope: [hope, 5, 5] }).refused('0 play:Smear Campaign:1');
  assert.deepEqual([refused(3), refused(4)], ['MR-RUL-48', undefined]);
});

test('MR-RUL-47 what the text costs is set aside when the Event is played and taken when it resolves', () => {
  const reactor: Position = { hands: [['Smear Campaign'], ['Careful Preparations'], []], pp: [2, 3, 0] };
  const t = playing([], reactor).play('0 play:Smear Campaign:1');
  assert.deepEqual([t.at, t.world.hope, t.world.stake], ['reactions.react', [1, 5, 5], [4, 0, 0]]);
  assert.equal(t.refused('0 gift:1:2'), 'ENGINE-ASK-3', 'it cannot be given away meanwhile');
  t.play('1 pass');
  assert.deepEqual([t.world.hope, t.world.stake, t.world.bank, t.world.rp], [[1, 5, 5], [0, 0, 0], 4, [1, 0, 1]]);
});

test('MR-EVT-11 a played Event ends face up on the discard pile', () => {
  const t = playing(['Media Day'], { hands: [['Schism'], [], []] }).play('0 play:Schism:1');
  assert.deepEqual(view(mutantRevolution, t.state, 'spectator').world.piles.plotDiscard.cards.length, 1);
  assert.equal(t.world.piles.playing.cards.length, 0);
});

test('MR-RUL-155 who has asked for support gives no Hope away until that is settled', () => {
  const t = playing(['Smear Campaign'], { pp: [1, 1, 0], hope: [4, 5, 5] }).play('0 ask:1:0');
  assert.equal(t.refused('0 gift:2:4'), 'MR-RUL-155', 'before the answer');
  t.play('1 gift:0:1', '1 give:1');
  assert.deepEqual([t.refused('0 gift:2:4'), t.refused('0 refund')], ['MR-RUL-155', 'MR-RUL-42']);
  assert.deepEqual(
    t
      .asked(0)
      .find(({ forms }) => 'gift' in forms)!
      .forms['gift']!.to.map(to => to.refused?.rule),
    ['MR-RUL-155', 'MR-RUL-155'],
  );
  t.play('0 play:Smear Campaign:1', '0 gift:2:1');
  assert.deepEqual(
    [t.world.hope, t.world.rp],
    [
      [0, 4, 6],
      [1, 0, 1],
    ],
  );
});

test('MR-RUL-159 while an Event is being played nobody gives Hope away', () => {
  const hands = [['Thieves Guild Job', 'Media Day'], ['Broken Promise'], ['Careful Preparations'], []];
  const t = scenario({ run: 'playStage', hands, pp: [3, 2, 3, 0] }).play(
    '0 play:Thieves Guild Job:1',
    '1 play:Broken Promise',
  );
  const gifts = ['0 gift:3:5', '1 gift:3:5', '2 gift:1:1', '3 gift:0:1'];
  assert.deepEqual(
    gifts.map(gift => t.refused(gift)),
    gifts.map(() => 'MR-RUL-159'),
  );
  t.play('2 pass', '2 pass');
  assert.deepEqual([t.world.hope, t.at], [[5, 5, 5, 5], 'playStage.act'], 'each takes 4 from the other');
  assert.equal(t.refused('1 gift:3:5'), undefined);
});

test('MR-RUL-159 an Event that asks its player for cards is still being played', () => {
  const leak = {
    name: 'Leak',
    copies: 1,
    cost: 0,
    hv: 1,
    effects: [{ do: 'discardPlot', who: 'others', n: 1, how: 'chosen' }],
  } as const;
  const hands = [['Leak'], ['Media Day', 'Schism'], [], []];
  const t = scenario({ run: 'playStage', fixtures: { events: [leak] }, hands, pp: [1, 0, 0, 0] }).play('0 play:Leak');
  assert.deepEqual([t.at, t.refused('1 gift:3:5')], ['discarding.choose', 'MR-RUL-159']);
  assert.equal(t.play('1 discard:0:Media Day').refused('1 gift:3:5'), undefined);
});
