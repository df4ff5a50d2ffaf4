// In the arena: whom to send, where to go, whom to attack, what to give up.
import type { Weigher } from '#engine/kit/bot-kit.ts';
import type { Pick, Seat } from '#engine/types.ts';
import { missionOf } from '../cards/missions.ts';
import { ableOf } from '../table/characters.ts';
import { goalHexes } from './worth.ts';
import { fightOf, isToken, isOnBoard, missionIn, missionCharacter, pcOf, tokenOf } from '../table/figures.ts';
import { distance, walk } from '../table/hex.ts';
import type { MissionCard } from '../cards/mission-card.ts';
import { ATK, DEF, healthOf, rangeOf, SPD, sumOfAttributes } from '../abilities/stats.ts';
import type { Fight, Pc, Revolution, T } from '../table/world.ts';
import { isHero, isLeader } from '../cards/numbers.ts';

/** By decision. */
export const arenaWeighers: Record<string, Weigher<Revolution>> = {
  'invitations.invite': (t, seat, { n }) => weighInvitation(t.world, seat, n),
  'invitations.answer': (t, seat, option) => weighAnswer(t.world, seat, option),
  'placement.place': (t, seat, { n }) => weighPlace(t.world, seat, n),
  'initiative.choose': (_t, seat, { n }) => Number(n === seat),
  'move.to': weighHex,
  'put.choose': weighHex,
  'damage.lower': weighLoss,
  'restore.choose': (_t, _seat, { n }) => USE[n]! ** 2,
  'activation.move': (t, seat, { n }) => weighMarch(t.world, seat, t.outer('activation')!.figure, n),
  'match.pick': (t, _seat, { n }) => Math.exp(2 * (sumOfAttributes(t.world, n) - TOP)),
};

// ---- who goes ----------------------------------------------------------------------------------------------

/** Own first; of the others in a mission for two rather the weak. */
function weighInvitation(w: Revolution, seat: Seat, guest: Seat): number {
  if (guest === seat) return 8;
  return missionOf(fightOf(w).card).characters === 2 ? Math.exp(-strongest(w, guest) / 2) * 100 : 1;
}
const strongest = (w: Revolution, seat: Seat): number =>
  Math.max(0, ...ableOf(w, seat).map(c => sumOfAttributes(w, c)));

/** The strong are sent; a School with no point to lose may refuse rather than risk a Leader. */
function weighAnswer(w: Revolution, seat: Seat, { verb, n }: Pick): number {
  if (verb === 'refuse') return w.rp[seat] ? REFUSED : FREE;
  const force = sumOfAttributes(w, n) - (isLeader(n) ? LEADER_RISK : isHero(n) ? HERO_RISK : 0);
  return Math.exp(force - TOP);
}
const TOP = 12;
const LEADER_RISK = 5;
const HERO_RISK = 0.5;
const REFUSED = Math.exp(-12);
const FREE = Math.exp(-7);

// ---- goals -------------------------------------------------------------------------------------------------

/** Is this fight about Player Characters alone? */
const isDuel = (card: MissionCard | undefined): boolean => !card || !card.tokens.length;

/** Goals of a Player Character: within `reach` of one of these hexes it can work for its School's reward. */
interface Goals {
  hexes: readonly number[];
  reach: number;
}
const goalsOf = (w: Revolution, pc: Pc): Goals => ({
  hexes: goalHexes(w.fight!, pc.seat),
  reach: missionIn(w.fight!)?.special ? 1 : rangeOf(w, pc.character),
});
function stepsFrom(hex: number, { hexes, reach }: Goals): number {
  let least = Infinity;
  for (const goal of hexes) least = Math.min(least, stepsTo(hex, goal, reach));
  return least < Infinity ? least : 0;
}
/** Steps from a hex to where it could do something: 0 when it could there. */
export const stepsToGoal = (w: Revolution, pc: Pc, hex: number): number => stepsFrom(hex, goalsOf(w, pc));
const stepsTo = (from: number, to: number, reach: number): number =>
  distance(from, to) <= reach ? 0 : Math.max(1, walk(from, to) - reach);

function goalsFor({ world: w }: T, seat: Seat): Goals | null {
  const pc = pcOf(w, seat);
  return pc ? goalsOf(w, pc) : null;
}
/** A hex to go to: nearer to the goal, and no nearer than need be. */
function weighHex(t: T, seat: Seat, { n: hex }: Pick): number {
  const goals = t.memo(goalsFor, seat);
  if (!goals) return 1;
  const steps = stepsFrom(hex, goals);
  return 1 / (1 + steps * steps * steps * 4) + (steps ? 0 : 0.1 * clearance(t.world.fight!, hex));
}
/** Hexes to the nearest Mission Character, up to 3. */
function clearance(fight: Fight, hex: number): number {
  const card = missionIn(fight);
  let least = 3;
  for (const token of fight.tokens)
    if (isOnBoard(token) && card!.tokens[token.kind]!.role === 'character')
      least = Math.min(least, distance(hex, token.hex));
  return least;
}

/** The weight of a hex for the Mission Commander's token: near the own Player Character, far from the others'. */
function weighPlace(w: Revolution, seat: Seat, hex: number): number {
  let weight = 1;
  for (const pc of w.fight!.pcs) {
    const far = 1 + distance(pc.hex, hex);
    weight *= pc.seat === seat ? 1 / (far * far) : far;
  }
  return weight;
}

// ---- a turn ------------------------------------------------------------------------------------------------

const DONE = 0.5;
/** move, attack, special, done; Powers are weighed with all others. */
export function weighAction(w: Revolution, seat: Seat, { verb, n }: Pick): number {
  const pc = pcOf(w, seat)!;
  if (verb === 'special') return 12;
  if (verb === 'attack') return isToken(n) ? weighToken(w, n) : weighRival(w, pc, n);
  if (verb === 'move') return stepsToGoal(w, pc, pc.hex) ? 6 : DONE / 5;
  return DONE;
}

function weighToken(w: Revolution, figure: number): number {
  const token = tokenOf(w, figure);
  const { special } = missionOf(w.fight!.card);
  const { damage, spare } = missionCharacter(w, figure);
  if (spare) return DONE / 10;
  let left = damage;
  for (const marks of token.marks) left -= marks;
  const finish = left <= 2 ? 3 : 0;
  return (special ? 1.5 : 10) + finish;
}

/** To weaken a rival, or to beat it, which costs its School a point if it is a Hero. */
function weighRival(w: Revolution, { seat }: Pc, figure: number): number {
  const fight = w.fight!;
  const rival = pcOf(w, figure)!;
  const weak = Math.max(0, 8 - healthOf(rival.stats));
  if (isDuel(missionIn(fight))) return 10 + weak;
  const points = w.rp[figure]! - w.rp[seat]!;
  return Math.max(DONE / 2, 0.6 + 0.3 * weak + 0.3 * points);
}

/** Mission Characters go where they reach rivals and not the own Player Character. */
function weighMarch(w: Revolution, seat: Seat, figure: number, hex: number): number {
  const { range } = missionCharacter(w, figure);
  let weight = 1;
  for (const pc of w.fight!.pcs) if (!pc.out && distance(pc.hex, hex) <= range) weight *= pc.seat === seat ? 0.2 : 3;
  return weight;
}

// ---- stats -------------------------------------------------------------------------------------------------

/** Own stats: SPD first, then the higher of the others; a rival's: what it fights with. */
function weighLoss(t: T, seat: Seat, { n: stat }: Pick): number {
  const { figure } = t.outer('damage')!;
  const { stats } = pcOf(t.world, figure)!;
  const use = USE[stat]!;
  return figure === seat ? stats[stat]! ** 2 / use : use * stats[stat]!;
}
/** The use of each stat. */
const USE: Readonly<Record<number, number>> = { [ATK]: 3, [DEF]: 3, [SPD]: 1 };
