// The charts of a replay: lives, and luck with dice.
import type { Event } from '#engine/types.ts';
import { level, luck, type ChartKind, type Roll } from '#web/kit/charts.ts';
import { faceAt, FACES, type Face } from '../table/dice.ts';
import type { Duel } from '../table/world.ts';
import { WORDS } from './words.ts';

const ROLLS = new Set(['rolled', 'rerolled']);

/** Rolls as a chart of luck takes them: what each die shows, and the average of its six faces. */
const rolls = (counts: (face: Face) => number) => () => {
  const mean = (kind: number): number =>
    Array.from({ length: FACES }, (_, face) => counts(faceAt(kind, face))).reduce((sum, n) => sum + n, 0) / FACES;
  return ({ kind, facts }: Event, w: Duel): Roll[] =>
    ROLLS.has(kind)
      ? (facts.dice as number[]).map(die => ({
          seat: w.owner[die]!,
          got: counts(faceAt(w.kind[die]!, w.face[die]!)),
          expected: mean(w.kind[die]!),
        }))
      : [];
};

export const charts: readonly ChartKind<Duel>[] = [
  level({ id: 'life', title: () => WORDS.life, value: w => w.life }),
  luck({ id: 'energy', title: () => WORDS.energyRolled, counting: rolls(({ amount }) => amount) }),
  luck({ id: 'characters', title: () => WORDS.charactersRolled, counting: rolls(face => (face.level > 0 ? 1 : 0)) }),
];
