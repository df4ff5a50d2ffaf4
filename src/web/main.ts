// The site begins here.
import { mount } from 'svelte';
import { EXAMPLES, SHELF } from '#games/index.ts';
import App from './App.svelte';
import { keepSite } from './offline.ts';
import { stock } from './shelf.ts';
import './styles/site.css';
import { speak } from './words/words.svelte.ts';

stock(SHELF, EXAMPLES);
await speak();
mount(App, { target: document.getElementById('app')! });
keepSite();
