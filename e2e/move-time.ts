// npm run bench:web: how long script takes to bring a move onto the board, in a browser slowed down four times.
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { Site } from './browser.ts';
import { GAMES, replayPath } from './pages.ts';
import { chance, shown } from './playing.ts';

const SLOWER = 4;
/** Milliseconds, for nearly all moves. */
const LIMIT = 8;
const WARM = 6;
const MOVES = 60;
const MOST_GAMES = 5;
const A_MOMENT = 300;
const BOARD = 'longbox.board';
const TOLD = 'longbox.told';

/** Marks each moment at which a move has come onto the board, and those at which it is told: by options, by the log. */
const WATCH = `{
  const observer = new MutationObserver(changes => {
    for (const { target } of changes) performance.mark(target.className === 'board' ? '${BOARD}' : '${TOLD}');
  });
  observer.observe(document, { subtree: true, attributes: true, attributeFilter: ['data-answers'] });
  observer.observe(document.querySelector('.log ol'), { childList: true });
}`;

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
  args?: { data?: { url?: string; type?: string } };
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

/** What script took for a move, in milliseconds. */
interface Move {
  /** Until it was on the board: all since the move before was told, but for animations and what the mouse points at. */
  board: number;
  /** For all the rest: pieces that travel, the question and its options, the log, the seats. */
  rest: number;
  /** The longest task of that rest. */
  longest: number;
}
/** Script of the site, task by task; what the browser took in between to lay out the page is left out. */
function movesIn(events: readonly Traced[], address: string): Move[] {
  const marks = events.filter(({ name }) => name === BOARD || name === TOLD).sort((a, b) => a.ts - b.ts);
  const [{ pid, tid } = { pid: 0, tid: 0 }] = marks;
  const here = events.filter(one => one.ph === 'X' && one.pid === pid && one.tid === tid).sort(inTurn);
  const moves: Move[] = [];
  let isWaiting = true;
  let board = 0;
  for (const task of tasksOf(here, address)) {
    const within = marks.filter(({ ts }) => ts >= task.ts && ts < endOf(task)).map(({ name }) => name);
    const last = moves.at(-1);
    if (within.includes(BOARD)) moves.push({ board: board + task.script, rest: 0, longest: 0 });
    else if (isWaiting && !task.isAside && !within.length) board += task.script;
    else if (last) Object.assign(last, { rest: last.rest + task.script, longest: Math.max(last.longest, task.script) });
    if (within.length) [board, isWaiting] = [0, within.includes(TOLD)];
  }
  return moves.slice(1);
}
interface Task extends Traced {
  script: number;
  /** An animation, or something that has come to lie under the mouse. */
  isAside: boolean;
}
/** Tasks in which script of the site ran; those that only look at the page from outside are not its own. */
function tasksOf(here: readonly Traced[], address: string): Task[] {
  const isOurs = ({ name, args }: Traced): boolean =>
    name === 'FunctionCall' && Boolean(args?.data?.url?.startsWith(address));
  return outermost(here.filter(({ name }) => name === TASK)).flatMap(task => {
    const within = here.filter(({ ts }) => ts >= task.ts && ts < endOf(task));
    if (!within.some(isOurs)) return [];
    const runs = outermost(within.filter(one => one.name === 'RunMicrotasks' || isOurs(one)));
    // Neither layout nor what watches from here is script of the site.
    const others = outermost(
      within.filter(one => LAYOUT.has(one.name) || (one.name === 'FunctionCall' && !isOurs(one))),
    );
    const left = others.filter(({ ts }) => runs.some(run => ts >= run.ts && ts < endOf(run)));
    const isAside = within.some(one => one.name === 'FireAnimationFrame' || one.args?.data?.type === 'pointerover');
    return [{ ...task, script: sumOf(runs) - sumOf(left), isAside }];
  });
}
const TASK = 'ThreadControllerImpl::RunTask';
const LAYOUT: ReadonlySet<string> = new Set(['Layout', 'UpdateLayoutTree']);
const endOf = ({ ts, dur = 0 }: Traced): number => ts + dur;
const inTurn = (a: Traced, b: Traced): number => a.ts - b.ts || endOf(b) - endOf(a);
/** Milliseconds at work. */
const sumOf = (runs: readonly Traced[]): number => runs.reduce((sum, { dur = 0, tdur = dur }) => sum + tdur / 1000, 0);
function outermost(tasks: readonly Traced[]): Traced[] {
  let end = 0;
  return tasks.filter(task => {
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
async function gameOf(site: Site, game: string): Promise<Move[]> {
  const page = await site.page(await middleOf(site, game), { reducedMotion: 'no-preference' });
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await play(page, WARM);
  const line = await page.context().newCDPSession(page);
  await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(`${WATCH};0`);
  const browser = page.context().browser()!;
  await browser.startTracing(page, {
    categories: ['toplevel', 'devtools.timeline', 'blink.user_timing', 'v8.execute'],
  });
  await play(page, MOVES);
  const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: Traced[] };
  await page.context().close();
  return movesIn(trace.traceEvents, site.address);
}

/** As many games as it takes. */
async function measured(site: Site, game: string): Promise<Move[]> {
  const moves: Move[] = [];
  for (let n = 0; n < MOST_GAMES && moves.length < MOVES; n++) moves.push(...(await gameOf(site, game)));
  return moves;
}
const spread = (all: readonly number[]): { p50: number; p95: number; most: number } => {
  const times = all.toSorted((a, b) => a - b);
  const share = (part: number): number =>
    Number(times[Math.min(times.length - 1, Math.floor(times.length * part))]!.toFixed(2));
  return { p50: share(0.5), p95: share(0.95), most: share(1) };
};

const site = await Site.open();
let isSlow = false;
for (const id of GAMES) {
  const moves = await measured(site, id);
  for (const part of ['board', 'rest', 'longest'] as const) {
    const times = spread(moves.map(move => move[part]));
    const { p50, p95, most } = times;
    const line = { measure: `web.move.${id}.${part}`, moves: moves.length, ...times, limit: LIMIT, unit: 'ms' };
    isSlow ||= part === 'board' && p95 > LIMIT;
    if (process.argv.includes('--json')) console.log(JSON.stringify(line));
    else console.log(`${line.measure}: p50 ${p50} ms, p95 ${p95} ms, most ${most} ms of ${moves.length} moves`);
  }
}
await site.close();
if (isSlow) process.exitCode = 1;
