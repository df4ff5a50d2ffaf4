// npm run build: what a server serves, without serving it yet.
import { builtSite } from './site.ts';

await builtSite();
console.log('The site is built.');
