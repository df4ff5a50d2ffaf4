// The table before anybody has chosen a Team: decks shuffled, markers set, the Scenario known.
import type { Random } from '#engine/definition.ts';
import { deckOf } from '#engine/kit/decks.ts';
import { numbersIn } from '#engine/kit/numbering.ts';
import { bag, everybody, moveCard, pile } from '#engine/kit/piles.ts';
import { readSettings } from '#engine/kit/settings.ts';
import type { Json, Seat } from '#engine/types.ts';
import { AREAS, MOST_WANTED_SPACES, STORY_SPACES } from '../cards/board.ts';
import { CARDS, HERO_COUNT, MASTERMIND_KEYS, SCENARIO_KEYS, villainOf } from '../table/deck.ts';
import { hasEffect } from '../table/scenario-effects.ts';
import { NONE, type Marvel } from '../table/world.ts';
import { settings } from './settings.ts';

const filled = (length: number, value: number): number[] => new Array<number>(length).fill(value);
/** A later game of tests begins with so many VP and Plot Points. */
const LATE_VP = 11;
const LATE_PP = 20;

/** MH-SET-14, MH-RUL-17 */
const scenarioFrom = (chosen: Json, random: Random): number =>
  chosen === 'random' ? random.below(SCENARIO_KEYS.length) : SCENARIO_KEYS.indexOf(chosen as string);

/** MH-SET-15, MH-SET-17..20, MH-RUL-19: the order in which chance is used is fixed. */
export function setup(seats: number, options: Json, random: Random): Marvel {
  const each = <X>(make: (seat: Seat) => X): X[] => Array.from({ length: seats }, (_, seat) => make(seat));
  const chosen = readSettings(settings, options, seats);
  const scenario = scenarioFrom(chosen.scenario!, random);
  const order = random.shuffle(each(seat => seat));
  const piles = layPiles(seats, random);
  const isLate = chosen.isLate === true;
  const w: Marvel = {
    scenario,
    isFewer: chosen.headlines === 'fewer',
    isRandom: chosen.teams === 'random',
    isLate,
    gameRound: 1,
    actionRound: 1,
    first: random.below(seats),
    archnemesis: NONE,
    trouble: 0,
    order,
    team: each(() => NONE),
    nemesis: each(() => NONE),
    pp: each(() => (isLate ? LATE_PP : 0)),
    vp: each(() => (isLate ? LATE_VP : 0)),
    powerUps: each(() => []),
    stories: each(() => []),
    allies: each(() => []),
    charges: each(() => []),
    allyLess: each(() => 0),
    hasPlayedAlly: each(() => false),
    moves: each(() => 0),
    ...noFigures(),
    ...emptyBoard(),
    piles,
  };
  if (isLate) layLate(w);
  return w;
}
const noFigures = () => ({
  status: filled(HERO_COUNT, NONE),
  at: filled(HERO_COUNT, NONE),
  wound: filled(HERO_COUNT, 0),
  ko: filled(HERO_COUNT, 0),
  plans: filled(MASTERMIND_KEYS.length, 0),
  failed: filled(MASTERMIND_KEYS.length, 0),
});
const emptyBoard = () => ({
  headline: filled(AREAS.length, NONE),
  threat: filled(AREAS.length, 0),
  calm: filled(AREAS.length, 0),
  special: 0,
  entered: 0,
  solver: NONE,
  track: filled(STORY_SPACES, NONE),
  mostWanted: filled(MOST_WANTED_SPACES, NONE),
  used: [],
  task: null,
  fight: null,
});
function layPiles(seats: number, random: Random): Marvel['piles'] {
  const headlines = deckOf(numbersIn(CARDS.headline), random);
  const stories = deckOf(numbersIn(CARDS.story), random);
  const resources = deckOf(numbersIn(CARDS.resource), random);
  const villains = deckOf(numbersIn(CARDS.villain), random);
  return {
    resources,
    resourceDiscard: pile(),
    villains,
    villainDiscard: pile(),
    headlines,
    headlineDiscard: pile(),
    stories,
    storyDiscard: pile(),
    hand: Array.from({ length: seats }, () => bag()),
    plots: Array.from({ length: seats }, () => bag()),
    inPlay: pile(),
    acting: pile(),
    scored: pile(),
  };
}
/** The Most Wanted spaces are taken, but for one where that would end the game too soon, and every Mastermind has
 *  completed two plans. */
function layLate(w: Marvel): void {
  const { villains, inPlay } = w.piles;
  for (let space = hasEffect(w, 'infected') ? 1 : 0; space < MOST_WANTED_SPACES; space++) {
    const at = villains.cards.findIndex(card => villainOf(card).isMostWanted);
    w.mostWanted[space] = moveCard(villains, at, inPlay, everybody(w.vp.length));
  }
  w.plans.fill(2);
}
