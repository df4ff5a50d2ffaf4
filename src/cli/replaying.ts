// A record file made into a match again, with words for all that can be wrong with it.
import { Match, ReplayError } from '#engine/match.ts';
import type { World } from '#engine/types.ts';
import { entryOf } from '#games/index.ts';
import type { Surroundings } from './terminal.ts';
import { Complaint } from './complaint.ts';
import { openGame, type Box } from './games.ts';
import { readMatch, type SavedMatch } from './record-file.ts';
import { seatNames } from './drawing.ts';
import { reason } from './speech.ts';
import { view } from '#engine/views.ts';

export interface Opened {
  box: Box;
  saved: SavedMatch;
  match: Match<World>;
}

/** Reads a record and plays it through; `word` names the game's file when it is not on the shelf. */
export async function openRecord(file: string, word: string | undefined, around: Surroundings): Promise<Opened> {
  const saved = readMatch(file);
  const box = await boxOf(saved, file, word, around);
  return { box, saved, match: replayed(box, saved) };
}

async function boxOf(saved: SavedMatch, file: string, word: string | undefined, around: Surroundings): Promise<Box> {
  if (word === undefined && !entryOf(saved.game))
    throw new Complaint(`${file} is a match of '${saved.game}', a game that is not here.`);
  return openGame(word ?? saved.game, around.cwd);
}

/** A record that cannot be replayed; `answer` is the number of the answer that does not hold, from 1. */
export class Unplayable extends Complaint {
  readonly answer: number | undefined;
  constructor(message: string, answer?: number) {
    super(message);
    this.answer = answer;
  }
}

function replayed(box: Box, saved: SavedMatch): Match<World> {
  const { game } = box;
  const { answers } = saved;
  const names = seatNames(game, saved.seats);
  const match = guarded(() => new Match<World>(game, { ...saved, answers: [] }));
  answers.forEach((answer, i) => {
    const refused = guarded(() => match.answer(answer), i + 1);
    if (!refused) return;
    const said = reason(game, refused, view(game, match.state, answer.seat));
    throw new Unplayable(
      `Answer ${i + 1} of ${answers.length} does not hold: ${names[answer.seat]!}, ${answer.option}. ${said}`,
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
