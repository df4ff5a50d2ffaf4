// Numbers of cards, heroes, Masterminds and plans, and what is printed on each.
import { isIn, ranges } from '#engine/kit/numbering.ts';
import { MadeUp } from '#engine/scenario/made-up.ts';
import { ALLIES } from '../cards/allies.ts';
import {
  COLOURS,
  RATINGS,
  TEAMS,
  type Ally,
  type EventCard,
  type Headline,
  type Hero,
  type MasterPlan,
  type Mastermind,
  type PowerUp,
  type Powers,
  type Scenario,
  type Story,
  type Team,
  type Villain,
} from '../cards/card.ts';
import { EVENTS } from '../cards/events.ts';
import { HEADLINES } from '../cards/headlines.ts';
import { HEROES } from '../cards/heroes.ts';
import { MASTERMINDS } from '../cards/masterminds.ts';
import { MASTER_PLANS } from '../cards/plans.ts';
import { POWER_UPS } from '../cards/power-ups.ts';
import { SCENARIOS } from '../cards/scenarios.ts';
import { STORIES } from '../cards/stories.ts';
import { VILLAINS } from '../cards/villains.ts';

const keysOf = (things: object): string[] => Object.keys(things);
const valuesOf = <X>(things: Readonly<Record<string, X>>): readonly X[] => Object.values(things);
const ALLY: readonly Ally[] = valuesOf(ALLIES);
const EVENT: readonly EventCard[] = valuesOf(EVENTS);
const VILLAIN: readonly Villain[] = valuesOf(VILLAINS);
const HEADLINE: readonly Headline[] = valuesOf(HEADLINES);
const STORY: readonly Story[] = valuesOf(STORIES);
const HERO: readonly Hero[] = valuesOf(HEROES);
const MASTERMIND: readonly Mastermind[] = valuesOf(MASTERMINDS);
const PLAN: readonly MasterPlan[] = valuesOf(MASTER_PLANS);
const POWER_UP: readonly PowerUp[] = valuesOf(POWER_UPS);
const SCENARIO: readonly Scenario[] = valuesOf(SCENARIOS);

/** MH-CMP-02, MH-RUL-13: every card once. */
export const CARDS = ranges({
  resource: ALLY.length + EVENT.length,
  villain: VILLAIN.length,
  headline: HEADLINE.length,
  story: STORY.length,
});
const CARD_KEYS: readonly string[] = [ALLIES, EVENTS, VILLAINS, HEADLINES, STORIES].flatMap(keysOf);
export const HERO_KEYS: readonly string[] = keysOf(HEROES);
export const MASTERMIND_KEYS: readonly string[] = keysOf(MASTERMINDS);
export const PLAN_KEYS: readonly string[] = keysOf(MASTER_PLANS);
export const POWER_UP_KEYS: readonly string[] = keysOf(POWER_UPS);
export const SCENARIO_KEYS: readonly string[] = keysOf(SCENARIOS);
/** MH-CMP-01, MH-CMP-03 */
export const HERO_COUNT = HERO.length;

/** A card of a scenario that is a test, above the printed numbers; a Villain where nothing else is said. */
export type MadeUpCard =
  | { readonly id: string; readonly kind?: 'villain'; readonly card: Villain }
  | { readonly id: string; readonly kind: 'ally'; readonly card: Ally }
  | { readonly id: string; readonly kind: 'event'; readonly card: EventCard }
  | { readonly id: string; readonly kind: 'headline'; readonly card: Headline }
  | { readonly id: string; readonly kind: 'story'; readonly card: Story };
export const madeUp = new MadeUp<MadeUpCard>(CARD_KEYS.length);
const isMadeUp = (card: number, kind: MadeUpCard['kind']): boolean => madeUp.at(card)?.kind === kind;
/** The card of a number above the printed ones. */
const made = <C>(card: number): C => madeUp.at(card)!.card as C;

export const keyOf = (card: number): string => CARD_KEYS[card] ?? madeUp.at(card)!.id;
export const numberOf = (key: string): number => {
  const n = madeUp.numbers.find(card => keyOf(card) === key) ?? CARD_KEYS.indexOf(key);
  if (n < 0) throw new Error(`there is no card '${key}'`);
  return n;
};

export const isAlly = (card: number): boolean => card < ALLY.length || isMadeUp(card, 'ally');
export const isResource = (card: number): boolean =>
  card < CARDS.resource.end || isMadeUp(card, 'ally') || isMadeUp(card, 'event');
export const isHeadline = (card: number): boolean => isIn(CARDS.headline, card) || isMadeUp(card, 'headline');
export const isStory = (card: number): boolean => isIn(CARDS.story, card) || isMadeUp(card, 'story');
export const allyOf = (card: number): Ally => ALLY[card] ?? made(card);
export const eventOf = (card: number): EventCard => EVENT[card - ALLY.length] ?? made(card);
export const villainOf = (card: number): Villain => VILLAIN[card - CARDS.villain.first] ?? made(card);
export const headlineOf = (card: number): Headline => HEADLINE[card - CARDS.headline.first] ?? made(card);
export const storyOf = (card: number): Story => STORY[card - CARDS.story.first] ?? made(card);
export const heroOf = (hero: number): Hero => HERO[hero]!;
export const mastermindOf = (n: number): Mastermind => MASTERMIND[n]!;
export const planOf = (n: number): MasterPlan => PLAN[n]!;
export const powerUpOf = (n: number): PowerUp => POWER_UP[n]!;
export const scenarioOf = (n: number): Scenario => SCENARIO[n]!;

/** MH-INF-02: the decks have different backs. */
export const back = (card: number): number => (isResource(card) ? 0 : isHeadline(card) ? 2 : isStory(card) ? 3 : 1);
/** What is printed on a card of any deck. */
export function printedOn(card: number): Ally | EventCard | Headline | Story | Villain {
  if (isAlly(card)) return allyOf(card);
  if (isResource(card)) return eventOf(card);
  if (isHeadline(card)) return headlineOf(card);
  return isStory(card) ? storyOf(card) : villainOf(card);
}
export const cardName = (card: number): string => printedOn(card).name;

const teamNumber = (team: Team): number => TEAMS.indexOf(team);
/** MH-CMP-06, MH-RUL-15: the Team of each hero, and the heroes of each Team. */
const TEAM_OF_HERO: readonly number[] = HERO.map(({ team }) => teamNumber(team));
const HEROES_OF: readonly (readonly number[])[] = TEAMS.map((_, team) =>
  TEAM_OF_HERO.flatMap((other, hero) => (other === team ? [hero] : [])),
);
export const heroesOf = (team: number): readonly number[] => HEROES_OF[team]!;
const LEVELS: readonly number[] = HERO.map(({ level }) => level);
export const levelOf = (hero: number): number => LEVELS[hero]!;
/** MH-CMP-07: the Mastermind whose number is the Team's. */
const NEMESIS_OF: readonly number[] = TEAMS.map(team => MASTERMIND.findIndex(({ nemesisOf }) => nemesisOf === team));
export const nemesisOf = (team: number): number => NEMESIS_OF[team]!;
const TEAM_OF_STORY: readonly number[] = STORY.map(({ team }) => teamNumber(team));
export const teamOfStory = (card: number): number =>
  TEAM_OF_STORY[card - CARDS.story.first] ?? teamNumber(storyOf(card).team);
/** The Team whose icon an Ally bears; -1: none. */
const iconOf = ({ team }: Ally): number => (team ? teamNumber(team) : -1);
const TEAM_OF_ALLY: readonly number[] = ALLY.map(iconOf);
export const teamOfAlly = (card: number): number => TEAM_OF_ALLY[card] ?? iconOf(allyOf(card));
/** The three Power-Ups of a Team, and the three plans of a Mastermind by stage. */
export const PER_SET = 3;
const POWER_UPS_OF: readonly (readonly number[])[] = TEAMS.map(team =>
  POWER_UP.flatMap((one, n) => (one.team === team ? [n] : [])),
);
export const powerUpsOf = (team: number): readonly number[] => POWER_UPS_OF[team]!;
const FIRST_PLAN: readonly number[] = MASTERMIND_KEYS.map(key =>
  PLAN.findIndex(({ mastermind }) => mastermind === key),
);
export const planAt = (mastermind: number, stage: number): number => FIRST_PLAN[mastermind]! + stage;

/** Powers as numbers: by colour the three ratings, or nothing. */
export type Ratings = readonly [attack: number, defend: number, outwit: number];
export type PowerTable = readonly (Ratings | null)[];
export const tableOf = (powers: Powers): PowerTable =>
  COLOURS.map(colour => {
    const power = powers[colour];
    return power ? (RATINGS.map(rating => power[rating]) as unknown as Ratings) : null;
  });
const HERO_POWERS: readonly PowerTable[] = HERO.map(({ powers }) => tableOf(powers));
const VILLAIN_POWERS: readonly PowerTable[] = VILLAIN.map(({ powers }) => tableOf(powers));
const BOSS_POWERS: readonly PowerTable[] = MASTERMIND.map(({ powers }) => tableOf(powers));
export const heroPowers = (hero: number): PowerTable => HERO_POWERS[hero]!;
export const villainPowers = (card: number): PowerTable =>
  VILLAIN_POWERS[card - CARDS.villain.first] ?? tableOf(villainOf(card).powers);
export const bossPowers = (mastermind: number): PowerTable => BOSS_POWERS[mastermind]!;
