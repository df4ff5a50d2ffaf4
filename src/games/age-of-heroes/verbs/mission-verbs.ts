// Verbs of the mission and the board: damage, Villains, Magneto's marker, turn order, the end.
import { among, nothing, record, whole } from '#engine/kit/schema.ts';
import { iconsFor } from '../abilities/icons.ts';
import { ORDER_ROWS } from '../cards/board.ts';
import { COLOURS, TIERS } from '../cards/card.ts';
import { NONE } from '../table/pawns.ts';
import { INSTITUTE } from '../table/spaces.ts';
import { always, step, type Group } from './verb.ts';

const DAMAGE = 40;

export const missionVerbs: Group<'damage' | 'replaceFrom' | 'endGame' | 'moveInfluenceMarker' | 'chooseTurnOrder'> = {
  /** AH-DMG-07: the icon was chosen before the cost was paid. */
  damage: {
    schema: record({ colour: among(COLOURS, 'any') }),
    rules: ['AH-DMG-07', 'AH-DMG-08', 'AH-DMG-09', 'AH-DMG-10', 'AH-RUL-50'],
    run: step((t, { seat, pawn, space, icon }) => {
      if (icon !== NONE) t.call('damage', { seat, pawn, space, icon });
    }),
    canDo: ({ colour }, t, { icon }) => icon !== NONE || iconsFor(t.world, colour).length > 0,
    price: ({ colour }) => (colour === 'any' ? DAMAGE + 6 : DAMAGE),
  },
  /** AH-DEF-08: done when the Defeat comes to it. */
  replaceFrom: {
    schema: record({ stack: among(TIERS) }),
    rules: ['AH-DEF-08', 'AH-RUL-25'],
    run: () => t => void (t.outer('defeat')!.isReplaced = true),
    atOnce: true,
    canDo: always,
    price: 0,
  },
  /** AH-END-02, AH-RUL-28, AH-RUL-40 */
  endGame: {
    schema: nothing,
    rules: ['AH-END-01', 'AH-END-02'],
    run: () => t => t.call('ending'),
    canDo: always,
    price: 0,
  },
  /** AH-RUL-33 */
  moveInfluenceMarker: {
    schema: record({}, { steps: whole(1) }),
    rules: ['AH-RUL-32', 'AH-RUL-33'],
    run: step((t, { seat }, { steps }) => {
      const w = t.world;
      if (w.influence === NONE) return;
      if (!steps) return t.call('influencing', { seat });
      w.influence = (w.influence + steps) % INSTITUTE.length;
      t.log('influenceMoved', { location: w.influence });
    }),
    atOnce: ({ steps }) => steps !== undefined,
    canDo: (_, t) => t.world.influence !== NONE,
    price: ({ steps }) => (steps ? 3 : 5),
  },
  /** AH-ORD-01, AH-RUL-85 */
  chooseTurnOrder: {
    schema: nothing,
    rules: ['AH-ORD-01', 'AH-ORD-02', 'AH-ORD-05'],
    run: step((t, { seat }) => t.call('ordering', { seat, isOptional: true })),
    canDo: (_, t) => t.world.next.slice(0, ORDER_ROWS).includes(NONE),
    price: 3,
  },
};
