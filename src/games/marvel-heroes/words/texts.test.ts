// Everything that can be said has words.
import { testTexts } from '#engine/testing/texts.ts';
import { marvelHeroes as game } from '../game.ts';
import { SCENARIO_KEYS, scenarioOf } from '../table/deck.ts';
import { TABLES } from './texts.ts';

const folder = new URL('../', import.meta.url);
testTexts({
  game,
  folder,
  ledger: 'MH',
  tables: TABLES,
  endings: SCENARIO_KEYS.map((_, n) => scenarioOf(n).rule).concat('MH-SPH-07', 'MH-WIN-02', 'MH-RUL-100', 'MH-RUL-97'),
  made: /^setting/,
  games: 6,
});
