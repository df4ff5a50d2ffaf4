// The Training Cards: lessons, coaches and drills of the Schools; 10 titles, 15 cards.
import type { Training } from './card.ts';

export const TRAINING: readonly Training[] = [
  { name: 'Krav Maga with Wolverine', copies: 2, hv: 1, atk: 1 },
  { name: 'Camouflage Class', copies: 2, hv: 1, def: 1 },
  { name: 'Blackbird Drill', copies: 2, hv: 1, spd: 1 },
  { name: 'Danger Room Session', copies: 1, hv: 3, atk: 1, def: 1 },
  { name: 'Stepping Disc Practice', copies: 1, hv: 2, spd: 2 },
  { name: 'Utopia Patrol', copies: 2, hv: 2, range: 1 },
  { name: 'Cerebro Exercise', copies: 2, hv: 2, limit: 1 },
  {
    name: 'Psychic Defence',
    copies: 1,
    hv: 2,
    power: {
      on: 'attack.afterRoll',
      cost: 0,
      if: { yours: true },
      once: 'missionTurn',
      effects: [{ do: 'reroll', roll: 'own', n: 1 }],
    },
  },
  {
    name: 'Field Medicine',
    copies: 1,
    hv: 2,
    power: { on: 'attack.damage', if: { role: 'defender' }, effects: [{ do: 'preventDamage', n: 1 }] },
  },
  { name: 'Diplomacy Class', copies: 1, hv: 2, hope: 1 },
];
