// `npm test`: runs checks and tests side by side, then sums up in a line; `npm test -- auction` runs only those files.
import { runChecks } from './checks.ts';
import { both, closingLines, nothing, say } from './tally.ts';
import { runTestFiles } from './test-files.ts';

const USAGE = `npm test             checks and all tests
npm test -- WORD …   only the test files with one of these words in their path, and what they print
npm run check        only the checks

UPDATE_GOLDENS=1 npm test -- WORD … writes golden texts anew; look at the difference before you keep it.`;

const words = process.argv.slice(2);
if (words.includes('--help')) {
  console.log(USAGE);
  process.exit(0);
}
const onlyChecks = words.includes('--checks');
// What is checked takes both cores only now and then, and so do most tests.
const [checks, tests] = await Promise.all([
  onlyChecks || words.length === 0 ? runChecks() : nothing(),
  onlyChecks ? nothing() : runTestFiles(words),
]);
const tally = both(checks, tests);
say();
for (const line of closingLines(tally)) say(line);
process.exitCode = tally.failed ? 1 : 0;
