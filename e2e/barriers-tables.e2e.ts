// No barriers at tables: at moments that show much, at the end of a game, and when it is looked at again.
import { testBarriers } from './barriers.ts';
import { siteForTests } from './browser.ts';
import { tableVisits } from './pages.ts';

const site = await siteForTests();
await testBarriers(site, tableVisits(site));
