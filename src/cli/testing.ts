// Runs the program inside a test, with streams of its own.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { longbox } from './longbox.ts';
import type { Surroundings } from './screen/terminal.ts';

export interface Ran {
  code: number;
  out: string;
  err: string;
}
export interface Circumstances {
  /** The lines that are piped in. */
  lines?: readonly string[];
  folder?: string;
  env?: Surroundings['env'];
  signal?: AbortSignal;
}

/** A folder that is gone when the tests are over. */
export function newFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'longbox-cli-'));
  folders.push(folder);
  return folder;
}
const folders: string[] = [];
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Runs a command line with piped input to its end. */
export async function ran(args: string, { lines = [], folder, env, signal }: Circumstances = {}): Promise<Ran> {
  const around = surroundings(folder ?? newFolder(), env, signal);
  around.input.end(lines.map(line => `${line}\n`).join(''));
  const code = await longbox(args ? args.split(' ') : [], around);
  return { code, out: around.said(), err: around.muttered() };
}

export type FakePlace = Surroundings & { input: PassThrough; said(): string; muttered(): string };

export function surroundings(cwd: string, env: Surroundings['env'] = {}, signal?: AbortSignal): FakePlace {
  const input = new PassThrough();
  const output = new PassThrough();
  const errors = new PassThrough();
  const [out, err]: Buffer[][] = [[], []];
  output.on('data', (chunk: Buffer) => out!.push(chunk));
  errors.on('data', (chunk: Buffer) => err!.push(chunk));
  return {
    input,
    output,
    errors,
    env: { XDG_STATE_HOME: path.join(cwd, 'state'), ...env },
    cwd,
    pause: async () => undefined,
    signal: signal ?? new AbortController().signal,
    said: () => Buffer.concat(out!).toString(),
    muttered: () => Buffer.concat(err!).toString(),
  };
}
