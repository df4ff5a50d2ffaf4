// The 34 Villain tiles: Damage icons by row, what they do while attached, and what their defeat brings.
import type { VillainTile } from './card.ts';

export const VILLAINS: Readonly<Record<string, VillainTile>> = {
  /** Rubble uncovers things: cards for all who fought. */
  avalanche: {
    name: 'Avalanche',
    tier: 'minorEnemy',
    icons: [
      [1, 'gray', 5],
      [2, 'orange', 8],
      [3, 'gray', 6],
      [7, 'green', 7],
    ],
    onDefeat: [
      { do: 'eachPlayer', then: [{ do: 'forEach', count: 'ownMarkersOnTile', then: [{ do: 'draw', n: 1 }] }] },
      { do: 'replaceFrom', stack: 'challengingEnemy' },
    ],
  },
  /** Without his flames he is talk and lighter fluid. */
  pyro: {
    name: 'Pyro',
    tier: 'minorEnemy',
    icons: [
      [2, 'purple', 8],
      [3, 'orange', 6],
      [7, 'orange', 5],
      [8, 'green', 7],
    ],
    onDefeat: [
      {
        do: 'eachPlayer',
        then: [
          {
            do: 'forEach',
            count: 'ownMarkersOnTile',
            then: [{ do: 'chooseOne', of: [[{ do: 'gain', physical: 1 }], [{ do: 'gain', mental: 1 }]] }],
          },
        ],
      },
      { do: 'replaceFrom', stack: 'challengingEnemy' },
    ],
  },
  /** He knows more than he should. */
  toad: {
    name: 'Toad',
    tier: 'minorEnemy',
    icons: [
      [3, 'green', 4],
      [4, 'gray', 6],
      [5, 'green', 7],
      [6, 'purple', 8],
    ],
    onDefeat: [
      { do: 'eachPlayer', then: [{ do: 'forEach', count: 'ownMarkersOnTile', then: [{ do: 'gain', mental: 1 }] }] },
      { do: 'replaceFrom', stack: 'challengingEnemy' },
    ],
  },
  /** Moving him at all is fame. */
  blob: {
    name: 'Blob',
    tier: 'minorEnemy',
    icons: [
      [2, 'gray', 8],
      [4, 'gray', 7],
      [5, 'orange', 7],
      [6, 'purple', 5],
    ],
    onDefeat: [
      { do: 'eachPlayer', then: [{ do: 'forEach', count: 'ownMarkersOnTile', then: [{ do: 'vp', n: 1 }] }] },
      { do: 'replaceFrom', stack: 'challengingEnemy' },
    ],
  },
  /** He leaves his secrets behind. */
  vanisher: {
    name: 'Vanisher',
    tier: 'minorEnemy',
    icons: [
      [1, 'green', 4],
      [5, 'purple', 6],
      [6, 'orange', 8],
      [8, 'purple', 7],
    ],
    onDefeat: [
      {
        do: 'eachPlayer',
        then: [{ do: 'forEach', count: 'ownMarkersOnTile', then: [{ do: 'scout', look: 2, take: 1 }] }],
      },
      { do: 'replaceFrom', stack: 'challengingEnemy' },
    ],
  },
  /** The field falls, and so does his guard. */
  unusTheUntouchable: {
    name: 'Unus the Untouchable',
    tier: 'minorEnemy',
    icons: [
      [1, 'gray', 5],
      [4, 'orange', 5],
      [7, 'green', 7],
      [8, 'purple', 8],
    ],
    onDefeat: [
      { do: 'eachPlayer', then: [{ do: 'forEach', count: 'ownMarkersOnTile', then: [{ do: 'gain', any: 1 }] }] },
      { do: 'replaceFrom', stack: 'challengingEnemy' },
    ],
  },
  /** Force against force is the dear way. */
  juggernaut: {
    name: 'Juggernaut',
    tier: 'challengingEnemy',
    icons: [
      [2, 'green', 13],
      [3, 'gray', 8],
      [4, 'purple', 9],
      [5, 'orange', 11],
      [8, 'gray', 8],
    ],
    costs: { do: 'increaseCost', by: { physical: 1 }, of: 'damage', colour: 'gray' },
    onDefeat: [
      { do: 'eachPlayer', then: [{ do: 'forEach', count: 'ownMarkersOnTile', then: [{ do: 'gain', physical: 2 }] }] },
    ],
  },
  /** One hunter takes the trophy. */
  sabretooth: {
    name: 'Sabretooth',
    tier: 'challengingEnemy',
    icons: [
      [1, 'gray', 8],
      [2, 'orange', 13],
      [4, 'green', 11],
      [7, 'gray', 10],
      [8, 'green', 9],
    ],
    onDefeat: [
      {
        do: 'eachPlayer',
        then: [
          {
            do: 'if',
            is: 'mostMarkersOnTile',
            then: [
              { do: 'gain', willpower: 1 },
              { do: 'draw', n: 1 },
            ],
          },
        ],
      },
    ],
  },
  /** Nobody leaves her with all their plans; the best spy recovers one. */
  mystique: {
    name: 'Mystique',
    tier: 'challengingEnemy',
    icons: [
      [1, 'purple', 8],
      [3, 'gray', 10],
      [5, 'green', 10],
      [6, 'purple', 11],
      [7, 'green', 12],
    ],
    whenDamaged: [{ do: 'discard', n: 1 }],
    onDefeat: [
      {
        do: 'eachPlayer',
        then: [
          {
            do: 'if',
            is: 'mostMarkersOnTile',
            then: [
              { do: 'takeFromDiscard', n: 1 },
              { do: 'gain', mental: 1 },
            ],
          },
        ],
      },
    ],
  },
  /** Life drained is given back. */
  omegaRed: {
    name: 'Omega Red',
    tier: 'challengingEnemy',
    icons: [
      [1, 'purple', 8],
      [2, 'orange', 12],
      [4, 'gray', 10],
      [6, 'purple', 10],
      [8, 'green', 9],
    ],
    onDefeat: [
      { do: 'eachPlayer', then: [{ do: 'forEach', count: 'ownMarkersOnTile', then: [{ do: 'gain', willpower: 1 }] }] },
    ],
  },
  /** Spare parts and stolen files. */
  ladyDeathstrike: {
    name: 'Lady Deathstrike',
    tier: 'challengingEnemy',
    icons: [
      [1, 'orange', 8],
      [2, 'green', 11],
      [5, 'green', 10],
      [6, 'gray', 9],
      [8, 'orange', 10],
    ],
    onDefeat: [
      {
        do: 'eachPlayer',
        then: [
          {
            do: 'forEach',
            count: 'ownMarkersOnTile',
            then: [{ do: 'chooseOne', of: [[{ do: 'draw', n: 1 }], [{ do: 'gain', any: 1 }]] }],
          },
        ],
      },
    ],
  },
  /** His hoard in Cassidy Keep is shared out. */
  blackTomCassidy: {
    name: 'Black Tom Cassidy',
    tier: 'challengingEnemy',
    icons: [
      [3, 'orange', 8],
      [4, 'purple', 11],
      [5, 'gray', 9],
      [6, 'purple', 10],
      [7, 'orange', 11],
    ],
    onDefeat: [
      {
        do: 'eachPlayer',
        then: [{ do: 'forEach', count: 'ownMarkersOnTile', then: [{ do: 'gain', physical: 1, mental: 1 }] }],
      },
    ],
  },
  /** The geneticist's final riddle. */
  misterSinister: {
    name: 'Mister Sinister',
    tier: 'finalTest',
    icons: [
      [1, 'green', 11],
      [3, 'green', 14],
      [4, 'green', 12],
      [5, 'gray', 13],
      [6, 'orange', 14],
      [7, 'purple', 16],
      [8, 'gray', 15],
    ],
    onDefeat: [
      { do: 'eachPlayer', then: [{ do: 'forEach', count: 'ownMarkersOnTile', then: [{ do: 'vp', n: 1 }] }] },
      { do: 'endGame' },
    ],
  },
  /** Every part torn off is a Sentinel less. */
  masterMold: {
    name: 'Master Mold',
    tier: 'finalTest',
    icons: [
      [2, 'green', 13],
      [3, 'gray', 12],
      [4, 'gray', 14],
      [5, 'orange', 13],
      [6, 'purple', 14],
      [7, 'green', 15],
      [8, 'gray', 15],
    ],
    onDefeat: [
      { do: 'eachPlayer', then: [{ do: 'forEach', count: 'ownMarkersOnTile', then: [{ do: 'vp', n: 2 }] }] },
      { do: 'endGame' },
    ],
  },
  /** Fire cannot fight fire; nobody celebrates. */
  darkPhoenix: {
    name: 'Dark Phoenix',
    tier: 'finalTest',
    icons: [
      [1, 'green', 13],
      [2, 'purple', 11],
      [3, 'purple', 14],
      [4, 'orange', 15],
      [5, 'gray', 13],
      [6, 'orange', 13],
      [8, 'orange', 15],
    ],
    costs: { do: 'increaseCost', by: { willpower: 1 }, of: 'damage', colour: 'orange' },
    onDefeat: [{ do: 'endGame' }],
  },
  /** He eats thoughts; come with an empty hand. */
  shadowKing: {
    name: 'Shadow King',
    tier: 'finalTest',
    icons: [
      [1, 'gray', 13],
      [2, 'orange', 12],
      [3, 'purple', 12],
      [4, 'purple', 13],
      [5, 'orange', 14],
      [6, 'purple', 15],
      [7, 'green', 16],
    ],
    whenDamaged: [{ do: 'discard', n: 1 }],
    onDefeat: [
      { do: 'eachPlayer', then: [{ do: 'forEach', count: 'ownMarkersOnTile', then: [{ do: 'vp', n: 1 }] }] },
      { do: 'endGame' },
    ],
  },
  /** Her armour of doubt breaks with her. */
  unuscione: {
    name: 'Unuscione',
    tier: 'acolyte',
    icons: [
      [1, 'purple', 4],
      [4, 'purple', 6],
      [6, 'green', 8],
      [7, 'gray', 9],
    ],
    onDefeat: [
      {
        do: 'eachPlayer',
        then: [
          {
            do: 'forEach',
            count: 'ownMarkersOnTile',
            then: [{ do: 'may', then: [{ do: 'convert', spend: { villainTokens: 1 }, then: [{ do: 'vp', n: 2 }] }] }],
          },
        ],
      },
      { do: 'replaceFrom', stack: 'lieutenant' },
    ],
  },
  /** What his whips drew out flows back to the school. */
  senyaka: {
    name: 'Senyaka',
    tier: 'acolyte',
    icons: [
      [2, 'green', 8],
      [3, 'orange', 7],
      [5, 'orange', 7],
      [8, 'purple', 6],
    ],
    onDefeat: [
      {
        do: 'eachPlayer',
        then: [
          {
            do: 'forEach',
            count: 'ownMarkersOnTile',
            then: [
              {
                do: 'placeToken',
                token: 'willpower',
                value: 1,
                where: { at: 'institute', kind: 'basic', state: 'any' },
              },
            ],
          },
        ],
      },
      { do: 'replaceFrom', stack: 'lieutenant' },
    ],
  },
  /** Joined strength falls apart. */
  kleinstockBrothers: {
    name: 'Kleinstock Brothers',
    tier: 'acolyte',
    icons: [
      [1, 'orange', 5],
      [4, 'green', 6],
      [5, 'gray', 8],
      [6, 'orange', 7],
    ],
    onDefeat: [
      {
        do: 'eachPlayer',
        then: [
          {
            do: 'forEach',
            count: 'ownMarkersOnTile',
            then: [{ do: 'chooseOne', of: [[{ do: 'gain', physical: 1 }], [{ do: 'draw', n: 1 }]] }],
          },
        ],
      },
      { do: 'replaceFrom', stack: 'lieutenant' },
    ],
  },
  /** A giant tests the arm. */
  javitz: {
    name: 'Javitz',
    tier: 'acolyte',
    icons: [
      [2, 'gray', 9],
      [3, 'purple', 5],
      [7, 'gray', 5],
      [8, 'green', 8],
    ],
    onDefeat: [
      { do: 'eachPlayer', then: [{ do: 'forEach', count: 'ownMarkersOnTile', then: [{ do: 'gain', physical: 1 }] }] },
      { do: 'replaceFrom', stack: 'lieutenant' },
    ],
  },
  /** The one who boosts powers boosts yours, unwillingly. */
  fabianCortez: {
    name: 'Fabian Cortez',
    tier: 'lieutenant',
    icons: [
      [1, 'orange', 8],
      [2, 'purple', 12],
      [5, 'orange', 11],
      [6, 'purple', 10],
      [7, 'green', 9],
    ],
    onDefeat: [
      {
        do: 'eachPlayer',
        then: [{ do: 'if', is: 'mostMarkersOnTile', then: [{ do: 'may', then: [{ do: 'play', of: ['evolution'] }] }] }],
      },
    ],
  },
  /** A mind like a fortress. */
  exodus: {
    name: 'Exodus',
    tier: 'lieutenant',
    icons: [
      [2, 'purple', 12],
      [3, 'orange', 9],
      [4, 'purple', 11],
      [5, 'gray', 10],
      [7, 'orange', 9],
    ],
    costs: { do: 'increaseCost', by: { mental: 1 }, of: 'damage', colour: 'purple' },
    onDefeat: [{ do: 'eachPlayer', then: [{ do: 'forEach', count: 'ownMarkersOnTile', then: [{ do: 'vp', n: 1 }] }] }],
  },
  /** Old friends leave a message in the mist. */
  ameliaVoght: {
    name: 'Amelia Voght',
    tier: 'lieutenant',
    icons: [
      [1, 'green', 9],
      [3, 'gray', 8],
      [4, 'green', 11],
      [7, 'purple', 10],
      [8, 'gray', 11],
    ],
    onDefeat: [
      {
        do: 'eachPlayer',
        then: [{ do: 'forEach', count: 'ownMarkersOnTile', then: [{ do: 'scout', look: 3, take: 1 }] }],
      },
    ],
  },
  /** Beating her ends the talk of joining. */
  frenzy: {
    name: 'Frenzy',
    tier: 'lieutenant',
    icons: [
      [2, 'green', 13],
      [3, 'orange', 9],
      [4, 'green', 10],
      [6, 'gray', 12],
      [8, 'gray', 8],
    ],
    onDefeat: [
      {
        do: 'eachPlayer',
        then: [
          {
            do: 'forEach',
            count: 'ownMarkersOnTile',
            then: [
              {
                do: 'may',
                then: [{ do: 'convert', spend: { villainTokens: 1 }, then: [{ do: 'gain', willpower: 2 }] }],
              },
            ],
          },
        ],
      },
    ],
  },
  /** The old foe, met head on. */
  magnetoMasterOfMagnetism: {
    name: 'Magneto, Master of Magnetism',
    tier: 'magneto',
    icons: [
      [2, 'gray', 13],
      [3, 'gray', 14],
      [4, 'gray', 14],
      [5, 'orange', 13],
      [6, 'purple', 15],
      [7, 'orange', 14],
      [8, 'green', 16],
    ],
    onDefeat: [
      { do: 'eachPlayer', then: [{ do: 'forEach', count: 'ownMarkersOnTile', then: [{ do: 'vp', n: 2 }] }] },
      { do: 'endGame' },
    ],
  },
  /** Each blow sends more of his followers into the halls. */
  magnetoLordOfAvalon: {
    name: 'Magneto, Lord of Avalon',
    tier: 'magneto',
    icons: [
      [1, 'purple', 11],
      [2, 'orange', 13],
      [3, 'green', 15],
      [4, 'purple', 15],
      [6, 'green', 14],
      [7, 'gray', 14],
      [8, 'purple', 17],
    ],
    whenDamaged: [
      { do: 'placeToken', token: 'villain', value: 1, where: { at: 'institute', kind: 'basic', state: 'any' } },
    ],
    onDefeat: [
      { do: 'eachPlayer', then: [{ do: 'forEach', count: 'ownMarkersOnTile', then: [{ do: 'vp', n: 1 }] }] },
      { do: 'endGame' },
    ],
  },
  /** The fallen friend remembers who reached him. */
  death: {
    name: 'Death',
    tier: 'horseman',
    icons: [
      [1, 'purple', 6],
      [3, 'green', 8],
      [5, 'orange', 7],
      [7, 'purple', 11],
      [8, 'gray', 10],
    ],
    onDefeat: [
      { do: 'freeCaptive' },
      { do: 'eachPlayer', then: [{ do: 'if', is: 'mostMarkersOnTile', then: [{ do: 'vp', n: 2 }] }] },
    ],
  },
  /** Spoils: arms or orders. */
  war: {
    name: 'War',
    tier: 'horseman',
    icons: [
      [2, 'orange', 6],
      [3, 'gray', 8],
      [5, 'gray', 8],
      [6, 'green', 9],
      [8, 'orange', 11],
    ],
    onDefeat: [
      { do: 'freeCaptive' },
      {
        do: 'eachPlayer',
        then: [
          {
            do: 'forEach',
            count: 'ownMarkersOnTile',
            then: [{ do: 'chooseOne', of: [[{ do: 'gain', physical: 2 }], [{ do: 'draw', n: 1 }]] }],
          },
        ],
      },
    ],
  },
  /** The fever lifts. */
  pestilence: {
    name: 'Pestilence',
    tier: 'horseman',
    icons: [
      [1, 'green', 6],
      [2, 'orange', 7],
      [4, 'purple', 9],
      [6, 'green', 10],
      [7, 'purple', 9],
    ],
    onDefeat: [
      { do: 'freeCaptive' },
      {
        do: 'eachPlayer',
        then: [
          {
            do: 'forEach',
            count: 'ownMarkersOnTile',
            then: [
              { do: 'draw', n: 1 },
              { do: 'gain', physical: 1 },
            ],
          },
        ],
      },
    ],
  },
  /** At last there is enough for all. */
  famine: {
    name: 'Famine',
    tier: 'horseman',
    icons: [
      [2, 'gray', 7],
      [3, 'orange', 9],
      [4, 'gray', 10],
      [5, 'purple', 8],
      [6, 'green', 9],
    ],
    onDefeat: [
      { do: 'freeCaptive' },
      { do: 'eachPlayer', then: [{ do: 'forEach', count: 'ownMarkersOnTile', then: [{ do: 'gain', any: 1 }] }] },
    ],
  },
  /** The oldest enemy, open and proud. */
  apocalypseTheFirstOne: {
    name: 'Apocalypse, the First One',
    tier: 'theMaster',
    icons: [
      [1, 'purple', 15],
      [3, 'gray', 14],
      [4, 'orange', 16],
      [5, 'green', 14],
      [6, 'gray', 14],
      [7, 'purple', 17],
      [8, 'green', 17],
    ],
    onDefeat: [
      { do: 'eachPlayer', then: [{ do: 'forEach', count: 'ownMarkersOnTile', then: [{ do: 'vp', n: 2 }] }] },
      { do: 'endGame' },
    ],
  },
  /** Armour from the stars: seek another colour. */
  apocalypseCelestialArmored: {
    name: 'Apocalypse, Celestial Armored',
    tier: 'theMaster',
    icons: [
      [1, 'green', 12],
      [2, 'gray', 12],
      [4, 'gray', 13],
      [5, 'gray', 14],
      [6, 'orange', 16],
      [7, 'purple', 16],
      [8, 'orange', 18],
    ],
    costs: { do: 'increaseCost', by: { physical: 1 }, of: 'damage', colour: 'gray' },
    onDefeat: [
      { do: 'eachPlayer', then: [{ do: 'forEach', count: 'ownMarkersOnTile', then: [{ do: 'vp', n: 1 }] }] },
      { do: 'endGame' },
    ],
  },
  /** He has time; whoever strikes often is remembered. */
  apocalypseAgeless: {
    name: 'Apocalypse, Ageless',
    tier: 'theMaster',
    icons: [
      [2, 'gray', 12],
      [3, 'orange', 13],
      [4, 'green', 15],
      [5, 'purple', 15],
      [6, 'purple', 17],
      [7, 'orange', 16],
      [8, 'green', 15],
    ],
    onDefeat: [
      { do: 'eachPlayer', then: [{ do: 'forEach', count: 'ownMarkersOnTile', then: [{ do: 'vp', n: 3 }] }] },
      { do: 'endGame' },
    ],
  },
  /** Only the fittest is rewarded. */
  apocalypseJudgeOfTheFit: {
    name: 'Apocalypse, Judge of the Fit',
    tier: 'theMaster',
    icons: [
      [1, 'green', 13],
      [2, 'green', 14],
      [3, 'orange', 13],
      [5, 'purple', 16],
      [6, 'orange', 17],
      [7, 'purple', 17],
      [8, 'gray', 18],
    ],
    onDefeat: [
      { do: 'eachPlayer', then: [{ do: 'if', is: 'mostMarkersOnTile', then: [{ do: 'vp', n: 3 }] }] },
      { do: 'endGame' },
    ],
  },
};
