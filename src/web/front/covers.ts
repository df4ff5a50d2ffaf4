// The cover of each game, and what a box says about it: how long it takes and how much there is to think about.
const FILES: Record<string, string> = import.meta.glob('../../games/*/board/cover.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});
/** The address of its picture; none for a game that stands in no box. */
export const coverOf = (game: string): string | undefined => FILES[`../../games/${game}/board/cover.svg`];

interface Facts {
  minutes: number;
  /** One to three. */
  weight: number;
}
export const FACTS: Readonly<Record<string, Facts>> = {
  'dice-masters': { minutes: 30, weight: 1 },
  'mutant-revolution': { minutes: 90, weight: 2 },
  'age-of-heroes': { minutes: 75, weight: 2 },
  'strike-teams': { minutes: 60, weight: 2 },
  'marvel-heroes': { minutes: 120, weight: 3 },
};
