// Without a server, once the site has been visited.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { siteForTests } from '../parts/browser.ts';
import { anyOption, chance, shown } from '../parts/playing.ts';

const site = await siteForTests();

test('after the first visit games begin and go on without a line', async () => {
  const page = await site.page('/', { serviceWorkers: 'allow' });
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await page.context().setOffline(true);
  await page.reload();
  await page.getByText('No connection to the server').waitFor();
  await page.getByRole('button', { name: 'Play now' }).last().click();
  const pick = anyOption(chance(1));
  for (let n = 0, seen = await shown(page); n < 5; n++, seen = await shown(page, seen.answers)) await pick(page, seen);
  const before = await shown(page);
  await page.reload();
  assert.ok((await shown(page)).answers >= before.answers, 'the game is as it was');
  await page.goto('/rules/dice-masters');
  await page.getByRole('searchbox').fill('blokc two atackers');
  await page.locator('#DM-BLK-03').waitFor();
  await page.getByRole('searchbox').fill('');
  await page.getByRole('heading', { name: 'In two minutes' }).waitFor();
  await page.goto('/settings');
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  await page.context().close();
  site.assertWell();
});

test('the site can be installed', async () => {
  const page = await site.page('/', { serviceWorkers: 'allow' });
  const line = await page.context().newCDPSession(page);
  const { errors } = await line.send('Page.getAppManifest');
  assert.deepEqual(errors, []);
  const { installabilityErrors } = await line.send('Page.getInstallabilityErrors');
  // Windows that leave no traces install nothing, and those of tests are such windows.
  const others = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  assert.deepEqual(others, []);
  await page.context().close();
});
