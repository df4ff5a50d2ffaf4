// Reasons for options, in words: each goes on after the option's own label. Chances are told in hundredths.
import type { Text } from '#engine/types.ts';

const vp = '{n} VP';
const cards = '{n|a card|{n} cards}';
const chance = '{chance} in 100';

export const reasonTexts = {
  // ---- what it comes to
  scores: `brings ${vp}`,
  wins: 'wins the game',
  draws: `brings ${cards}`,
  gainsPp: 'brings {n|a Plot Point|{n} Plot Points}',
  stories: 'brings {n|a Story card|{n} Story cards}',
  hurts: `costs an opponent ${cards}`,
  lasting: 'helps for the rest of the game',
  team: 'all Teams have the same chance',

  // ---- planning
  plans: 'sends {ready:hero} to the Headlines and keeps {n} PP',
  plansWith: 'sends {ready:hero} to the Headlines with {supporting:hero} to help, and keeps {n} PP',
  plansNobody: 'saves {n} PP for the next Game Round',
  plansMany: 'has {n|one hero|{n} heroes} to act with',
  staysThere: '{hero} is where a Headline is open',
  ally: 'helps in the fights to come',
  charged: 'can be used once more',
  savesPp: 'saves Plot Points for heroes',
  leastAlly: 'is the one you need least',

  // ---- actions
  solves: `brings ${vp}, and succeeds ${chance}`,
  solvesWell: `brings ${vp}: no Trouble is likely to be left`,
  risky: `would bring ${vp}, but {hero} loses the fight ${chance}`,
  goesTo: `nears {card}, worth ${vp}`,
  goesSkilled: `nears {card}, worth ${vp}, with the skill it asks for`,
  goesIdle: 'no Headline is open there, but it is on the spot for the next',
  goesHome: 'a hero who recovers brings a Plot Point in the next plan',
  supportsThere: 'boosts the dice of the hero who fights there',
  skillThere: 'has the skill of the Headline there',
  bringsAlong: 'costs no action and boosts the dice of {hero}',
  alone: 'keeps the others for another place',
  treats: 'a hero who is treated brings a Plot Point in the next plan',
  story: 'draws a Resource card, and the Story track may move',
  advances: 'the last Story card is yours: 1 VP',
  advancesOther: 'moves your Story cards nearer to the exit',
  manipulates: 'your card is the next to leave the track',
  leavesTrack: 'the last Story card is not yours',
  waits: 'nothing better can be done now',
  lowersThreat: 'takes {n|a die|{n} dice} from the Trouble roll',
  useful: 'is worth more than the others',

  // ---- against the heroes
  moreTrouble: 'adds {n|a die|{n} dice} to the Trouble roll',
  boosts: 'the Lead Villain rolls more HITs',
  savesScheme: 'another scheme would not change much',
  attempts: 'the plan works for you for the rest of the game if the heroes lose or decline',
  noAttempt: 'the heroes would likely win the challenge',
  reduces: 'lowers the Trouble Level by {n}',
  leads: `beats the heroes ${chance}`,
  leadsCheaply: 'costs little, and may wear the heroes out',
  keepsVillain: 'keeps the card for a better moment',
  helps: 'makes the Lead Villain stronger',
  wanted: 'can be played again by anybody later',

  // ---- fights
  power: `wins this sequence ${chance}`,
  strikes: `lands its attack ${chance}`,
  guards: `is hit only ${chance}`,
  outwits: `wins the Outwit contest ${chance}`,
  unread: 'is not what the opponent expects',
  fresh: 'has most KOs left to take',
  strongest: `beats the opponent ${chance}`,
  uses: 'raises the chance to win the fight by {n} in 100',
  prevents: 'saves a KO',
  savesAbility: 'saves the card for a roll that matters more',
  rerolls: 'these dice can only get better',
  rerollsTheirs: 'these dice can only get worse',
  switches: 'the other power is better against what was shown',
  challenges: `wins the challenge ${chance}`,
  declines: `the challenge would be lost ${chance}`,
  putAway: 'you need it least',
} satisfies Record<string, Text>;
