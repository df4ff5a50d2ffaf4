// Figures in the arena: Player Characters by their school's seat, Mission Tokens by FIRST_TOKEN and their place.
import type { Seat } from '#engine/types.ts';
import { missionOf } from '../cards/missions.ts';
import { canWalk, distance, openWithin, reach } from './hex.ts';
import type { MissionCard, MissionCharacter, TokenKind } from '../cards/mission-card.ts';
import { FIRST_TOKEN, NONE, type Fight, type Pc, type Token, type Revolution, type T } from './world.ts';

export const fightOf = (w: Revolution): Fight => {
  if (!w.fight) throw new Error('no mission is being run');
  return w.fight;
};
/** The Mission Card; none in a match of the tournament. */
export const missionIn = ({ card }: Fight): MissionCard | undefined => (card === NONE ? undefined : missionOf(card));
/** MR-CON-03: a figure is a Mission Token or a School's Character. */
export const isToken = (figure: number): boolean => figure >= FIRST_TOKEN;
/** The school's Player Character, defeated or not. */
export function pcOf(w: Revolution, seat: Seat): Pc | undefined {
  if (w.fight) for (const pc of w.fight.pcs) if (pc.seat === seat) return pc;
  return undefined;
}
/** Player Characters still in the arena. */
export const standing = ({ fight }: Revolution): Pc[] => fight?.pcs.filter(({ out }) => !out) ?? [];
export const isStanding = (w: Revolution, seat: Seat): boolean => pcOf(w, seat)?.out === 0;
export const tokenOf = (w: Revolution, figure: number): Token => fightOf(w).tokens[figure - FIRST_TOKEN]!;
export const isOnBoard = ({ gone, hex }: Token): boolean => !gone && hex !== NONE;
/** Mission Tokens still on the board, by figure. */
export function tokensLeft(w: Revolution): number[] {
  const out: number[] = [];
  const { tokens } = fightOf(w);
  for (let i = 0; i < tokens.length; i++) if (isOnBoard(tokens[i]!)) out.push(FIRST_TOKEN + i);
  return out;
}
export const kindOf = (w: Revolution, figure: number): TokenKind =>
  missionOf(fightOf(w).card).tokens[tokenOf(w, figure).kind]!;
/** MR-RUL-24: objects are no characters. */
export function missionCharacter(w: Revolution, figure: number): MissionCharacter {
  const kind = kindOf(w, figure);
  if (kind.role !== 'character') throw new Error(`${kind.name} is no Mission Character`);
  return kind;
}
export const marksOn = ({ marks }: Token): number => marks.reduce((sum, n) => sum + n, 0);
export const missionCharacters = (w: Revolution): number[] =>
  tokensLeft(w).filter(figure => kindOf(w, figure).role === 'character');

/** Other Schools' Player Characters and Mission Characters (MR-ATK-04, MR-EXE-03, MR-RUL-94). */
export const foesOf = (w: Revolution, seat: Seat): number[] =>
  fightOf(w)
    .pcs.filter(pc => !pc.out && pc.seat !== seat)
    .map(pc => pc.seat)
    .concat(missionCharacters(w));

/** Does it stand in the arena still? */
export const isInArena = (w: Revolution, figure: number): boolean =>
  figure !== NONE && (isToken(figure) ? !tokenOf(w, figure).gone : isStanding(w, figure));

export const hexOf = (w: Revolution, figure: number): number =>
  isToken(figure) ? tokenOf(w, figure).hex : pcOf(w, figure)!.hex;
export function moveFigure(t: T, figure: number, hex: number): void {
  const moved = isToken(figure) ? tokenOf(t.world, figure) : pcOf(t.world, figure)!;
  moved.hex = hex;
  t.log('moved', { fighter: fighterOf(t.world, figure), hex });
}
/** MR-RUL-23, MR-RUL-24: every figure fills its hex. */
export const occupied = (w: Revolution): number[] => [
  ...standing(w).map(({ hex }) => hex),
  ...fightOf(w)
    .tokens.filter(isOnBoard)
    .map(({ hex }) => hex),
];
/** MR-RUL-24: those of the filled hexes where objects lie, which block like obstacles. */
export const objectHexes = (w: Revolution): readonly number[] =>
  tokensLeft(w)
    .filter(figure => kindOf(w, figure).role === 'object')
    .map(figure => hexOf(w, figure));
/** MR-RUL-152: free hexes so near to a figure, whatever lies between. */
export function hexesNear(w: Revolution, figure: number, within: number): number[] {
  const taken = occupied(w);
  return openWithin(hexOf(w, figure), within).filter(hex => !taken.includes(hex));
}
/** MR-RUL-152: the hexes that a figure can be pushed to, up to so many hexes away. */
export const pushEnds = (w: Revolution, figure: number, n: number): number[] => reach(hexOf(w, figure), n, occupied(w));
export const canBePushed = (w: Revolution, figure: number, n: number): boolean =>
  canWalk(hexOf(w, figure), n, occupied(w));
/** Those so near that can be pushed at all. */
export const pushable = (w: Revolution, seat: Seat, within: number, n: number): number[] =>
  foesOf(w, seat).filter(figure => between(w, seat, figure) <= within && canBePushed(w, figure, n));
export const between = (w: Revolution, a: number, b: number): number => distance(hexOf(w, a), hexOf(w, b));

/** A figure by a number that means the same when the mission is long over, for the log: the character, or from FIGHTERS
 *  on the Mission Card and the token's place on it. */
export const FIGHTERS = 10_000;
const TOKENS_AT_MOST = 100;
export function fighterOf(w: Revolution, figure: number): number {
  if (!isToken(figure)) return pcOf(w, figure)!.character;
  return FIGHTERS + fightOf(w).card * TOKENS_AT_MOST + figure - FIRST_TOKEN;
}
/** The Mission Card's name for the token at that place, numbered where there are several. Those that come later are of
 *  the last kind. */
export function tokenName(card: number, place: number): string {
  const { tokens } = missionOf(card);
  let first = 0;
  for (const kind of tokens) {
    const { name, count } = kind;
    if (place < first + count || kind === tokens.at(-1)) return count > 1 ? `${name} ${place - first + 1}` : name;
    first += count;
  }
  return 'a token';
}
export const fighterName = (n: number): string =>
  tokenName(Math.floor((n - FIGHTERS) / TOKENS_AT_MOST), (n - FIGHTERS) % TOKENS_AT_MOST);
