// The claims of a match file about how its dice were drawn together: hashes, salts, and rounds that are void.
import { jointCommitment, saltHash, type Round } from '#engine/salts.ts';
import { commitment } from '#engine/seed.ts';
import { listed } from '#engine/kit/wording.ts';
import type { JointProof } from '#tables/files/joint-proof.ts';
import { shownName } from '#protocol/names.ts';
import type { SavedMatch } from '../files/record-file.ts';
import { open, seatedAt, finding, type Claim } from './claims.ts';

const NAME = 'Joint dice';

/** Nothing is claimed where nobody has added to the seed. What was shown before play proves the hashes, or what a
 *  server has signed that one trusts. */
export function jointClaims(saved: SavedMatch, shown: string | undefined, isSigned: boolean): Claim[] {
  const { hashes, salts, redrawn = [] } = saved;
  const voidRounds = redrawn.map((_, n) => voidClaim(saved, redrawn, n));
  if (hashes) return [hashClaim(saved, hashes), shownClaim(saved, hashes, shown, isSigned), ...voidRounds];
  const isShown = shown !== undefined;
  if (isShown) return [finding(NAME, false, 'Hashes were shown before play, and the file has none.'), ...voidRounds];
  return salts ? [finding(NAME, null, IN_THE_OPEN), ...voidRounds] : voidRounds;
}
const IN_THE_OPEN =
  'All salts were sent in the open: whoever sent the last one could have chosen the dice, if they knew the seed.';

const roundOf = ({ table = '', commitment: committed, redrawn = [] }: SavedMatch): Round => ({
  table,
  round: redrawn.length + 1,
  commitment: committed,
});
type Added = readonly (string | null)[];
/** Does every salt fit the hash of its seat, as far as there are salts? */
const fit = (round: Round, hashes: Added, salts: Added): boolean =>
  salts.every((salt, seat) => salt === null || saltHash(round, seat, salt) === hashes[seat]);

function hashClaim(saved: SavedMatch, hashes: Added): Claim {
  const { salts = [], inTheOpen = [] } = saved;
  const isTold = (seat: number): boolean => (salts[seat] ?? null) !== null;
  const isWhole = hashes.length === saved.seats && hashes.every((hash, seat) => (hash !== null) === isTold(seat));
  if (!isWhole || !fit(roundOf(saved), hashes, salts))
    return finding(NAME, false, 'The salts do not fit the hashes that were fixed before.');
  const names = (isWanted: (seat: number) => boolean): string =>
    listed(hashes.flatMap((_, seat) => (isWanted(seat) ? [seatedAt(saved, seat)] : [])));
  const byHash = names(seat => hashes[seat] !== null && !inTheOpen.includes(seat));
  const inClear = names(seat => hashes[seat] !== null && inTheOpen.includes(seat));
  const without = names(seat => hashes[seat] === null);
  const said = [
    `Fixed by hash before any salt was known: by ${byHash}. Every salt fits its hash.`,
    inClear && `Sent in the open before that: by ${inClear}.`,
    without && `Unsalted: ${without}.`,
  ];
  return finding(NAME, true, said.filter(Boolean).join(' '));
}

function shownClaim(saved: SavedMatch, hashes: Added, shown: string | undefined, isSigned: boolean): Claim {
  const name = 'Hashes as shown';
  const joint = jointCommitment(roundOf(saved), hashes);
  if (shown === undefined) {
    const text = `The joint commitment is ${joint}, says the file: compare it with what you were shown (--joint).`;
    return isSigned ? finding(name, null, text) : open(name, text);
  }
  return joint.startsWith(shown)
    ? finding(name, true, `The hashes fit the joint commitment ${shown}.`)
    : finding(name, false, `The hashes do not fit the joint commitment ${shown}: others were shown before play.`);
}

type VoidRounds = NonNullable<JointProof['redrawn']>;
function voidClaim(saved: SavedMatch, rounds: VoidRounds, n: number): Claim {
  const name = 'Drawn anew';
  const { commitment: committed, seed, hashes, salts, why, without } = rounds[n]!;
  const round: Round = { table: saved.table ?? '', round: n + 1, commitment: committed };
  const isUsedAgain = [...rounds.slice(n + 1), saved].some(later => later.commitment === committed);
  const who = listed(without.map(({ seat, player }) => `${shownName(player)} (seat ${seat + 1})`));
  const wasFixed = without.every(({ seat }) => why === 'left' || (hashes[seat] !== null && salts[seat] === null));
  const isRound = hashes.some(hash => hash !== null) && wasFixed && fit(round, hashes, salts);
  if (commitment(seed) !== committed || isUsedAgain || !isRound)
    return finding(name, false, `Round ${n + 1} was not as the file tells it.`);
  const did = why === 'late' ? 'did not reveal a salt' : 'left while salts were revealed';
  return finding(name, true, `After round ${n + 1}, with another seed: ${who} ${did}, and could not sit there again.`);
}
