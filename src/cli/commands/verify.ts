// longbox verify: what a match file claims, claim by claim, and whether it holds.
import type { Command, Given, Place } from '../command.ts';
import { pathFrom } from '../files/places.ts';
import { readMatch, type SavedMatch } from '../files/record-file.ts';
import { NotKept, openRecord, Unplayable } from '../files/replaying.ts';
import { misused } from '../screen/complaint.ts';
import { printable, wrap } from '../screen/text.ts';
import {
  commitmentClaim,
  diceClaims,
  FEWEST_DIGITS,
  hadChanged,
  legalClaim,
  namesClaim,
  open,
  playedHereClaim,
  saltClaim,
  finding,
  type Claim,
  WHY_NOT_FALSE,
} from '../verify/claims.ts';
import { jointClaims } from '../verify/dice-claims.ts';
import { resultClaim, uncheckedResult } from '../verify/result-claim.ts';
import { keyFrom, signatureClaim } from '../verify/signature.ts';

/** Exit codes; 2 is for what was not understood. */
const FALSE = 1;
const NOT_PROVEN = 3;

export const verify: Command = {
  name: 'verify',
  does: 'check that a recorded match kept the rules and its dice were honest',
  usage: 'FILE [--commitment HASH] [--joint HASH] [--key KEY]',
  words: 1,
  about: [
    'Checks a match file claim by claim: that every answer is legal, that the result follows, that the seed fits the',
    'commitment shown before play, by whom it was salted, that every salt fits its hash, since when other dice held,',
    'and who has signed it.',
    'Names are what those who sat called themselves. What holds has a ✓, what does not a ✗, what is not proven a ?,',
    'and what is only told a dot. Exit code 0 when all is proven: that takes the signature of a server and its --key.',
    '1 when a claim does not hold, 3 when none is false but not all are proven.',
  ],
  flags: {
    commitment: { value: 'HASH', help: 'what you were shown before play, or its first 16 digits' },
    joint: { value: 'HASH', help: 'the joint commitment that you were shown, or its first 16 digits' },
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
  for (const claim of claims)
    terminal.say(wrap(printable(`${claim.name}: ${claim.text}`), terminal.width, `${signOf(claim)} `, '  '));
  const isFalse = claims.some(({ holds }) => holds === false);
  const unproven = claims.flatMap(({ name, isOpen }) => (isOpen ? [name] : []));
  const verdict = isFalse
    ? 'The record does not hold.'
    : unproven.length
      ? `Nothing is found false, but not proven: ${unproven.join('; ')}.`
      : 'The record holds.';
  terminal.say(terminal.paint('bold', wrap(verdict, terminal.width)));
  return isFalse ? FALSE : unproven.length ? NOT_PROVEN : 0;
}
const signOf = ({ holds, isOpen }: Claim): string => (isOpen ? '?' : holds === null ? '·' : holds ? '✓' : '✗');

async function claimsOf(file: string, given: Given, place: Place): Promise<Claim[]> {
  const shown = digitsOf(given, 'commitment');
  const word = given.text('key');
  const key = word === undefined ? undefined : await keyFrom(word, pathFrom(place, word));
  const saved = readMatch(file);
  const signature = await signatureClaim(saved, key);
  const isSigned = signature.holds === true;
  const dice = [
    commitmentClaim(saved, shown, isSigned),
    saltClaim(saved),
    ...jointClaims(saved, digitsOf(given, 'joint'), isSigned),
    ...diceClaims(saved),
  ];
  const rest = [...dice, ...playedHereClaim(saved), ...namesClaim(saved), signature];
  try {
    const { box, match } = await openRecord(file, given.text('game'), place);
    const result = resultClaim(box.rules, saved, match, saved.proof ? signature.holds : false);
    return [legalClaim(box.rules, match.length), result, ...rest];
  } catch (error) {
    if (!(error instanceof Unplayable)) throw error;
    return [refused(error, saved), uncheckedResult(saved), ...rest];
  }
}
/** Rules that are not here, or not those that it may have been played by, say nothing against it. */
function refused(error: Unplayable, saved: SavedMatch): Claim {
  const name = 'Every answer legal';
  if (error instanceof NotKept) return open(name, error.message);
  return hadChanged(saved) ? open(name, `${error.message} ${WHY_NOT_FALSE}`) : finding(name, false, error.message);
}
/** What somebody was shown before play, as far as they have noted it. */
function digitsOf(given: Given, flag: 'commitment' | 'joint'): string | undefined {
  const shown = given.text(flag)?.toLowerCase().replace(/…$/, '');
  if (shown === undefined || new RegExp(`^[0-9a-f]{${FEWEST_DIGITS},64}$`).test(shown)) return shown;
  throw misused(`--${flag} ${shown}: wants ${FEWEST_DIGITS} to 64 of the digits 0-9 and a-f.`);
}
