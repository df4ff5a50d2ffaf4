// Everything that can be said has words.
import { testTexts } from '#engine/testing/texts.ts';
import { ageOfHeroes as game } from '../game.ts';
import { TABLES } from './texts.ts';

const folder = new URL('../', import.meta.url);
testTexts({
  game,
  folder,
  ledger: 'AH',
  tables: TABLES,
  endings: ['AH-END-01', 'AH-RUL-42'],
  made: /^setting|=/,
  games: 6,
});
