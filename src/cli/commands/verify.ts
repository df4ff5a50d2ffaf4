// longbox verify: what a match file claims, claim by claim, and whether it holds.
import type { Command, Given, Place } from '../command.ts';
import { misused } from '../complaint.ts';
import {
  commitmentClaim,
  diceClaims,
  FEWEST_DIGITS,
  legalClaim,
  resultClaim,
  saltClaim,
  type Claim,
} from '../claims.ts';
import { pathFrom } from '../places.ts';
import { readMatch } from '../record-file.ts';
import { NotKept, openRecord, Unplayable } from '../replaying.ts';
import { keyFrom, signatureClaim } from '../signature.ts';
import { wrap } from '../text.ts';

export const verify: Command = {
  name: 'verify',
  does: 'check that a recorded match kept the rules and its dice were honest',
  usage: 'FILE [--commitment HASH] [--key KEY]',
  words: 1,
  about: [
    'Checks a match file claim by claim: that every answer is legal, that the result follows, that the seed fits the',
    'commitment shown before play, by whom it was salted, since when other dice held, and who has signed it.',
    'What holds has a ✓, what does not a ✗, and what the file alone cannot prove a dot.',
    'Exit code 1 when a claim does not hold, or the rules it was played by are not here.',
  ],
  flags: {
    commitment: { value: 'HASH', help: 'what you were shown before play, or its first 16 digits' },
    key: { value: 'KEY', help: "the server's key, a file that holds it, or the server's address" },
    game: { value: 'FILE', help: "the game's file, when it is not on the shelf" },
  },
  examples: ['verify match.json', 'verify match.json --commitment 5f1c… --key https://games.example'],
  run: runVerify,
};

async function runVerify(given: Given, place: Place): Promise<number> {
  const [word] = given.words;
  if (word === undefined) throw misused(`Which file? ${place.program} verify FILE`);
  const claims = await claimsOf(pathFrom(place, word), given, place);
  const { terminal } = place;
  for (const { name, holds, text } of claims)
    terminal.say(wrap(`${name}: ${text}`, terminal.width, `${holds === null ? '·' : holds ? '✓' : '✗'} `, '  '));
  const isFalse = claims.some(claim => claim.holds === false);
  const isUnchecked = claims.some(claim => claim.isUnchecked);
  const verdict = isUnchecked ? 'Not every claim can be checked here.' : 'The record holds.';
  terminal.say(terminal.paint('bold', isFalse ? 'The record does not hold.' : verdict));
  return isFalse || isUnchecked ? 1 : 0;
}

async function claimsOf(file: string, given: Given, place: Place): Promise<Claim[]> {
  const shown = shownCommitment(given);
  const word = given.text('key');
  const key = word === undefined ? undefined : await keyFrom(word, pathFrom(place, word));
  const saved = readMatch(file);
  const signature = await signatureClaim(saved, key);
  const dice = [commitmentClaim(saved, shown), saltClaim(saved), ...diceClaims(saved)];
  try {
    const { box, match } = await openRecord(file, given.text('game'), place);
    const played = [
      legalClaim(box.rules, match.length),
      resultClaim(box.rules, saved, match, saved.proof ? signature.holds : false),
    ];
    return [...played, ...dice, signature];
  } catch (error) {
    if (!(error instanceof Unplayable)) throw error;
    const isKept = !(error instanceof NotKept);
    const found: Pick<Claim, 'holds' | 'isUnchecked'> = isKept ? { holds: false } : { holds: null, isUnchecked: true };
    return [{ name: 'Every answer legal', text: error.message, ...found }, ...dice, signature];
  }
}
function shownCommitment(given: Given): string | undefined {
  const shown = given.text('commitment')?.toLowerCase().replace(/…$/, '');
  if (shown === undefined || new RegExp(`^[0-9a-f]{${FEWEST_DIGITS},64}$`).test(shown)) return shown;
  throw misused(`--commitment ${shown}: wants ${FEWEST_DIGITS} to 64 of the digits 0-9 and a-f.`);
}
