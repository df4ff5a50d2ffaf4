// Everything that can be said has words.
import { testTexts } from '#engine/testing/texts.ts';
import { auctionHouse as game } from '../game.ts';
import { texts } from './texts.ts';

const folder = new URL('../', import.meta.url);
testTexts({ game, folder, ledger: 'AU', tables: [texts], made: /^(auctionWon|eventPlayed)\./, games: 12 });
