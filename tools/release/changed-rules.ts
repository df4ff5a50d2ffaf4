// Finds rules that have changed while the version is the same, and says what is to be done.
import { difference, type Golden } from '#engine/versions/golden.ts';
import type { Ruleset } from '#engine/versions/ruleset.ts';

/** The complaint, or nothing where the rules lead every golden match where it went. */
export function changedRules(rules: Ruleset, golden: Golden | undefined): string | undefined {
  const { id, name, version } = rules;
  if (!golden)
    return (
      `Version ${version} of ${name} has no golden matches, so nobody could see its rules change. ` +
      `A version is counted up by: npm run release -- ${id} --raise`
    );
  const elsewhere = difference(rules, golden);
  return (
    elsewhere &&
    [
      `The rules of ${name} have changed while their version is still ${version}: ${elsewhere}`,
      'If that is a mistake, mend it. If it is meant, the changed rules need a new version:',
      `  npm run release -- ${id}          keeps version ${version}, as it was last committed, for what began with it`,
      `  npm run release -- ${id} --raise  keeps it if need be, and makes today's rules version ${version + 1}`,
    ].join('\n')
  );
}
