// The table as text, at most 100 columns wide: both players' dice by zone, and between them the cards to buy from.
import { abreast, captioned, counted, shortened, WIDTH, wrapped } from '#engine/kit/drawing.ts';
import type { Seat, View } from '#engine/types.ts';
import { cardOf, titleOf } from '../cards/index.ts';
import { ENERGIES } from '../cards/character-dice.ts';
import { GENERIC, WILD } from '../table/dice.ts';
import { attackOf, defenseOf } from '../abilities/stats.ts';
import {
  ATTACK,
  BAG,
  BOTH,
  CAPTURED,
  cardOfDie,
  diceLeft,
  faceOf,
  FIELD,
  has,
  HOOKED,
  NO_DIE,
  PREP,
  RESERVE,
  ROLLING,
  USED,
  type Duel,
} from '../table/world.ts';

const MARGIN = 10;

export function draw({ world: w, viewer }: View<Duel>): string {
  if (!w.cards.length) return 'The teams are not on the table yet.';
  const mine = typeof viewer === 'number' ? viewer : 0;
  const near = playerLines(w, mine, viewer === mine).toReversed();
  return [...playerLines(w, 1 - mine, false), '', ...cardLines(w, mine), '', ...near].join('\n');
}

/** From the edge of the table to its middle. */
function playerLines(w: Duel, seat: Seat, isViewer: boolean): string[] {
  const shownIn = (...zones: number[]): string[] => zones.flatMap(zone => inZone(w, seat, zone).map(d => shown(w, d)));
  const inPrep = inZone(w, seat, PREP);
  const rolled = inPrep.filter(die => has(w, die, ROLLING));
  const fighters = inZone(w, seat, ATTACK).map(die => fighting(w, die));
  return [
    headLine(w, seat, isViewer),
    ...line('used', names(w, inZone(w, seat, USED)), ', '),
    ...line('prep', names(w, w.active === seat ? inPrep.filter(die => !rolled.includes(die)) : inPrep), ', '),
    ...line('rolled', w.active === seat ? rolled.map(die => shown(w, die)) : []),
    ...line('reserve', [...shownIn(RESERVE), ...energyLeft(w, seat)]),
    ...line('captive', names(w, inZone(w, seat, CAPTURED)), ', '),
    ...line('field', shownIn(FIELD, HOOKED)),
    ...line('attack', fighters),
  ];
}
function headLine(w: Duel, seat: Seat, isViewer: boolean): string {
  const bag = inZone(w, seat, BAG).length;
  const turn = w.active === seat ? '  ◄ turn' : '';
  return `Player ${seat + 1}${isViewer ? ' (you)' : ''}  ♥ ${w.life[seat]}  bag ${bag}${turn}`;
}
/** '= 4 energy' behind the dice of a reserve pool. */
function energyLeft(w: Duel, seat: Seat): string[] {
  const sum = inZone(w, seat, RESERVE).reduce((n, die) => n + faceOf(w, die).amount, w.loose[seat]!);
  return sum ? [`= ${sum} energy`] : [];
}

/** A zone's things, look-alikes counted, as many lines as it takes; none for an empty zone. */
const line = (name: string, things: readonly string[], between = ' '): string[] =>
  captioned(name, wrapped(counted(things), WIDTH - MARGIN, between), MARGIN);
const inZone = (w: Duel, seat: Seat, zone: number): number[] =>
  w.zone.flatMap((at, die) => (at === zone && w.seat[die] === seat ? [die] : []));
const nameOf = (w: Duel, die: number): string => cardOfDie(w, die)?.name ?? 'Sidekick';
const names = (w: Duel, dice: readonly number[]): string[] => dice.map(die => nameOf(w, die));

/** A die as it lies: '[Angel² 3/3]', '[bolt bolt]', '[Enrage!*]'. */
function shown(w: Duel, die: number): string {
  const { level, energy, amount, action, bursts } = faceOf(w, die);
  const stars = '*'.repeat(bursts);
  if (action) return `[${nameOf(w, die)}!${stars}${lyingOn(w, die)}]`;
  if (!level) return `[${energyName(energy, amount)}]`;
  const hurt = w.damage[die] ? ` −${w.damage[die]}` : '';
  const pair = w.partner[die] === NO_DIE ? '' : ` & ${nameOf(w, w.partner[die]!)}`;
  const rank = cardOfDie(w, die) ? ['', '¹', '²', '³'][level]! : '';
  return `[${nameOf(w, die)}${rank}${stars} ${attackOf(w, die)}/${defenseOf(w, die)}${hurt}${pair}]`;
}
/** The card that Cerebro lies on. */
const lyingOn = (w: Duel, die: number): string =>
  w.zone[die] === HOOKED && w.under[die]! >= 0 ? ` on ${cardOf(w.cards[w.under[die]!]!).name}` : '';
const energyName = (energy: number, amount: number): string =>
  energy === GENERIC
    ? `${amount}`
    : Array<string>(amount)
        .fill(energy === WILD ? 'wild' : ENERGIES[energy]!)
        .join(' ');
const fighting = (w: Duel, die: number): string => {
  const foes = [w.foe[die]!, w.foe2[die]!].filter(foe => foe !== NO_DIE);
  return `${shown(w, die)}${foes.length ? ` stops ${foes.map(foe => shown(w, foe)).join(', ')}` : ''}`;
};

/** The other's cards, then one's own, then those that both may buy from, two abreast. */
function cardLines(w: Duel, mine: Seat): string[] {
  const group = (holder: number, caption: string): string[] => {
    const slots = w.holder.flatMap((of, slot) => (of === holder ? [cardName(w, slot)] : []));
    return captioned(caption, abreast(slots, 2, (WIDTH - MARGIN) / 2), MARGIN);
  };
  return [...group(1 - mine, `P${2 - mine}`), ...group(BOTH, 'both'), ...group(mine, `P${mine + 1}`)];
}
function cardName(w: Duel, slot: number): string {
  const card = cardOf(w.cards[slot]!);
  const price = ` (${card.cost}${card.energy ? ` ${card.energy}` : ''}) ×${diceLeft(w, slot)}`;
  const most = (WIDTH - MARGIN) / 2 - 2 - price.length;
  return shortened(titleOf(card), most) + price;
}
