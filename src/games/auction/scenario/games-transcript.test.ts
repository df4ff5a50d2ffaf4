// The laws of the engine, and golden transcripts of whole games.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { asked, decisionId, explain, legal } from '#engine/ask.ts';
import { checkLaws } from '#engine/laws.ts';
import { Match, newRecord, type MatchRecord } from '#engine/match.ts';
import { quickRandom } from '#engine/random.ts';
import { seedOf } from '#engine/seed.ts';
import { transcript } from '#engine/transcript.ts';
import { auctionHouse } from '../game.ts';
import type { House } from '../table/world.ts';

test('the laws hold on random games, and these ask every question', () => {
  const { decisions } = checkLaws(auctionHouse, { games: 32, seed: 'auction', every: 4 });
  const questions = [...auctionHouse.steps.values()].filter(step => step.ask).map(step => step.id);
  assert.deepEqual(
    questions.filter(id => !decisions[id]),
    [],
  );
});

/** A game in which everybody picks by chance. */
function played(seats: number, rounds: number, seed: number, look?: (match: Match<House>) => void): MatchRecord {
  const match = new Match(auctionHouse, newRecord(auctionHouse, { seats, seed: seedOf(seed), options: { rounds } }));
  const random = quickRandom(seed);
  while (!match.state.result) {
    look?.(match);
    const seat = asked(auctionHouse, match.state)[0]!;
    const options = legal(auctionHouse, match.state, seat);
    match.answer({ seat, decision: decisionId(match.state), option: options[random.below(options.length)]! });
  }
  look?.(match);
  return match.record;
}

test('every question, option and refusal has a text, and so has all that happens in random games', () => {
  const { texts, steps, aside } = auctionHouse;
  const has = (key: string) => assert.ok(key in texts, `no text for ${key}`);
  for (const { id, ask } of steps.values()) {
    if (ask) has(id);
    for (const { verb } of ask?.offers ?? []) has(`${id}:${verb}` in texts ? `${id}:${verb}` : verb);
  }
  for (const id of aside.keys()) has(id);
  for (let seed = 0; seed < 12; seed++)
    played(2 + (seed % 4), 3, seed, ({ state, events }) => {
      for (const { kind } of events.at(-1)!) has(kind);
      for (const { options } of explain(auctionHouse, state, [0]))
        for (const { refused } of options) if (refused) has(refused.rule);
    });
});

const GOLDENS = { 'one-winner': [2, 3, 76], 'shared-rank': [3, 2, 15] } as const;
const isShared = (text: string): boolean => /^ranks .*\b1\b.*\b1\b.* \(/m.test(text);

/** The first game from this seed on that ends as its name says and is short enough to read. */
function golden(name: keyof typeof GOLDENS): string {
  const [seats, rounds, first] = GOLDENS[name];
  for (let seed: number = first; ; seed++) {
    const text = transcript(auctionHouse, played(seats, rounds, seed));
    if (isShared(text) === (name === 'shared-rank') && text.split('\n').length <= 120) return text;
  }
}

/** `UPDATE_GOLDENS=1 npm test -- auction/game` writes them anew, which a changed deck makes necessary. */
for (const name of Object.keys(GOLDENS) as (keyof typeof GOLDENS)[])
  test(`the golden transcript '${name}' plays as before`, () => {
    const file = new URL(`transcripts/${name}.txt`, import.meta.url);
    const text = golden(name);
    if (process.env.UPDATE_GOLDENS) writeFileSync(file, text);
    assert.equal(
      text,
      readFileSync(file, 'utf8'),
      'if the change is meant: UPDATE_GOLDENS=1 npm test -- auction/scenario',
    );
  });
