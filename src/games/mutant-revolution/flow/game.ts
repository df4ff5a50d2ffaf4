// The whole game: schools are chosen, then round follows round until one school has won.
import { procedure } from '#engine/game.ts';
import type { Revolution } from '../table/world.ts';

export const game = procedure<Revolution>()({
  schools: t => t.call('schools'),
  /** MR-RND-05 */
  round: t => t.call('round'),
  winning: t => t.call('winning'),
  /** MR-WIN-03 */
  again: () => 'round',
});
