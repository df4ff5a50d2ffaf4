// The site begins here.
import { mount } from 'svelte';
import App from './App.svelte';
import { keepSite } from './offline.ts';
import './styles/site.css';
import { speak } from './words/words.svelte.ts';

await speak();
mount(App, { target: document.getElementById('app')! });
keepSite();
