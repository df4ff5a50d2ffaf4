// The arena as positions write it and looks tell it. A figure: 'Rogue E1', once damaged 'Rogue E1 4/2/2', with what it
// has done: 'Rogue E1 4/2/2, out 2, 1 action, attacked Cable+Sentinel 1'. A token: 'E4, 2 damage by 0, 1 worked' or
// 'gone'.
import { checkParts } from '#engine/scenario/scenario.ts';
import type { Seat } from '#engine/types.ts';
import { attributesOf } from '../abilities/stats.ts';
import { missionOf } from '../cards/missions.ts';
import { hexName, hexNamed } from '../table/hex.ts';
import { FIRST_TOKEN, NONE, type Fight, type Pc, type Revolution, type Stats, type Token } from '../table/world.ts';
import { names } from '../words/names.ts';
import { numbered } from './writing.ts';

const FIELDS = ['turn', 'quiet', 'stirred', 'controller', 'failed'] as const;
const TALLIES = ['damage', 'destroyed', 'feats'] as const;

/** An arena in a position. Defaults: turn 1, no tallies, the Mission Commander as controller. */
export interface Arena
  extends Partial<Pick<Fight, (typeof FIELDS)[number]>>, Partial<Record<(typeof TALLIES)[number], readonly number[]>> {
  /** None: a match of the tournament. */
  mission?: string;
  /** By seat, in Positions 1, 2, … in this order; '' for a school that sent nobody. */
  pcs: readonly string[];
  /** Mission Tokens in the order of the card, then those that came later. */
  tokens?: readonly string[];
}

/** The mission's card lies on its discard pile already. */
export function arenaOf(w: Revolution, arena: Arena): Fight {
  checkParts(arena, ['mission', 'pcs', 'tokens', ...FIELDS, ...TALLIES]);
  const { mission, pcs, tokens = [] } = arena;
  const zeros = w.school.map(() => 0);
  const card = mission === undefined ? NONE : w.piles.missionDiscard.cards.at(-1)!;
  const fight: Fight = {
    card,
    pcs: [],
    tokens: tokens.map((text, i) => tokenIn(card, i, zeros, text)),
    turn: arena.turn ?? 1,
    quiet: arena.quiet ?? 0,
    stirred: arena.stirred ?? false,
    controller: arena.controller ?? w.commander,
    damage: Object.assign([...zeros], arena.damage),
    destroyed: Object.assign([...zeros], arena.destroyed),
    feats: Object.assign([...zeros], arena.feats),
    failed: arena.failed ?? false,
  };
  fight.pcs = pcs.flatMap((text, seat) => (text ? [pcIn(w, seat, text)] : []));
  fight.pcs.forEach((pc, i) => (pc.position = i + 1));
  w.fight = fight;
  pcs.forEach((text, seat) => text && layAttacked(w, seat, text));
  return fight;
}

function tokenIn(card: number, place: number, zeros: readonly number[], text: string): Token {
  const printed = card === NONE ? [] : missionOf(card).tokens;
  const kinds = printed.flatMap((t, i) => new Array<number>(t.count).fill(i));
  const [at, ...notes] = text.split(', ') as [string, ...string[]];
  const token: Token = {
    kind: kinds[place] ?? printed.length - 1,
    hex: at === 'gone' ? NONE : hexNamed(at),
    marks: [...zeros],
    worked: 0,
    gone: at === 'gone',
  };
  for (const note of notes) {
    const [, n, what, seat] = /^(\d+) (worked|damage by) ?(\d)?$/.exec(note) ?? [];
    if (what === undefined) throw new Error(`'${note}' is nothing that a token has: write '2 damage by 0', '1 worked'`);
    if (what === 'worked') token.worked = Number(n);
    else token.marks[Number(seat)] = Number(n);
  }
  return token;
}
/** A Mission Token, as a position writes it. */
export function tokenText({ hex, marks, worked, gone }: Token): string {
  const damage = marks.flatMap((n, seat) => (n ? [`${n} damage by ${seat}`] : []));
  return [gone ? 'gone' : hexName(hex), ...damage, ...(worked ? [`${worked} worked`] : [])].join(', ');
}

const FIGURE = /^(.+?) ([A-I]\d)(?: (\d\/\d\/\d))?((?:, [^,]+)*)$/;
function pcIn(w: Revolution, seat: Seat, text: string): Pc {
  const [, name, hex, stats, notes = ''] = FIGURE.exec(text) ?? [];
  if (name === undefined) throw new Error(`'${text}' is no figure: write 'Rogue E1' or 'Rogue E1 4/2/2'`);
  const character = numbered(name);
  if (w.owner[character] !== seat) throw new Error(`${name} is not of the School of seat ${seat}`);
  const printed = attributesOf(w, character);
  const statsIn = (said?: string): Stats => (said?.split('/').map(Number) as Stats | undefined) ?? [...printed];
  const count = (note: RegExp): number => Number(note.exec(notes)?.[1] ?? 0);
  return {
    seat,
    character,
    position: 0,
    hex: hexNamed(hex!),
    stats: statsIn(stats),
    start: statsIn(/, began (\d\/\d\/\d)/.exec(notes)?.[1]),
    out: count(/, out (\d)/),
    attacked: [],
    actions: count(/, (\d) actions?/),
  };
}
function layAttacked(w: Revolution, seat: Seat, text: string): void {
  const pc = w.fight!.pcs.find(one => one.seat === seat)!;
  const figures = [...w.fight!.pcs.map(one => one.seat), ...w.fight!.tokens.map((_, i) => FIRST_TOKEN + i)];
  for (const name of /, attacked ([^,]+)/.exec(text)?.[1]!.split('+') ?? []) {
    const found = figures.find(n => names.figure!(n, w) === name);
    if (found === undefined) throw new Error(`there is no figure ${name} to have been attacked`);
    pc.attacked.push(found);
  }
}
/** A Player Character, as a position writes it. */
export function figureText(w: Revolution, pc: Pc): string {
  const printed = attributesOf(w, pc.character).join('/');
  const [stats, start] = [pc.stats.join('/'), pc.start.join('/')];
  const notes = [
    start === printed ? [] : `began ${start}`,
    pc.out ? `out ${pc.out}` : [],
    pc.actions ? `${pc.actions} action${pc.actions > 1 ? 's' : ''}` : [],
    pc.attacked.length ? `attacked ${pc.attacked.map(n => names.figure!(n, w)).join('+')}` : [],
  ].flat();
  const shown = stats === printed ? '' : ` ${stats}`;
  return [`${names.figure!(pc.seat, w)} ${hexName(pc.hex)}${shown}`, ...notes].join(', ');
}
