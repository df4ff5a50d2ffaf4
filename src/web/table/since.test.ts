// The deeds that the strip "since your last turn" shows.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LogLine } from '#protocol/table-doc.ts';
import { sinceLastTurn } from './since.ts';

const line = (seat: number, ...events: [kind: string, said: string, facts?: object][]): LogLine =>
  ({ at: 0, seat, events: events.map(([kind, said, facts = {}]) => ({ kind, said, facts })) }) as unknown as LogLine;
const turn = (seat: number): [string, string, object] => ['turnStarted', `${seat} takes a turn.`, { seat }];
const KINDS = {
  turn: 'turnStarted',
  deeds: [['knockedOut', 'lifeLost', 'headlineScored'], ['purchased', 'planTaken'], ['fielded'], ['movedTo', 'moved']],
};
const said = (log: LogLine[], me = 0, kinds = KINDS): string[] => sinceLastTurn(log, me, kinds).map(deed => deed.said);

const log = [
  line(0, turn(0)),
  line(0, ['purchased', 'I buy.']),
  line(0, turn(1)),
  line(1, ['rolled', 'They roll.']),
  line(1, ['purchased', 'They buy.']),
  line(1, ['attacked', 'They attack.']),
  line(0, ['knockedOut', 'Mine is knocked out.'], ['lifeLost', 'I lose 3 life.']),
];

test('on the turn of another: what has happened in it so far, the gravest in the order of the game', () => {
  assert.deepEqual(said(log), ['They buy.', 'Mine is knocked out.', 'I lose 3 life.']);
});
test('on my own turn: the whole turn before it, and nothing of mine', () => {
  const mine = [...log, line(1, turn(0)), line(0, ['fielded', 'I field.'])];
  assert.deepEqual(said(mine), ['They buy.', 'Mine is knocked out.', 'I lose 3 life.']);
  assert.deepEqual(said(mine, 1), ['I field.'], 'for the other one it is my turn');
});
test('what happened twice is shown once, and less than three deeds are no fault', () => {
  const twice = [
    line(0, turn(1)),
    line(1, ['fielded', '[A Sidekick](die:1).']),
    line(1, ['fielded', '[A Sidekick](die:2).']),
  ];
  assert.deepEqual(said(twice), ['[A Sidekick](die:2).']);
  assert.deepEqual(said([line(0, turn(0))]), []);
  assert.deepEqual(said([]), []);
});
test('the kinds of events that a game calls deeds are shown, and no others', () => {
  const log = [
    line(0, ['assigned', 'I send a pawn.']),
    line(1, ['assigned', 'They send a pawn.'], ['gained', 'They gain 1 Mental.']),
    line(1, ['headlineScored', 'They solve it.'], ['movedTo', 'Their hero moves.'], ['drew', 'They draw.']),
  ];
  assert.deepEqual(said(log), ['They solve it.', 'Their hero moves.']);
  const pawns = { ...KINDS, deeds: [...KINDS.deeds, ['assigned']] };
  assert.deepEqual(said(log, 0, pawns), ['They send a pawn.', 'They solve it.', 'Their hero moves.']);
});
test('games without turns: what others have done since my last answer', () => {
  const free = [
    line(0, ['moved', 'I move.']),
    line(1, ['moved', 'They move.']),
    line(2, ['planTaken', 'She takes it.']),
  ];
  assert.deepEqual(said(free), ['They move.', 'She takes it.']);
  assert.deepEqual(said([...free, line(0, ['moved', 'I move again.'])]), ['They move.', 'She takes it.']);
  const answered = [...free, line(0, ['moved', 'I move again.']), line(1, ['rolled', 'They roll for defence.'])];
  assert.deepEqual(said(answered), ['They move.', 'She takes it.'], 'an answer to my deed is none of theirs');
});
