// Golden records: matches of a version by chance, and what they led to. Rules that replay them to the same end are the
// same rules.
import type { Game } from '#engine/game.ts';
import type { MatchRecord } from '#engine/match.ts';
import { openMatch, type Ruleset } from '#engine/versions/ruleset.ts';
import { hash } from '#engine/seed.ts';
import { playedByChance } from '#engine/testing/play.ts';
import type { Event, State } from '#engine/types.ts';

export interface Golden {
  record: MatchRecord;
  /** Of the last position and all that happened. */
  hash: string;
}
const MATCHES = 4;
/** A game by mere chance may go on for very long. */
const MOST_ANSWERS = 600;

interface Played {
  state: State;
  events: readonly (readonly Event[])[];
}
const endOf = ({ state, events }: Played): string => hash({ state, events });

export const golden = (game: Game): Golden[] =>
  Array.from({ length: MATCHES }, (_, n) => {
    const match = playedByChance(game, { seed: n + 1, answers: MOST_ANSWERS });
    return { record: match.record, hash: endOf(match) };
  });
/** The differences in words; none where all records end as they did. */
export function differences(rules: Ruleset, all: readonly Golden[]): string[] {
  return all.flatMap(({ record, hash: wanted }, n) => {
    const found = endOf(openMatch(rules, record));
    return found === wanted ? [] : [`golden record ${n + 1} of ${rules.id} ${rules.version} ends otherwise`];
  });
}
