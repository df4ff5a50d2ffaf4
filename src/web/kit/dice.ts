// Dice as they are shown in a row: a face as a picture, and what it is called.
export interface RolledDie {
  face: string;
  label: string;
  /** The action of a click, where something can be done with it. */
  press?: (() => void) | undefined;
}
/** A die that only shows its face, in one piece. */
export const dieOf = ({ face, label }: RolledDie): string =>
  `<span class="cube" role="img" aria-label="${label}">${face}</span>`;
