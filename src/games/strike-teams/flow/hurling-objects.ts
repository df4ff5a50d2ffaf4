// Objects that are hurled.
import { procedure } from '#engine/game.ts';
import { hurlable } from '../abilities/aims.ts';
import { attackTerms } from '../abilities/attack-targets.ts';
import { OBJECT_STRENGTH } from '../cards/map-card.ts';
import { deciderOf, gridFor } from '../table/figures.ts';
import type { Locals } from '../table/locals.ts';
import { weapon } from '../table/weapons.ts';
import { RANGED, type Strike } from '../table/world.ts';
import { destroyObject } from './destroying-objects-doors-walls.ts';

export const hurl = procedure<Strike, Locals['hurl']>()({
  object: {
    rule: 'ST-HUR-01',
    idle: 'object',
    one: (t, my) => (hurlable(t, my.figure).length > 0 ? deciderOf(t.world, my.figure) : null),
    facts: (_t, my) => ({ figure: my.figure }),
    choices: {
      object: {
        of: 'square',
        each: (t, my) => hurlable(t, my.figure),
        take: (_t, my, _seat, square) => {
          my.square = square;
          return 'hurled';
        },
      },
    },
  },
  none: () => 'end',
  /** ST-HUR-01 ST-HUR-02 ST-HUR-04: the space is clear from then on, also for this attack. */
  hurled: (t, my) => {
    const kind = gridFor(t.world).object[my.square]!;
    destroyObject(t, my.square, false);
    t.world.attack = null;
    const arms = weapon({ card: my.card, type: RANGED, strength: OBJECT_STRENGTH[kind] });
    t.call('attack', attackTerms({ figure: my.figure, weapon: arms }));
  },
  /** ST-SPC-07 ST-RUL-87: where the target is. ST-HUR-03: rubble there has no effect, so none is kept. */
  explode: (t, my) => {
    const { attack } = t.world;
    if (attack && gridFor(t.world).object[my.square] === 'ammunition') t.call('explosion', { square: attack.at });
  },
});
