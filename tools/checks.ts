// The checks that need no test, from format to rules; each a program that fails or says nothing.
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { CROSS, nothing, say, sayIndented, seconds, type Tally, TICK } from './tally.ts';

interface Check {
  name: string;
  run: readonly string[];
  mend?: string;
}

/** What is known of types that have not changed since the last run. */
const KNOWN = ['--tsBuildInfoFile', 'node_modules/.cache/longbox-types.tsbuildinfo'];
/** Types of components are checked by the native compiler, too, in less than half of the CPU time; what is known of
 *  those that have not changed lies in `.svelte-check`, and those that are gone leave it. */
const NATIVE = ['--tsgo', '--incremental', '--tsconfig=tsconfig.pages.json'];

/** The longest first, so that they end together. */
const CHECKS: readonly Check[] = [
  {
    name: 'pages',
    run: ['node_modules/svelte-check/bin/svelte-check', ...NATIVE, '--fail-on-warnings'],
  },
  {
    name: 'lint',
    run: ['node_modules/oxlint/bin/oxlint', '--deny-warnings', '--format=unix', 'src', 'examples', 'tools', 'e2e'],
  },
  {
    name: 'types',
    run: ['node_modules/@typescript/native/bin/tsc', '--project', '.', '--pretty', 'false', '--incremental', ...KNOWN],
  },
  {
    name: 'format',
    run: ['node_modules/oxfmt/bin/oxfmt', '--list-different', '.'],
    mend: 'npm run format',
  },
  { name: 'imports', run: ['tools/check-imports.ts'] },
  { name: 'sizes', run: ['tools/check-size.ts'] },
  { name: 'rules', run: ['tools/check-rules.ts'], mend: 'npm run rules' },
];
const AT_ONCE = 2;

export async function runChecks(): Promise<Tally> {
  const tally = nothing();
  say(`Checks: ${CHECKS.length}`);
  const waiting = [...CHECKS];
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) await runCheck(check, tally);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return tally;
}

async function runCheck({ name, run, mend }: Check, tally: Tally): Promise<void> {
  const start = performance.now();
  const child = spawn(process.execPath, run, { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>(resolve => child.on('close', resolve));
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  say(`  ${code === 0 ? TICK : CROSS} ${name.padEnd(8)} ${seconds(performance.now() - start)}`);
  tally[code === 0 ? 'passed' : 'failed']++;
  if (code === 0) return;
  sayIndented(`${out}${err}`);
  if (mend) say(`      To mend or see more: ${mend}`);
}
