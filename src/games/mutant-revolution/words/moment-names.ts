// The names that prompts use for the moments at which something may be used.
import type { Text } from '#engine/types.ts';
import { MOMENTS, type Moment } from '../cards/card.ts';

const MOMENT_NAMES: Record<Moment, Text> = {
  'plot.activity': 'A turn to act',
  'event.played': 'An Event is played',
  'reaction.played': 'A Reaction is played',
  'bids.revealed': 'The bids are shown',
  'mission.invited': 'A School is invited',
  'mission.refused': 'A School refuses',
  'initiative.beforeRoll': 'Initiative is about to be rolled',
  'initiative.afterRoll': 'Initiative has been rolled',
  'pcTurn.start': 'A Character’s turn begins',
  'pcTurn.action': 'A Character acts',
  'move.before': 'A Character is about to move',
  'move.after': 'A Character has moved',
  'attack.declare': 'An attack is declared',
  'attack.beforeRoll': 'The dice are about to be rolled',
  'attack.afterRoll': 'The dice have been rolled',
  'attack.damage': 'Damage has been counted',
  'attack.after': 'The attack is over',
  'pc.defeated': 'A Character is defeated',
  'mission.end': 'The Mission is over',
};

export const momentName = (n: number): Text => MOMENT_NAMES[MOMENTS[n]!];
