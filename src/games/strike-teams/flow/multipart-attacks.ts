// Attacks of cards that are more than one: volleys, multipart attacks, areas and lines.
import { procedure } from '#engine/game.ts';
import { question } from '#engine/kit/question.ts';
import { inArea, inLine, linesOf, seekingWith, type Swept, weaponAt } from '../abilities/aims.ts';
import { isTarget, kindOfTarget, numberOfTarget, type Terms, targetCode } from '../abilities/attack-targets.ts';
import type { Effect } from '../cards/action-card.ts';
import { ACTIONS } from '../cards/actions.ts';
import { deciderOf, isOnMap } from '../table/figures.ts';
import type { Sweep, Volley } from '../table/locals.ts';
import { NONE, type Strike, type T } from '../table/world.ts';

const printedAt = ({ card, effect }: Volley): Extract<Effect, { do: 'attack' }> =>
  ACTIONS[card]!.effects[effect] as Extract<Effect, { do: 'attack' }>;

/** The next attack of a card, or none where all are made or no further one is possible. */
function nextOrder(t: T, my: Volley): Required<Terms> | null {
  const { volley, more } = printedAt(my);
  const { made } = my;
  const seeking = seekingWith(t.world, my.figure, weaponAt(my.card, my.effect));
  // What follows a movement of the same card may be left undone, and so may attacks on further targets (ST-RUL-89).
  const order = { ...seeking, from: NONE, isFree: my.effect > 0 || made > 0 };
  if (made === 0) return order;
  // ST-MUL-02 ST-MUL-03 ST-MUL-05: from the first target's square, after the first attack is resolved.
  if (more && made <= more.n)
    return { ...order, from: my.from, near: { square: my.from, spaces: more.within }, not: my.targets.slice() };
  if (!volley || made >= volley.n) return null;
  if (volley.targets === 'different') return { ...order, not: my.targets.slice() };
  if (volley.targets === 'any') return order;
  // ST-RUL-101 ST-RUL-115: all of them on one target, and none is withheld.
  return isTarget(t, seeking, my.targets[0]!) ? { ...order, target: my.targets[0]! } : null;
}

const volley = procedure<Strike, Volley>()({
  begin: (_t, my) => {
    my.made = 0;
    my.targets = [];
    my.from = NONE;
  },
  /** ST-RUL-64: the attacks of a figure that a reaction has defeated are over. */
  next: (t, my) => {
    const order = isOnMap(t.world, my.figure) ? nextOrder(t, my) : null;
    if (!order) return 'end';
    t.world.attack = null;
    t.call('attack', order);
    return undefined;
  },
  /** ST-RUL-111: who was chosen and who took the attack instead are targets that were attacked. */
  made: (t, my) => {
    const { attack } = t.world;
    if (!attack) return 'end';
    if (my.made === 0) my.from = attack.at;
    my.made++;
    for (const code of [targetCode(attack.kind, attack.target), attack.chosen])
      if (!my.targets.includes(code)) my.targets.push(code);
    return 'next';
  },
});

// ---- everybody around, everybody in a line -----------------------------------------------------------------------

function aim(my: Sweep, swept: readonly Swept[]): void {
  my.targets = swept.map(({ code }) => code);
  my.strengths = swept.map(({ strength }) => strength);
}
/** Targets are those of the beginning, each with its own reactions, as long as they and the attacker are there. */
function sweepOn(t: T, my: Sweep): 'end' | undefined {
  const w = t.world;
  for (;;) {
    const code = my.targets.shift();
    const strength = my.strengths.shift();
    if (code === undefined || !isOnMap(w, my.figure)) return 'end';
    const seeking = {
      ...seekingWith(w, my.figure, { ...weaponAt(my.card, my.effect), strength: strength! }),
      isArea: true,
    };
    // It may have been pushed away, defeated or destroyed.
    if (kindOfTarget(code) === 'figure' ? !isOnMap(w, numberOfTarget(code)) : !isTarget(t, seeking, code)) continue;
    t.call('attack', { ...seeking, from: NONE, target: code });
    return undefined;
  }
}
const area = procedure<Strike, Sweep>()({
  begin: (t, my) => aim(my, inArea(t, my.figure, my.card, my.effect)),
  next: (t, my) => sweepOn(t, my),
  again: () => 'next',
});
const line = procedure<Strike, Sweep>()({
  choose: question<Strike, Sweep, 'next'>('direction', {
    rule: 'ST-CRD-11',
    by: (t, my) => deciderOf(t.world, my.figure),
    about: (_t, { card }) => ({ card }),
    of: 'direction',
    each: (t, my) => linesOf(t, my.figure, my.card, my.effect),
    refs: (t, my, _seat, n) => inLine(t, my.figure, my.card, my.effect, n).map(({ code }) => `figure:${code}` as const),
    take: (t, my, _seat, n) => {
      aim(my, inLine(t, my.figure, my.card, my.effect, n));
      return 'next';
    },
  }),
  none: () => 'end',
  next: (t, my) => sweepOn(t, my),
  again: () => 'next',
});

export const multipartAttacks = { volley, area, line };
