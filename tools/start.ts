// npm start: builds the site when that is needed, and serves it.
import { builtSite } from './site.ts';

process.env.LONGBOX_LOG ??= 'warn';
await builtSite();
process.argv.splice(2, 0, 'serve');
await import('#cli/main.ts');
