// The claims of a match file, one by one, and the findings on them.
import { same } from '#engine/copy.ts';
import type { Match, Reseed } from '#engine/match.ts';
import { commitment, seedAfterUndo } from '#engine/seed.ts';
import type { Result, World } from '#engine/types.ts';
import type { GameInfo, Ruleset } from '#engine/versions/ruleset.ts';
import { count } from '#engine/kit/wording.ts';
import { resultByResigning } from './resigned.ts';
import type { SavedMatch } from './record-file.ts';
import { isPersonWord } from './seating.ts';
import { outcome } from './speech.ts';

/** A claim that neither holds nor fails says why nothing is proven. */
export interface Claim {
  name: string;
  holds: boolean | null;
  text: string;
  /** It could be checked, but not here. */
  isUnchecked?: true;
}
const claim = (name: string, holds: boolean | null, text: string): Claim => ({ name, holds, text });

/** A draw that was agreed upon: no answer shows it. */
const AGREED = 'TABLE-END-2';
/** Digits of a commitment that are enough to compare: as many as some pages show. */
export const FEWEST_DIGITS = 16;

export const legalClaim = ({ name, version }: GameInfo, length: number): Claim =>
  claim('Every answer legal', true, `${name}, version ${version}: all ${count(length, 'answer')} keep the rules.`);

export function resultClaim(game: Ruleset, saved: SavedMatch, match: Match<World>, signature: boolean | null): Claim {
  const name = 'The result follows';
  const result = match.state.result ?? resignedResult(game, saved);
  const said = (it: Result | null): string =>
    it ? outcome(game, it, game.view(match.state, 'everything')) : 'The match is not over.';
  if (saved.result === undefined) return claim(name, null, `The file claims no result. ${said(result)}`);
  if (same(saved.result, result)) return claim(name, true, `The result is the one claimed. ${said(result)}`);
  if (saved.result?.rule !== AGREED || match.state.result)
    return claim(name, false, `The file claims another result than the answers give. ${said(result)}`);
  return claim(
    name,
    signature,
    signature === false
      ? 'The file claims a draw that was agreed upon, and nobody has signed that.'
      : 'The players have agreed on a draw: no answer shows it, but it is signed.',
  );
}
function resignedResult(game: GameInfo, { players = [], bots, resigned = [] }: SavedMatch): Result | null {
  const isPerson = players.map((word, seat) => (bots ? !bots.includes(seat) : isPersonWord(word)));
  return resultByResigning(game, isPerson, resigned);
}

/** Seeds that may have been committed to, and from which answer on they held. */
const committable = ({ seed, salt, reseeds = [] }: SavedMatch): Pick<Reseed, 'at' | 'seed' | 'salt'>[] => [
  { at: 0, seed, ...(salt !== undefined && { salt }) },
  ...reseeds.filter(({ undone }) => undone === undefined),
];
const fits = (seed: string, shown: string): boolean => commitment(seed).startsWith(shown);

export function commitmentClaim(saved: SavedMatch, shown: string | undefined): Claim {
  const name = 'Committed before play';
  const claimed = shown ?? saved.commitment;
  if (claimed === undefined)
    return claim(name, null, `No commitment to compare with; that of this seed is ${commitment(saved.seed)}.`);
  const found = committable(saved).find(({ seed }) => fits(seed, claimed));
  if (!found)
    return claim(name, false, `The seed does not fit the commitment ${claimed}: other dice than those promised.`);
  if (saved.practice) return claim(name, null, 'The dice were known: one person alone has practised.');
  const when = found.at ? `before answer ${found.at + 1}` : 'before play';
  const fixed = `The seed fits the commitment ${claimed}: dice and shuffles were fixed ${when}.`;
  return shown === undefined
    ? claim(name, null, `${fixed} That is what the file says: compare it with what you were shown (--commitment).`)
    : claim(name, true, fixed);
}

export function saltClaim(saved: SavedMatch): Claim {
  const name = 'Salted';
  const { salts, players = [], commitment: committed } = saved;
  const used = committable(saved).findLast(({ seed }) => fits(seed, committed))?.salt ?? '';
  if (!salts)
    return claim(name, null, used ? 'Something was added to the seed; the file does not say by whom.' : 'By nobody.');
  if (
    salts
      .map(salt => salt ?? '')
      .join(' ')
      .trim() !== used
  )
    return claim(name, false, 'What the players are said to have added is not what was used.');
  const names = players.map((player, seat) => `${player || 'nobody'} (seat ${seat + 1})`);
  const by = (isWanted: (salt: string | null) => boolean): string =>
    names.filter((_, seat) => isWanted(salts[seat] ?? null)).join(', ');
  const without = by(salt => salt === null);
  return claim(name, true, `By ${by(salt => salt !== null)}.${without && ` Not by ${without}.`}`);
}

/** One for each time that other dice came into play. */
export function diceClaims(saved: SavedMatch): Claim[] {
  const name = 'Replaced dice';
  const seeds = committable(saved).map(({ seed }) => seed);
  const claims = (saved.reseeds ?? []).map(({ at, seed, undone }) => {
    if (undone === undefined)
      return claim(name, null, `After answer ${at} the dice are new ones (a branch or a file).`);
    return seeds.some(own => seedAfterUndo(own, undone) === seed)
      ? claim(
          name,
          true,
          `After answer ${at} the dice are new ones, since something was taken back; they follow from the seed.`,
        )
      : claim(name, false, `After answer ${at} the dice are new ones that do not follow from the seed.`);
  });
  if (saved.from) claims.push(claim(name, null, 'Play began from a given position, not from the opening.'));
  return claims.length ? claims : [claim(name, true, 'Never: the same dice held from the first answer to the last.')];
}
