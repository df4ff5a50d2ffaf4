// The course of the game: each answer is checked and played, and the rules run to the next question.
import { recruitOf } from '#games/auction/table/deck.ts';
import { countBids } from './bidding.ts';
import {
  ALTERNATIVE,
  BID,
  discard,
  DISCARD,
  draw,
  FLOOR,
  gainCoins,
  type House,
  type Move,
  OPEN,
  OPPONENT,
  ORDER,
  PASS,
  REACT,
  score,
  TAKE_BACK,
  takeCoins,
  TURN,
} from './house.ts';
import { canChoose, EVENTS, HIGHEST_BID, isPlayable, owes, REACTIONS } from './legal.ts';
import { speak } from './market.ts';
import { ABILITY, CHOOSE_OPPONENT, DISCARDING, EVENT, ONE_OF, operate, REACTION } from './operations.ts';
import { END, PROGRAM, PROGRAM_OF } from './programs.ts';

const INCOME = 3;
const OFFERS_A_ROUND = 2;

/** Plays an answer; false when it is against the rules, and then nothing has changed. */
export function answer(w: House, seat: number, question: number, move: Move): boolean {
  if (question !== w.question) return false;
  if (question === FLOOR) return speak(w, seat, move) && (w.busy.length > 0 || beginPlot(w));
  if (typeof move !== 'number') return false;
  if (question === BID || question === REACT) return seal(w, seat, move);
  if (seat !== w.seat) return false;
  switch (question) {
    case TURN:
      return move === PASS ? nextTurn(w) : isPlayable(w.hands[seat]!, move, EVENTS) && playEvent(w, seat, move);
    case OPPONENT:
      return move >= 0 && move < w.seats && move !== seat && chooseOpponent(w, move);
    case DISCARD:
      return isPlayable(w.hands[seat]!, move, EVENTS | REACTIONS) && discardChosen(w, seat, move);
    case ALTERNATIVE:
      return chooseAlternative(w, seat, move);
    case ORDER:
      return w.waiting[move]?.owner === seat && runAbility(w, move);
    default:
      return false;
  }
}

/** AU-GFT-01, AU-GFT-02 */
export function gift(w: House, seat: number, to: number): boolean {
  if ((w.question !== FLOOR && !w.turns) || to === seat || !(to >= 0 && to < w.seats)) return false;
  if (w.gifts[seat]! > 0 || !w.coins[seat]) return false;
  takeCoins(w, seat, to, 1);
  w.gifts[seat]!++;
  return true;
}

// Everything below returns true, so that an answer may end with it.

function ask(w: House, question: number, seat: number): true {
  w.question = question;
  w.seat = seat;
  w.asks++;
  return true;
}

export function beginRound(w: House): true {
  if (w.round === w.rounds) {
    score(w);
    return true;
  }
  w.live.length = 0;
  for (let seat = 0; seat < w.seats; seat++) w.live.push(seat);
  w.hammer = w.recruits.pop()!;
  w.sealed.fill(OPEN);
  return ask(w, BID, -1);
}

function seal(w: House, seat: number, move: number): boolean {
  if (move === TAKE_BACK) return takeBack(w, seat);
  if (!w.live.includes(seat) || !owes(w, seat) || !isSealable(w, seat, move)) return false;
  w.sealed[seat] = move;
  for (let i = 0; i < w.live.length; i++) if (owes(w, w.live[i]!)) return true;
  return w.question === BID ? revealBids(w) : revealReactions(w);
}
const isSealable = (w: House, seat: number, move: number): boolean =>
  w.question === BID
    ? move >= 0 && move <= HIGHEST_BID && move <= w.coins[seat]!
    : move === PASS || isPlayable(w.hands[seat]!, move, REACTIONS);

function takeBack(w: House, seat: number): boolean {
  if (!w.live.includes(seat) || w.sealed[seat] === OPEN) return false;
  w.sealed[seat] = OPEN;
  return true;
}

function revealBids(w: House): true {
  w.live = countBids(w);
  w.sealed.fill(OPEN);
  if (w.live.length > 1) return ask(w, BID, -1);
  if (w.live.length) return award(w, w.live[0]!);
  w.gone.push(w.hammer);
  return openMarket(w);
}
function award(w: House, seat: number): true {
  w.bank += w.stakes[seat]!;
  w.stakes[seat] = 0;
  raise(w, 'auctionWon', seat);
  w.won[seat]!.push(w.hammer);
  return runAbilities(w);
}

function openMarket(w: House): true {
  w.gifts.fill(0);
  w.busy.length = 0;
  for (let seat = 0; seat < w.seats; seat++) w.busy.push(seat);
  w.left.fill(OFFERS_A_ROUND);
  return ask(w, FLOOR, -1);
}

function beginPlot(w: House): true {
  w.offers.length = 0;
  w.turns = 0;
  return nextTurn(w);
}
function nextTurn(w: House): true {
  while (w.turns < w.seats) {
    w.by = (w.round + w.turns++) % w.seats;
    if (w.hands[w.by]!.length) return ask(w, TURN, w.by);
  }
  w.turns = 0;
  for (let i = 0; i < w.seats; i++) {
    const seat = (w.round + i) % w.seats;
    gainCoins(w, seat, INCOME);
    draw(w, seat, 1);
  }
  w.round++;
  return beginRound(w);
}

function playEvent(w: House, seat: number, card: number): true {
  discard(w, seat, card);
  w.card = card;
  w.cancelled = false;
  w.live.length = 0;
  for (let i = 1; i < w.seats; i++) w.live.push((seat + i) % w.seats);
  return askReactions(w);
}
/** Asks those who hold cards; when nobody does, the event happens. */
function askReactions(w: House): true {
  w.sealed.fill(OPEN);
  for (let i = 0; i < w.live.length; i++) if (w.hands[w.live[i]!]!.length) return ask(w, REACT, -1);
  return runCard(w, EVENT, w.card, w.by);
}
function revealReactions(w: House): true {
  const actor = w.live.findIndex(seat => w.sealed[seat]! >= 0);
  if (actor < 0) return runCard(w, EVENT, w.card, w.by);
  const seat = w.live[actor]!;
  const card = w.sealed[seat]!;
  w.live.splice(0, actor + 1);
  discard(w, seat, card);
  return runCard(w, REACTION, card, seat);
}

function runCard(w: House, running: number, card: number, owner: number): true {
  w.running = running;
  w.at = PROGRAM_OF[card]!;
  w.owner = owner;
  return runOn(w);
}
/** Runs the card's operations until one of them asks or the card is done. */
function runOn(w: House): true {
  for (;;) {
    const op = PROGRAM[w.at]!;
    if (op.code === END) return cardDone(w);
    if (op.code === CHOOSE_OPPONENT && w.seats > 2) return ask(w, OPPONENT, w.owner);
    if (op.code === DISCARDING || op.code === ONE_OF) {
      const seat = w.queue.pop()!;
      if (seat < 0) w.at = op.to;
      else if (op.code === ONE_OF) return ask(w, ALTERNATIVE, seat);
      else if (w.hands[seat]!.length) return ask(w, DISCARD, seat);
    } else w.at = operate(w, op, w.at + 1);
  }
}
function cardDone(w: House): true {
  if (w.running === ABILITY) return runAbilities(w);
  if (w.running === REACTION) return w.cancelled ? nextTurn(w) : askReactions(w);
  raise(w, 'eventPlayed', w.by);
  return runAbilities(w);
}

function chooseOpponent(w: House, victim: number): true {
  w.victim = victim;
  w.at++;
  return runOn(w);
}
function chooseAlternative(w: House, seat: number, verb: number): boolean {
  const branch = PROGRAM[w.at]!.branches.find(one => one.verb === verb);
  if (!branch || !canChoose(w, seat, verb)) return false;
  w.at = branch.at;
  return runOn(w);
}
function discardChosen(w: House, seat: number, card: number): true {
  discard(w, seat, card);
  return runOn(w);
}

function raise(w: House, when: 'auctionWon' | 'eventPlayed', by: number): void {
  w.cause = by;
  for (let owner = 0; owner < w.seats; owner++)
    for (const card of w.won[owner]!) {
      const { ability } = recruitOf(card);
      if (ability?.when === when && (ability.whose === 'any' || owner === by)) w.waiting.push({ owner, card });
    }
}
/** Clockwise from the seat that caused them; a seat with several orders its own. */
function runAbilities(w: House): true {
  for (let i = 0; w.waiting.length && i < w.seats; i++) {
    const seat = (w.cause + i) % w.seats;
    const first = w.waiting.findIndex(ability => ability.owner === seat);
    if (first < 0) continue;
    return w.waiting.findLastIndex(ability => ability.owner === seat) > first
      ? ask(w, ORDER, seat)
      : runAbility(w, first);
  }
  return w.turns ? nextTurn(w) : openMarket(w);
}
function runAbility(w: House, at: number): true {
  const { owner, card } = w.waiting.splice(at, 1)[0]!;
  return runCard(w, ABILITY, card, owner);
}
