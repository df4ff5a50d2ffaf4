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
