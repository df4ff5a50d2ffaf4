// Any table as plain text: its public facts, its piles with the names of known things, the rest as counts.
import type { GameInfo } from '#engine/versions/ruleset.ts';
import { roleNames } from '#engine/seats.ts';
import type { Pile, Secret, World } from '#engine/types.ts';
import type { Draw } from '#engine/game-entry.ts';
import { glossary, wrap } from './text.ts';

type Row = readonly [string, string];
/** The rows to show, sorted by their layout: a line each, a column a seat, or a mere mention. */
interface Sheet {
  seats: readonly string[];
  lines: Row[];
  bySeat: { label: string; values: string[] }[];
  empty: string[];
}
const NOT_FACTS = new Set(['piles', 'secrets', 'waiting']);
const NOTHING = '–';

/** Names of seats at the keyboard: by their roles, or 'Player 2'. */
export const seatNames = (game: Pick<GameInfo, 'roles' | 'texts'>, seats: number): string[] =>
  roleNames(game, seats) ?? Array.from({ length: seats }, (_, seat) => `Player ${seat + 1}`);

export const plainDrawing =
  (game: GameInfo): Draw =>
  ({ world, seats }) => {
    const sheet: Sheet = { seats: seatNames(game, seats), lines: [], bySeat: [], empty: [] };
    for (const [key, value] of Object.entries(world)) if (!NOT_FACTS.has(key)) addFact(sheet, spaced(key), value);
    for (const [name, found] of Object.entries(world.secrets ?? {})) addSecret(sheet, spaced(name), found);
    for (const [name, found] of Object.entries(world.piles ?? {})) addPiles(sheet, game, world, name, found);
    const { lines, empty } = sheet;
    const parts = [...tableOf(sheet), ...(lines.length ? [glossary(lines, undefined, '')] : [])];
    if (empty.length) parts.push(wrap(empty.join(', '), undefined, 'nothing in  ', '            '));
    return parts.join('\n') || '(an empty table)';
  };

/** 'pendingBids' → 'pending bids' */
const spaced = (key: string): string => key.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();

function addFact(sheet: Sheet, label: string, value: unknown): void {
  const isList = Array.isArray(value);
  if (isList && !value.length) sheet.empty.push(label);
  else if (isList && value.length === sheet.seats.length && !value.some(isDeep))
    sheet.bySeat.push({ label, values: value.map(inline) });
  else if (isList && value.length === sheet.seats.length)
    value.forEach((item, seat) => sheet.lines.push([`${label}, ${sheet.seats[seat]!}`, inline(item)]));
  else if (isRecord(value))
    for (const [key, item] of Object.entries(value)) sheet.lines.push([`${label} ${spaced(key)}`, inline(item)]);
  else sheet.lines.push([label, inline(value)]);
}
const isRecord = (value: unknown): value is object => isDeep(value) && !Array.isArray(value);
const isDeep = (value: unknown): boolean => typeof value === 'object' && value !== null;

function inline(value: unknown): string {
  if (value === null || value === undefined) return NOTHING;
  if (Array.isArray(value)) return value.length ? value.map(inline).join(value.some(isDeep) ? '; ' : ' ') : NOTHING;
  if (isRecord(value))
    return Object.entries(value)
      .map(([key, item]) => `${spaced(key)} ${inline(item)}`)
      .join(', ');
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value as string | number);
}

function addSecret(sheet: Sheet, label: string, found: Secret | Secret[]): void {
  const said = ({ value }: Secret): string => (value < 0 ? '?' : String(value));
  if (!Array.isArray(found)) sheet.lines.push([label, said(found)]);
  else if (found.length === sheet.seats.length) sheet.bySeat.push({ label, values: found.map(said) });
  else sheet.lines.push([label, found.map(said).join(' ')]);
}

function addPiles(sheet: Sheet, game: GameInfo, world: World, name: string, found: Pile | Pile[]): void {
  const piles = Array.isArray(found) ? found : [found];
  if (piles.every(pile => !pile.cards.length)) {
    sheet.empty.push(spaced(name));
    return;
  }
  const owner = (i: number): string => (piles.length === sheet.seats.length ? sheet.seats[i]! : String(i + 1));
  piles.forEach((pile, i) => {
    const label = Array.isArray(found) ? `${spaced(name)}, ${owner(i)}` : spaced(name);
    sheet.lines.push([label, pileText(game, world, name, pile)]);
  });
}

/** Known things by name, runs of the same and of unknown ones as counts; the top stands last. */
function pileText(game: GameInfo, world: World, name: string, pile: Pile): string {
  const naming = namingOf(game, name);
  const runs: { thing: number; count: number }[] = [];
  for (const thing of pile.cards) {
    const last = runs.at(-1);
    if (last?.thing === thing) last.count++;
    else runs.push({ thing, count: 1 });
  }
  const text = ({ thing, count }: (typeof runs)[number]): string => {
    if (thing < 0) return `${count} face down`;
    return count > 1 ? `${count} × ${naming(thing, world)}` : naming(thing, world);
  };
  return runs.map(text).join(', ') || NOTHING;
}

/** The names of the things of a pile: by the pile's own kind, or the kind that most piles hold. */
function namingOf({ names }: GameInfo, pile: string): (n: number, world: World) => string {
  const kinds = [pile, pile.replace(/s$/, ''), 'card', 'die', 'tile', 'token'];
  const kind = kinds.find(one => Object.hasOwn(names, one));
  return kind === undefined ? n => `#${n}` : names[kind]!;
}

/** The table of everything counted by seat, a column a seat. */
function tableOf({ seats: heads, bySeat }: Sheet): string[] {
  if (!bySeat.length) return [];
  const widest = Math.max(...bySeat.map(({ label }) => label.length));
  const line = (label: string, cells: readonly string[]): string =>
    label.padEnd(widest) + cells.map((cell, seat) => `  ${cell.padStart(heads[seat]!.length)}`).join('');
  return [line('', heads), ...bySeat.map(({ label, values }) => line(label, values)), ''];
}
