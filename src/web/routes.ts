// The pages, each loaded when it is first looked at.
import { GAMES, type GamePage, type ShelfEntry } from '#games/index.ts';
import type { Route } from './router.svelte.ts';

export const ROUTES: readonly Route[] = [
  { pattern: /^\/$/, load: () => import('./pages/Front.svelte') },
  { pattern: /^\/(?<where>table|local)\/(?<id>[A-Za-z0-9]+)$/, load: () => import('./pages/Table.svelte') },
  { pattern: /^\/new\/(?<game>[a-z-]+)$/, load: () => import('./pages/NewTable.svelte') },
  { pattern: /^\/rules\/(?<game>[a-z-]+)$/, load: () => import('./pages/Rulebook.svelte') },
  { pattern: /^\/learn\/(?<game>[a-z-]+)$/, load: () => import('./pages/Learn.svelte') },
  {
    pattern: /^\/replay\/(?<where>table|local)\/(?<id>[A-Za-z0-9]+)$/,
    load: () => import('./pages/Replay.svelte'),
  },
  { pattern: /^\/settings$/, load: () => import('./pages/Settings.svelte') },
  ...GAMES.flatMap(entry => (entry.pages ?? []).map(page => pageOfGame(entry, page))),
];

function pageOfGame(entry: ShelfEntry, page: GamePage): Route {
  const pattern = new RegExp(`^${page.path}$`);
  return { pattern, load: () => import('./pages/GamePage.svelte'), props: { entry, page } };
}
