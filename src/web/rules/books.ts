// The rulebooks that the site has: the ledgers of the games that can be played, read when first opened.
import { indexCards, type CardIndex, type ReadCard } from '#engine/rule-cards.ts';
import { parseRulebook, type Rulebook } from '#engine/rulebook.ts';
import { SHELF } from '#games/index.ts';

export interface Book extends CardIndex {
  rules: Rulebook;
  cards: readonly ReadCard[];
}

const LEDGERS = import.meta.glob<string>(
  ['../../games/dice-masters/rules.md', '../../games/mutant-revolution/rules.md'],
  { query: '?raw', import: 'default' },
);
const open = new Map<string, Promise<Book>>();

/** The book of a game, or nothing where the game is not ready. */
export function bookOf(game: string): Promise<Book> | undefined {
  const ledger = LEDGERS[`../../games/${game}/rules.md`];
  const cards = SHELF.find(({ id }) => id === game)?.cards;
  if (!ledger || !cards) return undefined;
  if (!open.has(game)) open.set(game, read(ledger, cards));
  return open.get(game);
}
async function read(ledger: () => Promise<string>, load: () => Promise<readonly ReadCard[]>): Promise<Book> {
  const [text, cards] = await Promise.all([ledger(), load()]);
  const rules = parseRulebook(text);
  return { rules, cards, ...indexCards(rules, cards) };
}
