// The games the terminal can open: those of the shelf, the examples, and games of one's own by path.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Game } from '#engine/game.ts';
import { parseRulebook, type Rulebook } from '#engine/rulebook/rulebook.ts';
import { GAMES, type Draw, type ShelfEntry } from '#games/index.ts';
import { Complaint, messageOf, misused } from './complaint.ts';
import { plainDrawing } from './drawing.ts';
import { didYouMean } from '#engine/did-you-mean.ts';
import { wrap } from './text.ts';

/** A game taken off the shelf, with all that a terminal needs to play it. */
export interface Box {
  /** What was asked for: an id, or the path of a file. */
  readonly word: string;
  readonly game: Game;
  readonly draw: Draw;
  /** The rules, when the game has its ledger beside it. */
  readonly book: Rulebook | undefined;
}
export const playable = (): readonly ShelfEntry[] => GAMES.filter(entry => entry.status === 'ready');
export const coming = (): readonly ShelfEntry[] => GAMES.filter(entry => entry.status === 'coming');
/** A game's folder has the name of its id. */
const ledgerOf = ({ id }: ShelfEntry): URL => new URL(`../games/${id}/rules.md`, import.meta.url);

/** Opens a game by its id, or by the path of a file that exports one. */
export async function openGame(word: string | undefined, cwd: string): Promise<Box> {
  if (word === undefined) throw misused(`Which game? ${choiceOf()}`);
  if (/[/\\]|\.[mc]?[jt]s$/.test(word)) return openFile(word, cwd);
  const entry = GAMES.find(one => one.id === word || one.name.toLowerCase() === word.toLowerCase());
  if (!entry) throw misused(`There is no game '${word}'.${didYouMean(word, ids())} ${choiceOf()}`);
  if (!entry.load) throw new Complaint(`${entry.name} is still being written. ${choiceOf()}`);
  const game = await entry.load();
  const draw = entry.draw ? await entry.draw() : plainDrawing(game);
  return { word, game, draw, book: readBook(ledgerOf(entry)) };
}

const ids = (): string[] => GAMES.map(entry => entry.id);
const choiceOf = (): string =>
  `Ready to play: ${playable()
    .map(entry => entry.id)
    .join(', ')}.`;

async function openFile(word: string, cwd: string): Promise<Box> {
  const file = path.resolve(cwd, word);
  if (!existsSync(file)) throw misused(`There is no file ${word}. ${choiceOf()}`);
  const url = pathToFileURL(file);
  const found: unknown[] = Object.values(await importOf(url, word));
  const game = found.find(isGame);
  if (!game) throw misused(wrap(`${word} exports no game; it should export what defineGame returns.`));
  const draw = found.find(isDraw) ?? plainDrawing(game);
  return { word: file, game, draw, book: readBook(new URL('rules.md', url)) };
}

async function importOf(url: URL, word: string): Promise<object> {
  try {
    return (await import(url.href)) as object;
  } catch (error) {
    throw new Complaint(`${word} does not load: ${messageOf(error)}`);
  }
}
const isGame = (value: unknown): value is Game =>
  typeof value === 'object' && value !== null && 'procedures' in value && 'table' in value;
const isDraw = (value: unknown): value is Draw => typeof value === 'function' && value.name === 'draw';

function readBook(ledger: URL): Rulebook | undefined {
  return existsSync(ledger) ? parseRulebook(readFileSync(ledger, 'utf8')) : undefined;
}
