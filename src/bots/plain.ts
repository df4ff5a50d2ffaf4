// Bots that do not look ahead: idle, by chance, by weight, and by the heaviest.
import { idle, legal } from '#engine/ask.ts';
import { imagine } from '#engine/knowledge.ts';
import { pickOne, type Bot } from './bot.ts';
import { composedOption } from './candidates.ts';
import { keen } from './search/search.ts';
import { drawn, heaviestOf, weigherOf } from './weights.ts';

/** Gives the idle answer of each question, as for an absent player. */
export const idleBot: Bot = {
  name: 'idle',
  about: 'does as little as the rules allow',
  choose: (game, known, random) => idle(game, imagine(game, known, random), known.seat),
};

/** One pick in this many is made up from a form's parts. */
const COMPOSED = 8;
/** Picks any legal option by chance, now and then a composed one that nobody suggests. */
export const randomBot: Bot = {
  name: 'random',
  about: 'picks anything that is legal',
  choose(game, known, random) {
    const guess = imagine(game, known, random);
    const composed = random.below(COMPOSED) === 0 ? composedOption(game, guess, known.seat, random) : undefined;
    return composed ?? pickOne(legal(game, guess, known.seat), random);
  },
};

/** Draws among legal options by the weights that the game gives them. */
export const weightedBot: Bot = {
  name: 'weighted',
  about: 'does what people often do, without thinking',
  choose(game, known, random) {
    const guess = imagine(game, known, random);
    return drawn(game, guess, known.seat, legal(game, guess, known.seat), random);
  },
};

/** Takes the option that weighs most for bots that search, as everybody does in their play-outs: how it fares among
 *  others says how far these can be trusted. */
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
