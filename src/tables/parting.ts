// Why a table cannot go on: its answers do not fit the rules it was begun with, or those are not here.
import { listed } from '#engine/kit/wording.ts';
import { ReplayError, type Ruleset } from '#engine/versions/ruleset.ts';

/** What went wrong, and which versions are here where the rules refuse what was played. */
export function whyStuck(game: Ruleset, error: unknown): string {
  const { message } = error as Error;
  return error instanceof ReplayError ? `${message} ${hereAre(game)}` : message;
}
export const otherVersion = (game: Ruleset, played: number): string =>
  `It was begun with version ${played} of the rules of ${game.name}. ${hereAre(game)}`;
function hereAre({ version, versionsHere = [] }: Ruleset): string {
  const all = [...new Set([...versionsHere, version])].toSorted((a, b) => a - b).map(String);
  return all.length > 1 ? `Here are versions ${listed(all)}.` : `Here is only version ${version}.`;
}
