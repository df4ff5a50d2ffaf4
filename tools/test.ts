// `npm test`: runs checks, then tests, then sums up in one line; `npm test -- auction` runs only those files.
import { runChecks } from './checks.ts';
import { closingLines, say, type Tally } from './tally.ts';
import { runTestFiles } from './test-files.ts';

const USAGE = `npm test             checks, then all tests
npm test -- WORD …   only the test files with one of these words in their path, and what they print
npm run check        only the checks

UPDATE_GOLDENS=1 npm test -- WORD … writes golden texts anew; look at the difference before you keep it.`;

const words = process.argv.slice(2);
if (words.includes('--help')) {
  console.log(USAGE);
  process.exit(0);
}
const tally: Tally = { passed: 0, failed: 0, skipped: 0, unsteady: [] };
const onlyChecks = words.includes('--checks');

if (onlyChecks || words.length === 0) await runChecks(tally);
if (!onlyChecks) await runTestFiles(words, tally);
say();
for (const line of closingLines(tally)) say(line);
process.exitCode = tally.failed ? 1 : 0;
