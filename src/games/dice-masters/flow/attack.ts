// The attack step: attackers, their effects, blockers, their effects, the clash, damage (DM-ATK-07).
import { procedure } from '#engine/game.ts';
import { attackersOf } from '../abilities/legality.ts';
import type { Attack } from '../table/locals.ts';
import type { Duel } from '../table/world.ts';
import { attackEffects, attackers } from './attackers.ts';
import { blockEffects } from './blockers.ts';

export const attack = procedure<Duel, Attack>()({
  /** DM-ATK-01; dice that wait for this moment (DM-RUL-62). */
  open(t) {
    t.world.inAttack = true;
    if (t.world.forces.some(f => f.kind === 'possession' && f.by === t.world.active)) t.call('possessing');
  },
  attackers,
  /** DM-ATK-05, DM-GLO-10: with none, nothing more of the step happens. DM-ATK-06 */
  attackEffects(t, my) {
    my.attackers = attackersOf(t.world);
    if (!my.attackers.length) return 'end';
    attackEffects(t, my.attackers);
    return undefined;
  },
  blockers: t => t.call('blocking'),
  blockEffects: t => blockEffects(t),
  clash: t => t.call('clash'),
  damage: t => t.call('combatDamage'),
});
