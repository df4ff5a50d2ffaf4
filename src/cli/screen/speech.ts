// Events and questions as sentences for one viewer.
import { hintSpeaker } from '#bots/hints.ts';
import type { Reasons } from '#engine/bot-knowledge.ts';
import type { Match } from '#engine/match.ts';
import type { Phrase, Refusal, Result, View, Viewer, World } from '#engine/types.ts';
import { sidesOf, winnersOf } from '#engine/seats.ts';
import { TABLE_TEXTS } from '#protocol/texts.ts';
import { type Speaker, words } from '#engine/words.ts';
import { eventFor, type GameInfo, type Ruleset } from '#engine/versions/ruleset.ts';
import { listed } from '#engine/kit/wording.ts';
import { seatNames } from './drawing.ts';

/** The scene of a sentence: the table as it is seen, and the number of seats. */
type Seen = Pick<View, 'world' | 'seats'>;

export const say = (speaker: Speaker & Pick<GameInfo, 'roles'>, phrase: Phrase, { world, seats }: Seen): string =>
  words(speaker, phrase, { world, seats: seatNames(speaker, seats) });

/** Speaks about hints in the game's terms, seats by the names they have here. */
export function hintsSpeaker(game: GameInfo, reasons?: Reasons): Speaker & Pick<GameInfo, 'roles'> {
  const { texts, names } = hintSpeaker(game, reasons);
  return { names, texts: { ...game.texts, ...texts }, ...(game.roles && { roles: game.roles }) };
}

/** The events of the `n`th answer (0: of the set-up), as `viewer` may see them; events without words are left out. */
export function sentences(game: Ruleset, match: Match<World>, n: number, viewer: Viewer): string[] {
  const shown = match.events[n]!.filter(event => Object.hasOwn(game.texts, event.kind));
  if (!shown.length) return [];
  const seen = game.view(match.at(n), viewer);
  return shown.map(event => {
    const { kind, facts } = eventFor(event, viewer);
    return say(game, { say: kind, facts }, seen);
  });
}

/** The reason of a refusal in words, with the rule. */
export function reason(game: GameInfo, refused: Refusal, seen: Seen): string {
  const key = refused.say ?? refused.rule;
  const said = say(game, { say: key, facts: refused.facts }, seen);
  return said === `[${key}]` ? `${refused.rule} forbids it.` : `${said} (${refused.rule})`;
}

/** The winners and the reason; those of one side win together. */
export function outcome(game: GameInfo, result: Result, seen: Seen): string {
  const { won, isDraw } = winnersOf(result.ranks, sidesOf(game, result.ranks.length));
  const called = seatNames(game, result.ranks.length);
  const names = listed(won.map(seat => called[seat]!));
  const verdict = isDraw ? 'A draw.' : won.length ? `${names} ${won.length === 1 ? 'wins' : 'win'}.` : 'Nobody wins.';
  const speaker = {
    names: game.names,
    texts: { ...game.texts, ...TABLE_TEXTS },
    ...(game.roles && { roles: game.roles }),
  };
  return `${verdict} ${say(speaker, result.reason, seen)} (${result.rule})`;
}
