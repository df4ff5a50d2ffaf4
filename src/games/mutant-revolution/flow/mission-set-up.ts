// Setting up a Mission: its tokens are laid beside the board, and the Mission Commander places one after the other.
import { procedure } from '#engine/game.ts';
import { no } from '#engine/refusals.ts';
import type { Refusal } from '#engine/types.ts';
import { missionOf } from '../cards/missions.ts';
import { fighterOf, fightOf, kindOf, occupied } from '../table/figures.ts';
import { distance, HEXES, OPEN } from '../table/hex.ts';
import { FIRST_TOKEN, NONE, type Fight, type Token, type Revolution, type T } from '../table/world.ts';

/** The tokens that the Mission Card names, beside the board. */
export function layTokens(w: Revolution): void {
  const fight = fightOf(w);
  fight.tokens = missionOf(fight.card).tokens.flatMap(({ count }, kind) =>
    Array.from({ length: count }, () => newToken(w, kind)),
  );
}
export const newToken = (w: Revolution, kind: number): Token => ({
  kind,
  hex: NONE,
  marks: w.rp.map(() => 0),
  worked: 0,
  gone: false,
});

/** MR-EXE-01: one token after the other. */
export const placement = procedure<Revolution>()({
  place: {
    rule: 'MR-EXE-01',
    idle: t => `place:${farthest(t.world)}`,
    one: t => (next(t.world) === NONE ? null : t.world.commander),
    facts: t => ({ figure: next(t.world), n: kindOf(t.world, next(t.world)).placeMin }),
    choices: {
      place: {
        of: 'hex',
        each: t => roomOf(t).free,
        refuse: (t, _my, _seat, hex) => roomOf(t).refused[hex],
        take(t, _my, _seat, hex) {
          const figure = next(t.world);
          fightOf(t.world).tokens[figure - FIRST_TOKEN]!.hex = hex;
          t.log('placed', { fighter: fighterOf(t.world, figure), hex });
          return 'place';
        },
      },
    },
  },
});

/** The first token that is not on the board yet. */
function next(w: Revolution): number {
  const at = fightOf(w).tokens.findIndex(({ hex }) => hex === NONE);
  return at < 0 ? NONE : FIRST_TOKEN + at;
}
/** MR-RUL-25 */
function free(w: Revolution): number[] {
  const taken = occupied(w);
  return OPEN.filter(hex => !taken.includes(hex));
}
/** MR-EXE-02, MR-RUL-27: hexes to the nearest Player Character. */
function clearance({ pcs }: Fight, hex: number): number {
  let least = Infinity;
  for (const pc of pcs) if (!pc.out) least = Math.min(least, distance(pc.hex, hex));
  return least;
}

interface Room {
  free: readonly number[];
  /** By hex: why the token cannot go there, for it is too near. */
  refused: readonly (Refusal | undefined)[];
}
const roomOf = (t: T): Room => t.memo(room);
/** MR-RUL-26: the card's distance, or the largest there is. */
function room({ world: w }: T): Room {
  const fight = fightOf(w);
  const open = free(w);
  const clearances: number[] = [];
  let largest = -Infinity;
  for (const hex of open) largest = Math.max(largest, (clearances[clearances.length] = clearance(fight, hex)));
  const n = Math.min(kindOf(w, next(w)).placeMin, largest);
  const tooNear = no('MR-EXE-02', { n });
  const refused = new Array<Refusal | undefined>(HEXES.length).fill(undefined);
  open.forEach((hex, i) => {
    if (clearances[i]! < n) refused[hex] = tooNear;
  });
  return { free: open, refused };
}
/** MR-RUL-140 */
function farthest(w: Revolution): number {
  const fight = fightOf(w);
  return free(w).reduce((best, hex) => (clearance(fight, hex) > clearance(fight, best) ? hex : best));
}
