// The 26 Events among the Resource cards.
import type { EventCard } from './card.ts';

export const EVENTS: Readonly<Record<string, EventCard>> = {
  secondWind: {
    name: 'Second Wind',
    group: 'combat',
    ability: {
      at: 'afterOwnRoll',
      roll: ['attack', 'defend', 'outwit'],
      cost: 'none',
      effects: [{ do: 'reroll', whose: 'own', dice: 'any' }],
    },
  },
  luckyBreak: {
    name: 'Lucky Break',
    group: 'combat',
    ability: { at: 'afterOwnRoll', roll: ['outwit'], cost: 'none', effects: [{ do: 'hits', who: 'self', n: 1 }] },
  },
  distraction: {
    name: 'Distraction',
    group: 'combat',
    ability: {
      at: 'beforeOwnRoll',
      roll: ['defend'],
      cost: 'none',
      effects: [{ do: 'reroll', whose: 'opponent', dice: 'any', of: 'attack' }],
    },
  },
  sleightOfHand: {
    name: 'Sleight of Hand',
    group: 'combat',
    ability: {
      at: 'beforeOwnRoll',
      roll: ['attack', 'defend', 'outwit'],
      cost: 'none',
      effects: [
        { do: 'copyRate', rating: 'roll', for: 'roll' },
        { do: 'rate', who: 'self', rating: 'roll', n: 1, for: 'roll' },
      ],
    },
  },
  neverGiveUp: {
    name: 'Never Give Up',
    group: 'combat',
    ability: {
      at: 'afterOwnRoll',
      roll: ['attack', 'defend'],
      if: { ownKosAtLeast: 1 },
      cost: 'none',
      effects: [{ do: 'hits', who: 'self', n: 2 }],
    },
  },
  surpriseAttack: {
    name: 'Surprise Attack',
    group: 'combat',
    ability: {
      at: 'beforeOwnRoll',
      roll: ['attack'],
      if: { initiative: false },
      cost: 'none',
      effects: [{ do: 'rate', who: 'self', rating: 'attack', n: 4, for: 'roll' }],
    },
  },
  allOutAttack: {
    name: 'All-Out Attack',
    group: 'combat',
    ability: {
      at: 'beforeOwnRoll',
      roll: ['attack'],
      cost: 'none',
      effects: [
        { do: 'rate', who: 'self', rating: 'attack', n: 4, for: 'roll' },
        { do: 'rate', who: 'self', rating: 'defend', n: -1, for: 'roll' },
      ],
    },
  },
  braceForImpact: {
    name: 'Brace for Impact',
    group: 'combat',
    ability: {
      at: 'beforeOwnRoll',
      roll: ['defend'],
      cost: 'none',
      effects: [{ do: 'rate', who: 'self', rating: 'defend', n: 2, for: 'roll' }],
    },
  },
  battleOfWits: {
    name: 'Battle of Wits',
    group: 'combat',
    ability: {
      at: 'beforeOwnRoll',
      roll: ['outwit'],
      cost: 'none',
      effects: [{ do: 'winTies', rating: 'outwit', for: 'roll' }],
    },
  },
  teamTactics: {
    name: 'Team Tactics',
    group: 'combat',
    ability: {
      at: 'beforeOwnRoll',
      roll: ['attack', 'defend', 'outwit'],
      cost: 'none',
      effects: [{ do: 'boost', for: 'combat' }],
    },
  },
  fastballSpecial: {
    name: 'Fastball Special',
    group: 'combat',
    ability: {
      at: 'beforeOwnRoll',
      roll: ['attack'],
      cost: 'none',
      effects: [
        { do: 'rate', who: 'self', rating: 'attack', n: 1, for: 'roll' },
        { do: 'rate', who: 'self', rating: 'attack', n: 2, for: 'roll', if: { supporter: true } },
      ],
    },
  },
  anonymousTip: {
    name: 'Anonymous Tip',
    group: 'trouble',
    ability: {
      at: 'beforeTroubleRoll',
      cost: 'none',
      effects: [
        { do: 'skill', skill: 'headline' },
        { do: 'look', who: 'nemesis' },
      ],
    },
  },
  quickResponse: {
    name: 'Quick Response',
    group: 'trouble',
    ability: { at: 'afterTroubleRoll', cost: 'none', effects: [{ do: 'trouble', n: -2 }] },
  },
  evacuation: {
    name: 'Evacuation',
    group: 'trouble',
    ability: {
      at: 'beforeTroubleRoll',
      cost: 'none',
      effects: [
        { do: 'threat', n: -1 },
        { do: 'threat', n: -1, if: { type: 'danger' } },
      ],
    },
  },
  clearedStreets: {
    name: 'Cleared Streets',
    group: 'trouble',
    ability: { at: 'afterTroubleRoll', cost: 'none', effects: [{ do: 'reroll', whose: 'trouble', dice: 'any' }] },
  },
  avengersAssemble: {
    name: 'Avengers Assemble!',
    group: 'movement',
    ability: { at: 'action', cost: 'action', effects: [{ do: 'move', how: 'squad' }] },
  },
  onTheDouble: {
    name: 'On the Double',
    group: 'movement',
    ability: { at: 'beforeAction', cost: 'none', effects: [{ do: 'moveAfterwards' }] },
  },
  meanwhile: {
    name: 'Meanwhile...',
    group: 'movement',
    ability: {
      at: 'action',
      cost: 'action',
      effects: [{ do: 'draw', deck: 'resource', n: 1 }, { do: 'storyManipulate' }, { do: 'storyAdvance', n: 2 }],
    },
  },
  frontPageNews: {
    name: 'Front Page News',
    group: 'movement',
    ability: { at: 'action', cost: 'action', effects: [{ do: 'replaceHeadline' }, { do: 'movement' }] },
  },
  shieldBriefing: {
    name: 'S.H.I.E.L.D. Briefing',
    group: 'economy',
    ability: { at: 'action', cost: 'action', effects: [{ do: 'draw', deck: 'resource', n: 3 }] },
  },
  starkIndustriesGrant: {
    name: 'Stark Industries Grant',
    group: 'economy',
    ability: { at: 'income', cost: 'none', effects: [{ do: 'gainPp', n: 2 }] },
  },
  oldFavor: {
    name: 'Old Favor',
    group: 'economy',
    ability: { at: 'allyStep', cost: 'none', effects: [{ do: 'takeAlly' }, { do: 'allyCost', n: -1 }] },
  },
  undercover: {
    name: 'Undercover',
    group: 'economy',
    ability: {
      at: 'action',
      cost: 'action',
      effects: [
        { do: 'discard', who: 'eachOpponent', deck: 'villain', n: 1 },
        { do: 'draw', deck: 'resource', n: 1 },
      ],
    },
  },
  nightNurse: {
    name: 'Night Nurse',
    group: 'healing',
    ability: { at: 'action', cost: 'action', effects: [{ do: 'heal', n: 2 }] },
  },
  walkItOff: {
    name: 'Walk It Off',
    group: 'healing',
    ability: {
      at: 'beforeOwnRoll',
      roll: ['attack', 'defend', 'outwit'],
      if: { initiative: true },
      cost: 'none',
      effects: [{ do: 'removeKo', n: 1 }],
    },
  },
  bodyArmor: {
    name: 'Body Armor',
    group: 'healing',
    ability: { at: 'koPending', if: { koFrom: 'attack' }, cost: 'none', effects: [{ do: 'preventKo' }] },
  },
};
