// The contracts of whole games: the laws, what is in the box, golden transcripts, and players who are absent.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { test } from 'node:test';
import { start } from '../apply.ts';
import { asked, decisionId, idle, refusal } from '../ask.ts';
import type { Game } from '../game.ts';
import { inventoryOf } from '../laws/law-book.ts';
import { checkLaws, type LawOptions, type LawReport } from '../laws/laws.ts';
import type { Match } from '../match.ts';
import { seedOf } from '../seed.ts';
import { transcript } from '../scenario/transcript.ts';
import type { Answer, World } from '../types.ts';
import { playedByChance } from './play.ts';

export interface LawContract extends LawOptions {
  /** Questions that so many games come upon; all there are, when left out. Rarer ones are left to fuzzing. */
  asked?: readonly string[];
}
/** A fixed share of random games under the laws; fuzzing plays many more of the same. `look` sees the report. */
export function testLaws<W extends World>(
  game: Game<W>,
  { asked: wanted, ...options }: LawContract,
  look?: (report: LawReport) => void,
): void {
  test('the laws hold on random games, and these ask what they should', () => {
    const report = checkLaws(game, options);
    const questions = [...game.steps.values()].filter(step => step.ask).map(step => step.id);
    assert.deepEqual(wanted?.filter(id => !questions.includes(id)) ?? [], [], 'no such questions');
    assert.deepEqual(
      (wanted ?? questions).filter(id => !report.decisions[id]),
      [],
      'never asked',
    );
    assert.equal(report.games, options.games);
    assert.ok(report.undoable > 0);
    look?.(report);
  });
}

/** Tests that every opening of every number of seats has what is printed: components by name, cards as 'card 7'. */
export function testInventory<W extends World>(
  game: Game<W>,
  printed: (seats: number) => Record<string, number>,
): void {
  test('every opening has what the box has', () => {
    for (let { min: seats } = game.seats; seats <= game.seats.max; seats++) {
      const ways = Object.values(game.setups ?? {});
      for (const options of ways.length
        ? ways.map(way => way(seats, { below: () => 0, die: () => 1, shuffle: l => l }))
        : [null])
        assert.deepEqual(inventoryOf(game, start(game, { seats, seed: seedOf(seats), options }).world), printed(seats));
    }
  });
}

/** Somebody whose clock has run out always has an answer that the rules take, and the game goes on. */
export function testIdleAnswers<W extends World>(game: Game<W>, games = 3, answers = 150): void {
  test('what is answered for absent players is always legal, and a game of them goes on', () => {
    for (let seed = 0; seed < games; seed++) {
      playedByChance(game, { seed, answers }, ({ state }) => {
        for (const seat of asked(game, state)) {
          const option = idle(game, state, seat);
          assert.equal(refusal(game, state, { seat, decision: decisionId(state), option }), undefined, option);
        }
      });
      const absent = playedByChance(game, { seed, answers: 0 });
      for (let n = 0; n < answers && !absent.state.result; n++) absent.answer(absentAnswer(absent));
      assert.ok(absent.state.result || absent.length === answers);
    }
  });
}
function absentAnswer<W extends World>({ game, state }: Match<W>): Answer {
  const seat = asked(game, state)[0]!;
  return { seat, decision: decisionId(state), option: idle(game, state, seat) };
}

// ---- golden transcripts ------------------------------------------------------------------------------------

/** A transcript that people can read has so many lines at most. */
const READABLE = 120;

/** A match whose transcript is kept in a file; `UPDATE_GOLDENS=1 npm test -- <file>` writes it anew. */
export function testGolden<W extends World>(
  file: URL,
  play: (golden: string) => Match<W>,
  look?: (match: Match<W>) => void,
): void {
  const name = path.basename(file.pathname, '.txt');
  test(`the golden transcript '${name}' plays as before`, () => {
    const update = process.env.UPDATE_GOLDENS;
    const match = play(readFileSync(file, 'utf8'));
    const text = transcript(match.game, match.record);
    if (update) writeFileSync(file, text);
    const how = 'if the change is meant, run the same test with UPDATE_GOLDENS=1';
    assert.equal(text, readFileSync(file, 'utf8'), how);
    assert.ok(text.split('\n').length <= READABLE);
    look?.(match);
  });
}

/** The answers that a transcript holds: '  12  move.to (MR-MOV-01) seat 0: to:29, one of 14'. */
export const answersIn = (text: string): Answer[] =>
  [...text.matchAll(/^ *\d+ {2}(\S+) \(\S+\) seat (\d): (\S+), one of \d+$/gm)].map(([, decision, seat, option]) => ({
    seat: Number(seat),
    decision: decision!,
    option: option!,
  }));
