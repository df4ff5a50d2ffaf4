// Conversion: what of a cost is of the player's choice is chosen first, then all of it is paid.
import { procedure } from '#engine/game.ts';
import type { Seat } from '#engine/types.ts';
import { RESOURCES } from '../cards/card.ts';
import { canPay, purseOf, type Due } from '../abilities/costs.ts';
import type { T } from '../table/acts.ts';
import type { Locals } from '../table/locals.ts';
import { spend } from '../table/resources.ts';
import type { Heroes } from '../table/world.ts';

/** AH-CNV-01: whatever is gained by it comes after the cost. Pays at once where nothing of the cost is of the player's
 *  choice; else asks, and says so by `false`. */
export function pay(t: T, seat: Seat, due: Due): boolean {
  const { pay: amounts, tokens, less, more } = due;
  if (more > 0 || (less > 0 && amounts.some(n => n > 0))) {
    t.call('payment', { seat, pay: amounts.slice(), tokens, less, more });
    return false;
  }
  spend(t, seat, amounts, tokens);
  return true;
}

const KINDS = RESOURCES.map((_, i) => i);
/** AH-CNV-02, AH-CNV-03, AH-RES-03..05: what is of the player's choice is chosen first, then all is paid. */
export const payment = procedure<Heroes, Locals['payment']>()({
  spare: {
    rule: 'AH-RES-04',
    idle: 'spare',
    one: (_t, my) => (my.less > 0 && my.pay.some(n => n > 0) ? my.seat : null),
    forced: 'take',
    facts: (_t, my) => ({ n: my.less }),
    choices: {
      spare: {
        of: 'resource',
        each: (_t, my) => KINDS.filter(kind => my.pay[kind]! > 0),
        refuse: (t, my, seat, kind) => !canPay(purseOf(t.world, seat), spared(my, kind)) && 'AH-ACT-01',
        take(_t, my, _seat, kind) {
          my.pay[kind]!--;
          my.less--;
          return 'spare';
        },
      },
    },
  },
  extra: {
    rule: 'AH-RES-05',
    idle: 'extra',
    one: (_t, my) => (my.more > 0 ? my.seat : null),
    forced: 'take',
    facts: (_t, my) => ({ n: my.more }),
    choices: {
      extra: {
        of: 'resource',
        each: (t, my, seat) => KINDS.filter(kind => t.world.resources[seat]![kind]! > my.pay[kind]!),
        misfit: () => 'AH-RES-03',
        take(_t, my, _seat, kind) {
          my.pay[kind]!++;
          my.more--;
          return 'extra';
        },
      },
    },
  },
  pay: (t, my) => spend(t, my.seat, my.pay, my.tokens),
});
const spared = ({ pay, tokens, less, more }: Locals['payment'], kind: number) => ({
  pay: pay.map((n, i) => (i === kind ? n - 1 : n)),
  tokens,
  less: less - 1,
  more,
});
