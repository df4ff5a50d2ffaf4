// The rules of the tug of war, one by one, and the laws.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { complaints, play, start } from '#engine/apply.ts';
import { asked, decisionId, explain } from '#engine/ask.ts';
import { checkLaws } from '#engine/laws/laws.ts';
import { roleNames, sidesOf } from '#engine/seats.ts';
import { seedOf } from '#engine/seed.ts';
import { settingsForm } from '#engine/kit/settings-form.ts';
import type { Json, Result, State } from '#engine/types.ts';
import { tug } from './game.ts';
import type { Rope } from './table/world.ts';

const begun = (options: Json = null, seats = 3): State<Rope> => start(tug, { seats, seed: seedOf(1), options });
/** Everybody who is asked answers in the order of seats: 'heave ease ease', 'pass pass pass'. */
function say(state: State<Rope>, ...lines: string[]): State<Rope> {
  for (const option of lines.flatMap(line => line.split(' '))) {
    const seat = asked(tug, state)[0]!;
    assert.equal(play(tug, state, { seat, decision: decisionId(state), option }), undefined, `${seat} ${option}`);
  }
  return state;
}
const QUIET = 'pass pass pass';

test('TW-SET-01 two or three Dwarfs play together against the Giant in the last seat', () => {
  assert.deepEqual(sidesOf(tug, 3), [0, 0, 1]);
  assert.deepEqual(sidesOf(tug, 4), [0, 0, 0, 1]);
  assert.deepEqual(roleNames(tug, 3), ['Dwarf 1', 'Dwarf 2', 'Giant']);
  for (const seats of [2, 5]) assert.equal(complaints(tug, { seats, seed: '' }).length, 1);
});
test('TW-SET-02 the mark is in the middle, everybody has two breaths and a shout', () => {
  const { mark, breath, shouts } = begun(null, 4).world;
  assert.deepEqual([mark, breath, shouts], [0, [2, 2, 2, 2], [1, 1, 1, 1]]);
});
test('TW-SET-03 a short rope ends after 5 steps, a long one after 8', () => {
  const heaves = ['heave heave ease', QUIET, 'heave heave ease', 'shout'];
  assert.equal(say(begun(), ...heaves).result?.rule, 'TW-END-01');
  assert.equal(say(begun({ rope: 'long' }), ...heaves).result, null);
});
test('TW-SET-04 muddy ground has a puddle of 1 or 2 steps, dry ground none', () => {
  assert.deepEqual([begun().world.puddle, begun({ ground: 'mud' }).world.puddle], [0, 1]);
  assert.equal(begun({ ground: 'mud', puddle: 2 }).world.puddle, 2);
  assert.deepEqual(complaints(tug, { seats: 3, seed: '', options: { puddle: 2 } }), [
    'Only muddy ground has a puddle.',
  ]);
  const keys = (options: Json) => settingsForm(tug, options, 3).map(({ key }) => key);
  assert.deepEqual(
    [keys(null), keys({ ground: 'mud' })],
    [
      ['rope', 'ground'],
      ['rope', 'ground', 'puddle'],
    ],
  );
});

test('TW-PUL-01 all pull in secret', () => {
  assert.deepEqual(asked(tug, begun()), [0, 1, 2]);
  assert.equal(say(begun(), 'heave heave').world.mark, 0);
});
test('TW-PUL-02 a Dwarf pulls 1 or 2 steps, the Giant as much as all of them', () => {
  assert.equal(say(begun(), 'ease ease ease').world.mark, 0);
  assert.equal(say(begun(), 'heave ease ease').world.mark, -1);
  assert.equal(say(begun(), 'ease ease heave').world.mark, 2);
  assert.equal(say(begun(null, 4), 'heave ease ease heave').world.mark, 2);
});
test('TW-PUL-03 a heave takes a breath, and nobody heaves without one', () => {
  const state = say(begun(), 'heave ease ease', QUIET, 'heave ease ease', QUIET);
  assert.deepEqual(state.world.breath, [0, 2, 2]);
  assert.equal(play(tug, state, { seat: 0, decision: 'rounds.pull', option: 'heave' })?.rule, 'TW-PUL-03');
});
test('TW-PUL-04 the mark moves to the stronger side, less the puddle', () => {
  assert.equal(say(begun({ ground: 'mud' }), 'ease ease heave').world.mark, 1);
  assert.equal(say(begun({ ground: 'mud', puddle: 2 }), 'heave ease ease').world.mark, 0);
});
test('TW-SHT-01 everybody in order shouts, once a match, or passes', () => {
  const state = say(begun(), 'ease ease ease', 'shout pass shout', 'ease ease ease');
  assert.deepEqual([state.world.mark, state.world.shouts], [0, [0, 1, 0]]);
  const options = explain(tug, state)[0]!.options.map(({ id }) => id);
  assert.deepEqual([asked(tug, state), options], [[0], ['pass']]);
});

test('TW-END-01 the mark at the end of the rope wins for the side', () => {
  const dwarfs = say(begun(), 'heave heave ease', 'shout pass pass', 'heave heave ease').result;
  assert.deepEqual([dwarfs?.ranks, dwarfs?.rule], [[1, 1, 2], 'TW-END-01']);
  const giant = say(begun(), 'ease ease heave', 'pass pass shout', 'ease ease heave').result;
  assert.deepEqual([giant?.ranks, giant?.rule], [[2, 2, 1], 'TW-END-01']);
});
test('TW-END-02 after six rounds the side with the mark wins, and the middle is a draw', () => {
  const rounds = (first: string) =>
    say(begun(), first, QUIET, ...Array.from({ length: 5 }, () => ['ease ease ease', QUIET]).flat());
  const [won, drawn] = [rounds('ease ease heave'), rounds('ease ease ease')].map(({ result }) => result);
  assert.deepEqual([won?.ranks, won?.rule], [[2, 2, 1], 'TW-END-02']);
  assert.deepEqual([drawn?.ranks, drawn?.rule], [[1, 1, 1], 'TW-END-02']);
});
test('TW-SER-01 three matches on the same ground, and wins are counted', () => {
  const result: Result = { ranks: [1, 1, 2], rule: 'TW-END-01', reason: { say: 'atEnd', facts: {} } };
  const seen: Json[] = [];
  for (let options: Json = { ground: 'mud', puddle: 2 }, n = 0; n < 3; n++) {
    const next = tug.sequel!(begun(options).world, result);
    seen.push(next && next.options);
    if (next) options = next.options;
  }
  assert.deepEqual(seen, [
    { ground: 'mud', puddle: 2, match: 2, wins: [1, 0] },
    { ground: 'mud', puddle: 2, match: 3, wins: [2, 0] },
    null,
  ]);
  assert.equal(complaints(tug, { seats: 3, seed: '', options: { wins: [4, 0] } }).length, 1);
});

test('the laws hold', () => {
  assert.equal(checkLaws(tug, { games: 60 }).games, 60);
});
