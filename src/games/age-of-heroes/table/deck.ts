// Numbers of cards and tiles: Institute cards first, then Villain tiles; Evolution cards have numbers of their own.
import { MadeUp } from '#engine/scenario/made-up.ts';
import { numbersIn, ranges } from '#engine/kit/numbering.ts';
import { bit } from '#engine/kit/piles.ts';
import {
  PLAYABLES,
  TIERS,
  type Advanced,
  type CardType,
  type EvolutionCard,
  type Hero,
  type InstituteCard,
  type Moment,
  type Playable,
  type Tier,
  type VillainTile,
} from '../cards/card.ts';
import { EVOLUTIONS } from '../cards/evolutions.ts';
import { ATOM } from '../cards/institute-atom.ts';
import { ATTRACTIONS } from '../cards/institute-attractions.ts';
import { CORE } from '../cards/institute-core.ts';
import type { MissionId } from '../cards/missions.ts';
import { TEAMS } from '../cards/teams.ts';
import { VILLAINS } from '../cards/villains.ts';

const keysOf = (cards: object): string[] => Object.keys(cards);
/** AH-CMP-03, AH-CMP-04, AH-RUL-14: every card once. */
const KEYS = { core: keysOf(CORE), atom: keysOf(ATOM), attractions: keysOf(ATTRACTIONS), villain: keysOf(VILLAINS) };
export const CARDS = ranges({
  core: KEYS.core.length,
  atom: KEYS.atom.length,
  attractions: KEYS.attractions.length,
  villain: KEYS.villain.length,
});
export const CARD_KEYS: readonly string[] = Object.values(KEYS).flat();
/** AH-CMP-15 */
export const EVOLUTION_KEYS: readonly string[] = keysOf(EVOLUTIONS);

/** AH-RUL-13, AH-COA-02, AH-FAT-04, AH-FOM-02, AH-SET-08 */
export const instituteDeck = (mission: MissionId): number[] => [
  ...numbersIn(CARDS.core),
  ...numbersIn(mission === 'attractions' ? CARDS.attractions : CARDS.atom),
];

/** A card or tile of a scenario: the key and the data that its file would have; an Advanced ability has its team's. */
export interface MadeUpCard {
  readonly id: string;
  readonly card?: InstituteCard;
  readonly villain?: VillainTile;
  readonly evolution?: EvolutionCard;
  readonly advanced?: Advanced;
}
/** Such Institute cards and Villain tiles, above the printed numbers. */
export const madeUp = new MadeUp<MadeUpCard>(CARD_KEYS.length);
/** Such Evolution cards, above the numbers of all abilities; and Advanced abilities, by the number of the ability. */
export const madeUpEvolutions = new MadeUp<MadeUpCard>(1000);
export const madeUpAdvanced = new MadeUp<Advanced | undefined>(EVOLUTION_KEYS.length);

/** The rest of this file answers by number, in one look-up. */
export const INSTITUTE: readonly InstituteCard[] = Object.values({ ...CORE, ...ATOM, ...ATTRACTIONS });
const VILLAIN: readonly VillainTile[] = Object.values(VILLAINS);
const EVOLUTION: readonly EvolutionCard[] = Object.values(EVOLUTIONS);
/** Paths are made once, for a text put together anew is slow to look up. */
const CARD_PATHS: readonly string[] = INSTITUTE.map((_, card) => `card/${CARD_KEYS[card]!}`);
const AFTER_PATHS: readonly string[] = CARD_PATHS.map(path => `${path}/after`);
const END_PATHS: readonly string[] = CARD_PATHS.map(path => `${path}/end`);
const DEFEAT_PATHS: readonly string[] = KEYS.villain.map(key => `villain/${key}`);
const WHILE_PATHS: readonly string[] = DEFEAT_PATHS.map(path => `${path}/while`);
export const keyOf = (card: number): string => CARD_KEYS[card] ?? madeUp.at(card)!.id;
/** The lists of effects of an Institute card. */
export const pathOf = (card: number): string => CARD_PATHS[card] ?? `card/${keyOf(card)}`;
export const pathAfter = (card: number): string => AFTER_PATHS[card] ?? `${pathOf(card)}/after`;
export const pathAtEnd = (card: number): string => END_PATHS[card] ?? `${pathOf(card)}/end`;
/** The lists of effects of a Villain tile: those of its defeat, and those while it is attached. */
export const defeatPath = (tile: number): string =>
  DEFEAT_PATHS[tile - CARDS.villain.first] ?? `villain/${keyOf(tile)}`;
export const whilePath = (tile: number): string =>
  WHILE_PATHS[tile - CARDS.villain.first] ?? `${defeatPath(tile)}/while`;
export const cardOf = (card: number): InstituteCard => INSTITUTE[card] ?? madeUp.at(card)!.card!;
export const typeOf = (card: number): CardType => TYPES[card] ?? cardOf(card).type;
const TYPES: readonly CardType[] = INSTITUTE.map(({ type }) => type);
/** Types of cards as bits of one number, which a procedure keeps among its locals. */
export const typesIn = (types: readonly Playable[]): number =>
  types.reduce((sum, type) => sum | bit(PLAYABLES.indexOf(type)), 0);
export const EVOLUTION_BIT = typesIn(['evolution']);
const TYPE_BITS: readonly number[] = TYPES.map(type => typesIn([type]));
/** A card that the viewer does not know is of no type. */
export const isOfTypes = (card: number, types: number): boolean =>
  card >= 0 && ((TYPE_BITS[card] ?? typesIn([typeOf(card)])) & types) !== 0;
export const villainOf = (tile: number): VillainTile =>
  (VILLAIN[tile - CARDS.villain.first] ?? madeUp.at(tile)?.villain) as VillainTile;
export const isVillain = (card: number): boolean =>
  card >= CARDS.villain.first && (card < CARDS.villain.end || madeUp.at(card)?.villain !== undefined);
export const evolutionAt = (n: number): EvolutionCard | undefined => EVOLUTION[n] ?? madeUpEvolutions.at(n)?.evolution;
export const evolutionOf = (n: number): EvolutionCard => evolutionAt(n)!;
export const evolutionKey = (n: number): string => EVOLUTION_KEYS[n] ?? madeUpEvolutions.at(n)!.id;
/** When an Evolution card acts. */
export const momentOf = (n: number): Moment['on'] => MOMENTS[n] ?? evolutionOf(n).when.on;
const MOMENTS: readonly Moment['on'][] = EVOLUTION.map(({ when }) => when.on);
export const numberOf = (key: string): number => CARD_KEYS.indexOf(key);
export const cardName = (card: number): string => (isVillain(card) ? villainOf(card) : cardOf(card)).name;

export const villainsOf = (tier: Tier): number[] =>
  numbersIn(CARDS.villain).filter(tile => villainOf(tile).tier === tier);
/** AH-RUL-91: Institute cards have one back, Villain tiles one for each tier. */
export const back = (card: number): number => (isVillain(card) ? 1 + TIERS.indexOf(villainOf(card).tier) : 0);
export const tierOfBack = (n: number): Tier => TIERS[n - 1]!;

/** The Evolution cards of a team; those marked RECOMMENDED (AH-RUL-20). */
export const evolutionsOf = (team: number): readonly number[] => EVOLUTIONS_OF[team]!;
export const recommendedOf = (team: number): readonly number[] => RECOMMENDED_OF[team]!;
const EVOLUTIONS_OF = TEAMS.map(({ heroes }) => EVOLUTION.flatMap(({ hero }, n) => (heroes.includes(hero) ? [n] : [])));
const RECOMMENDED_OF = EVOLUTIONS_OF.map(list => list.filter(n => EVOLUTION[n]!.recommended));
export const teamOf = (hero: Hero): number => TEAMS.findIndex(({ heroes }) => heroes.includes(hero));
