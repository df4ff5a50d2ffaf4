// The games the terminal can open: those of the shelf, the examples, and games of one's own by path.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { thinkingOf, type Thinking } from '#bots/thinking.ts';
import { decisionId } from '#engine/ask.ts';
import type { Game } from '#engine/game.ts';
import { rulesetOf, type Ruleset } from '#engine/versions/ruleset.ts';
import { parseRulebook, type Rulebook } from '#engine/rulebook/rulebook.ts';
import type { State } from '#engine/types.ts';
import { GAMES } from '#games/index.ts';
import type { Draw, GameEntry } from '#engine/game-entry.ts';
import { keptReleases } from '#server/releases.ts';
import { ofVersion } from '#tables/releases.ts';
import { didYouMean } from '#engine/did-you-mean.ts';
import { Complaint, messageOf, misused } from '../screen/complaint.ts';
import { plainDrawing } from '../screen/drawing.ts';
import { wrap } from '../screen/text.ts';

/** A version of a game, with all that a terminal needs to play it. */
export interface Box {
  /** The word asked for: an id, or the path of a file. */
  readonly word: string;
  readonly rules: Ruleset;
  readonly thinking: Thinking;
  readonly draw: Draw;
  /** May seats answer in any order now, waited for or not? Unknown of kept releases. */
  readonly isFloor?: (state: State) => boolean;
  /** The ledger of the rules of today, when the game has one beside it. */
  readonly book: Rulebook | undefined;
}
/** A game as it is today, taken off the shelf. */
export interface OwnBox extends Box {
  readonly game: Game;
}
/** A game's folder has the name of its id. */
const ledgerOf = ({ id }: GameEntry): URL => new URL(`../../games/${id}/rules.md`, import.meta.url);

/** Opens a game by its id, or by the path of a file that exports one. */
export async function openGame(word: string | undefined, cwd: string): Promise<OwnBox> {
  if (word === undefined) throw misused(`Which game? ${choiceOf()}`);
  if (/[/\\]|\.[mc]?[jt]s$/.test(word)) return openFile(word, cwd);
  const entry = GAMES.find(one => one.id === word || one.name.toLowerCase() === word.toLowerCase());
  if (!entry) throw misused(`There is no game '${word}'.${didYouMean(word, ids())} ${choiceOf()}`);
  const game = await entry.load();
  return boxOf(word, game, await entry.draw?.(), ledgerOf(entry));
}
function boxOf(word: string, game: Game, draw: Draw | undefined, ledger: URL): OwnBox {
  return {
    word,
    game,
    rules: rulesetOf(game),
    thinking: thinkingOf(game),
    draw: draw ?? plainDrawing(game),
    isFloor: state => Boolean(game.steps.get(decisionId(state))?.ask?.any),
    book: readBook(ledger),
  };
}

/** The same game by the rules of another version, where they are kept. */
export const atVersion = (box: OwnBox, version: number): Promise<Box | undefined> =>
  ofVersion<Box>(
    box.game,
    { version, releases: keptReleases },
    {
      today: () => box,
      kept: ({ rules, thinking, draw = plainDrawing(rules) }) => ({
        word: box.word,
        book: box.book,
        rules,
        thinking,
        draw,
      }),
    },
  );

const ids = (): string[] => GAMES.map(entry => entry.id);
const choiceOf = (): string => `Ready to play: ${GAMES.map(entry => entry.id).join(', ')}.`;

async function openFile(word: string, cwd: string): Promise<OwnBox> {
  const file = path.resolve(cwd, word);
  if (!existsSync(file)) throw misused(`There is no file ${word}. ${choiceOf()}`);
  const url = pathToFileURL(file);
  const found: unknown[] = Object.values(await importOf(url, word));
  const game = found.find(isGame);
  if (!game) throw misused(wrap(`${word} exports no game; it should export what defineGame returns.`));
  return boxOf(file, game, found.find(isDraw), new URL('rules.md', url));
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
