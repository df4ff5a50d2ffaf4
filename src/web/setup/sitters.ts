// The sitters of a new table: the usual ones for each way to play, their requests to the server, and names stored here.
import type { SeatChoice } from '#protocol/parts.ts';
import { keep, kept } from '../kept.ts';
import { USUAL } from '../play/quick.ts';

/** A way to play: against bots here, with people around this screen, with friends over the server. */
export const WAYS = ['bots', 'screen', 'friends'] as const;
export type Way = (typeof WAYS)[number];
/** 'me', 'open', or the name of a bot. */
export type Sitter = string;

/** The usual sitter of a seat. */
export const usualSitter = (way: Way, seat: number): Sitter =>
  seat === 0 || way === 'screen' ? 'me' : way === 'friends' ? 'open' : USUAL;

export const wishOf = (sitter: Sitter): SeatChoice =>
  sitter === 'me' || sitter === 'open' ? { kind: sitter } : { kind: 'bot', level: sitter };

const NAMES = 'longbox.names';
/** The names that people at this screen gave last. */
export const keptNames = (): string[] => kept(NAMES) ?? [];
export const keepNames = (names: readonly string[]): void => keep(NAMES, names);
