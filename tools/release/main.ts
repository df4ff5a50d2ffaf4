// npm run release: keeps the rules of a game, so that tables and files begun with them can be played to their end after
// the rules have changed; counts their version up; or drops a kept version that nothing needs any more.
import process from 'node:process';
import { configFrom } from '#server/config.ts';
import { drop } from './drop.ts';
import { keep } from './keep.ts';
import { raise } from './raise.ts';

const USAGE = `npm run release -- GAME                  keeps the rules as last committed: releases/GAME-VERSION.js
npm run release -- GAME --raise          counts the version up after a change of rules; keeps those before it first
npm run release -- --drop GAME VERSION   drops a kept version that no table of this server's store needs
                                         (LONGBOX_FILE or DATABASE_URL name the store, as for npm start)`;

async function main(words: readonly string[]): Promise<string> {
  if (words[0] === '--drop' && words.length === 3) return drop(words[1]!, Number(words[2]), configFrom(process.env));
  if (words.length === 2 && words[1] === '--raise') return raise(words[0]!);
  if (words.length === 1 && !words[0]!.startsWith('-')) return keep(words[0]!);
  throw new Error(`Say which game.\n\n${USAGE}`);
}

try {
  console.log(await main(process.argv.slice(2)));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
