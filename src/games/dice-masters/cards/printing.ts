// The short forms that the cards are written in: what the dice, the rarity or the kind of a card say is not repeated.
import type { Ability, Affiliation, Card, Effect, Rarity, Which } from './card.ts';
import { CHARACTER_DICE } from './character-dice.ts';

/** The facts that differ among the cards of one character. */
interface Facts {
  cost: number;
  affiliation?: Affiliation;
  /** 4 when left out. */
  max?: number;
  heroic?: true;
}

/** Writes characters of one rarity; their names and energy are those of their dice (DM-CRD-06). */
export const characters =
  (rarity: Rarity) =>
  (
    number: number,
    die: keyof typeof CHARACTER_DICE,
    subtitle: string,
    { cost, affiliation, max, heroic }: Facts,
    abilities: readonly Ability[] = [],
  ): Card => ({
    number,
    name: CHARACTER_DICE[die][0],
    subtitle,
    cost,
    energy: CHARACTER_DICE[die][1],
    affiliation: affiliation ?? null,
    rarity,
    max: max ?? 4,
    die,
    ...(heroic && { heroic }),
    abilities,
  });

/** The three cards of Cerebro, an action with energy and no affiliation. */
export const cerebro = (
  number: number,
  subtitle: string,
  { cost, rarity, max }: Pick<Card, 'cost' | 'rarity' | 'max'>,
  abilities: readonly Ability[],
): Card => ({
  number,
  name: 'Cerebro',
  subtitle,
  cost,
  energy: 'mask',
  affiliation: null,
  rarity,
  max,
  die: 'cerebro',
  abilities,
});

/** DM-CRD-10 */
const BASIC = { energy: null, affiliation: null, rarity: 'common', max: 3, die: 'basic-action' } as const;
export const basicAction = (number: number, name: string, cost: number, abilities: readonly Ability[]): Card => ({
  number,
  name,
  subtitle: 'Basic Action Card',
  cost,
  ...BASIC,
  abilities,
});

/** Effects that begin with the choice of a die. */
export const choosing = (which: Which, ...effects: readonly Effect[]): readonly Effect[] => [
  { do: 'choose', which },
  ...effects,
];
