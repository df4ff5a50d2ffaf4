// The Action Cards that bots who look far draft: those with which their side has scored more.
import type { Horizon } from '#engine/bot-knowledge.ts';
import { type CardNo, ACTIONS, cardsOf, ownerOf, CARDS_EACH } from '../cards/actions.ts';
import { buildPoints, draftedBy } from '../flow/set-up-draft.ts';
import type { Strike } from '../table/world.ts';

/** OP by which each card has raised the lead of its side, by character and place: half of a ridge regression and a
 *  quarter of the mean lead on 2,145 missions between bots that take the heaviest option, and the rest from the shares
 *  won in the 2,001 greedy missions of docs/games/strike-teams/balance.md, at 7 OP for a whole mission. */
const WORTH: readonly (readonly number[])[] = [
  [0.18, 0.25, -0.09, -0.1, -0.7, 0.18, 0.37, 0.27], // Captain America
  [0.25, -0.35, -0.02, -0.32, -0.4, 0.25, 0.16, 0.3], // Iron Man
  [0.34, 0.08, 0.01, -0.18, -0.24, 0, -0.04, 0.29], // Agent May
  [0.31, 0.08, 0.09, -0.83, -0.42, 0.22, -0.09, 0.6], // Quake
  [0.11, 0.44, 0.03, 0.01, 0.16, 0.07, -0.67, 0.09], // Winter Soldier
  [0.05, 0.03, 0.35, 0.06, -0.32, -0.14, -0.12, 0.18], // Radioactive Man
  [0.25, 0.08, 0.08, 0.03, -0.19, 0.21, -0.02, -0.39], // Baron Strucker
  [0.29, 0.56, 0.08, -0.31, -0.68, -0.47, 0.3, -0.1], // Hydra Soldiers
];
/** A little for each Build Point, so that those left over are spent. */
const A_POINT = 0.05;
const worthOf = (card: CardNo): number => WORTH[ownerOf(card)]![card % CARDS_EACH]! + A_POINT * ACTIONS[card]!.build;
const sumOf = (cards: readonly number[], of: (card: CardNo) => number): number =>
  cards.reduce((sum, card) => sum + of(card), 0);

/** The cards of a character that are worth most together and fit its Build Points. */
export function bestCards(w: Strike, character: number): readonly number[] {
  const cards = cardsOf(character);
  let best: readonly number[] = [];
  for (let bits = 1; bits < 1 << cards.length; bits++) {
    const chosen = cards.filter((_, i) => (bits >> i) & 1);
    const fits = sumOf(chosen, card => ACTIONS[card]!.build) <= buildPoints(w, character);
    if (fits && sumOf(chosen, worthOf) > sumOf(best, worthOf)) best = chosen;
  }
  return best;
}

/** A lead of so many OP is a chance of 73 of 100. */
const SCALE = 4;
export const draft: Horizon<Strike> = {
  /** Both teams have chosen. */
  isClear: (_then, now) => now.chosen.includes(true),
  chance: ({ world: w }, seat) => {
    const own = w.chosen.flatMap((isChosen, card) => (isChosen && w.owner[ownerOf(card)] === seat ? [card] : []));
    return 1 / (1 + Math.exp(-sumOf(own, worthOf) / SCALE));
  },
  also: ({ world: w }, seat) => [
    `draft:0:${draftedBy(w, seat)
      .map(character => bestCards(w, character).join('+'))
      .join(':')}`,
  ],
};
