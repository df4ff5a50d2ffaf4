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

/** What is left out stays as the seed deals it, but hands are empty. Lists are by seat; cards, heroes and Masterminds
 *  have the names of their data files, Areas and Districts those of the board. */
export interface Position extends Settable<Marvel, (typeof FIELDS)[number]> {
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
  /** { thor: 'Midtown', hulk: 'supporting', ironMan: 'support Queens', captainAmerica: 'wounded' }; also 'ready',
   *  'recovery' and 'special'. */
  heroes?: Readonly<Record<string, string>>;
  kos?: Readonly<Record<string, number>>;
  hands?: (readonly string[])[];
  plots?: (readonly string[])[];
  /** Allies in play with their Plot Points: [{ vision: 2 }]. */
  allies?: Readonly<Record<string, number>>[];
  powerUps?: (readonly string[])[];
  /** Story cards won, by number. */
  stories?: readonly number[];
  /** { Queens: 'demonsWalkTheEarth', Brooklyn: '' } */
  headlines?: Readonly<Record<string, string>>;
  /** { Queens: 5 }: the Threat token; what the Headline and the Scenario say when left out. */
  threat?: Readonly<Record<string, number>>;
  /** { Queens: 2 }: how much lower it is in this Game Round. */
  calm?: Readonly<Record<string, number>>;
  /** Teams from entry to exit. */
  track?: readonly Team[];
  mostWanted?: readonly string[];
  /** Completed plans: { magneto: 2 }; and the Game Round in which one has failed: { magneto: 1 }. */
  plans?: Readonly<Record<string, number>>;
  failed?: Readonly<Record<string, number>>;
  /** Abilities of which the use in this Game Round is spent: ['shieldClearance', 'nickFury']. */
  used?: readonly string[];
  /** The next cards of the decks, in order. */
  deck?: readonly string[];
  /** Decks that hold nothing but the cards of `deck`. */
  empty?: readonly ('resources' | 'villains' | 'stories' | 'headlines')[];
  /** Cards in discard piles. */
  discard?: readonly string[];
  /** What dice will show: B blank, T trouble, H hit, X boost, D double. */
  dice?: string;
}

/** Every part of a position; types keep the list whole. */
export const PARTS = Object.keys({
  gameRound: 0,
  actionRound: 0,
  first: 0,
  archnemesis: 0,
  special: 0,
  solver: 0,
  vp: 0,
  pp: 0,
  seats: 0,
  seed: 0,
  options: 0,
  fixtures: 0,
  at: 0,
  teams: 0,
  heroes: 0,
  kos: 0,
  hands: 0,
  plots: 0,
  allies: 0,
  powerUps: 0,
  stories: 0,
  headlines: 0,
  threat: 0,
  calm: 0,
  track: 0,
  mostWanted: 0,
  plans: 0,
  failed: 0,
  used: 0,
  deck: 0,
  empty: 0,
  discard: 0,
  dice: 0,
} satisfies Record<keyof Position, 0>);
const FACE_LETTERS = 'BTHhXD';
export const script = (dice: string): number[] =>
  dice
    .replaceAll(' ', '')
    .split('')
    .map(letter => {
      const at = FACE_LETTERS.indexOf(letter);
      if (at < 0) throw new Error(`no face is written '${letter}'`);
      return at + 1;
    });
const named = (keys: readonly string[], key: string, what: string): number => {
  const n = keys.indexOf(key);
  if (n < 0) throw new Error(`there is no ${what} '${key}'`);
  return n;
};
export const areaNamed = (name: string): number =>
  named(
    AREAS.map(area => area.name),
    name,
    'Area',
  );
const districtNamed = (name: string): number =>
  named(
    Array.from({ length: DISTRICTS }, (_, n) => districtName(n)),
    name,
    'District',
  );

export function lay(w: Marvel, position: Position): void {
  layFields(w, position, FIELDS);
  layHands(w, position);
  layHeadlines(w, position);
  layOpenCards(w, position);
  layHeroes(w, position);
  for (const [key, n] of Object.entries(position.plans ?? {})) w.plans[named(MASTERMIND_KEYS, key, 'Mastermind')] = n;
  for (const [key, n] of Object.entries(position.failed ?? {})) w.failed[named(MASTERMIND_KEYS, key, 'Mastermind')] = n;
  w.used = (position.used ?? []).map(abilityNamed);
  layAway(w, position);
  position.deck?.toReversed().forEach(key => fetch(w, numberOf(key), deckFor(w, numberOf(key)), NOBODY));
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
function layHands(w: Marvel, { hands, plots, discard }: Position): void {
  const { piles } = w;
  for (const n of madeUp.numbers) putUnder(deckFor(w, n), pile([n]));
  for (const hand of piles.hand) putUnder(piles.resources, hand);
  for (const hand of piles.plots) putUnder(piles.villains, hand);
  const deal = (lists: (readonly string[])[] | undefined, to: Pile[]): void =>
    lists?.forEach((keys, seat) => {
      for (const n of keys.map(numberOf).sort((a, b) => a - b)) fetch(w, n, to[seat]!, bit(seat));
    });
  deal(hands, piles.hand);
  deal(plots, piles.plots);
  const all = everybody(w.vp.length);
  for (const n of (discard ?? []).map(numberOf).sort((a, b) => a - b)) fetch(w, n, discards(w)[back(n)]!, all);
}
/** Cards that nobody needs are put out of the way. */
function layAway(w: Marvel, { empty = [] }: Position): void {
  const { piles } = w;
  for (const name of empty) {
    piles.scored.cards.push(...piles[name].cards.splice(0));
    piles.scored.seen.push(...piles[name].seen.splice(0));
  }
}
function layHeadlines(w: Marvel, { headlines = {}, threat = {}, calm = {} }: Position): void {
  for (const [name, key] of Object.entries(headlines)) {
    const area = areaNamed(name);
    const before = w.headline[area]!;
    w.headline[area] = NONE;
    if (before !== NONE) fetch(w, before, w.piles.headlines, NOBODY);
    if (before !== NONE) putLastUnder(w.piles.headlines);
    w.threat[area] = 0;
    if (!key) continue;
    const card = numberOf(key);
    const other = w.headline.indexOf(card);
    if (other >= 0) w.headline[other] = NONE;
    if (other >= 0) w.threat[other] = 0;
    fetch(w, card, w.piles.inPlay, everybody(w.vp.length));
    w.headline[area] = card;
    w.threat[area] = headlineOf(card).threat + threatOf(w, headlineOf(card).type);
  }
  for (const [name, n] of Object.entries(threat)) w.threat[areaNamed(name)] = n;
  for (const [name, n] of Object.entries(calm)) w.calm[areaNamed(name)] = n;
}
function putLastUnder(deck: Pile): void {
  deck.cards.unshift(deck.cards.pop()!);
  deck.seen.unshift(deck.seen.pop()!);
}
function layOpenCards(w: Marvel, { allies, powerUps, stories, track, mostWanted }: Position): void {
  const all = everybody(w.vp.length);
  const open = (card: number): number => {
    fetch(w, card, w.piles.inPlay, all);
    return card;
  };
  allies?.forEach((mine, seat) => {
    w.allies[seat] = Object.keys(mine).map(key => open(numberOf(key)));
    w.charges[seat] = Object.values(mine);
  });
  powerUps?.forEach((keys, seat) => (w.powerUps[seat] = keys.map(key => named(POWER_UP_KEYS, key, 'Power-Up'))));
  if (track) layTrack(w, track);
  const ofTeam = (team: number): number => w.piles.stories.cards.find(card => teamOfStory(card) === team)!;
  stories?.forEach((n, seat) => {
    for (let i = 0; i < n; i++) w.stories[seat]!.push(open(ofTeam(w.team[seat]!)));
  });
  mostWanted?.forEach((key, space) => (w.mostWanted[space] = open(numberOf(key))));
}
function layTrack(w: Marvel, track: readonly Team[]): void {
  for (const card of w.track) if (card !== NONE) fetch(w, card, w.piles.stories, NOBODY);
  w.track.fill(NONE);
  track.forEach((team, space) => {
    const card = w.piles.stories.cards.findLast(one => teamOfStory(one) === TEAMS.indexOf(team))!;
    fetch(w, card, w.piles.inPlay, everybody(w.vp.length));
    w.track[space] = card;
  });
}

// ---- figures -----------------------------------------------------------------------------------------------

const PLACES: Readonly<Record<string, number>> = { ready: READY, recovery: RECOVERY, supporting: SUPPORTING };
function layHeroes(w: Marvel, { heroes = {}, kos = {} }: Position): void {
  for (const [key, place] of Object.entries(heroes)) {
    const hero = named(HERO_KEYS, key, 'hero');
    if (!w.team.includes(TEAMS.indexOf(heroOf(hero).team))) throw new Error(`the Team of '${key}' is not in play`);
    if (place in PLACES) setStatus(w, hero, PLACES[place]!);
    else if (place === 'wounded') wound(w, hero);
    else if (place === 'special') setStatus(w, hero, READY, SPECIAL);
    else if (place.startsWith('support ')) setStatus(w, hero, SUPPORTING, areaNamed(place.slice('support '.length)));
    else setStatus(w, hero, READY, districtNamed(place));
  }
  for (const [key, n] of Object.entries(kos)) w.ko[named(HERO_KEYS, key, 'hero')] = n;
}
