// The Scenario Cards of a mission: which they are, who has a part in them, and what has happened that they count.
import { everybody } from '#engine/kit/piles.ts';
import type { CardNo } from '../cards/actions.ts';
import type { Deed, Part, Pick, Retrieved, Role, ScenarioCard, ScenarioTest, Where } from '../cards/scenario-card.ts';
import { SCENARIOS } from '../cards/scenarios.ts';
import { adjacentTo, waysOf } from './edges.ts';
import { FIGURES, gridFor, isOnMap, TOKEN_KINDS } from './figures.ts';
import { type Figure, MASTERMIND, NONE, type Strike } from './world.ts';

const MOST_SEATS = 5;
export const STAGE_COUNT = 3;
export const ROUNDS_EACH = 4;
/** Rounds of a mission but the tutorial. */
export const ROUNDS = STAGE_COUNT * ROUNDS_EACH;
/** The stage of a round, from 0 (ST-RND-01). */
export const stageOf = (round: number): number => Math.floor((round - 1) / ROUNDS_EACH);

export const TUTORIAL_CARD = SCENARIOS.length - 1;
/** The backs of Scenario Cards: their stages (ST-CMP-05), and the tutorial's own. */
export const back = (card: CardNo): number => (card === TUTORIAL_CARD ? 3 : SCENARIOS[card]!.stage - 1);
/** The places in the pile of cards of a stage. */
export const undrawnOf = (w: Strike, stage: number): number[] =>
  w.piles.undrawn.cards.flatMap((card, index) => (back(card) === stage ? [index] : []));

/** The card of a stage, or nothing where the mission has none (the tutorial has one). */
export const scenarioAt = (w: Strike, stage: number): ScenarioCard | undefined =>
  SCENARIOS[w.piles.stages.cards[stage] ?? NONE];
/** Is the card in play? The Stage 3 card counts from its reveal at the end of Stage 1 on (ST-END-04). */
export const isActive = (w: Strike, stage: number): boolean =>
  !w.isClosed[stage] && scenarioAt(w, stage) !== undefined && (stage < 2 || w.round > ROUNDS_EACH);

/** The shares of a card's reward: one, or those of its parts; a part for each token counts one more than the last. */
const SHARES: ReadonlyMap<ScenarioCard, readonly Part[]> = new Map(SCENARIOS.map(card => [card, sharesOf(card)]));
function sharesOf({ parts, wins, fails, op }: ScenarioCard): readonly Part[] {
  if (!parts) return [{ op, wins: wins!, fails: fails! }];
  return parts.flatMap(part =>
    Array.from({ length: part.count ?? 1 }, (_, i) =>
      part.per && 'retrieved' in part.wins
        ? { ...part, wins: { retrieved: { ...part.wins.retrieved, count: i + 1 } } }
        : part,
    ),
  );
}
export const sharesIn = (card: ScenarioCard): readonly Part[] => SHARES.get(card)!;
export const partCount = (card: ScenarioCard): number => sharesIn(card).length;

type AllKeys<U> = U extends unknown ? keyof U : never;
type ValueOf<U, K extends PropertyKey> = U extends Record<K, infer V> ? V : never;
/** For each thing that a test may ask for, how it is judged. */
export type Tests<J, X> = { [K in AllKeys<ScenarioTest>]: (judging: J, test: ValueOf<ScenarioTest, K>) => X };
/** What comes of each thing that a test asks for. */
export const judged = <J, X>(tests: Tests<J, X>, judging: J, test: ScenarioTest): X[] =>
  Object.entries(test).map(([key, asked]) =>
    (tests[key as keyof Tests<J, X>] as (judging: J, test: unknown) => X)(judging, asked),
  );

// ---- parts -------------------------------------------------------------------------------------------------

export const secretPick = (card: ScenarioCard | undefined): Pick | undefined => card?.picks?.find(pick => pick.secret);
/** The figures or tokens that have a part: those picked openly, or the secret one. */
export function pickedFor(w: Strike, stage: number, role: Role): readonly number[] {
  const card = scenarioAt(w, stage);
  if (secretPick(card)?.role === role) return [w.secrets.picked[stage]!.value];
  const picked = w.picks[stage]!;
  if (role === 'frenemy1') return picked.slice(0, 1);
  if (role === 'frenemy2') return picked.slice(1, 2);
  return role === 'leader' ? picked.slice(-1) : picked;
}
/** Is the secret pick of a card a figure? */
const hasSecretFigure = (card: ScenarioCard | undefined): boolean => secretPick(card)?.from === 'figures';
/** The bits of the stages in whose cards a figure has an open part now. */
export function openPartsOf(w: Strike, figure: Figure): number {
  let bits = 0;
  for (let stage = 0; stage < STAGE_COUNT; stage++) {
    if (!isActive(w, stage)) continue;
    const isLed = scenarioAt(w, stage)?.picks?.[0]?.role === 'leader';
    const picked = isLed ? w.picks[stage]!.slice(-1) : w.picks[stage]!;
    if (picked.includes(figure)) bits |= 1 << stage;
  }
  return bits;
}
/** The same with secret parts: only for what uncovers them at once (ST-SEAT-07). */
export function partsOf(w: Strike, figure: Figure): number {
  let bits = openPartsOf(w, figure);
  for (let stage = 0; stage < STAGE_COUNT; stage++) {
    const isSecret = isActive(w, stage) && hasSecretFigure(scenarioAt(w, stage));
    if (isSecret && w.secrets.picked[stage]!.value === figure) bits |= 1 << stage;
  }
  return bits;
}
export const reveal = (w: Strike, stage: number): void => {
  w.secrets.picked[stage]!.seen = everybody(MOST_SEATS);
};
/** Does everybody know the secret pick of a stage? */
export const isUncovered = (w: Strike, stage: number): boolean =>
  w.secrets.picked[stage]!.seen === everybody(MOST_SEATS);
/** Is the figure a secret pick that has been uncovered, of a card in play? */
export const isUncoveredPick = (w: Strike, figure: Figure): boolean =>
  w.secrets.picked.some(
    ({ value }, stage) =>
      value === figure && isActive(w, stage) && hasSecretFigure(scenarioAt(w, stage)) && isUncovered(w, stage),
  );
/** Cards that make attacks dearer, such as Mind Control: whose, and by how much. */
const DEARER: ReadonlyMap<ScenarioCard, Extract<Deed, { do: 'dearerAttacks' }>> = new Map(
  SCENARIOS.flatMap(card =>
    (card.side ?? []).flatMap(({ do: deeds }) =>
      deeds.flatMap(deed => (deed.do === 'dearerAttacks' ? [[card, deed] as const] : [])),
    ),
  ),
);
/** AP that attacks of the figure against the Mastermind's side cost more until the card closes. */
export function dearerFor(w: Strike, figure: Figure): number {
  let sum = 0;
  for (let stage = 0; stage < STAGE_COUNT; stage++) {
    const dearer = isActive(w, stage) ? DEARER.get(scenarioAt(w, stage)!) : undefined;
    if (dearer && pickedFor(w, stage, dearer.role).includes(figure)) sum += dearer.n;
  }
  return sum;
}

// ---- places ------------------------------------------------------------------------------------------------

export const tokensOf = (w: Strike, kind: Retrieved): number[] =>
  w.tokenKind.flatMap((n, token) => (TOKEN_KINDS[n] === kind ? [token] : []));
/** A token comes to the map. */
export function addToken(w: Strike, kind: Retrieved, square: number, stage: number, by: number): number {
  w.tokenKind.push(TOKEN_KINDS.indexOf(kind));
  w.tokenAt.push(square);
  w.tokenDamage.push(0);
  w.tokenCarrier.push(NONE);
  w.tokenStage.push(stage);
  w.tokenBy.push(by);
  return w.tokenKind.length - 1;
}
/** Is a figure at the place that a card of a stage speaks of? */
export function isThere(w: Strike, stage: number, figure: Figure, where: Where): boolean {
  if (!isOnMap(w, figure)) return false;
  const square = w.at[figure]!;
  const grid = gridFor(w);
  const tile = grid.tile[square]!;
  if (where === 'villainZone') return w.zones[MASTERMIND].includes(tile);
  if (where === 'goalTile') return tile === grid.card.goalTile;
  if (where === 'besideCube') return isBesideCube(w, square);
  return w.marks[stage]!.at(-1) === tile;
}
function isBesideCube(w: Strike, square: number): boolean {
  for (const token of tokensOf(w, 'cosmic-cube')) {
    const carrier = w.tokenCarrier[token]!;
    const at = carrier === NONE ? w.tokenAt[token]! : w.at[carrier]!;
    if (at === NONE) continue;
    if (at === square || adjacentTo(waysOf(gridFor(w), w.open), at).includes(square)) return true;
  }
  return false;
}
export const figuresOnTile = (w: Strike, tile: string): number[] => {
  const grid = gridFor(w);
  return FIGURES.filter(figure => isOnMap(w, figure) && grid.tile[w.at[figure]!] === tile);
};

/** Damage that a test wants: the stronger its victim has become, the more, where it goes by Level. */
export const leastDamage = ({ level }: Strike, least: number | 'level', victims: readonly number[]): number =>
  least === 'level' ? Math.max(1, ...victims.map(victim => level[victim]!)) : least;
/** What a card wants: some want less of two heroes than of more. */
export const wantedOf = <X>({ units }: Strike, ofMore: X, ofTwo = ofMore): X => (units > 2 ? ofMore : ofTwo);
