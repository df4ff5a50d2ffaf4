// Setting up and ending a Mission: figures enter the arena, and when it is over, and whether it was a success.
import type { Table } from '#engine/definition.ts';
import { procedure } from '#engine/game.ts';
import { no } from '#engine/refusals.ts';
import type { Refusal } from '#engine/types.ts';
import type { MissionCard } from '../cards/mission-card.ts';
import { missionOf } from '../cards/missions.ts';
import { fighterOf, fightOf, isOnBoard, kindOf, occupied } from '../table/figures.ts';
import { distance, HEXES, OPEN, startHex } from '../table/hex.ts';
import type { Outcome } from '../table/locals.ts';
import { FIRST_TOKEN, NONE, type Fight, type Revolution, type Token } from '../table/world.ts';

/** MR-CHO-13 to MR-CHO-16 */
export function enterArena(w: Revolution): void {
  const { pcs } = fightOf(w);
  for (const pc of pcs) pc.hex = startHex(pcs.length, pc.position);
}
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
const roomOf = (t: Table<Revolution>): Room => t.memo('room for a token', () => room(t.world));
/** MR-RUL-26: the card's distance, or the largest there is. */
function room(w: Revolution): Room {
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

// ---- the end -----------------------------------------------------------------------------------------------

/** MR-EXE-04 to MR-EXE-07, MR-RUL-117, MR-RUL-118, MR-RUL-146, MR-RUL-147: how it has ended, or nothing. */
export function outcomeOf(w: Revolution): Outcome | null {
  const fight = fightOf(w);
  let left = 0;
  for (const pc of fight.pcs) if (!pc.out) left++;
  if (fight.card === NONE) return left <= 1 ? 'success' : null;
  const { ends } = missionOf(fight.card);
  const isDone = fight.tokens.length > 0 && !fight.tokens.some(isOnBoard);
  const isAlone = left <= 1 && (ends?.alone ?? !(fight.tokens.length || ends));
  if (fight.failed) return 'failure';
  if (isDone || isAlone || (ends && isEmptied(fight, ends))) return 'success';
  return left ? null : 'failure';
}
const isEmptied = (fight: Fight, { without, left }: NonNullable<MissionCard['ends']>): boolean =>
  (without !== undefined && !isLeft(fight, without)) ||
  (left !== undefined && fight.tokens.filter(isOnBoard).length <= left);
const isLeft = ({ tokens }: Fight, kind: number): boolean =>
  tokens.some(token => token.kind === kind && isOnBoard(token));

/** A step: leaves the fight when it is over. */
export function checkEnd(t: Table<Revolution>): 'end' | undefined {
  const outcome = outcomeOf(t.world);
  return outcome ? t.unwind('fight', 'end', outcome) : undefined;
}

/** MR-EXE-08, MR-RUL-135: Mission Turns in a row without an attack. */
export const QUIET_TURNS = 3;

/** A Mission Turn is over: how the Mission ends with it, or nothing. Without an attack or a Special Action it was a
 *  quiet one (MR-EXE-08, MR-EXE-09, MR-RUL-104, MR-RUL-105). A match of the tournament goes on (MR-TOU-06), and whoever
 *  is pressed there stays so (MR-RUL-135). */
export function closeTurn(fight: Fight): Outcome | null {
  const isMatch = fight.card === NONE;
  if (!isMatch || fight.quiet < QUIET_TURNS) fight.quiet = fight.stirred ? 0 : fight.quiet + 1;
  if (isMatch) return null;
  const { ends, fails } = missionOf(fight.card);
  const isLate = fight.turn === fails?.turns && !(fails.undefeated && fight.pcs.some(pc => pc.out));
  // MR-RUL-156: what the card says of its last Mission Turn goes before a stalemate.
  if (isLate) return 'failure';
  if (fight.turn === ends?.turns) return 'success';
  return fight.quiet >= QUIET_TURNS ? 'failure' : null;
}
