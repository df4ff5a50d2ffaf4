// Golden transcripts of two last rounds: won by a School that stands alone on 6 RP, and in a tournament of three.
import assert from 'node:assert/strict';
import { answersIn, testGolden } from '#engine/testing/games.ts';
import type { Answer, RuleId } from '#engine/types.ts';
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

/** The game played by these answers; if changed cards make one of them refused, all are absent from there on. */
function replayed(position: Position, answers: readonly Answer[]): Scenario {
  const t = scenario(position);
  if (answers.every(answer => !t.match.answer(answer))) return t;
  return t.idleTo('');
}

/** Goldens are written anew from the answers that they hold. */
for (const [name, { position, rule }] of Object.entries(GAMES))
  testGolden(
    new URL(`transcripts/${name}.txt`, import.meta.url),
    golden => replayed(position, answersIn(golden)).match,
    ({ state }) => assert.equal(state.result?.rule, rule),
  );
