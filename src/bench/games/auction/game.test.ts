// The laws of the engine, and golden transcripts of whole games.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { asked, decisionId, legal } from '#engine/ask.ts';
import { checkLaws } from '#engine/laws.ts';
import { Match, newRecord } from '#engine/match.ts';
import { quickRandom } from '#engine/random.ts';
import { seedOf } from '#engine/seed.ts';
import { transcript } from '#engine/transcript.ts';
import { auctionHouse } from './game.ts';

test('the laws hold on random games, and these ask every question', () => {
  const { decisions } = checkLaws(auctionHouse, { games: 32, seed: 'auction', every: 4 });
  const questions = [...auctionHouse.steps.values()].filter(step => step.ask).map(step => step.id);
  assert.deepEqual(
    questions.filter(id => !decisions[id]),
    [],
  );
});

test('every question, option, refusal and event has words', () => {
  const { texts } = auctionHouse;
  for (const { id, ask } of auctionHouse.steps.values())
    if (ask) {
      assert.ok(texts[id], id);
      for (const { verb } of ask.offers) assert.ok(texts[`${id}:${verb}`] ?? texts[verb], `${id}:${verb}`);
    }
  for (const id of auctionHouse.aside.keys()) assert.ok(texts[id], id);
});

/** A game in which everybody picks by chance. */
function played(seats: number, rounds: number, seed: number): string {
  const match = new Match(auctionHouse, newRecord(auctionHouse, { seats, seed: seedOf(seed), options: { rounds } }));
  const random = quickRandom(seed);
  while (!match.state.result) {
    const seat = asked(auctionHouse, match.state)[0]!;
    const options = legal(auctionHouse, match.state, seat);
    match.answer({ seat, decision: decisionId(match.state), option: options[random.below(options.length)]! });
  }
  return transcript(auctionHouse, match.record);
}

const GOLDENS = { 'one-winner': [2, 3, 76], 'shared-rank': [3, 2, 15] } as const;

/** `UPDATE_GOLDENS=1 npm test -- auction/game` writes them anew; a changed deck deals other cards, so read the difference. */
for (const [name, [seats, rounds, seed]] of Object.entries(GOLDENS))
  test(`the golden transcript '${name}' plays as before`, () => {
    const file = new URL(`transcripts/${name}.txt`, import.meta.url);
    const text = played(seats, rounds, seed);
    if (process.env.UPDATE_GOLDENS) writeFileSync(file, text);
    assert.equal(text, readFileSync(file, 'utf8'));
    assert.ok(text.split('\n').length <= 120);
    assert.equal(/^ranks .*\b1\b.*\b1\b.* \(/m.test(text), name === 'shared-rank');
  });
