// Effects of starter cards and basic actions that no verb says.
import type { Procedure, Table } from '#engine/definition.ts';
import { procedure } from '#engine/game.ts';
import type { Seat, Text } from '#engine/types.ts';
import { candidatesFor } from '../../abilities/useful.ts';
import { ENERGIES } from '../../table/dice.ts';
import { distinct } from '../../flow/ability.ts';
import { freeCaptives } from '../../flow/fall.ts';
import type { Scope } from '../../abilities/triggers.ts';
import { force } from '../verbs.ts';
import {
  BAG,
  CAPTURED,
  charactersOf,
  HOOKED,
  levelOf,
  put,
  reroll,
  roll,
  unpair,
  USED,
  type Duel,
  type Force,
} from '../../table/world.ts';

/** DM-RUL-86: what falls from now on costs its player 1 damage; see flow/fall.ts. */
const feedback = procedure<Duel, Scope>()({
  begin: (t, my) => force(t, my, 'feedback', -1),
});

/** DM-CAP-01, DM-RUL-61: Imprisoned lies in the field, its captives under it. */
const capture = procedure<Duel, Scope>()({
  take(t, my) {
    const w = t.world;
    if (!my.chosen.length) return;
    put(w, my.die, HOOKED);
    for (const die of my.chosen) {
      put(w, die, CAPTURED);
      w.under[die] = my.die;
    }
    force(t, my, 'imprisons', -1, 'cancelled');
    t.log('captured', { seat: my.seat, die: my.die, dice: my.chosen });
  },
});
/** DM-CAP-02, DM-RUL-61: the captives go back, the captor is used up. */
const releasing = procedure<Duel, { die: number }>()({
  free(t, { die }) {
    const w = t.world;
    freeCaptives(t, die);
    w.forces = w.forces.filter(f => !(f.kind === 'imprisons' && f.die === die));
    put(w, die, USED);
  },
});

/** DM-RUL-62, DM-RUL-36: Possession waits in the field for the attack step. */
const possess = (atMost: 0 | 1): Procedure<Duel> =>
  procedure<Duel, Scope>()({
    wait(t, my) {
      put(t.world, my.die, HOOKED);
      force(t, my, 'possession', -1, 'turn', atMost);
    },
  });

interface Possessing {
  seat: Seat;
  /** The action die whose turn it is. */
  die: number;
  id: number;
  action: number;
  spent: number[];
  chosen: number[];
}
/** DM-RUL-62: before attackers are declared, each waiting Possession takes a character that must attack. */
const possessing = procedure<Duel, Possessing>()({
  next(t, my) {
    const waiting = waitingPossession(t.world);
    if (!waiting) return 'end';
    Object.assign(my, {
      seat: waiting.by,
      die: waiting.die,
      id: waiting.action * 10,
      action: waiting.action,
      spent: [],
    });
    my.chosen = [];
    return undefined;
  },
  pick: {
    rule: 'DM-RUL-62',
    idle: 'choose',
    forced: 'take',
    one: (t, my) => (possessable(t.world, my).length ? my.seat : null),
    facts: (_t, my) => ({ ability: my.id }),
    choices: {
      choose: {
        of: 'die',
        each: (t, my) => distinct(t.world, possessable(t.world, my)),
        take: (_t, my, _seat, die) => void (my.chosen = [die]),
      },
    },
  },
  answer(t, my) {
    if (my.chosen.length) t.call('retargeting', { ...my, subject: my.die, n: 0 }, 'chosen');
  },
  take(t, my) {
    const w = t.world;
    w.forces = w.forces.filter(f => !(f.kind === 'possession' && f.die === my.die));
    put(w, my.die, USED);
    if (my.chosen.length) control(t, my, my.chosen[0]!);
    return 'next';
  },
});
const waitingPossession = (w: Duel): Force | undefined =>
  w.forces.find(f => f.kind === 'possession' && f.by === w.active);

/** Opposing characters of a lower level than some own one, or with two bursts of an equal one. */
function possessable(w: Duel, my: Possessing): number[] {
  const highest = Math.max(0, ...charactersOf(w, my.seat).map(die => levelOf(w, die)));
  const most = highest - 1 + waitingPossession(w)!.n;
  return candidatesFor(w, my, { whose: 'opposing' }).filter(die => levelOf(w, die) <= most);
}

/** DM-CTL-01, DM-RUL-66: it leaves its owner's field, and its pair with it. */
function control(t: Table<Duel>, my: Possessing, die: number): void {
  const w = t.world;
  unpair(w, die);
  w.seat[die] = my.seat;
  for (const kind of ['controls', 'mustAttack'])
    w.forces.push({ kind, whom: die, by: my.seat, die: my.die, until: 'turn', action: my.action, n: 0 });
  t.log('controlled', { seat: my.seat, die });
}

/** DM-RUL-71: the character is rerolled where it lies. */
const relentless = procedure<Duel, Scope>()({
  reroll(t, my) {
    const dice = my.chosen.filter(die => reroll(t.world, die, t.random));
    if (dice.length) t.log('rerolled', { seat: my.seat, dice });
  },
});

/** DM-RUL-72: no character of the type attacks until the user's next turn. */
const selectiveShield = procedure<Duel, Scope>()({
  pick: {
    rule: 'DM-RUL-72',
    idle: 'energy',
    one: (_t, my) => my.seat,
    choices: {
      energy: {
        each: () => [0, 1, 2, 3],
        facts: (_t, _my, _seat, n) => ({ energy: ENERGIES[n]! }),
        take(t, my, seat, n) {
          force(t, my, 'shieldedType', -1, 'yourTurn', n);
          t.log('shielded', { seat, energy: ENERGIES[n]! });
        },
      },
    },
  },
});
/** With two bursts one of them cannot block either. */
const selectiveBlock = procedure<Duel, Scope>()({
  pick(t, my) {
    const type = t.world.forces.findLast(f => f.kind === 'shieldedType' && f.die === my.die)!.n;
    t.call('choosing', { ...my, which: { energy: [ENERGIES[type]!] }, count: 1, upTo: 0 }, 'chosen');
  },
  answer(t, my) {
    if (my.chosen.length) t.call('retargeting', { ...my }, 'chosen');
  },
  bind(t, my) {
    for (const die of my.chosen) force(t, my, 'cannotBlock', die, 'yourTurn');
  },
});

/** A character face is fielded as it is, anything else goes to the bag. */
const transferPower = procedure<Duel, Scope>()({
  roll(t, my) {
    const w = t.world;
    const [die] = my.chosen as [number];
    roll(w, die, t.random);
    t.log('rolled', { seat: my.seat, dice: [die] });
    if (levelOf(w, die)) t.call('fielding', { die, seat: my.seat, spent: [] });
    else put(w, die, BAG);
  },
});

export const starterSpecials: Record<string, Procedure<Duel>> = {
  'special:feedback': feedback,
  'special:capture': capture,
  releasing,
  'special:possess': possess(0),
  'special:possessEqual': possess(1),
  possessing,
  'special:relentless': relentless,
  'special:selectiveShield': selectiveShield,
  'special:selectiveBlock': selectiveBlock,
  'special:transferPower': transferPower,
};
/** What they and their questions say. */
export const starterTexts: Record<string, Text> = {
  'special.feedback':
    'For the rest of the turn, whenever an opposing character is knocked out, your opponent takes 1 damage.',
  'special.capture': '{name} captures them until you damage your opponent.',
  'special.possess':
    'At the start of your attack step this turn, take control of one opposing character of a lower level than ' +
    'one of yours; it must attack.',
  'special.possessEqual': 'The same, but its level may also equal that of one of yours.',
  'special.relentless': 'Reroll it.',
  'special.selectiveShield': 'Name an energy type: no character of that type can attack until your next turn.',
  'special.selectiveBlock': 'Choose one such character; it cannot block until then.',
  'special.transferPower': 'Roll it: a character face is fielded free of charge, any other goes to your bag.',
  'possessing.pick': 'Take control of which character?',
  'special:selectiveShield.pick': 'Characters of which type cannot attack?',
  energy: 'Name {energy}',
  captured: '{die} captures {dice}.',
  controlled: '{seat} takes control of {die}.',
  shielded: '{seat} names {energy}: its characters cannot attack.',
};
