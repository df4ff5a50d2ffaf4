// Objective Tokens: what damages, retrieves, brings home and drops them.
import type { TokenKind } from '../cards/scenario-card.ts';
import { OBJECTIVE_TOKENS } from '../cards/scenarios.ts';
import { isFull } from '../table/damage-slots.ts';
import { noteDeed } from '../table/deeds.ts';
import { characterOf, isOnMap, tokenKindOf } from '../table/figures.ts';
import { type Figure, HERO_COUNT, NONE, type Strike, type T } from '../table/world.ts';
import { runHook } from './hooks.ts';
import { checkScenarios } from './objective-points.ts';

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
