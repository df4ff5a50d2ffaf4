// Objective Tokens, which are damaged, retrieved, brought home and dropped, and what is done by hand: doors, objects
// and tokens that are worked on, Status Tokens that are taken off.
import type { Verdict } from '#engine/definition.ts';
import { doorPrice } from '../abilities/powers.ts';
import { OBJECT_STRENGTH } from '../cards/map-card.ts';
import type { TokenKind } from '../cards/scenario-card.ts';
import { OBJECTIVE_TOKENS } from '../cards/scenarios.ts';
import { isFull } from '../table/damage-slots.ts';
import { noteDeed, isActive, scenarioAt } from '../table/scenario-cards.ts';
import { isAdjacent, isBeside, isOpen } from '../table/edges.ts';
import { characterOf, isOnMap, tokenKindOf, FIGURES, standingNow, teamOf, tokenStrength } from '../table/figures.ts';
import type { Turn } from '../table/locals.ts';
import { pay, purse } from '../table/points.ts';
import type { Standing } from '../table/standing.ts';
import { type Figure, HERO_COUNT, NONE, type Strike, type T, HEROES } from '../table/world.ts';
import { runHook } from './hooks.ts';
import { checkScenarios } from './objective-points.ts';
import { destroyObject, openBarrier } from './objects-doors-walls.ts';

/** ST-TOK-01 ST-TOK-02 ST-EX-29: one damage; the last one removes it. */
export function damageToken(t: T, token: number, figure: Figure): void {
  const w = t.world;
  const kind = tokenKindOf(w, token) as TokenKind;
  const square = w.tokenAt[token]!;
  w.tokenDamage[token]!++;
  if (w.tokenDamage[token]! >= (OBJECTIVE_TOKENS[kind].damages ?? 1)) w.tokenAt[token] = NONE;
  noteDeed(w, { do: 'damaged', token });
  t.log('tokenDamaged', { token, figure });
  runHook(t, 'tokenDamaged', { figure, token, square });
  checkScenarios(t);
}
/** ST-TOK-05: what heroes may carry away; the Cosmic Cube only once it is loose. */
export function isRetrievable(w: Strike, token: number): boolean {
  const kind = tokenKindOf(w, token);
  if (w.tokenAt[token] === NONE) return false;
  if (kind === 'cosmic-cube') return w.tokenDamage[token]! > 0;
  return kind === 'dossier' || kind === 'bystander' || kind === 'serum' || kind === 'prisoner';
}
/** ST-TOK-07 ST-RUL-91 */
export function retrieve(t: T, token: number, figure: Figure, isQuestioned = false): void {
  const w = t.world;
  const square = w.tokenAt[token]!;
  w.tokenAt[token] = NONE;
  w.tokenCarrier[token] = figure;
  noteDeed(w, { do: 'retrieved', token });
  t.log('retrieved', { figure, token });
  runHook(t, 'tokenRetrieved', { figure, token, square, isQuestioned });
  bringHome(t, figure);
  checkScenarios(t);
}
/** ST-TOK-09 ST-RUL-92: on a green spawn point a carried token is home. */
export function bringHome(t: T, figure: Figure): void {
  const w = t.world;
  if (!isOnMap(w, figure) || !w.green.includes(w.at[figure]!)) return;
  w.tokenCarrier.forEach((carrier, token) => {
    const kind = tokenKindOf(w, token);
    if (carrier !== figure || kind === 'bystander') return;
    w.tokenCarrier[token] = NONE;
    noteDeed(w, { do: 'home', token });
    t.log('broughtHome', { figure, token });
  });
  checkScenarios(t);
}
/** ST-TOK-08 ST-RUL-77 ST-RUL-93: where its carrier fell. */
export function dropTokens(w: Strike, figure: Figure): void {
  w.tokenCarrier.forEach((carrier, token) => {
    if (carrier !== figure || tokenKindOf(w, token) === 'bystander') return;
    w.tokenCarrier[token] = NONE;
    w.tokenAt[token] = w.at[figure]!;
  });
}
/** A figure comes into a square: heroes take up what lies there (ST-RUL-91), unless they are defeated already. */
export function enter(t: T, figure: Figure, square: number): void {
  const w = t.world;
  w.at[figure] = square;
  if (characterOf(figure) >= HERO_COUNT || isFull(w, figure)) return; // ST-RUL-77
  for (let token = 0; token < w.tokenAt.length; token++)
    if (w.tokenAt[token] === square && isRetrievable(w, token)) retrieve(t, token, figure);
  if (w.tokenCarrier.includes(figure)) bringHome(t, figure);
}

/** ST-STA-05 ST-STA-06 ST-TOK-05 ST-INT-03 */
const STATUS_PRICE = 2;
const RETRIEVE_PRICE = 1;
const DOOR_PRICE = 1;

/** ST-RUL-43: the own square counts. */
const isAtHand = (s: Standing, from: number, square: number): boolean =>
  from === square || isAdjacent(s.grid, s.ways, from, square);

/** ST-INT-02 ST-INT-03 */
const priceOfDoor = (t: T, figure: Figure, barrier: number): number =>
  doorPrice(t.world, figure) ??
  (teamOf(figure) === HEROES ? standingNow(t).grid.barriers[barrier]!.strength : DOOR_PRICE);
const doorsBeside = (t: T, figure: Figure): number[] => {
  const { grid } = standingNow(t);
  return grid.barriers.flatMap(({ kind }, barrier) =>
    kind === 'door' && !isOpen(t.world.open, barrier) && isBeside(grid, barrier, t.world.at[figure]!) ? [barrier] : [],
  );
};
/** ST-INT-01 */
const objectsAtHand = (t: T, figure: Figure): number[] => {
  const s = standingNow(t);
  const from = t.world.at[figure]!;
  const near = [from, ...s.grid.offsets.map(offset => from + offset)];
  return near.filter(square => (s.objects[square] ?? 0) > 0 && isAtHand(s, from, square));
};
const tokensAtHand = (t: T, figure: Figure, test: (w: Strike, token: number) => boolean): number[] => {
  const w = t.world;
  if (teamOf(figure) !== HEROES || w.tokenAt.length === 0) return []; // ST-TOK-10 ST-RUL-90
  const s = standingNow(t);
  return w.tokenAt.flatMap((square, token) =>
    square !== NONE && isAtHand(s, w.at[figure]!, square) && test(w, token) ? [token] : [],
  );
};
const isBreakable = (w: Strike, token: number): boolean => tokenStrength(w, token) > 0;
const questionPrice = (w: Strike, token: number): number | undefined => {
  const stage = w.tokenStage[token]!;
  const asking = isActive(w, stage) ? scenarioAt(w, stage)?.interaction : undefined;
  return asking && asking.beside === tokenKindOf(w, token) ? asking.ap : undefined;
};
/** Oneself, and adjacent allies on the own turn. */
const helped = (t: T, figure: Figure, tokens: readonly number[]): number[] => {
  const s = standingNow(t);
  const { at } = t.world;
  return FIGURES.filter(
    one =>
      tokens[one]! > 0 &&
      isOnMap(t.world, one) &&
      teamOf(one) === teamOf(figure) &&
      (one === figure || isAdjacent(s.grid, s.ways, at[figure]!, at[one]!)),
  );
};

/** An interaction: what it is done to, its price, and what it does. It is no attack (ST-INT-08). */
interface Interaction {
  of: string;
  each(t: T, figure: Figure): readonly number[];
  price(t: T, figure: Figure, n: number): number;
  does(t: T, figure: Figure, n: number): void;
}
const INTERACTIONS: Readonly<Record<string, Interaction>> = {
  openDoor: {
    of: 'barrier',
    each: doorsBeside,
    price: priceOfDoor,
    does: (t, _figure, barrier) => openBarrier(t, barrier),
  },
  /** ST-INT-01 ST-RUL-85 ST-RUL-88; walls cannot be removed so (ST-INT-07). */
  dismantle: {
    of: 'square',
    each: objectsAtHand,
    price: (t, _figure, square) => OBJECT_STRENGTH[standingNow(t).grid.object[square]!],
    does: (t, _figure, square) => destroyObject(t, square, false),
  },
  /** ST-INT-06 ST-EX-39 */
  breakToken: {
    of: 'token',
    each: (t, figure) => tokensAtHand(t, figure, isBreakable),
    price: (t, _figure, token) => tokenStrength(t.world, token),
    does: (t, figure, token) => damageToken(t, token, figure),
  },
  /** ST-TOK-05 ST-TOK-06 */
  retrieve: {
    of: 'token',
    each: (t, figure) => tokensAtHand(t, figure, isRetrievable),
    price: () => RETRIEVE_PRICE,
    does: (t, figure, token) => retrieve(t, token, figure),
  },
  question: {
    of: 'token',
    each: (t, figure) => tokensAtHand(t, figure, (w, token) => questionPrice(w, token) !== undefined),
    price: (t, _figure, token) => questionPrice(t.world, token)!,
    does: (t, figure, token) => retrieve(t, token, figure, true),
  },
  /** ST-STA-04 ST-STA-05 ST-STA-06: one token at a time. */
  standUp: {
    of: 'figure',
    each: (t, figure) => helped(t, figure, t.world.prone),
    price: () => STATUS_PRICE,
    does: (t, _figure, one) => void t.world.prone[one]!--,
  },
  breakFree: {
    of: 'figure',
    each: (t, figure) => helped(t, figure, t.world.trapped),
    price: () => STATUS_PRICE,
    does: (t, _figure, one) => void t.world.trapped[one]!--,
  },
};

/** ST-RUL-29: after the running space only more advancing; ST-ACT-10: paid in full. */
const refusal = (t: T, my: Turn, price: number): Verdict =>
  my.hasRun ? 'ST-RUL-29' : price > purse(t.world, my.character) && 'ST-ACT-10';
/** The interactions as choices of a turn. */
export const interactions = Object.fromEntries(
  Object.entries(INTERACTIONS).map(([verb, { of, each, price, does }]) => [
    verb,
    {
      of,
      when: (t: T, my: Turn) => my.figure !== NONE && isOnMap(t.world, my.figure),
      each: (t: T, my: Turn) => each(t, my.figure),
      refuse: (t: T, my: Turn, _seat: number, n: number) => refusal(t, my, price(t, my.figure, n)),
      facts: (t: T, my: Turn, _seat: number, n: number) => ({ ap: price(t, my.figure, n) }),
      take: (t: T, my: Turn, _seat: number, n: number) => {
        pay(t.world, my.character, price(t, my.figure, n), my);
        my.hasActed = true; // ST-MOV-10
        t.log(verb, { figure: my.figure, [of]: n });
        does(t, my.figure, n);
        return 'next' as const;
      },
    },
  ]),
);
