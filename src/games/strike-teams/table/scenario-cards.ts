// The Scenario Cards of a mission: which they are, who has a part in them, and the deeds that they count, which all see
// (ST-SEAT-07, ST-RUL-104).
import { everybody } from '#engine/kit/piles.ts';
import type { CardNo } from '../cards/actions.ts';
import type {
  Deed,
  Part,
  Pick,
  Retrieved,
  Role,
  ScenarioCard,
  ScenarioTest,
  Where,
  Window,
} from '../cards/scenario-card.ts';
import { SCENARIOS } from '../cards/scenarios.ts';
import { adjacentTo, waysOf } from './edges.ts';
import { FIGURES, gridFor, HERO_FIGURES, isHenchman, isOnMap, teamOf, TOKEN_KINDS } from './figures.ts';
import { ABSENT, type Figure, HENCHMAN_COUNT, HEROES, MASTERMIND, NONE, type Strike } from './world.ts';

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

interface OfToken {
  readonly kind: Retrieved;
  readonly token: number;
}
interface OfFigure {
  readonly figure: Figure;
  /** The bits of the stages in which it had a part; only of its open parts where it left the mission. */
  readonly parts: number;
}
/** By verb, what is known of a deed. */
interface Deeds {
  damaged: OfToken;
  retrieved: OfToken;
  home: OfToken;
  defeated: OfFigure;
  out: OfFigure;
  /** A figure was where the card of a stage wants it. */
  stood: { readonly figure: Figure; readonly stage: number };
  /** A blow among heroes, and whether both were in a Battle Zone. */
  hurt: { readonly figure: Figure; readonly by: number; readonly inBattle: boolean; readonly damage: number };
}
export type DeedVerb = keyof Deeds;
export type DeedOf<V extends DeedVerb> = Deeds[V] & { readonly round: number };
type NewDeed = { [V in DeedVerb]: { readonly do: V } & Omit<Deeds[V], 'kind'> }[DeedVerb];

/** The world keeps a deed as five numbers: round, verb from 1, who, which, how many. */
const SIZE = 5;
const VERBS: readonly DeedVerb[] = ['damaged', 'retrieved', 'home', 'defeated', 'out', 'stood', 'hurt'];
/** Added to the attacker of a blow in a Battle Zone. */
const IN_BATTLE = 100;

type Numbers = readonly [who: number, which: number, n: number];
function numbersOf(w: Strike, deed: NewDeed): Numbers {
  if (deed.do === 'defeated' || deed.do === 'out') return [deed.figure, deed.parts, 1];
  if (deed.do === 'stood') return [deed.figure, deed.stage, 1];
  if (deed.do === 'hurt') return [deed.figure, deed.by + (deed.inBattle ? IN_BATTLE : 0), deed.damage];
  return [w.tokenKind[deed.token]!, deed.token, 1];
}
const ofToken = (round: number, who: number, token: number): DeedOf<'damaged'> => ({
  round,
  kind: TOKEN_KINDS[who]!,
  token,
});
const ofFigure = (round: number, figure: Figure, parts: number): DeedOf<'defeated'> => ({ round, figure, parts });
const READ: { readonly [V in DeedVerb]: (round: number, ...numbers: Numbers) => DeedOf<V> } = {
  damaged: ofToken,
  retrieved: ofToken,
  home: ofToken,
  defeated: ofFigure,
  out: ofFigure,
  stood: (round, figure, stage) => ({ round, figure, stage }),
  hurt: (round, figure, which, damage) => ({
    round,
    figure,
    by: which % IN_BATTLE,
    inBattle: which >= IN_BATTLE,
    damage,
  }),
};

/** Notes a deed of this round. */
export function noteDeed(w: Strike, deed: NewDeed): void {
  w.deeds.push(w.round, VERBS.indexOf(deed.do) + 1, ...numbersOf(w, deed));
}
/** The deeds of a verb in order, of all rounds or of some. */
export function deedsOf<V extends DeedVerb>(w: Strike, verb: V, window?: Window): DeedOf<V>[] {
  const { deeds } = w;
  const code = VERBS.indexOf(verb) + 1;
  const found: DeedOf<V>[] = [];
  for (let i = 0; i < deeds.length; i += SIZE) {
    const round = deeds[i]!;
    if (deeds[i + 1] !== code || (window && (round < window[0] || round > window[1]))) continue;
    found.push(READ[verb](round, deeds[i + 2]!, deeds[i + 3]!, deeds[i + 4]!));
  }
  return found;
}
/** Deeds on tokens of a kind. */
export const tokenDeeds = (w: Strike, verb: 'damaged' | 'retrieved' | 'home', token: Retrieved, window?: Window) =>
  deedsOf(w, verb, window).filter(({ kind }) => kind === token);
/** The number of rounds in which somebody was where the card of a stage wants it. */
export const roundsStood = (w: Strike, stage: number, window?: Window): number =>
  new Set(deedsOf(w, 'stood', window).flatMap(deed => (deed.stage === stage ? [deed.round] : []))).size;

/** Defeats of figures with a part in the card of a stage. */
export const fallenParts = (w: Strike, stage: number, window?: Window): DeedOf<'defeated'>[] =>
  deedsOf(w, 'defeated', window).filter(({ parts }) => (parts >> stage) & 1);
export const soldiersFallen = (w: Strike, window?: Window): number =>
  deedsOf(w, 'defeated', window).filter(({ figure }) => isHenchman(figure)).length;
/** Defeats of soldiers that a test wants, by the size of the group. */
export const soldiersWanted = (w: Strike, { ofThree, ofSix }: { ofThree: number; ofSix: number }): number =>
  w.group === HENCHMAN_COUNT ? ofSix : ofThree;
export const heroesOut = (w: Strike, window?: Window): number =>
  deedsOf(w, 'out', window).filter(({ figure }) => teamOf(figure) === HEROES).length;
export const heroesIn = (w: Strike): number[] => HERO_FIGURES.filter(hero => w.presence[hero] !== ABSENT);
/** The blows among heroes that a test counts. */
export function blowsFor(w: Strike, stage: number, test: Hurt, window = test.window): DeedOf<'hurt'>[] {
  const victims = pickedFor(w, stage, test.victim);
  const attackers = test.by === 'teammates' ? HERO_FIGURES : pickedFor(w, stage, test.by);
  return deedsOf(w, 'hurt', window).filter(
    blow => victims.includes(blow.figure) && attackers.includes(blow.by) && (!test.battle || blow.inBattle),
  );
}
export type Hurt = Extract<ScenarioTest, { hurt: unknown }>['hurt'];
