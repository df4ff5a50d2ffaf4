// The props of a board: all that it needs to draw a table and to let people pick on it.
import type { GameInfo } from '#engine/versions/ruleset.ts';
import type { Decision, Option, Phrase, Ref, View } from '#engine/types.ts';
import type { Part } from '#engine/words.ts';
import type { TableDoc } from '#protocol/table-doc.ts';

export interface BoardProps {
  game: GameInfo;
  doc: TableDoc;
  view: View;
  /** The question to the viewer, if there is one. */
  decision: Decision | undefined;
  /** Options that the viewer has at any time beside it. */
  asides?: readonly Decision[];
  /** Legal options by the things on the table that they are about. */
  lit: ReadonlyMap<Ref, readonly Option[]>;
  /** The thing that a link or a button points at. */
  pointed: Ref | null;
  /** Takes an option: one of the decision's, or one composed by its form; a follow-up belongs to the click before. */
  pick: (option: string, isFollowUp?: boolean) => void;
  /** Opens the list of options about a thing, or closes it. */
  choose: (ref: Ref) => void;
  /** Shows what is known about a thing: a card's words. */
  show: (ref: Ref) => void;
  /** A sentence in pieces, things as links. */
  say: (phrase: Phrase) => Part[];
  /** The name of a seat. */
  seatName: (seat: number) => string;
}
