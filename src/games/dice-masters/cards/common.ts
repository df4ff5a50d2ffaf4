// Common characters beyond the starter box, and Cerebro.
import type { Card } from './card.ts';
import { cerebro, characters, choosing } from './printing.ts';

const common = characters('common');

export const COMMON: readonly Card[] = [
  common(35, 'ant-man', 'Biophysicist', { cost: 2, affiliation: 'Avengers' }),
  common(36, 'apocalypse', 'Awakened', { cost: 6, affiliation: 'Villain' }, [
    { bonus: { defense: 5 }, to: 'this', if: 'fieldedThisTurn' },
  ]),
  common(37, 'bishop', 'Omega Squad', { cost: 5, affiliation: 'X-Men' }, [
    { shield: 'prevent', to: 'this', from: { energy: ['bolt'] } },
  ]),
  common(38, 'black-panther', 'Wakanda Chief', { cost: 4, affiliation: 'Avengers' }, [
    { limit: 'attacksOnlyIf', to: 'this' },
  ]),
  common(39, 'cable', 'Man of Action', { cost: 4 }, [
    { on: 'blocked', effects: choosing({ whose: 'opposing' }, { do: 'damage', n: 1, to: 'chosen' }) },
    {
      global: { bolt: 2 },
      effects: choosing({ whose: 'opposing' }, { do: 'damage', n: 1, to: 'chosen' }, { do: 'mustBlock', to: 'chosen' }),
    },
  ]),
  common(40, 'captain-america', 'Special Ops', { cost: 5, affiliation: 'Avengers' }, [
    {
      on: 'fielded',
      effects: choosing({ whose: 'opposing', affiliation: 'Villain' }, { do: 'move', to: 'chosen', into: 'prep' }),
    },
  ]),
  common(41, 'emma-frost', 'Archvillain', { cost: 5, affiliation: 'Villain' }, [
    { shield: 'prevent', to: 'this', from: { energy: ['fist'] }, if: 'noOpposingVillain' },
  ]),
  common(42, 'falcon', 'Samuel Wilson', { cost: 2, affiliation: 'Avengers' }),
  common(43, 'iron-man', 'Upright', { cost: 5, affiliation: 'Avengers' }, [
    { shield: 'lessen', n: 1, to: 'this', from: { affiliation: 'Villain' }, burst: 'none' },
    { shield: 'lessen', n: 2, to: 'this', from: { affiliation: 'Villain' }, burst: 1 },
    { global: { shield: 1 }, effects: choosing({}, { do: 'becomesVillain', to: 'chosen' }) },
  ]),
  common(44, 'magik', 'Illyana Rasputina', { cost: 4 }, [{ special: 'rerollOnKnockOut' }]),
  common(45, 'marvel-girl', 'Telekinetic', { cost: 6, affiliation: 'X-Men' }, [
    { on: 'fielded', effects: [{ do: 'spin', by: -1, to: { whose: 'opposing' } }] },
  ]),
  common(46, 'mister-sinister', 'Archvillain', { cost: 6, affiliation: 'Villain' }, [
    { bonus: { defense: 2 }, to: { whose: 'own' }, active: true, if: 'noOpposingVillain' },
  ]),
  common(47, 'mystique', 'Ageless', { cost: 3, affiliation: 'Villain' }, [
    { bonus: { attack: 1, defense: 1 }, to: 'this', per: { whose: 'own', in: 'prep' } },
  ]),
  common(48, 'namor', 'The Sub-Mariner', { cost: 5, affiliation: 'X-Men' }, [
    { limit: 'unblockable', to: 'this', if: { count: { whose: 'own', other: true }, atLeast: 2 } },
  ]),
  common(49, 'professor-x', 'Recruiting Young Mutants', { cost: 6, affiliation: 'X-Men' }, [
    {
      on: 'fielded',
      effects: [
        { do: 'choose', which: { whose: 'own', sidekick: true, in: 'bag' }, n: 2, upTo: true },
        { do: 'special', run: 'rollSidekicks' },
      ],
    },
    {
      global: { mask: 1 },
      effects: [
        { do: 'choose', which: { whose: 'own', sidekick: true, in: 'used' }, n: 2, upTo: true },
        { do: 'move', to: 'chosen', into: 'prep' },
      ],
    },
  ]),
  common(50, 'psylocke', 'Betsy Braddock', { cost: 4, affiliation: 'X-Men' }, [
    {
      on: 'fielded',
      effects: choosing({ whose: 'opposing', costAtMost: 2 }, { do: 'move', to: 'chosen', into: 'used' }),
    },
  ]),
  common(51, 'pyro', 'Saint-John Allerdyce', { cost: 4, affiliation: 'Villain' }, [
    { on: 'blocked', effects: [{ do: 'damage', n: 1, to: 'opponent' }] },
  ]),
  common(52, 'red-hulk', 'Thunderbolt Ross', { cost: 6 }, [
    { on: 'anyTurnEnds', burst: 1, if: 'damagedInAttack', effects: [{ do: 'spin', by: 1, to: 'this' }] },
  ]),
  common(53, 'sabretooth', 'Something to Prove', { cost: 4, affiliation: 'Villain' }, [
    { on: 'turnStarts', active: true, effects: [{ do: 'spin', by: 1, to: { whose: 'own', name: 'Sabretooth' } }] },
  ]),
  common(54, 'scarlet-witch', 'Wanda Maximoff', { cost: 3, affiliation: 'Villain' }, [
    {
      on: 'fielded',
      effects: [
        {
          do: 'damage',
          n: { each: { whose: 'own', affiliation: 'Villain', other: true } },
          to: { whose: 'opposing', affiliation: 'X-Men' },
        },
      ],
    },
  ]),
  common(55, 'sentinel', 'Mutant Hunter', { cost: 6, affiliation: 'Villain' }, [
    {
      on: 'attacks',
      may: true,
      effects: choosing({ whose: 'opposing', affiliation: 'X-Men' }, { do: 'mustBlock', to: 'chosen', whom: 'this' }),
    },
  ]),
  common(56, 'she-hulk', 'Jennifer Walters', { cost: 5, affiliation: 'Avengers' }, [
    { on: 'blocked', effects: [{ do: 'spin', by: 1, to: 'this' }] },
  ]),
  common(57, 'spider-man', 'Hero for Hire', { cost: 5 }, [
    { on: 'attacks', effects: choosing({ whose: 'opposing' }, { do: 'cannotBlock', to: 'chosen' }) },
  ]),
  common(58, 'storm', 'Weather Witch', { cost: 2, affiliation: 'X-Men' }, [
    { shield: 'prevent', to: 'this', from: { kind: 'action' } },
    { global: { mask: 1 }, answers: 'retarget', effects: [{ do: 'special', run: 'retarget' }] },
  ]),
  common(59, 'toad', 'Tongue Lashing', { cost: 5, affiliation: 'Villain' }, [
    { limit: 'mustAttack', to: { whose: 'opposing', sidekick: false }, active: true },
    /** DM-RUL-77 */
    {
      on: 'opponentAttacks',
      burst: 1,
      active: true,
      effects: [{ do: 'damage', n: 2, to: { whose: 'opposing', role: 'attacking' } }],
    },
  ]),
  common(60, 'vision', 'Density Control', { cost: 4, affiliation: 'Avengers' }, [
    { on: 'blocks', may: true, effects: [{ do: 'spin', by: 1, to: 'this' }] },
  ]),
  common(61, 'x-23', 'Scent of Murder', { cost: 4 }, [{ limit: 'cannotBlock', to: 'this' }]),
  cerebro(62, 'Cybernetic Intelligence', { cost: 5, rarity: 'common', max: 1 }, [
    { action: true, effects: [{ do: 'hook', affiliation: 'X-Men' }] },
    { on: 'youFieldMarked', effects: choosing({ whose: 'opposing' }, { do: 'knockOut', to: 'chosen' }) },
  ]),
];
