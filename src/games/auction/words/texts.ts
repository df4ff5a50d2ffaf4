// All words of the game. Rule code names a text and its facts; how they are said is decided here.
import type { Text } from '#engine/types.ts';
import { PLOT_BACK, RECRUIT_BACK, cardName } from '../table/deck.ts';
import { MOST_ROUNDS } from '../table/world.ts';
import { faceDown } from '#engine/kit/piles.ts';

const coins = (fact: string): Text => `{${fact}|1 coin|{${fact}} coins}`;
const points = '{n|1 point|{n} points}';
const cards = '{n|a plot card|{n} plot cards}';
/** The goods of one side of a deal: '2 coins and Scout'. */
const goods = (side: string): Text => {
  const money = coins(`${side}Coins`);
  return `{${side}?{${side}Coins?${money} and |}{${side}:card}|{${side}Coins?${money}|nothing}}`;
};
/** The subject of a card's clause: the reader, the opponent chosen, all others, or the seat whose doing is answered. */
const subject = (many: string, one: string): Text =>
  `{owner?${many}|{victim?they ${many}|{others?each opponent ${one}|that seat ${one}}}}`;
const object = '{victim?them|{others?each opponent|that seat}}';
const theirs = '{victim?their|{others?every opponent’s|that seat’s}}';

const PROMPTS = {
  'auction.bid': 'Bid for {card}{stake?, on top of your {stake}|}.',
  'abilities.order': 'Whose ability comes first?',
  'market.floor': 'Trade, or say that you are ready.',
  'turn.play': 'Play an event, or pass.',
  'reactions.react': '{by:seat} plays {card}. React?',
  'opponent.choose': 'Choose an opponent.',
  'discarding.choose': 'Discard a card.',
  'alternative.choose': '{forced?{by:seat} makes you choose|Choose one}.',
  'aside.gift': 'Give a coin.',
  sealed: 'Your answer is in.',
};

const LABELS = {
  bid: coins('n'),
  ready: 'Ready',
  accept: `Accept {from:seat}’s ${goods('give')} for ${goods('get')}`,
  decline: `Decline {from:seat}’s ${goods('give')} for ${goods('get')}`,
  deal: `Offer {to:seat} ${goods('give')} for ${goods('get')}`,
  giveCoins: 'Coins you give',
  giveRecruits: 'Recruits you give',
  getCoins: 'Coins you get',
  getRecruits: 'Recruits you get',
  gift: 'Give {seat} a coin',
  pass: 'Pass',
  'reactions.react:pass': 'Let it happen',
  play: 'Play {card}',
  choose: '{seat}',
  'discarding.choose:discard': 'Discard {card}',
  resolve: '{source:card} first',
};

const REFUSALS = {
  'AU-BID-02': `You have ${coins('coins')}.`,
  'AU-MKT-02': 'You have made your two offers.',
  'AU-MKT-03': 'A side does not have what it would give.',
  'AU-MKT-04': 'Nothing would change hands.',
  'AU-GFT-02': 'You have given already, or have no coin.',
  'AU-PLT-02': 'A reaction answers an event; it is not played on your own turn.',
  'AU-EFF-03': 'You have no card to discard.',
};

const EVENTS = {
  roundBegun: 'Round {round}; {seat} is first.',
  recruitShown: '{card} is auctioned.',
  bidShown: `{seat} bid ${coins('n')}.`,
  recruitWon: `{seat} wins {card} for ${coins('n')}.`,
  auctionFailed: 'Nobody bids; {card} leaves the game.',
  offerMade: `{from:seat} offers {to:seat} ${goods('give')} for ${goods('get')}.`,
  offerAccepted: `{to:seat} accepts {from:seat}’s ${goods('give')} for ${goods('get')}.`,
  offerDeclined: `{to:seat} declines {from:seat}’s ${goods('give')} for ${goods('get')}.`,
  giftMade: '{seat} gives {to:seat} a coin.',
  eventPlayed: '{seat} plays {card}.',
  reactionPlayed: '{seat} reacts with {card}.',
  eventCancelled: 'The event is cancelled.',
  opponentChosen: '{seat} chooses {victim:seat}.',
  coinsGained: `{seat} gains ${coins('n')}.`,
  coinsLost: `{seat} loses ${coins('n')}.`,
  coinsTaken: `{seat} takes ${coins('n')} from {from:seat}.`,
  pointsGained: `{seat} gains ${points}.`,
  pointsLost: `{seat} loses ${points}.`,
  cardDrawn: '{seat} draws {card}.',
  cardDiscarded: '{seat} discards {card}.',
  handSeen: '{seat} looks at {at:seat}’s hand{cards?: {cards:card}|, which is empty}.',
  dieRolled: '{seat} rolls {face}.',
  incomePaid: `{seat} earns ${coins('n')}.`,
  goalShown: '{seat} had the goal {goal}.',
  scored: 'The scores are {scores}.',
};

/** Clauses of cards, by verb. */
const CLAUSES = {
  gainCoins: `${subject('gain', 'gains')} ${coins('n')}`,
  loseCoins: `${subject('lose', 'loses')} ${coins('n')}`,
  gainPoints: `${subject('gain', 'gains')} ${points}`,
  losePoints: `${subject('lose', 'loses')} ${points}`,
  draw: `${subject('draw', 'draws')} ${cards}`,
  discard: `${subject('discard', 'discards')} a card`,
  takeCoins: `take ${coins('n')} from ${object}`,
  look: `look at ${theirs} hand`,
  chooseOpponent: 'choose an opponent',
  oneOf: `${subject('choose', 'chooses')} one: {alternatives}`,
  or: '{first}, or {second}',
  roll: 'roll a die; on {n} or more {then}, otherwise {else}',
  cancel: 'cancel the event',
  worth: 'Worth {worth|1 point|{worth} points}.',
  'auctionWon.own': 'When you win an auction:',
  'auctionWon.any': 'When anyone wins an auction:',
  'eventPlayed.own': 'When you have played an event:',
  'eventPlayed.any': 'When anyone has played an event:',
};

const SETTINGS = {
  'setting:rounds': 'Rounds',
  'setting.wrong:rounds': `A game has 1 to ${MOST_ROUNDS} rounds, not {value}.`,
};

export const texts: Record<string, Text> = { ...SETTINGS, ...PROMPTS, ...LABELS, ...REFUSALS, ...EVENTS, ...CLAUSES };

const BACKS: Record<number, Text> = { [faceDown(RECRUIT_BACK)]: 'a recruit', [faceDown(PLOT_BACK)]: 'a plot card' };
export const names = {
  card: (n: number): Text => BACKS[n] ?? cardName(n),
  offer: (n: number): Text => `offer ${n}`,
};
