// Positions of tests: characters, cards and figures written by name, and laid out as the position says. How a character
// and an offer are written stands in writing.ts, how a figure and a token are in arena.ts.
import { start } from '#engine/apply.ts';
import { moveToHand } from '#engine/kit/decks.ts';
import { everybody, bit, moveCard, NOBODY } from '#engine/kit/piles.ts';
import { checkParts, layFields, type Settable } from '#engine/scenario/scenario.ts';
import { seedOf } from '#engine/seed.ts';
import type { Facts, Frame, Pile, Seat, State } from '#engine/types.ts';
import { limitOf } from '../table/characters.ts';
import { mutantRevolution as game } from '../game.ts';
import { cardName } from '../cards/index.ts';
import { arenaOf, type Arena } from './arena.ts';
import type { Fixtures } from './fixtures.ts';
import { madeUpPlots } from '../cards/plots.ts';
import { madeUpMissions } from '../cards/missions.ts';
import { numbered, offerIn } from './writing.ts';
import { NONE, type Lasting, type Revolution } from '../table/world.ts';
import { isLeader, isTraining, LEADERS, madeUpRecruits } from '../cards/numbers.ts';

export { numbered } from './writing.ts';
export type { Arena };

/** Fields that a position sets by the name that they have in the world. */
const FIELDS = [
  'round',
  'rounds',
  'phase',
  'commander',
  'stake',
  'bank',
  'ready',
  'sent',
  'passed',
  'rp',
  'pp',
  'hope',
] as const;

/** A position; lists are by seat. Defaults: 4 seats, school n for seat n, nobody but its Leader, empty hands, 1 RP,
 *  1 PP, 5 Hope, seat 0 as Mission Commander, decks as the seed shuffles them. */
export interface Position extends Settable<Revolution, (typeof FIELDS)[number]> {
  seats?: number;
  seed?: number;
  /** Made-up cards for this scenario: they lie in their decks, and are named like the others. */
  fixtures?: Fixtures;
  /** The phase that begins now; the Plot Phase when left out. */
  at?: 'schools' | 'upkeep' | 'plot' | 'recruit' | 'mission' | 'winning';
  /** A procedure to run in that phase, in place of the phase's own. */
  run?: string;
  locals?: Facts;
  /** The Mission, or at 'winning' the match of the tournament, goes on after the procedure: seats that are still to act
   *  in this Mission Turn. */
  toAct?: readonly Seat[];
  /** Leaders by name. */
  leaders?: readonly string[];
  own?: readonly (readonly string[])[];
  hands?: readonly (readonly string[])[];
  /** The next cards of the decks, in order. */
  recruits?: readonly string[];
  plots?: readonly string[];
  missions?: readonly string[];
  /** How many cards are left in these decks; the others are out of this game. */
  left?: Partial<Record<(typeof DECKS)[number], number>>;
  /** Cards under the hammer, on the discard piles. */
  offered?: string;
  recruitDiscard?: readonly string[];
  plotDiscard?: readonly string[];
  missionDiscard?: readonly string[];
  /** The face-down row, next card first; the Plot Card that is being played. */
  row?: readonly string[];
  playing?: string;
  /** '0 to 1: 2 Hope, Rogue for Beast'; how many were made before, those included. */
  offers?: readonly string[];
  offersMade?: number;
  lasting?: readonly Lasting[];
  fight?: Arena;
  /** Faces of the next dice. */
  dice?: readonly number[];
}
/** Every part of a position. */
const PARTS: readonly string[] = [
  ...FIELDS,
  ...'seats seed fixtures at run locals toAct leaders own hands recruits plots missions left offered row'.split(' '),
  ...'recruitDiscard plotDiscard missionDiscard playing offers offersMade lasting fight dice'.split(' '),
];
const NEXT = { upkeep: 'round.plot', plot: 'round.recruit', recruit: 'round.mission', mission: '' };

/** Adds made-up cards to the decks, and columns for the recruits. */
function layFixtures({ piles, ...columns }: Revolution): void {
  for (const [deck, { numbers }] of [
    [piles.recruits, madeUpRecruits],
    [piles.plots, madeUpPlots],
    [piles.missions, madeUpMissions],
  ] as const) {
    deck.cards.unshift(...numbers);
    deck.seen.unshift(...numbers.map(() => NOBODY));
  }
  const length = madeUpRecruits.numbers.length ? madeUpRecruits.numbers.at(-1)! + 1 : columns.owner.length;
  for (const column of [columns.power, columns.injured, columns.triumph]) while (column.length < length) column.push(0);
  for (const column of [columns.owner, columns.training]) while (column.length < length) column.push(NONE);
}

/** The table as it is laid out; the position's made-up cards must be there. */
export function stateOf(position: Position): State<Revolution> {
  checkParts(position, PARTS);
  const { seats = 4, seed = 1, at = 'plot', dice } = position;
  const state = start(game, { seats, seed: seedOf(seed) });
  const w = state.world; // nobody has been dealt anything before schools are chosen
  if (position.fixtures) layFixtures(w);
  if (dice) state.script = [...dice];
  state.stack = stackOf(position, at);
  if (at === 'schools') return state;
  w.phase = at !== 'winning' ? at : position.fight ? 'tournament' : 'mission';
  w.round = 1;
  w.commander = 0;
  layFields(w, position, FIELDS);
  laySchools(w, position);
  layCards(w, seats, position);
  w.offers = (position.offers ?? []).map(offerIn);
  w.offersMade = position.offersMade ?? w.offers.length;
  w.lasting = (position.lasting ?? []).map(lasting => ({ ...lasting }));
  if (position.fight) w.fight = arenaOf(w, position.fight);
  return state;
}

/** The frames of the procedure that runs, and of all that goes on when it is over. */
function stackOf(position: Position, at: NonNullable<Position['at']>): Frame[] {
  const { run, locals = {}, toAct } = position;
  if (at === 'schools' || (at === 'winning' && !toAct)) return [{ at: `game.${at}`, my: {} }];
  const outermost: Frame = { at: 'game.round', my: {}, then: 'game.winning' };
  if (run === undefined) return [outermost, { at: `round.${at}`, my: {} }];
  const entry = game.entries.get(run);
  if (!entry) throw new Error(`there is no procedure '${run}'`);
  const inner: Frame = { at: entry.id, my: { ...locals } };
  const turn: Frame = { at: 'fight.act', my: { first: 0, left: [...(toAct ?? [])] }, then: 'fight.act' };
  if (at === 'winning') return [...matchFrames(position), turn, inner];
  const phase: Frame = { at: `round.${at}`, my: {}, then: NEXT[at] };
  if (!toAct) return [outermost, phase, { ...inner, into: 'gave' }];
  const mission: Frame = { at: 'mission.execute', my: { bid: {}, outcome: '' }, then: 'mission.reward' };
  return [outermost, phase, mission, { ...turn, into: 'outcome' }, inner];
}
/** Those of a tournament of two in the middle of their match. */
function matchFrames({ fight }: Position): Frame[] {
  const seats = fight!.pcs.flatMap((text, seat) => (text ? [seat] : []));
  return [
    { at: 'game.winning', my: {}, then: 'game.again' },
    { at: 'winning.check', my: { winner: NONE }, then: 'winning.decided' },
    { at: 'tournament.match', my: { seats: [], through: [], winner: NONE }, then: 'tournament.go', into: 'winner' },
    { at: 'match.fight', my: { seats, left: [] }, then: 'match.over', into: 'winner' },
  ];
}

// ---- schools -----------------------------------------------------------------------------------------------

function laySchools(w: Revolution, { leaders, own = [] }: Position): void {
  for (let seat = 0; seat < w.school.length; seat++) {
    w.school[seat] = leaders?.[seat] === undefined ? seat : numbered(leaders[seat]!, isLeader) - LEADERS;
    const leader = LEADERS + w.school[seat]!;
    w.owner[leader] = seat;
    w.power[leader] = limitOf(w, leader);
    for (const text of own[seat] ?? []) layCharacter(w, seat, text);
  }
}

function layCharacter(w: Revolution, seat: Seat, text: string): void {
  const [name, ...marks] = text.split(', ') as [string, ...string[]];
  const c = numbered(name, card => !isTraining(card));
  const all = everybody(w.school.length);
  if (!isLeader(c)) fetch(w.piles.recruits, c, w.piles.schools, all);
  else if (w.owner[c] !== seat) throw new Error(`${name} does not lead the School of seat ${seat}`);
  w.owner[c] = seat;
  const worn = marks.filter(mark => !/^(\d+ power|injured|triumph)$/.test(mark));
  for (const title of worn) {
    const left = w.piles.recruits.cards.filter(card => isTraining(card) && cardName(card) === title);
    w.training[c] = fetch(w.piles.recruits, Math.min(...left), w.piles.schools, all);
  }
  const power = marks.find(mark => mark.endsWith(' power'));
  w.power[c] = power ? Number.parseInt(power, 10) : limitOf(w, c);
  w.injured[c] = Number(marks.includes('injured'));
  w.triumph[c] = Number(marks.includes('triumph'));
}

// ---- cards -------------------------------------------------------------------------------------------------

const DECKS = ['recruits', 'plots', 'missions'] as const;
const DISCARDS = [
  ['recruits', 'recruitDiscard'],
  ['plots', 'plotDiscard'],
  ['missions', 'missionDiscard'],
] as const;
function layCards(w: Revolution, seats: number, position: Position): void {
  const { piles } = w;
  const all = everybody(seats);
  const { hands = [], row = [], offered, playing } = position;
  hands.forEach((cards, seat) =>
    cards.forEach(name => moveToHand(piles.plots, placeOf(piles.plots, name), piles.hand[seat]!, bit(seat))),
  );
  for (const [deck, discard] of DISCARDS)
    for (const name of position[discard] ?? []) take(piles[deck], name, piles[discard], all);
  if (offered !== undefined) take(piles.recruits, offered, piles.offered, all);
  if (playing !== undefined) take(piles.plots, playing, piles.playing, all);
  for (const name of row.toReversed()) take(piles.recruits, name, piles.row, NOBODY);
  for (const deck of DECKS)
    for (const name of position[deck]?.toReversed() ?? []) take(piles[deck], name, piles[deck], NOBODY);
  if (position.fight?.mission) take(piles.missions, position.fight.mission, piles.missionDiscard, all);
  for (const deck of DECKS) {
    const { cards, seen } = piles[deck];
    const gone = cards.length - (position.left?.[deck] ?? cards.length);
    if (gone < 0) throw new Error(`there are only ${cards.length} ${deck} to be left`);
    cards.splice(0, gone);
    seen.splice(0, gone);
  }
}

/** Moves a card of that name to the top of a pile. */
const take = (from: Pile, name: string, to: Pile, seen: number): number =>
  moveCard(from, placeOf(from, name), to, seen);
function placeOf({ cards }: Pile, name: string): number {
  const at = cards.findIndex(n => cardName(n) === name);
  if (at < 0) throw new Error(`no ${name} is left in its deck`);
  return at;
}
function fetch(from: Pile, card: number, to: Pile, seen: number): number {
  const at = from.cards.indexOf(card);
  if (at < 0) throw new Error(`no ${card < Infinity ? cardName(card) : 'such Training Card'} is left in its deck`);
  return moveCard(from, at, to, seen);
}
