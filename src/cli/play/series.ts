// Matches that follow from one another: when one is over, the next is offered, everybody in the same seat.
import path from 'node:path';
import { newRecord, openMatch } from '#engine/versions/ruleset.ts';
import { shellWord } from '../files/places.ts';
import { say } from '../screen/speech.ts';
import { Left } from '../screen/terminal.ts';
import { newSeed } from '../setup/opening.ts';
import { Session } from './session.ts';

/** Plays a match and those that follow, as long as people like; the exit code. */
export const playSeries = async (first: Session): Promise<number> => (await playedSeries(first)).code;
/** The same, with the match that was played last. */
export async function playedSeries(first: Session): Promise<{ code: number; last: Session }> {
  for (let last = first; ;) {
    const code = await last.play();
    const next = last.isOver ? await nextOf(last) : undefined;
    if (!next) return { code, last };
    last = next;
  }
}

async function nextOf(session: Session): Promise<Session | undefined> {
  const { box, place, match, result, series, file, passing } = session;
  const { rules: game } = box;
  const sequel = game.sequel?.(match.state.world, result!);
  if (!sequel) return undefined;
  const called = say(game, sequel.say, game.view(match.state, 'everything'));
  if (!(await isWanted(session, called))) {
    place.terminal.say(`\nNext comes ${called}. Go on with:\n  ${place.program} play --resume ${shellWord(file!)}`);
    return undefined;
  }
  place.terminal.say();
  const { seats } = match.record;
  const record = newRecord(game, { seats, seed: newSeed(), options: sequel.options });
  const at = series.place + 1;
  const resumed = { file: fileOf(file!, at), series: { place: at, previous: path.basename(file!) }, passing };
  return new Session(place, box, openMatch(game, record), session.seatedAnew(), resumed);
}
async function isWanted({ place, hasPeople }: Session, called: string): Promise<boolean> {
  if (!hasPeople) return false;
  try {
    return !/^(q|quit|exit|n|no)$/i.test(
      await place.terminal.ask(`\nNext comes ${called}. Enter plays it, q leaves. `),
    );
  } catch (error) {
    if (error instanceof Left) return false;
    throw error;
  }
}

/** Files of a series stand side by side: friday.json, friday-2.json, friday-3.json. */
function fileOf(before: string, place: number): string {
  const { dir, name, ext } = path.parse(before);
  const bare = place > 2 ? name.replace(new RegExp(`-${place - 1}$`), '') : name;
  return path.join(dir, `${bare}-${place}${ext}`);
}
