// What `npm test` runs: checks, then tests, then one line that sums up; `npm test -- auction` runs only those files.
import { runChecks } from './checks.ts';
import { closingLine, say, type Tally } from './tally.ts';
import { runTestFiles } from './test-files.ts';

const words = process.argv.slice(2);
const tally: Tally = { passed: 0, failed: 0, skipped: 0 };
const onlyChecks = words.includes('--checks');

if (onlyChecks || words.length === 0) await runChecks(tally);
if (!onlyChecks) await runTestFiles(words, tally);
say();
say(closingLine(tally));
process.exitCode = tally.failed ? 1 : 0;
