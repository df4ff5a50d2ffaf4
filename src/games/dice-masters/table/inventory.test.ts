// Tests of the inventory: every die is where it can be, and there are as many as the cards were laid out with.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Act } from '#engine/definition.ts';
import { defineGame } from '#engine/game.ts';
import { checkLaws, LawBroken } from '#engine/laws/laws.ts';
import { testInventory } from '#engine/testing/games.ts';
import { copyDuel, ATTACK, BAG, CAPTURED, CARD, USED, type Duel } from './world.ts';
import { inventory } from './inventory.ts';
import { tally } from './account.ts';
import { turn } from '../flow/turn.ts';
import { diceMasters } from '../game.ts';
import { addDie } from './starting-table.ts';
import { scenario } from '../scenario/scenario.ts';

const table = (): Duel =>
  scenario({ cards: [[4], [10]], field: [['Cyclops 2'], ['Sidekick']], reserve: [['bolt'], []] }).world;
const SOUND = { 'first Sidekicks': 8, 'second Sidekicks': 8 };
/** Counts that differ from those of a sound table, once this has been done to the table. */
function counted(spoil: (w: Duel, cyclops: number) => unknown): string[] {
  const w = table();
  spoil(w, w.slot.findIndex(slot => w.cards[slot] === 4)); // oxfmt-ignore
  return Object.entries(inventory(w))
    .filter(([name, n]) => SOUND[name as keyof typeof SOUND] !== n)
    .map(([name, n]) => `${name} ${n}`);
}

testInventory(diceMasters, () => SOUND);

test('DM-CMP-05 a sound table counts 8 Sidekicks each, and no fault', () => {
  assert.deepEqual(inventory(table()), SOUND);
  assert.deepEqual(counted(() => undefined), []); // oxfmt-ignore
});

test('a die too many, a die too few, and a die of another card are counted', () => {
  const more = counted((w, die) => addDie(w, w.slot[die]!, w.kind[die]!, 0, USED));
  assert.deepEqual(more, ['dice of card 4 beyond its 4 1']);
  assert.deepEqual(counted((w, die) => (w.slot[die] = 1)).slice(-2), [
    'dice of card 4 beyond its 4 -1',
    'dice of card 10 beyond its 4 1',
  ]);
  assert.deepEqual(
    counted(w => addDie(w, -1, w.kind.at(-1)!, 1, BAG)),
    ['second Sidekicks 9'],
  );
  const swapped = counted(w => (w.owner[w.zone.length - 1] = w.seat[w.zone.length - 1] = 0));
  assert.deepEqual(swapped, ['first Sidekicks 9', 'second Sidekicks 7']);
});

test('whatever cannot be true of a die is counted by name', () => {
  const faults: [string, (w: Duel, die: number) => unknown][] = [
    ['in no zone', (w, die) => (w.zone[die] = Number.NaN)],
    ['shows no face', (w, die) => (w.face[die] = 6)],
    ["nobody's", (w, die) => (w.seat[die] = -1)],
    ['not of its card', (w, die) => (w.kind[die] = w.kind[die]! + 1)],
    ["not its card's owner's", (w, die) => (w.owner[die] = w.seat[die] = 1)],
    ['its owner does not control it', (w, die) => ((w.zone[die] = CARD), (w.seat[die] = 1))],
    ['in the field without a character face', (w, die) => ((w.zone[die] = ATTACK), (w.face[die] = 0))],
    ['harmed below nothing', (w, die) => (w.damage[die] = -1)],
    ['harmed out of the field', (w, die) => ((w.zone[die] = BAG), (w.damage[die] = 1))],
    ['captured by nothing', (w, die) => (w.zone[die] = CAPTURED)],
    ['its partner has another', (w, die) => (w.partner[die] = die + 1)],
    ['its partner is on the other side', (w, die) => (w.partner[die] = w.seat.indexOf(1))],
    ['blocks from afar', (w, die) => ((w.zone[die] = BAG), (w.foe[die] = 0))],
  ];
  for (const [fault, spoil] of faults) {
    const found = counted(spoil).map(text => text.replace(/^die \d+: (.*) 1$/, '$1'));
    assert.ok(found.includes(fault), `${fault}: ${found.join(', ')}`);
  }
  assert.deepEqual(counted((w, die) => ((w.zone[die] = ATTACK), (w.foe[die] = 0))), []); // oxfmt-ignore
});

test('the laws find a die that is lost or doubled in the midst of a game', () => {
  for (const spoil of [
    (w: Duel) => (w.slot[w.slot.indexOf(0)] = 1),
    (w: Duel) => addDie(w, 0, w.kind[w.slot.indexOf(0)]!, 0, USED),
    (w: Duel) => addDie(w, -1, w.kind.at(-1)!, 0, BAG),
  ]) {
    const spoiled = defineGame<Duel>({
      ...diceMasters,
      procedures: {
        ...diceMasters.procedures,
        turn: {
          ...turn,
          draw(t, my) {
            if (t.world.turns === 3) spoil(t.world);
            return (turn.draw as Act<Duel, unknown, string>)(t, my);
          },
        },
      },
    });
    for (const setup of ['draft', 'tournament', 'basic-by-chance'])
      assert.throws(
        () => checkLaws(spoiled, { games: 1, setup, seed: 5 }),
        error => error instanceof LawBroken && /dice of card|Sidekicks/.test(error.finding),
        setup,
      );
  }
});

test('a game tells the cards of which a die was fielded or used, not those only purchased', () => {
  const t = scenario({
    cards: [[4, 1], [10]],
    reserve: [['Cyclops 1', 'wild', 'wild', 'wild', 'wild', 'Enrage'], []],
    field: [['Sidekick'], []],
  });
  t.play('0 buy:Angel');
  assert.deepEqual(tally(t.world), []);
  t.play('0 field:Cyclops', '0 use:Enrage');
  assert.deepEqual(tally(t.world), ['4 Cyclops, Optic Blast', '26 Enrage']);
});

test('what waits to be answered is copied whole', () => {
  const w = table();
  w.waiting = [{ owner: 0, source: 1, run: 'answering', my: { id: 40, spent: [3], chosen: [] } }];
  const copied = copyDuel(w);
  (copied.waiting![0]!.my.spent as number[]).push(4);
  assert.deepEqual(w.waiting[0]!.my.spent, [3]);
});
