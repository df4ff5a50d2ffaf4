// Teams ready to play, and teams by chance.
import type { Random } from '#engine/definition.ts';
import { cardOf } from '../cards/index.ts';
import { cardsIn, limitOf, BASICS } from './collection.ts';
import type { Team } from './starting-table.ts';
import { BASICS_EACH, complaintsAbout, TEAM_LIMITS, type Terms } from './team-rules.ts';

export interface Preset extends Team {
  name: string;
}
const preset = (name: string, basics: readonly number[], cards: readonly (readonly [number, number])[]): Preset => ({
  name,
  basics,
  cards: cards.map(([card, dice]) => ({ card, dice })),
});
const pairs = (...cards: number[]): [number, number][] => cards.map(card => [card, 2]);

/** Named by place in options: new ones go to the end. */
export const PRESETS: readonly Preset[] = [
  preset('X-Men Academy', [25, 30], pairs(1, 5, 9, 14, 19, 22)),
  preset('Archvillains', [26, 31], pairs(2, 7, 12, 13, 18, 20)),
  preset(
    'Heroic Pairs',
    [25, 34],
    [
      [3, 3],
      [6, 3],
      [24, 2],
      [77, 2],
      [89, 3],
      [100, 3],
      [103, 2],
      [112, 2],
    ],
  ),
  preset(
    'Brotherhood and Machines',
    [28, 33],
    [
      [10, 2],
      [17, 2],
      [47, 4],
      [49, 1],
      [53, 3],
      [54, 3],
      [83, 3],
      [87, 2],
    ],
  ),
];
export const presetsFor = (terms: Terms): number[] =>
  PRESETS.flatMap((team, n) => (complaintsAbout(team, terms).length ? [] : [n]));

// ---- by chance ---------------------------------------------------------------------------------------------

/** A full team by chance, of the first cards that go together; every one is about equally likely unless an order is
 *  given. */
export function randomTeam({ format, starterBox }: Terms, random: Random, order?: readonly number[]): Team {
  const { cards: most, dice } = TEAM_LIMITS[format];
  const chosen: number[] = [];
  for (const card of order ?? random.shuffle([...cardsIn(starterBox)])) {
    const isNew = !chosen.some(other => cardOf(other).name === cardOf(card).name);
    if (isNew && chosen.length < most) chosen.push(card);
  }
  const cards = chosen.sort((a, b) => a - b).map(card => ({ card, dice: 1 }));
  for (let left = dice - cards.length; left > 0; left--) {
    const open = cards.filter(one => one.dice < limitOf(cardOf(one.card), starterBox));
    if (open.length) open[random.below(open.length)]!.dice++;
  }
  const basics = random.shuffle([...BASICS]).slice(0, BASICS_EACH);
  return { basics: basics.sort((a, b) => a - b), cards };
}

/** All cards by chance, dear ones rather first: they are seldom fielded. */
export function dearFirst(random: Random): number[] {
  const luck = cardsIn(false).map(card => ({ card, n: (random.below(MILLION) / MILLION) ** (1 / zeal(card)) }));
  return luck.sort((a, b) => b.n - a.n).map(({ card }) => card);
}
const MILLION = 1_000_000;
const zeal = (card: number): number => 1 + cardOf(card).cost ** 2 / 32;
