// The characters of the starter box, all common (DM-CRD-14).
import type { Card } from './card.ts';
import { characters, choosing } from './printing.ts';

const common = characters('common');

export const STARTER: readonly Card[] = [
  common(1, 'angel', 'Air Transport', { cost: 3, affiliation: 'X-Men' }, [
    {
      on: 'fielded',
      may: true,
      effects: choosing({ whose: 'own', in: 'used', sidekick: true }, { do: 'field', to: 'chosen' }),
    },
  ]),
  /** DM-RUL-69 */
  common(2, 'angel', 'Inspiring', { cost: 3, affiliation: 'X-Men' }, [
    {
      on: 'attacks',
      once: 'declaration',
      active: true,
      effects: [{ do: 'bonus', attack: 1, defense: 1, to: { whose: 'own', sidekick: true } }],
    },
  ]),
  common(3, 'angel', 'Superhero', { cost: 3, affiliation: 'X-Men', heroic: true }, [
    { activated: { shield: 1 }, if: 'paired', oncePerTurn: true, effects: [{ do: 'bonus', defense: 2, to: 'pair' }] },
  ]),
  /** DM-RUL-94 */
  common(4, 'cyclops', 'Optic Blast', { cost: 6, affiliation: 'X-Men' }, [
    {
      on: 'fielded',
      effects: choosing(
        { whose: 'opposing' },
        { do: 'unlessPaid', life: 3, effects: [{ do: 'damage', n: 3, to: 'chosen' }] },
      ),
    },
  ]),
  common(5, 'cyclops', 'Overlook', { cost: 6, affiliation: 'X-Men' }, [
    { on: 'fielded', effects: [{ do: 'damage', n: 1, to: ['opponent', { whose: 'opposing' }] }] },
  ]),
  common(6, 'cyclops', 'Superhero', { cost: 5, affiliation: 'X-Men', heroic: true }, [
    { on: 'attacks', pair: true, effects: [{ do: 'damage', n: 1, to: 'opponent', by: 'subject' }] },
  ]),
  common(7, 'iceman', 'Cryokinetic', { cost: 4, affiliation: 'X-Men' }),
  common(8, 'iceman', 'Robert Louis Drake', { cost: 5, affiliation: 'X-Men' }, [
    { activated: { bolt: 1 }, effects: [{ do: 'bonus', attack: 1, defense: 1, to: 'this' }] },
  ]),
  common(9, 'iceman', 'Too Cool for Words', { cost: 5, affiliation: 'X-Men' }, [
    { activated: { bolt: 1 }, oncePerTurn: true, effects: [{ do: 'doubleAttack', to: 'this' }] },
    {
      global: { bolt: 1 },
      effects: [
        { do: 'choose', which: { whose: 'own', in: 'fieldOrReserve', sidekick: true }, n: 'any' },
        { do: 'turn', face: 'bolt', to: 'chosen' },
        { do: 'move', to: 'chosen', into: 'reserve' },
      ],
    },
  ]),
  /** DM-RUL-78: a shield card, as its dice say. */
  common(10, 'juggernaut', 'Cain Marko', { cost: 6, affiliation: 'Villain' }, [{ special: 'sacrificeShield' }]),
  common(11, 'juggernaut', 'Unstoppable', { cost: 7, affiliation: 'Villain' }, [
    { activated: { sidekicks: 1 }, oncePerTurn: true, effects: [{ do: 'bonus', attack: 4, defense: 4, to: 'this' }] },
  ]),
  common(12, 'juggernaut', 'Archvillain', { cost: 6, affiliation: 'Villain' }, [
    {
      on: 'fielded',
      if: 'noOpposingVillain',
      may: true,
      pay: { sidekicks: 1 },
      effects: [
        { do: 'damage', n: 1, to: 'opponent' },
        { do: 'gainLife', n: 1 },
      ],
    },
  ]),
  common(13, 'kitty-pryde', 'Ariel', { cost: 2, affiliation: 'X-Men' }),
  common(14, 'kitty-pryde', 'Sprite', { cost: 3, affiliation: 'X-Men' }, [{ limit: 'noSidekickBlockers', to: 'this' }]),
  common(15, 'kitty-pryde', 'Shadowcat', { cost: 4, affiliation: 'X-Men' }, [
    { limit: 'unblockable', to: 'this', if: 'fieldedThisTurn' },
    { global: { mask: 1 }, effects: choosing({}, { do: 'attackCostsLife', to: 'chosen' }) },
  ]),
  common(16, 'magneto', 'Field Control', { cost: 6, affiliation: 'Villain' }, [
    {
      on: 'fielded',
      may: true,
      pay: { mask: 2 },
      effects: choosing({ in: 'fieldOrReserve' }, { do: 'move', to: 'chosen', into: 'prep' }),
    },
  ]),
  common(17, 'magneto', 'Will to Live', { cost: 5, affiliation: 'Villain' }, [{ special: 'prepInstead' }]),
  common(18, 'magneto', 'Archvillain', { cost: 6, affiliation: 'Villain' }, [
    { bonus: { attack: 3, defense: 3 }, to: 'this', if: 'noOpposingVillain' },
  ]),
  common(19, 'quicksilver', 'Pietro Maximoff', { cost: 3, affiliation: 'X-Men' }, [
    { on: 'fielded', effects: choosing({ whose: 'opposing' }, { do: 'damage', n: 1, to: 'chosen' }) },
  ]),
  common(20, 'quicksilver', 'Thanks to Isotope E', { cost: 4, affiliation: 'X-Men' }, [
    { on: 'fielded', effects: [{ do: 'damage', n: 1, to: { whose: 'opposing', sidekick: true } }] },
  ]),
  common(21, 'quicksilver', 'Former Villain', { cost: 4, affiliation: 'X-Men' }, [
    { on: 'blocked', effects: [{ do: 'damage', n: 1, to: { whose: 'opposing' } }] },
  ]),
  common(22, 'wolverine', 'The Best There Is', { cost: 5, affiliation: 'X-Men' }, [
    { deals: { times: 2 }, by: 'this', to: 'blockers' },
  ]),
  common(23, 'wolverine', 'Not Very Nice', { cost: 6, affiliation: 'X-Men' }, [
    {
      on: 'blocked',
      may: true,
      pay: { fist: 2 },
      effects: choosing({ role: 'blocksThis' }, { do: 'damage', n: 'attack', to: 'chosen' }),
    },
  ]),
  common(24, 'wolverine', 'Superhero', { cost: 6, affiliation: 'X-Men', heroic: true }, [
    { limit: 'twoBlockers', to: 'pair' },
  ]),
];
