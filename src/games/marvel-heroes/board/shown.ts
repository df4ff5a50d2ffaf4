// A card as the board shows it: its name, its kind, its colours, its words.
import {
  allyOf,
  cardName,
  eventOf,
  headlineOf,
  isAlly,
  isHeadline,
  isResource,
  isStory,
  planOf,
  powerUpOf,
  storyOf,
  teamOfAlly,
  teamOfStory,
  villainOf,
} from '../table/deck.ts';
import { abilityOf, BOSS, LEAD, PLAN, POWER_UP, RESOURCE, SECOND } from '../abilities/sources.ts';
import { abilityText, allyText, eventText, headlineText, planText, powerUpText, villainText } from '../words/card.ts';
import { WORDS } from './words.ts';

const HERO_VOICE = { self: 'your hero', opponent: 'the opponent' };
const VILLAIN_VOICE = { self: 'the Villain', opponent: 'the hero' };

export interface Shown {
  name: string;
  kind: 'ally' | 'event' | 'villain' | 'story' | 'headline';
  /** The two colours of its picture. */
  tone: string;
  /** Below its name. */
  sub: string;
  text: string;
}
export function shownOf(card: number): Shown {
  const name = cardName(card);
  if (isAlly(card)) {
    const team = teamOfAlly(card);
    const sub = team < 0 ? WORDS.ally : `${WORDS.ally}, ${WORDS.teams[team]!}`;
    return { name, kind: 'ally', tone: 'ally', sub, text: allyText(allyOf(card)) };
  }
  if (isResource(card)) return { name, kind: 'event', tone: 'event', sub: WORDS.event, text: eventText(eventOf(card)) };
  if (isHeadline(card)) {
    const { type } = headlineOf(card);
    return { name, kind: 'headline', tone: type, sub: WORDS.types[type], text: headlineText(headlineOf(card)) };
  }
  if (isStory(card)) {
    const team = teamOfStory(card);
    return { name: storyOf(card).name, kind: 'story', tone: String(team), sub: WORDS.teams[team]!, text: '' };
  }
  const { requirement, cost } = villainOf(card);
  const sub = `${WORDS.needs} ${requirement}, ${WORDS.costs} ${cost}`;
  return { name, kind: 'villain', tone: 'villain', sub, text: villainText(villainOf(card)) };
}
/** The words of an ability alone, as those read them who may use it. */
export function textOf(source: number): string {
  const n = source % SECOND;
  if (n >= LEAD || (n >= BOSS && n < PLAN)) return abilityText(abilityOf(n), VILLAIN_VOICE, 'Villain');
  if (n >= RESOURCE) return abilityText(abilityOf(n), HERO_VOICE, 'Resource');
  if (n >= POWER_UP) return powerUpText(powerUpOf(n - POWER_UP));
  return n >= PLAN ? planText(planOf(n - PLAN)) : abilityText(abilityOf(n), HERO_VOICE, 'Resource');
}
