// The heaviest bot: takes the option that weighs most for bots that search, without look-ahead, as everybody does in
// their play-outs. How it fares among others tells how far these can be trusted.
import { legal } from '#engine/ask.ts';
import { imagine } from '#engine/knowledge.ts';
import { pickOne, type Bot } from './bot.ts';
import { keen } from './search/search.ts';
import { heaviestOf, weigherOf } from './weighted.ts';

export const heaviestBot: Bot = {
  name: 'heaviest',
  about: 'does what comes to mind first, as bots imagine others',
  choose(game, known, random) {
    const weighing = keen(game);
    const guess = imagine(weighing, known, random);
    const options = legal(weighing, guess, known.seat);
    const weigh = weigherOf(weighing, guess, known.seat);
    return weigh ? heaviestOf(options, weigh) : pickOne(options, random);
  },
};
