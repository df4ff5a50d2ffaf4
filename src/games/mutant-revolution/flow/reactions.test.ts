// Reactions, and the moments at which they, Powers and Charters may be used.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clone, play } from '#engine/apply.ts';
import { decisionId } from '#engine/ask.ts';
import type { Procedure } from '#engine/definition.ts';
import { compile } from '#engine/kit/effects.ts';
import { defineGame, procedure } from '#engine/game.ts';
import { knowledge } from '#engine/knowledge.ts';
import { view } from '#engine/views.ts';
import { mutantRevolution } from '../game.ts';
import type { AtMoment } from '../table/locals.ts';
import { scenario, type Position, type Scenario } from '../scenario/scenario.ts';
import { verbs } from '../verbs/index.ts';
import type { Revolution } from '../table/world.ts';

const CANCEL = 'Careful Preparations';
const OWN_CANCEL = 'Not at This School';

/** Seat 0 has played the Event; seats 1 to 3 hold these cards. */
const played = (line: string, hands: string[][], position: Position = {}): Scenario => {
  const [card] = line.split(':') as [string];
  const t = scenario({ run: 'playStage', pp: [6, 3, 3, 3], hands: [[card], ...hands], ...position });
  return t.play(`0 play:${line}`);
};

test('MR-RCT-01 MR-RCT-12 at its own moment alone, and an Event never', () => {
  const t = played('Schism:1', [[CANCEL, 'Hex Bolt', 'Media Day', OWN_CANCEL], [OWN_CANCEL], []]);
  assert.deepEqual(t.waiting, [1, 2]);
  assert.deepEqual(t.open(1, 'play'), [
    'Play Careful Preparations for 3 Plot Points: cancel it',
    'Play Not at This School for 2 Plot Points: cancel it',
  ]);
  assert.deepEqual(t.open(2, 'play'), [], 'the Event is not aimed at seat 2');
  t.play('1 pass', '2 pass');
  assert.deepEqual([t.at, t.refused('1 play:Hex Bolt')], ['playStage.act', 'MR-RCT-12']);
});

test('MR-RCT-02 MR-RCT-03 the player pays for it alone', () => {
  const t = played('Schism:1', [[CANCEL], [], []], { pp: [6, 2, 6, 6] });
  assert.equal(t.refused(`1 play:${CANCEL}`), 'MR-RCT-02');
  const paid = played('Schism:1', [[CANCEL], [], []]).play(`1 play:${CANCEL}`);
  assert.deepEqual(paid.world.pp, [2, 0, 3, 3]);
});

test('MR-RCT-04 MR-RCT-09 MR-RCT-10 a cancelled Event does nothing; both cards lie face up, all PP are spent', () => {
  const t = played('Schism:1', [[CANCEL], [], []]).play(`1 play:${CANCEL}`);
  const { playing, plotDiscard } = view(mutantRevolution, t.state, 3).world.piles;
  assert.deepEqual([t.world.rp, t.world.pp, playing.cards], [[1, 1, 1, 1], [2, 0, 3, 3], []]);
  assert.deepEqual(
    plotDiscard.cards.map(card => mutantRevolution.names['card']!(card, t.world)),
    [CANCEL, 'Schism'],
  );
});

test('MR-EX-05 MR-RCT-11 MR-RUL-47 what the text costs is given back when the Event is cancelled', () => {
  const own = [['Pixie']];
  const t = played('Impetuous Tantrum:1:Pixie', [[CANCEL], [], []], { own, pp: [1, 3, 0, 0] });
  t.play(`1 play:${CANCEL}`);
  assert.deepEqual([t.world.rp, t.own(0), t.world.pp], [[1, 1, 1, 1], ['Pixie'], [0, 0, 0, 0]]);
  const paid = played('Smear Campaign:1', [[CANCEL], [], []]).play(`1 play:${CANCEL}`);
  assert.deepEqual([paid.world.hope, paid.world.stake, paid.world.bank], [[5, 5, 5, 5], [0, 0, 0, 0], 0]);
  const happened = played('Impetuous Tantrum:1:Pixie', [[], [], []], { own });
  assert.deepEqual([happened.world.rp, happened.own(0)], [[1, 0, 1, 1], []]);
});

test('MR-RUL-46 supporters of a cancelled Event get nothing back', () => {
  const hands = [['Schism'], [], [CANCEL], []];
  const t = scenario({ run: 'playStage', pp: [2, 2, 3, 0], hands });
  t.play('0 ask:2:0:0', '1 give:2', '0 play:Schism:3', `2 play:${CANCEL}`);
  assert.deepEqual(
    [t.world.pp, t.world.rp],
    [
      [0, 0, 0, 0],
      [1, 1, 1, 1],
    ],
  );
});

test('MR-RCT-05 MR-PLT-11 Plot Points that are left pay for Reactions of other phases, also after a pass', () => {
  const hands = [['Hidden Account'], [], []];
  const t = scenario({ seats: 3, at: 'recruit', pp: [1, 0, 0], hope: [5, 5, 5], hands });
  t.play('0 ready', '1 ready', '2 ready', '0 bid:2', '1 bid:3', '2 bid:0');
  assert.deepEqual([t.at, t.waiting], ['moment.react', [0]]);
  t.play('0 play:Hidden Account');
  assert.deepEqual([t.world.pp[0], t.world.hope], [0, [1, 5, 5]]);
  const passed = scenario({ run: 'playStage', commander: 1, pp: [6, 3, 0, 0], hands: [['Schism'], [CANCEL]] });
  assert.equal(passed.play('1 pass', '0 play:Schism:2', `1 play:${CANCEL}`).world.rp[2], 1);
});

test('MR-RCT-06 MR-RCT-07 MR-RUL-50 any other School may cancel an Event right after it is played', () => {
  const hands = [['Schism'], [CANCEL], ['Media Day'], []];
  const t = scenario({ run: 'playStage', pp: [2, 5, 0, 0], hands });
  t.play('0 ask:2:0:0', '1 give:2', '0 play:Schism:3', `1 play:${CANCEL}`);
  assert.deepEqual(t.world.rp, [1, 1, 1, 1]);
});

/** The game with a card that cancels every Reaction at once. */
const { reactions, ...others } = mutantRevolution.procedures as { reactions: Procedure<Revolution> };
const countering = defineGame<Revolution>({
  ...mutantRevolution,
  procedures: {
    ...others,
    ...compile('countered', [{ do: 'cancelReaction' }], verbs),
    ordinary: reactions,
    reactions: procedure<Revolution, AtMoment>()({
      answer: (t, my) =>
        my.on === 'reaction.played'
          ? t.callByName('countered', { ...my })
          : t.callByName('ordinary', { ...my }, 'cancelled'),
      close: (t, my) => t.give(my.cancelled!),
    }),
  },
});

test('MR-RCT-08 MR-RUL-49 a Reaction is answered before it resolves, if a card says so; none of this deck does', () => {
  const t = played('Schism:1', [[CANCEL], [CANCEL], []]);
  const state = clone(countering, t.state);
  state.stack.at(-1)!.at = 'ordinary.react';
  t.play('2 pass', `1 play:${CANCEL}`);
  assert.deepEqual([t.world.rp[1], t.at], [1, 'playStage.act']);
  play(countering, state, { seat: 2, decision: 'ordinary.react', option: 'pass' });
  play(countering, state, {
    seat: 1,
    decision: 'ordinary.react',
    option: `play:${state.world.piles.hand[1]!.cards[0]}`,
  });
  assert.deepEqual([state.world.rp[1], state.world.pp[1], decisionId(state)], [1, 0, 'ordinary.react']);
  play(countering, state, { seat: 2, decision: 'ordinary.react', option: 'pass' });
  assert.deepEqual([state.world.rp[1], state.world.piles.plotDiscard.cards.length], [0, 2]);
});

test('MR-RUL-49 MR-RUL-139 the first in order settles it; what others chose, and who declined, stays unknown', () => {
  const t = played('Schism:3', [['Media Day'], [CANCEL], [CANCEL]]);
  assert.deepEqual(t.waiting, [1, 2, 3]);
  t.play(`3 play:${CANCEL}`, '1 pass');
  const seen = view(mutantRevolution, t.state, 0);
  assert.deepEqual(
    [seen.sealed, knowledge(mutantRevolution, t.state, 0).state.stack.at(-1)!.sealed],
    [{}, { 1: [''], 3: [''] }],
  );
  t.play(`2 play:${CANCEL}`);
  assert.deepEqual([t.world.pp, t.hand(3)], [[2, 3, 0, 3], [CANCEL]]);
  assert.deepEqual(t.log(0), [
    'seat 0 plays Schism on seat 3.',
    `seat 2 reacts with ${CANCEL}.`,
    'The Event is cancelled.',
  ]);
});

test('MR-RUL-51 who could hold a Reaction, by cards and Plot Points, is asked whatever the hand is', () => {
  for (const card of [CANCEL, 'Media Day', 'Hex Bolt'])
    assert.deepEqual(played('Schism:1', [[card], [], ['Tuition Fees']]).waiting, [1, 3]);
  const poor = played('Schism:1', [['Media Day'], [CANCEL], [CANCEL]], { pp: [6, 1, 3, 2] });
  assert.deepEqual(poor.waiting, [2], 'seat 3 is not aimed at, and could only pay for a card that says so');
  const gone = { plotDiscard: [CANCEL, CANCEL, 'Knew You Would Try That'] };
  assert.deepEqual(played('Schism:1', [['Media Day'], ['Tuition Fees'], []], gone).waiting, [1]);
});

test('MR-RUL-53 a Reaction does not answer its player’s own act', () => {
  const t = scenario({ run: 'playStage', pp: [6, 0, 0, 0], hands: [['Schism', CANCEL]] }).play('0 play:Schism:1');
  assert.deepEqual([t.world.rp[1], t.hand(0)], [0, [CANCEL]]);
  const invited: Position = { at: 'mission', run: 'moment', locals: { on: 'mission.invited', acting: 0 }, pp: [2, 2] };
  const hand = ['Prior Engagement'];
  assert.deepEqual(scenario({ ...invited, hands: [hand] }).open(0, 'play'), [
    'Play Prior Engagement for 2 Plot Points: a refusal costs you no RP; gain 3 Hope',
  ]);
  assert.deepEqual(scenario({ ...invited, hands: [[], hand] }).open(1, 'play'), []);
});

/** Pixie of seat 1, whose Leader Wolverine stays at home, faces Cable of seat 0. */
const facing = (pixie: string, position: Position): Scenario =>
  scenario({
    at: 'mission',
    leaders: ['Magneto', 'Wolverine', 'Storm', 'Cyclops'],
    own: [['Cable, 0 power', 'Magneto, 0 power'], ['Pixie, 0 power'], ['Beast, 0 power', 'Storm, 0 power']],
    fight: { mission: 'Sinister Trouble', pcs: ['Cable E4', pixie, 'Beast A5'], tokens: ['I5'] },
    dice: [6, 6, 6, 6, 6, 1, 1, 1, 1, 1, 1],
    ...position,
  });
const LESSONS = 'Use Lessons of a Survivor: regain 1 lost stat point';

test('MR-CHA-01 a Charter helps a Character on the Mission, but no longer once it is defeated', () => {
  const t = facing('Pixie E5 1/2/2', { run: 'pcTurn', locals: { seat: 1 } });
  assert.deepEqual(t.open(1), ['Let it go on', LESSONS]);
  const beaten = facing('Pixie E5 1/1/1', { run: 'attack', locals: { attacker: 0, target: 1 } });
  assert.ok(!beaten.at.startsWith('moment'));
  const gone = facing('Pixie E5 1/2/2, out 1', { run: 'pcTurn', locals: { seat: 1 } });
  assert.deepEqual(gone.open(1), []);
});

test('MR-RUL-54 discarding for Hope and Powers of the Plot Phase are not cancelled', () => {
  const hands = [['Schism', 'Media Day'], [CANCEL, OWN_CANCEL], [], []];
  const t = scenario({ run: 'playStage', pp: [6, 6, 0, 0], hands, own: [['Mystique, 1 power']] });
  t.play('0 discard:Schism');
  assert.deepEqual([t.at, t.waiting], ['playStage.act', [1]]);
  t.play('1 pass', '0 power:Mystique:1');
  assert.deepEqual([t.at, t.waiting, t.world.hope[1]], ['playStage.act', [0], 3]);
});

test('MR-RUL-52 one each, first who acts, then clockwise, round and round until all decline', () => {
  const hands = [['Media Day'], ['Protesters Outside'], ['Hidden Account', 'Tuition Fees']];
  const t = scenario({ seats: 3, at: 'recruit', commander: 1, pp: [2, 2, 3], hope: [9, 9, 9], hands });
  t.play('0 ready', '1 ready', '2 ready', '0 bid:3', '1 bid:4', '2 bid:3');
  const asked: number[] = [];
  const answer = (line: string): void => {
    asked.push(...t.waiting);
    t.play(line);
  };
  for (const line of ['1 pass', '2 play:Hidden Account', '0 pass', '1 pass']) answer(line);
  assert.deepEqual(
    [asked, t.world.hope],
    [
      [1, 2, 0, 1],
      [9, 9, 4],
    ],
  );
});

test('MR-RUL-51 a Reaction leaves no trace of the hand in what others see', () => {
  const seen = (cards: string[]) => view(mutantRevolution, played('Schism:1', [cards, [], []]).state, 2);
  assert.deepEqual(seen([CANCEL]), seen(['Media Day']));
});

test('MR-RUL-139 in the arena everybody sees whom the window waits for, and nothing of who declined before', () => {
  const hands = [['Media Day'], ['Fastball Special'], ['Hex Bolt']];
  const t = scenario({ seats: 3, at: 'recruit', pp: [2, 2, 2], hope: [9, 9, 9], hands });
  t.play('0 ready', '1 ready', '2 ready', '0 bid:3', '1 bid:4', '2 bid:3');
  const before = t.log(2).length;
  const seen = (viewer: 'spectator' | number) => view(mutantRevolution, t.state, viewer);
  const first = { spectator: seen('spectator'), rival: seen(2) };
  t.play('0 pass');
  assert.deepEqual([seen('spectator').waitingFor, t.log(2).length], [[1], before], 'a pass is not told');
  assert.deepEqual(seen('spectator').stack, first.spectator.stack, 'nor kept in what is shown of the rules');
  assert.deepEqual(seen(2).stack, first.rival.stack);
});
