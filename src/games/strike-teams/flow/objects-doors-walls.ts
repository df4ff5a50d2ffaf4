// Objects, doors and walls: what destroys and opens them, Gun Turrets, Ammunition Crates that explode, hurled objects.
import type { Choices } from '#engine/definition.ts';
import { procedure } from '#engine/game.ts';
import { question } from '#engine/kit/question.ts';
import { seekingWith, hurlable } from '../abilities/aims.ts';
import { hasTarget, attackTerms } from '../abilities/attack-targets.ts';
import { surcharge, attackBar } from '../abilities/legality.ts';
import { OBJECT_STRENGTH } from '../cards/map-card.ts';
import { weapon } from '../table/attack.ts';
import { blast } from '../table/line-of-sight.ts';
import { opened } from '../table/edges.ts';
import { figureAt, gridFor, standingOf, deciderOf } from '../table/figures.ts';
import type { Locals, Turn } from '../table/locals.ts';
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
const explosion = procedure<Strike, Locals['explosion']>()({
  boom: (t, my) => {
    const w = t.world;
    t.log('exploded', { square: my.square });
    const found = [...blast(standingOf(w), my.square)].map(([square, n]) => ({ figure: figureAt(w, square), n }));
    if (found.length === 0) return;
    const figures = found.map(({ figure }) => figure);
    t.call('harm', { figures, amounts: found.map(({ n }) => n), isReducible: true });
  },
});

const hurl = procedure<Strike, Locals['hurl']>()({
  object: question<Strike, Locals['hurl'], 'hurled'>('object', {
    rule: 'ST-HUR-01',
    by: (t, my) => deciderOf(t.world, my.figure),
    about: (_t, my) => ({ figure: my.figure }),
    of: 'square',
    each: (t, my) => hurlable(t, my.figure),
    take: (_t, my, _seat, square) => {
      my.square = square;
      return 'hurled';
    },
  }),
  none: () => 'end',
  /** ST-HUR-01 ST-HUR-02 ST-HUR-04: the space is clear from then on, also for this attack. */
  hurled: (t, my) => {
    const kind = gridFor(t.world).object[my.square]!;
    destroyObject(t, my.square, false);
    t.world.attack = null;
    const arms = weapon({ card: my.card, type: RANGED, strength: OBJECT_STRENGTH[kind] });
    t.call('attack', attackTerms({ figure: my.figure, weapon: arms }));
  },
  /** ST-HUR-03 ST-SPC-07 ST-RUL-87: where the target is, rubble comes to lie, and a crate of ammunition explodes. */
  explode: (t, my) => {
    const { attack } = t.world;
    if (!attack) return;
    if (attack.kind === 'figure' || attack.kind === 'token') leaveRubble(t, attack.at);
    if (gridFor(t.world).object[my.square] === 'ammunition') t.call('explosion', { square: attack.at });
  },
});

/** ST-OBJ-06 ST-LOS-10: rubble from now on. ST-SPC-05: an Ammunition Crate explodes when it is destroyed, not when it
 *  is taken apart (ST-RUL-85) or hurled (ST-RUL-87). */
export function destroyObject(t: T, square: number, explodes: boolean): void {
  const kind = gridFor(t.world).object[square];
  t.log('destroyed', { square });
  t.world.rubble.push(square);
  if (explodes && kind === 'ammunition') t.call('explosion', { square });
}
/** Where an object lies or lay there is none of its own. */
function leaveRubble(t: T, square: number): void {
  if (gridFor(t.world).object[square] || t.world.rubble.includes(square)) return;
  t.world.rubble.push(square);
  t.log('landed', { square });
}
/** ST-GLO-08 ST-OBJ-07 ST-OBJ-10 ST-OBJ-11 ST-INT-05: open for the rest of the mission. */
export function openBarrier(t: T, barrier: number): void {
  const w = t.world;
  w.open = opened(w.open, barrier);
  t.log('opened', { barrier });
}

export const objectProcedures = { explosion, hurl };
