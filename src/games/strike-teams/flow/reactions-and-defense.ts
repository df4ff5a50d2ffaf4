// Reactions to an attack: who may answer it, and with what.
import type { Choices } from '#engine/definition.ts';
import type { Seat } from '#engine/types.ts';
import { defendCost, cardCost, payCard, isBarred, cardRefusal } from '../abilities/legality.ts';
import { reactionsTo } from '../abilities/powers.ts';
import { type CardNo, ownerOf } from '../cards/actions.ts';
import { CHARACTERS } from '../cards/characters.ts';
import { pay, purse } from '../table/points.ts';
import { characterOf, deciderOf } from '../table/figures.ts';
import type { AttackLocals } from '../table/locals.ts';
import { PRIMARY, type Strike, type T } from '../table/world.ts';
import { type Bill, commanding } from './die-and-command-points.ts';

/** ST-DEF-04 ST-STA-02 */
export function mayDefend(w: Strike, seat: Seat): boolean {
  const { target, used } = w.attack!;
  if (deciderOf(w, target) !== seat || used.includes(PRIMARY) || isBarred(w, target, 'defend')) return false;
  return purse(w, characterOf(target)) >= defendCost(w, target);
}
/** ST-DEF-02 ST-DEF-05 ST-CRD-09 ST-CMD-05 */
export function reactionCards(w: Strike, seat: Seat): number[] {
  const found: number[] = [];
  for (const { card, figure } of reactionsTo(w, w.attack!)) {
    if (w.owner[ownerOf(card)] !== seat || w.attack!.used.includes(card) || w.isSafe[figure]) continue;
    if (!cardRefusal(w, figure, card) && purse(w, ownerOf(card)) >= cardCost(w, figure, card)) found.push(card);
  }
  return found;
}
export const canReact = (t: T, seat: Seat): boolean =>
  mayDefend(t.world, seat) || reactionCards(t.world, seat).length > 0;
export function reactorsOf(t: T): Seat[] {
  const first = deciderOf(t.world, t.world.attack!.target);
  const others = reactionsTo(t.world, t.world.attack!).map(({ card }) => t.world.owner[ownerOf(card)]!);
  return [...new Set([first, ...others])];
}
/** The figure that answers with a card. */
export const reactorWith = (w: Strike, card: CardNo): number =>
  reactionsTo(w, w.attack!).find(reaction => reaction.card === card)!.figure;

/** ST-CMD-05: the dearest reaction of a seat that takes AP. */
function dearest(w: Strike, order: AttackLocals, seat: Seat): Bill | undefined {
  const { target } = w.attack!;
  const bills = reactionCards(w, seat).map(card => [ownerOf(card), cardCost(w, reactorWith(w, card), card)] as const);
  if (mayDefend(w, seat)) bills.push([characterOf(target), defendCost(w, target)]);
  const [first] = bills.filter(([character]) => w.ap[character]! > 0).toSorted((a, b) => b[1] - a[1]);
  return first && { character: first[0], order, most: first[1] };
}

/** The answers to an attack. */
export const reactions: Choices<Strike, AttackLocals, 'turned' | 'react'> = {
  defend: {
    when: (t, _my, seat) => mayDefend(t.world, seat),
    facts: t => {
      const { defend } = CHARACTERS[characterOf(t.world.attack!.target)]!;
      return { name: defend.name, ap: defendCost(t.world, t.world.attack!.target), n: defend.strength };
    },
    take: (t, my) => {
      const w = t.world;
      const { target } = w.attack!;
      const { type, strength } = CHARACTERS[characterOf(target)]!.defend;
      pay(w, characterOf(target), defendCost(w, target), my);
      w.attack!.used.push(PRIMARY);
      w.attack![type] += strength; // ST-DEF-03
      t.log('defended', { figure: target, n: strength });
      return 'turned';
    },
  },
  card: {
    of: 'card',
    each: (t, _my, seat) => reactionCards(t.world, seat),
    facts: (t, _my, _seat, card) => ({ ap: cardCost(t.world, reactorWith(t.world, card), card) }),
    take: (t, my, _seat, card) => {
      const w = t.world;
      const figure = reactorWith(w, card);
      payCard(w, figure, card, my);
      w.attack!.used.push(card);
      t.log('reacted', { figure, card });
      t.call(`card:${card}`, { figure, card, n: 0 });
      return 'turned';
    },
  },
  pass: {
    take: (_t, my, seat) => {
      my.reactors = my.reactors.filter(one => one !== seat);
      my.command = 0;
      return 'react';
    },
  },
  command: commanding('react', (t, my, seat) => dearest(t.world, my, seat)),
};
