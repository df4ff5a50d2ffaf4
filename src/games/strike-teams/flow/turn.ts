// The third step of an activation: advancing, attacking, cards, interactions, in any order and number (ST-ACT-08).
import { composed, procedure } from '#engine/game.ts';
import type { Choices, Verdict } from '#engine/definition.ts';
import { extraFor, isUseful } from '../abilities/usable.ts';
import { ACTIONS, cardsOf, fromActions } from '../cards/actions.ts';
import { CHARACTERS } from '../cards/characters.ts';
import { farSide } from '../table/lines.ts';
import { closedTo, FIGURES, gridFor, isHenchman, isOnMap, standingNow, teamOf } from '../table/figures.ts';
import { boxesOfCard } from '../table/health.ts';
import type { Turn } from '../table/locals.ts';
import {
  attackCost,
  cardCost,
  cardRefusal,
  gainCp,
  isBarred,
  pay,
  payCard,
  purse,
  surcharge,
} from '../table/paying.ts';
import { weapon, weaponCode } from '../table/weapons.ts';
import { HENCHMEN, MELEE, NONE, PRIMARY, RANGED, type Strike, type T, TURRET, type Weapon } from '../table/world.ts';
import { DIE_BIDS, isGone, rollDie } from './activation.ts';
import { groupChoices } from './henchmen.ts';
import { interactions } from './interacting.ts';
import { unreachable } from './misfits.ts';
import { noPath, pathPrice, pathRefusal } from './paths.ts';
import { dearer, hasTarget, isTruce, leastDearer } from './targets.ts';
import { bonusReach, go, goAlong, mayMove, reachOf, walkerOf } from './walking.ts';

/** ST-BRK-01 ST-SPC-02 */
const BREAKTHROUGH_PRICE = 4;
const TURRET_PRICE = 2;
const TURRET_STRENGTH = 4;
/** ST-RUL-102: the Karma side of the Victory Card. */
const KARMA = 4;

const hasFigure = (t: T, my: Turn): boolean => my.figure !== NONE && isOnMap(t.world, my.figure);
export const primaryWeapon = (figure: number, card = -1): Weapon => {
  const { attack } = CHARACTERS[Math.min(figure, HENCHMEN)]!;
  return weapon({ card, type: attack.type === 'melee' ? MELEE : RANGED, strength: attack.strength });
};
const seekingWith = (t: T, figure: number, arms: Weapon) => ({ figure, weapon: arms, from: t.world.at[figure]! });

/** ST-HEN-04 ST-HEN-11 ST-RUL-67: one attack a round for a henchman, none in the round of its respawn. */
function attackBar(w: Strike, my: Turn): Verdict {
  if (my.hasRun) return 'ST-RUL-29';
  if (w.trapped[my.figure]! > 0) return 'ST-STA-01';
  if (isBarred(w, my.figure, 'attack')) return 'ST-WND-08';
  return isHenchman(my.figure) && w.attacks[my.figure]! > 0 && 'ST-HEN-04';
}
const cannotPay = (w: Strike, my: Turn, price: number): Verdict => price > purse(w, my.character) && 'ST-ACT-10';
/** Pays for something that is no advancing (ST-MOV-10). */
function spend(t: T, my: Turn, price: number): void {
  pay(t.world, my.character, price, my.isCommandFirst);
  my.hasActed = true;
}
function attackWith(t: T, my: Turn, arms: Weapon, price: number): 'next' {
  spend(t, my, price);
  t.world.attacks[my.figure]!++;
  t.call('attack', {
    figure: my.figure,
    weapon: arms,
    from: NONE,
    target: NONE,
    isFree: false,
    not: [],
    near: null,
    isArea: false,
  });
  return 'next';
}
/** AP that the cheapest target of a weapon costs beside its price. */
const more = (t: T, my: Turn, weaponOf: (figure: number) => Weapon): number =>
  leastDearer(t, seekingWith(t, my.figure, weaponOf(my.figure)));
const turret = (): Weapon => weapon({ card: TURRET, type: RANGED, strength: TURRET_STRENGTH });
const isOnTurret = ({ world: w }: T, figure: number): boolean =>
  gridFor(w).object[w.at[figure]!] === 'turret' && !w.rubble.includes(w.at[figure]!);
const turretPrice = (w: Strike, figure: number): number => TURRET_PRICE + surcharge(w, figure, 'attack');

// ---- moving ------------------------------------------------------------------------------------------------

function advance(t: T, my: Turn, price: number): void {
  pay(t.world, my.character, price, my.isCommandFirst);
  my.advanced += price;
  t.world.walked[my.figure]! += price;
}
const moving: Choices<Strike, Turn, 'next'> = {
  /** ST-MOV-01 ST-RUL-106: by a cheapest path, of those the one with least automatic damage, then in the order of
   *  directions. */
  advance: {
    of: 'square',
    when: (t, my) => hasFigure(t, my) && mayMove(t.world, my.figure),
    each: (t, my) => reachOf(t, my.figure).ends,
    misfit: (t, my, _seat, n) => unreachable(t, my, n),
    facts: (t, my, _seat, n) => ({ ap: reachOf(t, my.figure).cost[n]! }),
    take: (t, my, _seat, n) => {
      const found = reachOf(t, my.figure);
      advance(t, my, found.cost[n]!);
      go(t, my.figure, found, n);
      return 'next';
    },
  },
  /** ST-RUL-45: any other path, refused by the rule of its first bad step. */
  walk: composed<Strike, Turn, 'next'>({
    when: (t, my) => hasFigure(t, my) && mayMove(t.world, my.figure) && walkerOf(t.world, my.figure).budget > 0,
    form: (t, my) => {
      const things = gridFor(t.world).squares;
      const max = walkerOf(t.world, my.figure).budget;
      return { to: [{ n: 0, slots: [{ say: 'path', of: 'square', things, min: 1, max, ordered: true }] }] };
    },
    suggest: () => [],
    sample: (t, my, _seat, random) => {
      const { ends } = reachOf(t, my.figure);
      return ends.length === 0 ? undefined : { to: 0, parts: [[ends[random.below(ends.length)]!]] };
    },
    refuse: (t, my, _seat, { parts }) => pathRefusal(t, my.figure, parts[0]!),
    misfit: (t, my, _seat, { parts }) => noPath(t, my.figure, parts[0] ?? []),
    facts: (t, my, _seat, { parts }) => ({ path: parts[0]!, ap: pathPrice(t, my.figure, parts[0]!) }),
    take: (t, my, _seat, { parts }) => {
      advance(t, my, pathPrice(t, my.figure, parts[0]!));
      goAlong(t, my.figure, parts[0]!.slice());
      return 'next';
    },
  }),
  /** ST-MOV-09..12 ST-RUL-29: one space more for whoever has spent AP on nothing but advancing. */
  run: {
    of: 'square',
    when: (t, my) =>
      hasFigure(t, my) &&
      !isHenchman(my.figure) &&
      my.advanced > 0 &&
      !my.hasActed &&
      !my.hasRun &&
      mayMove(t.world, my.figure),
    each: (t, my) => bonusReach(t.world, my.figure, 1).ends,
    take: (t, my, _seat, n) => {
      my.hasRun = true;
      go(t, my.figure, bonusReach(t.world, my.figure, 1), n);
      return 'next';
    },
  },
};

// ---- attacking ---------------------------------------------------------------------------------------------

/** ST-RUL-55: both boxes, and 1 once for a prone figure. */
const breakPrice = (w: Strike, figure: number, enemy = NONE): number =>
  BREAKTHROUGH_PRICE + surcharge(w, figure, 'attack') + w.moveWounds[figure]! + dearer(w, figure, enemy);
const enemiesToPass = (t: T, my: Turn): number[] => {
  const w = t.world;
  const closed = closedTo(w, my.figure);
  return FIGURES.filter(
    one =>
      isOnMap(w, one) &&
      teamOf(one) !== teamOf(my.figure) &&
      !w.isSafe[one] &&
      farSide(standingNow(t), w.at[my.figure]!, w.at[one]!, closed) >= 0,
  );
};
/** ST-CRD-08 ST-CRD-09 ST-CRD-10: cards for the own turn, by character. */
const ownTurn = fromActions(() =>
  CHARACTERS.map((_, character) =>
    cardsOf(character).filter(card => ACTIONS[card]!.ap !== null && !ACTIONS[card]!.reaction),
  ),
);
const usableCards = (t: T, my: Turn): number[] =>
  ownTurn.now[my.character]!.filter(card => t.world.chosen[card] && isUseful(t, my.figure, card));
function cardBar(t: T, my: Turn, card: number): Verdict {
  const w = t.world;
  if (my.hasRun) return 'ST-RUL-29'; // ST-RUL-28
  if (boxesOfCard(card).includes('attack') && my.figure !== NONE && isHenchman(my.figure) && w.attacks[my.figure]! > 0)
    return 'ST-HEN-04';
  return (
    cardRefusal(w, my.figure, card) ?? cannotPay(w, my, cardCost(w, my.figure, card) + extraFor(t, my.figure, card))
  );
}
const attacking: Choices<Strike, Turn, 'next'> = {
  /** ST-ATK-01 */
  attack: {
    when: (t, my) => hasFigure(t, my) && hasTarget(t, seekingWith(t, my.figure, primaryWeapon(my.figure))),
    refuse: (t, my) =>
      attackBar(t.world, my) || cannotPay(t.world, my, attackCost(t.world, my.figure) + more(t, my, primaryWeapon)),
    facts: (t, my) => ({ ap: attackCost(t.world, my.figure), weapon: weaponCode(my.figure, PRIMARY) }),
    take: (t, my) => attackWith(t, my, primaryWeapon(my.figure), attackCost(t.world, my.figure)),
  },
  /** ST-SPC-02 ST-SPC-03 */
  turret: {
    when: (t, my) => hasFigure(t, my) && isOnTurret(t, my.figure) && hasTarget(t, seekingWith(t, my.figure, turret())),
    refuse: (t, my) =>
      attackBar(t.world, my) || cannotPay(t.world, my, turretPrice(t.world, my.figure) + more(t, my, turret)),
    facts: (t, my) => ({ ap: turretPrice(t.world, my.figure) }),
    take: (t, my) => attackWith(t, my, turret(), turretPrice(t.world, my.figure)),
  },
  /** ST-CRD-01 */
  card: {
    of: 'card',
    each: usableCards,
    refuse: (t, my, _seat, card) => cardBar(t, my, card),
    facts: (t, my, _seat, card) => ({ ap: cardCost(t.world, my.figure, card) }),
    take: (t, my, _seat, card) => {
      payCard(t.world, my.figure, card, my.isCommandFirst);
      my.hasActed = true; // ST-RUL-28
      if (my.figure !== NONE && boxesOfCard(card).includes('attack')) t.world.attacks[my.figure]!++;
      if (t.watched) t.log('triggered', { character: my.character, card });
      t.call(`card:${card}`, { figure: my.figure, card, n: 0 });
      return 'next';
    },
  },
  /** ST-BRK-01 ST-BRK-04 ST-RUL-57 */
  breakthrough: {
    of: 'figure',
    when: hasFigure,
    each: enemiesToPass,
    refuse: (t, my, _seat, enemy) =>
      attackBar(t.world, my) ||
      (isTruce(t.world, my.figure, enemy) && 'ST-RND-08') ||
      (isBarred(t.world, my.figure, 'move') && 'ST-WND-08') ||
      cannotPay(t.world, my, breakPrice(t.world, my.figure, enemy)),
    facts: (t, my, _seat, enemy) => ({ ap: breakPrice(t.world, my.figure, enemy) }),
    take: (t, my, _seat, enemy) => {
      spend(t, my, breakPrice(t.world, my.figure));
      t.world.attacks[my.figure]!++;
      const beyond = farSide(standingNow(t), t.world.at[my.figure]!, t.world.at[enemy]!, closedTo(t.world, my.figure));
      t.call('breakthrough', { figure: my.figure, enemy, beyond });
      return 'next';
    },
  },
};

// ---- the rest ----------------------------------------------------------------------------------------------

const others: Choices<Strike, Turn, 'next'> = {
  roll: {
    each: () => DIE_BIDS,
    when: (_t, my) => !my.hasRolled,
    take: (t, my, _seat, bid) => {
      my.hasRolled = true;
      rollDie(t, my.character, bid);
      return 'next';
    },
  },
  /** ST-CMD-06: any mix; by default AP go first. */
  commandFirst: {
    when: ({ world: w }, my) => !my.isCommandFirst && w.cp[teamOf(my.character)] > 0 && w.ap[my.character]! > 0,
    take: (_t, my) => {
      my.isCommandFirst = true;
      return 'next';
    },
  },
  /** ST-CMP-28 ST-RUL-98: once, in a turn of the own team. */
  victory: {
    when: ({ world: w }, my) => w.victory > 0 && !w.isVictoryUsed && w.campaign?.victor === teamOf(my.character),
    take: (t, my) => {
      const team = teamOf(my.character);
      t.world.isVictoryUsed = true;
      if (t.watched) t.log('victoryUsed', { n: t.world.victory });
      if (t.world.victory === 1) gainCp(t.world, team, KARMA);
      else t.call('guardians', { team });
      return 'next';
    },
  },
};

export const turn = procedure<Strike, Turn>()({
  begin: (_t, my) => {
    my.figure = my.character === HENCHMEN ? NONE : my.character;
    my.isCommandFirst = my.hasActed = my.hasRun = false;
    my.advanced = 0;
  },
  /** ST-RUL-71: whoever has fallen has no more of its turn; the group goes on without the fallen figure. */
  next: (t, my) => {
    if (isGone(t.world, my.character)) return 'end';
    if (my.figure !== NONE && !isOnMap(t.world, my.figure)) my.figure = NONE;
    return undefined;
  },
  /** ST-RND-05 ST-CMD-04: its whole turn, paid with AP and CP. ST-ACT-09: unspent AP stay. */
  act: {
    rule: 'ST-ACT-08',
    idle: 'end',
    one: (t, my) => t.world.owner[my.character]!,
    facts: ({ world: w }, my) => ({
      character: my.character,
      figure: my.figure,
      soldiers: my.character === HENCHMEN && my.figure !== NONE ? [my.figure] : [],
      ap: w.ap[my.character]! + (my.character === HENCHMEN ? w.surplus : 0),
      cp: w.cp[teamOf(my.character)],
    }),
    choices: {
      end: { take: () => 'end' },
      ...moving,
      ...attacking,
      ...interactions,
      ...groupChoices,
      ...others,
    },
  },
});
