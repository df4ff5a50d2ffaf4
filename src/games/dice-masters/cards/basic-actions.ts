// The ten basic actions; each has three dice (DM-CRD-10). Faces of their dice: table/dice.ts (DM-RUL-02).
import type { Card } from './card.ts';
import { basicAction, choosing } from './printing.ts';

export const BASIC_ACTIONS: readonly Card[] = [
  basicAction(25, 'Ambush', 3, [
    {
      action: true,
      effects: choosing({ whose: 'own' }, { do: 'bonus', attack: { each: { whose: 'opposing' } }, to: 'chosen' }),
    },
  ]),
  basicAction(26, 'Enrage', 3, [
    {
      action: true,
      effects: choosing(
        {},
        { do: 'spin', by: 1, to: 'chosen' },
        { do: 'mustAttack', to: 'chosen', until: 'nextAttack' },
      ),
    },
    { global: { bolt: 1 }, effects: choosing({}, { do: 'bonus', attack: 1, to: 'chosen' }) },
  ]),
  basicAction(27, 'Feedback', 3, [{ action: true, effects: [{ do: 'special', run: 'feedback' }] }]),
  /** DM-RUL-61 */
  basicAction(28, 'Imprisoned', 4, [
    {
      action: true,
      effects: [
        { do: 'choose', which: { whose: 'opposing' }, n: 'any', totalCost: 2, untargeted: true },
        { do: 'special', run: 'capture' },
      ],
    },
  ]),
  /** DM-RUL-62, DM-RUL-63 */
  basicAction(29, 'Possession', 4, [
    { action: true, burst: 'none', mainOnly: true, effects: [{ do: 'special', run: 'possess' }] },
    { action: true, burst: 2, mainOnly: true, effects: [{ do: 'special', run: 'possessEqual' }] },
  ]),
  basicAction(30, 'Reckless Melee', 3, [
    { action: true, burst: 'none', effects: [{ do: 'damage', n: 1, to: {} }] },
    { action: true, burst: 1, effects: [{ do: 'damage', n: 1, to: ['you', 'opponent'] }] },
    { action: true, burst: 2, effects: [{ do: 'damage', n: 1, to: ['you', 'opponent', {}] }] },
  ]),
  /** DM-RUL-71 */
  basicAction(31, 'Relentless', 4, [
    {
      action: true,
      effects: [
        { do: 'turn', face: 'generic', to: 'this' },
        { do: 'choose', which: { whose: 'own', in: 'reserve' } },
        { do: 'special', run: 'relentless' },
      ],
    },
    { global: { mask: 1 }, effects: choosing({}, { do: 'cannotBlock', to: 'chosen' }) },
  ]),
  /** DM-RUL-72 */
  basicAction(32, 'Selective Shield', 4, [
    { action: true, effects: [{ do: 'special', run: 'selectiveShield' }] },
    { action: true, burst: 2, effects: [{ do: 'special', run: 'selectiveBlock' }] },
    { global: { fist: 1 }, effects: choosing({ role: 'blocked' }, { do: 'dealsNoDamage', to: 'chosen' }) },
  ]),
  basicAction(33, 'Take That, Villain!', 3, [
    {
      action: true,
      burst: 'none',
      effects: choosing({ affiliation: 'Villain' }, { do: 'damage', n: 3, to: 'chosen' }),
    },
    { action: true, burst: 2, effects: choosing({ affiliation: 'Villain' }, { do: 'damage', n: 4, to: 'chosen' }) },
  ]),
  basicAction(34, 'Transfer Power', 3, [
    {
      action: true,
      effects: choosing({ whose: 'own', in: 'used', character: true }, { do: 'special', run: 'transferPower' }),
    },
    {
      global: { shield: 1 },
      effects: choosing(
        { whose: 'own' },
        { do: 'choose', which: { whose: 'opposing' }, and: true },
        { do: 'swapAttacks' },
      ),
    },
  ]),
];
