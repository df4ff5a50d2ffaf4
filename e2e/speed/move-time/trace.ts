// The time of script for each move, read from a trace of the browser.

/** The mark that the page makes when a move has come onto the board; the number of answers follows. */
export const BOARD = 'longbox.board ';
/** The browser's event when something comes over the line. */
const HEARD = 'WebSocketReceive';
const TASK = 'ThreadControllerImpl::RunTask';
const LAYOUT: ReadonlySet<string> = new Set(['Layout', 'UpdateLayoutTree']);
/** How many times slower the phone is that times are told for. The browser's own throttle stops the thread in slices
 *  about as long as a move: the same move takes it 1.4 to 7 times as long. So pages run at full speed, and each time is
 *  told multiplied. */
const SLOWER = 4;
/** Work of the browser beside script, by the names in its trace. */
const DRAWING = {
  style: ['UpdateLayoutTree'],
  layout: ['Layout'],
  paint: ['PrePaint', 'Paint', 'Layerize', 'Commit'],
} as const;
type Drawing = keyof typeof DRAWING;

export interface Traced {
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
/** The times of a move in milliseconds on a slow phone: of script, and of the browser's drawing until the next one. */
export interface Move extends Record<Drawing, number> {
  /** The number of answers given, this one included. */
  n: number;
  /** From when it was heard until it was on the board. */
  board: number;
  /** From then until the next one was heard: pieces that travel, the question and its options, the log, the seats. */
  rest: number;
  /** The longest task of that rest. */
  longest: number;
}

/** Script of the site, task by task; what the browser took in between to lay out the page is left out. */
export function movesIn(events: readonly Traced[], address: string): Move[] {
  const marks = events.filter(({ name }) => name.startsWith(BOARD) || name === HEARD);
  const { pid, tid } = marks.find(({ name }) => name !== HEARD)!;
  const here = events.filter(one => one.ph === 'X' && one.pid === pid && one.tid === tid).sort(inTurn);
  const moves: (Move & { since: number })[] = [];
  let board: number | undefined;
  for (const task of tasksOf(here, address)) {
    const within = marks.filter(one => one.pid === pid && isWithin(one, task)).map(({ name }) => name);
    if (within.includes(HEARD)) board ??= 0;
    const drawn = within.findLast(name => name !== HEARD);
    const last = moves.at(-1);
    if (board !== undefined) board += task.script;
    else if (last) Object.assign(last, { rest: last.rest + task.script, longest: Math.max(last.longest, task.script) });
    if (!drawn) continue;
    const counted = { board: board ?? NaN, rest: 0, longest: 0, style: 0, layout: 0, paint: 0 };
    moves.push({ n: Number(drawn.slice(BOARD.length)), since: task.ts, ...counted });
    board = undefined;
  }
  moves.forEach((move, i) => Object.assign(move, drawingIn(here, move.since, moves[i + 1]?.since ?? Infinity)));
  return moves;
}
/** The browser's drawing time from one moment to another. */
function drawingIn(here: readonly Traced[], from: number, to: number): Record<Drawing, number> {
  const sumOfAll = (names: readonly string[]): number =>
    sumOf(here.filter(({ name, ts }) => ts >= from && ts < to && names.includes(name)));
  const { style, layout, paint } = DRAWING;
  return { style: sumOfAll(style), layout: sumOfAll(layout), paint: sumOfAll(paint) };
}
/** Tasks in which script of the site ran; those that only look at the page from outside are not its own. */
function tasksOf(here: readonly Traced[], address: string): (Traced & { script: number })[] {
  const isOurs = ({ name, args }: Traced): boolean =>
    name === 'FunctionCall' && Boolean(args?.data?.url?.startsWith(address));
  return outermost(here.filter(({ name }) => name === TASK)).flatMap(task => {
    const within = here.filter(one => isWithin(one, task));
    if (!within.some(isOurs)) return [];
    const runs = outermost(within.filter(one => one.name === 'RunMicrotasks' || isOurs(one)));
    // Neither layout nor what watches from here is script of the site.
    const others = outermost(
      within.filter(one => LAYOUT.has(one.name) || (one.name === 'FunctionCall' && !isOurs(one))),
    );
    const left = others.filter(one => runs.some(run => isWithin(one, run)));
    return [{ ...task, script: sumOf(runs) - sumOf(left) }];
  });
}
const endOf = ({ ts, dur = 0 }: Traced): number => ts + dur;
const isWithin = ({ ts }: Traced, task: Traced): boolean => ts >= task.ts && ts < endOf(task);
const inTurn = (a: Traced, b: Traced): number => a.ts - b.ts || endOf(b) - endOf(a);
/** Milliseconds at work, on a slow phone. */
const sumOf = (runs: readonly Traced[]): number =>
  (runs.reduce((sum, { dur = 0, tdur = dur }) => sum + tdur, 0) / 1000) * SLOWER;
function outermost(tasks: readonly Traced[]): Traced[] {
  let end = 0;
  return tasks.filter(task => {
    const isInner = task.ts < end;
    if (!isInner) end = endOf(task);
    return !isInner;
  });
}
