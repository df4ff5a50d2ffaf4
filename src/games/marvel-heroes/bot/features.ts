// The table in numbers, seat by seat: goods and prospects, early and late, from which a value is learned.
import type { Features } from '#engine/bot-knowledge.ts';
import type { Seat } from '#engine/types.ts';
import { ACTION_ROUNDS, GAME_ROUNDS, STORIES_A_POWER_UP } from '../cards/board.ts';
import { levelOf, scenarioOf, teamOfStory } from '../table/deck.ts';
import { teamHeroes } from '../table/figures.ts';
import { CARD, NONE, READY, RECOVERY, SUPPORTING, type Marvel } from '../table/world.ts';
import { handWorth } from './card-worth.ts';
import { PLAIN as MEASURES } from './measures.ts';
import { isOpen, OPEN, Prospects, roundsLeft } from './prospects.ts';
import { standing } from './worth.ts';

/** How far the game is, 0 to 1: by VP where they end it, else by rounds. */
function progressOf(w: Marvel): number {
  const { vp, round = GAME_ROUNDS } = scenarioOf(w.scenario);
  if (vp === undefined) return Math.min(1, (w.gameRound - 1 + w.actionRound / (ACTION_ROUNDS + 1)) / round);
  return Math.min(1, Math.max(...w.vp) / vp);
}
const USUAL_GOAL = 15;
const NEAR = 5;
const MOST_PLOTS = 6;

/** By feature, how much of it is about as large as 1. */
const SIZES = {
  vp: 5,
  nearGoal: 1,
  plotPoints: 3,
  powerUps: 1,
  powerUpsLater: 1,
  stories: 1,
  hand: 1,
  villainCards: 3,
  allies: 1,
  charges: 1,
  plans: 1,
  ownAtExit: 1,
  wounded: 1,
  woundLevels: 2,
  ready: 2,
  waiting: 1,
  resting: 1,
  here: 2,
  hereLeft: 2,
  next: 2,
  far: 2,
  farLeft: 2,
  farther: 2,
  standing: 5,
};
type Feature = keyof typeof SIZES;
const PLAIN = Object.keys(SIZES) as Feature[];
/** Each counts once plainly, once more the later it is, and both once more where but two play. */
const NAMES: readonly string[] = ['', 'Late', 'OfTwo', 'OfTwoLate'].flatMap(way => PLAIN.map(name => name + way));

/** Numbers of one seat; those that count for rounds to come are multiplied by how much is to come. */
function numbersOf(w: Marvel, seat: Seat): Readonly<Record<Feature, number>> {
  const later = Math.min(1, roundsLeft(w));
  const left = (ACTION_ROUNDS + 1 - w.actionRound) / ACTION_ROUNDS;
  const goal = scenarioOf(w.scenario).vp ?? USUAL_GOAL;
  const vp = w.vp[seat]!;
  const powerUps = w.powerUps[seat]!.length;
  const exit = w.track[w.track.length - 1]!;
  return {
    vp,
    nearGoal: Math.max(0, 1 - (goal - vp) / NEAR),
    plotPoints: w.pp[seat]! * later,
    powerUps,
    powerUpsLater: powerUps * later,
    stories: (w.stories[seat]!.length % STORIES_A_POWER_UP) * later,
    hand: handWorth(w, seat),
    villainCards: Math.min(MOST_PLOTS, w.piles.plots[seat]!.cards.length),
    allies: w.allies[seat]!.length,
    charges: w.charges[seat]!.reduce((sum, n) => sum + n, 0),
    plans: w.plans[w.nemesis[seat]!]! * later,
    ownAtExit: exit !== NONE && teamOfStory(exit) === w.team[seat] ? 1 : 0,
    ...heroNumbers(w, seat, later, left),
    ...hopes(w, seat, left),
    standing: standing(w, seat),
  };
}
function heroNumbers(w: Marvel, seat: Seat, later: number, left: number) {
  let wounded = 0;
  let woundLevels = 0;
  let ready = 0;
  let waiting = 0;
  let resting = 0;
  for (const hero of teamHeroes(w, seat)) {
    const level = levelOf(hero);
    if (w.wound[hero]) {
      wounded += later;
      woundLevels += level * later;
    } else if (w.status[hero] === READY) ready += level * left;
    else if (w.status[hero] === SUPPORTING && w.at[hero] === CARD) waiting += left;
    else if (w.status[hero] === RECOVERY) resting += later;
  }
  return { wounded, woundLevels, ready, waiting, resting };
}
/** Keeps the two highest numbers, the higher one first. */
const keep = (best: [number, number], n: number): void => {
  if (n > best[0]) best.splice(0, 2, n, best[0]);
  else if (n > best[1]) best[1] = n;
};
/** What the best two Headlines promise where somebody is, and the best two to which Ready heroes may go. */
function hopes(w: Marvel, seat: Seat, left: number) {
  const of = new Prospects(w, seat, MEASURES);
  const near: [number, number] = [0, 0];
  const away: [number, number] = [0, 0];
  const going = teamHeroes(w, seat).filter(hero => w.status[hero] === READY);
  for (const area of OPEN) {
    if (!isOpen(w, area)) continue;
    keep(near, of.now[area]!);
    if (of.now[area]! <= 0) for (const hero of going) keep(away, of.alone(hero, area));
  }
  const [here, second] = near;
  const [far, farther] = away;
  const isOneMore = left > 1 / ACTION_ROUNDS ? 1 : 0;
  return {
    here,
    hereLeft: here * left,
    next: second * isOneMore,
    far: far * isOneMore,
    farLeft: far * left,
    farther: farther * left,
  };
}

function of(w: Marvel, seats: number): Float32Array {
  const x = new Float32Array(seats * NAMES.length);
  const progress = progressOf(w);
  const ways = seats === 2 ? [1, progress, 1, progress] : [1, progress];
  for (let seat = 0; seat < seats; seat++) {
    const numbers = numbersOf(w, seat);
    ways.forEach((share, way) => {
      const at = seat * NAMES.length + way * PLAIN.length;
      PLAIN.forEach((name, i) => (x[at + i] = (share * numbers[name]) / SIZES[name]));
    });
  }
  return x;
}
/** The start of each Action Round, and whenever VP are scored in it. */
function moment(w: Marvel): string | undefined {
  if (w.task || w.team.includes(NONE)) return undefined;
  return `action ${w.gameRound} ${w.actionRound} ${w.vp.join(' ')}`;
}

export const features: Features<Marvel> = { names: NAMES, of, moment };
