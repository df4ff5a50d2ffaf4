// The rulebooks that the site has: the ledgers of the games that can be played, read when first opened, and the search
// in them.
import { indexCards, type CardIndex, type ReadCard } from '#engine/rulebook/rule-cards.ts';
import { parseRulebook, type Rulebook } from '#engine/rulebook/rulebook.ts';
import type { ShelfEntry } from '../kit/shelf-entry.ts';
import { settings } from '../settings.svelte.ts';
import { spokenLanguage } from '../words/words.svelte.ts';
import type { RuleSearch } from './search.ts';

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
  if (ledger && !open.has(key)) open.set(key, read(ledger(), cardsOf(entry)));
  return open.get(key);
}
/** The cards of a game in the language of the page. */
async function cardsOf({ words, cards }: ShelfEntry): Promise<readonly ReadCard[] | undefined> {
  return (await words?.[spokenLanguage()]?.())?.cards() ?? cards?.();
}
async function read(ledger: Promise<{ default: string }>, loaded: ReturnType<typeof cardsOf>): Promise<Book> {
  const [{ default: text }, cards = []] = await Promise.all([ledger, loaded]);
  const rules = parseRulebook(text);
  return { rules, cards, ...indexCards(rules, cards) };
}
/** The search in a book with its synonyms, loaded when somebody begins to search. */
export async function searchIn({ rules, cards }: Book): Promise<RuleSearch> {
  const [{ RuleSearch }, en, more] = await Promise.all([
    import('./search.ts'),
    import('./synonyms/en.ts'),
    settings.language === 'de' ? import('./synonyms/de.ts') : undefined,
  ]);
  return new RuleSearch(rules, cards, { ...en.synonyms, ...more?.synonyms });
}
