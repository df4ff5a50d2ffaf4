// Mixes what nobody has seen: where a match goes on with new dice, nobody may know the order of a deck from before.
import type { Game } from './game.ts';
import { eachPile, eachSecret, NOBODY } from './kit/piles.ts';
import { Generator } from './random.ts';
import type { Pile, State, World } from './types.ts';

/** So often an order is tried that the seats would not believe; then all stays as it was. */
const TRIES = 16;

interface Place {
  pile: Pile;
  index: number;
}

/** Things that no seat has seen change places with others of the same back, and unseen numbers are drawn anew, in place
 *  and by the state's own generator. What any seat has seen stays where it is. */
export function mixUnseen<W extends World>(game: Game<W>, state: State<W>): void {
  const random = new Generator(state);
  const { world } = state;
  const byBack = unseenPlaces(game, world);
  const before = byBack.map(places => places.map(({ pile, index }) => pile.cards[index]!));
  for (let tries = 0; tries < TRIES; tries++) {
    before.forEach((things, back) => put(byBack[back]!, random.shuffle(things.slice())));
    if (isPlausible(game, state)) return mixSecrets(game, state, random);
  }
  before.forEach((things, back) => put(byBack[back]!, things));
}

function unseenPlaces<W extends World>(game: Game<W>, world: W): Place[][] {
  const byBack: Place[][] = [];
  eachPile(world, pile =>
    pile.cards.forEach((thing, index) => {
      if (pile.seen[index] !== NOBODY) return;
      const back = game.back?.(thing) ?? 0;
      while (byBack.length <= back) byBack.push([]);
      byBack[back]!.push({ pile, index });
    }),
  );
  return byBack;
}
function put(places: readonly Place[], things: readonly number[]): void {
  places.forEach(({ pile, index }, n) => (pile.cards[index] = things[n]!));
}
function isPlausible<W extends World>(game: Game<W>, { world, seats }: State<W>): boolean {
  for (let seat = 0; seat < seats; seat++) if (game.plausible?.(world, seat) === false) return false;
  return true;
}
function mixSecrets<W extends World>(game: Game<W>, { world }: State<W>, random: Generator): void {
  eachSecret(world, (secret, name, index) => {
    if (secret.seen === NOBODY) secret.value = game.guess?.(world, name, index, 0, random) ?? secret.value;
  });
}
