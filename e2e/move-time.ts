// npm run bench:web: how long script takes to bring a move onto the board, in a browser slowed down four times.
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { Site } from './browser.ts';
import { GAMES, replayPath } from './pages.ts';
import { chance, shown } from './playing.ts';

const SLOWER = 4;
/** Milliseconds, for nearly all moves. */
const LIMIT = 8;
const WANTED = `p95 ≤ ${LIMIT} ms wanted`;
const WARM = 6;
const MOVES = 60;
const MOST_GAMES = 5;
const A_MOMENT = 300;
const MARK = 'longbox.applied';

/** Marks each moment at which a move has come onto the page. */
const WATCH = `new MutationObserver(() => performance.mark('${MARK}'))
  .observe(document, { subtree: true, attributes: true, attributeFilter: ['data-answers'] })`;

const random = chance(5);

interface Traced {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds: since when, how long, and how long of it the thread was at work. */
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { data?: { url?: string } };
}

/** Without a mouse that travels there: it would light up what it passes. */
const tap = (page: Page, option: string): Promise<unknown> =>
  page.evaluate(`document.querySelector('.options [data-option=${JSON.stringify(option)}]')?.click()`);

/** Plays until so many moves have come, our own and those of bots. */
async function play(page: Page, moves: number): Promise<void> {
  let seen = await shown(page);
  for (const end = seen.answers + moves; seen.status === 'running' && seen.answers < end;) {
    await tap(page, seen.options[random(seen.options.length)]!);
    await pause(A_MOMENT);
    seen = await shown(page);
  }
}

/** What script took for each move: all of it since the move before, up to the end of the task that drew it, less what
 *  the browser took in between to lay out the page. */
function scriptOf(events: readonly Traced[], address: string): number[] {
  const marks = events.filter(({ name }) => name === MARK).sort((a, b) => a.ts - b.ts);
  const [{ pid, tid } = { pid: 0, tid: 0 }] = marks;
  const tasks = events.filter(one => one.ph === 'X' && one.pid === pid && one.tid === tid);
  const isScript = ({ name, args }: Traced): boolean =>
    name === 'RunMicrotasks' || (name === 'FunctionCall' && Boolean(args?.data?.url?.startsWith(address)));
  const layouts = outermost(tasks.filter(({ name }) => LAYOUT.has(name)));
  const spent = marks.map(() => 0);
  for (const run of outermost(tasks.filter(isScript))) {
    const within = layouts.filter(({ ts }) => ts >= run.ts && ts < endOf(run));
    const move = marks.findIndex(({ ts }) => ts >= run.ts);
    if (move >= 0) spent[move]! += timeOf(run) - within.reduce((sum, layout) => sum + timeOf(layout), 0);
  }
  return spent.slice(1);
}
const LAYOUT: ReadonlySet<string> = new Set(['Layout', 'UpdateLayoutTree']);
const endOf = ({ ts, dur = 0 }: Traced): number => ts + dur;
/** Milliseconds at work. */
const timeOf = ({ dur = 0, tdur = dur }: Traced): number => tdur / 1000;
function outermost(tasks: Traced[]): Traced[] {
  let end = 0;
  return tasks
    .sort((a, b) => a.ts - b.ts || endOf(b) - endOf(a))
    .filter(task => {
      const isInner = task.ts < end;
      if (!isInner) end = endOf(task);
      return !isInner;
    });
}

/** Early enough that the game goes on for a while. */
const middleOf = async (site: Site, game: string): Promise<string> => {
  const path = await replayPath(site, game);
  return path.replace(/\d+$/, at => String(Math.floor(Number(at) / 4)));
};
/** A game from its middle on, against bots that take their time. */
async function gameOf(site: Site, game: string): Promise<number[]> {
  const page = await site.page(await middleOf(site, game), { reducedMotion: 'no-preference' });
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await play(page, WARM);
  const line = await page.context().newCDPSession(page);
  await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(`${WATCH};0`);
  const browser = page.context().browser()!;
  await browser.startTracing(page, { categories: ['devtools.timeline', 'blink.user_timing', 'v8.execute'] });
  await play(page, MOVES);
  const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: Traced[] };
  await page.context().close();
  return scriptOf(trace.traceEvents, site.address);
}

/** As many games as it takes. */
async function measured(site: Site, game: string): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < MOST_GAMES && times.length < MOVES; n++) times.push(...(await gameOf(site, game)));
  return times.sort((a, b) => a - b);
}

const site = await Site.open();
let isSlow = false;
for (const id of GAMES) {
  const times = await measured(site, id);
  const share = (part: number): number => times[Math.min(times.length - 1, Math.floor(times.length * part))]!;
  const [p50, p95, most] = [share(0.5), share(0.95), share(1)].map(time => Number(time.toFixed(2)));
  const line = { measure: `web.move.${id}`, moves: times.length, p50, p95, most, limit: LIMIT, unit: 'ms' };
  isSlow ||= p95! > LIMIT;
  if (process.argv.includes('--json')) console.log(JSON.stringify(line));
  else
    console.log(`${line.measure}: p50 ${p50} ms, p95 ${p95} ms, most ${most} ms of ${times.length} moves (${WANTED})`);
}
await site.close();
if (isSlow) process.exitCode = 1;
