// longbox replay: reads a recorded match aloud, shows any moment of it, steps through it, or plays on from there.
import { seedOf } from '#engine/seed.ts';
import type { Viewer } from '#engine/types.ts';
import { eventFor } from '#engine/versions/ruleset.ts';
import { count } from '#engine/kit/wording.ts';
import type { Command, Given, Place } from '../command.ts';
import { pathFrom } from '../files/places.ts';
import { openRecord, type Opened } from '../files/replaying.ts';
import { playSeries } from '../play/series.ts';
import { Session } from '../play/session.ts';
import { misused } from '../screen/complaint.ts';
import { seatNames } from '../screen/drawing.ts';
import { outcome, say, sentences } from '../screen/speech.ts';
import { Left } from '../screen/terminal.ts';
import { wrap } from '../screen/text.ts';
import { seated, seating } from '../setup/seating.ts';
import { SEATING } from './play.ts';

export const replay: Command = {
  name: 'replay',
  does: 'read a recorded match, step through it, or play on from any moment',
  usage: 'FILE [options]',
  words: 1,
  about: ['Positions are counted in answers: 0 is the opening, 1 the table after the first answer.'],
  flags: {
    at: { value: 'N', help: 'show the table after N answers' },
    from: { value: 'N', help: 'begin at this answer' },
    to: { value: 'N', help: 'stop after this answer' },
    view: { value: 'WHO', help: 'a seat (from 0), spectator, or everything (as usual)' },
    step: { help: 'go through it with the keyboard' },
    branch: { value: 'N', help: 'play on from position N; with --seed with new dice' },
    seed: { value: 'S', help: 'dice for --branch' },
    ...SEATING,
    json: { help: 'print answers and events as JSON' },
    game: { value: 'FILE', help: "the game's file, when it is not on the shelf" },
  },
  examples: ['replay match.json', 'replay match.json --at 12 --view 0', 'replay match.json --branch 12'],
  run: runReplay,
};

async function runReplay(given: Given, place: Place): Promise<number> {
  const [word] = given.words;
  if (word === undefined) throw misused(`Which file? ${place.program} replay FILE`);
  const opened = await openRecord(pathFrom(place, word), given.text('game'), place);
  const { length } = opened.match;
  const viewer = viewerOf(given.text('view') ?? 'everything', opened.saved.seats);
  const at = given.whole('at', 0, length);
  const from = given.whole('from', 0, length) ?? 0;
  const to = given.whole('to', from, length) ?? length;
  if (given.has('branch')) return branch(given, place, opened, given.whole('branch', 0, length)!);
  if (given.has('step')) return step(place, opened, viewer, at ?? from);
  if (given.has('json')) place.terminal.say(json(opened, viewer, at ?? from, at ?? to));
  else if (at !== undefined) showMoment(place, opened, viewer, at);
  else tell(place, opened, viewer, from, to);
  return 0;
}

function viewerOf(word: string, seats: number): Viewer {
  if (word === 'spectator' || word === 'everything') return word;
  if (/^\d+$/.test(word) && Number(word) < seats) return Number(word);
  throw misused(`--view ${word}: wants a seat from 0 to ${seats - 1}, spectator or everything.`);
}

/** Answers are shown to their own seat and to viewers who see everything. */
const mayHear = (viewer: Viewer, seat: number): boolean => viewer === 'everything' || viewer === seat;

function tell({ terminal }: Place, opened: Opened, viewer: Viewer, from: number, to: number): void {
  const { box, saved, match } = opened;
  terminal.say(`${box.rules.name}, ${count(saved.seats, 'seat')}, seed ${saved.seed}`);
  for (let n = from; n <= to; n++) tellAnswer({ terminal }, opened, viewer, n);
  const { result } = match.state;
  if (result && to === match.length)
    terminal.say(wrap(outcome(box.rules, result, box.rules.view(match.state, viewer)), terminal.width));
}

function tellAnswer({ terminal }: Pick<Place, 'terminal'>, opened: Opened, viewer: Viewer, n: number): void {
  const { box, saved, match } = opened;
  const number = String(n).padStart(4);
  const answer = match.record.answers[n - 1];
  const lines = sentences(box.rules, match, n, viewer).map(line => wrap(line, terminal.width, '      '));
  if (answer && mayHear(viewer, answer.seat)) {
    const said = `${seatNames(box.rules, saved.seats)[answer.seat]!} at ${answer.decision}: ${answer.option}`;
    terminal.say(terminal.paint('dim', `${number}  ${said}`));
  } else if (lines.length) lines[0] = number + lines[0]!.slice(4);
  for (const line of lines) terminal.say(line);
}

function showMoment({ terminal }: Place, { box, match }: Opened, viewer: Viewer, n: number): void {
  const seen = box.rules.view(match.at(n), viewer);
  terminal.say(`After ${n} of ${count(match.length, 'answer')}:\n\n${box.draw(seen)}\n`);
  if (seen.result) terminal.say(wrap(outcome(box.rules, seen.result, seen), terminal.width));
  for (const { seat, prompt, rule } of seen.decisions)
    terminal.say(
      wrap(`${seatNames(box.rules, seen.seats)[seat]!}: ${say(box.rules, prompt, seen)} (${rule})`, terminal.width),
    );
}

async function step(place: Place, opened: Opened, viewer: Viewer, first: number): Promise<number> {
  const { terminal } = place;
  const { length } = opened.match;
  let n = first;
  try {
    for (;;) {
      tellAnswer(place, opened, viewer, n);
      showMoment(place, opened, viewer, n);
      const typed = await terminal.ask(`[${n}/${length}] Enter: next, b: back, a number: go there, q: leave > `);
      if (/^q(uit)?$/i.test(typed)) return 0;
      if (typed === '' && n === length) terminal.say('That was the last answer.');
      const wanted = /^b(ack)?$/i.test(typed) ? n - 1 : typed === '' ? n + 1 : Number(typed);
      n = Math.max(0, Math.min(length, Number.isInteger(wanted) ? wanted : n));
    }
  } catch (error) {
    if (error instanceof Left) return 0;
    throw error;
  }
}

function json({ match }: Opened, viewer: Viewer, from: number, to: number): string {
  const moments = Array.from({ length: to - from + 1 }, (_, i) => {
    const n = from + i;
    const answer = match.record.answers[n - 1];
    return {
      n,
      ...(answer && mayHear(viewer, answer.seat) && { answer }),
      events: match.events[n]!.map(event => eventFor(event, viewer)),
    };
  });
  return JSON.stringify(moments, null, 2);
}

async function branch(given: Given, place: Place, opened: Opened, at: number): Promise<number> {
  const { box, saved, match } = opened;
  const seed = given.text('seed');
  const branched = match.branch(at, seed === undefined ? undefined : seedOf(seed));
  const known = saved.players?.length === saved.seats && !given.has('me') && !given.has('bots');
  const players = known
    ? seated(box.rules, saved.players!)
    : seating(box.rules, saved.seats, given.text('me'), given.text('bots'));
  return playSeries(new Session(place, box, branched, players));
}
