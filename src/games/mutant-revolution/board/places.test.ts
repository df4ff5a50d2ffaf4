// Mutant Revolution is played on its board alone: in games by chance, every option that anybody is offered has a place.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Decision, Option, Ref, View } from '#engine/types.ts';
import { view } from '#engine/views.ts';
import { SHELF } from '#games/index.ts';
import { stock } from '#web/shelf.ts';
import { gathering, optionsBy } from '#web/kit/picking.ts';
import { legalOf, mainOf, questionOf, questionsIn } from '#web/table/asking.ts';
import { plainOf } from '#web/table/offered.ts';
import { everyOptionHasAPlace } from '#web/table/testing/places.ts';
import { mutantRevolution as game } from '../game.ts';
import { scenario } from '../scenario/scenario.ts';
import { pcOf } from '../table/figures.ts';
import { NONE, type Revolution } from '../table/world.ts';
import { CHARTERS, isCharterNumber, isTraining } from '../cards/numbers.ts';
import { rollsOf } from './happened.ts';
import { isIn } from './look.ts';
import { askFrom, byThings, canDeal, choosingFor, giftTo, hasControl, isDrawn, isInMenu, requestOf } from './places.ts';

stock(SHELF);

type Seen = View<Revolution>;
const meIn = ({ viewer }: Seen): number => viewer as number;

/** Does the thing lie there, to be clicked? */
const THERE: Record<string, (seen: Seen, n: number, decision: Decision) => boolean> = {
  hex: ({ world }) => Boolean(world.fight?.pcs.some(({ hex }) => hex !== NONE)),
  figure: ({ world }, n) => pcOf(world, n) !== undefined || isIn(world, n),
  face: (seen, n) => Boolean(rollsOf(seen, [])?.live && rollsOf(seen, [])!.rows.some(({ dice }) => dice.includes(n))),
  stat: (seen, _n, decision) => choosingFor(seen, decision) !== undefined,
  offer: ({ world }, n) => world.offers.some(offer => offer.n === n),
  seat: ({ world }, n) => world.school[n] !== NONE,
  school: () => true,
  character: (seen, n) => isDrawn(seen.world, meIn(seen), `character:${n}`),
  card: (seen, n) => isDrawn(seen.world, meIn(seen), `card:${n}`),
  source: ({ world, viewer }, n) => {
    if (isCharterNumber(n)) return world.school[viewer as number] === n - CHARTERS;
    return isTraining(n)
      ? world.training.some((card, c) => card === n && world.owner[c] === viewer)
      : world.owner[n] === viewer;
  },
};
function isThere(seen: Seen, ref: Ref, decision: Decision): boolean {
  const [kind, n] = ref.split(':') as [string, string];
  return THERE[kind]?.(seen, Number(n), decision) ?? false;
}

/** Click by click, as the board model takes them. */
function isClicked(seen: Seen, decision: Decision, option: Option): boolean {
  const things = byThings(decision);
  const aim: Ref[] = [];
  for (const ref of option.refs) {
    if (aim.includes(ref) || !isThere(seen, ref, decision)) continue;
    if ((optionsBy(things, aim).get(ref) ?? []).length === 1) return things.options.includes(option);
    aim.push(ref);
    if (isInMenu(seen.world, meIn(seen), aim, option)) return things.options.includes(option);
  }
  return false;
}
function isGathered(seen: Seen, decision: Decision, option: Option): boolean {
  const composition = gathering(decision);
  const isPart = (ref: Ref): boolean => composition!.refs.has(ref) && isThere(seen, ref, decision);
  return composition?.verb === option.verb && option.refs.every(isPart);
}
/** Cards that are discarded together in the Plot Phase. */
const isBundled = (seen: Seen, decision: Decision, { verb, refs }: Option): boolean =>
  verb === 'discard' && Boolean(decision.forms.discard) && refs.every(ref => isThere(seen, ref, decision));

/** The controls for options that name nothing, or more than can be clicked. */
const CONTROLLED: Record<string, (seen: Seen, decision: Decision, option: Option) => boolean> = {
  bid: () => true,
  give: (_seen, decision, { id }) => legalOf(decision).some((_, n) => id === `give:${n}`),
  ask: (_seen, decision, { id }) => {
    const slots = decision.forms.ask!.to[0]!.slots.map(({ facts }) => facts!.seat as number);
    const wanted = new Map(slots.map((seat, at) => [seat, Number(id.split(':')[at + 2])]));
    const can = (seat: number): boolean => wanted.get(seat)! <= (askFrom(decision, seat)?.most ?? 0);
    return slots.every(can) && requestOf(decision.forms.ask!, wanted) === id;
  },
  offer: (_seen, decision, { id }) => canDeal(decision, { verb: 'offer', n: Number(id.split(':')[1]) }),
  counter: (_seen, decision, { id }) => canDeal(decision, { verb: 'counter', n: Number(id.split(':')[1]) }),
  gift: (_seen, decision, { id }) => giftTo([decision], Number(id.split(':')[1])) >= Number(id.split(':')[2]),
};
function hasPlace(seen: Seen, decision: Decision, option: Option): boolean {
  if (hasControl(decision, option)) return CONTROLLED[option.verb]!(seen, decision, option);
  if (!option.refs.length && plainOf(game.id, decision).includes(option)) return true;
  return [isGathered, isClicked, isBundled].some(way => way(seen, decision, option));
}

test('every option of games by chance can be picked on the board or in its action bar', () => {
  const kinds = everyOptionHasAPlace<Revolution>({
    game,
    games: 16,
    opening: n => ({ seats: 3 + (n % 2), options: n % 4 ? { head: 1 + (n % 6) } : null }),
    answers: 260,
    hasPlace,
  });
  assert.ok(kinds.size >= 32, `only these were asked: ${[...kinds].toSorted().join(' ')}`);
});

test('whoever waits for others may give Hope, and is not asked to', () => {
  const seen = view(game, scenario({ at: 'plot', hands: [['Lecture Tour']], hope: [3, 3, 3, 3] }).state, 1);
  assert.deepEqual(seen.waitingFor, [0]);
  assert.equal(questionOf(seen), undefined);
  const questions = questionsIn(seen);
  assert.deepEqual([questions.map(({ id }) => id), mainOf(questions)], [['aside.gift'], undefined]);
  assert.deepEqual([giftTo(questions, 0), giftTo(questions, 1)], [3, 0]);
});
