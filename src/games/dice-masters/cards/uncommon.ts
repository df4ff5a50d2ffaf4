// Uncommon cards.
import type { Card } from './card.ts';
import { cerebro, characters, choosing } from './printing.ts';

const uncommon = characters('uncommon');

export const UNCOMMON: readonly Card[] = [
  uncommon(63, 'angel', 'Flying High', { cost: 3, affiliation: 'X-Men' }, [{ limit: 'afterOtherShields', to: 'this' }]),
  uncommon(64, 'ant-man', 'Pym Particles', { cost: 3, affiliation: 'Avengers' }, [
    { bonus: { defense: 2 }, to: 'this', if: 'attacking' },
    { global: { fist: 1 }, effects: choosing({ whose: 'own' }, { do: 'swapAttackAndDefense', to: 'chosen' }) },
  ]),
  uncommon(65, 'apocalypse', 'Archvillain', { cost: 6, affiliation: 'Villain', max: 2 }, [
    { shield: 'prevent', to: 'this', if: 'noOpposingVillain' },
  ]),
  uncommon(66, 'bishop', 'Branded a Mutant', { cost: 4 }, [
    { bonus: { attack: 2 }, to: 'this', if: { engagedWith: { energy: ['bolt'] } } },
  ]),
  uncommon(67, 'black-panther', "T'Challa", { cost: 5 }, [{ bonus: { attack: 2 }, to: 'this', if: 'onlyAttacker' }]),
  uncommon(68, 'cable', 'Techno-Organic', { cost: 5 }, [
    { on: 'blocked', effects: [{ do: 'damage', n: 2, to: { whose: 'opposing' } }] },
    {
      global: { bolt: 2 },
      effects: choosing({ whose: 'opposing' }, { do: 'damage', n: 1, to: 'chosen' }, { do: 'mustBlock', to: 'chosen' }),
    },
  ]),
  uncommon(69, 'captain-america', '"Follow Me!"', { cost: 4, affiliation: 'Avengers' }, [
    { on: 'fielded', effects: [{ do: 'nextFieldingFree' }] },
  ]),
  uncommon(70, 'cyclops', 'Field Leader', { cost: 5, affiliation: 'X-Men' }, [
    { deals: { more: 1 }, by: { whose: 'own', energy: ['bolt'] }, active: true },
  ]),
  uncommon(71, 'falcon', 'Recon', { cost: 3 }, [{ on: 'attacks', effects: [{ do: 'sidekicksUnblockable' }] }]),
  uncommon(72, 'iceman', 'Mister Friese', { cost: 4, affiliation: 'X-Men' }, [
    {
      on: 'youFieldAnother',
      active: true,
      once: 'turn',
      effects: [{ do: 'bonus', attack: 3, to: { whose: 'own', name: 'Iceman' } }],
    },
  ]),
  uncommon(73, 'juggernaut', 'Kuurth', { cost: 5, affiliation: 'Villain' }, [
    { limit: 'blocksTwo', to: 'this', if: 'noOpposingVillain' },
  ]),
  uncommon(74, 'kitty-pryde', 'Just a Phase', { cost: 5, affiliation: 'X-Men' }, [
    { on: 'blocked', pay: { mask: 1 }, effects: choosing({ role: 'blocksThis' }, { do: 'leaveAttack', to: 'chosen' }) },
  ]),
  uncommon(75, 'magik', 'Lightchylde', { cost: 4, affiliation: 'X-Men' }, [
    { on: 'blocks', effects: [{ do: 'special', run: 'lightchylde' }] },
  ]),
  uncommon(76, 'magneto', 'Hellfire Club', { cost: 7, affiliation: 'Villain' }, [
    { on: 'opponentDraws', active: true, if: 'noOpposingVillain', effects: [{ do: 'damage', n: 2, to: 'opponent' }] },
  ]),
  uncommon(77, 'marvel-girl', 'Superhero', { cost: 5, affiliation: 'X-Men', heroic: true }, [
    {
      on: 'attacks',
      pair: true,
      may: true,
      effects: [
        { do: 'choose', which: { heroic: false, levelAtLeast: 2 }, needed: true },
        { do: 'spin', by: -1, to: 'chosen' },
        { do: 'gainLife', n: 1 },
      ],
    },
  ]),
  uncommon(78, 'mister-sinister', 'Nasty Boy', { cost: 5, affiliation: 'Villain' }, [
    { on: 'villainKnockedOut', active: true, effects: [{ do: 'damage', n: 1, to: 'opponent' }] },
    {
      global: { bolt: 2 },
      effects: [
        { do: 'choose', which: {}, by: 'each' },
        { do: 'damage', n: 3, to: 'chosen' },
      ],
    },
  ]),
  uncommon(79, 'mystique', 'Raven Darkholme', { cost: 3, affiliation: 'Villain' }, [
    { bonus: { attack: 1, defense: 1 }, to: 'this', per: { affiliation: 'Villain', other: true } },
  ]),
  uncommon(80, 'namor', 'Atlantean', { cost: 4, affiliation: 'Avengers' }, [
    { on: 'blocks', may: true, effects: [{ do: 'special', run: 'cancelAction' }] },
  ]),
  uncommon(81, 'professor-x', 'Founder', { cost: 6, affiliation: 'X-Men', heroic: true }, [
    { on: 'attacks', pair: true, once: 'declaration', effects: [{ do: 'gainLife', n: 1 }] },
  ]),
  uncommon(82, 'psylocke', 'Ninjutsu', { cost: 3 }, [
    {
      on: 'fielded',
      effects: choosing(
        { whose: 'opposing', costAtMost: 2 },
        {
          do: 'ifChosen',
          is: { levelAtLeast: 2 },
          then: [{ do: 'spin', by: -1, to: 'chosen' }],
          else: [{ do: 'knockOut', to: 'chosen' }],
        },
      ),
    },
  ]),
  uncommon(83, 'pyro', 'Pyrokinetic', { cost: 4, affiliation: 'Villain' }, [
    {
      on: 'attacks',
      effects: [
        { do: 'payUpTo', energy: 'bolt', n: 2 },
        { do: 'damage', n: 'paid', to: 'opponent' },
      ],
    },
    { global: { bolt: 1 }, effects: [{ do: 'special', run: 'keepBolts' }] },
  ]),
  uncommon(84, 'quicksilver', 'Villainous', { cost: 4, affiliation: 'Villain' }, [
    { on: 'fielded', effects: [{ do: 'damage', n: 2, to: { affiliation: 'X-Men' } }] },
    { on: 'knockedOut', effects: [{ do: 'damage', n: 2, to: { affiliation: 'X-Men' } }] },
  ]),
  uncommon(85, 'red-hulk', 'a.k.a. Rulk', { cost: 7 }, [
    { on: 'opposingSidekickKnockedOut', active: true, effects: [{ do: 'loseLife', n: 1 }] },
    { on: 'knocksOutSidekick', burst: 1, effects: [{ do: 'loseLife', n: 2 }] },
  ]),
  uncommon(86, 'sabretooth', 'Survivor', { cost: 4, affiliation: 'Villain' }, [{ special: 'survive' }]),
  uncommon(87, 'sentinel', 'Archvillain', { cost: 7, affiliation: 'Villain', max: 2 }, [
    {
      on: 'fielded',
      if: 'noOpposingVillain',
      effects: [
        { do: 'knockOut', to: { whose: 'opposing', affiliation: 'X-Men' } },
        { do: 'damage', n: 'knockedOut', to: 'opponent' },
      ],
    },
    { global: { shield: 1 }, effects: choosing({ affiliation: 'X-Men' }, { do: 'mustBlock', to: 'chosen' }) },
  ]),
  uncommon(88, 'she-hulk', 'Lady Liberator', { cost: 5 }, [{ limit: 'twoBlockers', to: 'this' }]),
  uncommon(89, 'storm', 'Superhero', { cost: 3, affiliation: 'X-Men', heroic: true }, [
    { limit: 'noActionTarget', to: 'pair' },
  ]),
  uncommon(90, 'toad', 'Sniveling Servant', { cost: 4, affiliation: 'Villain' }, [
    { on: 'opponentAttacks', active: true, effects: [{ do: 'special', run: 'snivel' }] },
    { on: 'blocks', effects: [{ do: 'special', run: 'halveChosen' }] },
  ]),
  uncommon(91, 'vision', 'Android', { cost: 4, affiliation: 'Avengers' }, [
    { shield: 'prevent', to: 'this', from: { energy: ['mask'], kind: 'character' } },
  ]),
  uncommon(92, 'wolverine', 'Antihero', { cost: 5, heroic: true }, [
    { shield: 'prevent', to: 'pair', from: { energy: ['fist', 'shield'], kind: 'die' } },
  ]),
  uncommon(93, 'x-23', 'Assassin', { cost: 6 }, [
    {
      on: 'attacks',
      effects: choosing(
        { whose: 'opposing', energy: ['fist', 'bolt'] },
        { do: 'mustBlock', to: 'chosen', whom: 'this' },
      ),
    },
  ]),
  cerebro(94, 'Supercomputer', { cost: 3, rarity: 'uncommon', max: 3 }, [
    { action: true, effects: [{ do: 'hook', character: true }] },
    { special: 'dearerFielding' },
  ]),
];
