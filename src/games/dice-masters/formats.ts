// The four ways to play: what each puts on the table (DM-TEA-02).
import type { Json } from '#engine/types.ts';
import type { Random } from '#engine/definition.ts';
import { addCard, addSidekicks, emptyTable } from './layout.ts';
import { BOTH, type Duel } from './world.ts';

/** DM-SET-01, DM-SET-06, DM-SET-07, DM-SET-10 */
export function layOut(_options: Json, _random: Random): Duel {
  const w = emptyTable('first-game', 10, false);
  addCard(w, 14, 2, 0);
  addCard(w, 4, 2, 0);
  addCard(w, 1, 2, 1);
  addCard(w, 10, 2, 1);
  for (const card of [25, 26, 30]) addCard(w, card, 3, BOTH);
  for (const seat of [0, 1]) addSidekicks(w, seat);
  return w;
}
