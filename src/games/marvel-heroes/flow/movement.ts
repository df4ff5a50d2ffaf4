// Movement: one hero, or several at once by cards that say so.
import type { Offer } from '#engine/definition.ts';
import { composed, procedure } from '#engine/game.ts';
import { choice } from '#engine/kit/question.ts';
import { no } from '#engine/refusals.ts';
import type { Form, Made, RuleId, Seat } from '#engine/types.ts';
import { areaOf, AREAS, DISTRICTS, SPECIAL } from '../cards/board.ts';
import { toDistrict, toRecovery, toSupport } from '../table/acts.ts';
import { districtAt, setStatus, teamHeroes } from '../table/figures.ts';
import type { How, Locals } from '../table/locals.ts';
import { CARD, type Marvel, NONE, READY, RECOVERY, SUPPORTING } from '../table/world.ts';
import { isSpecialOpen } from './headlines.ts';
import { noDistrict, noGroup, noSupporter, noSupportSpace, notBrought, otherTeam } from './refusals.ts';

const PLAIN: readonly number[] = Array.from({ length: DISTRICTS }, (_, n) => n);
const WITH_SPECIAL: readonly number[] = [...PLAIN, SPECIAL];
const ALL_AREAS: readonly number[] = AREAS.map((_, area) => area);
/** MH-BRD-07, MH-MOV-09, MH-RUL-09, MH-SPH-02: any District, whatever the distance. */
const districts = (w: Marvel): readonly number[] => (isSpecialOpen(w) ? WITH_SPECIAL : PLAIN);
/** The open Headline that indicates a District; 0 where none does. */
const headlineIn = (w: Marvel, district: number): number =>
  district !== SPECIAL && districtAt(w, areaOf(district)) === district ? w.headline[areaOf(district)]! : 0;
const withStatus = (w: Marvel, seat: Seat, status: number): number[] =>
  teamHeroes(w, seat).filter(hero => w.status[hero] === status);
/** MH-MOV-02..04, MH-RUL-42: Supporting heroes who are still on their cards. */
const onCards = (w: Marvel, seat: Seat): number[] =>
  withStatus(w, seat, SUPPORTING).filter(hero => w.at[hero] === CARD);

/** Who may be moved. */
export const ownHeroes: Offer<Marvel, object> = {
  of: 'hero',
  each: (t, _my, seat) => teamHeroes(t.world, seat),
  refuse: (t, _my, _seat, hero) => t.world.status[hero] === RECOVERY && 'MH-MOV-08',
  misfit: (t, _my, seat, hero) => otherTeam(t.world, seat, hero),
};

export const movement = procedure<Marvel, Locals['movement']>()({
  /** A Movement action that a card gives. */
  hero: {
    rule: 'MH-MOV-01',
    idle: 'pass',
    one: (t, my) =>
      my.hero === NONE && teamHeroes(t.world, my.seat).some(hero => t.world.status[hero] !== RECOVERY) ? my.seat : null,
    choices: {
      pass: { take: () => 'end' },
      move: {
        ...ownHeroes,
        take: (_t, my, _seat, hero) => void (my.hero = hero),
      },
    },
  },
  check: (_t, my) => (my.hero === NONE ? 'end' : undefined),
  /** MH-MOV-01, MH-MOV-06, MH-MOV-07 */
  to: {
    rule: (t, my) => (t.world.status[my.hero] === READY ? 'MH-MOV-01' : 'MH-MOV-06'),
    idle: ({ world: w }, my) => {
      const isReady = w.status[my.hero] === READY;
      if (w.at[my.hero] !== CARD) return isReady ? 'recovery' : 'home';
      return isReady ? 'district' : 'area';
    },
    one: (_t, my) => my.seat,
    facts: (_t, my) => ({ hero: my.hero }),
    choices: {
      district: {
        of: 'district',
        when: (t, my) => t.world.status[my.hero] === READY,
        each: t => districts(t.world),
        refuse: (t, my, _seat, district) => t.world.at[my.hero] === district && 'MH-MOV-01',
        misfit: (t, my, _seat, district) => noDistrict(t.world, my.hero, district),
        facts: (t, _my, _seat, district) => ({ open: headlineIn(t.world, district) }),
        take(t, my, seat, district) {
          toDistrict(t, seat, my.hero, district);
          my.to = district;
          return 'bring';
        },
      },
      recovery: {
        when: ({ world: w }, my) => w.status[my.hero] === READY && w.at[my.hero] !== CARD,
        misfit: () => no('MH-MOV-01', {}, 'notInDistrict'),
        take(t, my, seat) {
          toRecovery(t, seat, my.hero);
          return 'end';
        },
      },
      area: {
        of: 'supportSpace',
        when: (t, my) => t.world.status[my.hero] === SUPPORTING,
        each: () => ALL_AREAS,
        refuse: (t, my, _seat, area) => t.world.at[my.hero] === area && 'MH-MOV-06',
        misfit: (t, my, _seat, area) => noSupportSpace(t.world, my.hero, area),
        take(t, my, seat, area) {
          toSupport(t, seat, my.hero, area);
          return 'end';
        },
      },
      home: {
        when: ({ world: w }, my) => w.status[my.hero] === SUPPORTING && w.at[my.hero] !== CARD,
        misfit: () => no('MH-MOV-06', {}, 'notOnSupportSpace'),
        take(t, my, seat) {
          setStatus(t.world, my.hero, SUPPORTING);
          t.log('backOnCard', { seat, hero: my.hero });
          return 'end';
        },
      },
    },
  },
  /** MH-MOV-02, MH-RUL-41; MH-SPH-04: nobody is brought to the Special Headline. */
  bring: {
    rule: 'MH-MOV-02',
    idle: 'alone',
    one: (t, my) => (my.to !== SPECIAL && onCards(t.world, my.seat).length ? my.seat : null),
    facts: (_t, my) => ({ hero: my.hero, area: areaOf(my.to) }),
    choices: {
      alone: { take: () => 'end' },
      bring: {
        of: 'hero',
        each: (t, _my, seat) => onCards(t.world, seat),
        misfit: (t, _my, seat, hero) => notBrought(t.world, seat, hero),
        take(t, my, seat, hero) {
          toSupport(t, seat, hero, areaOf(my.to));
          return 'end';
        },
      },
    },
  },
});

// ---- several heroes at once --------------------------------------------------------------------------------

/** How many Ready and Supporting heroes a card moves, and whether the latter must come from their cards. MH-MOV-01,
 *  MH-MOV-06: who is there already does not move. */
interface Group {
  readonly ready: number;
  readonly supporting: number;
  readonly isFromCards: boolean;
  readonly isToRecovery?: true;
}
const GROUPS: Readonly<Record<How, Group>> = {
  ready: { ready: 1, supporting: 0, isFromCards: true },
  pair: { ready: 1, supporting: 0, isFromCards: true },
  squad: { ready: 2, supporting: 2, isFromCards: true },
  car: { ready: 4, supporting: 0, isFromCards: true, isToRecovery: true },
  jet: { ready: 1, supporting: 2, isFromCards: false },
};
/** The destination of who goes to Recovery. */
export const TO_RECOVERY = SPECIAL + 1;
function formOf(w: Marvel, seat: Seat, how: How): Form {
  const { ready, supporting, isFromCards, isToRecovery } = GROUPS[how];
  const allMovers = withStatus(w, seat, READY);
  const allHelpers = isFromCards ? onCards(w, seat) : withStatus(w, seat, SUPPORTING);
  const slots = (n: number, most: number): Form['to'][number]['slots'] => {
    const movers = allMovers.filter(hero => w.at[hero] !== n);
    const helpers = most ? allHelpers.filter(hero => w.at[hero] !== areaOf(n)) : [];
    return [
      { say: 'movers', of: 'hero', things: movers, min: 1, max: Math.min(ready, movers.length) },
      { say: 'brought', of: 'hero', things: helpers, min: 0, max: Math.min(most, helpers.length) },
    ];
  };
  const to = districts(w).map(n => ({ n, slots: slots(n, n === SPECIAL ? 0 : supporting) }));
  const all = isToRecovery ? [...to, { n: TO_RECOVERY, slots: slots(TO_RECOVERY, 0) }] : to;
  return { of: 'district', to: all.filter(place => place.slots[0]!.max) };
}
/** MH-MOV-02: each Ready hero brings one at most. */
const refusal = ({ parts }: Made, how: How): RuleId | false =>
  GROUPS[how].isFromCards && parts[1]!.length > parts[0]!.length && 'MH-MOV-04';
/** As many as can go there, with as many as they can bring. */
function mostOf({ n, slots }: Form['to'][number], how: How): Made {
  const [movers, helpers] = slots.map(({ things, max }) => things!.slice(0, max)) as [number[], number[]];
  return { to: n, parts: [movers, GROUPS[how].isFromCards ? helpers.slice(0, movers.length) : helpers] };
}

export const group = procedure<Marvel, Locals['group']>()({
  go: {
    rule: 'MH-MOV-01',
    idle: 'pass',
    one: (t, my) => (withStatus(t.world, my.seat, READY).length ? my.seat : null),
    choices: {
      pass: { take: () => undefined },
      go: composed<Marvel, Locals['group']>({
        form: (t, my, seat) => formOf(t.world, seat, my.how),
        suggest: (t, my, seat) => formOf(t.world, seat, my.how).to.map(place => mostOf(place, my.how)),
        refuse: (_t, my, _seat, made) => refusal(made, my.how),
        misfit: (t, my, seat, made) => noGroup(t.world, seat, made, GROUPS[my.how].isFromCards),
        facts: (_t, _my, _seat, { to, parts }) => ({ district: to, heroes: [...parts[0]!, ...parts[1]!] }),
        take(t, _my, seat, { to, parts }) {
          for (const hero of parts[0]!)
            if (to === TO_RECOVERY) toRecovery(t, seat, hero);
            else toDistrict(t, seat, hero, to);
          for (const hero of parts[1]!) toSupport(t, seat, hero, areaOf(to));
        },
      }),
    },
  },
  pair(t, { seat, how }) {
    if (how === 'pair') t.call('pair', { seat });
  },
});
/** MH-MOV-06: Supporting heroes who are not on that Support space yet. */
const elsewhere = (w: Marvel, seat: Seat, area: number): number[] =>
  withStatus(w, seat, SUPPORTING).filter(hero => w.at[hero] !== area);
/** The Supporting hero of a pair, also one who is on the board already. */
export const pair = choice<Marvel, Locals['pair']>('support', {
  rule: 'MH-MOV-06',
  by: (t, my) => (withStatus(t.world, my.seat, SUPPORTING).length ? my.seat : null),
  passFirst: 'pass',
  ...composed<Marvel, Locals['pair']>({
    form: (t, _my, seat) => ({
      of: 'supportSpace',
      to: ALL_AREAS.flatMap(n => {
        const things = elsewhere(t.world, seat, n);
        return things.length ? [{ n, slots: [{ say: 'brought', of: 'hero', things, min: 1, max: 1 }] }] : [];
      }),
    }),
    suggest: (t, _my, seat) =>
      ALL_AREAS.flatMap(to => elsewhere(t.world, seat, to).map(hero => ({ to, parts: [[hero]] }))),
    misfit: (t, _my, seat, made) => noSupporter(t.world, seat, made),
    facts: (_t, _my, _seat, { to, parts }) => ({ supportSpace: to, hero: parts[0]![0]! }),
    take: (t, _my, seat, { to, parts }) => toSupport(t, seat, parts[0]![0]!, to),
  }),
});
