// Numbers for the things of a game: kinds numbered one after another, copies side by side, one of each look-alike.

/** The numbers of one kind: `first` up to, and not including, `end`. */
export interface Range {
  readonly first: number;
  readonly end: number;
}
/** Numbers kinds of things in the order given; a kind may begin at a number of its own:
 *  `ranges({ hero: 25, student: 25, plot: { from: 100, count: 60 } })`. */
export function ranges<K extends string>(
  kinds: Readonly<Record<K, number | { from: number; count: number }>>,
): Record<K, Range> {
  const out = {} as Record<K, Range>;
  let next = 0;
  for (const kind in kinds) {
    const size = kinds[kind];
    const { from, count } = typeof size === 'number' ? { from: next, count: size } : size;
    if (from < next) throw new Error(`the numbers of '${kind}' are given twice: ${from} comes before ${next}`);
    out[kind] = { first: from, end: from + count };
    next = from + count;
  }
  return out;
}
export const isIn = (range: Range, n: number): boolean => n >= range.first && n < range.end;
export const numbersIn = ({ first, end }: Range): number[] => Array.from({ length: end - first }, (_, i) => first + i);

/** Every card as often as it has copies. */
export const copied = <C extends { copies: number }>(cards: readonly C[]): C[] =>
  cards.flatMap(card => new Array<C>(card.copies).fill(card));
/** The key of every card as often as it has copies. */
export const copiedKeys = (cards: Readonly<Record<string, { copies: number }>>): string[] =>
  Object.entries(cards).flatMap(([key, { copies }]) => new Array<string>(copies).fill(key));

/** The first of each look among those wanted: equal cards are one option. `looks` tells by number what a card
 *  shows; one that it does not know is like no other. */
export function oneOfEach(
  cards: readonly number[],
  looks: readonly unknown[],
  wanted?: (card: number) => boolean,
): number[] {
  const found: number[] = [];
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i]!;
    if ((!wanted || wanted(card)) && !hasLook(found, looks, looks[card] ?? card)) found.push(card);
  }
  return found;
}
function hasLook(cards: readonly number[], looks: readonly unknown[], look: unknown): boolean {
  for (let i = 0; i < cards.length; i++) if ((looks[cards[i]!] ?? cards[i]) === look) return true;
  return false;
}
