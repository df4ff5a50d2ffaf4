// Mission Characters act after the Player Characters: their controller moves each, and it attacks all whom it reaches.
import type { Table } from '#engine/definition.ts';
import { procedure } from '#engine/game.ts';
import {
  fightOf,
  hexOf,
  isStanding,
  missionCharacter,
  missionCharacters as left,
  moveFigure,
  occupied,
  standing,
} from '../table/figures.ts';
import { canWalk, distance, reach } from '../table/hex.ts';
import type { Acting, Activation } from '../table/locals.ts';
import type { Revolution } from '../table/world.ts';

const toAct = (t: Table<Revolution>, my: Acting): number[] =>
  left(t.world).filter(figure => !my.acted.includes(figure));

export const missionCharacters = procedure<Revolution, Acting>()({
  begin(_t, my) {
    my.acted = [];
  },
  /** MR-MCH-01, MR-RUL-119 */
  pick: {
    rule: 'MR-RUL-119',
    idle: 'activate',
    one: (t, my) => (toAct(t, my).length ? fightOf(t.world).controller : null),
    forced: 'take',
    choices: {
      activate: {
        of: 'figure',
        each: toAct,
        take(t, my, _seat, figure) {
          my.acted.push(figure);
          t.call('activation', { figure });
          return 'pick';
        },
      },
    },
  },
});

export const activation = procedure<Revolution, Activation>()({
  /** MR-MCH-03, MR-MCH-05 to MR-MCH-08, MR-RUL-121, MR-RUL-122 */
  move: {
    rule: 'MR-MCH-05',
    idle: (t, my) => `to:${nearest(t.world, my.figure, goodEnds(t, my))}`,
    one: (t, my) => (canMarch(t.world, my) ? fightOf(t.world).controller : null),
    facts: (_t, my) => ({ figure: my.figure }),
    choices: {
      to: {
        of: 'hex',
        each: (t, my) => endsOf(t, my),
        refuse(t, my, _seat, hex) {
          const good = goodEnds(t, my);
          return good !== endsOf(t, my) && !good.includes(hex) && 'MR-MCH-06';
        },
        take: (t, my, _seat, hex) => moveFigure(t, my.figure, hex),
      },
    },
  },
  aim(t, my) {
    my.targets = inRange(t.world, my.figure, hexOf(t.world, my.figure));
  },
  /** MR-MCH-04, MR-RUL-119, MR-RUL-120 */
  strike: {
    rule: 'MR-MCH-04',
    idle: 'attack',
    one: (t, my) => (targetsLeft(t, my).length ? fightOf(t.world).controller : null),
    forced: 'take',
    facts: (_t, my) => ({ figure: my.figure }),
    choices: {
      attack: {
        of: 'figure',
        each: (t, my) => targetsLeft(t, my),
        take(t, my, _seat, target) {
          my.targets = my.targets.filter(seat => seat !== target);
          t.call('attack', { attacker: my.figure, target });
          return 'strike';
        },
      },
    },
  },
});
const targetsLeft = (t: Table<Revolution>, my: Activation): number[] =>
  my.targets.filter(seat => isStanding(t.world, seat));

const canMarch = (w: Revolution, { figure }: Activation): boolean =>
  canWalk(hexOf(w, figure), missionCharacter(w, figure).move, occupied(w));
const endsOf = (t: Table<Revolution>, { figure }: Activation): readonly number[] =>
  t.memo('ends of the march', () =>
    reach(hexOf(t.world, figure), missionCharacter(t.world, figure).move, occupied(t.world)),
  );
/** MR-MCH-06, MR-MCH-07: those with a Player Character in range, if there are any. */
const goodEnds = (t: Table<Revolution>, my: Activation): readonly number[] =>
  t.memo('good ends of the march', () => {
    const ends = endsOf(t, my);
    const { range } = missionCharacter(t.world, my.figure);
    const foes = standing(t.world);
    const good = ends.filter(hex => foes.some(pc => distance(pc.hex, hex) <= range));
    return good.length && good.length < ends.length ? good : ends;
  });
function inRange(w: Revolution, figure: number, hex: number): number[] {
  const { range } = missionCharacter(w, figure);
  return standing(w).flatMap(pc => (distance(pc.hex, hex) <= range ? [pc.seat] : []));
}
/** MR-RUL-140 */
const nearest = (w: Revolution, figure: number, ends: readonly number[]): number =>
  ends.reduce((best, hex) => (distance(hexOf(w, figure), hex) < distance(hexOf(w, figure), best) ? hex : best));
