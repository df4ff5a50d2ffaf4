// Verbs of Troubleshooting, and those of fights that do something once: dice, KOs, Initiative, powers and helpers.
import { among, oneOf, record, type Schema, whole } from '#engine/kit/schema.ts';
import { sideFor } from '../abilities/changes.ts';
import { threatDice } from '../abilities/dice.ts';
import { fighterOf, SUPPORT } from '../abilities/sources.ts';
import { troubleShown } from '../abilities/passive.ts';
import { kosOn, otherColours } from '../abilities/ratings.ts';
import { type FightArguments, type Skill, SKILLS, type TroubleArguments, type Who } from '../cards/card.ts';
import { toRecovery } from '../table/acts.ts';
import { skillBit } from '../table/figures.ts';
import { ATTACK_ROLL, CURRENT_ROLL, HEROES, TROUBLE_ROLL } from '../table/world.ts';
import { always, atOnce, bare, call, IF, mean, type VerbsOf } from './verb.ts';

/** What a Trouble less is worth. */
const TROUBLE = 2;
const ALL_SKILLS = 63;
const bitsOf = (skill: Skill | 'headline'): number => (skill === 'headline' ? ALL_SKILLS : skillBit(skill));

export const troubles: VerbsOf<TroubleArguments> = {
  /** MH-TRB-11, MH-RUL-107, MH-BRD-11 */
  trouble: {
    ...atOnce,
    schema: record({ n: whole(-9, 9) }, IF),
    rules: ['MH-TRB-07', 'MH-TRB-11'],
    run: effect => t => {
      t.world.task!.change += effect.n;
      t.world.trouble = troubleShown(t.world);
      t.log('troubleChanged', { n: t.world.trouble });
    },
    price: ({ n }) => -n * TROUBLE,
  },
  threat: {
    ...atOnce,
    schema: record({ n: whole(-9, 9) }, IF),
    rules: ['MH-GLO-11', 'MH-RUL-108'],
    run: effect => t => void (t.world.task!.threat = threatDice(t.world.task!.threat + effect.n)),
    price: ({ n }) => Math.abs(n) * 1.1 * TROUBLE,
  },
  skill: {
    ...atOnce,
    schema: record({ skill: among(SKILLS, 'headline') }, IF),
    rules: ['MH-TRB-06'],
    run: effect => t => void (t.world.task!.skills |= bitsOf(effect.skill)),
    price: ({ skill }) => 0.8 * TROUBLE * (skill === 'headline' ? 0.7 : 0.25),
  },
  stopScheme: {
    ...atOnce,
    schema: bare,
    rules: ['MH-SCH-01'],
    run: () => t => void (t.outer('scheming')!.isStopped = true),
    price: 0,
  },
};

const who: Schema<Who> = oneOf('self', 'opponent');

/** MH-RUL-74: to remove and to prevent a KO are two things. */
export const fights: VerbsOf<FightArguments> = {
  hits: {
    ...atOnce,
    schema: record({ who, n: whole(-8, 8) }, IF),
    rules: ['MH-ABT-10'],
    run: effect => t => void (t.world.fight!.plus += effect.n),
    price: (effect, _all, { dice, rolls }) =>
      mean(rolls.map(rating => dice.hits(rating, effect.n, effect.who === 'opponent'))),
  },
  reroll: {
    schema: record(
      { whose: oneOf('own', 'opponent', 'trouble'), dice: oneOf('one', 'any', 'all') },
      { ...IF, of: oneOf('attack') },
    ),
    rules: ['MH-ABT-09'],
    run:
      ({ whose, dice, of }) =>
      (t, { seat }) => {
        const side = whose === 'trouble' ? TROUBLE_ROLL : of === 'attack' ? ATTACK_ROLL : CURRENT_ROLL;
        t.call('rerolling', { seat, side, which: dice, isOwn: whose !== 'opponent' });
      },
    canDo: always,
    price({ whose, dice, of }, _all, use) {
      if (whose === 'trouble') return 0.83 * TROUBLE;
      return mean((of ? [of] : use.rolls).map(rating => use.dice.reroll(rating, whose === 'opponent', dice)));
    },
  },
  preventKo: {
    ...atOnce,
    schema: bare,
    rules: ['MH-ABT-15', 'MH-RUL-74'],
    run: () => t => void (t.world.fight!.isPrevented = true),
    price: 9,
  },
  removeKo: {
    schema: record({ n: whole(1) }, IF),
    rules: ['MH-ABT-16', 'MH-RUL-74'],
    run:
      ({ n }) =>
      (t, my) => {
        const { fight, ko } = t.world;
        if (my.side === HEROES) ko[fight!.hero] = Math.max(0, ko[fight!.hero]! - n);
        else fight!.kos = Math.max(0, fight!.kos - n);
        t.log('koRemoved', { whom: fighterOf(fight!, my.side), n: kosOn(t.world, my.side) });
      },
    /** MH-ABT-16: only a KO that was marked earlier. */
    canDo: (_effect, t, { side }, { marked }) => kosOn(t.world, side) > marked[side],
    price: 7,
    atOnce: true,
  },
  inflictKo: {
    schema: bare,
    rules: ['MH-CMB-19'],
    run: () => (t, my) => t.call('knockout', { side: sideFor(my, 'opponent'), from: 'effect' }),
    canDo: (_effect, { world: w }, { side }) => side === HEROES || !w.wound[w.fight!.hero],
    price: 10,
  },
  initiative: {
    ...atOnce,
    schema: bare,
    rules: ['MH-GLO-03'],
    run: () => (t, my) => void (t.world.fight!.initiative = my.side),
    price: 2,
  },
  changePower: {
    schema: record({ who }, IF),
    rules: ['MH-CMB-07'],
    run: effect => (t, my) =>
      t.call('switching', { seat: my.seat, side: sideFor(my, effect.who), isOwn: effect.who === 'self' }),
    canDo: (effect, t, my) => otherColours(t.world.fight!, sideFor(my, effect.who), effect.who === 'self').length > 0,
    price: effect => (effect.who === 'self' ? 1.8 : 1.6),
  },
  removeHelper: {
    schema: bare,
    rules: ['MH-ABT-20', 'MH-ABT-22'],
    run: () => call('dispelling'),
    canDo: (_effect, t) => t.world.fight!.helpers.length > 0,
    price: 2.5,
  },
  removeCharge: { schema: bare, rules: ['MH-ABT-17'], run: () => t => t.call('draining'), canDo: always, price: 2.5 },
  recover: {
    ...atOnce,
    schema: bare,
    rules: ['MH-MOV-05'],
    run: () => (t, my) => toRecovery(t, my.seat, my.source - SUPPORT),
    price: -4,
  },
};
