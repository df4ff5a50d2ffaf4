// The router: our place in the site, as paths such as '/table/AbC', and moving between them without loading anew.
import type { Component } from 'svelte';

export interface Route {
  pattern: RegExp;
  // oxlint-disable-next-line no-explicit-any -- each page has props of its own, named by the groups of its pattern
  load: () => Promise<{ default: Component<any> }>;
  /** More props for the page than its address gives. */
  props?: object;
}
export interface Place {
  path: string;
  query: URLSearchParams;
}

const now = (): Place => ({ path: location.pathname, query: new URLSearchParams(location.search) });
let place = $state.raw(now());

export const router = {
  get place(): Place {
    return place;
  },
  go(to: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, '', to);
    else history.pushState(null, '', to);
    place = now();
    scrollTo(0, 0);
  },
};

addEventListener('popstate', () => {
  place = now();
});
/** Links within the site need no loading. */
addEventListener('click', event => {
  const link = (event.target as Element).closest?.('a');
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  if (link.pathname.startsWith('/api')) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
});
