// Questions that effects ask: dice to roll again, a power, a card, an opponent, a Headline.
import { composed, procedure } from '#engine/game.ts';
import { choice } from '#engine/kit/question.ts';
import type { Made, RuleId, Seat } from '#engine/types.ts';
import { rerollDice } from '../abilities/dice.ts';
import { combatPower, fighterOf, powerFacts } from '../abilities/sources.ts';
import { troubleShown } from '../abilities/passive.ts';
import { otherColours } from '../abilities/ratings.ts';
import { discardByChance, discardHeld, discardVillain, lookAt, moveOpenly, takeCharge } from '../table/acts.ts';
import { isAlly } from '../table/deck.ts';
import { drawCards } from '../table/drawing-cards.ts';
import { calmable, replaceable, targets } from '../table/figures.ts';
import type { Locals } from '../table/locals.ts';
import {
  ATTACK_ROLL,
  CURRENT_ROLL,
  type Rolled,
  TROUBLE_ROLL,
  type Marvel,
  type Side,
  type T,
} from '../table/world.ts';
import { discardHeadline } from './after-combat.ts';
import { discardHelper } from './fight-cards.ts';
import { noPower } from './refusals.ts';
import { leaveSpace, wanted } from './most-wanted.ts';
import { layHeadline } from './headlines.ts';

/** What a card alone asks for, and what it alone refuses. */
const BY_CARD = { rule: 'MH-CRD-16', misfit: (): RuleId => 'MH-CRD-16' } as const;

type Dice = { dice: number[]; firsts: number; isBoosted: boolean };

/** The dice in question: the roll at hand, the Attack roll before it, or the Trouble roll. */
function diceAt({ fight, task }: Marvel, side: Rolled): Dice {
  if (side === CURRENT_ROLL) return fight!;
  if (side === ATTACK_ROLL)
    return { dice: fight!.attack, firsts: fight!.attackFirsts, isBoosted: fight!.attackBoosted };
  return task!;
}

const WORST_FACE = 2;

/** All of the misses, all of the hits, or all. */
function suggestedDice({ dice }: Dice, my: Locals['rerolling']): Made[] {
  const all = dice.map((_, i) => i);
  if (my.which === 'one') return all.map(i => ({ to: 0, parts: [[i]] }));
  const misses = all.filter(i => dice[i]! <= WORST_FACE);
  const scoring = all.filter(i => dice[i]! > WORST_FACE);
  const ways = my.isOwn ? [misses, all, scoring] : [scoring, all, misses];
  const different = ways.filter((way, i) => way.length && ways.findIndex(one => one.length === way.length) === i);
  return different.map(way => ({ to: 0, parts: [way] }));
}

function reroll(t: T, side: Rolled, which: readonly number[]): void {
  const w = t.world;
  const { dice, firsts, isBoosted } = diceAt(w, side);
  const isTrouble = side === TROUBLE_ROLL;
  rerollDice(t, dice, which, firsts, isBoosted);
  if (isTrouble) w.trouble = troubleShown(w); // MH-RUL-107
  t.log('rerolled', { dice: [...dice] });
  if (isTrouble) t.log('troubleChanged', { n: w.trouble });
}

/** MH-ABT-09: the extra dice of dice boosting are among them. */
export const rerolling = procedure<Marvel, Locals['rerolling']>()({
  all(t, my) {
    const { dice } = diceAt(t.world, my.side);
    if (!dice.length) return 'end';
    if (my.which !== 'all') return 'choose';
    reroll(t, my.side, [...dice.keys()]);
    return 'end';
  },
  choose: {
    rule: 'MH-ABT-09',
    idle: 'reroll',
    one: (_t, my) => my.seat,
    choices: {
      reroll: composed<Marvel, Locals['rerolling']>({
        form(t, my) {
          const { dice } = diceAt(t.world, my.side);
          const max = my.which === 'one' ? 1 : dice.length;
          return { to: [{ n: 0, slots: [{ say: 'dice', of: 'die', things: [...dice.keys()], min: 1, max }] }] };
        },
        suggest: (t, my) => suggestedDice(diceAt(t.world, my.side), my),
        misfit: () => 'MH-CRD-16',
        facts: (_t, _my, _seat, made) => ({ dice: made.parts[0]! }),
        take: (t, my, _seat, made) => reroll(t, my.side, made.parts[0]!),
      }),
    },
  },
});

function switchTo(t: T, side: Side, colour: number): void {
  const f = t.world.fight!;
  f.powers[side] = colour;
  t.log('powerChanged', { side, colour, by: fighterOf(f, side), called: combatPower(f, side, colour) });
}

/** Another power: of the own choice, or by chance for the opponent. */
export const switching = procedure<Marvel, Locals['switching']>()({
  chance(t, my) {
    if (my.isOwn) return 'choose';
    const f = t.world.fight!;
    const colours = otherColours(f, my.side, false);
    switchTo(t, my.side, colours[t.random.below(colours.length)]!);
    return 'end';
  },
  choose: {
    rule: 'MH-CMB-07',
    idle: 'pass',
    one: (_t, my) => my.seat,
    choices: {
      pass: { take: () => undefined },
      power: {
        of: 'power',
        each: (t, my) => otherColours(t.world.fight!, my.side, true),
        misfit: (t, my, _seat, colour) => noPower(t.world.fight!, my.side, colour),
        facts: (t, my, _seat, colour) => powerFacts(t.world.fight!, my.side, colour),
        take: (t, my, _seat, colour) => switchTo(t, my.side, colour),
      },
    },
  },
});

export const dispelling = choice<Marvel, Locals['dispelling']>('discard', {
  rule: 'MH-ABT-20',
  of: 'card',
  each: t => t.world.fight!.helpers,
  misfit: () => 'MH-CRD-16',
  take: (t, _my, _seat, card) => discardHelper(t, card),
});

/** The Hero player takes a Plot Point from one of the own Allies, or discards one that has none. */
export const draining = choice<Marvel, Locals['draining']>('drain', {
  rule: 'MH-ABT-17',
  by: t => t.world.fight!.seat,
  of: 'card',
  each: (t, _my, seat) => t.world.allies[seat]!,
  misfit: () => 'MH-CRD-16',
  take: (t, _my, seat, card) => takeCharge(t, seat, card),
});

function actOn(t: T, my: Locals['opponentChoice'], whom: Seat): void {
  if (my.act === 'burgle') {
    discardByChance(t, whom, 'resource', 1);
    drawCards(t, my.seat, 'resource');
  } else if (my.act === 'discard') discardByChance(t, whom, 'villain', my.n);
  else lookAt(t, my.seat, whom);
  if (my.act === 'raid') t.call('raiding', { seat: my.seat, whom });
}

export const opponentChoice = choice<Marvel, Locals['opponentChoice']>('whom', {
  ...BY_CARD,
  forced: 'take',
  of: 'seat',
  each: (t, my, seat) => targets(t.world, seat, my.act),
  take: (t, my, _seat, whom) => actOn(t, my, whom),
});

export const raiding = choice<Marvel, Locals['raiding']>('discard', {
  ...BY_CARD,
  of: 'card',
  each: (t, my) => t.world.piles.plots[my.whom]!.cards,
  take: (t, my, _seat, card) => discardHeld(t, my.whom, card),
});

export const clearing = choice<Marvel, Locals['clearing']>('discard', {
  rule: 'MH-MWV-01',
  of: 'card',
  each: t => wanted(t.world),
  misfit: () => 'MH-CRD-16',
  take(t, _my, _seat, card) {
    leaveSpace(t.world, card);
    discardVillain(t, card);
  },
});

export const salvaging = choice<Marvel, Locals['salvaging']>('take', {
  ...BY_CARD,
  of: 'card',
  each: t => t.world.piles.resourceDiscard.cards.filter(isAlly),
  take(t, _my, seat, card) {
    moveOpenly(t, t.world.piles.resourceDiscard, card, t.world.piles.hand[seat]!);
    t.log('took', { seat, card });
  },
});

export const calming = choice<Marvel, Locals['calming']>('headline', {
  ...BY_CARD,
  forced: 'take',
  of: 'area',
  each: (t, _my, seat) => calmable(t.world, seat),
  take(t, my, seat, area) {
    t.world.calm[area] = my.n;
    t.log('calmed', { seat, area, n: my.n });
  },
});

export const replacing = choice<Marvel, Locals['replacing']>('headline', {
  ...BY_CARD,
  of: 'area',
  each: t => replaceable(t.world),
  take(t, _my, _seat, area) {
    discardHeadline(t, area);
    layHeadline(t, area);
  },
});
