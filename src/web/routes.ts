// The pages, those of games among them, each loaded when it is first looked at.
import { GAMES } from './shelf.ts';
import type { GamePage, ShelfEntry } from './kit/shelf-entry.ts';
import type { Route } from './router.svelte.ts';
import { settings } from './settings.svelte.ts';

type Load = Route['load'];
/** With the words of the pages around the table. */
function worded(load: Load): Load {
  return async () => {
    const { language } = settings;
    const [page, { speakPages }] = await Promise.all([load(), import('./words/parts.ts')]);
    await speakPages(language);
    return page;
  };
}
const trouble = worded(() => import('./pages/Trouble.svelte'));

export const routes = (): readonly Route[] => [
  { pattern: /^\/$/, load: () => import('./pages/Front.svelte') },
  { pattern: /^\/(?<where>table|local)\/(?<id>[A-Za-z0-9]{16})$/, load: () => import('./pages/Table.svelte') },
  { pattern: /^\/new\/(?<game>[a-z-]+)$/, load: worded(() => import('./pages/NewTable.svelte')) },
  { pattern: /^\/rules\/(?<game>[a-z-]+)$/, load: worded(() => import('./pages/Rulebook.svelte')) },
  { pattern: /^\/learn\/(?<game>[a-z-]+)$/, load: worded(() => import('./pages/Learn.svelte')) },
  { pattern: /^\/(?<what>rules|learn|new)\/?$/, load: worded(() => import('./pages/WhichGame.svelte')) },
  {
    pattern: /^\/replay\/(?<where>table|local|file)\/(?<id>[A-Za-z0-9]{16})$/,
    load: worded(() => import('./pages/Replay.svelte')),
  },
  { pattern: /^\/settings$/, load: () => import('./pages/Settings.svelte') },
  ...GAMES.flatMap(entry => (entry.pages ?? []).map(page => pageOfGame(entry, page))),
  { pattern: /^\/(replay|table|local)\b/, load: trouble, props: { kind: 'cutOff' } },
  { pattern: /^/, load: trouble, props: { kind: 'nowhere' } },
];

function pageOfGame(entry: ShelfEntry, page: GamePage): Route {
  const pattern = new RegExp(`^${page.path}$`);
  return { pattern, load: () => import('./pages/GamePage.svelte'), props: { entry, page } };
}
