// Search in a rulebook that forgives slips of the finger and knows other words for the same thing. The library that
// keeps the index (MiniSearch) is loaded with this file, when somebody searches for the first time.
import MiniSearch, { type Query } from 'minisearch';
import type { ReadCard } from '#engine/rulebook/rule-cards.ts';
import { searchRules } from '#engine/rulebook/rule-search.ts';
import type { RuleEntry, RuleKind, Rulebook } from '#engine/rulebook/rulebook.ts';

export type Synonyms = Readonly<Record<string, string>>;
export interface Found {
  rules: RuleEntry[];
  cards: ReadCard[];
}
interface Doc {
  id: string;
  title: string;
  text: string;
  weight: number;
}

/** Words that carry no meaning in a search. */
const IDLE = new Set(
  [
    'a an the is are do does can could may must how what when who why which i you my your he she it its to of in on at',
    'for with if and or be than then there this that',
    'wie was wann wer warum der die das ein eine ich du kann man ist sind',
  ].flatMap(line => line.split(' ')),
);
/** A rule says it better than a ruling, and both better than an example. */
const WEIGHTS: Record<RuleKind, number> = { rule: 1, ruling: 0.7, example: 0.35 };
const MOST_RULES = 40;
const MOST_CARDS = 12;
/** An id, or a part of one: 'DM-PAY-04', 'blk-03', 'pay'. */
const ID = /^[a-z]{2,3}-[a-z]{3}(-\d+)?$|^[a-z]{3}-?\d{1,3}$/i;

/** 'blockers', 'blocking' and 'blocked' are looked for as 'block'. */
export const stem = (word: string): string => {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const cut = plain.replace(/(?<=\w{4})(ers|ing|ed|er|es|s)$/, '');
  return cut.replace(/(?<=\w{3})(e|y)$/, '');
};
const termsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}-]+/u).filter(Boolean);

export class RuleSearch {
  private readonly book: Rulebook;
  private readonly synonyms: Synonyms;
  private readonly index: MiniSearch<Doc>;
  /** Every word that is written there, as it is looked for. */
  private readonly terms = new Set<string>();
  private readonly rules = new Map<string, RuleEntry>();
  private readonly cards = new Map<string, ReadCard>();

  constructor(book: Rulebook, cards: readonly ReadCard[], synonyms: Synonyms) {
    this.book = book;
    this.synonyms = Object.fromEntries(Object.entries(synonyms).map(([word, others]) => [stem(word), others]));
    this.index = new MiniSearch<Doc>({
      fields: ['title', 'text'],
      storeFields: ['weight'],
      tokenize: termsOf,
      processTerm: word => {
        const term = stem(word);
        this.terms.add(term);
        return term;
      },
      searchOptions: { processTerm: stem },
    });
    this.index.addAll([
      ...book.entries.map(entry => {
        this.rules.set(entry.id, entry);
        return { id: entry.id, title: entry.chapter, text: entry.text, weight: WEIGHTS[entry.kind] };
      }),
      ...cards.map(card => {
        const id = `card ${card.number}`;
        this.cards.set(id, card);
        return { id, title: card.title, text: card.text, weight: 0.6 };
      }),
    ]);
  }

  find(asked: string): Found {
    if (ID.test(asked.trim())) {
      const rules = searchRules(this.book, asked, MOST_RULES);
      if (rules.length) return { rules, cards: [] };
    }
    const all = termsOf(asked);
    const told = all.filter(word => !IDLE.has(word.toLowerCase()));
    const words = told.length ? told : all;
    const strict = this.search(words, 'AND');
    return strict.rules.length > 4 ? strict : merged(strict, this.search(words, 'OR'));
  }
  private search(words: readonly string[], combineWith: 'AND' | 'OR'): Found {
    if (!words.length) return { rules: [], cards: [] };
    const query: Query = { combineWith, queries: words.map((word, n) => this.queryFor(word, n === words.length - 1)) };
    const hits = this.index.search(query, {
      boost: { title: 1.3 },
      boostDocument: (_id, _term, stored) => (stored as Doc | undefined)?.weight ?? 1,
    });
    return {
      rules: hits.flatMap(({ id }) => this.rules.get(id as string) ?? []).slice(0, MOST_RULES),
      cards: hits.flatMap(({ id }) => this.cards.get(id as string) ?? []).slice(0, MOST_CARDS),
    };
  }
  /** The word, its like, its beginning while it is still being typed, and what else it may be called. */
  private queryFor(word: string, isLast: boolean): Query {
    const term = stem(word);
    // A word that is not written there is a slip: what is like it is meant. Letters that changed places are two slips.
    const isSlip = !this.terms.has(term);
    const fuzzy = term.length < 4 ? false : isSlip && term.length > 4 ? 2 : 1;
    const prefix = isLast && word.length > 2;
    const own: Query = { queries: [word], fuzzy, prefix, weights: { fuzzy: isSlip ? 0.9 : 0.15, prefix: 0.5 } };
    const others = this.synonyms[term]?.split(' ') ?? [];
    return { combineWith: 'OR', queries: [own, ...others.map(other => ({ queries: [other], boost: LESS }))] };
  }
}
/** Another word for it is worth less than the word itself. */
const LESS = { title: 1, text: 0.7 };

const merged = (first: Found, then: Found): Found => ({
  rules: [...new Set([...first.rules, ...then.rules])],
  cards: [...new Set([...first.cards, ...then.cards])],
});
