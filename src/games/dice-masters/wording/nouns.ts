// Small words for card texts: which dice, what price, under which condition.
import type { Burst, Condition, Cost, Place, Which } from '../card.ts';
import { ENERGIES } from '../dice.ts';

/** 'opposing X-Men character with a purchase cost of at most 2 in your used pile' */
export function noun(which: Which): string {
  const { in: place = 'field', energy, notEnergy, affiliation, heroic, role } = which;
  const parts = [
    which.other && 'other',
    which.whose === 'own' ? 'own' : which.whose,
    role === 'attacking' ? 'attacking' : role === 'blocked' ? 'blocked' : role === 'blocking' && 'blocking',
    heroic !== undefined && (heroic ? 'Heroic' : 'non-Heroic'),
    energy?.join(' or '),
    notEnergy && `non-${notEnergy.join(' and non-')}`,
    affiliation,
    which.sidekick === false && 'non-Sidekick',
    which.name ? `${which.name} die` : which.sidekick ? 'Sidekick' : bare(which),
  ];
  const { costAtMost, costAtLeast, levelAtLeast } = which;
  const after = [
    costAtMost !== undefined && `with a purchase cost of ${costAtMost} or less`,
    costAtLeast !== undefined && `with a purchase cost of ${costAtLeast} or more`,
    levelAtLeast !== undefined && `of level ${levelAtLeast} or more`,
    role === 'blocksThis' && 'that blocks it',
    role === 'blockedByThis' && 'that it blocks',
    PLACES[place],
  ];
  return [...parts, ...after].filter(Boolean).join(' ');
}
/** DM-MOD-01, DM-MOD-03: unrolled dice are dice of any sort, unless the text says more. */
const bare = ({ in: place = 'field', character }: Which): string => {
  if (UNROLLED.includes(place)) return character ? 'character die' : 'die';
  return 'character';
};
const UNROLLED: readonly Place[] = ['used', 'prep', 'bag', 'usedOrPrep'];
const counted = (n: number, which: Which): string => `${n} ${n > 1 ? plurals(noun(which)) : noun(which)}`;
const PLACES: Record<NonNullable<Which['in']>, string> = {
  field: '',
  attack: 'in the attack zone',
  reserve: 'in the reserve pool',
  used: 'in the used pile',
  prep: 'in the prep area',
  bag: 'in the bag',
  fieldOrReserve: 'in the field or reserve pool',
  usedOrPrep: 'in the used pile or prep area',
};

export function costText(cost: Cost): string {
  const energy = ENERGIES.flatMap(type => (cost[type] ? [`${cost[type]} ${type}`] : []));
  const { life, sidekicks } = cost;
  const parts = [
    energy.length && `pay ${energy.join(' and ')}`,
    life && `pay ${life} life`,
    sidekicks && `move ${sidekicks} own Sidekick from the field to the used pile`,
  ];
  return parts.filter(Boolean).join(' and ');
}

export function ifText(condition: Condition | undefined, name: string): string {
  if (condition === undefined) return '';
  if (typeof condition === 'object')
    return 'count' in condition
      ? `while there ${condition.atLeast > 1 ? 'are' : 'is'} at least ${counted(condition.atLeast, condition.count)}, `
      : `while engaged with ${article(noun(condition.engagedWith))}, `;
  return {
    noOpposingVillain: 'while your opponent has no Villain in the field, ',
    fieldedThisTurn: `in the turn in which ${name} was fielded, `,
    paired: 'while paired, ',
    attacking: 'while attacking, ',
    onlyAttacker: 'while it is the only attacker, ',
    onlyCharacter: `if ${name} is your only character in the field, `,
    damagedInAttack: 'if it was damaged in an attack this turn, ',
  }[condition];
}

/** Burst marks stand before the text; text without a burst that others replace has none. */
export const burst = (mark: Burst | undefined): string =>
  mark === undefined || mark === 'none' ? '' : mark === 'any' ? '[* or **] ' : `[${'*'.repeat(mark)}] `;
export const fill = (text: string, name: string): string => text.replaceAll('{name}', name);
export const article = (text: string): string => `${/^[aeiou]/i.test(text) ? 'an' : 'a'} ${text}`;
export const plurals = (text: string): string =>
  /\bdie\b/.test(text) ? text.replace(/\bdie\b/, 'dice') : text.replace(/\b(character|Sidekick)\b/, '$1s');
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
