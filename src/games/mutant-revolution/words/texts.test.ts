// Everything that can be said has words, and nothing has two.
import { testTexts } from '#engine/testing/texts.ts';
import { mutantRevolution as game } from '../game.ts';
import { missionTexts } from './mission-texts.ts';
import { plotTexts } from './plot-texts.ts';
import { texts } from './texts.ts';

const tables = [texts, plotTexts, missionTexts];
testTexts({
  game,
  folder: new URL('../', import.meta.url),
  ledger: 'MR',
  tables,
  endings: ['MR-WIN-02', 'MR-WIN-04'],
  made: /^(\w+Begun|(give|get)Hope|commanderWon)$/,
  games: 4,
});
