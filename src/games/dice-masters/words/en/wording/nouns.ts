// Small words for card texts: which dice, how many of them, what price.
import { count, fill, listed, present } from '#engine/kit/wording.ts';
import type { Cost, Place, Which } from '../../../cards/card.ts';
import { ENERGIES, type Energy } from '../../../cards/character-dice.ts';

// ---- dice --------------------------------------------------------------------------------------------------

/** 'one opposing character', 'one of your Sidekicks', 'one die in your prep area' */
export const one = (which: Which, name: string): string =>
  isYours(which) ? `one of your ${noun(which, name, true)}` : `one ${noun(which, name)}`;

/** 'each opposing character', 'each of your Sidekicks' */
export const each = (which: Which, name: string): string =>
  isYours(which) ? `each of your ${noun(which, name, true)}` : `each ${noun(which, name)}`;

/** 'opposing characters', 'your Sidekicks', 'dice in your prep area' */
export const many = (which: Which, name: string): string =>
  `${isYours(which) ? 'your ' : ''}${noun(which, name, true)}`;

/** 'up to 2 Sidekick dice in your used pile' */
export const upTo = (n: number, which: Which, name: string): string =>
  `up to ${n} ${isYours(which) ? 'of ' : ''}${many(which, name)}`;

/** 'opposing X-Men character with purchase cost 2 or less'; whose it is is left out for 'own', see `isYours`. */
export function noun(which: Which, name: string, isMany = false): string {
  const { energy, notEnergy, affiliation, heroic, role } = which;
  const before = [
    which.other && 'other',
    which.whose === 'opposing' && 'opposing',
    role === 'blocked' && 'blocked',
    heroic !== undefined && (heroic ? 'Heroic' : 'non-Heroic'),
    energy?.join(' or '),
    notEnergy && `non-${notEnergy.join(' and non-')}`,
    affiliation !== undefined && affiliation !== 'Villain' && affiliation,
    which.sidekick === false && 'non-Sidekick',
  ];
  return present(...before, bare(which, isMany), ...details(which, name)).join(' ');
}
const details = (
  { costAtMost, costAtLeast, levelAtLeast, role, ...which }: Which,
  name: string,
): (string | false)[] => [
  costAtMost !== undefined && `with purchase cost ${costAtMost} or less`,
  costAtLeast !== undefined && `with purchase cost ${costAtLeast} or more`,
  levelAtLeast !== undefined && `of level ${levelAtLeast} or higher`,
  role === 'blocksThis' && `blocking ${name}`,
  role === 'blockedByThis' && `blocked by ${name}`,
  placeText(which),
];

/** DM-MOD-01, DM-MOD-03: unrolled dice are dice of any sort, unless the text says more. */
function bare(
  { in: place = 'field', character, sidekick, name, affiliation, role, costAtMost }: Which,
  isMany: boolean,
) {
  const s = isMany ? 's' : '';
  const die = isMany ? 'dice' : 'die';
  if (name) return `${name} ${die}`;
  if (sidekick) return place === 'field' ? `Sidekick${s}` : `Sidekick ${die}`;
  if (UNROLLED.has(place)) return character ? `character ${die}` : die;
  if (role === 'attacking' || role === 'blocked') return `attacker${s}`;
  if (role === 'blocking') return `blocker${s}`;
  if (affiliation === 'Villain') return `Villain${s}`;
  /** DM-RUL-31: their purchase cost is 0. */
  return costAtMost === undefined ? `character${s}` : `Sidekick${s} or character${s}`;
}
const UNROLLED = new Set<Place>(['used', 'prep', 'bag', 'usedOrPrep']);

const PLACES: Record<Place, string> = {
  field: '',
  attack: 'in the attack zone',
  reserve: 'in {whose} reserve pool',
  used: 'in {whose} used pile',
  prep: 'in {whose} prep area',
  bag: 'in {whose} bag',
  fieldOrReserve: 'in {the} field or reserve pool',
  usedOrPrep: 'in {whose} used pile or prep area',
};
const placeText = ({ in: place = 'field', whose }: Which): string =>
  fill(PLACES[place], {
    whose: whose === 'own' ? 'your' : whose === 'opposing' ? "your opponent's" : 'any',
    the: whose ? 'the' : 'any',
  });

/** Own dice are 'of yours', unless the place where they lie says so. */
const isYours = ({ whose, in: place = 'field' }: Which): boolean =>
  whose === 'own' && !PLACES[place].includes('{whose}');

// ---- prices ------------------------------------------------------------------------------------------------

/** '2 bolts' */
export const energyText = (n: number, type: Energy): string => count(n, type);
/** '1 shield', '1 life' */
const energiesOf = (cost: Cost): string[] =>
  ENERGIES.flatMap(type => (cost[type] === undefined ? [] : [energyText(cost[type], type)]));
/** 'pay 2 masks', 'move one of your Sidekicks from the field to your used pile' */
export function costText(cost: Cost): string {
  const { life, sidekicks } = cost;
  const paid = listed(present(...energiesOf(cost), life && `${life} life`));
  const moved = sidekicks === 1 ? 'one' : sidekicks;
  return listed(
    present(paid && `pay ${paid}`, moved && `move ${moved} of your Sidekicks from the field to your used pile`),
  );
}
/** '2 bolts', in front of a global ability. */
export const priceText = (cost: Cost): string => costText(cost).replace(/^pay /, '');
