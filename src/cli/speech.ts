// What happened and what is asked, as sentences for one viewer.
import type { Match } from '#engine/match.ts';
import type { Phrase, Refusal, Result, View, Viewer, World } from '#engine/types.ts';
import { sidesOf, winnersOf } from '#engine/seats.ts';
import { eventFor, view } from '#engine/views.ts';
import { type Speaker, words } from '#engine/words.ts';
import type { Game } from '#engine/game.ts';
import { seatName } from './drawing.ts';
import { listed } from './text.ts';

const SEATS = Array.from({ length: 16 }, (_, seat) => seatName(seat));

export const say = (speaker: Speaker, phrase: Phrase, { world }: Pick<View, 'world'>): string =>
  words(speaker, phrase, { world, seats: SEATS });

/** What happened at the `n`th answer (0: in the set-up), as `viewer` may hear it. Events without words are not told. */
export function sentences(match: Match<World>, n: number, viewer: Viewer): string[] {
  const { game } = match;
  const told = match.events[n]!.filter(event => Object.hasOwn(game.texts, event.kind));
  if (!told.length) return [];
  const seen = view(game, match.at(n), viewer);
  return told.map(event => {
    const { kind, facts } = eventFor(event, viewer);
    return say(game, { say: kind, facts }, seen);
  });
}

/** Why not, in words, and the rule. */
export function reason(game: Game, refused: Refusal, seen: Pick<View, 'world'>): string {
  const key = refused.say ?? refused.rule;
  const said = say(game, { say: key, facts: refused.facts }, seen);
  return said === `[${key}]` ? `${refused.rule} forbids it.` : `${said} (${refused.rule})`;
}

/** Who has won and why; those of one side win together. */
export function outcome(game: Game, result: Result, seen: Pick<View, 'world'>): string {
  const { won, isDraw } = winnersOf(result.ranks, sidesOf(game, result.ranks.length));
  const names = listed(won.map(seatName));
  const verdict = isDraw ? 'A draw.' : won.length ? `${names} ${won.length === 1 ? 'wins' : 'win'}.` : 'Nobody wins.';
  return `${verdict} ${say(game, result.reason, seen)} (${result.rule})`;
}
