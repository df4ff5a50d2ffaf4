// The words of a card, made from the same data that it runs by, so that text and behaviour cannot disagree.
import type { Ability, Card, Limit, Moment, Shield, SpecialRule, Triggered } from '../card.ts';
import { effectsText, signed } from './effects.ts';
import { burst, capital, costText, fill, ifText, lower, noun } from './nouns.ts';

/** What a card says: one sentence or more for each ability. */
export function cardText(card: Card): string {
  const own = card.abilities.map(ability => abilityText(ability, card));
  return [...(card.heroic ? ['Heroic.'] : []), ...own].join(' ');
}

export function abilityText(ability: Ability, { name }: Card): string {
  if ('on' in ability) return burst(ability.burst) + triggeredText(ability, name);
  if ('global' in ability) return `Global, ${costText(ability.global)}: ${effectsText(ability.effects, name)}`;
  if ('activated' in ability) {
    const often = ability.oncePerTurn ? 'Once a turn for each die, ' : '';
    return capital(
      `${often}${ifText(ability.if, name)}${costText(ability.activated)}: ${effectsText(ability.effects, name)}`,
    );
  }
  if ('action' in ability) return burst(ability.burst) + capital(effectsText(ability.effects, name));
  if ('bonus' in ability) return burst(ability.burst) + bonusText(ability, name);
  if ('shield' in ability) return burst(ability.burst) + shieldText(ability, name);
  if ('deals' in ability) return dealsText(ability, name);
  if ('limit' in ability) return capital(`${ifText(ability.if, name)}${limitText(ability, name)}`);
  return fill(SPECIAL[ability.special], name);
}

const WHEN: Record<Moment, string> = {
  fielded: 'when {name} is fielded',
  attacks: 'when {name} attacks',
  blocked: 'when {name} becomes blocked',
  blocks: 'when {name} blocks',
  knockedOut: 'when {name} is knocked out',
  damaged: 'when {name} is damaged',
  combatDamaged: 'when {name} takes combat damage',
  damagesPlayer: 'when {name} damages your opponent',
  turnStarts: 'at the start of your turn',
  ownTurnEnds: 'at the end of your turn',
  anyTurnEnds: 'at the end of each turn',
  youAttackWithoutThis: 'when you attack without {name}',
  youFieldAnother: 'when you field another character',
  youFieldMarked: 'when you field a die of the card this lies on',
  opposingSidekickKnockedOut: 'when an opposing Sidekick is knocked out',
  knocksOutSidekick: 'when {name} knocks out a Sidekick',
  villainKnockedOut: 'when a Villain is knocked out',
  opponentDraws: 'when your opponent draws dice',
  opponentAttacks: 'when your opponent attacks',
  opponentMainEnds: "at the end of your opponent's main step",
};

function triggeredText(ability: Triggered, name: string): string {
  const whom = ability.pair ? `${name} or its partner` : name;
  const once = { declaration: ' (once however many)', turn: ' (first time each turn)', '': '' }[ability.once ?? ''];
  const active = ability.active ? 'while active, ' : '';
  const paired = ability.pair ? 'while paired, ' : '';
  const may = ability.pay ? `you may ${lower(costText(ability.pay))}: ` : ability.may ? 'you may do this: ' : '';
  const when = `${paired}${active}${fill(WHEN[ability.on], whom)}${once}, ${ifText(ability.if, name)}`;
  return capital(`${when}${may}${effectsText(ability.effects, name)}`);
}

function bonusText(ability: Extract<Ability, { bonus: object }>, name: string): string {
  const { attack = 0, defense = 0, attackTimes } = ability.bonus;
  const what = attackTimes
    ? `attack is multiplied by ${attackTimes}`
    : [attack && `${signed(attack)} attack`, defense && `${signed(defense)} defense`].filter(Boolean).join(' and ');
  const per = ability.per ? ` for each ${noun(ability.per)}` : '';
  const active = ability.active ? 'while active, ' : ability.to === 'pair' ? 'while paired, ' : '';
  const whom =
    typeof ability.to === 'object' ? `each ${noun(ability.to)}` : ability.to === 'pair' ? 'each of the pair' : name;
  const verb = attackTimes ? "'s" : ' has';
  return capital(`${active}${ifText(ability.if, name)}${whom}${verb} ${what}${per}.`);
}

function shieldText({ shield, to, n, from, eachTurn, may, ...ability }: Shield, name: string): string {
  const all = n === undefined ? 'all' : `the first ${n}`;
  const whom = to === 'pair' ? 'each of the pair' : name;
  const source = from ? ` from ${sourceText(from)}` : '';
  const turn = eachTurn ? ' each turn' : '';
  const what = {
    prevent: `${all} damage to ${whom}${source}${turn} is prevented`,
    lessen: `damage to ${whom}${source} is reduced by ${n}`,
    halve: `damage to ${whom}${source} is halved, rounded down`,
    redirect: `${all} damage to ${whom}${source}${turn} is redirected to your opponent`,
  }[shield];
  const pair = to === 'pair' ? 'while paired, ' : '';
  return capital(`${pair}${ifText(ability.if, name)}${may ? 'if you like, ' : ''}${what}.`);
}
function sourceText({ energy, affiliation, kind = 'character' }: NonNullable<Shield['from']>): string {
  const of = [energy?.join(' or '), affiliation].filter(Boolean).join(' ');
  return `${of ? `${of} ` : ''}${{ character: 'characters', action: 'action dice', die: 'dice' }[kind]}`;
}

function dealsText({ deals, by, to }: Extract<Ability, { deals: object }>, name: string): string {
  const whom = typeof by === 'object' ? `each ${noun(by)}` : name;
  const active = typeof by === 'object' ? 'While active, ' : '';
  const much = deals.times ? `${deals.times} times its damage` : `${deals.more} more damage`;
  return capital(`${active}${whom} deals ${much}${to ? ' to its blockers' : ''}.`);
}

const LIMITS: Record<Limit['limit'], string> = {
  unblockable: '{name} cannot be blocked.',
  noSidekickBlockers: 'Sidekicks cannot block {name}.',
  twoBlockers: '{name} can be blocked only by two or more.',
  afterOtherShields: 'while attacking, {name} can be blocked only if every other attacking shield character is.',
  cannotBlock: '{name} cannot block.',
  mustAttack: '{name} must attack if able.',
  attacksOnlyIf: '{name} can attack only if your opponent has a character.',
  blocksTwo: '{name} may block two attackers.',
  noActionTarget: 'action dice cannot target {name}.',
};
function limitText({ limit, to, active }: Limit, name: string): string {
  const whom =
    typeof to === 'object' ? `each ${noun(to)}` : to === 'pair' ? 'each of the pair' : active ? `each ${name}` : name;
  return `${active ? 'while active, ' : to === 'pair' ? 'while paired, ' : ''}${fill(LIMITS[limit], whom)}`;
}

const SPECIAL: Record<SpecialRule, string> = {
  sacrificeShield:
    'When {name} is dealt damage you may move any of your Sidekicks from the field to your used pile; each prevents 3 of it.',
  prepInstead: '{name} goes to your prep area whenever it would leave the field for your used pile or bag.',
  survive:
    'If {name} at level 2 or 3 would be knocked out by damage, it goes down a level instead and loses all damage.',
  rerollOnKnockOut: 'When {name} is knocked out, roll it: on a character face it returns to the field at that level.',
  extraReroll: 'While active, you have one more reroll each turn.',
  opponentRerolls: 'In the turn after {name} was fielded you may have your opponent reroll one die of the first roll.',
  dearerFielding: "Your opponent's dice of the card this lies on cost at least 2 to field, and nothing lowers that.",
};
