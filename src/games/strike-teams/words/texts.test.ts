// Everything that can be said has words.
import { testTexts } from '#engine/testing/texts.ts';
import { strikeTeams as game } from '../game.ts';
import { TABLES } from './texts.ts';

const folder = new URL('../', import.meta.url);
/** Settings, roles and set-ups by their keys, and what is logged by the name of an interaction. */
const made = /^(setting|role|token=|mark=|large$|openDoor$|dismantle$|breakToken$|standUp$|breakFree$)/;
testTexts({ game, folder, ledger: 'ST', tables: TABLES, endings: ['ST-END-06'], made, games: 6 });
