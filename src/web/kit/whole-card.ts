// A card shown whole and large, wherever a card is named: what a game tells about it.
import type { Ref, Text, World } from '#engine/types.ts';

export interface WholeCard {
  /** By this number the rulebook knows it. */
  readonly number: number;
  readonly name: Text;
  /** Below its name: 'The Best There Is, fist character'. */
  readonly sub: Text;
  readonly cost: Text;
  /** The colours of its price. */
  readonly paint: { readonly body: string; readonly text: string };
  readonly text: Text;
  /** At its foot: where it comes from, how many dice are left. */
  readonly foot: Text;
  readonly facesTitle: Text;
  /** The faces of its die. */
  readonly faces: readonly Face[];
  readonly plainTitle: Text;
  /** Help to read it: marks on the die, and terms of art in its text. */
  readonly plain: readonly Plain[];
}
interface Plain {
  readonly word: Text;
  readonly text: Text;
}
interface Face {
  readonly title: Text;
  readonly note: Text;
}
/** Loaded when a card is first shown; it speaks the language of the page. Without a table it knows 'card:58' alone. */
export interface LoadedCards {
  read(ref: Ref, world?: World): WholeCard | undefined;
  speak(language: string): Promise<void>;
}

/** A word of art: how it is found in a text, its key among the captions, and that of what explains it. */
export type Keyword<K extends string> = readonly [found: RegExp, word: K, text: K];
type Parts = Pick<WholeCard, 'number' | 'name' | 'sub' | 'text' | 'paint'> & Partial<WholeCard>;
/** Makes cards of what differs from one to the next; their texts are explained in these words. */
export const cardsExplained =
  <K extends string>(say: (key: K | 'plain') => string, keywords: readonly Keyword<K>[]) =>
  (parts: Parts): WholeCard => ({
    cost: '',
    foot: '',
    facesTitle: '',
    faces: [],
    plainTitle: say('plain'),
    plain: keywords
      .filter(([found]) => found.test(parts.text))
      .map(([, word, text]) => ({ word: say(word), text: say(text) })),
    ...parts,
  });
export type Reader<W> = (n: number, w?: W) => WholeCard | undefined;
/** Reads numbers below that alone. */
export const below =
  <W>(most: number, read: Reader<W>): Reader<W> =>
  (n, w) =>
    n < most ? read(n, w) : undefined;
/** Reads things by the kinds that their names begin with. */
export const readBy =
  <W extends World>(readers: Readonly<Record<string, Reader<W>>>) =>
  (ref: Ref, world?: World): WholeCard | undefined => {
    const [kind, digits] = ref.split(':') as [string, string];
    const n = Number(digits);
    return n >= 0 ? readers[kind]?.(n, world as W | undefined) : undefined;
  };
/** White words on the colour of a kind of card. */
export const white = (body: string): WholeCard['paint'] => ({ body, text: '#ffffff' });
