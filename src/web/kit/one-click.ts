// The start of the last click that has given answers: taking back goes there, however many answers it gave.
let table = '';
let from = 0;
let isFollowing = false;

/** An answer is given at a table that has so many. */
export function clicked(at: string, answers: number): void {
  if (!isFollowing || at !== table) [table, from] = [at, answers];
}
/** Gives answers that an earlier click has asked for. */
export function following(give: () => void): void {
  isFollowing = true;
  give();
  isFollowing = false;
}
/** The number of answers before that click. Nothing where it was one answer, or is taken back already. */
export const beforeClick = (at: string, answers: number): number | undefined =>
  at === table && from < answers - 1 ? from : undefined;
