// A played Event: paid, perhaps cancelled, carried out, discarded.
import type { Table } from '#engine/definition.ts';
import { procedure } from '#engine/game.ts';
import type { Seat } from '#engine/types.ts';
import { eventOf, plotProcedure } from '../cards/plots.ts';
import { aimed, aimOf, type Scope } from '../abilities/scope.ts';
import { NONE, type Revolution } from '../table/world.ts';
import { dismiss } from './characters.ts';
import { clearPlot } from './decks.ts';
import { sum } from './playing.ts';

/** Locals of 'event'. */
export interface Playing {
  by: Seat;
  /** It lies face up in `piles.playing`. */
  card: number;
  /** What was named, in the order of the card's targets. */
  targets: number[];
  /** Own Characters that the text costs. */
  costs: number[];
  /** Plot Points paid by supporters, by seat. */
  given: number[];
  cancelled: boolean;
}

export const event = procedure<Revolution, Playing>()({
  /** MR-EVT-02, MR-RUL-43; what the text costs is set aside (MR-RUL-47). */
  pay(t, my) {
    t.world.pp[my.by]! -= eventOf(my.card).cost - sum(my.given);
    moveHope(t.world, my, 'aside');
  },
  /** MR-RCT-06, MR-RUL-49, MR-RUL-50 */
  react: (t, my) => t.call('reactions', { on: 'event.played', acting: my.by, cancelled: false }),
  /** MR-RCT-09 to MR-RCT-11, MR-RUL-46 */
  resolve(t, my) {
    moveHope(t.world, my, 'back');
    if (my.cancelled) return 'discard';
    takeCosts(t, my);
    const { targets } = eventOf(my.card);
    const scope: Scope = { ...aimed(targets, my.targets), by: my.by, self: NONE, on: 'event.played', acting: my.by };
    return t.call(plotProcedure(my.card), scope);
  },
  /** MR-EVT-11 */
  discard: (t, my) => clearPlot(t, my.card),
});

/** Hope that a text costs lies on the board while others may react, so that it cannot be spent twice. */
function moveHope(w: Revolution, { by, card }: Playing, to: 'aside' | 'back'): void {
  const n = (eventOf(card).pays?.hope ?? 0) * (to === 'aside' ? 1 : -1);
  w.hope[by]! -= n;
  w.stake[by]! += n;
}

function takeCosts(t: Table<Revolution>, my: Playing): void {
  const w = t.world;
  const { pays } = eventOf(my.card);
  const n = pays?.hope ?? 0;
  w.hope[my.by]! -= n;
  if (pays?.to === 'target') w.hope[schoolNamed(w, my)]! += n;
  else w.bank += n;
  if (n && t.watched) t.log('hopePaid', { seat: my.by, n });
  for (const character of my.costs) {
    dismiss(t, character);
    if (t.watched) t.log('characterLeft', { seat: my.by, character });
  }
}

/** The School named, or that of the Character named. */
function schoolNamed(w: Revolution, { card, targets }: Playing): Seat {
  const [n] = targets as [number];
  return aimOf(eventOf(card).targets![0]!) === 'character' ? w.owner[n]! : n;
}
