// Positions of tests: characters, cards and figures written by name, and laid out as the position says.
// A character: 'Pixie', or with what lies on it: 'Cable, 1 power, injured, triumph, Blackbird Drill'.
// A figure: 'Rogue E1', or with stats that have fallen: 'Rogue E1 4/2/2'; a token: its hex, or 'gone'.
import { start } from '#engine/apply.ts';
import { everybody, bit, moveCard, NOBODY } from '#engine/piles.ts';
import { seedOf } from '#engine/seed.ts';
import type { Facts, Frame, Pile, Seat, State } from '#engine/types.ts';
import { missionOf } from '../cards/missions.ts';
import { limitOf } from '../table/characters.ts';
import { mutantRevolution as game } from '../game.ts';
import { hexNamed } from '../table/hex.ts';
import { cardName } from '../words/names.ts';
import { attributesOf } from '../abilities/stats.ts';
import {
  CHARACTERS,
  isLeader,
  isTraining,
  LEADERS,
  moveToHand,
  NONE,
  type Fight,
  type Revolution,
  type Stats,
} from '../table/world.ts';

/** Lists are by seat. What is left out: 4 seats, school n for seat n, nobody but its Leader, empty hands, 1 RP, 1 PP,
 *  5 Hope, seat 0 as Mission Commander, decks as the seed shuffles them. */
export interface Position {
  seats?: number;
  seed?: number;
  /** The phase that begins now; the Plot Phase when left out. */
  at?: 'schools' | 'upkeep' | 'plot' | 'recruit' | 'mission' | 'winning';
  /** A procedure to run in that phase, in place of the phase's own. */
  run?: string;
  locals?: Facts;
  round?: number;
  /** Stop after so many rounds. */
  rounds?: number;
  commander?: Seat;
  /** Leaders by name. */
  leaders?: readonly string[];
  own?: readonly (readonly string[])[];
  hands?: readonly (readonly string[])[];
  rp?: readonly number[];
  pp?: readonly number[];
  hope?: readonly number[];
  /** The next cards of the decks, in order. */
  recruits?: readonly string[];
  plots?: readonly string[];
  missions?: readonly string[];
  /** Cards under the hammer, on the discard piles. */
  offered?: string;
  recruitDiscard?: readonly string[];
  plotDiscard?: readonly string[];
  fight?: Arena;
  /** What the next dice show. */
  dice?: readonly number[];
}
export interface Arena {
  /** None: a match of the tournament. */
  mission?: string;
  /** By seat, in Positions 1, 2, … in this order; '' for a school that sent nobody. */
  pcs: readonly string[];
  /** Hexes of the Mission Tokens in the order of the card, then of those that came later. */
  tokens?: readonly string[];
  /** Damage done to Mission Characters, by seat. */
  damage?: readonly number[];
  turn?: number;
}

const NEXT = { upkeep: 'round.plot', plot: 'round.recruit', recruit: 'round.mission', mission: '' };

export function stateOf(position: Position): State<Revolution> {
  const { seats = 4, seed = 1, at = 'plot', dice } = position;
  const state = start(game, { seats, seed: seedOf(seed) });
  const w = state.world; // nobody has been dealt anything before schools are chosen
  if (dice) state.script = [...dice];
  state.stack = stackOf(position, at);
  if (at === 'schools') return state;
  w.phase = at === 'winning' ? 'mission' : at;
  w.round = position.round ?? 1;
  w.rounds = position.rounds ?? 0;
  w.commander = position.commander ?? 0;
  layNumbers(w, position);
  laySchools(w, position);
  layCards(w, seats, position);
  if (position.fight) w.fight = arenaOf(w, position.fight);
  return state;
}

function stackOf({ run, locals = {} }: Position, at: NonNullable<Position['at']>): Frame[] {
  if (at === 'schools' || at === 'winning') return [{ at: `game.${at}`, my: {} }];
  const outermost: Frame = { at: 'game.round', my: {}, then: 'game.winning' };
  if (run === undefined) return [outermost, { at: `round.${at}`, my: {} }];
  const entry = game.entries.get(run);
  if (!entry) throw new Error(`there is no procedure '${run}'`);
  const inner: Frame = { at: entry.id, my: { ...locals }, into: 'gave' };
  return [outermost, { at: `round.${at}`, my: {}, then: NEXT[at] }, inner];
}

function layNumbers(w: Revolution, { rp, pp, hope }: Position): void {
  rp?.forEach((n, seat) => (w.rp[seat] = n));
  pp?.forEach((n, seat) => (w.pp[seat] = n));
  hope?.forEach((n, seat) => (w.hope[seat] = n));
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

/** The number of a character of that name. */
export function numbered(name: string, wanted: (c: number) => boolean = c => !isTraining(c)): number {
  for (let c = 0; c < CHARACTERS; c++) if (wanted(c) && cardName(c) === name) return c;
  throw new Error(`there is no ${name}`);
}

// ---- cards -------------------------------------------------------------------------------------------------

function layCards(w: Revolution, seats: number, position: Position): void {
  const { piles } = w;
  const all = everybody(seats);
  const { hands = [], recruitDiscard = [], plotDiscard = [], offered } = position;
  hands.forEach((cards, seat) =>
    cards.forEach(name => moveToHand(piles.plots, placeOf(piles.plots, name), piles.hand[seat]!, bit(seat))),
  );
  for (const name of recruitDiscard) take(piles.recruits, name, piles.recruitDiscard, all);
  for (const name of plotDiscard) take(piles.plots, name, piles.plotDiscard, all);
  if (offered !== undefined) take(piles.recruits, offered, piles.offered, all);
  for (const deck of ['recruits', 'plots', 'missions'] as const)
    for (const name of position[deck]?.toReversed() ?? []) take(piles[deck], name, piles[deck], NOBODY);
  if (position.fight?.mission) take(piles.missions, position.fight.mission, piles.missionDiscard, all);
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

// ---- the arena ---------------------------------------------------------------------------------------------

function arenaOf(w: Revolution, { mission, pcs, tokens = [], damage = [], turn = 1 }: Arena): Fight {
  const card = mission === undefined ? NONE : w.piles.missionDiscard.cards.at(-1)!;
  const printed = mission === undefined ? [] : missionOf(card).tokens;
  const kinds = printed.flatMap((t, i) => new Array<number>(t.count).fill(i));
  const zeros = w.school.map(() => 0);
  let position = 0;
  return {
    card,
    pcs: pcs.flatMap((text, seat) => (text ? [pcOf(w, seat, text, ++position)] : [])),
    tokens: tokens.map((at, i) => ({
      kind: kinds[i] ?? printed.length - 1,
      hex: at === 'gone' ? NONE : hexNamed(at),
      marks: [...zeros],
      worked: 0,
      gone: at === 'gone',
    })),
    turn,
    quiet: 0,
    stirred: false,
    controller: w.commander,
    damage: zeros.map((none, seat) => damage[seat] ?? none),
    destroyed: [...zeros],
    feats: [...zeros],
    failed: false,
  };
}

function pcOf(w: Revolution, seat: Seat, text: string, position: number): Fight['pcs'][number] {
  const [, name, hex, stats] = /^(.+?) ([A-I]\d)(?: (\d\/\d\/\d))?$/.exec(text) ?? [];
  if (name === undefined) throw new Error(`'${text}' is no figure: write 'Rogue E1' or 'Rogue E1 4/2/2'`);
  const character = numbered(name);
  if (w.owner[character] !== seat) throw new Error(`${name} is not of the School of seat ${seat}`);
  const printed = attributesOf(w, character);
  const now = (stats?.split('/').map(Number) as Stats | undefined) ?? [...printed];
  return {
    seat,
    character,
    position,
    hex: hexNamed(hex!),
    stats: now,
    start: [...printed],
    out: 0,
    attacked: [],
    actions: 0,
  };
}
