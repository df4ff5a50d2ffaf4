// Wording of the lasting abilities of a card: bonuses, shields, damage dealt, limits, and small rules of their own.
import { fill, listed, present, sentence, signed } from '#engine/kit/wording.ts';
import type { Bonus, Deals, Limit, Shield, SpecialRule, Which } from '../../../cards/card.ts';
import { tailText, whileText } from './conditions.ts';
import { each, many } from './nouns.ts';

/** 'While paired, Red Hulk and its partner have +3 attack.' */
export function bonusText(ability: Bonus, name: string): string {
  const { attack, defense, attackTimes } = ability.bonus;
  const what = listed(
    present(
      attack && `${signed(attack)} attack`,
      defense && `${signed(defense)} defense`,
      attackTimes && `${attackTimes === 2 ? 'double' : `${attackTimes} times its`} attack`,
    ),
  );
  const per = ability.per ? ` for ${each(ability.per, name)}` : '';
  const has = ability.to === 'pair' ? 'each have' : 'has';
  return sentence(`${whileText(ability, name)}${whom(ability.to, name)} ${has} ${what}${per}${tailText(ability)}`);
}

/** 'Prevent all damage that bolt characters deal to Bishop.' */
export function shieldText(ability: Shield, name: string): string {
  const { shield, to, n, from, eachTurn, may } = ability;
  const who = from ? ` that ${sourceText(from)} deal to` : ' to';
  const hit = to === 'pair' && n !== undefined ? `${name} and the first ${n} to its partner` : whom(to, name);
  const much = n === undefined ? 'all damage' : eachTurn ? `the first ${n} damage` : `${n} of any damage`;
  const what = {
    prevent: `prevent ${much}${who} ${hit}`,
    lessen: `reduce any damage${who} ${hit} by ${n}`,
    halve: `halve any damage${who} ${hit}, rounded down`,
    redirect: `redirect to your opponent ${much}${who} ${hit}`,
  }[shield];
  const turn = eachTurn ? 'each turn' : '';
  return sentence(
    `${whileText(ability, name)}${turn}${turn && ' '}${may ? 'you may ' : ''}${what}${tailText(ability)}`,
  );
}
function sourceText({ energy, affiliation, kind = 'character' }: NonNullable<Shield['from']>): string {
  const words = { character: 'characters', action: 'action dice', die: 'dice' }[kind];
  if (affiliation === 'Villain') return `${energy ? `${energy.join(' or ')} ` : ''}Villains`;
  return present(energy?.join(' or '), affiliation, words).join(' ');
}

/** 'While Cyclops is active, each of your bolt characters deals 1 more damage.' */
export function dealsText({ deals, by, to, active }: Deals, name: string): string {
  const { times, more } = deals;
  const much = times ? `${times === 2 ? 'double' : `${times} times its`} damage` : `${more} more damage`;
  const ahead = whileText({ to: by, ...(active && { active }) }, name);
  return sentence(`${ahead}${whom(by, name)} deals ${much}${to ? ' to its blockers' : ''}`);
}

/** `{who}` does, `{whom}` it is done to, `{each}` of two. */
const LIMITS: Record<Limit['limit'], string> = {
  unblockable: '{who} cannot be blocked{while}',
  noSidekickBlockers: 'Sidekicks cannot block {whom}{while}',
  twoBlockers: '{who} can{each} be blocked only by two or more characters{while}',
  afterOtherShields:
    '{who} can be blocked only if every attacking shield character other than {name} dice is too{while}',
  cannotBlock: '{who} cannot block{while}',
  mustAttack: '{who} must attack if able{while}',
  attacksOnlyIf: '{who} can attack only if your opponent has a character in the field{while}',
  blocksTwo: '{who} may block two attackers{while}',
  noActionTarget: 'action dice cannot target {whom}{while}',
};
export function limitText(ability: Limit, name: string): string {
  const { to, active, limit } = ability;
  const words = {
    name,
    who: to === 'this' && active ? `each of your ${name} dice` : whom(to, name),
    whom: to === 'pair' ? `${name} or its partner` : typeof to === 'object' ? many(to, name) : name,
    each: to === 'pair' ? ' each' : '',
    while: tailText(ability),
  };
  return sentence(whileText(ability, name) + fill(LIMITS[limit], words));
}

const whom = (to: 'this' | 'pair' | Which, name: string): string =>
  typeof to === 'object' ? each(to, name) : to === 'pair' ? `${name} and its partner` : name;

export const SPECIAL: Record<SpecialRule, string> = {
  sacrificeShield:
    'When {name} is dealt damage, you may move any number of your Sidekicks from the field to your used pile; ' +
    'each prevents up to 3 of it.',
  prepInstead: 'Whenever {name} would leave the field for your used pile or bag, it goes to your prep area instead.',
  survive:
    'If damage would knock out {name} at level 2 or 3, spin it down one level instead and remove all damage from it.',
  rerollOnKnockOut:
    'When {name} is knocked out, roll it: on a character face it returns to the field at that level, otherwise it ' +
    'stays in your prep area.',
  extraReroll: 'While {name} is active, you have a second reroll in your roll and reroll step.',
  opponentRerolls:
    "In your opponent's turn right after {name} was fielded, you may have one die of the first roll rerolled.",
  dearerFielding: "Your opponent's dice of that card cost at least 2 energy to field; nothing lowers this.",
};
