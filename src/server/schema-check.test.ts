// Tests of schema checks: what is wrong with a message is said.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checker } from './schema-check.ts';
import { Problem } from '#tables/problem.ts';
import { MatchFile, NewGuest, NewTable } from '#protocol/http.ts';
import { FromClient } from '#protocol/socket.ts';

const TABLE = 'abcdefghijklmnop';
const MESSAGES: FromClient[] = [
  { say: 'hello', version: 1 },
  { say: 'hello', version: 1, token: 'x' },
  { say: 'watch', table: TABLE },
  { say: 'watch', table: TABLE, seat: 1, have: { seq: 4, epoch: 'e' } },
  { say: 'unwatch', table: TABLE },
  { say: 'check', table: TABLE },
  { say: 'ping', n: 3 },
  { say: 'want', table: TABLE, key: 'k:1', wish: { do: 'say', text: 'hi' } },
  { say: 'want', table: TABLE, key: 'k', wish: { do: 'answer', seat: 0, decision: 'a.b', option: 'c:1', nth: 0 } },
];
test('what fits comes back as it is', () => {
  const understood = checker(FromClient);
  for (const message of MESSAGES) assert.equal(understood(message), message);
});
test('what does not fit is refused with the place and the reason', () => {
  const understood = checker(NewGuest);
  const said = (value: unknown): string => {
    try {
      understood(value);
      return '';
    } catch (error) {
      assert.ok(error instanceof Problem && error.problem === 'bad-message');
      return error.message;
    }
  };
  assert.match(said({ name: '' }), /^This message is not understood: name /);
  assert.match(said({}), /must have required propert/);
  assert.match(said({ name: 'Ann', age: 3 }), /: it must not have additional properties: age\./);
  assert.match(said(null), /: it must be object/);
  assert.match(said([]), /: it must be object/);
});
test('a deep place is named, and of several kinds the one that is meant', () => {
  const table = { game: 'x', options: null, seats: [{ kind: 'me' }], isPublic: true, clock: { kind: 'none' } };
  const newTable = checker(NewTable);
  const understood = checker(FromClient);
  const said = (check: (value: unknown) => unknown, value: unknown): string => {
    try {
      check(value);
      return '';
    } catch (error) {
      return (error as Error).message.replace('This message is not understood: ', '');
    }
  };
  assert.equal(said(newTable, table), '');
  assert.equal(said(newTable, { ...table, isPublic: 'yes' }), 'isPublic must be boolean.');
  assert.equal(
    said(newTable, { ...table, clock: { kind: 'live', seconds: 5, increment: 0 } }),
    'clock.seconds must be >= 10.',
  );
  assert.equal(said(newTable, { ...table, clock: 'none' }), 'clock does not fit.');
  assert.equal(
    said(newTable, { ...table, seats: [{ kind: 'me' }, { kind: 'you' }] }),
    'seats.1.kind must be one of me, open, bot.',
  );
  assert.equal(said(newTable, { ...table, seats: [{ kind: 'bot' }] }), 'seats.0 must have required properties level.');
  assert.match(said(understood, { say: 'watch', table: 'x' }), /^table must match pattern/);
  assert.match(said(understood, { say: 'dance' }), /^say must be one of hello, watch, unwatch, want, check, ping\.$/);
  const request = { say: 'want', table: TABLE, key: 'k' };
  assert.match(said(understood, { ...request, wish: { do: 'jump' } }), /^wish\.do must be one of answer, undo, offer/);
  assert.equal(said(understood, { ...request, wish: { do: 'resign', seat: -1 } }), 'wish.seat must be >= 0.');
  assert.equal(said(understood, { ...request, wish: { do: 'resign' } }), 'wish must have required properties seat.');
  assert.equal(said(understood, request), 'it must have required properties wish.');
  assert.equal(said(understood, null), 'it does not fit.');
});

test('what is wrong with a long file is found at once', () => {
  const understood = checker(MatchFile);
  const answer = { seat: 0, decision: 'turn.act', option: 'earn' };
  const rest = { game: 'parlour', version: 1, seats: 2, seed: '0'.repeat(32), options: null };
  const file = { format: '', ...rest };
  const long = Array.from({ length: 20_000 }, () => answer);
  const bad: [object, RegExp][] = [
    [{ ...file, answers: [...long.slice(1), { ...answer, option: '' }] }, /: answers\.19999\.option must not/],
    [{ ...file, answers: [...long, answer] }, /: answers must not have more than 20000 items/],
    [{ ...rest, answers: long }, /required properties format/],
  ];
  for (const [value, says] of bad) {
    assert.throws(() => understood(value), says);
    const before = process.threadCpuUsage();
    assert.throws(() => understood(value), says);
    const { user } = process.threadCpuUsage(before);
    assert.ok(user < 300e3, `${user / 1e3} ms of work`);
  }
});
