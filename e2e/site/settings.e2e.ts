// Tests of a screen's settings: language, movement, sound.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { CARDS } from '#games/dice-masters/cards/index.ts';
import { siteForTests } from '../parts/browser.ts';
import { anyOption, chance, shown } from '../parts/playing.ts';
import { becomes, until } from '../parts/waiting.ts';

const site = await siteForTests();
const LISTEN = `{
  const { connect } = AudioNode.prototype;
  globalThis.heard = 0;
  AudioNode.prototype.connect = function (to) {
    if (to instanceof AudioDestinationNode) heard++;
    return connect.call(this, to);
  };
}`;
/** Notes the longest movement of anything. */
const LOOK_ON = `{
  const { animate } = Element.prototype;
  globalThis.longest = 0;
  Element.prototype.animate = function (frames, options) {
    longest = Math.max(longest, options.duration);
    return animate.call(this, frames, options);
  };
}`;
const heard = (page: Page): Promise<number> => page.evaluate<number>('heard');

async function begin(page: Page, nth: number): Promise<void> {
  await page.goto('/');
  await page.locator('.box .act').nth(nth).click();
}
async function playSome(page: Page, moves: number): Promise<void> {
  await begin(page, 0);
  const pick = anyOption(chance(3));
  // A game by chance may be over soon.
  for (let n = 0, seen = await shown(page); n < moves && seen.status === 'running'; n++) {
    await pick(page, seen);
    seen = await shown(page, seen.answers);
  }
}

/** Words of English that stand in no German sentence; names of cards are as they are printed. */
const ENGLISH =
  /\b(the|you|your|dice|die of|purchase|field|block|damage|reroll|keep|pass|cost|level|energy|turn|life|used|bag)\b/i;
/** A few words may be both. */
const BOTH = /\b(Dice Masters|Reserve|Sidekick\w*|Block\w*|Bot \d|Draft|Burst)\b/g;
/** All that can be read or heard on the page, without what cards are called. */
const spoken = (page: Page): Promise<string> =>
  page.evaluate(`[...document.querySelectorAll('.bar, .question, .log, .board, .side, header, [aria-label], [title]')]
    .flatMap(node => [node.textContent, node.getAttribute('aria-label'), node.getAttribute('title')])
    .join(' | ')`);

test('Dice Masters in German is German throughout, and English is not loaded for it', async () => {
  const page = await site.page('/', { locale: 'de' });
  const loaded: string[] = [];
  page.on('request', request => loaded.push(new URL(request.url()).pathname));
  await page.getByText('Das Regal').waitFor();
  await begin(page, 0);
  await page.locator('.board').getByText('Angriffszone').waitFor();
  const pick = anyOption(chance(5));
  const titles = [...new Set(CARDS.flatMap(({ name, subtitle }) => [name, subtitle]))].filter(Boolean);
  // A game by chance may be over soon, and then there is no log beside its end.
  let log = '';
  for (let n = 0, seen = await shown(page); n < 12 && seen.status === 'running'; n++) {
    log = await page.locator('.log').innerText();
    let said = (await spoken(page)).replaceAll(BOTH, '');
    for (const title of titles) said = said.replaceAll(title, '');
    assert.equal(
      ENGLISH.exec(said)?.[0] ?? '',
      '',
      said.slice(Math.max(0, said.search(ENGLISH) - 80), said.search(ENGLISH) + 80),
    );
    await pick(page, seen);
    seen = await shown(page, seen.answers);
  }
  assert.match(log, /würfelt|zieht|kauft/);
  assert.equal(await page.evaluate('document.documentElement.lang'), 'de');
  assert.deepEqual(
    loaded.filter(path => /\/en-/.test(path)),
    [],
  );
  await page.context().close();
  site.assertWell();
});

test('the team builder speaks of bots in German, too', async () => {
  const page = await site.page('/teams', { locale: 'de' });
  const bot = page.locator('option[value=veteran]');
  await bot.waitFor({ state: 'attached' });
  assert.equal(await bot.innerText(), 'Veteranin: Denkt ein wenig voraus und bestraft Fehler.');
  await page.context().close();
  site.assertWell();
});

test('a game without German is English throughout at its table, and the site German again', async () => {
  const page = await site.page('/', { locale: 'de' });
  await page.getByText('Das Regal').waitFor();
  await begin(page, 1);
  await page.locator('.board').getByLabel('Phases of the round').waitFor();
  await page.locator('.question').getByText(/./).first().waitFor();
  assert.equal(await page.evaluate('document.documentElement.lang'), 'en');
  assert.doesNotMatch(
    await spoken(page),
    /[äöüß]|\b(Regelbuch|Einstellungen|Verlauf|Gespräch|Zurücknehmen|Aufgeben|Liste)\b/,
  );
  await page.goto('/settings');
  await page.getByText('auf Englisch').waitFor();
  await page.getByLabel('Sprache').selectOption('en');
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  await page.goto('/');
  await page.getByRole('heading', { name: 'The shelf' }).waitFor();
  await page.context().close();
  site.assertWell();
});

/** A browser that grants nothing, and notes that it was asked. */
const REFUSING = `
  StorageManager.prototype.persisted = async () => false;
  StorageManager.prototype.persist = async () => {
    localStorage.setItem('asked', Number(localStorage.getItem('asked')) + 1);
    return false;
  };
`;
test('the browser is asked once to keep the games here; the settings say where it has not promised to', async () => {
  const page = await site.page('/');
  await page.context().addInitScript(REFUSING);
  const asked = (): Promise<string | null> => page.evaluate<string | null>(`localStorage.getItem('asked')`);
  await page.goto('/settings');
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  assert.equal(await asked(), null);
  for (const nth of [0, 1]) {
    await begin(page, nth);
    await shown(page);
    await becomes(asked, '1');
  }
  await page.goto('/settings');
  await page.getByText('may delete saved games').waitFor();
  assert.equal(await asked(), '1');
  await page.context().close();
  site.assertWell();
});

test('the waiting room of a game without German is English throughout', async () => {
  const { player } = await site.host.newGuest('Ann');
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'open' as const }];
  const clock = { kind: 'none' as const };
  const wanted = { game: 'mutant-revolution', options: null, seats, isPublic: false, clock };
  const page = await site.page('/', { locale: 'de' });
  await page.getByText('Das Regal').waitFor();
  await page.goto(`/table/${await site.host.make(wanted, player)}`);
  await page.locator('.question form').waitFor();
  assert.doesNotMatch(await spoken(page), /[äöüß]|\b(Wer|Freier Platz|Mit einem Bot|Oder lass)\b/);
  await page.context().close();
  site.assertWell();
});

test('a table is heard from the first click on, until it is muted in the top bar', async () => {
  // Other tests are silent.
  const context = await site.visitor({ settings: { sound: true } });
  await context.addInitScript(LISTEN);
  const page = await context.newPage();
  await playSome(page, 6);
  // Dice are heard: sounds are fetched with the first of them.
  await until(
    () => heard(page),
    times => times > 0,
  );
  const mute = page.getByRole('button', { name: 'Sound' });
  assert.equal(await mute.getAttribute('aria-pressed'), 'true');
  await mute.click();
  await playSome(page, 3);
  assert.equal(await heard(page), 0);
  assert.equal(await mute.getAttribute('aria-pressed'), 'false', 'that is remembered');
  await context.close();
  site.assertWell();
});

test('pieces move as fast as one likes, and not at all where the system says so', async () => {
  const context = await site.visitor({ reducedMotion: 'no-preference' });
  await context.addInitScript(LOOK_ON);
  const page = await context.newPage();
  const longest = (): Promise<number> => page.evaluate<number>('longest');
  for (const [speed, least] of [
    ['calm', 700],
    ['quick', 250],
    ['none', 0],
  ] as const) {
    await page.goto('/settings');
    await page.getByLabel('Animations').selectOption(speed);
    await playSome(page, 3);
    if (least) await until(longest, now => now >= least);
    else assert.equal(await longest(), 0);
  }
  await page.goto('/settings');
  await page.getByLabel('Animations').selectOption('calm');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await playSome(page, 3);
  assert.equal(await longest(), 0);
  await context.close();
  site.assertWell();
});
