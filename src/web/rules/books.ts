// The rulebooks that the site has: the ledgers of the games that can be played, read when first opened.
import { indexCards, type CardIndex, type ReadCard } from '#engine/rulebook/rule-cards.ts';
import { parseRulebook, type Rulebook } from '#engine/rulebook/rulebook.ts';
import type { ShelfEntry } from '#games/index.ts';

export interface Book extends CardIndex {
  rules: Rulebook;
  cards: readonly ReadCard[];
}

const open = new Map<string, Promise<Book>>();

/** The book of a game, or nothing where the game is not ready. */
export function bookOf({ id, ledger, cards }: ShelfEntry): Promise<Book> | undefined {
  if (ledger && !open.has(id)) open.set(id, read(ledger, cards));
  return open.get(id);
}
async function read(ledger: NonNullable<ShelfEntry['ledger']>, load: ShelfEntry['cards']): Promise<Book> {
  const [{ default: text }, cards = []] = await Promise.all([ledger(), load?.()]);
  const rules = parseRulebook(text);
  return { rules, cards, ...indexCards(rules, cards) };
}
