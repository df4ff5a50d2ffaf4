// Timing: abilities that were triggered run one after the other, those of the active player first (DM-TIM).
import { procedure } from '#engine/game.ts';
import { triggers as triggersBy } from '#engine/kit/triggers.ts';
import { abilityOf } from '../abilities/roster.ts';
import { canAfford } from '../abilities/energy.ts';
import { isUseful } from '../verbs/index.ts';
import type { Triggered } from '../cards/card.ts';
import { other, type Duel } from '../table/world.ts';
import { payEnergy, usedFor, type Paid } from './paying.ts';

/** DM-TIM-01, DM-TIM-02, DM-DMG-12, DM-RUL-96; DM-TIM-04: nobody is asked for anything else in between. */
export const triggers = triggersBy<Duel>({
  rule: 'DM-TIM-02',
  order: t => [t.world.active, other(t.world.active)],
  choose: true,
});

const triggeredOf = (id: number): Triggered => abilityOf(id) as Triggered;

/** A triggered ability comes to its turn (DM-TIM-01, DM-TIM-02, DM-TIM-03); DM-RUL-13: no answer declines. */
export const answering = procedure<Duel, Paid>()({
  offer: {
    rule: 'DM-RUL-95',
    idle: 'decline',
    one(t, my) {
      const { may, pay: cost } = triggeredOf(my.id);
      return (may || cost) && isUseful(t, my) && canAfford(t.world, my.seat, cost) ? my.seat : null;
    },
    facts: (_t, my) => ({ ability: my.id, die: my.die }),
    choices: {
      accept: { facts: (_t, my) => ({ ability: my.id }), take: () => undefined },
      decline: { take: () => 'end' },
    },
  },
  begin(t, my) {
    const { pay: cost } = triggeredOf(my.id);
    if (!canAfford(t.world, my.seat, cost) || !isUseful(t, my)) return 'end';
    if (cost) payEnergy(t, my.seat, cost, my.id);
    return undefined;
  },
  ...usedFor(id => triggeredOf(id).pay),
});
