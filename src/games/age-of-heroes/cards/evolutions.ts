// The 60 Evolution cards: a moment, a benefit, and how often the moment is expected (for prices alone).
import type { EvolutionCard } from './card.ts';

export const EVOLUTIONS: Readonly<Record<string, EvolutionCard>> = {
  /** The big shot when the right icon is open. */
  opticBlast: {
    name: 'Optic Blast',
    hero: 'Cyclops',
    recommended: true,
    when: { on: 'damage', colours: ['orange'] },
    effects: [{ do: 'vp', n: 3 }],
    rate: 'damageOneColour',
  },
  /** One beam, two hits: a refund for every attack. */
  ricochetShot: {
    name: 'Ricochet Shot',
    hero: 'Cyclops',
    recommended: true,
    when: { on: 'damage' },
    effects: [{ do: 'gain', physical: 2 }],
    rate: 'damageAny',
  },
  /** He plans on the way out. */
  fieldCommander: {
    name: 'Field Commander',
    hero: 'Cyclops',
    recommended: true,
    when: { on: 'jet' },
    effects: [{ do: 'gain', mental: 1 }],
    rate: 'jet',
  },
  /** Leads other teams better than anyone. */
  wideBeam: {
    name: 'Wide Beam',
    hero: 'Cyclops',
    when: { on: 'cost', at: { kind: 'teamUp' } },
    effects: [{ do: 'reduceCost', by: { willpower: 2 }, of: 'space' }],
    rate: 'assignTeamUp',
  },
  /** Never stops training; this card counts too. */
  summersResolve: {
    name: 'Summers Resolve',
    hero: 'Cyclops',
    when: { on: 'gameEnd' },
    effects: [{ do: 'forEach', count: 'evolutionsPlayed', then: [{ do: 'vp', n: 2 }] }],
    rate: 'gameEnd',
  },
  /** Lifts whatever the room offers. */
  telekinesis: {
    name: 'Telekinesis',
    hero: 'Jean Grey',
    recommended: true,
    when: { on: 'assign', at: { at: ['dangerRoom', 'researchLab'] } },
    effects: [{ do: 'gain', any: 1 }],
    rate: 'assignTwoLocations',
  },
  /** She works best with friends, anybody's friends. */
  telepathicBond: {
    name: 'Telepathic Bond',
    hero: 'Jean Grey',
    recommended: true,
    when: { on: 'assign', at: { kind: 'ally' } },
    effects: [{ do: 'draw', n: 2 }],
    rate: 'assignAlly',
  },
  /** Cheaper on nearly every row. */
  psychicShield: {
    name: 'Psychic Shield',
    hero: 'Jean Grey',
    when: { on: 'cost', at: { kind: 'missionTile' } },
    effects: [{ do: 'reduceCost', by: { willpower: 1 }, of: 'space' }],
    rate: 'assignMission',
  },
  /** Fire that grows with use. */
  phoenixSpark: {
    name: 'Phoenix Spark',
    hero: 'Jean Grey',
    when: { on: 'damage' },
    effects: [{ do: 'vp', n: 2 }],
    rate: 'damageAny',
  },
  /** Finds the one card the plan lacks. */
  mindReader: {
    name: 'Mind Reader',
    hero: 'Jean Grey',
    when: { on: 'assign', at: { at: ['headmastersOffice', 'cerebro'] } },
    effects: [{ do: 'scout', look: 3, take: 1 }],
    rate: 'assignTwoLocations',
  },
  /** Half of all icons, gently paid. */
  lightningStrike: {
    name: 'Lightning Strike',
    hero: 'Storm',
    recommended: true,
    when: { on: 'damage', colours: ['green', 'orange'] },
    effects: [{ do: 'vp', n: 2 }],
    rate: 'damageTwoColours',
  },
  /** Makes the Extraction Zone worth the flight, also after a Defeat. */
  galeForce: {
    name: 'Gale Force',
    hero: 'Storm',
    recommended: true,
    when: { on: 'assign', at: { at: 'extractionZone' } },
    effects: [{ do: 'gain', willpower: 1 }],
    rate: 'assignExtractionZone',
  },
  /** Calm in the attic: half as much again. */
  weatherMastery: {
    name: 'Weather Mastery',
    hero: 'Storm',
    recommended: true,
    when: { on: 'assign', at: { at: 'dormitories' } },
    effects: [{ do: 'gain', willpower: 1 }],
    rate: 'assignLocation',
  },
  /** Wide open sky: seek the quiet room. */
  goddessOfThePlains: {
    name: 'Goddess of the Plains',
    hero: 'Storm',
    when: { on: 'endOfRound', at: { at: 'institute' }, is: 'noOpponentPawnHere' },
    oncePerRound: true,
    effects: [{ do: 'vp', n: 1 }],
    rate: 'endOfRoundAlone',
  },
  /** Her people share with her even when she asks herself. */
  morlockLeader: {
    name: 'Morlock Leader',
    hero: 'Storm',
    when: { on: 'assign', at: { kind: 'ally', recruiter: 'you' } },
    effects: [{ do: 'recruitBonus', of: 'same' }],
    rate: 'assignAllyYours',
  },
  /** A thief's childhood opens the file cabinet. */
  lockpick: {
    name: 'Lockpick',
    hero: 'Storm',
    when: { on: 'assign', at: { at: 'headmastersOffice' } },
    effects: [{ do: 'takeFromDiscard', n: 1 }],
    rate: 'assignLocation',
  },
  /** One inventor, one lab. */
  intuitiveInvention: {
    name: 'Intuitive Invention',
    hero: 'Forge',
    recommended: true,
    when: { on: 'assign', at: { at: 'researchLab' } },
    effects: [{ do: 'gain', mental: 2 }],
    rate: 'assignLocation',
  },
  /** Steel replaces muscle. */
  cyberneticLimb: {
    name: 'Cybernetic Limb',
    hero: 'Forge',
    recommended: true,
    when: { on: 'cost', at: { kind: 'missionTile' } },
    effects: [{ do: 'reduceCost', by: { physical: 3 }, of: 'space' }],
    rate: 'assignMission',
  },
  /** The weapon he regrets: points, or strength to go on. */
  neutralizer: {
    name: 'Neutralizer',
    hero: 'Forge',
    when: { on: 'damage' },
    oncePerRound: true,
    effects: [
      {
        do: 'chooseOne',
        of: [
          [{ do: 'vp', n: 2 }],
          [
            { do: 'gain', willpower: 1 },
            { do: 'draw', n: 1 },
          ],
        ],
      },
    ],
    rate: 'damageAny',
  },
  /** Scrap in, wonders out. */
  makersWorkshop: {
    name: "Maker's Workshop",
    hero: 'Forge',
    when: { on: 'assign', at: { at: 'institute' } },
    oncePerRound: true,
    effects: [
      { do: 'may', then: [{ do: 'convert', spend: { physical: 2 }, then: [{ do: 'gain', mental: 2, willpower: 1 }] }] },
    ],
    rate: 'oncePerRound',
  },
  /** Every cut counts, face to face only. */
  adamantiumClaws: {
    name: 'Adamantium Claws',
    hero: 'Wolverine',
    recommended: true,
    when: { on: 'damage', at: { kind: 'missionTile' } },
    effects: [{ do: 'vp', n: 1 }],
    rate: 'damageAny',
  },
  /** Gets up again after the fight, and after the flight home. */
  healingFactor: {
    name: 'Healing Factor',
    hero: 'Wolverine',
    recommended: true,
    when: { on: 'endOfRound', at: { at: ['missionTile', 'extractionZone'] } },
    effects: [{ do: 'gain', willpower: 1 }],
    rate: 'endOfRoundAway',
  },
  /** Breaks the practice robots. */
  berserkerRage: {
    name: 'Berserker Rage',
    hero: 'Wolverine',
    recommended: true,
    when: { on: 'assign', at: { at: 'dangerRoom' } },
    effects: [{ do: 'gain', physical: 2 }],
    rate: 'assignLocation',
  },
  /** Picks up the scent out there. */
  heightenedSenses: {
    name: 'Heightened Senses',
    hero: 'Wolverine',
    when: { on: 'assign', at: { at: 'extractionZone' } },
    effects: [{ do: 'scout', look: 3, take: 1 }],
    rate: 'assignExtractionZone',
  },
  /** Does it again until it is done; costs a piece of him. */
  weaponXConditioning: {
    name: 'Weapon X Conditioning',
    hero: 'Wolverine',
    when: { on: 'assign', at: { at: 'institute', kind: 'basic' } },
    oncePerRound: true,
    effects: [
      {
        do: 'may',
        then: [
          { do: 'convert', spend: { willpower: 1 }, then: [{ do: 'activate', space: { kind: 'basic', same: true } }] },
        ],
      },
    ],
    rate: 'oncePerRound',
  },
  /** Go early, go alone. */
  loneHunter: {
    name: 'Lone Hunter',
    hero: 'Wolverine',
    when: { on: 'assign', at: { at: 'institute' }, is: 'noOtherPawnHere' },
    effects: [{ do: 'gain', any: 1 }],
    rate: 'assignAlone',
  },
  /** Lights the way home, and shows what lies beside it. */
  fireworks: {
    name: 'Fireworks',
    hero: 'Jubilee',
    recommended: true,
    when: { on: 'assign', at: { at: 'extractionZone' } },
    effects: [{ do: 'gain', mental: 2 }],
    rate: 'assignExtractionZone',
  },
  /** One bright hit pays for the next. */
  plasmoidBurst: {
    name: 'Plasmoid Burst',
    hero: 'Jubilee',
    recommended: true,
    when: { on: 'damage' },
    effects: [{ do: 'gain', physical: 1, mental: 1 }],
    rate: 'damageAny',
  },
  /** Makes friends wherever people hang out. */
  mallRatReflexes: {
    name: 'Mall Rat Reflexes',
    hero: 'Jubilee',
    when: { on: 'assign', at: { kind: 'ally' } },
    effects: [{ do: 'gainStudents', n: 1 }],
    rate: 'assignAlly',
  },
  /** Finishes what your team has begun. */
  sidekickNoMore: {
    name: 'Sidekick No More',
    hero: 'Jubilee',
    when: { on: 'damage', is: 'ownMarkerBefore' },
    effects: [{ do: 'vp', n: 3 }],
    rate: 'damageConditional',
  },
  /** Small dragon, large flame. */
  dragonFire: {
    name: 'Dragon Fire',
    hero: 'Lockheed',
    recommended: true,
    when: { on: 'damage', colours: ['purple', 'green', 'orange'] },
    effects: [{ do: 'vp', n: 3 }],
    rate: 'damageThreeColours',
  },
  /** Flies ahead of the jet. */
  aerialScout: {
    name: 'Aerial Scout',
    hero: 'Lockheed',
    recommended: true,
    when: { on: 'jet' },
    effects: [{ do: 'scout', look: 5, take: 1 }],
    rate: 'jet',
  },
  /** Never far from her shoulder: works at every location. */
  loyalCompanion: {
    name: 'Loyal Companion',
    hero: 'Lockheed',
    when: { on: 'assign', is: 'kittyHere' },
    effects: [{ do: 'gain', willpower: 1, mental: 1 }],
    rate: 'assignWithKitty',
  },
  /** Reports to more than one master. */
  alienAgent: {
    name: 'Alien Agent',
    hero: 'Lockheed',
    when: { on: 'assign', at: { at: ['headmastersOffice', 'extractionZone'] } },
    effects: [{ do: 'draw', n: 2 }],
    rate: 'assignTwoLocations',
  },
  /** No room is ever full for her. */
  phaseShift: {
    name: 'Phase Shift',
    hero: 'Kitty Pryde',
    recommended: true,
    when: { on: 'choose' },
    effects: [{ do: 'enterOccupied', space: { at: 'institute', kind: 'basic' } }],
    rate: 'oncePerRound',
  },
  /** Strikes from nowhere, with a calm that lasts. */
  ninjaTraining: {
    name: 'Ninja Training',
    hero: 'Kitty Pryde',
    recommended: true,
    when: { on: 'damage' },
    effects: [{ do: 'gain', willpower: 1 }],
    rate: 'damageAny',
  },
  /** Knows the mansion's machines. */
  computerExpert: {
    name: 'Computer Expert',
    hero: 'Kitty Pryde',
    recommended: true,
    when: { on: 'assign', at: { at: ['researchLab', 'cerebro', 'medicalBay'] } },
    effects: [{ do: 'gain', mental: 1 }],
    rate: 'assignThreeLocations',
  },
  /** Through the floor into whatever is left when all have chosen. */
  intangible: {
    name: 'Intangible',
    hero: 'Kitty Pryde',
    when: { on: 'pass' },
    oncePerRound: true,
    effects: [
      {
        do: 'may',
        then: [
          {
            do: 'convert',
            spend: { mental: 2 },
            then: [
              {
                do: 'reassign',
                pawn: { kind: 'hero', on: 'institute', hero: 'Kitty Pryde' },
                to: { at: 'institute', kind: 'basic' },
              },
            ],
          },
        ],
      },
    ],
    rate: 'oncePerRound',
  },
  /** Slips in beside others; Recruiters are paid as usual. */
  shadowcat: {
    name: 'Shadowcat',
    hero: 'Kitty Pryde',
    when: { on: 'choose' },
    oncePerRound: true,
    effects: [{ do: 'enterOccupied', space: { kind: ['ally', 'teamUp'] } }],
    rate: 'oncePerRoundCard',
  },
  /** A hand through the wiring of armour and machine. */
  circuitDisruption: {
    name: 'Circuit Disruption',
    hero: 'Kitty Pryde',
    when: { on: 'damage', colours: ['green', 'gray'] },
    effects: [{ do: 'gain', mental: 1, physical: 1 }],
    rate: 'damageTwoColours',
  },
  /** Every card thrown leaves a spark. */
  chargedCard: {
    name: 'Charged Card',
    hero: 'Gambit',
    recommended: true,
    when: { on: 'play', types: ['event'] },
    effects: [{ do: 'gain', any: 1 }],
    rate: 'playEvent',
  },
  /** Always one more up the sleeve. */
  aceInTheHole: {
    name: 'Ace in the Hole',
    hero: 'Gambit',
    recommended: true,
    when: { on: 'play', types: ['event'] },
    effects: [{ do: 'scout', look: 3, take: 1 }],
    rate: 'playEvent',
  },
  /** He leaves the Extraction Zone richer than he came. */
  thievesGuildTricks: {
    name: 'Thieves Guild Tricks',
    hero: 'Gambit',
    recommended: true,
    when: { on: 'assign', at: { at: 'extractionZone' } },
    effects: [{ do: 'gain', willpower: 1 }],
    rate: 'assignExtractionZone',
  },
  /** A feint, then the trick: Events in the Mission phase. */
  boStaff: {
    name: 'Bo Staff',
    hero: 'Gambit',
    when: { on: 'damage', colours: ['gray', 'orange'] },
    effects: [{ do: 'may', then: [{ do: 'play', of: ['event'] }] }],
    rate: 'damageTwoColours',
  },
  /** Friends of friends talk well of him. */
  cajunCharm: {
    name: 'Cajun Charm',
    hero: 'Gambit',
    when: { on: 'recruitBonus' },
    oncePerRound: true,
    effects: [{ do: 'vp', n: 1 }],
    rate: 'recruitBonusOnce',
  },
  /** What others can do, she can do: basic spaces and Allies alike. */
  powerAbsorption: {
    name: 'Power Absorption',
    hero: 'Rogue',
    when: { on: 'choose' },
    oncePerRound: true,
    effects: [{ do: 'enterOccupied', space: { at: 'institute', state: 'occupiedByOpponent' } }],
    rate: 'oncePerRound',
  },
  /** Catches the jet after her chores. */
  flight: {
    name: 'Flight',
    hero: 'Rogue',
    recommended: true,
    when: { on: 'assign', at: { at: 'institute' } },
    oncePerRound: true,
    effects: [
      {
        do: 'may',
        then: [
          {
            do: 'convert',
            spend: { mental: 2 },
            then: [{ do: 'moveToJet', pawn: { kind: 'hero', on: 'institute', self: true } }],
          },
        ],
      },
    ],
    rate: 'oncePerRound',
  },
  /** Borrowed muscle, kept for good. */
  superStrength: {
    name: 'Super Strength',
    hero: 'Rogue',
    recommended: true,
    when: { on: 'cost', at: { kind: ['missionTile', 'teamUp'] } },
    effects: [{ do: 'reduceCost', by: { physical: 2 }, of: 'space' }],
    rate: 'assignMissionOrTeamUp',
  },
  /** Remembers how the one beside her did it. */
  borrowedMemories: {
    name: 'Borrowed Memories',
    hero: 'Rogue',
    when: { on: 'assign', at: { at: 'institute' }, is: 'opponentPawnOnBasicHere' },
    oncePerRound: true,
    effects: [
      {
        do: 'may',
        then: [
          {
            do: 'convert',
            spend: { mental: 1 },
            then: [{ do: 'activate', space: { kind: 'basic', state: 'occupiedByOpponent', sameLocation: true } }],
          },
        ],
      },
    ],
    rate: 'oncePerRoundBesideOpponent',
  },
  /** Will not leave a fight to somebody else. */
  stubbornStreak: {
    name: 'Stubborn Streak',
    hero: 'Rogue',
    when: { on: 'damage', is: 'opponentAheadOnTile' },
    effects: [{ do: 'vp', n: 2 }],
    rate: 'damageConditional',
  },
  /** The blade cuts what is not flesh. */
  soulsword: {
    name: 'Soulsword',
    hero: 'Magik',
    recommended: true,
    when: { on: 'damage', colours: ['purple'] },
    effects: [{ do: 'vp', n: 2 }],
    rate: 'damageOneColour',
  },
  /** Here, then there. */
  steppingDisc: {
    name: 'Stepping Disc',
    hero: 'Magik',
    recommended: true,
    when: { on: 'assign', at: { at: 'institute', kind: 'basic' } },
    oncePerRound: true,
    effects: [
      {
        do: 'may',
        then: [
          {
            do: 'convert',
            spend: { mental: 3 },
            then: [{ do: 'moveToJet', pawn: { kind: 'hero', on: 'institute', self: true } }],
          },
        ],
      },
    ],
    rate: 'oncePerRound',
  },
  /** Brings back from the other side what is lacking. */
  limboPortal: {
    name: 'Limbo Portal',
    hero: 'Magik',
    recommended: true,
    when: { on: 'assign', at: { at: 'extractionZone' } },
    oncePerRound: true,
    effects: [{ do: 'gain', any: 1 }],
    rate: 'assignExtractionZone',
  },
  /** Silver grows with every battle. */
  eldritchArmor: {
    name: 'Eldritch Armor',
    hero: 'Magik',
    recommended: true,
    when: { on: 'cost', at: { kind: 'missionTile' } },
    effects: [{ do: 'reduceCost', by: { mental: 1 }, of: 'space' }],
    rate: 'assignMission',
  },
  /** The other self wakes on the way to a fight. */
  darkchylde: {
    name: 'Darkchylde',
    hero: 'Magik',
    recommended: true,
    when: { on: 'jet' },
    oncePerRound: true,
    effects: [{ do: 'gain', physical: 1 }],
    rate: 'jet',
  },
  /** Summoning feeds the summoner. */
  sorceressOfLimbo: {
    name: 'Sorceress of Limbo',
    hero: 'Magik',
    when: { on: 'play', types: ['ally', 'teamUp'] },
    effects: [{ do: 'gain', willpower: 1 }],
    rate: 'playAllyOrTeamUp',
  },
  /** A temptation to hoard what fights would cost. */
  bloodstones: {
    name: 'Bloodstones',
    hero: 'Magik',
    when: { on: 'gameEnd' },
    effects: [{ do: 'forEach', count: 'ownWillpower', max: 8, then: [{ do: 'vp', n: 1 }] }],
    rate: 'gameEnd',
  },
  /** Years go by in Limbo while others still work. */
  timeTossed: {
    name: 'Time-Tossed',
    hero: 'Magik',
    when: { on: 'pass' },
    oncePerRound: true,
    effects: [{ do: 'gain', mental: 1 }],
    rate: 'pass',
  },
  /** Everyone at the mansion looks after her. */
  littleSister: {
    name: 'Little Sister',
    hero: 'Magik',
    when: { on: 'assign', at: { kind: 'ally' } },
    effects: [{ do: 'draw', n: 1 }],
    rate: 'assignAlly',
  },
  /** S'ym's kin run errands as Students. */
  demonHost: {
    name: 'Demon Host',
    hero: 'Magik',
    when: { on: 'damage', colours: ['purple'] },
    effects: [{ do: 'gainStudents', n: 1 }],
    rate: 'damageOneColour',
  },
};
