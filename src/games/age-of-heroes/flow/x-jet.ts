// The X-Jet: a Hero goes on board, and the first of a round may bring a Team-Up.
import { procedure } from '#engine/game.ts';
import { raise } from '../abilities/moments.ts';
import { movePawn, topmostJetSpace } from '../table/acts.ts';
import { typesIn } from '../table/deck.ts';
import type { Locals } from '../table/locals.ts';
import { NONE } from '../table/pawns.ts';
import { isSpace } from '../table/spaces.ts';
import type { Heroes } from '../table/world.ts';

const TEAM_UPS = typesIn(['teamUp']);
/** AH-JET-01..04, AH-RUL-74, AH-RUL-112: a Hero goes to the topmost empty space; it is not assigned. */
export const boarding = procedure<Heroes, Locals['boarding']>()({
  move(t, my) {
    const w = t.world;
    const { seat, pawn } = my;
    const isFromSpace = isSpace(w.at[pawn]!);
    const isFirst = !w.isJetBegun;
    w.isJetBegun = true;
    movePawn(w, pawn, topmostJetSpace(w));
    t.log('boarded', { seat, pawn });
    raise(t, { on: 'jet', seat, pawn });
    if (isFromSpace) raise(t, { on: 'reassign', seat, pawn });
    return isFirst ? 'bonus' : 'abilities';
  },
  /** AH-JET-02, AH-RUL-102, AH-RUL-103 */
  bonus: (t, my) =>
    t.call('playing', { seat: my.seat, of: TEAM_UPS, isOptional: true, less: 0, card: NONE, slot: NONE }),
  abilities(t) {
    if (t.world.waiting.length && !t.outer('assignment')) t.call('triggers');
  },
});
