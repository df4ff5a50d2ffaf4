// Headlines: how they come to their spaces, and what each says; the Special Headline, and who solves it.
import type { Seat } from '#engine/types.ts';
import { threatDice } from '../abilities/dice.ts';
import { AREAS, FEWER_HEADLINES, SPECIAL_AREA } from '../cards/board.ts';
import type { Skill, Type } from '../cards/card.ts';
import { gainVp } from '../table/acts.ts';
import { headlineOf } from '../table/deck.ts';
import { turnUpHeadline } from '../table/drawing-cards.ts';
import { specialOf, threatOf } from '../table/scenario-effects.ts';
import { type Marvel, NONE, type T } from '../table/world.ts';

/** MH-BRD-04, MH-VAR-03; MH-VAR-04: fewer with few players, where that was agreed. */
export const headlineSpaces = (w: Marvel): number => (w.isFewer ? FEWER_HEADLINES[w.team.length]! : AREAS.length);

/** MH-SET-10..12, MH-GRS-04, MH-GRS-05, MH-RUL-27: the empty spaces, in the order of Areas. */
export function fillHeadlines(t: T): void {
  const w = t.world;
  for (let area = 0; area < headlineSpaces(w); area++) if (w.headline[area] === NONE) layHeadline(t, area);
}

export function layHeadline(t: T, area: number): void {
  const w = t.world;
  const card = turnUpHeadline(t);
  if (card === NONE) return;
  const { threat, type } = headlineOf(card);
  w.headline[area] = card;
  w.threat[area] = threat + threatOf(w, type); // MH-SCN-10
  t.log('headlineOpened', { card, area, n: w.threat[area]! });
}

export const typeAt = (w: Marvel, area: number): Type | null =>
  area === SPECIAL_AREA ? specialOf(w)!.type : headlineOf(w.headline[area]!).type;

export const skillAt = (w: Marvel, area: number): Skill | null =>
  area === SPECIAL_AREA ? specialOf(w)!.skill : headlineOf(w.headline[area]!).skill;

/** MH-GLO-11: the dice of the Trouble roll. */
export const threatAt = (w: Marvel, area: number): number =>
  area === SPECIAL_AREA ? specialOf(w)!.threat : threatDice(w.threat[area]! - w.calm[area]!);

/** MH-CRD-11 */
export const hasIcon = (w: Marvel, area: number): boolean =>
  area === SPECIAL_AREA ? specialOf(w)!.isMastermind : headlineOf(w.headline[area]!).isMastermind === true;

// ---- the Special Headline ----------------------------------------------------------------------------------

/** MH-SPH-01, MH-RUL-92, MH-RUL-93 */
export function openSpecial(t: T): void {
  const w = t.world;
  const special = specialOf(w);
  if (!special || w.special || w.vp.every(vp => vp < special.enters)) return;
  w.special = 1;
  w.entered = w.actionRound;
  t.log('specialOpened');
}
/** MH-SPH-02, MH-SPH-09, MH-RUL-91: while it is open it counts as a District. */
export const isSpecialOpen = ({ special }: Marvel): boolean => special === 1;
/** MH-SPH-03, MH-RUL-93: in the Action Round of its entry nobody solves it; the game is over with the Game Round. */
export const isJustOpened = ({ entered, actionRound }: Marvel): boolean => entered === actionRound;
/** MH-SPH-04, MH-SPH-05, MH-SPH-08: without a Support space and Master Plans, and it stays when the Villain wins. */
export const isSpecial = (area: number): boolean => area === SPECIAL_AREA;
/** MH-SPH-07, MH-SPH-10: it is solved once, and the game ends after the Action Round. */
export function solveSpecial(t: T, seat: Seat): void {
  const w = t.world;
  w.special = 2;
  w.solver = seat;
  t.log('specialSolved', { seat });
  gainVp(t, seat, specialOf(w)!.vp);
}
