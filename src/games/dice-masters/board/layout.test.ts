// Tests of the layout: sides, fights, piles and cards.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stateOf, type Position } from '../scenario/position.ts';
import { ATTACK, BLOCKED, BOTH, CAPTURED, diceIn, FIELD, HOOKED, mark, PREP, USED, type Duel } from '../table/world.ts';
import {
  attackZoneOf,
  countsOf,
  fightsOf,
  heapsOf,
  homeOf,
  idleIn,
  isStopped,
  NOTHING_PLANNED,
  lifeLost,
  phaseOf,
  rolledIn,
  roomsOf,
  sideOf,
  tilesOf,
  supposed,
} from './layout.ts';
import { nameOf } from './looks.ts';

const table = (position: Position): Duel => stateOf(position).world;
const field = (w: Duel, seat: number): number[] => diceIn(w, seat, FIELD);
/** Cyclops and Angel attack two Sidekicks. */
const fight = (): { w: Duel; cyclops: number; angel: number; one: number; two: number } => {
  const w = table({
    cards: [[4, 1], []],
    field: [
      ['Cyclops 1', 'Angel 1'],
      ['Sidekick', 'Sidekick'],
    ],
  });
  const [cyclops, angel] = ['Cyclops', 'Angel'].map(name => field(w, 0).find(die => nameOf(w, die) === name)!);
  const [one, two] = field(w, 1);
  return { w, cyclops: cyclops!, angel: angel!, one: one!, two: two! };
};

test('a side has its dice by zone and its energy by type', () => {
  const w = table({
    reserve: [['bolt', 'wild'], []],
    used: [['Sidekick'], []],
    prep: [['Sidekick'], []],
    field: [['Sidekick'], []],
    life: [7, 20],
  });
  const side = { ...sideOf(w, 0), ...countsOf(w, 0) };
  assert.deepEqual(
    [side.life, side.most, side.bag, side.used, side.prep, side.reserve, side.field].map(x =>
      typeof x === 'number' ? x : x.length,
    ),
    [7, 20, 3, 1, 1, 2, 1],
  );
  assert.deepEqual([side.purse.typed, side.purse.wild, side.purse.total], [[1, 0, 0, 0], 1, 2]);
});

test('dice that are planned to fight are no longer in the field', () => {
  const { w, cyclops, angel } = fight();
  assert.deepEqual(sideOf(w, 0, [cyclops]).field, [angel]);
  const planned = { attackers: [cyclops], blocks: [] };
  assert.deepEqual(fightsOf(w, planned), [{ attacker: cyclops, blockers: [], also: [] }]);
  assert.equal(attackZoneOf(w, planned).through, 4);
});

test('attackers and their blockers are pairs; a blocker of two is drawn once', () => {
  const { w, cyclops, angel, one, two } = fight();
  for (const die of [cyclops, angel, one]) w.zone[die] = ATTACK;
  const [first, second] = [cyclops, angel].sort((a, b) => a - b);
  w.foe[one] = first!;
  w.foe2[one] = second!;
  const fights = fightsOf(w, { attackers: [], blocks: [[], [two]] });
  assert.deepEqual(fights, [
    { attacker: first, blockers: [one], also: [] },
    { attacker: second, blockers: [two], also: [one] },
  ]);
  const drawn = attackZoneOf(w, { attackers: [], blocks: [[], [two]] });
  assert.deepEqual(
    drawn.fights.map(({ names, alsoNamed, isStopped: stopped }) => [names, alsoNamed, stopped]),
    [
      ['Sidekick', [], true],
      ['Sidekick, Sidekick', ['Sidekick'], true],
    ],
  );
  assert.deepEqual([drawn.idle, drawn.through], [[], 0]);
});

test('an attacker stays blocked when its blocker is gone, and fighters without a foe are drawn too', () => {
  const { w, cyclops, one } = fight();
  for (const die of [cyclops, one]) w.zone[die] = ATTACK;
  const fights = fightsOf(w);
  assert.deepEqual(idleIn(w, fights), [one]);
  assert.equal(isStopped(w, fights[0]!), false);
  mark(w, cyclops, BLOCKED);
  assert.equal(isStopped(w, fights[0]!), true);
  assert.equal(attackZoneOf(w, NOTHING_PLANNED).through, 0);
});

test('a fight can be tried out before there is one', () => {
  const { w } = fight();
  const { fights, idle } = attackZoneOf(supposed(w), NOTHING_PLANNED);
  assert.deepEqual(
    fights.map(({ attacker, blockers }) => [attacker, blockers]),
    [
      [0, [2, 3]],
      [1, []],
    ],
  );
  assert.deepEqual([idle, w.zone.includes(ATTACK)], [[], false]);
});

test('a pile is told by name, the most first', () => {
  const w = table({ cards: [[4], []], used: [['Cyclops', 'Sidekick', 'Sidekick'], []] });
  const heaps = heapsOf(w, countsOf(w, 0).used);
  assert.deepEqual(
    heaps.map(({ name, dice }) => [name, dice.length]),
    [
      ['Sidekick', 2],
      ['Cyclops', 1],
    ],
  );
});

test('cards tell what is left on them and what lies on them', () => {
  const w = table({ cards: [[4], [1]], dice: 2, used: [['Cyclops'], []], field: [['Sidekick'], []] });
  const [hook] = field(w, 0);
  w.zone[hook!] = HOOKED;
  w.under[hook!] = 0;
  const [own] = tilesOf(w, 0);
  assert.deepEqual([own!.card.name, own!.left, own!.stock, own!.hooked], ['Cyclops', 1, 2, [hook]]);
  assert.deepEqual(
    tilesOf(w, BOTH).map(({ colour }) => colour?.letter),
    ['B', 'O', 'G'],
  );
});

test('dice that are not drawn have a home', () => {
  const { w, cyclops, one } = fight();
  w.zone[one] = CAPTURED;
  w.under[one] = cyclops;
  assert.equal(homeOf(w, one), `die:${cyclops}`);
  assert.equal(homeOf(w, cyclops), '');
  w.zone[cyclops] = USED;
  assert.equal(homeOf(w, cyclops), 'used:0');
  assert.match(homeOf(w, w.zone.indexOf(0)), /^card:0$/);
  assert.match(homeOf(w, w.zone.indexOf(1)), /^bag:0$/);
});

test('the part of the turn is where the rules are', () => {
  const at = (...places: string[]): string => phaseOf(places.map(place => ({ at: place })));
  assert.equal(at('game.teams', 'draft.pick'), 'teams');
  assert.equal(at('game.turns', 'turn.reroll'), 'roll');
  assert.equal(at('game.turns', 'turn.main', 'main.react'), 'main');
  assert.equal(at('turn.attack', 'attack.attackers'), 'attackStep');
  assert.equal(at('turn.attack', 'attack.blockers', 'blocking.blockers'), 'blocks');
  assert.equal(at('turn.attack', 'attack.clash', 'clash.react', 'choosing.pick'), 'clash');
  assert.equal(at('turn.attack', 'attack.damage', 'combatDamage.divide'), 'damage');
  assert.equal(at('game.turns', 'turn.cleanUp'), 'end');
});

test('zones with dice have room, and all of whose turn it is but in an attack', () => {
  const { w, cyclops } = fight();
  w.active = 1;
  assert.deepEqual(roomsOf(w, 'main'), { attack: false, field: [true, true], pools: [false, true] });
  assert.deepEqual(roomsOf(w, 'attackStep'), { attack: true, field: [true, true], pools: [false, false] });
  for (const die of field(w, 0)) w.zone[die] = die === cyclops ? PREP : USED;
  assert.deepEqual(roomsOf(w, 'main'), { attack: false, field: [false, true], pools: [true, true] });
  for (const die of field(w, 1)) w.zone[die] = ATTACK;
  assert.deepEqual(roomsOf(w, 'main'), { attack: true, field: [false, false], pools: [true, false] });
});

test('what was lost and what was rolled is read off the table and the log', () => {
  const [before, now] = [table({ life: [9, 9] }), table({ life: [9, 5] })];
  assert.deepEqual(lifeLost(before, now), [{ seat: 1, n: 4 }]);
  const events = [
    { kind: 'drawn', facts: { dice: [1, 2] } },
    { kind: 'rerolled', facts: { dice: [2, 3] } },
  ];
  assert.deepEqual([...rolledIn([{ events }])], [2, 3]);
});
