// Why a table is stuck: its answers do not fit the rules it was begun with, lead to another end, or those rules are not
// here.
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

/** Why a table is not shown whose answers do not lead to the end that it had. */
export const otherEnd = ({ name, version }: Ruleset): string =>
  `By version ${version} of the rules of ${name} its answers lead to another end than it had.`;
export const noEnd = ({ name, version }: Ruleset): string =>
  `It had ended, but by version ${version} of the rules of ${name} its answers do not end it.`;
