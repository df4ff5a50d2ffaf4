// Walking in one click: a Move that is begun with the hex in mind where it is to end.
import type { Decision } from '#engine/types.ts';

/** The option that ends the Move there, '' while others may still answer it. */
export function endOfMove(decision: Decision | undefined, hex: number): string | undefined {
  if (!decision || decision.id === 'moment.react') return '';
  const option = decision.id === 'move.to' && decision.options.find(({ id }) => id === `to:${hex}`);
  return option && !option.refused ? option.id : undefined;
}
