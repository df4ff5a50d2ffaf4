// Words of cards: how effects become clauses, clauses become sentences, and the small words between them.
//
// A game says in one table how each of its verbs reads (`Clauses`); verbs themselves hold no words.

/** A doer and what is done; `who` is empty when the reader is told to do it. */
export interface Clause {
  who: string;
  does: string;
  /** Stands by itself: it is not joined to the clause before it. */
  apart?: true;
}
/** The words of every verb of a vocabulary. `V` is what the words so far have spoken of. */
export type Clauses<E extends { do: string }, V, C = Clause> = {
  readonly [D in E['do']]: (effect: Extract<E, { do: D }>, voice: V) => C;
};

/** Something the reader is told to do. */
export const you = (does: string): Clause => ({ who: '', does });

/** The words of one effect. */
export function clauseOf<E extends { do: string }, V, C>(clauses: Clauses<E, V, C>, effect: E, voice: V): C {
  const clause = clauses[effect.do as E['do']] as ((effect: E, voice: V) => C) | undefined;
  if (!clause) throw new Error(`no words for the verb '${effect.do}'`);
  return clause(effect, voice);
}

/** 'choose one character and spin it up; it must attack': clauses of the same doer are joined. */
export function joined(clauses: readonly Clause[]): string {
  const groups: Clause[][] = [];
  for (const clause of clauses) {
    const last = groups.at(-1);
    if (last?.[0]!.who === clause.who && !clause.apart) last.push(clause);
    else groups.push([clause]);
  }
  return groups.map(same => present(same[0]!.who, listed(same.map(({ does }) => does))).join(' ')).join('; ');
}

// ---- small words -------------------------------------------------------------------------------------------

/** Those parts that have something to say. */
export const present = (...parts: readonly (string | false | 0 | null | undefined)[]): string[] =>
  parts.filter((part): part is string => Boolean(part));

/** 'a, b and c' */
export const listed = (items: readonly string[], and = 'and'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)!}`;

/** '1 die', '2 dice' */
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
/** '+2', '-1' */
export const signed = (n: number): string => (n < 0 ? `${n}` : `+${n}`);
/** 'an X-Men card', 'a character' */
export const article = (text: string): string => `${/^([aeiou]|X-)/i.test(text) ? 'an' : 'a'} ${text}`;
/** "Storm's", 'its' */
export const possessive = (who: string): string => ({ it: 'its', they: 'their', you: 'your' })[who] ?? `${who}'s`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
/** 'gain 1 coin' → 'Gain 1 coin.' */
export const sentence = (text: string): string => `${capital(text)}.`;
/** Puts words into a text's slots: '{who} attacks'. */
export const fill = (text: string, words: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (slot, key: string) => words[key] ?? slot);
