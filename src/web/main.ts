// The site begins here.
import { mount } from 'svelte';
import { EXAMPLES, SHELF } from '#games/index.ts';
import App from './App.svelte';
import { stock } from './shelf.ts';
import './styles/site.css';
import './styles/layout.css';
import { speak } from './words/words.svelte.ts';

stock(SHELF, EXAMPLES);
await speak();
mount(App, { target: document.getElementById('app')! });
keepSite();

/** Keeps the site in this browser, so that it opens without a server later. */
function keepSite(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Where it is not to be had, in private windows say, the site works all the same.
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
