// longbox analyse: looks back on a recorded match: everybody's chances, what turned it, and what was luck.
import { isLuck, type Analysis, type TurningPoint } from '#bots/analysis.ts';
import { percent } from '#bots/hints.ts';
import type { Speaker } from '#engine/words.ts';
import { count } from '#engine/kit/wording.ts';
import type { Command, Given, Place } from '../command.ts';
import { pathFrom } from '../files/places.ts';
import { openRecord, type Opened } from '../files/replaying.ts';
import { misused } from '../screen/complaint.ts';
import { seatNames } from '../screen/drawing.ts';
import { Progress } from '../screen/progress.ts';
import { hintsSpeaker, say, sentences } from '../screen/speech.ts';
import type { Terminal } from '../screen/terminal.ts';
import { wrap } from '../screen/text.ts';

const SECONDS = 10;

export const analyse: Command = {
  name: 'analyse',
  does: 'look back on a recorded match: chances, turning points, what was luck',
  usage: 'FILE [options]',
  words: 1,
  about: [
    'Judges every position of a match, finds the answers that turned it, and tells what would have been better for',
    'whoever answered, by what they knew.',
  ],
  flags: {
    seconds: { value: 'N', help: `how long to think, ${SECONDS} when left out` },
    json: { help: 'print all of it as JSON' },
    game: { value: 'FILE', help: "the game's file, when it is not on the shelf" },
  },
  examples: ['analyse match.json', 'analyse match.json --seconds 60'],
  run: runAnalyse,
};

async function runAnalyse(given: Given, place: Place): Promise<number> {
  const [word] = given.words;
  if (word === undefined) throw misused(`Which file? ${place.program} analyse FILE`);
  const opened = await openRecord(pathFrom(place, word), given.text('game'), place);
  const { rules, thinking } = opened.box;
  const bounds = { milliseconds: 1000 * (given.whole('seconds', 1) ?? SECONDS) };
  const run = await thinking.analysed(opened.match.record, bounds);
  const bar = new Progress(place, 100);
  let step = run.next();
  for (; !step.done; step = run.next()) bar.show(Math.round((100 * step.value.done) / step.value.of));
  bar.end();
  if (given.has('json')) place.terminal.say(JSON.stringify(step.value, null, 2));
  else tell(place, opened, step.value, hintsSpeaker(rules, await rules.bot?.reasons?.()));
  return 0;
}

function tell({ terminal }: Place, opened: Opened, { chances, turns }: Analysis, speaker: Speaker): void {
  const { box, saved, match } = opened;
  terminal.say(`${box.rules.name}, ${count(saved.seats, 'seat')}, ${count(match.length, 'answer')}`);
  terminal.say('\nChances to win, from the opening to the end:');
  const width = Math.min(terminal.width - 20, match.length + 1);
  const names = seatNames(box.rules, saved.seats);
  for (const [seat, line] of chances.entries())
    terminal.say(`  ${names[seat]!.padEnd(10)} ${curve(line, width)} ${percent(line.at(-1)!)} %`);
  const marked = new Set(turns.map(({ n }) => Math.round((n * (width - 1)) / match.length)));
  const marks = Array.from({ length: width }, (_, x) => (marked.has(x) ? '^' : ' ')).join('');
  if (turns.length) terminal.say(`  ${' '.repeat(10)} ${marks.trimEnd()}`);
  terminal.say(turns.length ? '\nTurning points:' : '\nNo answer turned this match.');
  for (const point of turns) tellPoint(terminal, opened, point, speaker);
}

const HEIGHTS = '▁▂▃▄▅▆▇█';
/** A line of chances in so many columns. */
function curve(line: readonly number[], width: number): string {
  const at = (x: number): number => line[Math.round((x * (line.length - 1)) / Math.max(1, width - 1))]!;
  return Array.from({ length: width }, (_, x) => HEIGHTS[Math.min(7, Math.floor(8 * at(x)))]!).join('');
}

function tellPoint(terminal: Terminal, opened: Opened, point: TurningPoint, speaker: Speaker): void {
  const { box, match } = opened;
  const { n, answer, label, whose, from, to, better } = point;
  const seen = match.at(n - 1);
  const names = seatNames(box.rules, seen.seats);
  const lines = [
    `${names[answer.seat]!}: ${say(box.rules, label, seen)}`,
    ...sentences(box.rules, match, n, 'everything'),
    `${names[whose]!}: ${percent(from)} % → ${percent(to)} %${isLuck(point) ? ', most of it luck' : ''}`,
  ];
  if (better) {
    const why = say(speaker, better.reason, seen);
    lines.push(`Better, ${percent(better.chance)} %: ${say(box.rules, better.label, seen)} (${why})`);
  }
  lines.forEach((line, i) =>
    terminal.say(wrap(line, terminal.width, i ? '      ' : `${String(n).padStart(4)}  `, '      ')),
  );
}
