// The site begins here.
import { mount } from 'svelte';
import App from './App.svelte';
import { keepSite } from './offline.ts';
import { settings } from './settings.svelte.ts';
import './styles/site.css';
import { speak } from './words/words.svelte.ts';

await speak(settings.language);
mount(App, { target: document.getElementById('app')! });
keepSite();
