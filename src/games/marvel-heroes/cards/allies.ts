// The 24 Allies among the Resource cards.
import type { Ally } from './card.ts';

export const ALLIES: Readonly<Record<string, Ally>> = {
  hawkeye: {
    name: 'Hawkeye',
    team: 'avengers',
    ability: {
      name: 'Second Arrow',
      at: 'afterOwnRoll',
      roll: ['attack'],
      cost: 'charge',
      effects: [{ do: 'reroll', whose: 'own', dice: 'any' }],
    },
  },
  scarletWitch: {
    name: 'Scarlet Witch',
    team: 'avengers',
    ability: {
      name: 'Hex',
      at: 'afterOpponentRoll',
      roll: ['attack', 'defend', 'outwit'],
      cost: 'charge',
      effects: [{ do: 'reroll', whose: 'opponent', dice: 'any' }],
    },
  },
  sheHulk: {
    name: 'She-Hulk',
    team: 'avengers',
    ability: {
      name: 'Closing Argument',
      at: 'afterOwnRoll',
      roll: ['attack'],
      cost: 'charge',
      effects: [{ do: 'hits', who: 'self', n: 1 }],
    },
  },
  vision: {
    name: 'Vision',
    team: 'avengers',
    ability: {
      name: 'Phase',
      at: 'koPending',
      if: { koFrom: 'attack' },
      cost: 'charge',
      limit: 'combat',
      effects: [{ do: 'preventKo' }],
    },
  },
  blackBolt: {
    name: 'Black Bolt',
    team: 'fantasticFour',
    ability: {
      name: 'Whisper',
      at: 'beforeOwnRoll',
      roll: ['attack'],
      cost: 'charge',
      effects: [{ do: 'setRate', who: 'self', rating: 'attack', n: 6, for: 'roll' }],
    },
  },
  spiderWoman: {
    name: 'Spider-Woman',
    team: 'avengers',
    ability: {
      name: 'Attraction Pheromone',
      at: 'beforeOwnRoll',
      roll: ['defend'],
      cost: 'charge',
      effects: [{ do: 'setRate', who: 'self', rating: 'defend', n: 4, for: 'roll' }],
    },
  },
  crystal: {
    name: 'Crystal',
    team: 'fantasticFour',
    ability: {
      name: 'Four Elements',
      at: 'sequenceStart',
      cost: 'charge',
      effects: [
        { do: 'rate', who: 'self', rating: 'attack', n: 2, for: 'sequence', if: { colour: 'red' } },
        { do: 'rate', who: 'self', rating: 'defend', n: 2, for: 'sequence', if: { colour: 'orange' } },
        { do: 'rate', who: 'self', rating: 'outwit', n: 1, for: 'sequence', if: { colour: 'yellow' } },
      ],
    },
  },
  medusa: {
    name: 'Medusa',
    team: 'fantasticFour',
    ability: {
      name: 'Living Hair',
      at: 'beforeOpponentRoll',
      roll: ['attack'],
      cost: 'charge',
      effects: [{ do: 'rate', who: 'opponent', rating: 'attack', n: -2, for: 'roll' }],
    },
  },
  namorTheSubMariner: {
    name: 'Namor the Sub-Mariner',
    team: 'fantasticFour',
    ability: {
      name: 'Imperius',
      at: 'beforeOwnRoll',
      roll: ['attack'],
      cost: 'charge',
      effects: [
        { do: 'rate', who: 'self', rating: 'attack', n: 2, for: 'roll' },
        { do: 'rate', who: 'self', rating: 'attack', n: 1, for: 'roll', if: { type: 'danger' } },
      ],
    },
  },
  silverSurfer: {
    name: 'Silver Surfer',
    team: 'fantasticFour',
    ability: {
      name: 'Power Cosmic',
      at: 'combatStart',
      cost: 'charge',
      effects: [
        { do: 'boost', for: 'combat' },
        { do: 'noBoost', for: 'combat' },
      ],
    },
  },
  blackWidow: {
    name: 'Black Widow',
    team: 'marvelKnights',
    ability: {
      name: 'Interrogation',
      at: 'beforeOwnRoll',
      roll: ['outwit'],
      cost: 'charge',
      effects: [{ do: 'setRate', who: 'self', rating: 'outwit', n: 3, for: 'roll' }],
    },
  },
  ironFist: {
    name: 'Iron Fist',
    team: 'marvelKnights',
    ability: {
      name: 'Focused Chi',
      at: 'beforeOpponentRoll',
      roll: ['defend'],
      cost: 'charge',
      effects: [{ do: 'rate', who: 'opponent', rating: 'defend', n: -2, for: 'roll' }],
    },
  },
  lukeCage: {
    name: 'Luke Cage',
    team: 'marvelKnights',
    ability: {
      name: 'Steel Skin',
      at: 'koPending',
      if: { koFrom: 'attack', levelAtMost: 2 },
      cost: 'charge',
      limit: 'combat',
      effects: [{ do: 'preventKo' }],
    },
  },
  moonKnight: {
    name: 'Moon Knight',
    team: 'marvelKnights',
    ability: {
      name: 'Night Patrol',
      at: 'afterTroubleRoll',
      cost: 'charge',
      effects: [
        { do: 'trouble', n: -1 },
        { do: 'trouble', n: -1, if: { type: 'crime' } },
      ],
    },
  },
  punisher: {
    name: 'Punisher',
    team: 'marvelKnights',
    ability: {
      name: 'No Mercy',
      at: 'beforeOwnRoll',
      roll: ['attack'],
      cost: 'charge',
      effects: [
        { do: 'rate', who: 'self', rating: 'attack', n: 1, for: 'roll' },
        { do: 'rate', who: 'self', rating: 'attack', n: 2, for: 'roll', if: { opponentKosAtLeast: 1 } },
      ],
    },
  },
  beast: {
    name: 'Beast',
    team: 'xMen',
    ability: {
      name: 'Field Laboratory',
      at: 'beforeTroubleRoll',
      cost: 'charge',
      effects: [
        { do: 'skill', skill: 'science' },
        { do: 'threat', n: -1 },
      ],
    },
  },
  colossus: {
    name: 'Colossus',
    team: 'xMen',
    ability: {
      name: 'Organic Steel',
      at: 'koPending',
      if: { koFrom: 'attack', ownKosAtMost: 0 },
      cost: 'charge',
      limit: 'combat',
      effects: [{ do: 'preventKo' }],
    },
  },
  nightcrawler: {
    name: 'Nightcrawler',
    team: 'xMen',
    ability: {
      name: 'Bamf',
      at: 'beforeAction',
      cost: 'charge',
      limit: 'round',
      effects: [{ do: 'move', how: 'ready' }],
    },
  },
  professorX: {
    name: 'Professor X',
    team: 'xMen',
    ability: { name: 'Open Mind', at: 'combatStart', cost: 'charge', effects: [{ do: 'showPower', for: 'combat' }] },
  },
  rogue: {
    name: 'Rogue',
    team: 'xMen',
    ability: {
      name: 'Stolen Strength',
      at: 'beforeOwnRoll',
      roll: ['attack'],
      cost: 'charge',
      effects: [
        { do: 'copyRate', rating: 'attack', for: 'roll' },
        { do: 'rate', who: 'opponent', rating: 'defend', n: -1, for: 'roll' },
      ],
    },
  },
  betaRayBill: {
    name: 'Beta Ray Bill',
    ability: {
      name: 'Stormbreaker',
      at: 'afterOwnRoll',
      roll: ['attack'],
      if: { initiative: true },
      cost: 'charge',
      effects: [{ do: 'hits', who: 'self', n: 2 }],
    },
  },
  blackCat: {
    name: 'Black Cat',
    ability: { name: 'Cat Burglar', at: 'beforeAction', cost: 'charge', limit: 'round', effects: [{ do: 'burgle' }] },
  },
  ghostRider: {
    name: 'Ghost Rider',
    ability: {
      name: 'Penance Stare',
      at: 'sequenceEnd',
      if: { opponentKosAtMost: 0, notLastKO: true },
      cost: 'self',
      effects: [{ do: 'inflictKo' }],
    },
  },
  nickFury: {
    name: 'Nick Fury',
    ability: {
      name: 'Intelligence',
      at: 'beforeAction',
      cost: 'charge',
      limit: 'round',
      effects: [
        { do: 'look', who: 'chosen' },
        { do: 'draw', deck: 'resource', n: 1 },
      ],
    },
  },
};
