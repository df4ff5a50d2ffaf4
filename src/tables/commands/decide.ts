// Decides on a command: the log entry that carries it out, or the problem. Nothing is changed here.
import type { Kept } from '#engine/match.ts';
import { phraseOf } from '#engine/refusals.ts';
import type { Refusal, Seat, World } from '#engine/types.ts';
import { isEndless } from '#engine/versions/ruleset.ts';
import { type Speaker, words } from '#engine/words.ts';
import { isSpent } from '../log/allowances.ts';
import { newTableId } from '../ids-and-tokens.ts';
import { seatNames } from '../log/names.ts';
import { Problem } from '../problem.ts';
import type { Entry, Somebody } from '#protocol/entries.ts';
import type { SaltHash } from '#protocol/parts.ts';
import type { Command } from '#protocol/socket.ts';
import type { NextGame } from '#protocol/table-doc.ts';
import { isPractice } from '../log/dice.ts';
import { makerOf } from './filling.ts';
import { waitsForPeople } from '../log/playing.ts';
import { isAboutSalt, leave, salt, saltOnSitting } from './salting.ts';
import type { Table } from '../log/table.ts';
import { isNextGame } from '../log/table-parts.ts';
import { replace, type Surroundings } from './replacing.ts';
import { isAmongPeople, ownSeat } from './seats.ts';
import { nameStandIn, standInFor } from './stand-ins.ts';
import { agreeToUndo, undo } from './undo.ts';

/** An accepted command: the entry for the log, and for an answer the state that came of it. */
export interface Decided {
  entry: Entry;
  computed?: Kept<World>;
}
type CommandOf<D extends Command['do']> = Extract<Command, { do: D }>;

/** Words of refusals by the rules; English without them. */
export function decide(
  table: Table,
  who: Somebody,
  command: Command,
  around: Surroundings,
  speaker: Speaker = table.game,
): Decided {
  if (isSpent(table, who.id, command.do)) throw new Problem('full');
  if (table.stuck !== null && command.do !== 'say' && command.do !== 'mute')
    throw new Problem('stuck', { why: table.stuck });
  switch (command.do) {
    case 'say':
      return { entry: { kind: 'said', player: who, text: command.text } };
    case 'mute':
      return { entry: mute(table, who, command) };
    case 'replace':
      return { entry: replace(table, who, command, around) };
    default:
      return atSeat(table, who, command, around, speaker);
  }
}

/** The most players whom one can mute at a table: they are looked for in every line of talk. */
const MOST_MUTED = 100;
function mute(table: Table, { id: by }: Somebody, { player, on }: CommandOf<'mute'>): Entry {
  if (on && (table.muted.get(by)?.length ?? 0) >= MOST_MUTED) throw new Problem('full');
  return { kind: 'muted', by, player, on };
}

function atSeat(
  table: Table,
  who: Somebody,
  command: Exclude<Command, CommandOf<'say' | 'mute' | 'replace'>>,
  around: Surroundings,
  speaker: Speaker,
): Decided {
  const taken = ownSeat(table, who, command.seat);
  if (command.do === 'leave') {
    if (table.match) throw new Problem('begun');
    return { entry: leave(table, command.seat, around.now) };
  }
  if (command.do === 'stand-in') return { entry: nameStandIn(table, command, around.bots) };
  if (isAboutSalt(command)) return { entry: salt(table, command) };
  if (command.do === 'return') {
    if (table.status !== 'running') throw new Problem('not-running');
    if (!taken.bot || taken.resigned) throw new Problem('no-bot-plays');
    return { entry: { kind: 'returned', seat: command.seat } };
  }
  if (command.do === 'agree' || command.do === 'decline') return { entry: onOffer(table, who, command, around) };
  if (command.do === 'offer' && isNextGame(command.what))
    return { entry: offerNext(table, command.seat, command.what) };
  if (table.status !== 'running') throw new Problem(table.status === 'over' ? 'over' : 'not-running');
  if (taken.resigned) throw new Problem('over');
  if (command.do === 'resign') {
    const level = standInFor(table, command.seat);
    return { entry: { kind: 'resigned', seat: command.seat, level } };
  }
  if (command.do === 'offer') return { entry: offerDraw(table, command.seat) };
  if (taken.bot) throw new Problem('bot-plays');
  return command.do === 'undo' ? { entry: undo(table, who, command, around) } : answer(table, command, speaker);
}

function answer(table: Table, { seat, decision, option, nth }: CommandOf<'answer'>, speaker: Speaker): Decided {
  const tried = triedOnce(() => table.match!.tried({ seat, decision, option, nth }));
  if (!tried.ok) throw forbidden(table, seat, tried.refusal, speaker);
  return { entry: { kind: 'answered', seat, decision, option }, computed: tried };
}
/** Cards that never come to rest stop the answer that set them off; the position before it stands. */
function triedOnce<T>(attempt: () => T): T {
  try {
    return attempt();
  } catch (error) {
    throw isEndless(error) ? new Problem('endless', { why: (error as Error).message }) : error;
  }
}
/** The problem for an answer that the rules refuse, in the game's words. */
function forbidden(table: Table, seat: Seat, refused: Refusal, speaker: Speaker): Problem {
  const { world } = table.game.view(table.match!.state, seat);
  const seats = seatNames(table).map((name, n) => name ?? `Player ${n + 1}`);
  const phrase = phraseOf(refused);
  const said = words(speaker, phrase, { world, seats });
  const why = said === `[${phrase.say}]` ? `${refused.rule} forbids it.` : said;
  return new Problem('forbidden', { why }, refused.rule);
}

/** The answer given by a bot or a timeout: the option asked for, or the idle one. Nothing when the question is gone.
 *  Where even the idle answer makes the rules throw, the entry makes the table stuck. */
export function answerFor(
  table: Table,
  { seat, decision, nth }: Asked,
  by: 'bot' | 'clock',
  wanted?: string,
): Decided | undefined {
  const isForBot = by === 'bot';
  if (table.status !== 'running' || (table.seats[seat]!.bot !== null) !== isForBot) return undefined;
  if (isForBot && waitsForPeople(table)) return undefined;
  const { state } = table.match!;
  if (table.game.decision(state) !== decision || state.answered[seat] !== nth || !table.waitingFor.includes(seat))
    return undefined;
  const given = (option: string): Decided | undefined => {
    const tried = table.match!.tried({ seat, decision, option });
    return tried.ok ? { entry: { kind: 'answered', seat, decision, option, by }, computed: tried } : undefined;
  };
  try {
    return (wanted === undefined ? undefined : attempt(() => given(wanted))) ?? given(table.game.idle(state, seat));
  } catch (error) {
    return { entry: { kind: 'stuck', why: `its rules have failed: ${(error as Error).message}` } };
  }
}
/** A question to a seat; `nth` is how many answers it had given by then. */
export interface Asked {
  seat: Seat;
  decision: string;
  nth: number;
}
export const askedNow = (table: Table, seat: Seat): Asked => {
  const { state } = table.match!;
  return { seat, decision: table.game.decision(state), nth: state.answered[seat]! };
};
function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

function offered(table: Table, entry: Extract<Entry, { kind: 'offered' }>): Entry {
  if (table.offers.some(offer => offer.what === entry.what)) throw new Problem('offered-already');
  return entry;
}
/** A draw needs the consent of a person on another side; bots give none. */
function offerDraw(table: Table, seat: Seat): Entry {
  if (!isOpponentAsked(table, seat)) throw new Problem('bots-play-on');
  return offered(table, { kind: 'offered', seat, what: 'draw' });
}
function offerNext(table: Table, seat: Seat, what: NextGame): Entry {
  if (table.status !== 'over') throw new Problem('not-over');
  if (isPractice(table.made) && isAmongPeople(table)) throw new Problem('known-dice');
  if (what === 'sequel' && !table.sequel) throw new Problem('no-sequel');
  if (table.next !== null || table.wantsNext !== null) throw new Problem('offered-already');
  return offered(table, { kind: 'offered', seat, what, next: newTableId() });
}
/** The entry for agreeing or declining. Players who have resigned or let a bot play have no say about a draw or an
 *  undo, but do about another game. */
function onOffer(
  table: Table,
  who: Somebody,
  { do: what, seat, offer: n }: CommandOf<'agree' | 'decline'>,
  around: Surroundings,
): Entry {
  const taken = table.seats[seat]!;
  const offer = table.offers.find(o => o.n === n);
  const hasAgreed = offer?.agreed.includes(seat);
  if (!offer || (what === 'agree' && hasAgreed)) throw new Problem('no-offer');
  if (taken.bot && !hasAgreed && !isNextGame(offer.what)) throw new Problem(taken.resigned ? 'over' : 'bot-plays');
  if (what === 'agree' && offer.what === 'undo') return agreeToUndo(table, who, seat, offer, around);
  if (what === 'decline') return { kind: 'declined', seat, offer: n };
  return { kind: 'agreed', seat, offer: n, ...(isNextGame(offer.what) && { next: newTableId() }) };
}

/** Settles a draw to which everybody has agreed who still has a say, since a bot replaced the others. */
export function agreedMeanwhile(table: Table): Decided | undefined {
  if (table.status !== 'running') return undefined;
  const offer = table.offers.find(
    ({ what, by, agreed }) =>
      what === 'draw' && table.consenting(what).every(seat => agreed.includes(seat)) && isOpponentAsked(table, by),
  );
  return offer && { entry: { kind: 'agreed', seat: offer.by, offer: offer.n } };
}
/** Is another person, on another side, asked about a draw? */
function isOpponentAsked(table: Table, seat: Seat): boolean {
  const { seats, sides } = table;
  const isOther = (other: Seat): boolean => seats[other]!.player!.id !== seats[seat]!.player!.id;
  return table.consenting('draw').some(other => sides[other] !== sides[seat] && isOther(other));
}

/** The entry for sitting down, at the wanted seat or at the first free one. */
export function sit(table: Table, who: Somebody, wanted?: Seat, pinch?: string | SaltHash): Entry {
  if (table.stuck !== null) throw new Problem('stuck', { why: table.stuck });
  if (isSpent(table, who.id, 'sit')) throw new Problem('full');
  if (table.seatsOf(who.id).length) throw new Problem('already-seated');
  if (table.drawing.isBarred(who.id)) throw new Problem('barred');
  if (isPractice(table.made) && makerOf(table.made)?.id !== who.id) throw new Problem('known-dice');
  const free = table.seats.flatMap(({ player, bot }, seat) => (player || bot ? [] : [seat]));
  if (wanted !== undefined && wanted >= table.seats.length) throw new Problem('no-seat');
  if (!free.length) throw new Problem('no-free-seat');
  const seat = wanted ?? free[0]!;
  if (!free.includes(seat)) throw new Problem('seat-taken');
  return { kind: 'sat', seat, player: who, ...saltOnSitting(table, wanted, pinch) };
}
