// The server's texts in any game: ends of tables beside the rules, and the problems by name.
import type { Text } from '#engine/types.ts';

export const TABLE_TEXTS = {
  'TABLE-END-1': '{seat} has resigned.',
  'TABLE-END-2': 'The players have agreed on a draw.',
} satisfies Record<string, Text>;

/** Problems by name, in words for people. */
export const PROBLEMS = {
  'bad-message': 'This message is not understood: {why}.',
  'too-big': 'This message is too big: {limit} bytes at most.',
  'too-fast': 'Too many messages: wait a moment and try again.',
  'hello-first': 'Say hello first.',
  'unknown-token': 'This token is not known here; become a guest anew.',
  'not-you': 'Say who you are first: a guest has a token.',
  'no-table': 'There is no such table.',
  'no-game': 'There is no game of that name to play here yet.',
  'no-bot': 'There is no bot of that name.',
  'bad-options': '{why}',
  'not-watched': 'Watch the table first.',
  'not-your-seat': 'You do not sit there.',
  'no-seat': 'There is no such seat at this table.',
  'seat-taken': 'Somebody sits there already.',
  'no-free-seat': 'No seat is free at this table.',
  'already-seated': 'You sit at this table already.',
  'salted-already': 'You have added your salt already.',
  'not-running': 'The game is not running.',
  begun: 'The game has begun; you can resign, or let a bot play for you.',
  'bot-plays': 'A bot plays for this seat; return to it first.',
  'no-bot-plays': 'No bot plays for this seat.',
  'not-away': 'Only somebody who is away can be replaced.',
  'not-late': 'Everybody has days for each answer here: only whose time has run out can be replaced.',
  forbidden: '{why}',
  'nothing-to-undo': 'There is nothing to take back.',
  stands: '{who} has answered since and does not play now; what they have played stands.',
  'no-offer': 'That offer is no longer open.',
  'bots-play-on': 'Bots agree to no draw.',
  'offered-already': 'That has been offered already.',
  'not-over': 'This is for later, when the game is over.',
  'no-sequel': 'No match follows this one.',
  over: 'The game is over.',
  stuck: 'This game cannot go on: {why}',
  full: 'You have done too much at this table; it takes no more of this from you.',
  busy: 'The server is busy; try again.',
  unknown: 'The store did not answer, so it is not known whether this was done: ask again with the same key.',
  'seed-hidden': 'The record holds the seed and what is hidden; it can be had when the game is over.',
  'known-dice': 'Known dice are for practice: not at a public table, and every seat must be yours or a bot’s.',
  'bad-record': 'This match file does not play: {why}',
  'wrong-host': 'This server is not known by that name.',
  'forbidden-origin': 'This page may not speak to this server.',
  internal: 'Something went wrong on the server; nothing was changed.',
} satisfies Record<string, Text>;
export type ProblemName = keyof typeof PROBLEMS;
