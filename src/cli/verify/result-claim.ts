// The claim that the result of a match file is the one that its answers give, and that was shown when the match ended.
import { same } from '#engine/copy.ts';
import type { Match } from '#engine/match.ts';
import type { Result, World } from '#engine/types.ts';
import type { GameInfo, Ruleset } from '#engine/versions/ruleset.ts';
import type { SavedMatch } from '../files/record-file.ts';
import { resultByResigning } from '../files/resigned.ts';
import { outcome } from '../screen/speech.ts';
import { isPersonWord } from '../setup/seating.ts';
import { hadChanged, open, finding, type Claim, WHY_NOT_FALSE } from './claims.ts';

const NAME = 'The result follows';
/** A draw that was agreed upon: no answer shows it. */
const AGREED = 'TABLE-END-2';

/** Compares the stored result with that of the replay; `signature`: does it hold? False where there is none. */
export function resultClaim(game: Ruleset, saved: SavedMatch, match: Match<World>, signature: boolean | null): Claim {
  const { ended } = saved;
  const resigned = match.state.result ? null : resignedResult(game, saved);
  const replayed = match.state.result ?? resigned;
  const said = replayed ? outcome(game, replayed, game.view(match.state, 'everything')) : 'The match is not over.';
  if (!saved.result && ended?.how === 'not-known')
    return open(NAME, `The file tells no result: it is not known how it ended. By its answers: ${said}`);
  if (saved.result === undefined) return open(NAME, `The file tells no result. By its answers: ${said}`);
  if (same(saved.result, replayed))
    return resigned && !ended?.afterwards ? resigning(signature, said) : agreeing(saved, said);
  if (saved.result?.rule === AGREED && !match.state.result) return drawn(signature);
  const text = `The file claims another result than the answers give. ${said}`;
  return hadChanged(saved) && !ended?.afterwards ? open(NAME, `${text} ${WHY_NOT_FALSE}`) : finding(NAME, false, text);
}
/** It cannot be replayed, so nothing is known of the result but what the file says. */
export const uncheckedResult = ({ result }: SavedMatch): Claim =>
  open(NAME, result ? 'The result that the file tells cannot be compared.' : 'The file tells no result.');

function agreeing({ ended }: SavedMatch, said: string): Claim {
  if (!ended?.afterwards) return finding(NAME, true, `The result is the one claimed. ${said}`);
  const { version } = ended.afterwards;
  return open(
    NAME,
    `The result was computed afterwards, by version ${version} of the rules, and the answers give it. What was told ` +
      `when the match ended is not known. ${said}`,
  );
}
/** Anybody can cut a file short and write into it that somebody resigned there. */
function resigning(signature: boolean | null, said: string): Claim {
  const text = `The result is the one claimed. ${said} No answer shows that somebody resigned`;
  return signature
    ? finding(NAME, true, `${text}, but it is signed.`)
    : open(NAME, `${text}; only the signature of a server would prove it.`);
}
function drawn(signature: boolean | null): Claim {
  if (signature === false)
    return finding(NAME, false, 'The file claims a draw that was agreed upon, and nobody has signed that.');
  const text = 'The players have agreed on a draw: no answer shows it, but it is signed.';
  return signature ? finding(NAME, true, text) : open(NAME, text);
}
function resignedResult(game: GameInfo, { seats, players = [], bots, resigned = [] }: SavedMatch): Result | null {
  const isPerson = Array.from({ length: seats }, (_, seat) =>
    bots ? !bots.includes(seat) : isPersonWord(players[seat] ?? ''),
  );
  return resultByResigning(game, isPerson, resigned);
}
