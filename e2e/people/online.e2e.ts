// Two people far apart.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { siteForTests } from '../parts/browser.ts';
import { answers, anyOption, chance, joinedByBob, playBoth, talk } from '../parts/playing.ts';

const site = await siteForTests();

test('a friend comes by the link; a reload and a restart lose nothing', async () => {
  const ann = await site.page('/new/dice-masters?with=friends', { serviceWorkers: 'allow' });
  await ann.getByLabel('Your name').fill('Ann');
  const bob = await joinedByBob(site, ann);

  const pages = [ann, bob];
  const hand = anyOption(chance(3));
  await playBoth(pages, hand, 12);
  const before = Math.max(await answers(ann), await answers(bob));
  await bob.reload();
  await bob.locator(`.table[data-answers="${before}"]`).waitFor();
  await site.restart();
  await playBoth(pages, hand, before + 12);
  for (const page of pages) assert.ok((await answers(page)) >= before, 'nothing is lost');

  for (const page of pages) await talk(page);
  await ann.getByRole('textbox', { name: 'Message …' }).fill('Good game!');
  await ann.getByRole('button', { name: 'Send', exact: true }).click();
  await bob.locator('.chat').getByText('Good game!').waitFor();
  await bob.getByRole('button', { name: 'Resign' }).click();
  await bob.getByRole('button', { name: 'Yes' }).click();
  for (const page of pages) await page.getByText('Ann wins.').first().waitFor();
  for (const page of pages) await page.context().close();
  site.assertWell();
});

test('many people who come from one address at once all get the site', async () => {
  const html = await (await fetch(site.address)).text();
  const [file] = /\/assets\/[^"]+\.js/.exec(html)!;
  const visit = async (): Promise<number> => {
    const answer = await fetch(site.address + file);
    await answer.arrayBuffer();
    return answer.status;
  };
  const answers = await Promise.all(Array.from({ length: 700 }, visit));
  assert.deepEqual([...new Set(answers)], [200]);
});
