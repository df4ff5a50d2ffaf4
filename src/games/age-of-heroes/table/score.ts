// The score: VP gained, the place of the score marker, and Score tokens.
import type { Seat } from '#engine/types.ts';
import { SCORE_TRACK } from '../cards/board.ts';
import type { T } from './acts.ts';

/** AH-SCR-05 */
export function gainVp(t: T, seat: Seat, n: number): void {
  t.world.vp[seat]! += n;
  if (t.watched) t.log('scored', { seat, n });
}
/** AH-SCR-01..04, AH-RUL-89: where the score marker is, and the values of the Score tokens. */
export function scoreOf(vp: number): { marker: number; tokens: number[] } {
  const hundreds = Math.floor(vp / SCORE_TRACK);
  const tokens = new Array<number>(Math.floor(hundreds / 2)).fill(200);
  return { marker: vp % SCORE_TRACK, tokens: hundreds % 2 ? [...tokens, 100] : tokens };
}
