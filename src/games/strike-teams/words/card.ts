// The words of Character Cards and Action Cards, made from the same data that they run by: a clause for each verb.
import { capital, clauseOf, count, listed, type Clauses } from '#engine/kit/wording.ts';
import {
  type Attack,
  type AttackType,
  type Effect,
  type Effects,
  type Rider,
  type ActionCard,
  isPassive,
  type Reaction,
} from '../cards/action-card.ts';
import type { CharacterCard } from '../cards/character-card.ts';
import { CHARACTERS, characterNumber } from '../cards/characters.ts';

/** Whom a card speaks of: 'Captain America', 'the soldier'. */
export interface Voice {
  readonly self: string;
  /** The one that a reaction defends: its owner, or an ally. */
  readonly defended: string;
}
const spaces = (n: number): string => count(n, 'space');
/** '1 space', 'up to 2 spaces' */
const upTo = (n: number): string => (n === 1 ? spaces(1) : `up to ${spaces(n)}`);
const wounds = (n: number): string => count(n, 'wound');
const automatic = (n: number): string => `${n} automatic damage`;

function riderText(rider: Rider): string {
  switch (rider.do) {
    case 'slam':
      return `is slammed ${upTo(rider.n)}${rider.ifProne ? ' if it was prone already' : ''}`;
    case 'status':
      return `becomes ${rider.status}`;
    case 'harm':
      return `takes ${automatic(rider.n)} more`;
    case 'loseAp':
      return `loses ${rider.n} AP`;
    default:
      return `takes ${automatic(rider.n)} at the start of each of its turns while this card has DT`;
  }
}
const ridersText = (riders: readonly Rider[] = []): string =>
  riders.length ? `; a damaged target ${listed(riders.map(riderText))}` : '';

/** 'ignores 1 armor and all distance' */
function ignoredText({ ignoreArmor, ignoreDodge, ignoreFigures, ignoreDistance }: Attack): string {
  const what = [
    ignoreArmor ? `${ignoreArmor} armor` : '',
    ignoreDodge ? `${ignoreDodge} dodge` : '',
    ignoreDistance ? 'the distance penalty' : '',
    ignoreFigures ? 'figures on the line' : '',
  ].filter(Boolean);
  return what.length ? ` that ignores ${listed(what)}` : '';
}
const things = (n: number | undefined): string => (n ? `, ${n} more against objects, doors, walls and tokens` : '');
const TARGETS = { one: 'on one target', different: 'on different targets', any: 'on any targets' };
const article = (type: AttackType): string => (type === 'melee' ? 'a melee attack' : 'a ranged attack');

function attackText({ attack, volley, more }: Extract<Effect, { do: 'attack' }>): string {
  const { type, strength, againstThings, riders } = attack;
  const what = volley ? `${volley.n} ${type} attacks` : article(type);
  const ignored = volley ? ignoredText(attack).replace(' that ignores', ' that ignore') : ignoredText(attack);
  const where = volley ? ` ${TARGETS[volley.targets]}` : '';
  const further = more ? `; then on up to ${more.n} further targets within ${spaces(more.within)} of the first` : '';
  return `${what} of strength ${strength}${where}${ignored}${things(againstThings)}${further}${ridersText(riders)}`;
}
const byDistance = (strengths: readonly number[]): string =>
  new Set(strengths).size === 1 ? `${strengths[0]}` : listed(strengths.map((n, i) => `${n} at ${spaces(i + 1)}`));

const BONUS_MOVES = {
  free: (n: number) => `may move ${upTo(n)}`,
  line: (n: number) => `may move ${upTo(n)} in a straight line`,
  exact: (n: number) => `moves exactly ${spaces(n)} in a straight line`,
};
const HEALED = {
  self: ({ self }: Voice, n: number) => `${self} loses up to ${wounds(n)}`,
  near: ({ self }: Voice, n: number) => `${self} or an adjacent ally loses up to ${wounds(n)}`,
  henchmen: (_: Voice, n: number) => `henchmen lose up to ${wounds(n)} in total`,
};
const CLAUSES: Clauses<Effect, Voice, string> = {
  attack: effect => attackText(effect),
  area: ({ strengths, riders, things: hitsThings }) =>
    `an attack of strength ${byDistance(strengths)} on every other character within ${spaces(strengths.length)} and ` +
    `in sight${hitsThings ? ', and on objects and tokens there' : ''}${ridersText(riders)}`,
  line: ({ length, strength, riders }) =>
    `an attack of strength ${strength} on each character in a straight line of ${spaces(length)}, ` +
    `through whoever stands between${ridersText(riders)}`,
  hurl: () => 'destroy an adjacent object: a ranged attack with its Material Strength',
  move: ({ n, how, throughEnemies, each }, { self }) =>
    `${each ? 'each henchman not yet mobilized' : self} ${BONUS_MOVES[how](n)}` +
    ` without penalties${throughEnemies ? ', through enemies too' : ''}`,
  escape: (_, { self }) => `put ${self} on an empty space of the own Starting Zone or on an empty white spawn point`,
  defend: ({ type, n }, { defended }) => `${defended} has ${n} ${type} more against this attack`,
  counter: ({ n, ifUnhurt }) =>
    `the attacker takes ${automatic(n)}${ifUnhurt ? ' if the attack inflicts nothing' : ''}`,
  repel: ({ n }) => `if the attack was melee, its attacker is pushed ${spaces(n)} away afterwards`,
  redirect: (_, { self }) => `the attack goes to an ally adjacent to ${self} instead`,
  heal: ({ n, whom, tokens }, voice) =>
    `${HEALED[whom](voice, n)}${tokens ? ` and ${count(tokens, 'Status Token')}` : ''}`,
  refresh: ({ n }, { self }) => `remove ${n} DT from another card of ${self}`,
  gainAp: ({ n, whom, most, within, group }, { self }) => {
    if (whom === 'self') return `${self} gains ${n} AP`;
    if (whom === 'allies') return `up to ${most} allies within ${spaces(within!)} gain ${n} AP each`;
    return `the henchman group gains ${group} AP, or another ally within ${spaces(within!)} gains ${n} AP`;
  },
  gainCp: ({ n }) => `your team gains ${n} CP`,
  respawn: ({ n }) => `up to ${n} defeated henchmen return on empty white spawn points without payment`,
  mark: () => 'choose an enemy',
  strengthen: ({ n, type, if: when }, { self }) => {
    const attacks = type === 'all' ? 'attacks' : `${type} attacks`;
    const whose = when === 'flanked' ? 'henchmen' : self;
    const whom =
      when === 'marked' ? ' on that enemy' : when === 'flanked' ? ' on a target beside another henchman' : '';
    return `${attacks} of ${whose}${whom} have ${n} strength more`;
  },
  pierce: ({ n }) => `they ignore ${n} of its armor and ${n} of its dodge`,
  steady: ({ n }, { self }) =>
    `ranged attacks of ${self} ignore up to ${n} of the distance penalty and up to ${n} of the obstruction`,
  guard: ({ type, n, against, if: when }, { self }) =>
    `${when ? 'a henchman beside another henchman' : self} has ${n} ${type} more against every ` +
    `${against ? `${against} ` : ''}attack`,
  cheaper: ({ n }) => `the primary attack costs ${n} AP less`,
  slip: (_, { self }) => `${self} leaves enemies without a penalty`,
  doors: ({ n }, { self }) => `${self} opens doors for ${n} AP`,
  aura: ({ n }, { self }) =>
    `an enemy that begins its turn adjacent to ${self}, or leaves a space adjacent to ${self}, takes ${automatic(n)}`,
  thorns: ({ n }) => `an adjacent attacker whose melee attack inflicts damage takes ${automatic(n)}, once per turn`,
  toughen: ({ n }, { self }) => `automatic damage to ${self}, but for slam damage, is ${n} less`,
};
const clauseText = (effect: Effect, voice: Voice): string => clauseOf(CLAUSES, effect, voice);
/** 'A melee attack of strength 4; …. Captain America gains 1 AP.' */
export const effectsText = (effects: Effects, voice: Voice): string =>
  effects.map(effect => `${capital(clauseText(effect, voice))}.`).join(' ');
/** The same as one sentence after a colon. */
export const conditionsText = (effects: Effects, voice: Voice): string =>
  `${effects.map(effect => clauseText(effect, voice)).join('; ')}.`;

const EVENTS: Readonly<Record<Reaction, (self: string) => string>> = {
  attacked: self => `when ${self} is attacked`,
  meleeAttacked: self => `when ${self} is attacked in melee`,
  rangedAttacked: self => `when ${self} is attacked at range`,
  allyAttacked: self => `when an ally adjacent to ${self} is attacked`,
  henchmanDefeated: () => 'when a henchman is defeated',
};
function voiceOf({ owner, reaction }: ActionCard): Voice {
  const { name, kind } = CHARACTERS[characterNumber(owner)]!;
  const self = kind === 'henchman' ? 'the soldier' : name;
  return { self, defended: reaction === 'allyAttacked' ? 'that ally' : self };
}

/** 'Reaction for 1 AP when Iron Man is attacked', '3 AP', 'Always on'; and the Duration Tokens. */
export function triggerText(card: ActionCard): string {
  const { ap, reaction, dt } = card;
  if (ap === null) return 'Always on';
  const cost = reaction ? `Reaction for ${ap} AP ${EVENTS[reaction](voiceOf(card).self)}` : `${ap} AP`;
  return dt ? `${cost}, ${dt} DT` : cost;
}
/** What a card does, without its cost: passive effects of a starburst last while it has DT. */
export function effectText(card: ActionCard): string {
  const voice = voiceOf(card);
  const deeds = effectsText(
    card.effects.filter(effect => !isPassive(effect)),
    voice,
  );
  const passive = card.effects.filter(isPassive);
  if (!passive.length) return deeds;
  const lasting = card.starburst
    ? `While this card has DT: ${conditionsText(passive, voice)}`
    : effectsText(passive, voice);
  return deeds ? `${deeds} ${lasting}` : lasting;
}
export const actionText = (card: ActionCard): string => `${triggerText(card)}. ${effectText(card)}`;

/** 'Slug: melee 3 for 2 AP. Dodge: dodge 2 for 1 AP. Gains 6 AP a turn, 12 at most; rests off 6 wounds.' */
export function characterText({ attack, defend, move, rest, sides, kind }: CharacterCard): string {
  const { gain, last } = sides[0]!;
  const boxes =
    `${attack.name}: ${attack.type} ${attack.strength} for ${attack.ap} AP. ` +
    `${defend.name}: ${defend.type} ${defend.strength} for ${defend.ap} AP.`;
  const track = sides.map(side => `${side.gain} AP for ${count(side.figures, 'figure')}`).join(', ');
  if (kind === 'henchman')
    return `${boxes} ${capital(move.feature)}: the group moves 2 AP worth for ${sides
      .map(({ march, figures }) => `${march} AP with ${figures}`)
      .join(' or ')}. The group gains ${track} a turn; rests off ${rest} wounds.`;
  return `${boxes} Gains ${gain} AP a turn, ${last} at most; rests off ${rest} wounds.`;
}
