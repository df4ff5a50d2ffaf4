// Features: the goods and prospects of a seat, as numbers from which its chance to win is learned.
import type { Table } from '#engine/definition.ts';
import type { Seat } from '#engine/types.ts';
import { ACTION_ROUNDS, GAME_ROUNDS, STORIES_A_POWER_UP } from '../cards/board.ts';
import { levelOf, scenarioOf, teamOfStory } from '../table/deck.ts';
import { teamHeroes } from '../table/figures.ts';
import { CARD, NONE, READY, RECOVERY, SUPPORTING, type Marvel } from '../table/world.ts';
import { handWorth } from './card-worth.ts';
import { isOpen, OPEN, prospects, roundsLeft } from './prospects.ts';
import { standing } from './worth.ts';

/** How far the game is, 0 to 1: by VP where they end it, else by rounds. */
export function progressOf(w: Marvel): number {
  const { vp, round = GAME_ROUNDS } = scenarioOf(w.scenario);
  if (vp === undefined) return Math.min(1, (w.gameRound - 1 + w.actionRound / (ACTION_ROUNDS + 1)) / round);
  return Math.min(1, Math.max(...w.vp) / vp);
}
const USUAL_GOAL = 15;
const NEAR = 5;
const MOST_PLOTS = 6;

/** Numbers of one seat; those that count for rounds to come are multiplied by how much is to come. */
export type Features = ReturnType<typeof featuresOf>;
export type Feature = keyof Features;
export function featuresOf(t: Table<Marvel>, seat: Seat) {
  const w = t.world;
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
    ...hopes(t, seat, left),
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
function hopes(t: Table<Marvel>, seat: Seat, left: number) {
  const { w, now, alone } = prospects(t, seat);
  const near: [number, number] = [0, 0];
  const away: [number, number] = [0, 0];
  const going = teamHeroes(w, seat).filter(hero => w.status[hero] === READY);
  for (const area of OPEN) {
    if (!isOpen(w, area)) continue;
    keep(near, now[area]!);
    if (now[area]! <= 0) for (const hero of going) keep(away, alone[hero]![area]!);
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
