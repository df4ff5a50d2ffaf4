// Teams ready to play, and teams by chance.
import type { Random } from '#engine/definition.ts';
import { cardOf } from '../cards/index.ts';
import { cardsIn, limitOf, BASICS } from './collection.ts';
import type { Team } from './starting-table.ts';
import { BASICS_EACH, complaintsAbout, TEAM_LIMITS, type Terms } from './team-rules.ts';

export interface Preset extends Team {
  name: string;
}
/** Written like the short text of a team: '1x2 5x2 / 25 30'. */
function preset(name: string, team: string): Preset {
  const [cards, basics] = team.split(' / ').map(part => part.split(' ')) as [string[], string[]];
  const dice = cards.map(one => one.split('x').map(Number) as [number, number]);
  return { name, basics: basics.map(Number), cards: dice.map(([card, n]) => ({ card, dice: n })) };
}

/** Named by place in options: new ones go to the end. */
export const PRESETS: readonly Preset[] = [
  preset('X-Men Academy', '1x2 5x2 9x2 14x2 19x2 22x2 / 25 30'),
  preset('Archvillains', '2x2 7x2 12x2 13x2 18x2 20x2 / 26 31'),
  preset('Heroic Pairs', '3x3 6x3 24x2 77x2 89x3 100x3 103x2 112x2 / 25 34'),
  preset('Brotherhood and Machines', '10x2 17x2 47x4 49x1 53x3 54x3 83x3 87x2 / 28 33'),
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
