// A game that is over, looked at again, played on from, and sent to the server.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { barriers } from '../parts/axe.ts';
import { siteForTests } from '../parts/browser.ts';
import { played } from '../parts/pages.ts';
import { anyOption, begins, chance, click, shown } from '../parts/playing.ts';
import { becomes } from '../parts/waiting.ts';

const site = await siteForTests();

test('a finished game can be replayed, shared, and played on from any moment', async () => {
  const page = await site.page('/new/dice-masters?with=screen');
  const { record } = await played('dice-masters');
  // The answer with which it ends is given on the page.
  await begins(page, { ...record, answers: record.answers.slice(0, -1) });
  await page.getByRole('button', { name: 'Start game' }).click();
  await click(page, record.answers.at(-1)!.option, await shown(page));
  assert.equal((await shown(page, record.answers.length - 1)).status, 'over');
  await page.getByRole('link', { name: 'Replay and analysis' }).click();
  const slider = page.getByRole('slider');
  await slider.waitFor();
  const length = Number(await slider.getAttribute('max'));
  const isAt = (at: number) => page.locator(`.replay[data-at="${at}"]`).waitFor();
  await isAt(length);
  await page.getByRole('button', { name: 'To the start' }).click();
  await isAt(0);
  await page.keyboard.press('ArrowRight');
  await isAt(1);
  await page.locator('.log li button').last().click();
  // A line leads to its moment.
  await page.locator('.replay:not([data-at="1"])').waitFor();
  for (const eyes of ['0', '1', 'spectator', 'everything']) await page.getByLabel('View as').selectOption(eyes);
  await page.locator('figcaption', { hasText: 'Life' }).waitFor();
  await page.getByText('As a table').first().click();
  await page.getByRole('cell', { name: '10' }).first().waitFor();
  await becomes(() => barriers(page), []);

  await page.getByRole('button', { name: 'Publish' }).click();
  await page.waitForURL(/\/replay\/table\//);
  await isAt(length);
  const friend = await site.page(`${new URL(page.url()).pathname}?at=5&as=1`);
  await friend.locator('.replay[data-at="5"]').waitFor();
  await becomes(() => friend.getByLabel('View as').inputValue(), '1');

  await friend.getByRole('button', { name: 'Continue from here' }).click();
  assert.ok((await shown(friend)).answers >= 5);
  assert.equal((await shown(friend)).status, 'running');
  for (const one of [page, friend]) await one.context().close();
  site.assertWell();
});

test('a link that leads nowhere says so in words, with a way on', async () => {
  const page = await site.page('/nowhere/at/all', { serviceWorkers: 'allow' });
  const NOT_THERE = 'aaaaaaaaaaaaaaaa';
  const titles = {
    '/nowhere/at/all': 'There is no such page',
    '/rules': 'Which rulebook?',
    '/rules/chess': 'There is no such game',
    '/new/chess': 'There is no such game',
    '/learn/chess': 'There is no such game',
    '/table/abc': 'This link is incomplete',
    '/replay/table/abc': 'This link is incomplete',
    [`/table/${NOT_THERE}`]: 'There is no such table',
    [`/local/${NOT_THERE}`]: 'This game is not saved here',
    [`/replay/local/${NOT_THERE}`]: 'This game is not saved here',
    [`/replay/table/${NOT_THERE}`]: 'There is no such table',
  };
  for (const [path, title] of Object.entries(titles)) {
    await page.goto(path);
    await page.getByRole('heading', { name: title, level: 1 }).waitFor();
    await page.getByRole('link', { name: 'To the front page' }).waitFor();
  }
  assert.deepEqual(site.errors.splice(0), [`404 ${site.address}/api/tables/${NOT_THERE}/record`]);
  const answer = await fetch(`${site.address}/nowhere`, { headers: { accept: 'text/html' } });
  assert.deepEqual([answer.status, answer.headers.get('content-type')], [404, 'text/html']);
  const forPrograms = await fetch(`${site.address}/nowhere`);
  assert.equal(((await forPrograms.json()) as { problem: string }).problem, 'no-page');

  await page.goto('/rules/dice-masters?rule=TABLE-END-1');
  await page.locator('#TABLE-END-1.wanted').getByText('A player who resigns has lost').waitFor();
  assert.equal(await page.getByText('There is no rule').count(), 0);

  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await page.context().setOffline(true);
  await page.goto(`/replay/table/${NOT_THERE}`);
  await page.getByRole('heading', { name: 'No connection to the server' }).waitFor();
  await page.context().close();
  site.assertWell();
});

test('a resigned game is shared with its names, saved, and opened from the file', async () => {
  const page = await site.page('/new/dice-masters?with=screen');
  await page.getByLabel('Name: Seat 1').fill('Anna');
  await page.getByLabel('Name: Seat 2').fill('Ben');
  await page.getByRole('button', { name: 'Start game' }).click();
  const pick = anyOption(chance(6));
  for (let n = 0, seen = await shown(page); n < 6; n++, seen = await shown(page, seen.answers)) await pick(page, seen);
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await page.getByRole('link', { name: 'Replay and analysis' }).click();
  const verdict = await page.getByText(/^(Anna|Ben) wins\.$/).innerText();
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save the match file' }).click();
  const file = await readFile(await (await saving).path(), 'utf8');
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.waitForURL(/\/replay\/table\//);
  await page.getByText(verdict, { exact: true }).waitFor();
  const eyes = page.getByLabel('View as').locator('option');
  await eyes.nth(3).waitFor({ state: 'attached' });
  assert.deepEqual((await eyes.allInnerTexts()).slice(2), ['Anna', 'Ben']);

  await page.goto('/');
  const chooser = page.getByLabel('Import a game file');
  const bring = (text: string) =>
    chooser.setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await bring('no JSON');
  await page.getByText('That isn’t a Longbox game file').waitFor();
  await bring(file.replace(/"option":"[^"]*"/, '"option":"fly"'));
  await page.getByText('does not replay').waitFor();
  await bring(file);
  await page.waitForURL(/\/replay\/file\//);
  await page.getByText(verdict, { exact: true }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'To the start' }).click();
  await page.getByRole('button', { name: 'Continue from here' }).click();
  assert.equal((await shown(page)).status, 'running');
  await page.goto('/replay/file/aaaaaaaaaaaaaaaa');
  await page.getByRole('heading', { name: 'no longer open' }).waitFor();
  await page.context().close();
  site.assertWell();
});
