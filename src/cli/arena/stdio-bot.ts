// An outside program that plays: started, spoken to over its standard input and output, given a time limit, and ended.
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as after } from 'node:timers/promises';
import { checker } from '#server/schema-check.ts';
import { Problem } from '#tables/problem.ts';
import { FromBot, type FromArena } from './stdio-protocol.ts';

type Asking = Extract<FromArena, { n: number }>;
type Unnumbered<M> = M extends Asking ? Omit<M, 'n'> : never;
/** A line that is no reply, with the reason why it is none. */
interface Strange {
  say: 'strange';
  words: string;
}
type Reply = FromBot | Strange;
/** The outcome of a question: an option, words that are no answer, or nothing in time. */
export type Choice = { option: string } | { instead: string } | undefined;
interface Waiting {
  n: number;
  resolve(reply: Reply): void;
  failed(error: Error): void;
}

/** Milliseconds to get ready for a game, and to end when there are no more. */
const STARTING = 10_000;
const ENDING = 500;
/** After so many late answers in a row it counts as silent. */
const MOST_LATE = 20;
const understood = checker(FromBot);

export class StdioBot {
  private readonly command: readonly string[];
  private readonly limit: number;
  private readonly child: ChildProcessByStdio<Writable, Readable, null>;
  private readonly exited: Promise<unknown>;
  private waiting: Waiting | undefined;
  private gone: Error | undefined;
  private n = 0;
  private lateInARow = 0;

  /** `limit`: milliseconds for an answer. */
  constructor(command: readonly string[], cwd: string, limit: number) {
    this.command = command;
    this.limit = limit;
    const [program, ...words] = command as [string, ...string[]];
    this.child = spawn(program, words, { cwd, stdio: ['pipe', 'pipe', 'inherit'] });
    this.child.stdin.on('error', () => undefined); // a program that has ended no longer reads: see `exit` below
    createInterface(this.child.stdout).on('line', line => this.read(line));
    this.exited = new Promise(resolve => {
      this.child.on('error', error => resolve(this.leave(whyNot(error, program))));
      this.child.on('exit', (code, signal) => resolve(this.leave(`it ended with ${signal ?? `code ${code}`}`)));
    });
  }

  /** Throws when it does not get ready. */
  async begin(game: Omit<Extract<FromArena, { say: 'game' }>, 'n' | 'say' | 'limit'>): Promise<void> {
    const reply = await this.ask({ say: 'game', ...game, limit: this.limit }, STARTING);
    if (reply === 'late') throw this.failure(`it was not ready within ${STARTING} ms`);
    if (reply.say !== 'ready') throw this.failure(`it did not say that it is ready, but ${wordsOf(reply)}`);
  }
  async choose(asked: Omit<Extract<FromArena, { say: 'asked' }>, 'n' | 'say'>): Promise<Choice> {
    const reply = await this.ask({ say: 'asked', ...asked }, this.limit);
    this.lateInARow = reply === 'late' ? this.lateInARow + 1 : 0;
    if (this.lateInARow === MOST_LATE) throw this.failure(`it was late ${MOST_LATE} times in a row`);
    if (reply === 'late') return undefined;
    return reply.say === 'answer' ? { option: reply.option } : { instead: wordsOf(reply) };
  }
  end(over: Extract<FromArena, { say: 'over' }>): void {
    this.send(over);
  }
  /** No more is said to it; it may end by itself, soon. */
  async close(): Promise<void> {
    this.child.stdin.end();
    const enough = new AbortController();
    await Promise.race([this.exited, after(ENDING, undefined, { signal: enough.signal })]);
    enough.abort();
    this.child.kill('SIGKILL');
    await this.exited;
  }

  private async ask(message: Unnumbered<Asking>, limit: number): Promise<Reply | 'late'> {
    if (this.gone) throw this.gone;
    const { promise, resolve, reject } = Promise.withResolvers<Reply | 'late'>();
    const n = ++this.n;
    const clock = setTimeout(() => resolve('late'), limit);
    this.waiting = { n, resolve, failed: reject };
    this.send({ n, ...message } as Asking);
    try {
      return await promise;
    } finally {
      clearTimeout(clock);
      this.waiting = undefined;
    }
  }
  private send(message: FromArena): void {
    this.child.stdin.write(`${JSON.stringify(message)}\n`);
  }
  private read(line: string): void {
    const reply = replyIn(line);
    if (!this.waiting) return;
    const { n, resolve } = this.waiting;
    if (reply.say === 'strange' || reply.n === n) resolve(reply);
    else if (reply.n > n) resolve(strange(line, `n must be ${n}`));
    // Else it was late, and is late now.
  }
  private leave(why: string): void {
    this.gone ??= this.failure(why);
    this.waiting?.failed(this.gone);
  }
  private failure(why: string): Error {
    return new Error(`'${this.command.join(' ')}' does not play: ${why}${why.endsWith('.') ? '' : '.'}`);
  }
}

function replyIn(line: string): Reply {
  let said: unknown;
  try {
    said = JSON.parse(line);
  } catch {
    return strange(line, 'it is not JSON');
  }
  try {
    return understood(said);
  } catch (error) {
    return strange(line, error as Error);
  }
}
function strange(line: string, why: string | Error): Strange {
  const { message } = typeof why === 'string' ? new Problem('bad-message', { why }) : why;
  return {
    say: 'strange',
    words: `'${line.length > MOST_QUOTED ? `${line.slice(0, MOST_QUOTED)}…` : line}'. ${message}`,
  };
}
const MOST_QUOTED = 80;
const wordsOf = (reply: Reply): string => (reply.say === 'strange' ? reply.words : `'${reply.say}'.`);

const whyNot = (error: NodeJS.ErrnoException, program: string): string =>
  error.code === 'ENOENT' ? `there is no program '${program}'` : error.message;
