// The claims of a match file, one by one, and the findings on them.
import type { Reseed } from '#engine/match.ts';
import { commitment, seedAfterUndo } from '#engine/seed.ts';
import type { GameInfo } from '#engine/versions/ruleset.ts';
import { count } from '#engine/kit/wording.ts';
import { GAMES } from '#games/index.ts';
import { shownName } from '#protocol/names.ts';
import type { SavedMatch } from '../files/record-file.ts';

/** A claim that neither holds nor fails is information, or says why it is not proven. */
export interface Claim {
  name: string;
  holds: boolean | null;
  text: string;
  /** The record is not proven without it. */
  isOpen?: true;
}
export const finding = (name: string, holds: boolean | null, text: string): Claim => ({ name, holds, text });
/** A claim that could hold, but is not proven here. */
export const open = (name: string, text: string): Claim => ({ name, holds: null, text, isOpen: true });

/** Digits of a commitment that are enough to compare: as many as some pages show. */
export const FEWEST_DIGITS = 16;

export const legalClaim = ({ name, version }: GameInfo, length: number): Claim =>
  finding('Every answer legal', true, `${name}, version ${version}: all ${count(length, 'answer')} keep the rules.`);

/** Whoever sat there, by a name that does nothing to the terminal it is printed on. */
export function seatedAt({ players = [] }: SavedMatch, seat: number): string {
  const name = players[seat];
  return `${name ? shownName(name) : 'nobody'} (seat ${seat + 1})`;
}
/** Names are what the players called themselves. */
export function namesClaim(saved: SavedMatch): Claim[] {
  const { players = [], bots = [] } = saved;
  const named = players.flatMap((_, seat) => (bots.includes(seat) ? [] : [seatedAt(saved, seat)]));
  return named.length
    ? [finding('Names', null, `${named.join(', ')}: given by those who sat; nobody has checked them.`)]
    : [];
}

/** Answers of a file may be made up, with dice that were tried until they were lucky: a server signs that they were
 *  brought in, and nothing else about them. */
export function playedHereClaim({ goesOn }: SavedMatch): Claim[] {
  if (!goesOn?.at) return [];
  const [first, them] = goesOn.at === 1 ? ['answer was', 'it'] : [`${goesOn.at} answers were`, 'them'];
  const text =
    goesOn.table === undefined
      ? `The first ${first} brought in; this server has not seen ${them} played.`
      : `The first ${first} given at another table; the file of that one is to be checked for ${them}.`;
  return [open('Played here', text)];
}

/** Seeds that may have been committed to, and from which answer on they held. */
const committable = ({ seed, salt, reseeds = [] }: SavedMatch): Pick<Reseed, 'at' | 'seed' | 'salt'>[] => [
  { at: 0, seed, ...(salt !== undefined && { salt }) },
  ...reseeds.filter(({ undone }) => undone === undefined),
];
const fits = (seed: string, shown: string): boolean => commitment(seed).startsWith(shown);

/** What was shown before play proves it, or what a server has signed that one trusts. */
export function commitmentClaim(saved: SavedMatch, shown: string | undefined, isSigned: boolean): Claim {
  const name = 'Committed before play';
  const claimed = shown ?? (saved as Partial<SavedMatch>).commitment;
  if (claimed === undefined)
    return open(name, `No commitment to compare with; that of this seed is ${commitment(saved.seed)}.`);
  const found = committable(saved).find(({ seed }) => fits(seed, claimed));
  if (!found)
    return finding(name, false, `The seed does not fit the commitment ${claimed}: other dice than those promised.`);
  if (saved.practice) return open(name, 'The dice were known: one person alone has practised.');
  const when = found.at ? `before answer ${found.at + 1}` : 'before play';
  const fixed = `The seed fits the commitment ${claimed}: dice and shuffles were fixed ${when}.`;
  if (shown !== undefined) return finding(name, true, fixed);
  const text = `${fixed} That is what the file says: compare it with what you were shown (--commitment).`;
  return isSigned ? finding(name, null, text) : open(name, text);
}

export function saltClaim(saved: SavedMatch): Claim {
  const name = 'Salted';
  const { salts, commitment: committed } = saved;
  const used = committable(saved).findLast(({ seed }) => fits(seed, committed))?.salt ?? '';
  if (!salts)
    return finding(name, null, used ? 'Something was added to the seed; the file does not say by whom.' : 'By nobody.');
  if (
    salts
      .map(salt => salt ?? '')
      .join(' ')
      .trim() !== used
  )
    return finding(name, false, 'What the players are said to have added is not what was used.');
  const by = (isWanted: (salt: string | null) => boolean): string =>
    salts.flatMap((salt, seat) => (isWanted(salt) ? [seatedAt(saved, seat)] : [])).join(', ');
  const without = by(salt => salt === null);
  return finding(name, true, `By ${by(salt => salt !== null)}.${without && ` Not by ${without}.`}`);
}

/** One for each time that other dice came into play. */
export function diceClaims(saved: SavedMatch): Claim[] {
  const name = 'Replaced dice';
  const seeds = committable(saved).map(({ seed }) => seed);
  const claims = (saved.reseeds ?? []).map(({ at, seed, undone }) => {
    if (undone === undefined)
      return finding(name, null, `After answer ${at} the dice are new ones (a branch or a file).`);
    return seeds.some(own => seedAfterUndo(own, undone) === seed)
      ? finding(
          name,
          true,
          `After answer ${at} the dice are new ones, since something was taken back; they follow from the seed.`,
        )
      : finding(name, false, `After answer ${at} the dice are new ones that do not follow from the seed.`);
  });
  if (saved.from) claims.push(finding(name, null, 'Play began from a given position, not from the opening.'));
  return claims.length ? claims : [finding(name, true, 'Never: the same dice held from the first answer to the last.')];
}

/** Rules of this version changed while it stayed: a match may have been played by others than those that are kept
 *  (decision 9). */
export const hadChanged = ({ game, version }: { game: string; version: number }): boolean =>
  GAMES.some(({ id, unsettled }) => id === game && unsettled === version);
export const WHY_NOT_FALSE =
  'That proves nothing: the rules of this game had changed while their version stayed, and only the last are kept.';
