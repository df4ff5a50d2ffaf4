// Around one screen: three people pass it on, through a whole game of Mutant Revolution.
import { test } from 'node:test';
import { greedyBot } from '#bots/greedy.ts';
import { knowledge } from '#engine/knowledge.ts';
import { quickRandom } from '#engine/random.ts';
import { siteForTests } from './browser.ts';
import { playOn, tap, type Hand } from './playing.ts';

const site = await siteForTests();
const random = quickRandom(5);

test('a whole game of Mutant Revolution around one screen', { timeout: 170_000 }, async () => {
  const page = await site.page('/new/mutant-revolution?with=friends');
  await page.getByLabel('Your name').fill('Ann');
  for (const seat of ['Seat 2', 'Seat 3']) await page.getByLabel(seat).selectOption('me');
  await page.getByRole('button', { name: 'Begin' }).click();
  /** People who know the game would do what a bot does. */
  const clever: Hand = async (_page, { options }) => {
    const { table } = await site.host.open(new URL(page.url()).pathname.split('/').at(-1)!);
    const { game, match } = table;
    const seat = Number(await page.locator('.table').getAttribute('data-viewer'));
    const wanted = greedyBot.choose(game, knowledge(game, match!.state, seat), random);
    await tap(page, options.includes(wanted) ? wanted : options[0]!);
  };
  await playOn(page, clever, 4000);
  await page.locator('.bubble.over').waitFor();
  await page.context().close();
  site.assertWell();
});
