// Any position in a few lines, for tests, puzzles and bug reports, and play in lines as people would say them:
//   const t = scenario({ at: 'plot', hands: [['squeeze'], ['windfall']], coins: [2, 9], dice: [6] });
//   t.play('0 play:squeeze', '1 pass', '1 losePoints');
import { play, start } from '#engine/apply.ts';
import { asked, decisionId, explain, idle, legal } from '#engine/ask.ts';
import { Match, newRecord } from '#engine/match.ts';
import { bit, everybody, moveCard, NOBODY } from '#engine/piles.ts';
import { seedOf } from '#engine/seed.ts';
import { sentence } from '#engine/transcript.ts';
import type { Decision, Json, Pile, Refusal, Seat, State, Viewer } from '#engine/types.ts';
import { words } from '#engine/words.ts';
import { CARD_IDS } from '../table/deck.ts';
import { auctionHouse as game } from '../game.ts';
import { inventory, sum, type House } from '../table/world.ts';

/** What is left out stays as the seed deals it. Lists are by seat; cards have the names of their data files. */
export interface Position {
  /** 3 when left out. */
  seats?: number;
  seed?: number;
  options?: Json;
  /** The phase that has just begun; the auction when left out. */
  at?: 'auction' | 'market' | 'plot';
  /** Whose plot turn it is; the first seat's when left out. */
  turn?: Seat;
  /** Rounds played. */
  round?: number;
  hands?: (readonly string[])[];
  won?: (readonly string[])[];
  /** The recruit under the hammer and those to come, in order. */
  recruits?: readonly string[];
  /** The plot cards to be drawn, in order; with `plotLeft` 0 there are no others. */
  plot?: readonly string[];
  plotLeft?: number;
  coins?: readonly number[];
  points?: readonly number[];
  goals?: readonly number[];
  /** What the next dice show. */
  dice?: readonly number[];
}

const PHASES = { auction: 'auction.bid', market: 'market.floor', plot: 'turn.play' };

export class Scenario {
  readonly match: Match<House>;
  constructor(position: Position) {
    const { seats = 3, seed = 1, options = null } = position;
    const record = newRecord(game, { seats, seed: seedOf(seed), options });
    const state = start(game, record);
    state.world.round = position.round ?? 0;
    goTo(state, position);
    lay(state, position);
    this.match = new Match(game, { ...record, from: state as State });
  }
  get state(): State<House> {
    return this.match.state;
  }
  get world(): House {
    return this.match.state.world;
  }
  /** '2 bid:7': the seat and its answer; throws the rule that refuses, with its words. */
  play(...lines: string[]): this {
    for (const line of lines) {
      const refused = this.answer(line);
      if (refused) throw new Error(`${refused.rule} ${this.say(refused)}`);
    }
    return this;
  }
  /** What the seat may choose, cards by name. */
  options(seat: Seat): string[] {
    return legal(game, this.state, seat).map(option => option.replace(/^(play|discard):(\d+)$/, named));
  }
  /** The questions as people see them. */
  explain(seat: Seat): Decision[] {
    return explain(game, this.state, [seat]);
  }
  /** What has happened, as the viewer may read it. */
  log(viewer: Viewer = 'everything'): string[] {
    return this.match.events.flat().map(event => sentence(game, this.state, event, viewer));
  }

  private answer(line: string): Refusal | undefined {
    const [seat, said] = [Number(line[0]), line.slice(2)];
    const verb = said.split(':')[0]!;
    const decision = verb in game.asides! ? `aside.${verb}` : decisionId(this.state);
    const parts = said.split(':').map((part, i) => (i ? numbersIn(this.world, seat, part) : part));
    return this.match.answer({ seat, decision, option: parts.join(':') });
  }
  private say({ rule, say = rule, facts }: Refusal): string {
    return words(game, { say, facts }, { world: this.world });
  }
}

export const scenario = (position: Position = {}): Scenario => new Scenario(position);

const named = (_option: string, verb: string, card: string): string => `${verb}:${CARD_IDS[Number(card)]}`;

/** 'scout+star' as card numbers in ascending order. */
const numbersIn = (w: House, seat: Seat, part: string): string =>
  part === ''
    ? ''
    : Array.from(part.split('+'), name => (/^\d/.test(name) ? Number(name) : cardOf(w, seat, name)))
        .sort((a, b) => a - b)
        .join('+');

/** The number of a card of that name: in the seat's hand, or won by anybody. */
function cardOf(w: House, seat: Seat, name: string): number {
  const card = [w.piles.hand[seat]!, ...w.piles.won].flatMap(p => p.cards).find(n => CARD_IDS[n] === name);
  if (card === undefined)
    throw new Error(`seat ${seat} cannot name '${name}': it is in neither its hand nor a won pile`);
  return card;
}

/** Lets everybody idle until the phase has begun. */
function goTo(state: State<House>, { at = 'auction', turn }: Position): void {
  const there = (): boolean =>
    decisionId(state) === PHASES[at] && (turn === undefined || asked(game, state).includes(turn));
  for (let n = 0; !there(); n++) {
    const seat = asked(game, state)[0];
    if (seat === undefined || n > 99) throw new Error(`the game does not come to ${PHASES[at]} of seat ${turn}`);
    play(game, state, { seat, decision: decisionId(state), option: idle(game, state, seat) });
  }
}

/** Lays out what the position names. Cards and coins are moved, so that none appears or vanishes. */
function lay(state: State<House>, position: Position): void {
  const { world: w } = state;
  const { piles } = w;
  const { hands = [], won = [], recruits = [], plot = [], plotLeft = Infinity } = position;
  const all = everybody(state.seats);
  const isOpen = piles.auctioned.cards.length > 0;
  hands.forEach((_, seat) => putUnder(piles.plot, piles.hand[seat]!));
  hands.forEach((names, seat) => names.forEach(name => fetch(name, piles.plot, piles.hand[seat]!, bit(seat))));
  plot.toReversed().forEach(name => fetch(name, piles.plot, piles.plot, NOBODY));
  while (piles.plot.cards.length > plotLeft) moveCard(piles.plot, 0, piles.discard, all);
  putUnder(piles.recruits, piles.gone);
  if (isOpen) place(piles.auctioned, 0, piles.recruits, NOBODY);
  won.forEach((names, seat) => names.forEach(name => fetch(name, piles.recruits, piles.won[seat]!, all)));
  recruits.toReversed().forEach(name => fetch(name, piles.recruits, piles.recruits, NOBODY));
  if (isOpen) moveCard(piles.recruits, piles.recruits.cards.length - 1, piles.auctioned, all);
  layNumbers(state, position);
}

function layNumbers(state: State<House>, { coins, points, goals, dice }: Position): void {
  const { world: w } = state;
  const total = inventory(w).coins!;
  coins?.forEach((n, seat) => (w.coins[seat] = n));
  w.bank = total - sum(w.coins) - sum(w.stakes);
  if (w.bank < 0) throw new Error(`there are only ${total} coins`);
  points?.forEach((n, seat) => (w.points[seat] = n));
  goals?.forEach((n, seat) => (w.secrets.goal[seat]!.value = n));
  if (dice) state.script = [...dice];
}

/** Moves a card of that name from its deck to the top of a pile. */
function fetch(name: string, deck: Pile, to: Pile, seen: number): void {
  const at = deck.cards.findIndex(card => CARD_IDS[card] === name);
  if (at < 0) throw new Error(`no '${name}' is left in its deck; the seed has dealt them, or there is no such card`);
  place(deck, at, to, seen);
}
/** Moves a card; only those in `seen` know it now. */
function place(from: Pile, at: number, to: Pile, seen: number): void {
  moveCard(from, at, to, seen);
  to.seen[to.seen.length - 1] = seen;
}

/** Puts a pile under its deck, forgotten. */
function putUnder(deck: Pile, p: Pile): void {
  deck.cards.unshift(...p.cards.splice(0));
  deck.seen.unshift(...p.seen.splice(0).map(() => NOBODY));
}
