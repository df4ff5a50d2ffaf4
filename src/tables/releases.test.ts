// The rules of a version: today's, a kept release, or none.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ofVersion, type Release, type Releases } from './releases.ts';

const today = { id: 'parlour', version: 3 };
const source = { today: () => 'today', kept: ({ rules }: Release) => `kept ${rules.version}` };
/** Version 2 is kept; what was asked for is noted. */
function shelf(): { releases: Releases; asked: string[] } {
  const asked: string[] = [];
  const releases: Releases = (game, version) => {
    asked.push(`${game} ${version}`);
    return version === 2 ? Promise.resolve({ rules: { version } } as unknown as Release) : undefined;
  };
  return { releases, asked };
}

test('the version of today is played by the game of today, and no release is loaded', async () => {
  const { releases, asked } = shelf();
  assert.equal(await ofVersion(today, { version: 3, releases }, source), 'today');
  assert.deepEqual(asked, []);
});
test('an earlier version is played by its kept release', async () => {
  const { releases, asked } = shelf();
  assert.equal(await ofVersion(today, { version: 2, releases }, source), 'kept 2');
  assert.deepEqual(asked, ['parlour 2']);
});
test('a version that is neither is played by none, also where it is later than today', async () => {
  const { releases } = shelf();
  for (const version of [1, 4]) assert.equal(await ofVersion(today, { version, releases }, source), undefined);
});
