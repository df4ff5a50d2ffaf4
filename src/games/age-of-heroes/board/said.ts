// Words for screen readers: the pawns on a space, and the tokens that lie there.
import { lookOf } from '../table/pawns.ts';
import type { HeroesModel } from './model.svelte.ts';
import { WORDS } from './words.ts';

const TOKENS = { physical: 'P', mental: 'M', willpower: 'W', vp: 'VP', villain: 'Villain' };
/** 'Storm of Ann on it, 1-VP token.' */
export function standing(board: HeroesModel, space: number): string {
  const { w } = board;
  const pawns = board.pawnsOn(space).map(pawn => `${lookOf(pawn)} (${board.seatName(w.owner[pawn]!)})`);
  const tokens = w.tokens
    .filter(token => token.space === space)
    .map(({ kind, value }) => `${value}-${TOKENS[kind]} token`);
  const parts = [pawns.length ? `${pawns.join(', ')} ${WORDS.on}` : '', ...tokens].filter(Boolean);
  return parts.length ? `${parts.join(', ')}.` : '';
}
/** Recruiters are kept as bits. */
export const recruitersOf = ({ w }: HeroesModel, slot: number): number[] =>
  w.vp.flatMap((_, seat) => ((w.recruiters[slot]! >> seat) & 1 ? [seat] : []));
