// From a rule to the cards that use it and back: by what a card is made of, and by rules that name it.
import type { Rulebook } from './rulebook.ts';
import type { RuleId } from '../types.ts';

/** A card as it stands in the rulebook. */
export interface ReadCard {
  /** As the game numbers it: 'card:7' is this card. */
  number: number;
  /** 'Angel, Inspiring': no other card is called so. */
  title: string;
  /** 'Angel': what all versions of it are called. */
  name: string;
  text: string;
  /** The rules that what it is made of goes by. */
  rules: readonly RuleId[];
}
export interface CardIndex {
  cardsOf: ReadonlyMap<RuleId, readonly ReadCard[]>;
  rulesOf: ReadonlyMap<number, readonly RuleId[]>;
}

/** The parts of a card's data: its keys, and its keys with the word that stands there ('on', 'on fielded'). */
export function partsOf(data: unknown): Set<string> {
  const parts = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (!Array.isArray(value)) parts.add(key);
      if (typeof inner === 'string') parts.add(`${key} ${inner}`);
      walk(inner);
    }
  };
  walk(data);
  return parts;
}

/** The rules of a table by part that the data's parts go by, each once. */
export function rulesFor(data: unknown, table: Readonly<Record<string, readonly RuleId[]>>): RuleId[] {
  const rules = [...partsOf(data)].flatMap(part => (Object.hasOwn(table, part) ? table[part]! : []));
  return [...new Set(rules)];
}

/** Both ways, in the order of the ledger and of the cards. */
export function indexCards(book: Rulebook, cards: readonly ReadCard[]): CardIndex {
  const cardsOf = new Map<RuleId, ReadCard[]>();
  const rulesOf = new Map<number, RuleId[]>();
  for (const { id, text } of book.entries) {
    const named = namedIn(text, cards);
    for (const card of cards) {
      if (!named.has(card.number) && !card.rules.includes(id)) continue;
      cardsOf.set(id, [...(cardsOf.get(id) ?? []), card]);
      rulesOf.set(card.number, [...(rulesOf.get(card.number) ?? []), id]);
    }
  }
  return { cardsOf, rulesOf };
}

/** The cards that a text names: by their whole title, or all versions where only the name stands; once one version is
 *  named, the name alone means that one. */
export function namedIn(text: string, cards: readonly ReadCard[]): Set<number> {
  const found = new Set<number>();
  let left = text;
  const titles = cards.toSorted((a, b) => b.title.length - a.title.length);
  for (const { number, title } of titles) left = left.replaceAll(wholeWords(title), () => (found.add(number), '…'));
  const meant = new Set(cards.filter(({ number }) => found.has(number)).map(({ name }) => name));
  for (const { number, name } of cards) if (!meant.has(name) && wholeWords(name).test(left)) found.add(number);
  return found;
}
const wholeWords = (name: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}-])${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}-])`, 'gu');
