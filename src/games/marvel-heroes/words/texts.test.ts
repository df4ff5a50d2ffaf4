// Everything that can be said has words.
import { testTexts } from '#engine/testing/texts.ts';
import { marvelHeroes as game } from '../game.ts';
import { TABLES } from './texts.ts';

const folder = new URL('../', import.meta.url);
testTexts({
  game,
  folder,
  ledger: 'MH',
  tables: TABLES,
  endings: ['MH-SCN-04', 'MH-SPH-07', 'MH-SCN-03', 'MH-WIN-02', 'MH-RUL-100', 'MH-RUL-97', 'MH-SCN-07'],
  made: /^setting/,
  games: 6,
});
