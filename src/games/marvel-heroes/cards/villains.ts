// The 50 Villain cards: above a Lead Villain, below a Backup Effect or an Agent.
import type { Villain } from './card.ts';
import { own, theirs, villain } from './villain.ts';

export const VILLAINS: Readonly<Record<string, Villain>> = {
  abomination: villain('Abomination', [3, 5, 3, 2, 'mostWanted'], {
    powers: { red: ['Gamma Fists', 5, 4, 1], orange: ['Scaled Hide', 3, 5, 1], yellow: ["Spy's Malice", 3, 3, 2] },
    lead: [
      'Gamma Rage',
      ['beforeOwnRoll', 'attack'],
      [{ do: 'setRate', who: 'self', rating: 'attack', n: 5, for: 'roll' }],
    ],
    backup: [1, 'Haymaker', ['beforeOwnRoll', 'attack'], [own('attack', 1, 'roll', { perKo: 'self' })]],
  }),
  absorbingMan: villain('Absorbing Man', [3, 5, 3, 2, 'mostWanted'], {
    powers: {
      red: ['Ball and Chain', 4, 4, 1],
      orange: ['Skin of Steel', 1, 5, 2],
      yellow: ["Crusher's Spite", 2, 1, 3],
    },
    lead: [
      'Absorb',
      ['beforeOwnRoll', 'defend'],
      [{ do: 'copyRate', rating: 'defend', for: 'roll', from: 'attack' }, own('defend', 1, 'roll')],
    ],
    backup: [1, 'Turned to Stone', 'sequenceStart', [{ do: 'winTies', rating: 'defend', for: 'sequence' }]],
  }),
  annihilus: villain('Annihilus', [4, 7, 5, 3], {
    powers: {
      red: ['Cosmic Control Rod', 5, 3, 2],
      orange: ['Insect Armor', 3, 5, 2],
      yellow: ['Lord of the Zone', 3, 2, 3],
    },
    lead: ['Drain the Rod', 'sequenceStart', [own('attack', 2, 'sequence'), theirs('attack', -1, 'sequence')]],
    agent: [2, 'Annihilation Swarm', 'always', [theirs('attack', -1, 'combat')]],
  }),
  apocalypse: villain('Apocalypse', [4, 8, 6, 3], {
    powers: { red: ['Giant Form', 5, 4, 2], orange: ['Shifting Matter', 4, 5, 2], yellow: ['Ancient Will', 2, 2, 4] },
    lead: [
      'Only the Strong',
      'sequenceStart',
      [own('attack', 2, 'sequence'), own('defend', 2, 'sequence')],
      { if: { levelAtMost: 2 } },
    ],
    backup: [3, 'Horseman', 'sequenceEnd', [{ do: 'inflictKo' }], { if: { notLastKO: true } }],
  }),
  avalanche: villain('Avalanche', [1, 2, 1, 1], {
    powers: { red: ['Shock Wave', 3, 2, 1], orange: ['Rubble Wall', 1, 2, 2] },
    lead: ['Tremor', 'sequenceStart', [theirs('defend', -1, 'sequence'), { do: 'noBoost', for: 'sequence' }]],
    backup: [1, 'Fault Line', ['beforeOpponentRoll', 'defend'], [theirs('defend', -2, 'roll')]],
  }),
  baronZemo: villain('Baron Zemo', [2, 3, 2, 2], {
    powers: { red: ['Swordplay', 3, 2, 2], yellow: ['Master of Evil', 2, 2, 3] },
    lead: ['Counter-Plan', 'sequenceStart', [{ do: 'showPower', for: 'sequence' }]],
    agent: [1, 'Masters of Evil', 'always', [{ do: 'boost', for: 'combat', rolls: ['outwit'] }]],
  }),
  blastaar: villain('Blastaar', [3, 6, 4, 2], {
    powers: {
      red: ['Blasting Hands', 5, 2, 2],
      orange: ['Baluurian Hide', 3, 5, 1],
      yellow: ['Burst of Spite', 3, 1, 3],
    },
    lead: ['Point Blank', ['beforeOwnRoll', 'attack'], [own('attack', 3, 'roll')]],
    backup: [
      2,
      'Blast the Guard Away',
      ['beforeOpponentRoll', 'defend'],
      [{ do: 'setRate', who: 'opponent', rating: 'defend', n: 0, for: 'roll' }],
    ],
  }),
  blob: villain('Blob', [2, 3, 2, 2], {
    powers: { red: ['Belly Slam', 4, 3, 1], orange: ['Immovable', 2, 5, 1] },
    lead: ['Nothing Moves the Blob', ['beforeOwnRoll', 'defend'], [own('defend', 2, 'roll')]],
    backup: [1, 'Too Much Mass', ['afterOwnRoll', 'defend'], [{ do: 'hits', who: 'self', n: 1 }]],
  }),
  bullseye: villain('Bullseye', [2, 4, 3, 2, 'mostWanted'], {
    powers: { red: ['Anything Is a Weapon', 5, 1, 2], yellow: ["Killer's Calm", 3, 2, 2] },
    lead: ['Never Misses', ['afterOwnRoll', 'attack'], [{ do: 'reroll', whose: 'own', dice: 'any' }]],
    backup: [1, 'Ricochet', ['afterOwnRoll', 'attack'], [{ do: 'hits', who: 'self', n: 1 }]],
  }),
  carnage: villain('Carnage', [3, 6, 4, 2, 'mostWanted'], {
    powers: { red: ['Living Axes', 5, 4, 1], orange: ['Red Tendrils', 4, 5, 1], yellow: ['Madness', 2, 2, 3] },
    lead: ['Blood in the Water', ['beforeOwnRoll', 'attack'], [own('attack', 2, 'roll', { perKo: 'opponent' })]],
    backup: [2, 'Spare Symbiote', 'koPending', [{ do: 'preventKo' }], { if: { koFrom: 'attack' } }],
  }),
  crimsonDynamo: villain('Crimson Dynamo', [2, 4, 3, 2], {
    powers: { red: ['Electro-Blast', 5, 2, 1], orange: ['Steel Plate', 3, 5, 1] },
    lead: [
      'Reactor Surge',
      'sequenceStart',
      [own('attack', 1, 'sequence'), { do: 'boost', for: 'sequence', rolls: ['attack'] }],
    ],
    backup: [1, 'Dead Batteries', 'combatStart', [{ do: 'removeCharge' }]],
  }),
  crossbones: villain('Crossbones', [2, 3, 2, 2, 'mostWanted'], {
    powers: { red: ['Brawler', 4, 3, 1], yellow: ['Ambush', 4, 2, 2] },
    lead: ['Dirty Fighting', ['afterOpponentRoll', 'defend'], [{ do: 'hits', who: 'opponent', n: -1 }]],
    agent: [1, 'Press the Advantage', 'always', [own('attack', 2, 'combat', { if: { initiative: true } })]],
  }),
  doctorOctopus: villain('Doctor Octopus', [3, 6, 4, 2, 'mostWanted'], {
    powers: {
      red: ['Crushing Tentacles', 4, 2, 2],
      orange: ['Four-Armed Guard', 2, 4, 2],
      yellow: ['Cold Intellect', 1, 2, 3],
    },
    lead: [
      'Arms Everywhere',
      ['afterOpponentRoll', 'attack', 'defend', 'outwit'],
      [{ do: 'reroll', whose: 'opponent', dice: 'any' }],
      { limit: 'combat' },
    ],
    backup: [2, 'Pinned to the Wall', 'sequenceStart', [{ do: 'seal', what: 'all', for: 'sequence' }]],
  }),
  dormammu: villain('Dormammu', [4, 7, 5, 3], {
    powers: { red: ['Faltine Flame', 5, 1, 3], orange: ['Mystic Barrier', 3, 4, 2], yellow: ['Dread Ruler', 3, 3, 3] },
    lead: [
      'Dark Dimension',
      ['afterOpponentRoll', 'attack', 'defend', 'outwit'],
      [{ do: 'hits', who: 'opponent', n: -2 }],
    ],
    backup: [2, 'Mindless One', 'koPending', [{ do: 'preventKo' }], { if: { koFrom: 'outwit' } }],
  }),
  electro: villain('Electro', [2, 3, 2, 2], {
    powers: { red: ['Lightning Bolt', 4, 1, 2], orange: ['Static Field', 2, 3, 2] },
    lead: ['Draw the Current', 'sequenceStart', [{ do: 'boost', for: 'sequence' }]],
    backup: [1, 'Static Shock', ['afterOpponentRoll', 'attack'], [{ do: 'hits', who: 'opponent', n: -1 }]],
  }),
  viper: villain('Viper', [1, 1, 0, 1], {
    powers: { red: ['Venom Darts', 2, 1, 2], orange: ['Teleportation Ring', 1, 3, 1] },
    backup: [
      1,
      'Dodge',
      ['beforeOwnRoll', 'defend'],
      [{ do: 'setRate', who: 'self', rating: 'defend', n: 3, for: 'roll' }],
    ],
  }),
  enchantress: villain('Enchantress', [2, 4, 3, 2], {
    powers: { orange: ['Asgardian Sorcery', 1, 4, 2], yellow: ['Beguiling Charm', 1, 2, 3] },
    lead: ['Enthrall', 'afterReveal', [{ do: 'changePower', who: 'opponent' }]],
    backup: [1, 'Whispered Doubt', ['beforeOwnRoll', 'outwit'], [own('outwit', 1, 'roll')]],
  }),
  executioner: villain('Executioner', [2, 3, 2, 2], {
    powers: { red: ['Great Axe', 5, 2, 1], orange: ['Asgardian Might', 3, 5, 1] },
    lead: ['Cleave', ['beforeOpponentRoll', 'defend'], [theirs('defend', -2, 'roll')]],
    backup: [1, 'Headlong', ['beforeOwnRoll', 'attack'], [own('attack', 3, 'roll')], { if: { initiative: true } }],
  }),
  greenGoblin: villain('Green Goblin', [3, 5, 3, 2, 'mostWanted'], {
    powers: { red: ['Razor Bats', 4, 2, 2], orange: ['Goblin Glider', 2, 4, 2], yellow: ['Mad Genius', 1, 2, 3] },
    lead: ['Mad Cackle', ['afterOwnRoll', 'outwit'], [{ do: 'reroll', whose: 'own', dice: 'any' }]],
    backup: [1, 'Goblin Gas', ['beforeOpponentRoll', 'outwit'], [theirs('outwit', -1, 'roll')]],
  }),
  hammerhead: villain('Hammerhead', [1, 2, 1, 1], {
    powers: { red: ['Skull Charge', 4, 1, 1], yellow: ['Gangland Boss', 1, 1, 3] },
    lead: ['Steel Skull', ['afterOwnRoll', 'defend'], [{ do: 'hits', who: 'self', n: 1 }]],
    agent: [1, 'Tommy-Gun Crew', 'always', [own('attack', 1, 'combat')]],
  }),
  hobgoblin: villain('Hobgoblin', [2, 4, 3, 2, 'mostWanted'], {
    powers: { red: ['Pumpkin Bombs', 4, 1, 2], yellow: ['Night Flyer', 2, 1, 3] },
    lead: ['Hit and Run', 'sequenceStart', [{ do: 'initiative' }, own('attack', 1, 'sequence')]],
    backup: [1, 'Smoke Bomb', ['afterOpponentRoll', 'attack'], [{ do: 'reroll', whose: 'opponent', dice: 'all' }]],
  }),
  juggernaut: villain('Juggernaut', [4, 7, 5, 3, 'mostWanted'], {
    powers: { red: ['Unstoppable', 5, 5, 1], orange: ['Gem of Cyttorak', 4, 4, 2], yellow: ['Bully', 5, 3, 2] },
    lead: [
      'Nothing Stops Him',
      'sequenceStart',
      [own('defend', 1, 'sequence'), { do: 'winTies', rating: 'defend', for: 'sequence' }],
    ],
    backup: [
      2,
      'Through the Wall',
      ['beforeOwnRoll', 'attack'],
      [{ do: 'setRate', who: 'self', rating: 'attack', n: 8, for: 'roll' }],
    ],
  }),
  klaw: villain('Klaw', [2, 4, 3, 2], {
    powers: { red: ['Sonic Cannon', 4, 3, 1], yellow: ['Living Sound', 1, 1, 3] },
    lead: ['Deafening', ['beforeOpponentRoll', 'outwit'], [theirs('outwit', -1, 'roll')]],
    backup: [1, 'Echo', ['beforeOwnRoll', 'outwit'], [{ do: 'copyRate', rating: 'outwit', for: 'roll' }]],
  }),
  kraven: villain('Kraven the Hunter', [2, 4, 3, 2], {
    powers: { red: ['Bare Hands', 3, 3, 2], yellow: ['Patient Traps', 1, 2, 3] },
    lead: [
      'Know the Prey',
      'sequenceStart',
      [{ do: 'lockPower', colour: 'last', for: 'sequence' }, own('attack', 1, 'sequence')],
    ],
    backup: [1, 'Poisoned Dart', 'sequenceStart', [theirs('attack', -1, 'sequence'), theirs('defend', -1, 'sequence')]],
  }),
  lizard: villain('Lizard', [2, 4, 3, 2], {
    powers: { red: ['Claws and Tail', 5, 3, 1], orange: ['Cold Blood', 2, 3, 2] },
    lead: ['Cornered Beast', ['beforeOwnRoll', 'attack'], [own('attack', 1, 'roll', { perKo: 'self' })]],
    backup: [1, 'Reptile Brain', 'sequenceStart', [{ do: 'boost', for: 'sequence' }]],
  }),
  loki: villain('Loki', [4, 8, 6, 3, 'mostWanted'], {
    powers: {
      red: ['Asgardian Magic', 4, 3, 3],
      orange: ['False Image', 2, 5, 3],
      yellow: ['God of Mischief', 2, 2, 4],
    },
    lead: [
      'A Step Ahead',
      'sequenceStart',
      [
        { do: 'showPower', for: 'sequence' },
        { do: 'winTies', rating: 'outwit', for: 'sequence' },
      ],
    ],
    backup: [3, 'World of Illusion', 'sequenceStart', [{ do: 'seal', what: 'all', for: 'combat' }]],
  }),
  mandarin: villain('Mandarin', [3, 5, 3, 2], {
    powers: { red: ['Flame Ring', 5, 1, 2], orange: ['Vortex Ring', 2, 3, 2], yellow: ['Mind Ring', 2, 1, 3] },
    lead: ['Ten Rings', ['beforeOwnRoll', 'attack', 'defend', 'outwit'], [own('roll', 1, 'roll')]],
    agent: [
      1,
      'Borrowed Rings',
      'always',
      [own('attack', 1, 'combat', { if: { colour: 'red' } }), own('defend', 1, 'combat', { if: { colour: 'orange' } })],
    ],
  }),
  misterSinister: villain('Mister Sinister', [3, 6, 4, 2], {
    powers: { red: ['Energy Bolts', 4, 2, 2], orange: ['Rebuilt Flesh', 2, 4, 2], yellow: ['Geneticist', 2, 1, 3] },
    lead: ['Another Clone', 'koPending', [{ do: 'preventKo' }], { limit: 'combat', cost: { discard: 2 } }],
    agent: [2, 'Marauders', 'always', [{ do: 'boost', for: 'combat' }]],
  }),
  moleMan: villain('Mole Man', [1, 1, 0, 1], {
    powers: { orange: ['Staff Fighting', 1, 3, 1], yellow: ['Hates the Surface', 1, 2, 2] },
    agent: [1, 'Moloid Tide', 'always', [own('defend', 1, 'combat')]],
  }),
  mysterio: villain('Mysterio', [1, 2, 1, 1], {
    powers: { orange: ['Smoke Screen', 1, 3, 1], yellow: ['Illusions', 1, 1, 3] },
    backup: [1, 'Hall of Mirrors', 'afterReveal', [{ do: 'changePower', who: 'self' }]],
  }),
  mystique: villain('Mystique', [2, 4, 3, 2, 'mostWanted'], {
    powers: { red: ['Two Pistols', 3, 2, 2], yellow: ['Any Face', 1, 2, 3] },
    lead: ['Another Shape', 'afterReveal', [{ do: 'changePower', who: 'self' }]],
    agent: [1, 'Impostor', 'always', [{ do: 'seal', what: 'support', for: 'combat' }]],
  }),
  puppetMaster: villain('Puppet Master', [1, 2, 1, 1], {
    powers: { orange: ['Living Shields', 1, 2, 2], yellow: ['Clay Dolls', 1, 1, 3] },
    agent: [1, 'Pulled Strings', 'always', [{ do: 'noBoost', for: 'combat' }]],
  }),
  pyro: villain('Pyro', [1, 1, 0, 1], {
    powers: { red: ['Flame Thrower', 3, 1, 1], yellow: ['Fire Beast', 2, 1, 2] },
    backup: [0, 'Fan the Flames', ['beforeOwnRoll', 'attack'], [own('attack', 1, 'roll')]],
  }),
  rhino: villain('Rhino', [3, 5, 3, 2, 'mostWanted'], {
    powers: { red: ['Charge', 5, 3, 1], orange: ['Thick Hide', 3, 5, 1], yellow: ['Stubborn', 4, 4, 1] },
    lead: [
      'Gore',
      ['beforeOpponentRoll', 'defend'],
      [{ do: 'setRate', who: 'opponent', rating: 'defend', n: 2, for: 'roll' }],
    ],
    backup: [1, 'Turn and Charge Again', ['afterOwnRoll', 'attack'], [{ do: 'reroll', whose: 'own', dice: 'all' }]],
  }),
  sabretooth: villain('Sabretooth', [2, 3, 2, 2, 'mostWanted'], {
    powers: { red: ['Savage Claws', 5, 2, 1], orange: ['Animal Fury', 4, 3, 1] },
    lead: ['Heals and Laughs', 'sequenceStart', [{ do: 'removeKo', n: 1 }], { limit: 'combat' }],
    backup: [1, 'Pounce', 'sequenceEnd', [{ do: 'initiative' }]],
  }),
  sandman: villain('Sandman', [3, 6, 4, 2], {
    powers: { red: ['Giant Fists', 4, 4, 1], orange: ['Shifting Sand', 2, 4, 2], yellow: ['Dust Storm', 1, 2, 3] },
    lead: [
      'Fall Apart',
      'koPending',
      [{ do: 'preventKo' }],
      { if: { koFrom: 'attack', colour: 'orange' }, limit: 'combat' },
    ],
    backup: [2, 'Quicksand', 'sequenceStart', [theirs('attack', -1, 'sequence'), theirs('outwit', -1, 'sequence')]],
  }),
  scorpion: villain('Scorpion', [2, 3, 2, 2], {
    powers: { red: ['Tail Strike', 4, 2, 2], orange: ['Plated Suit', 2, 5, 1] },
    lead: ['Venom Sting', ['afterOwnRoll', 'attack'], [{ do: 'hits', who: 'self', n: 1 }]],
    backup: [1, 'Caught by the Tail', ['afterOpponentRoll', 'defend'], [{ do: 'hits', who: 'opponent', n: -1 }]],
  }),
  shocker: villain('Shocker', [1, 1, 0, 1], {
    powers: { red: ['Vibro-Smash', 3, 1, 1], orange: ['Padded Suit', 2, 2, 1] },
    backup: [0, 'Rattled', 'sequenceStart', [{ do: 'noBoost', for: 'sequence' }]],
  }),
  superSkrull: villain('Super-Skrull', [3, 6, 4, 2], {
    powers: { red: ['Stolen Flame', 4, 2, 2], orange: ['Stolen Stone', 3, 3, 2], yellow: ['Stolen Shape', 2, 2, 3] },
    lead: [
      'Four Powers in One',
      'sequenceStart',
      [
        own('attack', 2, 'sequence', { if: { colour: 'red' } }),
        own('defend', 2, 'sequence', { if: { colour: 'orange' } }),
        own('outwit', 1, 'sequence', { if: { colour: 'yellow' } }),
      ],
    ],
    backup: [2, 'Hypnotic Stare', 'sequenceStart', [{ do: 'showPower', for: 'combat' }]],
  }),
  taskmaster: villain('Taskmaster', [2, 4, 3, 2], {
    powers: { red: ['Copied Moves', 4, 1, 2], orange: ['Borrowed Guard', 2, 2, 2] },
    lead: [
      'Seen It Before',
      ['beforeOwnRoll', 'attack', 'defend'],
      [{ do: 'copyRate', rating: 'roll', for: 'roll' }, own('roll', 1, 'roll')],
      { limit: 'sequence' },
    ],
    agent: [
      1,
      'Trained Recruits',
      'always',
      [
        own('attack', 1, 'combat', { if: { sameColours: true } }),
        own('defend', 1, 'combat', { if: { sameColours: true } }),
      ],
    ],
  }),
  titania: villain('Titania', [2, 3, 2, 2], {
    powers: { red: ['Crushing Fist', 5, 3, 1], orange: ['Iron Muscles', 3, 4, 1] },
    lead: ['Spiteful Answer', ['beforeOwnRoll', 'attack'], [own('attack', 4, 'roll')], { if: { initiative: false } }],
    backup: [1, 'Shoulder to Shoulder', 'sequenceStart', [own('attack', 1, 'sequence'), own('defend', 1, 'sequence')]],
  }),
  toad: villain('Toad', [1, 2, 1, 1], {
    powers: { orange: ['Hard to Grab', 2, 3, 1], yellow: ['Sneaky Kick', 2, 1, 2] },
    backup: [1, 'Tongue Lash', 'sequenceStart', [{ do: 'lockPower', colour: 'red', for: 'combat' }]],
  }),
  tombstone: villain('Tombstone', [1, 1, 0, 1], {
    powers: { red: ['Heavy Hands', 3, 1, 1], orange: ['Stone Skin', 1, 3, 1] },
    agent: [
      1,
      'Bodyguard',
      ['afterOwnRoll', 'defend'],
      [{ do: 'reroll', whose: 'own', dice: 'one' }],
      { limit: 'sequence' },
    ],
  }),
  trapster: villain('Trapster', [1, 2, 1, 1], {
    powers: { orange: ['Paste Barrier', 1, 4, 1], yellow: ['Clever Traps', 1, 2, 2] },
    backup: [
      1,
      'Stuck Fast',
      ['beforeOpponentRoll', 'attack'],
      [{ do: 'setRate', who: 'opponent', rating: 'attack', n: 2, for: 'roll' }],
    ],
  }),
  typhoidMary: villain('Typhoid Mary', [1, 1, 0, 1], {
    powers: { red: ['Twin Blades', 2, 2, 1], yellow: ['Mind Push', 2, 1, 2] },
    lead: ['Mood Swing', 'sequenceStart', [{ do: 'initiative' }]],
    backup: [
      0,
      'Split Mind',
      ['afterOwnRoll', 'attack', 'defend', 'outwit'],
      [{ do: 'reroll', whose: 'own', dice: 'all' }],
    ],
  }),
  ultron: villain('Ultron', [4, 8, 6, 3, 'mostWanted'], {
    powers: {
      red: ['Encephalo-Ray', 5, 4, 2],
      orange: ['Adamantium Shell', 3, 5, 2],
      yellow: ['Machine Mind', 3, 3, 3],
    },
    lead: ['Self-Repair', 'sequenceEnd', [{ do: 'removeKo', n: 1 }], { if: { initiative: true }, limit: 'combat' }],
    agent: [3, 'Ultron Drones', 'always', [own('attack', 1, 'combat'), own('defend', 1, 'combat')]],
  }),
  venom: villain('Venom', [3, 5, 3, 2, 'mostWanted'], {
    powers: {
      red: ['Symbiote Strength', 5, 3, 1],
      orange: ['Black Webbing', 2, 4, 2],
      yellow: ['Knows Your Secrets', 2, 1, 3],
    },
    lead: [
      'Sets Off No Alarm',
      'sequenceStart',
      [{ do: 'seal', what: 'ability', for: 'sequence' }, own('attack', 1, 'sequence')],
    ],
    backup: [1, 'Alien Reflexes', ['afterOwnRoll', 'defend'], [{ do: 'reroll', whose: 'own', dice: 'any' }]],
  }),
  vulture: villain('Vulture', [1, 2, 1, 1], {
    powers: { red: ['Razor Wings', 3, 2, 1], orange: ['Aerial Dodge', 2, 3, 1] },
    backup: [1, 'Snatch and Fly', 'combatStart', [{ do: 'discard', who: 'heroPlayer', deck: 'resource', n: 1 }]],
  }),
  whiplash: villain('Whiplash', [1, 1, 0, 1], {
    powers: { red: ['Twin Whips', 2, 1, 2], orange: ['Spinning Guard', 1, 2, 2] },
    lead: ['Crack of the Whip', ['afterOpponentRoll', 'attack'], [{ do: 'reroll', whose: 'opponent', dice: 'one' }]],
    backup: [0, 'Entangle', ['beforeOpponentRoll', 'attack'], [theirs('attack', -1, 'roll')]],
  }),
  wizard: villain('Wizard', [2, 3, 2, 2], {
    powers: { orange: ['Wonder Gloves', 1, 4, 2], yellow: ['Frightful Leader', 1, 1, 3] },
    lead: ['Weightless', ['beforeOpponentRoll', 'attack'], [theirs('attack', -2, 'roll')]],
    backup: [1, 'Jamming Field', 'sequenceStart', [{ do: 'seal', what: 'allies', for: 'combat' }]],
  }),
};
