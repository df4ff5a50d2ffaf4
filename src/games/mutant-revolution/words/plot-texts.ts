// Words of the Plot Phase, of Reactions and Powers, and of what cards do away from the arena.
import type { Text } from '#engine/types.ts';

const points = (fact: string): Text => `{${fact}|1 Plot Point|{${fact}} Plot Points}`;
const rp = '{n|1 Revolution Point|{n} Revolution Points}';
const tokens = '{n|a Power Token|{n} Power Tokens}';
/** The targets named with a card. */
const aims =
  '{schools? on {schools:seat}|}{targets? on {targets:character}|}{plots? for {plots:card}|}' +
  '{given?, giving up {given:character}|}';

const PROMPTS = {
  'playStage.act': `Play an Event, use a Power or discard for Hope. You have ${points('n')}.`,
  'plot.trim': 'Discard {n|1 card|{n} cards} down to your Hand Size.',
  'support.answer': `{by:seat} asks you for ${points('n')}.`,
  'support.play': `You were given ${points('n')}: play an Event that uses all of it.`,
  'reactions.react': '{by:seat} plays {card}. React?',
  'moment.react': '{moment}. React?',
  'discarding.choose': 'Discard {n|1 Plot Card|{n} Plot Cards}.',
  'aside.gift': 'Give Hope.',
};

const playEvent = `Play {card}${aims}`;
const playReaction = `Play {card} for ${points('n')}: {card:effect}`;
const LABELS = {
  'playStage.act:play': playEvent,
  'support.play:play': playEvent,
  play: 'Play an Event',
  'reactions.react:play': playReaction,
  'moment.react:play': playReaction,
  'reactions.react:pass': 'Let it happen',
  'moment.react:pass': 'Let it go on',
  'playStage.act:ask': 'Ask {seats:seat} for {amounts} PP',
  ask: 'Ask others for Plot Points',
  askFrom: 'Plot Points asked of {seat}',
  give: `{n?Give ${points('n')}|Give nothing}`,
  refund: 'Give it back: no Event fits',
  'playStage.act:discard': 'Discard {cards:card} for {n} Hope',
  'plot.trim:discard': 'Discard {cards:card}',
  'discarding.choose:discard': 'Discard {cards:card}',
  discard: 'Discard several cards',
  discarding: 'Cards to discard',
  'playStage.act:power': `Use {source}${aims}: {source:effect}`,
  'moment.react:power': 'Use {source}: {source:effect}',
  power: 'Use a Power',
  'aside.gift:gift': 'Give {seat} {n} Hope',
  gift: 'Give more Hope',
  giftHope: 'Hope you give',
  targetSchool: 'School',
  targetCharacter: 'Character',
  targetPlot: 'Card of the discard pile',
  payCharacter: 'Character you give up',
};

const REFUSALS = {
  'MR-RCT-02': `It costs ${points('cost')}; you have {n}.`,
  'MR-RCT-12': 'A Reaction waits for its moment; it is no activity.',
  'MR-EVT-02': `It costs ${points('cost')}; there are {n}.`,
  'MR-EVT-03': 'These cannot be named together.',
  'MR-EVT-09': `It costs ${points('cost')} and would not use up the {n} that were given.`,
  'MR-RUL-41': 'Ask somebody for something.',
  'MR-RUL-42': 'An Event in your hand fits; you owe it.',
  'MR-RUL-44': 'You have asked three times in this turn.',
  'MR-RUL-159': 'An Event is being played; keep your Hope until that is settled.',
  'MR-RUL-155': 'You have asked for support; keep your Hope until that is settled.',
  'MR-RUL-48': 'It has nothing to aim at, or you cannot pay what its text costs.',
  'MR-POW-02': '{character} has no Power Token.',
  'MR-CHA-02': '{character} has no Power Token for the Charter.',
  usedAlready: 'It has been used already.',
};

const EVENTS = {
  plotDrawn: '{seat} draws {card}.',
  plotDiscarded: '{seat} discards {card}.',
  plotTaken: '{seat} takes {card} from the discard pile.',
  plotStolen: '{seat} takes {card} from {from:seat}.',
  passed: '{seat} passes.',
  eventPlayed: `{seat} plays {card}${aims}.`,
  eventCancelled: 'The Event is cancelled.',
  reactionPlayed: '{seat} reacts with {card}.',
  reactionCancelled: 'The Reaction is cancelled.',
  supportAsked: `{by:seat} asks {seat} for ${points('n')}.`,
  supportGiven: `{seat} gives {n?${points('n')}|nothing}.`,
  supportRefunded: '{seat} plays no Event; the Plot Points go back.',
  hopePaid: '{seat} pays {n} Hope.',
  giftMade: '{seat} gives {to:seat} {n} Hope.',
  powerUsed: '{seat} uses {source}.',
  charterUsed: '{seat} uses {source}, paid by {character}.',
  rpGained: `{seat} gains ${rp}.`,
  hopeGained: '{seat} gains {n} Hope.',
  hopeStolen: '{seat} takes {n} Hope from {from:seat}.',
  ppGained: `{seat} gains ${points('n')}.`,
  ppLost: `{seat} loses ${points('n')}.`,
  powerLost: `{character} loses ${tokens}.`,
  duelFought: '{character} rolls {dice}, {other:character} rolls {against:dice}.',
  characterInjured: '{character} is Injured.',
  triumphGiven: '{character} receives a Triumph Token.',
  triumphLost: '{character} loses the Triumph Token.',
  characterJoined: '{character} joins {seat}.',
  handSeen: '{seat} looks at {at:seat}’s hand{cards?: {cards:card}|, which is empty}.',
  topSeen: '{seat} looks at {cards?{cards:card}|an empty deck}.',
  auctionCancelled: 'The auction is cancelled.',
  bidSpoiled: '{seat}’s bid counts as 0.',
  bidRaised: '{seat} raises the bid by {n}.',
  refusalWaived: '{seat} may refuse without losing a Revolution Point.',
};

export const plotTexts: Record<string, Text> = { ...PROMPTS, ...LABELS, ...REFUSALS, ...EVENTS };
