// The words of heroes, Masterminds and cards, made from the same data that they run by.
import { capital, count, listed } from '#engine/kit/wording.ts';
import { BOSS, LEAD, POWER_UP, SECOND, SUPPORT } from '../abilities/sources.ts';
import type {
  Ability,
  Ally,
  Cost,
  EventCard,
  Headline,
  Hero,
  Limit,
  MasterPlan,
  Mastermind,
  PowerUp,
  Rating,
  Scenario,
  ScenarioEffect,
  Timing,
  Villain,
} from '../cards/card.ts';
import { heroOf } from '../table/deck.ts';
import { alwaysText, clauses, conditionText, ratingName, type Voice } from './effects.ts';

const rolls = (ratings: readonly Rating[] | undefined): string =>
  !ratings || ratings.length === 3 ? 'any' : `the ${listed(ratings.map(ratingName), 'or')}`;
/** 'before any roll of Thor', 'at the start of a sequence' */
function timingText(at: Timing, roll: readonly Rating[] | undefined, { self, opponent }: Voice): string {
  const texts: Readonly<Record<Timing, string>> = {
    always: '',
    income: 'when you receive Plot Points',
    allyStep: 'in your Ally step',
    beforeAction: 'before your action',
    action: 'action',
    afterTroubleshooting: 'after your Troubleshooting action',
    scheming: 'when your Nemesis would scheme',
    beforeTroubleRoll: 'before the Trouble roll',
    afterTroubleRoll: 'after the Trouble roll',
    combatStart: 'when combat starts',
    sequenceStart: 'at the start of a sequence',
    afterReveal: 'after the powers are shown',
    beforeOwnRoll: `before ${rolls(roll)} roll of ${self}`,
    afterOwnRoll: `after ${rolls(roll)} roll of ${self}`,
    beforeOpponentRoll: `before ${rolls(roll)} roll of ${opponent}`,
    afterOpponentRoll: `after ${rolls(roll)} roll of ${opponent}`,
    koPending: `when ${self} is about to take a KO`,
    sequenceEnd: 'at the end of a sequence',
  };
  return texts[at];
}
const LIMITS: Readonly<Record<Limit, string>> = {
  sequence: 'once per sequence',
  combat: 'once per combat',
  round: 'once per Game Round',
};
/** What is paid; an action is said as the moment. */
function costText(cost: Cost, deck: 'Resource' | 'Villain'): string {
  if (typeof cost === 'object') return `discard ${count(cost.discard, `${deck} card`)}`;
  return { none: '', action: '', self: 'discard this card', charge: 'spend a charge or discard this card' }[cost];
}
/** 'Before Attack roll of Thor, once per combat, discard 1 Resource card: …' */
export function abilityText(ability: Ability, voice: Voice, deck: 'Resource' | 'Villain'): string {
  const { at, roll, cost, limit, effects, options } = ability;
  const head = (timing: Timing): string =>
    [
      timingText(timing, roll, voice),
      conditionText(ability.if, voice),
      limit ? LIMITS[limit] : '',
      costText(cost, deck),
    ]
      .filter(Boolean)
      .join(', ');
  const sentence = (timing: Timing, what: readonly string[]): string => {
    const before = head(timing);
    return before ? `${capital(before)}: ${what.join('')}.` : `${capital(what.join(''))}.`;
  };
  if (effects) return sentence(at, [clauses(effects, voice)]);
  return options!.map(option => sentence(option.at ?? at, [clauses(option.effects, voice)])).join(' Or: ');
}
const HERO_VOICE: Voice = { self: 'your hero', opponent: 'the opponent' };
const LEAD_VOICE: Voice = { self: 'the Lead', opponent: 'the hero' };
/** How an ability speaks of the two who fight, by its number. */
export function voiceOf(source: number): Voice {
  const n = source % SECOND;
  if (n >= LEAD || (n >= BOSS && n < POWER_UP)) return LEAD_VOICE;
  return n >= POWER_UP || n >= SUPPORT ? HERO_VOICE : { ...HERO_VOICE, self: heroOf(n).name };
}
const named = (ability: Ability, text: string): string => (ability.name ? `${ability.name}: ${text}` : text);

export const heroText = ({ name, combat, support }: Hero): string =>
  [
    `Combat – ${named(combat, abilityText(combat, { self: name, opponent: 'the opponent' }, 'Resource'))}`,
    `Support – ${named(support, abilityText(support, { self: 'the teammate', opponent: 'the opponent' }, 'Resource'))}`,
  ].join(' ');
export const mastermindText = ({ name, ability }: Mastermind): string =>
  named(ability, abilityText(ability, { self: name, opponent: 'the hero' }, 'Villain'));
export function villainText({ name, ability, lower }: Villain): string {
  const below = `${lower.kind === 'agent' ? 'Agent' : 'Backup'} (${lower.trouble}) – `;
  const half = below + named(lower, abilityText(lower, LEAD_VOICE, 'Villain'));
  if (!ability) return half;
  return `Lead – ${named(ability, abilityText(ability, { self: name, opponent: 'the hero' }, 'Villain'))} ${half}`;
}
export const allyText = ({ ability }: Ally): string => named(ability, abilityText(ability, HERO_VOICE, 'Resource'));
export const eventText = ({ ability }: EventCard): string => abilityText(ability, HERO_VOICE, 'Resource');
export const headlineText = ({ type, threat, skill, vp, isMastermind, line }: Headline): string =>
  `${line} ${capital(type)}, Threat ${threat}; ${capital(skill)} helps; ${vp} VP` +
  `${isMastermind ? '; Mastermind Headline' : ''}.`;
export function powerUpText({ always, ability }: PowerUp): string {
  const parts: string[] = [];
  if (always) parts.push(`Always: ${alwaysText(always, HERO_VOICE)}.`);
  if (ability) parts.push(abilityText(ability, HERO_VOICE, 'Resource'));
  return parts.join(' ');
}
export const planText = ({ always, ability }: MasterPlan): string =>
  always
    ? `Against the opposed Team: ${alwaysText(always, LEAD_VOICE)}.`
    : abilityText(ability!, LEAD_VOICE, 'Villain');

function scenarioEffect(effect: ScenarioEffect): string {
  switch (effect.do) {
    case 'threatOf':
      return `${capital(effect.type)} Headlines have Threat +${effect.n}.`;
    case 'threatGrows':
      return `At each Game Round Set-up open Headlines get Threat +${effect.n}.`;
    case 'infected':
      return 'Leads with the Most Wanted icon have dice boosting; all lose when one wins and no space is free for it.';
    case 'income':
      return `Each Team receives ${count(effect.n, 'Plot Point')} more in every Planning phase.`;
    case 'otherNemeses':
      return 'Each Team faces the Mastermind of another Team.';
    case 'schemeTwice':
      return 'A Nemesis who schemes may take two different options.';
    case 'conclusionWins':
      return 'A player whose Mastermind completes its Conclusion wins at once.';
    case 'newHeadlines':
      return 'At every Game Round Set-up all open Headlines are replaced.';
    default:
      return 'The Nemesis of a Team may scheme on every Headline.';
  }
}
export function scenarioText({ effects, special, vp, round }: Scenario): string {
  const parts = effects.map(scenarioEffect);
  if (special) {
    const what = special.type
      ? `the Special Headline enters: Threat ${special.threat}, ${capital(special.type)}, ${capital(special.skill!)}`
      : 'Magneto can be confronted on the Scenario card';
    const icon = special.isMastermind ? ', with the Mastermind icon' : '';
    parts.push(`When a Team has ${special.enters} VP ${what}, ${special.vp} VP${icon}.`);
    parts.push('The game ends after the Action Round in which that is solved, at the latest after that Game Round.');
  }
  const atLast = round ? `after Game Round ${round}` : '';
  if (vp) {
    const end = `The game ends after the Action Round in which a Team has ${vp} VP`;
    parts.push(atLast ? `${end}, at the latest ${atLast}.` : `${end}.`);
  } else if (atLast) parts.push(`The game ends ${atLast}.`);
  return parts.join(' ');
}
