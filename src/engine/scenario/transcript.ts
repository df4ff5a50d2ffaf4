// A match as a text that people can read and compare: golden tests and bug reports are made of these.
import { explain } from '../ask.ts';
import type { Game } from '../game.ts';
import { Match, type MatchRecord } from '../match.ts';
import type { Event, Phrase, State, Text, Viewer, World } from '../types.ts';
import { eventFor, openWorld } from '../views.ts';
import { words } from '../words.ts';

/** The match as `viewer` may read it: only who may see everything reads the seed and what others have picked. */
export function transcript<W extends World>(game: Game<W>, record: MatchRecord, viewer: Viewer = 'everything'): Text {
  const match = new Match(game, record);
  const { seats, seed, options } = record;
  const all = viewer === 'everything';
  const lines = [`${game.id} ${game.version}, ${seats} seats${all ? `, seed ${seed}` : ''}`];
  if (options !== null) lines.push(`options ${JSON.stringify(options)}`);
  for (let n = 0; n <= match.length; n++) {
    const state = match.at(n);
    if (n) lines.push(answerLine(game, match.at(n - 1), n, record.answers[n - 1]!, viewer));
    for (const event of match.events[n]!) lines.push(`      ${sentence(game, state, event, viewer)}`);
  }
  const { result } = match.state;
  if (result) lines.push(`ranks ${result.ranks.join(' ')} (${result.rule}): ${say(game, match.state, result.reason)}`);
  return `${lines.join('\n')}\n`;
}

function answerLine<W extends World>(
  game: Game<W>,
  before: State<W>,
  n: number,
  { seat, decision, option }: MatchRecord['answers'][number],
  viewer: Viewer,
): Text {
  const asked = explain(game, before, [seat]).find(d => d.id === decision)!;
  const open = asked.options.filter(o => !o.refused).length;
  const line = `${String(n).padStart(4)}  ${decision} (${asked.rule}) seat ${seat}`;
  return viewer === 'everything' || viewer === seat ? `${line}: ${option}, one of ${open}` : line;
}

const say = <W extends World>(game: Game<W>, state: State<W>, phrase: Phrase): Text =>
  words(game, phrase, { world: openWorld(state), seats: SEAT_NAMES });
/** Seats in texts for developers. */
export const SEAT_NAMES = Array.from({ length: 12 }, (_, seat) => `seat ${seat}`);

/** An event as a sentence, as `viewer` may read it. */
export function sentence<W extends World>(game: Game<W>, state: State<W>, event: Event, viewer: Viewer): Text {
  const { kind, facts } = eventFor(event, viewer);
  return say(game, state, { say: kind, facts });
}
