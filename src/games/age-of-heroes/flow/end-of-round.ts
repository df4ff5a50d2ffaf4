// The End of Round in its eight steps.
import { procedure } from '#engine/game.ts';
import { park } from '#engine/kit/triggers.ts';
import { scopeAt } from '../abilities/legality.ts';
import { CARD, raise } from '../abilities/moments.ts';
import { PROTOCOLS } from '../cards/board.ts';
import { PARAMETERS } from '../cards/missions.ts';
import { finish } from './end-of-the-game.ts';
import { dealProtocols, discardAll, movePawn } from '../table/acts.ts';
import { cardOf, pathAtEnd } from '../table/deck.ts';
import { ALL_PAWNS, FIRST_STUDENT, isStudent, NONE, ON_BOARD, SUPPLY } from '../table/pawns.ts';
import { isSlot, isSpace, slotOf } from '../table/spaces.ts';
import type { Heroes, T } from '../table/world.ts';

/** AH-EOR-01, AH-EOR-13: what no step names carries over. */
export const endOfRound = procedure<Heroes>()({
  /** Step 1a: AH-EOR-02, AH-RUL-87, AH-RUL-114, AH-STU-05 */
  cards(t) {
    const w = t.world;
    for (let pawn = 0; pawn < FIRST_STUDENT; pawn++) {
      const space = w.at[pawn]!;
      if (!isSpace(space)) continue;
      parkCard(t, pawn, space);
      raise(t, { on: 'endOfRound', seat: w.owner[pawn]!, pawn, space });
    }
    if (w.waiting.length) t.call('triggers');
  },
  /** Step 1b: AH-EOR-03, AH-RUL-29, AH-RUL-33 */
  parameters(t) {
    for (const mission of ENDING) if (mission === t.world.mission) t.run('parameter/end', scopeAt(NONE, NONE, NONE));
  },
  /** AH-RUL-42 */
  limit(t) {
    const { round, roundLimit } = t.world;
    return roundLimit && round >= roundLimit ? finish(t, 'AH-RUL-42') : undefined;
  },
  /** Steps 2 and 3: AH-EOR-04, AH-EOR-05, AH-STU-08, AH-RUL-83 */
  pawns(t) {
    const w = t.world;
    for (const pawn of ALL_PAWNS) if (w.at[pawn]! >= 0) movePawn(w, pawn, isStudent(pawn) ? SUPPLY : ON_BOARD);
  },
  /** Steps 4 and 5: AH-EOR-06, AH-EOR-07 */
  order(t) {
    const w = t.world;
    w.order = w.next;
    w.next = w.order.map(() => NONE);
  },
  /** Steps 6 and 7: AH-EOR-08, AH-EOR-09; what lasts a round is over. */
  round(t) {
    const w = t.world;
    w.round++;
    w.passed.fill(false);
    w.rowLess.fill(0);
    w.rowMore.fill(0);
    w.used = [];
    w.isJetBegun = false;
  },
  /** Step 8: AH-EOR-10..12, AH-RUL-79 */
  protocols(t) {
    const { protocols } = t.world.piles;
    if (protocols.cards.length >= PROTOCOLS.slots) discardAll(t, protocols);
    dealProtocols(t);
  },
});
/** The mission of each Parameter card that acts at the End of Round. */
const ENDING = Object.values(PARAMETERS).flatMap(({ mission, endOfRound: effects }) => (effects ? [mission] : []));
/** A card whose End of Round effect is for a player with a Hero on it, however many stand there. */
function parkCard(t: T, pawn: number, space: number): void {
  const w = t.world;
  if (!isSlot(space)) return;
  const card = w.slots[slotOf(space)]!;
  if (!cardOf(card).endOfRound) return;
  const owner = w.owner[pawn]!;
  if (w.waiting.some(ability => ability.owner === owner && ability.source === CARD + card)) return;
  park(t, { owner, source: CARD + card, run: pathAtEnd(card), my: { ...scopeAt(owner, pawn, space) } });
}
