// The terminal's door: what `npm run longbox` opens.
import { longbox } from './longbox.ts';

// A server closes its door when this is aborted (commands/serve.ts, server/serve.ts).
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    if (stop.signal.aborted) process.exit(130); // asked twice
    stop.abort();
  });
// The reader of our output has gone (`| head`): nothing is left to say.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await longbox(process.argv.slice(2), {
  input: process.stdin,
  output: process.stdout,
  errors: process.stderr,
  env: process.env,
  cwd: (process.env.npm_lifecycle_event && process.env.INIT_CWD) || process.cwd(),
  signal: stop.signal,
});
// Nothing waits for what is still open after that, such as a connection to a silent database.
setTimeout(() => process.exit(), 500).unref();
