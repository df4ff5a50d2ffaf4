// The keyboard and the screen, or the pipes in their place.
import readline from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { styleText } from 'node:util';
import { WIDTH } from './text.ts';

/** The program's surroundings; tests make their own. */
export interface Surroundings {
  input: Readable & { isTTY?: boolean };
  output: Writable & { isTTY?: boolean; columns?: number };
  errors: Writable & { isTTY?: boolean; columns?: number };
  env: Readonly<Record<string, string | undefined>>;
  cwd: string;
  /** Waits so many milliseconds; tests do not. */
  pause?(milliseconds: number): Promise<void>;
  /** Aborted when the program is asked to stop. */
  signal: AbortSignal;
}

/** The person has left: end of input, Ctrl-C, or a signal. */
export class Left extends Error {}

type Style = Parameters<typeof styleText>[0];

export class Terminal {
  /** A person sits there, not a pipe. */
  readonly isLive: boolean;
  private readonly around: Surroundings;
  private lines: string[] = [];
  private reader: readline.Interface | undefined;
  private hasLeft = false;
  private wake: (() => void) | undefined;

  constructor(around: Surroundings) {
    this.around = around;
    this.isLive = Boolean(around.input.isTTY && around.output.isTTY);
    if (around.signal.aborted) this.hasLeft = true;
    around.signal.addEventListener('abort', () => this.leave());
  }

  get width(): number {
    return Math.max(MIN_WIDTH, Math.min(WIDTH, this.around.output.columns ?? WIDTH));
  }
  say(text = ''): void {
    this.around.output.write(`${text}\n`);
  }
  /** For what is no result: progress, complaints. */
  mutter(text: string): void {
    this.around.errors.write(`${text}\n`);
  }
  /** Coloured when the screen can and NO_COLOR is not set. */
  paint(style: Style, text: string): string {
    return styleText(style, text, { stream: this.around.output });
  }
  clear(): void {
    if (this.isLive) this.around.output.write('\u001B[2J\u001B[3J\u001B[H');
  }

  /** A line typed by the person; throws `Left` when there will be none. */
  async ask(prompt: string): Promise<string> {
    if (this.hasLeft && !this.lines.length) throw new Left();
    const reader = (this.reader ??= this.open());
    if (this.isLive) {
      reader.setPrompt(prompt);
      reader.prompt();
    } else this.around.output.write(prompt);
    if (!this.lines.length && !this.hasLeft)
      await new Promise<void>(resolve => {
        this.wake = resolve;
      });
    const line = this.lines.shift();
    if (!this.isLive) this.say(line ?? '');
    if (line === undefined) {
      if (this.isLive) this.say();
      throw new Left();
    }
    return line.trim();
  }

  close(): void {
    this.reader?.close();
  }

  private open(): readline.Interface {
    const { input, output } = this.around;
    const reader = readline.createInterface(
      this.isLive ? { input, output, terminal: true } : { input, terminal: false },
    );
    reader.on('line', line => {
      this.lines.push(line);
      this.wake?.();
    });
    reader.on('SIGINT', () => this.leave());
    reader.on('close', () => this.end());
    return reader;
  }
  /** At once, whatever was typed before. */
  private leave(): void {
    this.lines = [];
    this.end();
  }
  /** After the lines that are there already. */
  private end(): void {
    this.hasLeft = true;
    this.wake?.();
  }
}
const MIN_WIDTH = 40;
