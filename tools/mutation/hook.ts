// Loaded before a test: gives it one source file with a mutant in it, and ends with the first failure; the file on the
// disk stays.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { afterEach } from 'node:test';
import { pathToFileURL } from 'node:url';

const { file, source } = JSON.parse(readFileSync(process.env['LONGBOX_MUTANT']!, 'utf8')) as {
  file: string;
  source: string;
};
const mutated = pathToFileURL(file).href;

registerHooks({
  load: (url, context, next) =>
    url === mutated ? { format: 'module-typescript', source, shortCircuit: true } : next(url, context),
});
afterEach(test => {
  if ('passed' in test && !test.passed) process.exit(1);
});
