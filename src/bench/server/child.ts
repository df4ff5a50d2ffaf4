// Child processes of the bench: each gets a task, sends back results, and ends with its user.
import { type ChildProcess, fork, type ForkOptions } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** All peers are measured as they run for users, and with the same sockets: those of the package ws. */
const OPTIONS: ForkOptions = {
  stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  env: { ...process.env, NODE_ENV: 'production' },
  execArgv: ['--disable-warning=ExperimentalWarning', '--no-experimental-websocket', '--expose-gc'],
};

export class Child {
  private readonly process: ChildProcess;
  private readonly gone: Promise<never>;
  private complaints = '';

  constructor(file: string, task: object) {
    const said = JSON.stringify(task);
    this.process = fork(fileURLToPath(new URL(file, import.meta.url)), [said], OPTIONS);
    this.process.stderr!.setEncoding('utf8').on('data', (text: string) => (this.complaints += text));
    this.gone = once(this.process, 'close').then(([code]) => {
      throw new Error(`ended with ${String(code)}: ${file} ${said}\n${this.complaints}`);
    });
    this.gone.catch(() => undefined); // matters only to who waits for something
  }
  /** Its next message; throws when it ends instead, or says nothing for so many milliseconds. */
  async told<What>(patience: number): Promise<What> {
    const next = once(this.process, 'message', { signal: AbortSignal.timeout(patience) });
    const [what] = await Promise.race([next, this.gone]);
    return what as What;
  }
  async asked<What>(question: string, patience: number): Promise<What> {
    this.process.send(question);
    return await this.told<What>(patience);
  }
  async end(): Promise<void> {
    if (this.process.exitCode !== null || this.process.signalCode !== null) return;
    const gone = once(this.process, 'exit');
    this.process.kill('SIGKILL');
    await gone;
  }
}

export async function withChild<T>(file: string, task: object, use: (child: Child) => Promise<T>): Promise<T> {
  const child = new Child(file, task);
  try {
    return await use(child);
  } finally {
    await child.end();
  }
}

/** The child's own side: its task. */
export function taskOf<Task>(): Task {
  process.on('disconnect', () => process.exit()); // never outlives who asked
  return JSON.parse(process.argv[2]!) as Task;
}
export const tell = (what: object | number): boolean => process.send!(what);
