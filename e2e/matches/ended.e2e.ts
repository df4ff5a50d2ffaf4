// Games that ended before results were kept, or whose table cannot be shown any more: pages say what is known of them.
import { test } from 'node:test';
import { entryOf } from '#games/index.ts';
import type { Entry } from '#protocol/entries.ts';
import { FOLDER, readGolden } from '../../tools/release/files.ts';
import { siteForTests } from '../parts/browser.ts';

const site = await siteForTests();
const GAME = 'dice-masters';
/** Only tables of today's rules speak German. */
const { version: today } = await entryOf(GAME)!.load();
const { record } = readGolden(FOLDER, GAME, today)!.matches.find(({ positions }) => positions.at(-1)!['='])!;
const { player: ann, token } = await site.host.newGuest('Ann');

/** A finished table of Ann's, as an earlier server has left it. */
async function left(id: string, entries: readonly Entry[], version = today): Promise<string> {
  const { seats, options, seed } = record;
  const clock = { kind: 'none' } as const;
  const log: Entry[] = [
    { kind: 'made', id, game: GAME, version, seats, options, seed, isPublic: false, clock },
    { kind: 'sat', seat: 0, player: { id: ann.id, name: 'Ann' } },
    { kind: 'bot', seat: 1, level: 'greedy' },
    ...entries,
  ];
  const people = [
    { name: 'Ann', kind: 'person' },
    { name: 'greedy', kind: 'bot' },
  ];
  const summary = JSON.stringify({ name: GAME, clock, seats: people, waitingFor: [], players: [ann.id, null] });
  await site.host.store.create({
    id,
    game: GAME,
    isPublic: false,
    madeAt: 1,
    listing: { status: 'over', due: null, summary, players: [ann.id] },
    entries: log.map(entry => ({ at: 1, text: JSON.stringify(entry) })),
  });
  return `/table/${id}`;
}
const answers = record.answers.map((answer): Entry => ({ kind: 'answered', ...answer }));
const result = { ranks: [1, 2], rule: 'TABLE-END-1', reason: { say: 'TABLE-END-1', facts: { seat: 1 } } } as const;

const LANGUAGES = {
  en: {
    afterwards: `This result was computed afterwards, by version ${today} of the rules.`,
    notKnown: 'This game is over, but its result was not recorded.',
    wins: 'Ann wins.',
    gone: 'Its table cannot be shown: It was begun with version 1',
    listed: ['result computed afterwards', 'result unknown'],
  },
  de: {
    afterwards: `Dieses Ergebnis wurde nachträglich berechnet, nach Version ${today} der Regeln.`,
    notKnown: 'Dieses Spiel ist zu Ende, aber sein Ergebnis wurde nicht festgehalten.',
    wins: 'Ann gewinnt.',
    gone: 'Sein Tisch lässt sich nicht zeigen: It was begun with version 1',
    listed: ['Ergebnis nachträglich berechnet', 'Ergebnis unbekannt'],
  },
};
for (const [language, said] of Object.entries(LANGUAGES))
  test(`pages tell ends computed afterwards, ends not known, and ends whose table is gone (${language})`, async () => {
    const ended: Entry = {
      kind: 'ended',
      ended: { result: { ...result, ranks: [1, 2] }, sides: [0, 1], how: 'resigned' },
    };
    const own = (name: string): string => `${name}${language}`.padEnd(16, 'x');
    const computed = await left(own('computed'), answers);
    const unknown = await left(own('unknown'), answers.toSpliced(20, 1));
    const gone = await left(own('gone'), [ended], 1);
    const guest = { name: 'longbox.guest', value: JSON.stringify({ player: ann.id, name: 'Ann', token }) };
    const origins = [{ origin: site.address, localStorage: [guest] }];
    const page = await site.page(computed, { settings: { language }, storageState: { cookies: [], origins } });
    await page.getByText(said.afterwards).first().waitFor();
    await page.goto(`/replay${computed}`);
    await page.locator('header').getByText(said.afterwards).waitFor();
    await page.goto(unknown);
    await page.locator('.question').getByText(said.notKnown).waitFor();
    await page.goto(gone);
    const told = page.locator('.question .over');
    await told.getByText(said.wins).waitFor();
    await told.getByText(said.gone).waitFor();
    await page.goto('/');
    for (const words of said.listed) await page.locator('section').getByText(words).first().waitFor();
    await page.context().close();
    site.assertWell();
  });
