// Instant search in a rulebook: by words, beginnings of words and fragments of ids, best match first.
import type { RuleEntry, RuleKind, Rulebook } from './rulebook.ts';

interface Haystack {
  readonly entry: RuleEntry;
  readonly text: string;
  readonly chapter: string;
  readonly ids: readonly string[];
}

const WEIGHT = {
  wholeId: 100,

  startInId: 30,
  word: 12,
  numberInId: 8,
  startOfWord: 7,
  chapter: 4,
  inside: 1,
};
const PHRASE = 10;
const SHORTEST_INSIDE = 3;
const KIND_ORDER: Record<RuleKind, number> = { rule: 0, ruling: 1, example: 2 };
const haystacks = new WeakMap<Rulebook, Haystack[]>();

/** The entries that match every word of the query, best first; an empty query finds nothing. */
export function searchRules(book: Rulebook, query: string, limit = 50): RuleEntry[] {
  const phrase = plain(query);
  const words = phrase.split(/[\s,;:.!?()"“”]+/).filter(word => /[\p{L}\p{N}]/u.test(word));
  if (words.length === 0) return [];
  const hits: { entry: RuleEntry; score: number }[] = [];
  for (const haystack of haystacksOf(book)) {
    const score = scoreOf(haystack, words, phrase);
    if (score > 0) hits.push({ entry: haystack.entry, score });
  }
  hits.sort((a, b) => b.score - a.score || KIND_ORDER[a.entry.kind] - KIND_ORDER[b.entry.kind]);
  return hits.slice(0, limit).map(hit => hit.entry);
}

function haystacksOf(book: Rulebook): Haystack[] {
  const known = haystacks.get(book);
  if (known) return known;
  const made = book.entries.map(entry => ({
    entry,
    text: plain(entry.text),
    chapter: plain(entry.chapter),
    ids: idForms(entry.id.toLowerCase()),
  }));
  haystacks.set(book, made);
  return made;
}

/** 'dm-pay-04' may be asked for as dmpay04, pay04 or 04, and without the zero. */
function idForms(id: string): string[] {
  const forms = (parts: string[]): string[] => parts.map((_, from) => parts.slice(from).join(''));
  return [...forms(id.split('-')), ...forms(id.replace(/-0+(?=\d)/, '-').split('-'))];
}

function scoreOf(haystack: Haystack, words: readonly string[], phrase: string): number {
  let total = words.length > 1 && haystack.text.includes(phrase) ? PHRASE : 0;
  for (const word of words) {
    const inChapter = wordScore(haystack.chapter, word) >= WEIGHT.startOfWord ? WEIGHT.chapter : 0;
    const best = Math.max(idScore(haystack.ids, word.replaceAll('-', '')), wordScore(haystack.text, word), inChapter);
    if (best === 0) return 0;
    total += best;
  }
  return total;
}

function idScore(forms: readonly string[], wanted: string): number {
  const isNumber = /^\d+$/.test(wanted);
  if (!forms.some(form => form.startsWith(wanted))) return 0;
  return isNumber ? WEIGHT.numberInId : forms.includes(wanted) ? WEIGHT.wholeId : WEIGHT.startInId;
}

function wordScore(text: string, word: string): number {
  let best = 0;
  for (let at = text.indexOf(word); at >= 0 && best < WEIGHT.word; at = text.indexOf(word, at + 1)) {
    if (!isLetter(text[at - 1])) best = isLetter(text[at + word.length]) ? WEIGHT.startOfWord : WEIGHT.word;
    else if (word.length >= SHORTEST_INSIDE) best = Math.max(best, WEIGHT.inside);
  }
  return best;
}

function isLetter(char: string | undefined): boolean {
  return char !== undefined && /[\p{L}\p{N}]/u.test(char);
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
