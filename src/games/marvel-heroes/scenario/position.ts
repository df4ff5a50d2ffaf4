// Any position in a few lines: what a position may name, and how it is laid on the table.
import { bit, everybody, moveCard, NOBODY, pile } from '#engine/kit/piles.ts';
import { layFields, type Settable } from '#engine/scenario/scenario.ts';
import type { Json, Pile } from '#engine/types.ts';
import { threatOf } from '../table/scenario-effects.ts';
import { AREAS, districtName, DISTRICTS, SPECIAL } from '../cards/board.ts';
import { TEAMS, type Team } from '../cards/card.ts';
import {
  headlineOf,
  HERO_KEYS,
  keyOf,
  madeUp,
  MASTERMIND_KEYS,
  numberOf,
  POWER_UP_KEYS,
  teamOfStory,
  back,
  heroOf,
  type MadeUpCard,
} from '../table/deck.ts';
import { setStatus, wound } from '../table/figures.ts';
import { NONE, READY, RECOVERY, SUPPORTING, type Marvel } from '../table/world.ts';
import { abilityNamed } from './writing.ts';

/** What a position sets by the name that it has in the world. */
const FIELDS = ['gameRound', 'actionRound', 'first', 'archnemesis', 'special', 'solver', 'vp', 'pp'] as const;

/** What a position lays on the table. Lists are by seat; cards, heroes and Masterminds have the names of their data
 *  files, Areas and Districts those of the board. */
interface Laid {
  hands?: Lists;
  plots?: Lists;
  /** Cards in discard piles. */
  discard?: readonly string[];
  /** { Queens: 'demonsWalkTheEarth', Brooklyn: '' } */
  headlines?: Named<string>;
  /** { Queens: 5 }: the Threat token; what the Headline and the Scenario say when left out. */
  threat?: Named<number>;
  /** { Queens: 2 }: how much lower it is in this Game Round. */
  calm?: Named<number>;
  /** Allies in play with their Plot Points: [{ vision: 2 }]. */
  allies?: readonly Named<number>[];
  powerUps?: Lists;
  /** Teams from entry to exit. */
  track?: readonly Team[];
  /** Story cards won, by number. */
  stories?: readonly number[];
  mostWanted?: readonly string[];
  /** { thor: 'Midtown', hulk: 'supporting', ironMan: 'support Queens', captainAmerica: 'wounded' }; also 'ready',
   *  'recovery' and 'special'. */
  heroes?: Named<string>;
  kos?: Named<number>;
  /** Completed plans: { magneto: 2 }; and the Game Round in which one has failed: { magneto: 1 }. */
  plans?: Named<number>;
  failed?: Named<number>;
  /** The Mastermind who is the Archnemesis, 'redSkull'; `archnemesis` names the seat of the Team it opposes. */
  archnemesisIs?: string;
  /** Abilities of which the use in this Game Round is spent: ['shieldClearance', 'nickFury']. */
  used?: readonly string[];
  /** Decks that hold nothing but the cards of `deck`. */
  empty?: readonly ('resources' | 'villains' | 'stories' | 'headlines')[];
  /** The next cards of the decks, in order. */
  deck?: readonly string[];
}
type Lists = readonly (readonly string[])[];
type Named<X> = Readonly<Record<string, X>>;
/** What is left out stays as the seed deals it, but hands are empty. */
export interface Position extends Settable<Marvel, (typeof FIELDS)[number]>, Laid {
  /** 3 when left out. */
  seats?: number;
  seed?: number;
  options?: Json;
  /** Made-up cards for this scenario: one of each lies under its deck. */
  fixtures?: readonly MadeUpCard[];
  /** The part of the Game Round that begins; the Missions phase when left out. */
  at?: 'setUp' | 'planning' | 'missions' | 'close';
  /** In the order of the Teams when left out. */
  teams?: readonly Team[];
  /** What dice will show: B blank, T trouble, H hit, X boost, D double. */
  dice?: string;
}

const FACE_LETTERS = 'BTHhXD';
export const script = (dice: string): number[] =>
  (dice.match(/[^ ]/g) ?? []).map(letter => {
    const at = FACE_LETTERS.indexOf(letter);
    if (at < 0) throw new Error(`no face is written '${letter}'`);
    return at + 1;
  });
const named = (keys: readonly string[], key: string, what: string): number => {
  const n = keys.indexOf(key);
  if (n < 0) throw new Error(`there is no ${what} '${key}'`);
  return n;
};
const AREA_NAMES = AREAS.map(({ name }) => name);
const DISTRICT_NAMES = Array.from({ length: DISTRICTS }, (_, n) => districtName(n));
export const areaNamed = (name: string): number => named(AREA_NAMES, name, 'Area');
const districtNamed = (name: string): number => named(DISTRICT_NAMES, name, 'District');

/** How each part is laid on the table, in this order. */
const LAID: { readonly [P in keyof Laid]-?: (w: Marvel, part: NonNullable<Laid[P]>) => void } = {
  hands: (w, hands) => deal(w, hands, w.piles.hand),
  plots: (w, plots) => deal(w, plots, w.piles.plots),
  discard(w, keys) {
    for (const n of inOrder(keys)) fetch(w, n, discards(w)[back(n)]!, allOf(w));
  },
  headlines: (w, keys) => entries(keys, areaNamed, (area, key) => layHeadline(w, area, key)),
  threat: (w, threat) => entries(threat, areaNamed, (area, n) => (w.threat[area] = n)),
  calm: (w, calm) => entries(calm, areaNamed, (area, n) => (w.calm[area] = n)),
  allies: (w, allies) =>
    allies.forEach((mine, seat) => {
      w.allies[seat] = Object.keys(mine).map(key => open(w, numberOf(key)));
      w.charges[seat] = Object.values(mine);
    }),
  powerUps: (w, lists) =>
    lists.forEach((keys, seat) => (w.powerUps[seat] = keys.map(key => named(POWER_UP_KEYS, key, 'Power-Up')))),
  track: layTrack,
  stories: (w, stories) =>
    stories.forEach((n, seat) => {
      for (let i = 0; i < n; i++) w.stories[seat]!.push(open(w, storyFor(w, w.team[seat]!)));
    }),
  mostWanted: (w, keys) => keys.forEach((key, space) => (w.mostWanted[space] = open(w, numberOf(key)))),
  heroes: (w, places) => entries(places, heroNamed, (hero, place) => layHero(w, hero, place)),
  kos: (w, kos) => entries(kos, heroNamed, (hero, n) => (w.ko[hero] = n)),
  plans: (w, plans) => entries(plans, mastermindNamed, (mastermind, n) => (w.plans[mastermind] = n)),
  failed: (w, failed) => entries(failed, mastermindNamed, (mastermind, n) => (w.failed[mastermind] = n)),
  archnemesisIs: (w, key) => void (w.archnemesis = w.nemesis.indexOf(mastermindNamed(key))),
  used: (w, keys) => void (w.used = keys.map(abilityNamed)),
  empty: layAway,
  deck(w, keys) {
    for (const n of keys.map(numberOf).toReversed()) fetch(w, n, deckFor(w, n), NOBODY);
  },
};
const SET_UP: readonly (keyof Position)[] = ['seats', 'seed', 'options', 'fixtures', 'at', 'teams', 'dice'];
/** Every part of a position. */
export const PARTS: readonly string[] = [...FIELDS, ...Object.keys(LAID), ...SET_UP];

const heroNamed = (key: string): number => named(HERO_KEYS, key, 'hero');
const mastermindNamed = (key: string): number => named(MASTERMIND_KEYS, key, 'Mastermind');
const entries = <X>(of: Named<X>, numbered: (key: string) => number, act: (n: number, value: X) => void): void =>
  Object.entries(of).forEach(([key, value]) => act(numbered(key), value));

export function lay(w: Marvel, position: Position): void {
  layFields(w, position, FIELDS);
  emptyHands(w);
  for (const [part, layPart] of Object.entries(LAID)) {
    const value = position[part as keyof Laid];
    if (value !== undefined) (layPart as (w: Marvel, part: unknown) => void)(w, value);
  }
}

// ---- cards -------------------------------------------------------------------------------------------------

const decks = ({ piles }: Marvel): Pile[] => [piles.resources, piles.villains, piles.headlines, piles.stories];
const discards = ({ piles }: Marvel): Pile[] => [
  piles.resourceDiscard,
  piles.villainDiscard,
  piles.headlineDiscard,
  piles.storyDiscard,
];
const deckFor = (w: Marvel, card: number): Pile => decks(w)[back(card)]!;
/** Moves a card from wherever it lies to the top of a pile; only those in `seen` know it now. */
function fetch(w: Marvel, card: number, to: Pile, seen: number): void {
  const { piles } = w;
  const all = [...decks(w), ...discards(w), ...piles.hand, ...piles.plots, piles.inPlay, piles.scored];
  const from = all.find(({ cards }) => cards.includes(card));
  if (!from) throw new Error(`'${keyOf(card)}' lies in no pile`);
  moveCard(from, from.cards.indexOf(card), to, seen);
  to.seen[to.seen.length - 1] = seen;
}
const putUnder = (deck: Pile, p: Pile): void => {
  deck.cards.unshift(...p.cards.splice(0));
  deck.seen.unshift(...p.seen.splice(0).map(() => NOBODY));
};
/** Made-up cards and those of all hands go under their decks. */
function emptyHands(w: Marvel): void {
  const { piles } = w;
  for (const n of madeUp.numbers) putUnder(deckFor(w, n), pile([n]));
  for (const hand of piles.hand) putUnder(piles.resources, hand);
  for (const hand of piles.plots) putUnder(piles.villains, hand);
}
const inOrder = (keys: readonly string[]): number[] => keys.map(numberOf).sort((a, b) => a - b);
const deal = (w: Marvel, lists: Lists, to: Pile[]): void =>
  lists.forEach((keys, seat) => {
    for (const n of inOrder(keys)) fetch(w, n, to[seat]!, bit(seat));
  });
/** Cards that nobody needs are put out of the way. */
function layAway({ piles }: Marvel, empty: NonNullable<Laid['empty']>): void {
  for (const name of empty) {
    piles.scored.cards.push(...piles[name].cards.splice(0));
    piles.scored.seen.push(...piles[name].seen.splice(0));
  }
}
function layHeadline(w: Marvel, area: number, key: string): void {
  const before = w.headline[area]!;
  w.headline[area] = NONE;
  if (before !== NONE) fetch(w, before, w.piles.headlines, NOBODY);
  if (before !== NONE) putLastUnder(w.piles.headlines);
  w.threat[area] = 0;
  if (!key) return;
  const card = numberOf(key);
  const other = w.headline.indexOf(card);
  if (other >= 0) w.headline[other] = NONE;
  if (other >= 0) w.threat[other] = 0;
  w.headline[area] = open(w, card);
  w.threat[area] = headlineOf(card).threat + threatOf(w, headlineOf(card).type);
}
function putLastUnder(deck: Pile): void {
  deck.cards.unshift(deck.cards.pop()!);
  deck.seen.unshift(deck.seen.pop()!);
}
const allOf = (w: Marvel): number => everybody(w.vp.length);
/** Lays a card open. */
function open(w: Marvel, card: number): number {
  fetch(w, card, w.piles.inPlay, allOf(w));
  return card;
}
const storyFor = (w: Marvel, team: number): number => w.piles.stories.cards.find(card => teamOfStory(card) === team)!;
function layTrack(w: Marvel, track: readonly Team[]): void {
  for (const card of w.track) if (card !== NONE) fetch(w, card, w.piles.stories, NOBODY);
  w.track.fill(NONE);
  track.forEach((team, space) => {
    const card = w.piles.stories.cards.findLast(one => teamOfStory(one) === TEAMS.indexOf(team))!;
    w.track[space] = open(w, card);
  });
}

// ---- figures -----------------------------------------------------------------------------------------------

const PLACES: Readonly<Record<string, number>> = { ready: READY, recovery: RECOVERY, supporting: SUPPORTING };
function layHero(w: Marvel, hero: number, place: string): void {
  if (!w.team.includes(TEAMS.indexOf(heroOf(hero).team)))
    throw new Error(`the Team of '${HERO_KEYS[hero]}' is not in play`);
  if (place in PLACES) setStatus(w, hero, PLACES[place]!);
  else if (place === 'wounded') wound(w, hero);
  else if (place === 'special') setStatus(w, hero, READY, SPECIAL);
  else if (place.startsWith('support ')) setStatus(w, hero, SUPPORTING, areaNamed(place.slice('support '.length)));
  else setStatus(w, hero, READY, districtNamed(place));
}
