// Play in lines as people would say them, from any position:
//   scenario({ hands: [['iceman']] }).play('0 assign:cerebroAlly', '0 pawn:Cyclops', '0 play:iceman');
import { play, start } from '#engine/apply.ts';
import { asked, decisionId, idle } from '#engine/ask.ts';
import { defineGame, type Game } from '#engine/game.ts';
import { checkParts, Scenario as Player, type Notation, type Within } from '#engine/scenario/scenario.ts';
import { seedOf } from '#engine/seed.ts';
import type { Seat, State } from '#engine/types.ts';
import { TEAMS } from '../cards/teams.ts';
import { ageOfHeroes as game } from '../game.ts';
import {
  CARD_KEYS,
  EVOLUTION_KEYS,
  evolutionKey,
  keyOf,
  madeUp,
  madeUpEvolutions,
  madeUpAdvanced,
  type MadeUpCard,
} from '../table/deck.ts';
import { INSTITUTE, isSlot, slotOf, spaceKey, SPACES } from '../table/spaces.ts';
import { lookOf, PAWNS } from '../table/pawns.ts';
import type { Heroes } from '../table/world.ts';
import { advancedList, evolutionList, listsOf, proceduresOf, villainLists } from '../verbs/card-procedures.ts';
import { lay, layDeck, PARTS, teamNamed } from './laying.ts';
import type { Position } from './position.ts';
import { positionOf } from './reading.ts';

export type { Position } from './position.ts';
const RESOURCE_KEYS = ['physical', 'mental', 'willpower'];
const numbers = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const THINGS: Readonly<Record<string, (w: Heroes, seat: Seat) => readonly number[]>> = {
  space: () => numbers(SPACES),
  pawn: (w, seat) => numbers(PAWNS).filter(pawn => w.owner[pawn] === seat),
  card: () => [...numbers(CARD_KEYS.length), ...madeUp.numbers],
  evolution: () => [...numbers(EVOLUTION_KEYS.length), ...madeUpEvolutions.numbers],
  resource: () => numbers(3),
  team: () => numbers(TEAMS.length),
  location: () => numbers(INSTITUTE.length),
};
const NAMES: Readonly<Record<string, (n: number) => string>> = {
  space: spaceKey,
  pawn: lookOf,
  card: n => (n < 0 ? '?' : keyOf(n)),
  evolution: evolutionKey,
  resource: n => RESOURCE_KEYS[n]!,
  team: n => TEAMS[n]!.id,
  row: n => String(n),
  location: n => INSTITUTE[n]!,
};
const NOTATION: Notation<Heroes> = {
  things: (w, kind, seat) => THINGS[kind]?.(w, seat) ?? [],
  name: (_w, kind, n) => NAMES[kind]?.(n),
  /** A space is called as on the board, or as the card that lies there. */
  isCalled(w, kind, n, text) {
    if (kind !== 'space' || !isSlot(n) || w.slots[slotOf(n)]! < 0) return undefined;
    return spaceKey(n) === text || keyOf(w.slots[slotOf(n)]!) === text;
  },
};

/** The lists of effects of made-up cards and tiles. */
export const madeUpProcedures = (cards: readonly MadeUpCard[]) =>
  proceduresOf(
    cards.flatMap(({ id, card, villain, evolution, advanced }) => [
      ...(card ? listsOf(id, card) : []),
      ...(villain ? villainLists(id, villain) : []),
      ...(evolution ? [evolutionList(id, evolution)] : []),
      ...(advanced ? [advancedList(id, advanced)] : []),
    ]),
  );
const withMadeUp = <X>(all: readonly MadeUpCard[], run: () => X): X =>
  madeUp.with(
    all.filter(({ card, villain }) => card ?? villain),
    () =>
      madeUpEvolutions.with(
        all.filter(({ evolution }) => evolution),
        () =>
          madeUpAdvanced.with(
            TEAMS.map(({ id }) => all.find(one => one.id === id)?.advanced),
            run,
          ),
      ),
  );
/** The game with made-up cards and their procedures; the printed game stays as it is. */
const withCards = (fixtures: readonly MadeUpCard[]): { game: Game<Heroes>; within: Within } => ({
  game: defineGame({
    ...game,
    procedures: { ...game.procedures, ...madeUpProcedures(fixtures) },
  }),
  within: run => withMadeUp(fixtures, run),
});

export class Scenario extends Player<Heroes> {
  constructor(position: Position) {
    const { seed = 1, options = null, fixtures } = position;
    super({ game, ...(fixtures && withCards(fixtures)), lay: () => stateOf(position), seed, options }, NOTATION);
  }
  /** Physical, Mental and Willpower of a seat. */
  purse(seat: Seat): number[] {
    return [...this.world.resources[seat]!];
  }
  /** Places of the pawns of a look: spaces by name, 'board', 'jet 0', 'supply'. */
  places(seat: Seat, look: string): string[] {
    const { owner, at } = this.world;
    return numbers(PAWNS)
      .filter(pawn => owner[pawn] === seat && lookOf(pawn) === look)
      .map(pawn => placeName(at[pawn]!));
  }
  hand(seat: Seat): string[] {
    return this.pile('hand', seat);
  }
  /** All that lies on the table, in the words of a position. */
  table(): Position {
    return positionOf(this.world);
  }
}
const placeName = (at: number): string =>
  at >= 100 ? `jet ${at - 100}` : at >= 0 ? spaceKey(at) : at === -1 ? 'board' : 'supply';
export const scenario = (position: Position = {}): Scenario => new Scenario(position);

function stateOf(position: Position): State<Heroes> {
  checkParts(position, PARTS);
  const { seats = 3, seed = 1, options = null, teams = TEAMS.map(({ id }) => id), at = 'institute' } = position;
  const state = start(game, { seats, seed: seedOf(seed), options });
  if (at === 'setUp') {
    layDeck(state.world, position);
    state.stack = [{ at: 'game.setUp', my: {} }];
    return state;
  }
  while (decisionId(state) !== 'turn.act') {
    const seat = asked(game, state)[0]!;
    const decision = decisionId(state);
    const option = decision === 'teams.pick' ? `team:${teamNamed(teams[seat]!)}` : idle(game, state, seat);
    play(game, state, { seat, decision, option });
  }
  const w = state.world;
  w.order = [...(position.order ?? w.order.toSorted((a, b) => a - b))];
  lay(w, position);
  state.stack.length = 2; // the game, and the round that begins its phase again
  Object.assign(state.stack[1]!, { at: `round.${at}`, then: undefined, queue: undefined });
  return state;
}
