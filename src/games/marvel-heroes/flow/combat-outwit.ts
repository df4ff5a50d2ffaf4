// The Outwit contest: both roll, and who has more HITs has Initiative.
import { procedure } from '#engine/game.ts';
import { fighterOf } from '../abilities/fighters.ts';
import { hasChange } from '../abilities/ratings.ts';
import type { Locals } from '../table/locals.ts';
import { type Fight, HEROES, type Marvel, otherSide, OUTWIT, type Side, VILLAINS } from '../table/world.ts';
import { openWindow } from './combat-abilities.ts';
import { announce, dropRolled, hits, roll } from './combat-rolls.ts';

export const outwit = procedure<Marvel, Locals['outwit']>()({
  /** MH-CMB-22, MH-CMB-25: the holder of Initiative rolls first. */
  first(t) {
    const f = t.world.fight!;
    announce(f, f.initiative, OUTWIT);
    openWindow(t, 'beforeRoll');
  },
  rollFirst: t => roll(t),
  second(t, my) {
    const f = t.world.fight!;
    my.first = hits(f);
    announce(f, otherSide(f.initiative), OUTWIT);
    openWindow(t, 'beforeRoll');
  },
  rollSecond: t => roll(t),
  /** MH-CMB-23, MH-CMB-24: more HITs give a KO and Initiative; MH-RUL-64 */
  compare(t, my) {
    const f = t.world.fight!;
    my.second = hits(f);
    const holder = f.initiative;
    const winner = my.first > my.second ? holder : my.second > my.first ? otherSide(holder) : tieWinner(f);
    dropRolled(f, HEROES, OUTWIT);
    dropRolled(f, VILLAINS, OUTWIT);
    if (winner === null) return;
    f.initiative = winner;
    t.log('outwitted', { side: winner, by: fighterOf(f, winner), whom: fighterOf(f, otherSide(winner)) });
    t.call('knockout', { side: otherSide(winner), from: 'outwit' });
  },
});

/** A side that wins ties, unless both do. */
function tieWinner(f: Fight): Side | null {
  const [heroes, villains] = [hasChange(f, HEROES, 'ties', OUTWIT), hasChange(f, VILLAINS, 'ties', OUTWIT)];
  return heroes === villains ? null : heroes ? HEROES : VILLAINS;
}
