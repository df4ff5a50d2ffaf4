// The arena as text: every hex by its name, obstacles, figures in brackets, and who they are.
import { captioned, WIDTH, wrapped } from '#engine/kit/drawing.ts';
import { missionOf } from '../cards/missions.ts';
import { kindOf, marksOn, tokenName, tokensLeft } from '../table/figures.ts';
import { HEXES, hexName, isObstacle } from '../table/hex.ts';
import { recruitName } from '../cards/index.ts';
import { missionText } from './wording/mission.ts';
import { FIRST_TOKEN, NONE, type Fight, type Pc, type Revolution } from '../table/world.ts';

const MARGIN = 11;
/** Things behind a caption, as many lines as they take; none without things. */
export const behind = (caption: string, things: readonly string[], between = ', '): string[] =>
  captioned(caption, wrapped(things, WIDTH - MARGIN, between), MARGIN);

/** A Mission that is turned up or run, or a match of the tournament. */
export function arenaLines(w: Revolution): string[] {
  const { fight } = w;
  if (!fight) return [];
  const title = fight.card === NONE ? 'a match of the tournament' : missionOf(fight.card).name;
  const words = fight.card === NONE ? [] : missionText(missionOf(fight.card)).split(' ');
  return [
    '',
    ...behind('fight', [title, ...(fight.turn ? [`Mission Turn ${fight.turn}`] : [])]),
    ...behind('', words, ' '),
    ...(fight.pcs.some(({ hex }) => hex !== NONE) ? ['', ...mapLines(w), ''] : []),
    ...fight.pcs.flatMap(pc => behind(`[P${pc.seat + 1}]`, [pcText(pc, fight)])),
    ...tokensLeft(w).flatMap(figure => behind(`[${tokenMark(w, figure)}]`, [tokenText(w, figure)])),
  ];
}

// ---- the map -----------------------------------------------------------------------------------------------

const MIDDLE = 'E';
const EDGE = 6;
/** A row for each letter, two columns further in for each row away from the middle. */
function mapLines(w: Revolution): string[] {
  const marks = new Map([
    ...w.fight!.pcs.filter(({ out }) => !out).map(({ hex, seat }) => [hex, `P${seat + 1}`] as const),
    ...tokensLeft(w).map(figure => [w.fight!.tokens[figure - FIRST_TOKEN]!.hex, tokenMark(w, figure)] as const),
  ]);
  const rows = Map.groupBy(HEXES, hex => hexName(hex)[0]!);
  return [...rows].map(([letter, hexes]) => {
    const indent = 2 * Math.abs(letter.charCodeAt(0) - MIDDLE.charCodeAt(0)) + EDGE;
    const cells = hexes.map(hex =>
      marks.has(hex) ? `[${marks.get(hex)!}]` : ` ${isObstacle(hex) ? '##' : hexName(hex)} `,
    );
    return (' '.repeat(indent) + cells.join('')).trimEnd();
  });
}
/** 's2' for Sentinel 2; no two kinds of one card begin alike. */
function tokenMark({ fight }: Revolution, figure: number): string {
  const name = tokenName(fight!.card, figure - FIRST_TOKEN);
  return name[0]!.toLowerCase() + (/\d+$/.exec(name)?.[0] ?? '1');
}

// ---- who they are ------------------------------------------------------------------------------------------

/** 'Rogue on E1, 4/3/4 of 4/4/4; Damage 2' */
function pcText({ character, seat, hex, stats, start, out }: Pc, fight: Fight): string {
  const name = recruitName(character);
  if (out) return `${name} is defeated${tallyText(fight, seat)}`;
  const lost = stats.some((n, i) => n < start[i]!) ? ` of ${start.join('/')}` : '';
  return `${name}${hex === NONE ? '' : ` on ${hexName(hex)}`}, ${stats.join('/')}${lost}${tallyText(fight, seat)}`;
}
/** The School's tallies so far, as the rewards count them. */
function tallyText({ damage, destroyed, feats }: Fight, seat: number): string {
  const tallies = { Damage: damage, destroyed, feats };
  const done = Object.entries(tallies).filter(([, tally]) => tally[seat]);
  return done.map(([what, tally]) => `; ${what} ${tally[seat]}`).join('');
}
/** 'Sentinel 2 on G3, Damage 1 of 4' */
function tokenText(w: Revolution, figure: number): string {
  const token = w.fight!.tokens[figure - FIRST_TOKEN]!;
  const kind = kindOf(w, figure);
  const damage = kind.role === 'character' ? `, Damage ${marksOn(token)} of ${kind.damage}` : '';
  const worked = token.worked ? `, marks ${token.worked} of ${missionOf(w.fight!.card).special!.marks}` : '';
  return `${tokenName(w.fight!.card, figure - FIRST_TOKEN)} on ${hexName(token.hex)}${damage}${worked}`;
}
