// Taking back among people: attacks by whoever stays at the table, and dice that were seen.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Match } from '#engine/match.ts';
import { hash, seedAfterUndo, seedOf } from '#engine/seed.ts';
import type { Pile } from '#engine/types.ts';
import { agreedMeanwhile } from './decide.ts';
import { Problem } from './problem.ts';
import type { Somebody } from '#protocol/entries.ts';
import type { Command } from '#protocol/socket.ts';
import type { Table } from './table.ts';
import { tableFrom } from './table-from-log.ts';
import {
  ann,
  bob,
  cat,
  logWith,
  NOON,
  parlourGame,
  parlourRules,
  play,
  request,
  tableWith,
} from './testing/parlour.ts';

const ROLLS = new Array<string>(12).fill('roll');
const pips = (table: Table, from: number): unknown[] =>
  table
    .match!.events.slice(from + 1)
    .flatMap(events => events.flatMap(({ kind, facts }) => (kind === 'rolled' ? [facts.pips] : [])));
const deck = (table: Table): number[] => (table.match!.state.world.piles as unknown as { deck: Pile }).deck.cards;
const refused = (table: Table, who: Somebody, command: Command, problem: string, says?: RegExp): void =>
  assert.throws(
    () => request(table, who, command),
    (error: unknown) => error instanceof Problem && error.problem === problem && (says?.test(error.message) ?? true),
  );
/** Ann and Cat have played; then Cat went away and a bot plays for her. */
function abandoned(): Table {
  const table = tableWith({ seats: [ann, cat] });
  play(table, 0, 'earn', 'roll', 'pass');
  play(table, 1, 'earn', 'pass');
  play(table, 0, 'earn', 'draw', 'roll');
  request(table, ann, { do: 'replace', seat: 1, level: 'greedy' });
  return table;
}

test('an absent player’s answers are not taken back', () => {
  const table = abandoned();
  for (const to of [0, 3, 4])
    refused(table, ann, { do: 'undo', seat: 0, to }, 'stands', /^Cat has answered since and does not play now/);
  assert.equal(table.match!.length, 8);
  request(table, ann, { do: 'undo', seat: 0, to: 5 });
  assert.equal(table.match!.length, 5, 'what came after hers may be');
});
test('nor by an offer that was open when they were replaced', () => {
  const table = tableWith({ seats: [ann, cat] });
  play(table, 0, 'earn', 'pass');
  play(table, 1, 'earn');
  request(table, ann, { do: 'undo', seat: 0, to: 0 });
  request(table, ann, { do: 'replace', seat: 1, level: 'greedy' });
  assert.equal(agreedMeanwhile(table), undefined);
  request(table, cat, { do: 'return', seat: 1 });
  request(table, cat, { do: 'agree', seat: 1, offer: table.offers[0]!.n });
  assert.equal(table.match!.length, 0, 'she has agreed herself');
});
test('nor by two who agree behind the back of a third', () => {
  const table = tableWith({ seats: [ann, bob, cat] });
  play(table, 0, 'earn', 'pass');
  play(table, 1, 'pass');
  play(table, 2, 'earn');
  request(table, ann, { do: 'undo', seat: 0, to: 0 });
  const { n: offer } = table.offers[0]!;
  request(table, bob, { do: 'replace', seat: 2, level: 'greedy' });
  refused(table, bob, { do: 'agree', seat: 1, offer }, 'stands');
  request(table, cat, { do: 'return', seat: 2 });
  request(table, cat, { do: 'agree', seat: 2, offer });
  request(table, cat, { do: 'replace', seat: 2, level: 'greedy' });
  request(table, bob, { do: 'agree', seat: 1, offer });
  assert.equal(table.match!.length, 0, 'her word counts, though a bot plays now');
});
test('what somebody has played who has resigned stands too', () => {
  const table = tableWith({ seats: [ann, bob, cat] });
  play(table, 0, 'pass');
  play(table, 1, 'earn');
  request(table, bob, { do: 'resign', seat: 1 });
  refused(table, ann, { do: 'undo', seat: 0, to: 0 }, 'stands', /^Bob/);
});
test('what was given for somebody by the clock stands as if they had given it', () => {
  const table = tableWith({ seats: [ann, cat] });
  play(table, 0, 'pass');
  table.take({ kind: 'answered', seat: 1, decision: 'turn.act', option: 'pass', by: 'clock' }, NOON);
  request(table, ann, { do: 'replace', seat: 1, level: 'greedy' });
  refused(table, ann, { do: 'undo', seat: 0, to: 0 }, 'stands');
});

test('dice that were seen are not rolled again the same, and decks are mixed', () => {
  const table = tableWith();
  play(table, 0, 'earn', ...ROLLS, 'draw');
  const [seen, order] = [pips(table, 1), deck(table).join()];
  request(table, ann, { do: 'undo', seat: 0, to: 1 });
  request(table, bob, { do: 'agree', seat: 1, offer: table.offers[0]!.n });
  assert.equal(table.match!.length, 1);
  const { seed } = table.made;
  const dice = { at: 1, seed: seedAfterUndo(seed, 1), mixed: true, undone: 1 };
  assert.deepEqual(table.record!.reseeds, [dice]);
  play(table, 0, ...ROLLS, 'draw');
  assert.notDeepEqual(pips(table, 1), seen);
  assert.notEqual(deck(table).join(), order);
  assert.equal(hash(new Match(parlourGame, table.record!).state), hash(table.match!.state));
  request(table, ann, { do: 'undo', seat: 0, to: 1 });
  request(table, bob, { do: 'agree', seat: 1, offer: table.offers[0]!.n });
  assert.deepEqual(table.record!.reseeds, [{ ...dice, seed: seedAfterUndo(seed, 2), undone: 2 }]);
});
test('nor where the other one has been replaced', () => {
  const table = abandoned();
  play(table, 0, ...ROLLS);
  const seen = pips(table, 6);
  request(table, ann, { do: 'undo', seat: 0, to: 6 });
  play(table, 0, 'roll', ...ROLLS);
  assert.notDeepEqual(pips(table, 6), seen);
});
test('new dice cannot be got rid of by taking back what lies before them', () => {
  const table = tableWith();
  play(table, 0, 'earn', 'earn', ...ROLLS);
  const seen = pips(table, 2);
  request(table, ann, { do: 'undo', seat: 0, to: 2 });
  request(table, bob, { do: 'agree', seat: 1, offer: table.offers[0]!.n });
  assert.equal(table.match!.undoableTo(0), 2);
  assert.equal(request(table, ann, { do: 'undo', seat: 0, to: 1 }).kind, 'offered');
  request(table, bob, { do: 'agree', seat: 1, offer: table.offers[0]!.n });
  play(table, 0, 'earn', ...ROLLS);
  assert.notDeepEqual(pips(table, 2), seen);
});
test('alone with bots the dice stay what they were: to roll until it pleases is not to be had', () => {
  const table = tableWith({ seats: [ann, 'random'] });
  play(table, 0, ...ROLLS);
  const seen = pips(table, 0);
  request(table, ann, { do: 'undo', seat: 0, to: 0 });
  play(table, 0, ...ROLLS);
  assert.deepEqual([pips(table, 0), table.record!.reseeds], [seen, undefined]);
});
test('what was taken back before dice became new ones replays as it was', () => {
  const log = logWith().map(entry => ({ at: NOON, entry }));
  const answered = { kind: 'answered', seat: 0, decision: 'turn.act', option: 'roll' } as const;
  const offered = { kind: 'offered', seat: 0, what: 'undo', to: 0 } as const;
  const later = [answered, answered, offered, { kind: 'agreed', seat: 1, offer: 6 }, answered] as const;
  const table = tableFrom(parlourRules, [...log, ...later.map(entry => ({ at: NOON, entry }))]);
  assert.deepEqual([table.stuck, table.match!.length, table.record!.reseeds], [null, 1, undefined]);
});
test('where a file goes on, nothing before is taken back', () => {
  const first = tableWith();
  play(first, 0, 'earn', 'earn', 'roll');
  const start = { record: first.match!.branchRecord(3), dice: 'new' as const, by: ann };
  for (const seats of [
    [ann, bob],
    [ann, 'random'],
  ]) {
    const table = tableWith({ seats, start });
    play(table, 0, 'earn', 'roll');
    refused(table, ann, { do: 'undo', seat: 0, to: 2 }, 'nothing-to-undo');
  }
  const practice = tableWith({ seats: [ann, 'random'], start: { record: start.record } });
  request(practice, ann, { do: 'undo', seat: 0, to: 0 });
  assert.equal(practice.match!.length, 0);
});
test('a table that today’s rules cannot replay still tells of its dice', () => {
  const table = tableWith();
  play(table, 0, 'earn', 'roll');
  request(table, ann, { do: 'undo', seat: 0, to: 1 });
  request(table, bob, { do: 'agree', seat: 1, offer: table.offers[0]!.n });
  const { reseeds } = table.record!;
  table.stuck = 'its rules have failed';
  assert.deepEqual(table.record!.reseeds, reseeds);
  assert.equal(reseeds![0]!.seed, seedAfterUndo(seedOf(7), 1));
});
