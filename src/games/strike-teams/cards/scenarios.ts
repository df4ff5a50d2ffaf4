// The 19 Scenario Cards: six for each stage, and the tutorial; and the 16 Objective Tokens.
import type { ObjectiveToken, ScenarioCard, Stage, TokenKind } from './scenario-card.ts';

export const OBJECTIVE_TOKENS: Readonly<Record<TokenKind, ObjectiveToken>> = {
  prison: { count: 1, strength: 4, damages: 1 },
  dossier: { count: 1 },
  superweapon: { count: 1, strength: 4, damages: 3 },
  bystander: { count: 4 },
  bomb: { count: 3, strength: 4, damages: 1, isGuarded: true },
  terminal: { count: 2, strength: 6, damages: 1, isGuarded: true },
  generator: { count: 2, strength: 4, damages: 1, isGuarded: true },
  'cosmic-cube': { count: 1 },
  serum: { count: 1 },
};

const STAGE_1: readonly ScenarioCard[] = [
  // ST-OPS-09 ST-OPS-10
  {
    id: 's1-1',
    stage: 1,
    name: 'Rescue the Prisoner',
    kind: 'retrieve',
    op: 4,
    text: 'Damage the Prison in Stage 1. Then carry the Prisoner to a Hero Spawn Point by the end of Stage 3.',
    tokens: [{ token: 'prison', count: 1, by: 'mastermind', when: 'setup', bands: ['mid', 'far'], ofTwo: ['mid'] }],
    from: 1,
    until: 12,
    wins: {
      all: [
        { damaged: { token: 'prison', count: 1, window: [1, 4] } },
        { carriedHome: { token: 'prisoner', window: [1, 12] } },
      ],
    },
    fails: {
      any: [
        { all: [{ roundOver: 4 }, { not: { damaged: { token: 'prison', count: 1, window: [1, 4] } } }] },
        { roundOver: 12 },
      ],
    },
    side: [{ hook: 'tokenDamaged', if: { token: 'prison' }, do: [{ do: 'placeToken', token: 'prisoner' }] }],
  },
  {
    id: 's1-2',
    stage: 1,
    name: 'Retrieve the Dossier',
    kind: 'retrieve',
    op: 2,
    text:
      'Bring the Dossier to a Hero Spawn Point by the end of Stage 2. If it is retrieved in Stage ' +
      '1, the Stage 3 card is shown to the heroes at once; its instructions still wait for the end ' +
      'of Stage 1.',
    tokens: [{ token: 'dossier', count: 1, by: 'mastermind', when: 'setup', bands: ['far'] }],
    from: 1,
    until: 8,
    wins: { carriedHome: { token: 'dossier', window: [1, 8] } },
    fails: { roundOver: 8 },
    side: [
      { hook: 'tokenRetrieved', if: { token: 'dossier', window: [1, 4] }, do: [{ do: 'reveal', what: 'stage3' }] },
    ],
  },
  {
    id: 's1-3',
    stage: 1,
    name: 'Cut the Power Lines',
    kind: 'destroy',
    op: 2,
    text: 'Damage both Terminals in Stage 1, or one of them where there are but two heroes.',
    tokens: [
      { token: 'terminal', count: 2, by: 'mastermind', when: 'setup', bands: ['far'], orElse: ['mid'], apart: true },
    ],
    from: 1,
    until: 4,
    wins: { damaged: { token: 'terminal', count: 2, ofTwo: 1, window: [1, 4] } },
    fails: { roundOver: 4 },
  },
  {
    id: 's1-4',
    stage: 1,
    name: 'Breach the Perimeter',
    kind: 'position',
    op: 2,
    text: 'In four different rounds of Stages 1 and 2 a hero must end a turn inside the villain zone.',
    demands: { type: 'non-henchman', units: 1 }, // ST-SET-29: soldiers alone have no zone
    from: 1,
    until: 8,
    wins: { standing: { where: 'villainZone', when: 'ownTurnEnd', rounds: 4, window: [1, 8] } },
    fails: { roundOver: 8 },
  },
  {
    id: 's1-5',
    stage: 1,
    name: 'Frenemies',
    kind: 'conflict',
    op: 4,
    text:
      'In Stage 1 attacks of each of the two, while both are in a Battle Zone, must have dealt the ' +
      'other as much initial damage as the other’s Level, and neither may have been defeated.',
    picks: [{ role: 'frenemy', by: 'heroes', from: 'heroes', count: 2, when: 'setup' }],
    from: 1,
    until: 4,
    wins: {
      all: [
        { roundOver: 4 },
        { hurt: { victim: 'frenemy1', by: 'frenemy2', least: 'level', battle: true } },
        { hurt: { victim: 'frenemy2', by: 'frenemy1', least: 'level', battle: true } },
        { not: { defeated: { role: 'frenemy', count: 1 } } },
      ],
    },
    fails: { any: [{ defeated: { role: 'frenemy', count: 1 } }, { roundOver: 4 }] },
  },
  {
    id: 's1-6',
    stage: 1,
    name: 'Innocents in the Crossfire',
    kind: 'retrieve',
    op: 4,
    text:
      'Each bystander retrieved in Stage 1 is 1 OP for the heroes, each left is 1 OP for the ' +
      'Mastermind. The agent counts like the others, but taking it without questioning (2 AP ' +
      'instead of 1 or a step) costs 2 automatic damage and 1 trapped token.',
    tokens: [
      { token: 'bystander', count: 2, by: 'mastermind', when: 'setup', bands: ['far'], ofTwo: ['mid'], apart: true },
      { token: 'bystander', count: 2, by: 'heroes', when: 'setup', bands: ['mid'], orElse: ['near'], ofTwo: ['near'] },
    ],
    picks: [{ role: 'impostor', by: 'mastermind', from: 'ownBystanders', count: 1, secret: true, when: 'setup' }],
    from: 1,
    until: 4,
    parts: [
      {
        op: 1,
        count: 4,
        per: 'bystander',
        wins: { retrieved: { token: 'bystander', count: 1, window: [1, 4] } },
        fails: { roundOver: 4 },
      },
    ],
    side: [
      { hook: 'tokenRetrieved', if: { role: 'impostor' }, do: [{ do: 'reveal', what: 'impostor' }] },
      {
        hook: 'tokenRetrieved',
        if: { role: 'impostor', unquestioned: true },
        do: [
          { do: 'autoDamage', n: 2, target: 'retriever' },
          { do: 'status', kind: 'trapped', target: 'retriever' },
        ],
      },
    ],
    interaction: { id: 'question', beside: 'bystander', ap: 2 },
  },
];

const STAGE_2: readonly ScenarioCard[] = [
  {
    id: 's2-1',
    stage: 2,
    name: 'Destroy the Superweapon',
    kind: 'destroy',
    op: 3,
    text:
      'Damage the Superweapon three times in Stage 2, or twice where there are but two heroes. From ' +
      'round 6 on it fires at the nearest hero in sight at the end of each Hero Phase (ranged 3 and ' +
      'the highest Level of a hero).',
    tokens: [{ token: 'superweapon', count: 1, by: 'mastermind', when: 'stage2', bands: ['far'] }],
    from: 5,
    until: 8,
    wins: { damaged: { token: 'superweapon', count: 3, ofTwo: 2, window: [5, 8] } },
    fails: { roundOver: 8 },
    side: [
      {
        hook: 'heroPhaseEnd',
        if: { window: [6, 8], left: 'superweapon' },
        do: [{ do: 'shootNearestHero', strength: 3 }],
      },
    ],
  },
  {
    id: 's2-2',
    stage: 2,
    name: 'Ticking Clock',
    kind: 'destroy',
    op: 3,
    text:
      'Damage all three bombs in Stage 2, two of them where there are but two heroes, or hit the ' +
      'master clock first. Bombs left over explode like Ammunition Crates.',
    tokens: [
      { token: 'bomb', count: 3, by: 'mastermind', when: 'stage2', bands: ['far'], orElse: ['mid'], apart: true },
    ],
    picks: [{ role: 'master', by: 'mastermind', from: 'bombs', count: 1, secret: true, when: 'stage2' }],
    from: 5,
    until: 8,
    wins: {
      any: [
        { damaged: { token: 'bomb', count: 3, ofTwo: 2, window: [5, 8] } },
        { damaged: { token: 'bomb', count: 1, first: 'master', window: [5, 8] } },
      ],
    },
    fails: { roundOver: 8 },
    side: [
      {
        hook: 'tokenDamaged',
        if: { token: 'bomb', nth: 1, role: 'master' },
        do: [{ do: 'reveal', what: 'master' }, { do: 'removeTokens' }],
      },
      {
        hook: 'stageEnd',
        if: { stage: 2, left: 'bomb' },
        do: [
          { do: 'explode', token: 'bomb' },
          { do: 'reveal', what: 'master' },
        ],
      },
    ],
  },
  {
    id: 's2-3',
    stage: 2,
    name: 'Seeker of Cosmic Power',
    kind: 'defeat',
    op: 4,
    text:
      'From round 5 on the seeker wants to end its turn on or beside the Cube in three different ' +
      'rounds. The heroes win by defeating it from round 5 on, by carrying the Cube home after the ' +
      'first touch, or by preventing the third touch to the end.',
    demands: { type: 'non-henchman', units: 1 },
    tokens: [{ token: 'cosmic-cube', count: 1, by: 'mastermind', when: 'setup', bands: ['mid'] }],
    picks: [{ role: 'seeker', by: 'mastermind', from: 'villains', count: 1, when: 'setup' }],
    from: 1,
    until: 12,
    wins: {
      any: [
        { defeated: { role: 'seeker', count: 1, window: [5, 12] } },
        { carriedHome: { token: 'cosmic-cube', window: [5, 12] } },
        {
          all: [
            { roundOver: 12 },
            {
              not: { visits: { role: 'seeker', where: 'besideCube', when: 'ownTurnEnd', rounds: 3, window: [5, 12] } },
            },
          ],
        },
      ],
    },
    fails: { visits: { role: 'seeker', where: 'besideCube', when: 'ownTurnEnd', rounds: 3, window: [5, 12] } },
    side: [
      {
        hook: 'ownTurnEnd',
        if: { role: 'seeker', where: 'besideCube', window: [5, 12], nth: 1 },
        do: [{ do: 'loosenCube' }],
      },
    ],
  },
  {
    id: 's2-4',
    stage: 2,
    name: 'The Courier',
    kind: 'defeat',
    op: 4,
    text:
      'The Mastermind scores when the courier has begun a turn on the drop tile in two rounds of ' +
      'Stages 2 and 3 (a henchman: the activation of its group). The heroes score when the courier ' +
      'is defeated in these stages, or at the end if nothing was delivered.',
    picks: [{ role: 'courier', by: 'mastermind', from: 'figures', count: 1, secret: true, when: 'setup' }],
    marks: [{ mark: 'drop', from: 'dropTiles', when: 'setup' }],
    from: 1,
    until: 12,
    wins: {
      any: [
        { defeated: { role: 'courier', count: 1, window: [5, 12] } },
        {
          all: [
            { roundOver: 12 },
            { not: { visits: { role: 'courier', where: 'drop', when: 'ownTurnStart', rounds: 2, window: [5, 12] } } },
          ],
        },
      ],
    },
    fails: { visits: { role: 'courier', where: 'drop', when: 'ownTurnStart', rounds: 2, window: [5, 12] } },
    side: [
      { hook: 'characterDefeated', if: { role: 'courier' }, do: [{ do: 'reveal', what: 'courier' }] },
      {
        hook: 'ownTurnStart',
        if: { role: 'courier', where: 'drop', window: [5, 12] },
        do: [{ do: 'reveal', what: 'courier' }],
      },
    ],
  },
  {
    id: 's2-5',
    stage: 2,
    name: 'Generators',
    kind: 'destroy',
    op: 3,
    text:
      'Damage both Generators in Stage 2, or one of them where there are but two heroes. While one ' +
      'stands the Mastermind gains 1 extra CP in each Command Phase of Stage 2.',
    tokens: [
      { token: 'generator', count: 2, by: 'mastermind', when: 'stage2', bands: ['far'], orElse: ['mid'], apart: true },
    ],
    from: 5,
    until: 8,
    wins: { damaged: { token: 'generator', count: 2, ofTwo: 1, window: [5, 8] } },
    fails: { roundOver: 8 },
    side: [
      {
        hook: 'commandPhase',
        if: { window: [5, 8], left: 'generator' },
        do: [{ do: 'gainCp', n: 1, team: 'mastermind' }],
      },
    ],
  },
  {
    id: 's2-6',
    stage: 2,
    name: 'Hold the Ground',
    kind: 'position',
    op: 3,
    text:
      'At the end of round 8 count the named room: 2 points for each hero or villain, 4 for a ' +
      'mastermind, 1 for each henchman. The heroes need more points; a tie is the Mastermind’s.',
    marks: [{ mark: 'ground', from: 'battleRooms', when: 'setup' }],
    from: 1,
    until: 8,
    wins: {
      all: [
        { roundOver: 8 },
        { majority: { where: 'ground', points: { hero: 2, villain: 2, mastermind: 4, henchman: 1 } } },
      ],
    },
    fails: { roundOver: 8 },
  },
];

const STAGE_3: readonly ScenarioCard[] = [
  {
    id: 's3-1',
    stage: 3,
    name: 'Get Out Alive',
    kind: 'position',
    op: 4,
    text: 'In Stage 3 all heroes must be extracted.',
    from: 9,
    until: 12,
    wins: { extracted: { who: 'allHeroes', window: [9, 12] } },
    fails: { roundOver: 12 },
  },
  {
    id: 's3-2',
    stage: 3,
    name: 'Behead the Hydra',
    kind: 'defeat',
    op: 4,
    text:
      'The Mastermind names a leader. Its defeat in Stage 2 or 3 is 2 OP; then she names another ' +
      'leader (the same one if she has no other) for the second 2 OP. Heads left at the end, or a ' +
      'leader extracted, score for the Mastermind.',
    demands: { type: 'non-henchman', units: 1 },
    picks: [{ role: 'leader', by: 'mastermind', from: 'villains', count: 1, when: 'reveal' }],
    from: 5,
    until: 12,
    parts: [
      {
        op: 2,
        wins: { defeated: { role: 'leader', count: 1, window: [5, 12] } },
        fails: { any: [{ roundOver: 12 }, { extracted: { who: 'leader', window: [5, 12] } }] },
      },
      {
        op: 2,
        wins: { defeated: { role: 'leader', count: 2, window: [5, 12] } },
        fails: { any: [{ roundOver: 12 }, { extracted: { who: 'leader', window: [5, 12] } }] },
      },
    ],
    side: [
      {
        hook: 'characterDefeated',
        if: { role: 'leader', nth: 1, window: [5, 12] },
        do: [{ do: 'nameAnother', role: 'leader' }],
      },
    ],
  },
  {
    id: 's3-3',
    stage: 3,
    name: 'Super-Soldier Serum',
    kind: 'retrieve',
    op: 2,
    text:
      'On reveal the heroes name two far places and the Mastermind puts the Serum on one of them. ' +
      'Bring it to a Hero Spawn Point.',
    tokens: [{ token: 'serum', count: 1, by: 'heroes', when: 'reveal', bands: ['far'], orElse: ['mid'], naming: 2 }],
    from: 5,
    until: 12,
    wins: { carriedHome: { token: 'serum', window: [5, 12] } },
    fails: { roundOver: 12 },
  },
  {
    id: 's3-4',
    stage: 3,
    name: 'Last Stand',
    kind: 'defeat',
    op: 2,
    text:
      'On reveal up to 3 henchmen return free, before round 9 all of them. From round 10 on the ' +
      'heroes must defeat 3 henchmen (4 if the group is 6); defeats count without tokens too.',
    demands: { type: 'henchman', units: 1 },
    from: 9,
    until: 12,
    wins: { henchmenDefeated: { ofThree: 3, ofSix: 4, window: [10, 12] } },
    fails: { roundOver: 12 },
    side: [
      { hook: 'scenarioRevealed', do: [{ do: 'respawnHenchmen', most: 3 }] },
      { hook: 'stageOver', if: { stage: 2 }, do: [{ do: 'respawnHenchmen', most: 'all' }] },
    ],
  },
  {
    id: 's3-5',
    stage: 3,
    name: 'Self-Destruct',
    kind: 'destroy',
    op: 3,
    text:
      'Damage both Terminals, which are placed at the end of round 8, or one of them where there ' +
      'are but two heroes. Until it is done, at the end of rounds 8 to 11 the Mastermind names a ' +
      'corridor tile; at the end of the next round every figure on it, of either team, takes 2 ' +
      'automatic damage and 1 prone token.',
    tokens: [
      {
        token: 'terminal',
        count: 2,
        by: 'mastermind',
        when: 'stage3',
        bands: ['far'],
        orElse: ['mid', 'near'],
        apart: true,
      },
    ],
    marks: [{ mark: 'cracked', from: 'battleCorridors', when: [8, 9, 10, 11] }],
    from: 9,
    until: 12,
    wins: { damaged: { token: 'terminal', count: 2, ofTwo: 1, window: [9, 12] } },
    fails: { roundOver: 12 },
    side: [
      {
        hook: 'roundEnd',
        if: { rounds: [9, 10, 11, 12], left: 'terminal' },
        do: [
          { do: 'autoDamage', n: 2, target: 'crackedTile' },
          { do: 'status', kind: 'prone', target: 'crackedTile' },
        ],
      },
      {
        hook: 'roundEnd',
        if: { rounds: [9, 10, 11], left: 'terminal' },
        do: [{ do: 'nameTile', mark: 'cracked' }],
      },
      { hook: 'stageOver', if: { stage: 2, left: 'terminal' }, do: [{ do: 'nameTile', mark: 'cracked' }] },
    ],
  },
  {
    id: 's3-6',
    stage: 3,
    name: 'Mind Control',
    kind: 'conflict',
    op: 4,
    text:
      'Until freed the controlled hero pays 1 AP more for attacks against the Mastermind side. ' +
      'Teammates free it with 3 initial damage within one round; if it is defeated first, or at ' +
      'the end, the Mastermind scores.',
    picks: [{ role: 'controlled', by: 'mastermind', from: 'heroes', count: 1, when: 'reveal' }],
    from: 5,
    until: 12,
    wins: {
      all: [
        { hurt: { victim: 'controlled', by: 'teammates', least: 3, window: [5, 12], inOneRound: true } },
        { not: { defeated: { role: 'controlled', count: 1, window: [5, 12] } } },
      ],
    },
    fails: {
      any: [
        { defeated: { role: 'controlled', count: 1, window: [5, 12] } },
        { extracted: { who: 'controlled', window: [5, 12] } },
        { roundOver: 12 },
      ],
    },
    side: [{ hook: 'scenarioRevealed', do: [{ do: 'dearerAttacks', role: 'controlled', n: 1 }] }],
  },
];

export const TUTORIAL: ScenarioCard = {
  id: 'tut',
  stage: 1,
  name: 'Tutorial Mission',
  kind: 'tutorial',
  op: 2,
  text: 'A hero must end a turn on the exit tile E by the end of round 4.',
  demands: { type: 'henchman', units: 2 },
  from: 1,
  until: 4,
  wins: { standing: { where: 'goalTile', when: 'ownTurnEnd', window: [1, 4] } },
  fails: { roundOver: 4 },
  tutorial: {
    teams: { 2: { villains: 0, henchmen: 6 }, 3: { villains: 1, henchmen: 6 }, 4: { villains: 2, henchmen: 6 } },
    heroes: ['captain-america', 'iron-man'],
  },
};

/** ST-CMP-05 ST-RUL-05: the piles by the backs of the cards. */
export const STAGES: Readonly<Record<Stage, readonly ScenarioCard[]>> = { 1: STAGE_1, 2: STAGE_2, 3: STAGE_3 };
export const MISSION_SCENARIOS: readonly ScenarioCard[] = [...STAGE_1, ...STAGE_2, ...STAGE_3];
export const SCENARIOS: readonly ScenarioCard[] = [...MISSION_SCENARIOS, TUTORIAL];
