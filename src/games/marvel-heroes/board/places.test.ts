// Places on the board: whatever a question offers, there is something to click, by games that are played by chance.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked, decisionId } from '#engine/ask.ts';
import type { Game } from '#engine/game.ts';
import { Match, newRecord } from '#engine/match.ts';
import { quickRandom } from '#engine/random.ts';
import type { Decision, Option, Ref, View } from '#engine/types.ts';
import { view } from '#engine/views.ts';
import { SHELF } from '#games/index.ts';
import { stock } from '#web/shelf.ts';
import { gathering } from '#web/kit/picking.ts';
import { legalOf } from '#web/table/asking.ts';
import { isOffered, plainOf } from '#web/table/offered.ts';
import { AREAS, SPECIAL } from '../cards/board.ts';
import { marvelHeroes as game } from '../game.ts';
import { powerUpsOf } from '../table/deck.ts';
import { teamHeroes } from '../table/figures.ts';
import type { Marvel } from '../table/world.ts';
import { duel, scenario } from '../scenario/scenario.ts';
import { clicked, firstParts, left, making } from './making.ts';
import { firstLit, litFolds } from '#web/kit/folds.ts';
import { foldOf, foldOfQuestion, heroesIn, laidOut, stageOf, thingOf, usable } from './places.ts';

stock(SHELF);

type Seen = View<Marvel>;
const meIn = ({ viewer }: Seen): number => viewer as number;
/** Things that the board draws outside of fights, by kind. */
const IN_CITY: Readonly<Record<string, (seen: Seen, n: number, decision: Decision) => boolean>> = {
  hero: (seen, n) => teamHeroes(seen.world, meIn(seen)).includes(n),
  area: (_seen, n) => n <= AREAS.length,
  district: ({ world }, n) => n < SPECIAL || (n === SPECIAL && world.special === 1),
  supportSpace: (_seen, n) => n < AREAS.length,
  powerUp: (seen, n) => powerUpsOf(seen.world.team[meIn(seen)]!).includes(n),
  seat: (seen, n) => n !== meIn(seen),
  card: (seen, n, decision) => {
    const { world: w } = seen;
    const { hand, plots } = w.piles;
    const drawn = [...hand[meIn(seen)]!.cards, ...plots[meIn(seen)]!.cards, ...w.allies[meIn(seen)]!];
    return [...drawn, ...w.track, ...w.mostWanted, ...laidOut(w, decision, meIn(seen))].includes(n);
  },
  die: ({ world }, n) => n < world.task!.dice.length,
};
/** In a fight there are the powers, the viewer's cards, and all that is laid out beside them. */
function isInFight(seen: Seen, ref: Ref, decision: Decision): boolean {
  const [kind, digits] = ref.split(':') as [string, string];
  const { fight, piles } = seen.world;
  const own = [...piles.hand[meIn(seen)]!.cards, ...piles.plots[meIn(seen)]!.cards];
  if (kind === 'power') return Number(digits) < 3;
  if (kind === 'seat') return Number(digits) !== meIn(seen);
  if (kind === 'die') return Number(digits) < Math.max(fight!.dice.length, fight!.attack.length);
  return (kind === 'card' && own.includes(Number(digits))) || usable(seen.world, decision, meIn(seen)).includes(ref);
}
function isThere(seen: Seen, named: Ref, decision: Decision): boolean {
  const ref = thingOf(named);
  const [kind, n] = ref.split(':') as [string, string];
  if (stageOf(seen.world) === 'setUp') return kind === 'team';
  if (seen.world.fight) return isInFight(seen, ref, decision);
  return IN_CITY[kind]?.(seen, Number(n), decision) ?? false;
}
/** Composed answers are made of things that are there. */
function canBeMade(seen: Seen, decision: Decision): boolean {
  const made = making(decision) ?? gathering(decision);
  return Boolean(made && [...made.refs].every(ref => ref === 'district:25' || isThere(seen, ref, decision)));
}
const hasPlace = (seen: Seen, decision: Decision, option: Option): boolean => {
  if (decision.forms[option.verb]) return canBeMade(seen, decision);
  if (option.refs.length === 1 && isThere(seen, option.refs[0]!, decision)) return true;
  return plainOf(game.id, decision).includes(option);
};

const kinds = new Set<string>();
function look(match: Match<Marvel>): void {
  for (const seat of asked(game, match.state)) {
    const seen = view(game, match.state, seat) as Seen;
    for (const decision of seen.decisions.filter(one => one.seat === seat)) {
      kinds.add(decision.id);
      assert.ok(isOffered(game.id, decision), `the list opens at ${decision.id}`);
      for (const option of legalOf(decision))
        assert.ok(hasPlace(seen, decision, option), `${decision.id} offers ${option.id} (${option.refs.join(' ')})`);
    }
  }
}
function play(n: number, options: object): void {
  const opening = { seats: 2 + (n % 3), options, seed: n.toString(16).padStart(32, '0') };
  const match = new Match(game, newRecord(game as unknown as Game, opening as never));
  const random = quickRandom(n);
  for (let answers = 0; answers < 700 && !match.state.result; answers++) {
    look(match);
    const [seat] = asked(game, match.state);
    const legal = legalOf(view(game, match.state, seat!).decisions.find(one => one.seat === seat)!);
    const more = legal.filter(({ verb }) => verb !== 'pass' && verb !== 'story');
    const from = more.length && random.below(4) ? more : legal;
    const option = from[random.below(from.length)]!.id;
    match.answer({ seat: seat!, decision: decisionId(match.state), option });
  }
}

test('every option of games by chance can be picked on the board or in its action bar', () => {
  const scenarios = Object.keys(game.setups ?? {});
  for (let n = 1; n <= 20; n++) play(n, { scenario: scenarios[n % scenarios.length]!, isLate: n % 2 === 0 });
  assert.ok(kinds.size >= 30, `only these were asked: ${[...kinds].toSorted().join(' ')}`);
});

const seenBy = (t: ReturnType<typeof scenario>, seat = 0): [Seen, Decision] => {
  const seen = view(game, t.state, seat) as Seen;
  return [seen, seen.decisions.find(one => one.seat === seat)!];
};

test('a plan is made of clicks on heroes: Ready, Supporting, Recovery, and its Plot Points are counted', () => {
  const [seen, decision] = seenBy(scenario({ seats: 2, at: 'planning', pp: [6, 6] }));
  const made = making(decision)!;
  let parts = firstParts(decision, made);
  assert.deepEqual(parts, [[], [], [], []]);
  const first = left(seen.world, 0, parts);
  const click = (ref: Ref): void => void (parts = clicked(made, decision, parts, ref) as typeof parts);
  click('hero:3');
  assert.deepEqual(parts, [[3], [], [], []]);
  click('hero:0');
  click('hero:0');
  assert.deepEqual(parts, [[3], [0], [], []]);
  const { left: rest } = left(seen.world, 0, parts);
  assert.ok(rest < first.left, `${rest} of ${first.left}`);
  click('hero:0');
  assert.deepEqual(parts, [[3], [], [], []]);
});

test('abilities are picked by the thing that they stand on', () => {
  const [seen, decision] = seenBy(duel({ with: 'thor', against: 'viper', hands: [['braceForImpact']] }));
  assert.equal(stageOf(seen.world), 'fight');
  assert.equal(decision.id, 'sequence.powers');
  assert.deepEqual([thingOf('ability:3'), thingOf('ability:19')], ['hero:3', 'hero:3']);
  assert.equal(heroesIn(seen.world, 16).length, 1);
});

test('a phone opens the part of the board that the question is about', () => {
  const foldAt = (t: ReturnType<typeof scenario>) => {
    const [seen, decision] = seenBy(t);
    const first = firstLit(litFolds(decision, thing => foldOf(seen.world, thing), thingOf));
    return foldOfQuestion(decision) ?? first;
  };
  assert.equal(foldAt(scenario({ at: 'planning' })), 'team');
  assert.equal(foldAt(scenario({ heroes: { thor: 'Midtown' } })), 'city');
  assert.equal(foldAt(scenario({ heroes: { thor: 'ready' } }).play('0 move:thor')), 'city');
});
