// Taking back among people: attacks by whoever stays at the table, and dice that were seen.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Match } from '#engine/match.ts';
import { hash, seedAfterUndo, seedOf } from '#engine/seed.ts';
import type { Pile } from '#engine/types.ts';
import { agreedMeanwhile } from './decide.ts';
import { Problem } from '../problem.ts';
import type { Entry, Somebody } from '#protocol/entries.ts';
import type { Command } from '#protocol/socket.ts';
import { newTranscript } from '../documents/documents.ts';
import { tableDoc } from '../testing/follow.ts';
import type { Surroundings } from './replacing.ts';
import type { Table } from '../log/table.ts';
import type { Undone } from '../log/undone.ts';
import { tableFrom } from '../log/table-from-log.ts';
import {
  ann,
  around,
  bob,
  cat,
  LIVE,
  logWith,
  NOON,
  parlourGame,
  parlourRules,
  play,
  request,
  tableWith,
} from '../testing/parlour.ts';

const ROLLS = new Array<string>(12).fill('roll');
const pips = (table: Table, from: number): unknown[] =>
  table
    .match!.events.slice(from + 1)
    .flatMap(events => events.flatMap(({ kind, facts }) => (kind === 'rolled' ? [facts.pips] : [])));
const deck = (table: Table): number[] => (table.match!.state.world.piles as unknown as { deck: Pile }).deck.cards;
const refused = (
  table: Table,
  who: Somebody,
  command: Command,
  problem: string,
  says?: RegExp,
  circumstances = around,
): void =>
  assert.throws(
    () => request(table, who, command, undefined, circumstances),
    (error: unknown) => error instanceof Problem && error.problem === problem && (says?.test(error.message) ?? true),
  );
/** Everybody is here but these. */
const without = (...gone: Somebody[]): Surroundings => ({
  ...around,
  isAway: player => gone.some(({ id }) => id === player),
});
const EVERYBODY = without();
const STANDS = /^Bob is away or does not play now, so only that can be taken back which has shown nothing/;
const wants = (table: Table, who: Somebody, command: Command, circumstances = EVERYBODY): Entry =>
  request(table, who, command, undefined, circumstances);
const stands = (table: Table, who: Somebody, command: Command, circumstances = EVERYBODY, says?: RegExp): void =>
  refused(table, who, command, 'stands', says, circumstances);
/** What nobody else has seen anything of is taken back all the same. */
function onlyFree(table: Table, circumstances = EVERYBODY): void {
  const { length } = table.match!;
  play(table, 0, 'earn', 'earn', 'roll', 'earn', 'earn');
  for (let to = 0; to < length + 3; to++) stands(table, ann, { do: 'undo', seat: 0, to }, circumstances, STANDS);
  assert.equal(wants(table, ann, { do: 'undo', seat: 0 }, circumstances).kind, 'undone');
  assert.equal(wants(table, ann, { do: 'undo', seat: 0, to: length + 3 }, circumstances).kind, 'undone');
  assert.deepEqual([table.match!.length, table.offers], [length + 3, []]);
}

test('beside somebody who is away only what has shown nothing and rolled nothing is taken back', () => {
  onlyFree(tableWith(), without(bob));
});
test('nor beside somebody for whom a bot plays, however they came by it', () => {
  for (const who of [ann, bob]) {
    const table = tableWith();
    request(table, who, { do: 'replace', seat: 1, level: 'greedy' }, undefined, without(bob));
    onlyFree(table);
  }
});
test('nor beside somebody who has resigned, though a third agrees', () => {
  const table = tableWith({ seats: [ann, bob, cat] });
  request(table, bob, { do: 'resign', seat: 1 });
  onlyFree(table);
});
test('nor beside somebody for whom the clock has answered last; their next answer mends it', () => {
  for (const clock of [LIVE, { kind: 'days' as const, days: 1 }]) {
    const table = tableWith({ clock });
    play(table, 0, 'pass');
    table.apply({ kind: 'answered', seat: 1, decision: 'turn.act', option: 'pass', by: 'clock' }, NOON);
    onlyFree(table);
    play(table, 0, 'pass');
    play(table, 1, 'pass');
    assert.equal(wants(table, ann, { do: 'undo', seat: 0, to: 0 }).kind, 'offered');
  }
});
test('whoever comes back late may ask for what the clock has answered for them', () => {
  const table = tableWith({ clock: { kind: 'days', days: 1 } });
  play(table, 0, 'roll');
  table.apply({ kind: 'answered', seat: 0, decision: 'turn.act', option: 'pass', by: 'clock' }, NOON);
  play(table, 1, 'pass');
  wants(table, ann, { do: 'undo', seat: 0, to: 1 });
  wants(table, bob, { do: 'agree', seat: 1, offer: table.offers[0]!.n });
  assert.equal(table.match!.length, 1);
});
test('rolling until it pleases is not to be had: twelve tries beside an absent player leave the first roll', () => {
  const table = tableWith();
  play(table, 0, 'earn', ...ROLLS);
  request(table, ann, { do: 'replace', seat: 1, level: 'greedy' }, undefined, without(bob));
  const seen = pips(table, 1);
  for (let n = 0; n < 12; n++) stands(table, ann, { do: 'undo', seat: 0, to: 1 });
  assert.deepEqual([pips(table, 1), table.record!.reseeds], [seen, undefined]);
});
test('with days for an answer nobody need be here to be asked', () => {
  const table = tableWith({ clock: { kind: 'days', days: 3 } });
  play(table, 0, 'roll');
  assert.equal(wants(table, ann, { do: 'undo', seat: 0 }, without(bob)).kind, 'offered');
  wants(table, bob, { do: 'agree', seat: 1, offer: table.offers[0]!.n }, without(ann));
  assert.equal(table.match!.length, 0);
});
test('an offer that is open when somebody goes is agreed to by nobody, not even those who stay', () => {
  const table = tableWith({ seats: [ann, bob, cat] });
  play(table, 0, 'earn', 'pass');
  play(table, 1, 'earn');
  wants(table, ann, { do: 'undo', seat: 0, to: 0 });
  const { n: offer } = table.offers[0]!;
  stands(table, bob, { do: 'agree', seat: 1, offer }, without(cat), /^Cat/);
  stands(table, bob, { do: 'agree', seat: 1, offer }, without(ann), /^Ann/);
  wants(table, cat, { do: 'agree', seat: 2, offer });
  wants(table, cat, { do: 'replace', seat: 2, level: 'greedy' });
  stands(table, bob, { do: 'agree', seat: 1, offer }, EVERYBODY, /^Cat/);
  assert.equal(agreedMeanwhile(table), undefined);
  wants(table, cat, { do: 'return', seat: 2 });
  wants(table, bob, { do: 'agree', seat: 1, offer });
  assert.deepEqual([table.match!.length, table.record!.reseeds?.length], [0, 1], 'all are there again and have agreed');
});
test('nor does it come true by itself when the last who has not agreed is replaced', () => {
  const table = tableWith();
  play(table, 0, 'roll');
  wants(table, ann, { do: 'undo', seat: 0 });
  wants(table, bob, { do: 'replace', seat: 1, level: 'greedy' });
  assert.equal(agreedMeanwhile(table), undefined);
  stands(table, ann, { do: 'undo', seat: 0 });
  wants(table, bob, { do: 'return', seat: 1 });
  wants(table, bob, { do: 'agree', seat: 1, offer: table.offers[0]!.n });
  assert.equal(table.match!.length, 0);
});
test('bots that were seated as such are nobody’s stand-ins: beside them one person takes back what they like', () => {
  const table = tableWith({ seats: [ann, 'random', ann] });
  play(table, 0, 'roll');
  assert.equal(wants(table, ann, { do: 'undo', seat: 0 }, without(ann)).kind, 'offered');
  assert.equal(table.match!.length, 0);
});

test('every undo is kept for all to read: what, by whom, alone or by consent', () => {
  const table = tableWith();
  play(table, 0, 'earn', 'earn');
  request(table, ann, { do: 'undo', seat: 0 }, NOON + 5);
  play(table, 0, 'roll');
  wants(table, ann, { do: 'undo', seat: 0, to: 0 });
  request(table, bob, { do: 'agree', seat: 1, offer: table.offers[0]!.n }, NOON + 9);
  for (const viewer of [0, 1, 'spectator'] as const) {
    const { takenBack } = tableDoc(table, newTranscript(viewer), null);
    const said = takenBack!.map(({ events, ...rest }) => ({ ...rest, said: events!.map(one => one.said) }));
    const rolled = takenBack![1]!.events![1]!.facts['pips'] as number;
    assert.deepEqual(said, [
      { at: NOON + 5, by: 0, from: 2, to: 1, agreed: [], said: ['[Ann](seat:0) earns a coin and has 4.'] },
      {
        at: NOON + 9,
        by: 0,
        from: 2,
        to: 0,
        agreed: [1],
        said: ['[Ann](seat:0) earns a coin and has 3.', `[Ann](seat:0) rolls ${rolled}.`],
      },
    ]);
  }
});
test('of old undos the number stays and the words go; secrets are in none', () => {
  const table = tableWith();
  for (let n = 0; n < 24; n++) {
    play(table, 0, 'draw', 'earn');
    wants(table, ann, { do: 'undo', seat: 0, to: 0 });
    wants(table, bob, { do: 'agree', seat: 1, offer: table.offers[0]!.n });
  }
  const { takenBack } = tableDoc(table, newTranscript(0), ann.id);
  assert.deepEqual([takenBack!.length, takenBack!.filter(({ events }) => events).length], [24, 20]);
  assert.ok(!JSON.stringify(takenBack).includes('secret'));
  const drawn = takenBack!.at(-1)!.events![0]!;
  assert.ok(Number(drawn.facts['card']) < 0, 'the card lies face down for all who were not told');
});
test('an undo of before is read the same: whose last answer went, took it back', () => {
  const entries: Entry[] = [
    ...logWith(),
    { kind: 'answered', seat: 0, decision: 'turn.act', option: 'earn' },
    { kind: 'undone', to: 0 },
  ];
  const table = tableFrom(
    parlourRules,
    entries.map(entry => ({ at: NOON, entry })),
  );
  const [{ lost: _, ...undone }] = table.undos as [Undone];
  assert.deepEqual(undone, { at: NOON, by: 0, from: 1, to: 0, agreed: [] });
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
