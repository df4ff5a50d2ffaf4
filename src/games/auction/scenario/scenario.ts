// Any position in a few lines, for tests, puzzles and bug reports, and play in lines as people would say them:
//   const t = scenario({ at: 'plot', hands: [['squeeze'], ['windfall']], coins: [2, 9], dice: [6] });
//   t.play('0 play:squeeze', '1 pass', '1 losePoints');
import { play, start } from '#engine/apply.ts';
import { asked, decisionId, idle } from '#engine/ask.ts';
import { defineGame, type Game } from '#engine/game.ts';
import { bit, everybody, moveCard, NOBODY, pile } from '#engine/kit/piles.ts';
import { layFields, Scenario as Player, type Notation, type Settable, type Within } from '#engine/scenario/scenario.ts';
import { seedOf } from '#engine/seed.ts';
import type { Json, Pile, Seat, State } from '#engine/types.ts';
import { auctionHouse as game, cardProcedures } from '../game.ts';
import { idOf, isRecruit, madeUp, type MadeUpCard } from '../table/deck.ts';
import { inventory, sum, type Goods, type House, type Offer } from '../table/world.ts';

/** Fields that a position sets by the name that they have in the world. */
const FIELDS = ['rounds', 'round', 'coins', 'stakes', 'points', 'gifts', 'offered', 'waiting'] as const;

/** A position; the rest stays as the seed deals it. Lists are by seat; cards have the names of their data files. */
export interface Position extends Settable<House, (typeof FIELDS)[number]> {
  /** 3 when left out. */
  seats?: number;
  seed?: number;
  /** Made-up cards for this scenario: one of each lies in its deck, and is named like the others. */
  fixtures?: readonly MadeUpCard[];
  options?: Json;
  /** The phase that has just begun; the auction when left out. */
  at?: 'auction' | 'market' | 'plot';
  /** The seat whose plot turn it is; the first when left out. */
  turn?: Seat;
  hands?: (readonly string[])[];
  won?: (readonly string[])[];
  /** The recruit under the hammer and those to come, in order. */
  recruits?: readonly string[];
  /** The plot cards to be drawn, in order; with `plotLeft` 0 there are no others. */
  plot?: readonly string[];
  plotLeft?: number;
  /** Cards on the discard pile, and recruits that have left the game. */
  discard?: readonly string[];
  gone?: readonly string[];
  goals?: readonly number[];
  /** '0 to 1: 2 coins, scout for star'. */
  offers?: readonly string[];
  /** Faces of the next dice. */
  dice?: readonly number[];
}

const PHASES = { auction: 'auction.bid', market: 'market.floor', plot: 'turn.play' };

/** A seat can name cards of its hand, and cards that anybody has won, by the names of their data files. */
const NOTATION: Notation<House> = {
  things: ({ piles: { hand, won } }, kind, seat) =>
    kind === 'card' ? [hand[seat]!, ...won].flatMap(({ cards }) => cards) : [],
  name: (_w, kind, n) => (kind === 'card' ? idOf(n) : String(n)),
};

/** The game with made-up cards and their procedures; the printed game stays as it is. */
const withCards = (fixtures: readonly MadeUpCard[]): { game: Game<House>; within: Within } => ({
  game: defineGame({ ...game, procedures: { ...game.procedures, ...cardProcedures(fixtures) } }),
  within: run => madeUp.with(fixtures, run),
});

export class Scenario extends Player<House> {
  constructor(position: Position) {
    const { seed = 1, options = null, fixtures } = position;
    super({ game, ...(fixtures && withCards(fixtures)), lay: () => stateOf(position), seed, options }, NOTATION);
  }
  /** The offers on the market, as a position writes them. */
  get offers(): string[] {
    return this.world.offers.map(offerText);
  }
  /** The secret goals, by seat. */
  get goals(): number[] {
    return this.world.secrets.goal.map(({ value }) => value);
  }
}
export const scenario = (position: Position = {}): Scenario => new Scenario(position);

function stateOf(position: Position): State<House> {
  const { seats = 3, seed = 1, options = null } = position;
  const state = start(game, { seats, seed: seedOf(seed), options });
  state.world.round = position.round ?? 0; // who is first depends on it
  goTo(state, position);
  lay(state, position);
  return state;
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
  const { hands = [], won = [], recruits = [], plot = [], plotLeft = Infinity, gone = [], discard = [] } = position;
  const all = everybody(state.seats);
  const isOpen = piles.auctioned.cards.length > 0;
  for (const n of madeUp.numbers) putUnder(isRecruit(n) ? piles.recruits : piles.plot, pile([n]));
  hands.forEach((_, seat) => putUnder(piles.plot, piles.hand[seat]!));
  hands.forEach((names, seat) => names.forEach(name => fetch(name, piles.plot, piles.hand[seat]!, bit(seat))));
  plot.toReversed().forEach(name => fetch(name, piles.plot, piles.plot, NOBODY));
  while (piles.plot.cards.length > plotLeft) moveCard(piles.plot, 0, piles.discard, all);
  putUnder(piles.recruits, piles.gone);
  if (isOpen) place(piles.auctioned, 0, piles.recruits, NOBODY);
  won.forEach((names, seat) => names.forEach(name => fetch(name, piles.recruits, piles.won[seat]!, all)));
  for (const name of gone) fetch(name, piles.recruits, piles.gone, all);
  for (const name of discard) fetch(name, piles.plot, piles.discard, all);
  recruits.toReversed().forEach(name => fetch(name, piles.recruits, piles.recruits, NOBODY));
  if (isOpen) moveCard(piles.recruits, piles.recruits.cards.length - 1, piles.auctioned, all);
  layNumbers(state, position);
}

function layNumbers(state: State<House>, position: Position): void {
  const { goals, dice, offers } = position;
  const { world: w } = state;
  const total = inventory(w).coins!;
  if (offers) w.offers = offers.map((text, n) => offerIn(w, text, n));
  w.offered += w.offers.length;
  layFields(w, position, FIELDS);
  w.bank = total - sum(w.coins) - sum(w.stakes);
  if (w.bank < 0) throw new Error(`there are only ${total} coins`);
  goals?.forEach((n, seat) => (w.secrets.goal[seat]!.value = n));
  if (dice) state.script = [...dice];
}

/** Moves a card of that name from its deck to the top of a pile. */
function fetch(name: string, deck: Pile, to: Pile, seen: number): void {
  const at = deck.cards.findIndex(card => idOf(card) === name);
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

// ---- offers ------------------------------------------------------------------------------------------------

function offerIn(w: House, text: string, n: number): Offer {
  const [, from, to, give, get] = /^(\d) to (\d): (.+) for (.+)$/.exec(text) ?? [];
  if (get === undefined) throw new Error(`'${text}' is no offer: write '0 to 1: 2 coins, scout for star'`);
  const goods = (seat: Seat, said: string): Goods => {
    const parts = said === 'nothing' ? [] : said.split(', ');
    const coins = parts.filter(part => part.endsWith(' coins'));
    const cards = parts.filter(part => !coins.includes(part)).map(name => cardWon(w, seat, name));
    return { coins: Number.parseInt(coins[0] ?? '0', 10), cards };
  };
  return { n, from: Number(from), to: Number(to), give: goods(Number(from), give!), get: goods(Number(to), get) };
}
function cardWon(w: House, seat: Seat, name: string): number {
  const card = w.piles.won[seat]!.cards.find(n => idOf(n) === name);
  if (card === undefined) throw new Error(`seat ${seat} has won no '${name}'`);
  return card;
}
function offerText({ from, to, give, get }: Offer): string {
  const goods = ({ coins, cards }: Goods): string =>
    [...(coins ? [`${coins} coins`] : []), ...cards.map(idOf)].join(', ') || 'nothing';
  return `${from} to ${to}: ${goods(give)} for ${goods(get)}`;
}
