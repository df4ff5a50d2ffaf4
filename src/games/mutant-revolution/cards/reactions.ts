// The Reactions of the Plot Deck: 18 cards by the moments they answer.
import type { ReactionCard } from './card.ts';

const ABOUT_EVENTS: Record<string, ReactionCard> = {
  carefulPreparations: {
    name: 'Careful Preparations',
    copies: 2,
    cost: 3,
    hv: 2,
    on: 'event.played',
    effects: [{ do: 'cancelEvent' }],
  },
  notAtThisSchool: {
    name: 'Not at This School',
    copies: 3,
    cost: 2,
    hv: 2,
    on: 'event.played',
    if: { aimedAtYou: true },
    effects: [{ do: 'cancelEvent' }],
  },
  knewYouWouldTryThat: {
    name: 'Knew You Would Try That',
    copies: 1,
    cost: 4,
    hv: 2,
    on: 'event.played',
    effects: [{ do: 'cancelEvent' }, { do: 'drawPlot', who: 'you', n: 1 }],
  },
  brokenPromise: {
    name: 'Broken Promise',
    copies: 1,
    cost: 2,
    hv: 2,
    on: 'event.played',
    if: { aimedAtYou: true },
    effects: [{ do: 'stealHope', from: 'acting', n: 4 }],
  },
};

const IN_THE_ARENA: Record<string, ReactionCard> = {
  fastballSpecial: {
    name: 'Fastball Special',
    copies: 1,
    cost: 1,
    hv: 1,
    on: 'attack.beforeRoll',
    if: { role: 'attacker' },
    effects: [{ do: 'addDice', roll: 'attack', n: 1 }],
  },
  dangerRoomReflexes: {
    name: 'Danger Room Reflexes',
    copies: 1,
    cost: 1,
    hv: 1,
    on: 'attack.afterRoll',
    if: { role: 'defender' },
    effects: [{ do: 'reroll', roll: 'defence', n: 'all' }],
  },
  bamf: {
    name: 'Bamf!',
    copies: 1,
    cost: 1,
    hv: 1,
    on: 'pcTurn.start',
    if: { yours: true },
    effects: [{ do: 'place', within: 4 }],
  },
  hexBolt: {
    name: 'Hex Bolt',
    copies: 1,
    cost: 2,
    hv: 2,
    on: 'attack.after',
    if: { role: 'defender', hit: true },
    effects: [{ do: 'strikeBack', n: 2 }],
  },
  forceField: {
    name: 'Force Field',
    copies: 1,
    cost: 2,
    hv: 2,
    on: 'attack.damage',
    if: { role: 'defender' },
    effects: [{ do: 'preventDamage', n: 2 }],
  },
  secondaryMutation: {
    name: 'Secondary Mutation',
    copies: 1,
    cost: 2,
    hv: 2,
    on: 'pcTurn.start',
    if: { yours: true },
    effects: [{ do: 'extraAction', of: 'any' }],
  },
};

const AT_AUCTIONS: Record<string, ReactionCard> = {
  hiddenAccount: {
    name: 'Hidden Account',
    copies: 1,
    cost: 1,
    hv: 1,
    on: 'bids.revealed',
    if: { yours: true },
    effects: [{ do: 'raiseBid', n: 2 }],
  },
  protestersOutside: {
    name: 'Protesters Outside',
    copies: 1,
    cost: 2,
    hv: 2,
    on: 'bids.revealed',
    effects: [{ do: 'spoilBid' }],
  },
};

const ABOUT_MISSIONS: Record<string, ReactionCard> = {
  priorEngagement: {
    name: 'Prior Engagement',
    copies: 1,
    cost: 2,
    hv: 2,
    on: 'mission.invited',
    if: { yours: true },
    effects: [{ do: 'waiveRefusal' }, { do: 'gainHope', who: 'you', n: 3 }],
  },
  rollWithThePunch: {
    name: 'Roll with the Punch',
    copies: 1,
    cost: 1,
    hv: 1,
    on: 'pc.defeated',
    if: { yours: true },
    effects: [{ do: 'changeSeverity', by: -1 }],
  },
  healersTouch: {
    name: 'Healer’s Touch',
    copies: 1,
    cost: 1,
    hv: 1,
    on: 'pc.defeated',
    if: { yours: true },
    effects: [{ do: 'waivePayment' }],
  },
};

export const REACTIONS: Record<string, ReactionCard> = {
  ...ABOUT_EVENTS,
  ...IN_THE_ARENA,
  ...AT_AUCTIONS,
  ...ABOUT_MISSIONS,
};
