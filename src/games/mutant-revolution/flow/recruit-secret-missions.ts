// Secret Missions: a Character leaves for good and brings in its Hope Value; in turn, when somebody calls for an order.
import type { Choice, Verdict } from '#engine/definition.ts';
import { procedure } from '#engine/game.ts';
import type { Range } from '#engine/kit/numbering.ts';
import type { Seat } from '#engine/types.ts';
import { dismiss, priceOf } from '../table/characters.ts';
import type { Order } from '../table/locals.ts';
import type { Revolution, T } from '../table/world.ts';
import { CARDS, isHero, isStudent, TRAININGS } from '../cards/numbers.ts';
import { changeHope } from '../table/points-and-hope.ts';

/** MR-SMI-04 */
const MOST_SENT = 2;

/** Heroes and Students of a School, wherever they came from (MR-RUL-66); Leaders are not even named (MR-SMI-08,
 *  MR-ALG-09, MR-CON-06). */
export function recruitsOf(w: Revolution, seat: Seat): number[] {
  const out: number[] = [];
  for (let c = 0; c < TRAININGS; c++) if (w.owner[c] === seat) out.push(c);
  return out;
}

/** Would these leave the School without an Uninjured Character of their kind? Injured ones may go (MR-RUL-60). */
export function takesLast(
  w: Revolution,
  seat: Seat,
  leaving: readonly number[],
  isKind: (c: number) => boolean,
): boolean {
  let takes = false;
  for (const c of leaving) if (isKind(c) && !w.injured[c]) takes = true;
  if (!takes) return false;
  for (let c = 0; c < TRAININGS; c++)
    if (w.owner[c] === seat && !w.injured[c] && isKind(c) && !leaving.includes(c)) return false;
  return true;
}

/** MR-SMI-04, MR-SMI-05, MR-GLO-02, MR-SMI-06, MR-SMI-07, MR-RUL-67 */
function refuseSending(w: Revolution, seat: Seat, c: number): Verdict {
  if (w.sent[seat]! >= MOST_SENT) return 'MR-SMI-04';
  if (w.injured[c]) return 'MR-SMI-05';
  if (takesLast(w, seat, [c], isHero)) return 'MR-SMI-06';
  return takesLast(w, seat, [c], isStudent) && 'MR-SMI-07';
}
/** Could any be sent? */
export const canSend = (w: Revolution, seat: Seat): boolean =>
  w.sent[seat]! < MOST_SENT && (hasTwo(w, seat, CARDS.hero) || hasTwo(w, seat, CARDS.student));
/** Are two of the Characters with these numbers the School's and Uninjured? */
function hasTwo(w: Revolution, seat: Seat, { first, end }: Range): boolean {
  let count = 0;
  for (let c = first; c < end && count < 2; c++) if (w.owner[c] === seat && !w.injured[c]) count++;
  return count === 2;
}

/** MR-SMI-02, MR-SMI-03 */
export function send(t: T, seat: Seat, c: number): void {
  const w = t.world;
  const n = changeHope(w, seat, priceOf(w, c));
  dismiss(t, c);
  w.sent[seat]!++;
  t.log('sentInSecret', { seat, character: c, n });
}

/** MR-SMI-01: the same on the open floor and in turn. */
export const sending = <L, N extends string>(stay: N): Choice<Revolution, L, N> => ({
  of: 'character',
  each: (t, _my, seat) => recruitsOf(t.world, seat),
  refuse: (t, _my, seat, c) => refuseSending(t.world, seat, c),
  facts: (t, _my, _seat, c) => ({ n: priceOf(t.world, c) }),
  take(t, _my, seat, c) {
    send(t, seat, c);
    return stay;
  },
});

/** MR-SMI-09, MR-RUL-65 */
export const secretMissions = procedure<Revolution, Order>()({
  open(t, my) {
    my.left = [...t.clockwise(t.world.commander)];
  },
  send: {
    rule: 'MR-SMI-09',
    idle: 'done',
    one: (t, my) => my.left.find(seat => canSend(t.world, seat)) ?? null,
    choices: {
      send: sending('send'),
      done: {
        take(_t, my, seat) {
          my.left = my.left.slice(my.left.indexOf(seat) + 1);
          return 'send';
        },
      },
    },
  },
});
