// The whole document in one message or in pages: the same table, whatever its length.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Follower } from '#protocol/follower.ts';
import type { FromServer } from '#protocol/socket.ts';
import { docParts, hashWithLog, newTranscript } from './documents.ts';
import type { Audience } from './subscribers.ts';
import { play, tableWith, WINNING } from '../testing/parlour.ts';
import { pagesOf, wholeDocument } from './whole-document.ts';

/** A game that is over, its log made so long that it has so many lines. */
function audienceOf(length: number): [ReturnType<typeof tableWith>, Audience] {
  const table = tableWith();
  play(table, 0, ...WINNING);
  const transcript = newTranscript(0);
  const doc = docParts(table, transcript, null);
  const { lines } = transcript;
  while (lines.length < length) lines.push(lines[lines.length % 8]!);
  const epoch = `${length}`;
  return [table, { epoch, transcript, player: null, seq: table.seq, doc, patches: [], subscribers: new Set() }];
}
function followed(table: string, texts: readonly string[]): Follower {
  const follower = new Follower({ send: () => undefined });
  follower.watch(table);
  follower.opened();
  const welcome: FromServer = { say: 'welcome', version: 1, player: null };
  for (const text of [JSON.stringify(welcome), ...texts]) follower.received(text);
  return follower;
}

for (const length of [9, 19_000])
  test(`a log of ${length} lines is the same in one message and in pages`, async () => {
    const [table, audience] = audienceOf(length);
    const inOne = wholeDocument(table, audience, false);
    const inPages = wholeDocument(table, audience, true);
    assert.equal(inOne.length, 1);
    assert.equal(inPages.length > 1, length > 1000);
    assert.ok(inPages.every(text => text.length < 64_000 && !text.includes('\n')));
    assert.equal(wholeDocument(table, audience, true), inPages, 'written once');
    const [one, paged] = [inOne, inPages].map(texts => followed(table.made.id, texts).doc(table.made.id)!);
    assert.equal(paged!.log.length, length);
    assert.deepEqual(paged, one);
    const hash = await hashWithLog(audience.doc, audience.transcript);
    let isSame: boolean | undefined;
    const follower = new Follower({ send: () => undefined, listener: { checked: (_, same) => (isSame = same) } });
    follower.watch(table.made.id);
    follower.opened();
    for (const text of inPages) follower.received(text);
    follower.received(JSON.stringify({ say: 'hash', table: table.made.id, seq: table.seq, hash } satisfies FromServer));
    assert.equal(isSame, true);
  });

test('a page has as many lines as fit, and a longer line stands alone', () => {
  const line = (length: number): string => 'x'.repeat(length);
  const lengths = (...lines: number[]): number[] => pagesOf(lines.map(line)).map(({ length }) => length);
  assert.deepEqual(lengths(), []);
  assert.deepEqual(lengths(10, 10, 10), [3]);
  assert.deepEqual(lengths(60_000, 60_000, 10), [1, 1, 1]);
  assert.deepEqual(lengths(20_000, 20_000, 20_000), [2, 1]);
});
