// Conversion: what of a cost is of the player's choice is chosen first, then all of it is paid.
import { procedure } from '#engine/game.ts';
import { question } from '#engine/kit/question.ts';
import { canPay, purseOf } from '../abilities/costs.ts';
import type { Locals } from '../table/locals.ts';
import { KINDS, spend } from '../table/resources.ts';
import type { Heroes } from '../table/world.ts';

/** AH-CNV-02, AH-CNV-03, AH-RES-03..05: what is of the player's choice is chosen first, then all is paid. */
export const payment = procedure<Heroes, Locals['payment']>()({
  spare: question<Heroes, Locals['payment'], 'spare'>('spare', {
    rule: 'AH-RES-04',
    forced: 'take',
    about: (_t, my) => ({ n: my.less }),
    of: 'resource',
    each: (_t, my) => KINDS.filter(kind => my.less > 0 && my.pay[kind]! > 0),
    refuse: (t, my, seat, kind) => !canPay(purseOf(t.world, seat), spared(my, kind)) && 'AH-ACT-01',
    take(_t, my, _seat, kind) {
      my.pay[kind]!--;
      my.less--;
      return 'spare';
    },
  }),
  extra: question<Heroes, Locals['payment'], 'extra'>('extra', {
    rule: 'AH-RES-05',
    by: (_t, my) => (my.more > 0 ? my.seat : null),
    forced: 'take',
    about: (_t, my) => ({ n: my.more }),
    of: 'resource',
    each: (t, my, seat) => KINDS.filter(kind => t.world.resources[seat]![kind]! > my.pay[kind]!),
    misfit: () => 'AH-RES-03',
    take(_t, my, _seat, kind) {
      my.pay[kind]!++;
      my.more--;
      return 'extra';
    },
  }),
  pay: (t, my) => spend(t, my.seat, my),
});
const spared = ({ pay, tokens, less, more }: Locals['payment'], kind: number) => ({
  pay: pay.map((n, i) => (i === kind ? n - 1 : n)),
  tokens,
  less: less - 1,
  more,
});
