// Words of set-up, Upkeep, the Recruit Phase with its bids, and the end; the other phases have theirs beside it.
import type { Text } from '#engine/types.ts';

/** The goods of one side of a deal: '2 Hope and Pixie'. */
const goods = (side: string): Text =>
  `{${side}?{${side}Hope?{${side}Hope} Hope and |}{${side}:character}|{${side}Hope?{${side}Hope} Hope|nothing}}`;
const deal = `${goods('give')} for ${goods('get')}`;

const PROMPTS = {
  'schools.choose': 'Choose your School.',
  'upkeep.recover': 'Let up to 3 of your Characters recover.',
  'upkeep.advance': 'Advance the Revolution: 6 Characters spend a Power Token each for 1 Revolution Point.',
  'upkeep.wages': 'Pay 1 Hope for each Hero that stays; you have {hope}.',
  'upkeep.despair': 'None of your Heroes and Students is Uninjured. What do you lose?',
  'auction.bid.recruit': 'Bid for {card}{stake?, on top of the {stake} Hope on the board|}.',
  'auction.bid.commander': 'Bid to command the mission{stake?, on top of the {stake} Hope on the board|}.',
  'floor.floor':
    '{ready?You are ready to bid; the others may still trade.' +
    '|Trade, send Characters on Secret Missions, or pick up your dial to end it.}',
  'secretMissions.send': 'Send Characters on Secret Missions now or not at all this round.',
  'training.assign': 'Who gets {card}?',
};

const LABELS = {
  'schools.choose:choose': '{school}',
  'upkeep.recover:recover': '{characters?Recover {characters:character}|Nobody recovers}',
  recover: 'Let others recover',
  recovering: 'Who recovers',
  'upkeep.advance:advance': 'Spend a Power Token of {characters:character}',
  advance: 'Choose who spends them',
  advancing: 'Who spends a Power Token',
  'upkeep.advance:decline': 'Do not advance',
  'upkeep.wages:pay': '{characters?{characters:character} {n|stays|stay}|No Hero stays}',
  pay: 'Choose who stays',
  staying: 'Who stays',
  'upkeep.despair:loseHope': 'Lose {n} Hope',
  'upkeep.despair:loseRp': 'Lose 1 Revolution Point',
  bid: '{n} Hope',
  ready: 'Pick up the dial',
  unready: 'Put the dial down',
  accept: `Accept {from:seat}’s ${deal}`,
  decline: `Decline {from:seat}’s ${deal}`,
  withdraw: `Withdraw the offer of ${deal} to {to:seat}`,
  'floor.floor:offer': `Offer {to:seat} ${deal}`,
  offer: 'Offer another deal',
  'floor.floor:counter': `Offer {to:seat} ${deal} instead`,
  counter: 'Make another counter-offer',
  giveHope: 'Hope you give',
  giveCharacters: 'Characters you give',
  getHope: 'Hope you get',
  getCharacters: 'Characters you get',
  send: 'Send {character} on a Secret Mission for {n} Hope',
  order: 'Call for Secret Missions in order',
  'secretMissions.send:done': 'Send nobody else',
  assign: '{character}',
};

const REFUSALS = {
  'MR-CON-02': 'Another player runs this School.',
  'MR-BID-03': 'You have {hope} Hope.',
  'MR-ALG-02': 'Nothing would change hands.',
  'MR-ALG-07': 'A School may not trade away its last Uninjured Student.',
  'MR-ALG-08': 'A School may not trade away its last Uninjured Hero.',
  'MR-RUL-58': 'A side does not have what it would give.',
  noOffersLeft: 'You have made all your offers in this round.',
  'MR-SMI-04': 'Two of your Characters have gone on Secret Missions in this round.',
  'MR-SMI-05': 'An Injured Character cannot be sent.',
  'MR-SMI-06': 'The last Uninjured Hero cannot be sent.',
  'MR-SMI-07': 'The last Uninjured Student cannot be sent.',
};

const EVENTS = {
  rolledOff: '{seat} rolls {dice}: {total}.',
  schoolChosen: '{seat} runs {school}, led by {leader:character}.',
  characterDealt: '{character} is enrolled with {seat}.',
  commanderDrawn: '{seat} is Mission Commander.',
  roundBegun: 'Round {round}; {seat} is Mission Commander.',
  upkeepBegun: 'Upkeep Phase.',
  plotBegun: 'Plot Phase.',
  recruitBegun: 'Recruit Phase.',
  missionBegun: 'Mission Phase.',
  characterHealed: '{character} is no longer Injured.',
  powerGained: '{character} gains {n|a Power Token|{n} Power Tokens}.',
  revolutionAdvanced: '{seat} advances the Revolution with {characters:character}{n? and gains 1 Revolution Point|}.',
  incomeEarned: '{seat} receives {n} Hope.',
  wagesPaid: '{seat} pays {n} Hope; {characters:character} {n|stays|stay}.',
  characterLeft: '{character} leaves {seat}.',
  hopeLost: '{seat} loses {n} Hope.',
  rpLost: '{seat} loses {n|1 Revolution Point|{n} Revolution Points}.',
  plotMarkersSet: 'Plot Points are now {points}.',
  tournamentBegun: '{seats:seat} stand on 6 Revolution Points and fight a Final Tournament.',
  stopped: 'The game is stopped after round {round}; nobody has won.',
  wonAlone: '{seat} alone stands on 6 Revolution Points.',
  wonTournament: '{seat} wins the Final Tournament.',
  recruitShown: '{card} is auctioned.',
  bidShown: '{seat} bids {n} Hope.',
  auctionTied: '{seats:seat} are tied at {n} Hope and bid again.',
  recruitWon: '{seat} wins {card} for {n} Hope.',
  commanderWon: '{seat} wins the command for {n} Hope.',
  auctionFailed: '{card?{card} goes to the discard pile: nobody wins it|Nobody wins the command}.',
  trained: '{character} gets {card}.',
  trainingWasted: '{seat} has nobody to train; {card} is discarded.',
  offerMade: `{from:seat} offers {to:seat} ${deal}.`,
  offerAccepted: `{to:seat} accepts {from:seat}’s ${deal}.`,
  offerDeclined: `{to:seat} declines {from:seat}’s ${deal}.`,
  offerWithdrawn: `{from:seat} withdraws the offer of ${deal} to {to:seat}.`,
  dialPickedUp: '{seat} picks up the dial.',
  dialPutDown: '{seat} puts the dial down.',
  orderCalled: '{seat} calls for Secret Missions in order.',
  sentInSecret: '{seat} sends {character} on a Secret Mission for {n} Hope.',
};

export const texts: Record<string, Text> = { ...PROMPTS, ...LABELS, ...REFUSALS, ...EVENTS };
