// How effects read on a card.
import type { Amount, Effect, OnCard, To, Which } from '../card.ts';
import { specialTexts } from '../specials/index.ts';
import { article, fill, lower, noun, plurals } from './nouns.ts';

export const effectsText = (effects: readonly Effect[], name: string): string =>
  `${effects.map(effect => effectText(effect, name)).join('; ')}.`;

/** How each verb reads; `{to}` is whom it reaches, `{n}` its number. */
const VERBS: Partial<Record<Effect['do'], string>> = {
  doubleAttack: 'double the attack of {to}',
  swapAttackAndDefense: 'exchange attack and defense of {to}',
  swapAttacks: 'they exchange their attack',
  knockOut: 'knock out {to}',
  field: 'field {to} free of charge',
  leaveAttack: '{to} leaves the attack zone and stays in the field',
  mustAttack: '{to} must attack at the next opportunity',
  cannotBlock: '{to} cannot block',
  attackCostsLife: '{to} cannot attack this turn unless its controller pays 1 life',
  unblockable: '{to} cannot be blocked this turn',
  dealsNoDamage: '{to} deals no damage this turn',
  combatDamageToOpponent: 'its combat damage goes to your opponent',
  becomesVillain: '{to} is also a Villain this turn',
  nextFieldingFree: 'the next character you field this turn costs nothing',
};

function effectText(effect: Effect, name: string): string {
  const fixed = VERBS[effect.do];
  const to = 'to' in effect ? toText(effect.to as To | readonly To[], name) : '';
  if (fixed) return fixed.replace('{to}', to);
  switch (effect.do) {
    case 'choose':
      return chooseText(effect);
    case 'damage':
      return `${to} ${plural(effect.to as To) ? 'take' : 'takes'} ${amountText(effect.n, name)} damage`;
    case 'loseLife':
      return `your opponent loses ${amountText(effect.n, name)} life`;
    case 'gainLife':
      return `gain ${amountText(effect.n, name)} life`;
    case 'bonus':
      return `${to} ${plural(effect.to) ? 'gain' : 'gains'} ${bonusAmounts(effect, name)} this turn`;
    case 'move':
      return `${to} ${plural(effect.to) ? 'go' : 'goes'} to the ${{ prep: 'prep area', used: 'used pile', bag: 'bag', reserve: 'reserve pool' }[effect.into]}`;
    case 'spin':
      return `spin ${to} ${effect.by > 0 ? 'up' : 'down'} one level`;
    case 'spinTo':
      return `set ${to} to level ${effect.level}`;
    case 'turn':
      return `turn ${to} to ${effect.face === 'character' ? 'the character face' : effect.face}`;
    case 'mustBlock':
      return `${to} must block ${effect.whom ? name : ''} if able`.replace('  ', ' ');
    case 'ifChosen':
      return `if it is ${article(noun(effect.is))}, ${list(effect.then, name)}${effect.else?.length ? `, otherwise ${list(effect.else, name)}` : ''}`;
    case 'unlessPaid':
      return `unless your opponent pays ${effect.life} life, ${list(effect.effects, name)}`;
    case 'hook':
      return `put this die on ${onCard(effect)}, where it stays`;
    case 'payUpTo':
      return `pay up to ${effect.n} ${effect.energy}`;
    case 'special':
      return lower(fill((specialTexts[`special.${effect.run}`] ?? `[special.${effect.run}]`).replace(/\.$/, ''), name));
    default:
      return `[${effect.do}]`;
  }
}
const onCard = ({ affiliation, character }: OnCard): string =>
  affiliation ? `an ${affiliation} card` : character ? 'a character card' : 'any card';
const list = (effects: readonly Effect[], name: string): string => effects.map(e => effectText(e, name)).join(' and ');
const bonusAmounts = ({ attack, defense }: Extract<Effect, { do: 'bonus' }>, name: string): string =>
  [attack && `${plus(attack, name)} attack`, defense && `${plus(defense, name)} defense`].filter(Boolean).join(' and ');
const plus = (n: Amount, name: string): string => (typeof n === 'number' ? signed(n) : `+${amountText(n, name)}`);

function chooseText({ which, n = 1, upTo, by, totalCost }: Extract<Effect, { do: 'choose' }>): string {
  const many = n === 'any' || n > 1;
  const count = n === 'any' ? 'any number of' : upTo ? `up to ${n}` : n === 1 ? 'one' : `${n}`;
  const total = totalCost === undefined ? '' : ` with total fielding cost ${totalCost} or less`;
  const who = by === 'opponent' ? 'your opponent chooses' : by === 'each' ? 'each player chooses' : 'choose';
  return `${who} ${count} ${many ? plurals(noun(which)) : noun(which)}${total}`;
}

const plural = (to: To | readonly To[]): boolean => to === 'pair' || (Array.isArray(to) && to.length > 1);
function toText(to: To | readonly To[], name: string): string {
  if (Array.isArray(to)) return to.map(part => toText(part as To, name)).join(' and ');
  if (typeof to === 'object') return `each ${noun(to as Which)}`;
  return { chosen: 'it', this: name, pair: `${name} and its partner`, opponent: 'your opponent', you: 'you' }[
    to as string
  ]!;
}

function amountText(n: Amount, name: string): string {
  if (typeof n === 'number') return `${n}`;
  if (n === 'attack') return `${name}'s attack in`;
  if (n === 'paid') return '1 for each paid';
  if (n === 'knockedOut') return '1 for each knocked out';
  return `${n.times ?? 1} for each ${noun(n.each)}`;
}

export const signed = (n: number): string => (n < 0 ? `${n}` : `+${n}`);
