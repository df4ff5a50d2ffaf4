// Golden transcripts of two last rounds: won by a School that stands alone on 6 RP, and in a tournament of three.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { transcript } from '#engine/transcript.ts';
import type { Answer, RuleId } from '#engine/types.ts';
import { mutantRevolution as game } from '../game.ts';
import { scenario, type Position, type Scenario } from './scenario.ts';

/** Nobody has Plot Points, so that no Reaction is asked for. */
const LATE: Position = { at: 'mission', seats: 3, pp: [0, 0, 0], hope: [6, 5, 4] };
const GAMES: Record<string, { position: Position; rule: RuleId }> = {
  'won-alone': {
    position: {
      ...LATE,
      seed: 31,
      own: [
        ['Rogue, 2 power', 'Pixie', 'Wolverine, 2 power'],
        ['Cable, 2 power', 'X-23', 'Cyclops, 2 power'],
        ['Dagger, 2 power', 'Armor', 'Magneto, 2 power'],
      ],
      rp: [5, 4, 4],
      missions: ['Trial by Combat'],
    },
    rule: 'MR-WIN-02',
  },
  'final-tournament': {
    position: {
      ...LATE,
      seed: 244,
      own: [
        ['Pixie, 1 power', 'Wolverine, injured, 0 power'],
        ['X-23, 1 power', 'Cyclops, injured, 0 power'],
        ['Hellion, 1 power', 'Magneto, injured, 0 power'],
      ],
      rp: [5, 6, 6],
      missions: ['Danger Room Duel'],
    },
    rule: 'MR-WIN-04',
  },
};

/** The transcript holds the answers: '  12  move.to (MR-MOV-01) seat 0: to:29, one of 14'. */
const ANSWER = /^ *\d+ {2}(\S+) \(\S+\) seat (\d): (\S+), one of \d+$/gm;
const answersIn = (text: string): Answer[] =>
  [...text.matchAll(ANSWER)].map(([, decision, seat, option]) => ({
    seat: Number(seat),
    decision: decision!,
    option: option!,
  }));

/** Where cards have changed so much that an answer is refused, everybody is absent from there on. */
function replayed(position: Position, answers: readonly Answer[]): Scenario {
  const t = scenario(position);
  if (answers.every(answer => !t.match.answer(answer))) return t;
  return t.idleTo('');
}

/** Goldens are written anew from the answers that they hold. */
for (const [name, { position, rule }] of Object.entries(GAMES))
  test(`the golden transcript ${name} plays as before`, () => {
    const file = new URL(`transcripts/${name}.txt`, import.meta.url);
    const golden = readFileSync(file, 'utf8');
    const { match } = replayed(position, answersIn(golden));
    const text = transcript(game, match.record);
    if (process.env.UPDATE_GOLDENS) writeFileSync(file, text);
    assert.equal(
      text,
      readFileSync(file, 'utf8'),
      'if the change is meant: UPDATE_GOLDENS=1 npm test -- mutant-revolution/games-transcript',
    );
    assert.ok(text.split('\n').length <= 120);
    assert.equal(match.state.result?.rule, rule);
  });
