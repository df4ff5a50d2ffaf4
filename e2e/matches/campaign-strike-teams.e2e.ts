// A campaign of Strike Teams over six tables: online with a restart of the server after each mission, and without one.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { asked, decisionId, idle, legal } from '#engine/ask.ts';
import type { Game } from '#engine/game.ts';
import { CHARACTERS } from '#games/strike-teams/cards/characters.ts';
import { strikeTeams } from '#games/strike-teams/game.ts';
import type { Strike } from '#games/strike-teams/table/world.ts';
import type { Command } from '#protocol/socket.ts';
import type { Table } from '#tables/log/table.ts';
import { PATIENCE, siteForTests } from '../parts/browser.ts';
import { click, goTo, joinedByBob, playOn, shown, type Hand } from '../parts/playing.ts';

const site = await siteForTests();
const game = strikeTeams as unknown as Game;
const MISSIONS = 6;

/** Ends every phase at once, so that the Mastermind wins or it is a draw; elsewhere any option will do. */
const hand: Hand = (page, seen) => click(page, seen.options.includes('endPhase') ? 'endPhase' : seen.options[0]!, seen);
const campaign = (page: Page): Locator => page.getByRole('region', { name: 'The campaign' });
const place = (page: Page, n: number): Promise<void> => page.getByText(`Match ${n} of a series`).waitFor();
const chooseCampaign = (page: Page): Promise<void> => page.getByRole('radio', { name: 'A campaign' }).check();
const next = (page: Page, n: number): Locator => page.getByRole('button', { name: `Next: Mission ${n}` });
/** Levels as the campaign page tells them after a mission: 'Iron Man Level 2'. It lies on the table with all results so
 *  far, and the splash page does not cover it; after the last mission somebody has won it all and nothing follows,
 *  but a last one that is drawn is followed by another. */
async function levelsAfter(page: Page, mission: number): Promise<string[]> {
  await campaign(page).getByText(`Mission ${mission} of ${MISSIONS}`).waitFor();
  assert.equal(await campaign(page).locator('.results li').count(), mission);
  await page.getByRole('button', { name: 'See the result' }).waitFor();
  assert.equal(await page.locator('.splash').count(), 0, 'the splash page waits until somebody asks for it');
  if (mission < MISSIONS) await next(page, mission + 1).waitFor();
  else {
    const [champion, another] = [campaign(page).getByText('wins the campaign'), next(page, mission + 1)];
    await champion.or(another).first().waitFor();
    const isDrawn = /A draw/.test(await campaign(page).locator('.results li').last().innerText());
    assert.deepEqual([await champion.count(), await another.count()], isDrawn ? [0, 1] : [1, 0]);
  }
  const lines = await campaign(page).locator('.team li').allInnerTexts();
  return lines.map(line => /^(.*?)\s+(Level \d)/.exec(line)!.slice(1).join(' '));
}

// ---- online ----------------------------------------------------------------------------------------------------

let keys = 0;
const idOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1)!;
const tableAt = async (id: string): Promise<Table> => (await site.host.open(id)).table;
const worldAt = async (id: string): Promise<Strike> => (await tableAt(id)).match!.state.world as unknown as Strike;
/** A person at the table says something to the server itself. */
async function say(id: string, seat: number, command: Command): Promise<void> {
  const { seats } = await tableAt(id);
  await site.host.request(id, seats[seat]!.player!, `c${++keys}`, command);
}
/** Plays for both up to the last round, and for Bob to the end. Ann is elsewhere meanwhile, so that nothing of it is
 *  drawn for her; then she comes back and ends it with her own hand. */
async function mission(ann: Page): Promise<void> {
  const id = idOf(ann);
  await goTo(ann, '/settings');
  for (;;) {
    const { state, length } = (await tableAt(id)).match!;
    const { round, phase } = state.world as unknown as Strike;
    if (state.result) return;
    const seats = asked(game, state);
    const seat = seats.find(one => one === 1 || round < 12 || phase < 3);
    if (seat === undefined) {
      const before = state.answered[0]!;
      if (idOf(ann) !== id) await goTo(ann, `/table/${id}`);
      await hand(ann, await shown(ann, length - 1));
      await answered(ann, before);
      continue;
    }
    const option = legal(game, state, seat).find(one => one === 'endPhase') ?? idle(game, state, seat);
    const nth = state.answered[seat]!;
    await say(id, seat, { do: 'answer', seat, decision: decisionId(state), option, nth });
  }
}

/** The server has the answer that Ann has clicked. */
async function answered(ann: Page, before: number): Promise<void> {
  for (const end = performance.now() + PATIENCE; performance.now() < end; await ann.waitForTimeout(20))
    if ((await tableAt(idOf(ann))).match!.state.answered[0]! > before) return;
  assert.fail('the answer has not come to the server');
}

test('online: roles are kept and Levels carried on over six tables, with a restart after each', async () => {
  const ann = await site.page('/new/strike-teams?with=friends');
  await ann.getByLabel('Your name').fill('Ann');
  await chooseCampaign(ann);
  const bob = await joinedByBob(site, ann);
  await bob.context().close();
  const tables = new Set<string>();
  for (let n = 1; n <= MISSIONS; n++) {
    await place(ann, n);
    tables.add(idOf(ann));
    assert.match(await ann.locator('.seats').innerText(), /Ann[^]*Heroes[^]*Bob[^]*Mastermind/);
    await mission(ann);
    const told = await levelsAfter(ann, n);
    const { level, owner } = await worldAt(idOf(ann));
    const wanted = CHARACTERS.flatMap(({ name }, i) =>
      owner[i]! >= 0 || level[i]! > 1 ? [`${name} Level ${level[i]}`] : [],
    );
    assert.deepEqual(told, wanted);
    if (n === MISSIONS) break;
    await site.restart();
    await next(ann, n + 1).click();
    await ann.getByText('would like to continue').first().waitFor();
    await say(idOf(ann), 1, { do: 'agree', seat: 1, offer: (await tableAt(idOf(ann))).offers[0]!.n });
    await place(ann, n + 1);
    await say(idOf(ann), 1, { do: 'salt', seat: 1, salt: 'Bob' });
    await ann.locator('.table[data-status=running]').waitFor();
    assert.deepEqual((await worldAt(idOf(ann))).level, level, 'the next mission begins with the Levels of this one');
  }
  assert.equal(tables.size, MISSIONS);
  await ann.context().close();
  site.assertWell();
});

/** Plays a mission to its end as the hand does, by clicks of a script in the page, for a mouse takes longer. One
 *  click for each answer, and one to take the screen. */
const QUICKLY = `new Promise(resolve => {
  let last = '';
  const look = () => {
    const table = document.querySelector('.table');
    if (table.dataset.status === 'over') return resolve();
    const [ready, endPhase, first] = ['.ready', '.options .option[data-option=endPhase]', '.options .option']
      .map(button => table.querySelector('.question ' + button));
    const button = ready ?? endPhase ?? first;
    const now = table.dataset.answers + (ready ? ' ready' : '');
    if (button && now !== last) {
      last = now;
      button.click();
    }
    setTimeout(look, 20);
  };
  look();
})`;

test('around one screen without a server: six missions are played one after the other', async () => {
  const page = await site.page('/new/strike-teams?with=screen', { serviceWorkers: 'allow', reducedMotion: 'reduce' });
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await page.context().setOffline(true);
  await page.reload();
  await chooseCampaign(page);
  await page.getByRole('button', { name: 'Start game' }).click();
  await playOn(page, hand, 90);
  const levels = await levelsAfter(page, 1);
  await page.reload();
  assert.deepEqual(await levelsAfter(page, 1), levels, 'a reload loses nothing');
  let last = levels;
  for (let n = 2; n <= MISSIONS; n++) {
    await next(page, n).click();
    await place(page, n);
    await page.locator('.table[data-status=running]').waitFor();
    assert.match(await page.locator('.seats').innerText(), /Heroes[^]*Mastermind/);
    await page.evaluate(QUICKLY);
    last = await levelsAfter(page, n);
  }
  for (const line of levels) {
    const [, name, level] = /^(.*) Level (\d)$/.exec(line)!;
    const now = Number(/\d$/.exec(last.find(one => one.startsWith(name!)) ?? '1')![0]);
    assert.ok(now >= Number(level), `${line} is kept: ${last.join(', ')}`);
  }
  await page.context().close();
  site.assertWell();
});
