// Around one screen: three people pass it on, through a whole game of Mutant Revolution.
import { test } from 'node:test';
import { greedyBot } from '#bots/greedy.ts';
import { knowledge } from '#engine/knowledge.ts';
import { quickRandom } from '#engine/random.ts';
import { siteForTests } from './browser.ts';
import { playOn, tap, type Hand } from './playing.ts';

const site = await siteForTests();
const random = quickRandom(5);
/** A game from the beginning takes a thousand answers; with some points to begin with it takes a few hundred. */
const OPTIONS = { head: 3 };

test('a whole game of Mutant Revolution around one screen', { timeout: 170_000 }, async () => {
  const { player, token } = await site.host.newGuest('Ann');
  const wanted = { game: 'mutant-revolution', options: OPTIONS, isPublic: false, clock: { kind: 'none' as const } };
  const id = await site.host.make({ ...wanted, seats: [0, 1, 2].map(() => ({ kind: 'me' as const })) }, player);
  const page = await site.page('/settings');
  const guest = JSON.stringify({ player: player.id, name: 'Ann', token });
  await page.evaluate(`localStorage.setItem('longbox.guest', ${JSON.stringify(guest)})`);
  await page.goto(`/table/${id}`);
  /** People who know the game would do what a bot does. */
  const clever: Hand = async (_page, { options }) => {
    const { game, match } = (await site.host.open(id)).table;
    const seat = Number(await page.locator('.table').getAttribute('data-viewer'));
    const wish = greedyBot.choose(game, knowledge(game, match!.state, seat), random);
    await tap(page, options.includes(wish) ? wish : options[0]!);
  };
  await playOn(page, clever, 2500);
  await page.locator('.bubble.over').waitFor();
  await page.context().close();
  site.assertWell();
});
