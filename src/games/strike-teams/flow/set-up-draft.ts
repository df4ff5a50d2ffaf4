// The secret choice of Action Cards, by both teams at once (ST-SEAT-08).
import { composed, procedure } from '#engine/game.ts';
import { no } from '#engine/refusals.ts';
import type { Form, Made, Seat } from '#engine/types.ts';
import type { ComposedOffer } from '#engine/definition.ts';
import { ACTIONS, cardsOf, startingCardsOf, CARDS_EACH } from '../cards/actions.ts';
import { BUILD_POINTS } from '../cards/character-card.ts';
import type { Strike, T } from '../table/world.ts';

/** The characters that a seat chooses cards for. */
export const draftedBy = (w: Strike, seat: Seat): number[] =>
  w.owner.flatMap((owner, character) => (owner === seat ? [character] : []));
/** ST-SET-11 ST-RUL-16 ST-SNG-04 ST-LVL-09 */
export const buildPoints = (w: Strike, character: number): number => BUILD_POINTS[w.level[character]!]!;
const buildOf = (cards: readonly number[]): number => cards.reduce((sum, card) => sum + ACTIONS[card]!.build, 0);

/** Cards in an order, as far as they fit. */
function fitting(w: Strike, character: number, order: readonly number[]): number[] {
  const chosen: number[] = [];
  for (const card of order) if (buildOf(chosen) + ACTIONS[card]!.build <= buildPoints(w, character)) chosen.push(card);
  return chosen.sort((a, b) => a - b);
}
const madeBy = (w: Strike, seat: Seat, orderOf: (character: number) => readonly number[]): Made => ({
  to: 0,
  parts: draftedBy(w, seat).map(character => fitting(w, character, orderOf(character))),
});
/** ST-RUL-04: the Starting cards and the cheapest others that fit. */
const usual = (character: number): number[] => {
  const first = startingCardsOf(character);
  const rest = cardsOf(character).filter(card => !first.includes(card));
  return [...first, ...rest.sort((a, b) => ACTIONS[a]!.build - ACTIONS[b]!.build)];
};
/** The character's cards, beginning with another one each time. */
const turned = (n: number) => (character: number) => {
  const cards = cardsOf(character);
  return [...cards.slice(n), ...cards.slice(0, n)];
};
function suggested(w: Strike, seat: Seat): Made[] {
  const all = [madeBy(w, seat, usual), ...Array.from({ length: CARDS_EACH }, (_, n) => madeBy(w, seat, turned(n)))];
  const seen = new Set<string>();
  return all.filter(made => {
    const key = made.parts.join('|');
    return !seen.has(key) && seen.add(key);
  });
}
const idOf = ({ parts }: Made): string => `draft:0:${parts.map(part => part.join('+')).join(':')}`;
const draftForm = (w: Strike, seat: Seat): Form => ({
  to: [
    {
      n: 0,
      slots: draftedBy(w, seat).map(character => ({
        say: 'draftFor',
        facts: { character, n: buildPoints(w, character) },
        of: 'card',
        things: cardsOf(character),
        min: 0,
        max: CARDS_EACH,
      })),
    },
  ],
});

const draft: ComposedOffer<Strike, object> = composed<Strike>({
  form: (t, _my, seat) => draftForm(t.world, seat),
  suggest: (t, _my, seat) => suggested(t.world, seat),
  sample: (t, _my, seat, random) => madeBy(t.world, seat, character => random.shuffle([...cardsOf(character)])),
  /** ST-SET-10 ST-RUL-14 ST-RUL-15: at most the Build Points, and as few cards as one likes. */
  refuse: (t, _my, seat, { parts }) => {
    const w = t.world;
    const over = draftedBy(w, seat).find((character, i) => buildOf(parts[i]!) > buildPoints(w, character));
    return over !== undefined && no('ST-SET-10', { character: over, n: buildPoints(w, over) });
  },
  facts: (_t, _my, _seat, { parts }) => ({ cards: parts.flat() }),
  take: () => undefined,
});
/** ST-TUT-02: in the tutorial everybody has the two Starting cards. */
function takeStarting(t: T): void {
  t.world.owner.forEach((seat, character) => {
    if (seat >= 0) for (const card of startingCardsOf(character)) t.world.chosen[card] = true;
  });
}
export const drafting = procedure<Strike>()({
  begin: t => {
    if (t.world.mode !== 'tutorial') return undefined;
    takeStarting(t);
    return 'end';
  },
  /** ST-SET-09 ST-LVL-10 ST-SNG-05 */
  choose: {
    rule: 'ST-SET-09',
    idle: (t, _my, seat) => idOf(madeBy(t.world, seat, usual)),
    all: t => [...new Set(t.world.owner)].filter(seat => seat >= 0).sort((a, b) => a - b),
    choices: { draft },
    /** ST-SET-12 */
    reveal: (t, _my, picks) => {
      for (const list of Object.values(picks))
        for (const part of list[0]!.made!.parts) for (const card of part) t.world.chosen[card] = true;
      t.log('drafted');
    },
  },
});
