// The horizon of bots that search: the end of the round, when pawns come home and it shows who got what.
import type { Outlook, Table } from '#engine/definition.ts';
import type { Seat } from '#engine/types.ts';
import type { Heroes } from '../table/world.ts';
import { chance } from './chance.ts';

const afterRound: Outlook<Heroes> = {
  isClear: (then, now) => now.round > then.round,
  chance: ({ world }: Table<Heroes>, seat: Seat) => chance(world, seat),
};

/** By decision: where a pawn goes, which card is played, which icon is marked. */
export const outlook: Record<string, Outlook<Heroes>> = {
  'turn.act': afterRound,
  'missionTurn.choose': afterRound,
  'playing.choose': afterRound,
  'target.choose': afterRound,
};
