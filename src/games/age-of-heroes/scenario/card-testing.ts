// For tests of cards: a card is used or played by seat 0 in one line.
import { scenario, type Position, type Scenario } from './scenario.ts';

/** Seat 0 uses this Ally in the Danger Room. */
export const ally = (card: string, position: Position = {}): Scenario =>
  scenario({ protocols: [], resources: [[0, 0, 0]], cards: { dangerAlly1: [card, 0] }, ...position }).play(
    `0 assign:${card}`,
    '0 pawn:Cyclops',
  );
/** Seat 0 uses this Team-Up with Cyclops. */
export const teamUp = (card: string, resources: number[], position: Position = {}): Scenario =>
  scenario({
    at: 'mission',
    protocols: [],
    cards: { teamUp1: [card, 0] },
    resources: [resources],
    jet: ['0 Cyclops'],
    ...position,
  }).play(`0 assign:${card}`);
/** Seat 0 plays this Event in the Medical Bay with Cyclops. */
export const event = (card: string, position: Position = {}): Scenario =>
  scenario({
    protocols: [],
    ...position,
    hands: [[card, ...(position.hands?.[0] ?? [])], ...(position.hands?.slice(1) ?? [])],
  }).play('0 assign:medical1', '0 pawn:Cyclops', `0 play:${card}`);
