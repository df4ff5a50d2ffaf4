// The cover of each game.
const FILES: Record<string, string> = import.meta.glob('../../games/*/board/cover.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});
/** The address of its picture; none for a game that stands in no box. */
export const coverOf = (game: string): string | undefined => FILES[`../../games/${game}/board/cover.svg`];
