// Abilities of won recruits: what happened calls them, and they run one after the other.
import { park, triggers } from '#engine/kit/triggers.ts';
import type { Seat } from '#engine/types.ts';
import type { Happening } from '../cards/card.ts';
import { procedureOf, recruitOf } from '../table/deck.ts';
import type { House, T } from '../table/world.ts';

/** AU-ABL-01: everything that answers `when`, done by `by`, runs after the present step. */
export function raise(t: T, when: Happening, by: Seat): void {
  const { won } = t.world.piles;
  for (let owner = 0; owner < won.length; owner++) {
    const { cards } = won[owner]!;
    for (let i = 0; i < cards.length; i++) {
      const { ability } = recruitOf(cards[i]!);
      if (ability?.when === when && (ability.whose === 'any' || owner === by))
        park(t, { owner, source: cards[i]!, run: procedureOf(cards[i]!), my: { by } });
    }
  }
  if (t.world.waiting.length) t.call('abilities');
}

/** AU-ABL-02, AU-ABL-03 */
export const abilities = triggers<House>({
  rule: 'AU-ABL-03',
  order: t => t.clockwise(t.world.waiting[0]!.my.by as Seat),
  choose: true,
});
