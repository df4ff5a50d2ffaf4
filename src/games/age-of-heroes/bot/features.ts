// The table in numbers, team by team: the parts of a standing, early and late, from which a value is learned.
import type { Features } from '#engine/bot-knowledge.ts';
import { JET, ON_BOARD, PAWNS } from '../table/pawns.ts';
import type { Heroes } from '../table/world.ts';
import { outside, partsOf, PARTS } from './worth.ts';

/** Parts that are VP already, or that the rules count in VP: learned as one, for few missions have Villain tokens. */
const SCORED: ReadonlySet<string> = new Set(['vp', 'villainTokens', 'cheaperRow']);
const OTHERS = PARTS.flatMap((name, n) => (SCORED.has(name) ? [] : [n]));
const SCORES = PARTS.flatMap((name, n) => (SCORED.has(name) ? [n] : []));
const PLAIN = ['score', ...OTHERS.map(n => PARTS[n]!)];
/** Each part counts once plainly, and once more the later it is. */
const NAMES: readonly string[] = [...PLAIN, ...PLAIN.map(name => `${name}Late`)];

/** VP that are about as large as 1. */
const MANY = 10;
const LATE = 10;

function of(w: Heroes, seats: number): Float32Array {
  const x = new Float32Array(seats * NAMES.length);
  const out = outside(w);
  const late = Math.min(1, w.round / LATE);
  for (let seat = 0, at = 0; seat < seats; seat++, at += NAMES.length) {
    const parts = partsOf(out, seat);
    for (const n of SCORES) x[at]! += parts[n]! / MANY;
    for (let i = 0; i < OTHERS.length; i++) x[at + 1 + i] = parts[OTHERS[i]!]! / MANY;
    for (let i = 0; i < PLAIN.length; i++) x[at + PLAIN.length + i] = late * x[at + i]!;
  }
  return x;
}

/** Pawns on Player boards: how much of the Institute phase is to come. */
function waiting({ at, owner }: Heroes): number {
  let n = 0;
  for (let pawn = 0; pawn < PAWNS; pawn++) if (at[pawn] === ON_BOARD && owner[pawn]! >= 0) n++;
  return n;
}
const flying = ({ at }: Heroes): number => at.reduce((n, place) => n + Number(place >= JET), 0);

/** Every other pawn of the Institute phase, and every Hero of the Mission phase. */
function moment(w: Heroes): string | undefined {
  if (w.phase === 'institute') return `institute ${w.round} ${waiting(w) >> 1}`;
  return w.phase === 'mission' ? `mission ${w.round} ${flying(w)}` : undefined;
}

export const features: Features<Heroes> = { names: NAMES, of, moment };
