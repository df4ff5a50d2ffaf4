// A table is what its log makes of it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Match } from '#engine/match.ts';
import { same } from '#engine/copy.ts';
import type { Entry } from '#protocol/entries.ts';
import { alarmOf } from '../live/summary.ts';
import type { Table } from './table.ts';
import { tableFrom } from './table-from-log.ts';
import {
  ann,
  bob,
  cat,
  changed,
  LIVE,
  logWith,
  NOON,
  parlourGame,
  parlourRules,
  play,
  print,
  tableWith,
  request,
  WINNING,
} from '../testing/parlour.ts';

const offerOf = (table: Table): number => table.offers.at(-1)!.n;

test('the game begins when the last seat is taken', () => {
  const table = tableWith({ seats: [ann, null] });
  assert.deepEqual([table.status, table.match, table.record, table.waitingFor], ['open', null, null, []]);
  table.apply({ kind: 'sat', seat: 1, player: bob }, NOON + 5);
  assert.deepEqual([table.status, table.waitingFor, table.changedAt, table.seq], ['running', [0], NOON + 5, 3]);
  assert.deepEqual(table.given, [{ at: NOON + 5 }]);
});
test('who leaves before that frees the seat', () => {
  const table = tableWith({ seats: [ann, null] });
  request(table, ann, { do: 'leave', seat: 0 });
  assert.deepEqual(table.seats[0], { player: null, bot: null, resigned: false });
  table.apply({ kind: 'sat', seat: 1, player: bob }, NOON);
  assert.equal(table.status, 'open');
});
test('what players add to the seed goes into the dice', () => {
  const plain = tableWith();
  const salted = tableWith({ seats: [null, null] });
  salted.apply({ kind: 'sat', seat: 0, player: ann, salt: 'pepper' }, NOON);
  salted.apply({ kind: 'sat', seat: 1, player: bob, salt: 'thyme' }, NOON);
  assert.equal(salted.record!.salt, 'pepper thyme');
  assert.equal(plain.record!.salt, undefined);
  assert.ok(!same(plain.match!.state.random, salted.match!.state.random));
});
test('answers, and the result by the rules', () => {
  const table = tableWith();
  play(table, 0, ...WINNING);
  assert.equal(table.status, 'over');
  assert.deepEqual([table.result!.ranks, table.result!.rule], [[1, 2], 'PA-END-01']);
  assert.equal(table.given.length, WINNING.length + 1);
  assert.deepEqual(table.waitingFor, []);
});
test('the same log makes the same table', () => {
  const entries = logWith({ clock: LIVE });
  const table = tableWith({ clock: LIVE });
  const log: { at: number; entry: Entry }[] = entries.map(entry => ({ at: NOON, entry }));
  const wanted = [
    () => request(table, ann, { do: 'say', text: 'hello' }, NOON + 10),
    () => play(table, 0, 'earn', 'earn'),
    () => request(table, ann, { do: 'undo', seat: 0 }, NOON + 20),
    () => request(table, bob, { do: 'offer', seat: 1, what: 'draw' }, NOON + 30),
  ];
  const { apply: take } = table;
  table.apply = (entry, at, kept) => {
    log.push({ at, entry });
    take.call(table, entry, at, kept);
  };
  for (const step of wanted) step();
  const again = tableFrom(parlourRules, log);
  assert.equal(print(again), print(table));
});

test('resigning: of two the other wins, with the server’s own rule', () => {
  const table = tableWith();
  request(table, bob, { do: 'resign', seat: 1 });
  assert.deepEqual(table.result, {
    ranks: [1, 2],
    rule: 'TABLE-END-1',
    reason: { say: 'TABLE-END-1', facts: { seat: 1 } },
  });
  assert.equal(table.seats[1]!.resigned, true);
});
test('resigning: of three a bot plays on, until one is left', () => {
  const table = tableWith({ seats: [ann, bob, cat] });
  request(table, ann, { do: 'resign', seat: 0 });
  assert.deepEqual([table.status, table.seats[0]!.bot, table.waitingFor], ['running', 'veteran', [0]]);
  request(table, cat, { do: 'resign', seat: 2 });
  assert.deepEqual(table.result!.ranks, [2, 1, 2]);
});
test('bots do not play on among themselves when the last of the people has resigned', () => {
  const table = tableWith({ seats: [ann, 'random', bob, 'greedy'] });
  request(table, ann, { do: 'resign', seat: 0 });
  assert.equal(table.status, 'running');
  request(table, bob, { do: 'replace', seat: 2, level: 'greedy' });
  assert.equal(table.status, 'running', 'they may come back');
  request(table, bob, { do: 'resign', seat: 2 });
  assert.deepEqual([table.status, table.result!.ranks], ['over', [2, 1, 2, 1]]);
});
/** Of four the first and the third play together, against the others. */
const PAIRS = [ann, bob, cat, 'random'];
test('resigning: whoever leaves a side that goes on shares its rank, and its last one gives up for all of it', () => {
  const table = tableWith({ seats: PAIRS });
  request(table, ann, { do: 'resign', seat: 0 });
  assert.deepEqual([table.status, table.seats[0]!.bot], ['running', 'veteran'], 'a bot plays on for them');
  request(table, bob, { do: 'resign', seat: 1 });
  assert.deepEqual([table.status, table.result!.ranks], ['over', [1, 2, 1, 2]], 'the bot does not play on alone');
});
test('resigning: a side that wins by the rules wins with those who have left it', () => {
  const table = tableWith({ seats: PAIRS });
  play(table, 0, ...WINNING.slice(0, -1));
  request(table, cat, { do: 'resign', seat: 2 });
  play(table, 0, 'stop');
  assert.deepEqual([table.status, table.result!.ranks, table.result!.rule], ['over', [1, 2, 1, 2], 'PA-END-01']);
});
test('no draw among those of one side, and one for all of several', () => {
  const alone = tableWith({ seats: [ann, 'random', cat, 'random'] });
  assert.throws(() => request(alone, ann, { do: 'offer', seat: 0, what: 'draw' }), /Bots agree to no draw/);
  const table = tableWith({ seats: PAIRS });
  request(table, cat, { do: 'resign', seat: 2 });
  request(table, ann, { do: 'offer', seat: 0, what: 'draw' });
  request(table, bob, { do: 'agree', seat: 1, offer: offerOf(table) });
  assert.deepEqual(table.result!.ranks, [1, 1, 1, 1]);
});
test('against a bot whoever resigns loses', () => {
  const table = tableWith({ seats: ['random', ann] });
  request(table, ann, { do: 'resign', seat: 1 });
  assert.deepEqual(table.result!.ranks, [1, 2]);
});

test('a draw needs all people', () => {
  const table = tableWith({ seats: [ann, bob, cat, 'random'] });
  request(table, ann, { do: 'offer', seat: 0, what: 'draw' });
  assert.deepEqual(table.offers, [{ n: table.seq, by: 0, what: 'draw', agreed: [0] }]);
  request(table, bob, { do: 'agree', seat: 1, offer: offerOf(table) });
  assert.equal(table.status, 'running');
  request(table, cat, { do: 'agree', seat: 2, offer: offerOf(table) });
  assert.deepEqual([table.status, table.result!.ranks, table.result!.rule], ['over', [1, 1, 1, 1], 'TABLE-END-2']);
  assert.deepEqual(table.offers, []);
});
test('who has resigned has no part in the others’ draw', () => {
  const table = tableWith({ seats: [ann, bob, cat] });
  request(table, cat, { do: 'resign', seat: 2 });
  request(table, ann, { do: 'offer', seat: 0, what: 'draw' });
  request(table, bob, { do: 'agree', seat: 1, offer: offerOf(table) });
  assert.deepEqual(table.result!.ranks, [1, 1, 2]);
});
test('whoever declines ends an offer, also the one who made it', () => {
  const table = tableWith();
  request(table, ann, { do: 'offer', seat: 0, what: 'draw' });
  request(table, bob, { do: 'decline', seat: 1, offer: offerOf(table) });
  assert.deepEqual(table.offers, []);
  request(table, ann, { do: 'offer', seat: 0, what: 'draw' });
  request(table, ann, { do: 'decline', seat: 0, offer: offerOf(table) });
  assert.deepEqual(table.offers, []);
});
test('an offer of a draw outlives answers, but not the end of the game', () => {
  const table = tableWith();
  request(table, bob, { do: 'offer', seat: 1, what: 'draw' });
  play(table, 0, 'earn');
  assert.equal(table.offers.length, 1);
  play(table, 0, ...WINNING.slice(1));
  assert.deepEqual([table.offers, table.result!.rule], [[], 'PA-END-01']);
});
test('an agreed draw ends an offer of undo with it', () => {
  const table = tableWith();
  play(table, 0, 'roll');
  request(table, ann, { do: 'undo', seat: 0 });
  request(table, ann, { do: 'offer', seat: 0, what: 'draw' });
  request(table, bob, { do: 'agree', seat: 1, offer: offerOf(table) });
  assert.deepEqual([table.offers, table.status], [[], 'over']);
});
test('who sits at several seats agrees as one', () => {
  const table = tableWith({ seats: [ann, ann, bob] });
  request(table, ann, { do: 'offer', seat: 1, what: 'draw' });
  assert.deepEqual(table.offers[0]!.agreed, [0, 1]);
  request(table, bob, { do: 'agree', seat: 2, offer: offerOf(table) });
  assert.equal(table.status, 'over');
});

test('undo is free while nobody has learned anything', () => {
  const table = tableWith();
  play(table, 0, 'earn', 'earn');
  assert.equal(request(table, ann, { do: 'undo', seat: 0 }).kind, 'undone');
  assert.deepEqual([table.match!.length, table.given.length, table.undoCount], [1, 2, 1]);
  request(table, ann, { do: 'undo', seat: 0, to: 0 });
  assert.equal(table.match!.length, 0);
});
test('beyond that all people must agree; an answer ends the offer', () => {
  const table = tableWith();
  play(table, 0, 'roll');
  assert.deepEqual(request(table, ann, { do: 'undo', seat: 0 }), { kind: 'offered', seat: 0, what: 'undo', to: 0 });
  play(table, 0, 'earn');
  assert.deepEqual(table.offers, []);
  request(table, ann, { do: 'undo', seat: 0, to: 0 });
  request(table, bob, { do: 'agree', seat: 1, offer: offerOf(table) });
  assert.deepEqual([table.match!.length, table.offers], [0, []]);
});
test('alone with bots nobody else need agree', () => {
  const table = tableWith({ seats: [ann, 'random'] });
  play(table, 0, 'roll');
  request(table, ann, { do: 'undo', seat: 0 });
  assert.equal(table.match!.length, 0);
});

test('another game needs all people, also those who have resigned', () => {
  const table = tableWith();
  request(table, bob, { do: 'resign', seat: 1 });
  const wanted = (): unknown => table.wantsNext?.what;
  request(table, ann, { do: 'offer', seat: 0, what: 'rematch' });
  assert.equal(wanted(), undefined);
  request(table, bob, { do: 'agree', seat: 1, offer: offerOf(table) });
  assert.equal(wanted(), 'rematch');
  table.apply({ kind: 'rematched', table: 'x' }, NOON);
  assert.deepEqual(table.next, { table: 'x', what: 'rematch' });
});

test('a bot plays for somebody, and they come back', () => {
  const table = tableWith({ clock: LIVE });
  assert.ok(table.clocks.since[0]! > 0);
  request(table, ann, { do: 'replace', seat: 0, level: 'greedy' });
  assert.deepEqual([table.seats[0]!.bot, table.seats[0]!.player, table.clocks.since[0]], ['veteran', ann, 0]);
  request(table, ann, { do: 'return', seat: 0 });
  assert.deepEqual([table.seats[0]!.bot, table.clocks.since[0]], [null, NOON]);
});

test('talk: who said what from where; the oldest is forgotten', () => {
  const table = tableWith();
  request(table, bob, { do: 'say', text: 'hello' });
  request(table, cat, { do: 'say', text: 'may I watch?' });
  assert.deepEqual(
    table.chat.map(({ seat, name, text }) => [seat, name, text]),
    [
      [1, 'Bob', 'hello'],
      [null, 'Cat', 'may I watch?'],
    ],
  );
  for (let n = 0; n < 210; n++) request(table, bob, { do: 'say', text: `${n}` });
  assert.deepEqual([table.chat.length, table.chat[0]!.text, table.chat.at(-1)!.text], [162, '48', '209']);
  for (let n = 210; n < 248; n++) request(table, bob, { do: 'say', text: `${n}` });
  assert.deepEqual([table.chat.length, table.chat[0]!.text, table.chat.at(-1)!.text], [200, '48', '247']);
});
test('whom one mutes is remembered, until one wants to hear them again', () => {
  const table = tableWith();
  request(table, ann, { do: 'mute', player: bob.id, on: true });
  request(table, ann, { do: 'mute', player: bob.id, on: true });
  assert.deepEqual(table.muted.get(ann.id), [bob.id]);
  request(table, ann, { do: 'mute', player: bob.id, on: false });
  assert.deepEqual(table.muted.get(ann.id), []);
});

test('play goes on from a branch', () => {
  const first = tableWith();
  play(first, 0, 'earn', 'pass');
  const table = tableWith({ seats: [bob, ann], start: { record: first.match!.branch(2).record, table: 'x' } });
  assert.deepEqual([table.match!.length, table.waitingFor, table.given.length], [2, [1], 3]);
  play(table, 1, 'earn');
  assert.deepEqual(new Match(parlourGame, table.record!).state.world, table.match!.state.world);
});

test('other rules than those it was begun with: it is kept, says why, and its record is whole', () => {
  const played = tableWith();
  play(played, 0, 'earn', 'roll', 'earn');
  const newer = changed({ version: 4 });
  const table = tableWith({ game: newer });
  assert.equal(table.stuck, 'It was begun with version 3 of the rules of Parlour. Here is only version 4.');
  for (const option of ['earn', 'roll', 'earn', 'earn'])
    table.apply({ kind: 'answered', seat: 0, decision: 'turn.act', option }, NOON);
  table.apply({ kind: 'undone', to: 3 }, NOON);
  table.apply({ kind: 'said', player: bob, text: 'oh' }, NOON);
  assert.deepEqual([table.status, table.waitingFor, table.match], ['stuck', [], null]);
  assert.deepEqual(table.record, played.record);
  assert.deepEqual([table.seats[1]!.player, table.chat.length], [bob, 1]);
  assert.equal(new Match(parlourGame, table.record!).length, 3);
});
test('an answer in the log that the rules no longer take', () => {
  const table = tableWith({ clock: LIVE });
  play(table, 0, 'earn');
  table.apply({ kind: 'answered', seat: 0, decision: 'turn.act', option: 'fly' }, NOON);
  assert.deepEqual([table.status, alarmOf(table).at], ['stuck', Infinity]);
  assert.match(
    table.stuck!,
    /^Answer 2 does not play by version 3 .*: asked was turn\.act; .* ENGINE-ASK-3 forbids\. Here is only version 3\.$/,
  );
  assert.deepEqual(
    table.record!.answers.map(({ option }) => option),
    ['earn', 'fly'],
  );
  table.apply({ kind: 'answered', seat: 0, decision: 'turn.act', option: 'earn' }, NOON);
  assert.equal(table.record!.answers.length, 3);
});
test('an entry that says so, and one of no known kind', () => {
  const table = tableWith();
  table.apply({ kind: 'stuck', why: 'its rules have failed: oops' }, NOON);
  assert.deepEqual([table.status, table.stuck], ['stuck', 'its rules have failed: oops']);
  const other = tableWith();
  other.apply({ kind: 'danced' } as unknown as Entry, NOON);
  assert.match(other.stuck!, /entry 4 of its log cannot be read/);
});
test('a set-up that fails', () => {
  const table = tableWith({
    game: changed({
      setup: () => {
        throw new Error('no cards');
      },
    }),
  });
  assert.deepEqual([table.status, table.stuck, table.record!.answers], ['stuck', 'no cards', []]);
});
test('rules that fail when somebody looks', () => {
  const table = tableWith({
    game: changed({
      back: () => {
        throw new Error('no back');
      },
    }),
  });
  assert.deepEqual(
    [table.shows((game, state) => game.view(state, 0)), table.status, table.stuck],
    [null, 'stuck', 'no back'],
  );
});
test('a log must begin with how the table was made', () => {
  assert.throws(() => tableFrom(parlourRules, []), /the beginning of its log is lost/);
  assert.throws(() => tableFrom(parlourRules, [{ at: 1, entry: { kind: 'left', seat: 0 } }]), /is lost/);
  const table = tableWith();
  table.apply(logWith()[0]!, NOON);
  assert.equal(table.stuck, 'a table is made once');
});
