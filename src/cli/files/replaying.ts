// A record file made into a match again, with words for all that can be wrong with it.
import type { Match } from '#engine/match.ts';
import { openMatch, ReplayError, type GameInfo } from '#engine/versions/ruleset.ts';
import type { World } from '#engine/types.ts';
import { entryOf } from '#games/index.ts';
import { keptVersions } from '#server/releases.ts';
import { listed } from '#engine/kit/wording.ts';
import { Complaint } from '../screen/complaint.ts';
import { seatNames } from '../screen/drawing.ts';
import { reason } from '../screen/speech.ts';
import type { Surroundings } from '../screen/terminal.ts';
import { atVersion, openGame, type Box } from '../setup/games.ts';
import { readMatch, type SavedMatch } from './record-file.ts';

export interface Opened {
  box: Box;
  saved: SavedMatch;
  match: Match<World>;
}

/** Reads a record and plays it through by the rules it was begun with; `word` names the game's file when it is not on
 *  the shelf. */
export async function openRecord(file: string, word: string | undefined, around: Surroundings): Promise<Opened> {
  const saved = readMatch(file);
  const box = await boxOf(saved, file, word, around);
  return { box, saved, match: replayed(box, saved) };
}

async function boxOf(saved: SavedMatch, file: string, word: string | undefined, around: Surroundings): Promise<Box> {
  if (word === undefined && !entryOf(saved.game))
    throw new Complaint(`${file} is a match of '${saved.game}', a game that is not here.`);
  const box = await openGame(word ?? saved.game, around.cwd);
  // A record of another game is refused by the match itself, with better words.
  const found = saved.game === box.game.id ? await atVersion(box, saved.version) : box;
  if (!found) throw new NotKept(box.game, saved.version);
  return found;
}

/** A record that cannot be replayed; `answer` is the number of the answer that does not hold, from 1. */
export class Unplayable extends Complaint {
  readonly answer: number | undefined;
  constructor(message: string, answer?: number) {
    super(message);
    this.answer = answer;
  }
}

/** The versions that are here. */
function hereAre({ id, version }: Pick<GameInfo, 'id' | 'version'>): string {
  const here = [...new Set([...keptVersions(id), version])].toSorted((a, b) => a - b);
  return `${here.length > 1 ? 'there are versions' : 'there is only version'} ${listed(here.map(String))}`;
}

/** A record of a version whose rules are not here. */
export class NotKept extends Unplayable {
  constructor({ id, name, version: today }: GameInfo, version: number) {
    super(
      `It was begun with version ${version} of the rules of ${name}, which is not kept here: ` +
        `${hereAre({ id, version: today })}. Open it with the ` +
        `Longbox that it was played with, or put ${id}-${version}.js from there into the folder 'releases'.`,
    );
  }
}

function replayed({ rules: game }: Box, saved: SavedMatch): Match<World> {
  const { answers } = saved;
  const names = seatNames(game, saved.seats);
  const match = guarded(() => openMatch(game, { ...saved, answers: [] }));
  answers.forEach((answer, i) => {
    const refused = guarded(() => match.answer(answer), i + 1);
    if (!refused) return;
    const said = reason(game, refused, game.view(match.state, answer.seat));
    throw new Unplayable(
      `Answer ${i + 1} of ${answers.length} does not hold: ${names[answer.seat]!}, ${answer.option}. ${said} ` +
        `Asked was ${game.decision(match.state)}, answered ${answer.decision}. It was begun with version ` +
        `${game.version} of the rules of ${game.name}; ${hereAre(game)}.`,
      i + 1,
    );
  });
  return match;
}

function guarded<T>(run: () => T, answer?: number): T {
  try {
    return run();
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    if (error instanceof ReplayError) throw new Unplayable(said);
    throw new Unplayable(
      answer === undefined ? `It does not open: ${said}` : `Answer ${answer} fails: ${said}`,
      answer,
    );
  }
}
