// The pages, each loaded when it is first looked at.
import type { Route } from './router.svelte.ts';

export const ROUTES: readonly Route[] = [
  { pattern: /^\/$/, load: () => import('./pages/Front.svelte') },
  { pattern: /^\/(?<where>table|local)\/(?<id>[A-Za-z0-9]+)$/, load: () => import('./pages/Table.svelte') },
  { pattern: /^\/new\/(?<game>[a-z-]+)$/, load: () => import('./pages/NewTable.svelte') },
  { pattern: /^\/rules\/(?<game>[a-z-]+)$/, load: () => import('./pages/Rulebook.svelte') },
  { pattern: /^\/learn\/(?<game>[a-z-]+)$/, load: () => import('./pages/Learn.svelte') },
  { pattern: /^\/teams$/, load: () => import('./pages/Teams.svelte') },
  {
    pattern: /^\/replay\/(?<where>table|local)\/(?<id>[A-Za-z0-9]+)$/,
    load: () => import('./pages/Replay.svelte'),
  },
  { pattern: /^\/settings$/, load: () => import('./pages/Settings.svelte') },
];
