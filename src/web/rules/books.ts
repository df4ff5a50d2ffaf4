// The rulebooks that the site has: the ledgers of the games that can be played, read when first opened.
import { indexCards, type CardIndex, type ReadCard } from '#engine/rulebook/rule-cards.ts';
import { parseRulebook, type Rulebook } from '#engine/rulebook/rulebook.ts';
import type { ShelfEntry } from '../kit/shelf-entry.ts';
import { cardsOf } from '../play/languages.ts';
import { spokenLanguage } from '../words/words.svelte.ts';

export interface Book extends CardIndex {
  rules: Rulebook;
  cards: readonly ReadCard[];
}

/** By game and language. */
const open = new Map<string, Promise<Book>>();

/** The book of a game, or nothing where the game is not ready. */
export function bookOf(entry: ShelfEntry): Promise<Book> | undefined {
  const { id, ledger } = entry;
  const key = `${id} ${spokenLanguage()}`;
  if (ledger && !open.has(key)) open.set(key, read(ledger, cardsOf(entry)));
  return open.get(key);
}
async function read(
  ledger: NonNullable<ShelfEntry['ledger']>,
  loaded: Promise<readonly ReadCard[] | undefined>,
): Promise<Book> {
  const [{ default: text }, cards = []] = await Promise.all([ledger(), loaded]);
  const rules = parseRulebook(text);
  return { rules, cards, ...indexCards(rules, cards) };
}
