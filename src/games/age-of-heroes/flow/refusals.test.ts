// Bad input: what cannot be paid, a taken space, a wrong pawn; refused by rule, in words, with nothing half done.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { legal } from '#engine/ask.ts';
import { spaceNamed } from '../scenario/position.ts';
import { scenario, type Position, type Scenario } from '../scenario/scenario.ts';
import { isOnBoard } from '../table/acts.ts';
import { isStudent, ON_BOARD, PAWNS } from '../table/pawns.ts';
import { texts } from '../words/texts.ts';

/** Everything that the table is made of. */
const whole = ({ match }: Scenario): string => JSON.stringify([match.state, match.length]);
/** The words of a refusal, after trying the answer in earnest: nothing may have changed, and much may still be done. */
function wordsOf(position: Position, to: string): string {
  const t = scenario(position);
  const before = whole(t);
  const option = to === 'jet' ? to : `assign:${spaceNamed(to)}`;
  const refused = t.match.answer({ seat: 0, decision: t.at, option });
  assert.ok(refused, `${option} is allowed`);
  assert.equal(whole(t), before);
  assert.ok(legal(t.game, t.state, 0).length > 0, 'something else can be done');
  return `${refused.rule}: ${String(texts[refused.rule])}`;
}
const FOES: Position = { at: 'mission', villains: { A: 'avalanche', B: 'toad' }, jet: ['0 Cyclops'] };
const POOR = [[0, 0, 0]];

test('AH-ACT-01 AH-DMG-02 what cannot be paid is refused, and it is said where the price stands', () => {
  const havok = wordsOf({ cards: { labAlly1: ['havok', 1] }, resources: POOR }, 'labAlly1');
  assert.match(havok, /^AH-ACT-01: You cannot pay for it; .* choose something cheaper\.$/);
  const row = wordsOf({ ...FOES, resources: POOR }, 'A1');
  assert.match(row, /^AH-DMG-02: You cannot pay this row; .* Choose one that you can pay\.$/);
});

test('AH-TRN-04 AH-DMG-04 a taken space and a marked icon are refused, and another is asked for', () => {
  const taken = wordsOf({ pawns: { danger: '1 Storm' } }, 'danger');
  assert.match(taken, /^AH-TRN-04: .*; choose an empty space\.$/);
  const marked = wordsOf({ ...FOES, markers: { A1: 1 }, resources: [[10, 10, 10]] }, 'A1');
  assert.match(marked, /^AH-DMG-04: .*; choose another row\.$/);
});

test('AH-JET-06 a wrong pawn is refused: Students never fly', () => {
  const pawns = { danger: '0 Cyclops', lab: '0 Cyclops', dorm: '0 Jean Grey', office1: '0 Jean Grey' };
  assert.match(wordsOf({ students: [1], pawns }, 'jet'), /^AH-JET-06: Only Heroes .*; assign a Student or pass\.$/);
});

test('AH-TRN-03 a pawn of somebody else cannot be sent, nor one that is at work', () => {
  const t = scenario({ pawns: { lab: '0 Cyclops' } }).play('0 assign:danger');
  const own = legal(t.game, t.state, 0);
  const before = whole(t);
  for (let pawn = 0; pawn < PAWNS; pawn++) {
    const option = `pawn:${pawn}`;
    if (own.includes(option)) continue;
    const refused = t.match.answer({ seat: 0, decision: t.at, option });
    if (isOnBoard(t.state.world, 0, pawn)) assert.ok(refused, `${option} looks like one that is offered`);
    else assert.equal(refused?.rule, 'AH-TRN-03', option);
    assert.equal(whole(t), before);
  }
  assert.ok(own.length > 0);
  assert.match(String(texts['AH-TRN-03']), /; send one that is\.$/);
});

test('AH-JET-06 AH-TRN-03 a Student cannot be put on the X-Jet, nor a Hero who is at work', () => {
  const t = scenario({ students: [1], pawns: { lab: '0 Cyclops' } }).play('0 jet');
  const before = whole(t);
  const ruleFor = (pawn: number) => t.match.answer({ seat: 0, decision: t.at, option: `pawn:${pawn}` })?.rule;
  const { at, owner } = t.state.world;
  const student = at.findIndex((place, pawn) => isStudent(pawn) && place === ON_BOARD && owner[pawn] === 0);
  assert.equal(ruleFor(student), 'AH-JET-06');
  assert.equal(ruleFor(at.indexOf(spaceNamed('lab'))), 'AH-TRN-03');
  assert.equal(whole(t), before);
});
