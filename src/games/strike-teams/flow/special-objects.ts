// Special objects: Gun Turrets, and Ammunition Crates that explode.
import type { Choices } from '#engine/definition.ts';
import { procedure } from '#engine/game.ts';
import { seekingWith } from '../abilities/aims.ts';
import { hasTarget } from '../abilities/attack-targets.ts';
import { surcharge } from '../abilities/costs.ts';
import { attackBar } from '../abilities/legality.ts';
import { blast } from '../table/blast.ts';
import { figureAt, gridFor, standingOf } from '../table/figures.ts';
import type { Locals, Turn } from '../table/locals.ts';
import { weapon } from '../table/weapons.ts';
import { type Figure, RANGED, type Strike, type T, TURRET, type Weapon } from '../table/world.ts';
import { attackWith, cannotPay, hasFigure, more } from './attack-choice.ts';

/** ST-SPC-02 */
const TURRET_PRICE = 2;
const TURRET_STRENGTH = 4;
const turret = (): Weapon => weapon({ card: TURRET, type: RANGED, strength: TURRET_STRENGTH });
const isOnTurret = ({ world: w }: T, figure: Figure): boolean =>
  gridFor(w).object[w.at[figure]!] === 'turret' && !w.rubble.includes(w.at[figure]!);
const turretPrice = (w: Strike, figure: Figure): number => TURRET_PRICE + surcharge(w, figure, 'attack');

/** Attacks from a Gun Turret. */
export const manningTurrets: Choices<Strike, Turn, 'next'> = {
  /** ST-SPC-02 ST-SPC-03 */
  turret: {
    when: (t, my) =>
      hasFigure(t, my) && isOnTurret(t, my.figure) && hasTarget(t, seekingWith(t.world, my.figure, turret())),
    refuse: (t, my) =>
      attackBar(t.world, my) || cannotPay(t.world, my, turretPrice(t.world, my.figure) + more(t, my, turret)),
    facts: (t, my) => ({ ap: turretPrice(t.world, my.figure) }),
    take: (t, my) => attackWith(t, my, turret(), turretPrice(t.world, my.figure)),
  },
};

/** ST-SPC-06 ST-AUT-03 ST-RUL-84 ST-RUL-86: characters of both teams and nothing else. */
export const explosion = procedure<Strike, Locals['explosion']>()({
  boom: (t, my) => {
    const w = t.world;
    t.log('exploded', { square: my.square });
    const found = [...blast(standingOf(w), my.square)].map(([square, n]) => ({ figure: figureAt(w, square), n }));
    if (found.length === 0) return;
    const figures = found.map(({ figure }) => figure);
    t.call('harm', { figures, amounts: found.map(({ n }) => n), isReducible: true });
  },
});
