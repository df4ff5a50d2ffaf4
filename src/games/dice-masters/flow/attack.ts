// The attack step: attackers, their effects, blockers, their effects, the clash, damage (DM-ATK-07).
import { procedure } from '#engine/game.ts';
import { attackersOf } from '../abilities/legality.ts';
import { raiseAll, raiseFor } from '../abilities/triggers.ts';
import type { Attack } from '../table/locals.ts';
import { diceIn, FIELD, other, type Duel } from '../table/world.ts';
import { attackers } from './attackers.ts';
import { blockEffects } from './blockers.ts';

export const attack = procedure<Duel, Attack>()({
  /** DM-ATK-01; dice that wait for this moment (DM-RUL-62). */
  open(t) {
    t.world.inAttack = true;
    if (t.world.forces.some(f => f.kind === 'possession' && f.by === t.world.active)) t.call('possessing');
  },
  attackers,
  /** DM-ATK-05, DM-GLO-10, DM-ATK-06 */
  attackEffects(t, my) {
    const w = t.world;
    my.attackers = attackersOf(w);
    if (!my.attackers.length) return 'end';
    if (w.forces.length) w.forces = w.forces.filter(f => !(f.until === 'nextAttack' && my.attackers.includes(f.whom)));
    raiseFor(t, 'opponentAttacks', other(w.active));
    raiseAll(t, 'attacks', my.attackers);
    raiseAll(t, 'youAttackWithoutThis', diceIn(w, w.active, FIELD));
    return undefined;
  },
  blockers: t => t.call('blocking'),
  blockEffects: t => blockEffects(t),
  clash: t => t.call('clash'),
  damage: t => t.call('combatDamage'),
});
