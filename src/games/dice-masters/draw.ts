// The table as text: each player's life, reserve pool, field, prep area, used pile and bag, and the cards to buy from.
import type { Seat, View } from '#engine/types.ts';
import { cardOf, titleOf } from './cards/index.ts';
import { ENERGIES, GENERIC, WILD } from './dice.ts';
import { attackOf, defenseOf } from './stats.ts';
import {
  ATTACK,
  BAG,
  BOTH,
  cardOfDie,
  diceLeft,
  faceOf,
  FIELD,
  HOOKED,
  NO_DIE,
  PREP,
  RESERVE,
  USED,
  type Duel,
} from './world.ts';

export function draw({ world: w, viewer }: View<Duel>): string {
  if (!w.cards.length) return 'The teams are not on the table yet.';
  const mine = typeof viewer === 'number' ? viewer : 0;
  return [...playerLines(w, 1 - mine), '', cardLines(w), '', ...playerLines(w, mine).toReversed()].join('\n');
}

function playerLines(w: Duel, seat: Seat): string[] {
  const turn = w.active === seat ? ' ◄ active' : '';
  const bag = w.zone.filter((zone, die) => zone === BAG && w.owner[die] === seat).length;
  return [
    `Player ${seat + 1}  ♥ ${w.life[seat]}${turn}   bag ${bag}${w.loose[seat] ? `   energy without a die ${w.loose[seat]}` : ''}`,
    line('used', counted(names(w, seat, USED))),
    line('prep', counted(w.turns >= 0 ? names(w, seat, PREP) : [])),
    line(
      'reserve',
      inZone(w, seat, RESERVE)
        .map(die => shown(w, die))
        .join('  '),
    ),
    line('field', [...inZone(w, seat, FIELD), ...inZone(w, seat, HOOKED)].map(die => shown(w, die)).join('  ')),
    line(
      'attack',
      inZone(w, seat, ATTACK)
        .map(die => fighting(w, die))
        .join('  '),
    ),
  ].filter(text => text !== '');
}
const line = (name: string, content: string): string => (content ? `  ${name.padEnd(8)}${content}` : '');
const inZone = (w: Duel, seat: Seat, zone: number): number[] =>
  w.zone.flatMap((at, die) => (at === zone && w.seat[die] === seat ? [die] : []));
const nameOf = (w: Duel, die: number): string => cardOfDie(w, die)?.name ?? 'Sidekick';
const names = (w: Duel, seat: Seat, zone: number): string[] => inZone(w, seat, zone).map(die => nameOf(w, die));

/** 'Sidekick ×3, Angel' */
function counted(list: readonly string[]): string {
  const times = new Map<string, number>();
  for (const name of list) times.set(name, (times.get(name) ?? 0) + 1);
  return [...times].map(([name, n]) => (n > 1 ? `${name} ×${n}` : name)).join(', ');
}

/** A die as it lies: '[Angel² 3/3]', '[bolt bolt]', '[Enrage!*]'. */
function shown(w: Duel, die: number): string {
  const { level, energy, amount, action, bursts } = faceOf(w, die);
  const stars = '*'.repeat(bursts);
  if (action) return `[${nameOf(w, die)}!${stars}${lyingOn(w, die)}]`;
  if (!level) return `[${energyName(energy, amount)}]`;
  const hurt = w.damage[die] ? ` −${w.damage[die]}` : '';
  const pair = w.partner[die] === NO_DIE ? '' : ` & ${nameOf(w, w.partner[die]!)}`;
  return `[${nameOf(w, die)}${['', '¹', '²', '³'][level]}${stars} ${attackOf(w, die)}/${defenseOf(w, die)}${hurt}${pair}]`;
}
/** The card that Cerebro lies on. */
const lyingOn = (w: Duel, die: number): string =>
  w.zone[die] === HOOKED && w.under[die]! >= 0 ? ` on ${cardOf(w.cards[w.under[die]!]!).name}` : '';
const energyName = (energy: number, amount: number): string =>
  energy === GENERIC
    ? `${amount}`
    : Array<string>(amount)
        .fill(energy === WILD ? '?' : ENERGIES[energy]!)
        .join(' ');
const fighting = (w: Duel, die: number): string => {
  const foes = [w.foe[die]!, w.foe2[die]!].filter(foe => foe !== NO_DIE);
  return `${shown(w, die)}${foes.length ? ` → ${foes.map(foe => nameOf(w, foe)).join(', ')}` : ''}`;
};

function cardLines(w: Duel): string {
  const rows = w.cards.map((number, slot) => {
    const card = cardOf(number);
    const whose = w.holder[slot] === BOTH ? 'both' : `P${w.holder[slot]! + 1}`;
    return `  ${whose.padEnd(5)}${titleOf(card)} (${card.cost}${card.energy ? ` ${card.energy}` : ''}) ×${diceLeft(w, slot)}`;
  });
  return rows.join('\n');
}
