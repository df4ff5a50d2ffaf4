// Tests of public information, and of what each seat alone knows.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bit, faceDown } from '#engine/kit/piles.ts';
import { view } from '#engine/views.ts';
import type { Viewer } from '#engine/types.ts';
import { mutantRevolution as game } from '../game.ts';
import { cardName } from '../cards/index.ts';
import { scenario, type Position } from './scenario.ts';
import { MISSION_BACK, PLOT_BACK, RECRUIT_BACK } from '../cards/numbers.ts';

const HELD = ['Careful Preparations', 'Impetuous Tantrum'];
const OWN = [['Rogue, 1 power, injured, triumph, Blackbird Drill', 'Pixie'], ['Beast'], ['Cable'], ['Iceman']];
const seen = (viewer: Viewer, position: Position = {}) =>
  view(game, scenario({ at: 'upkeep', own: OWN, hands: [HELD], hope: [9, 3], ...position }).state, viewer).world;

test('MR-INF-01 MR-INF-02 Hope, points, Characters and what lies on them are public', () => {
  const all = seen('everything');
  for (const viewer of [1, 'spectator'] as const) {
    const { hope, rp, pp, owner, power, injured, triumph, training, piles } = seen(viewer);
    assert.deepEqual({ hope, rp, pp, owner, power, injured, triumph, training }, pick(all));
    assert.deepEqual(piles.schools.cards, all.piles.schools.cards);
  }
});
const pick = ({ hope, rp, pp, owner, power, injured, triumph, training }: ReturnType<typeof seen>) => ({
  hope,
  rp,
  pp,
  owner,
  power,
  injured,
  triumph,
  training,
});

test('MR-INF-03 MR-RUL-138 a hand is known to its holder; the others see how many cards it has', () => {
  assert.ok(seen(0).piles.hand[0]!.cards.every(card => card >= 0));
  for (const viewer of [1, 'spectator'] as const)
    assert.deepEqual(
      seen(viewer).piles.hand[0]!.cards,
      HELD.map(() => faceDown(PLOT_BACK)),
    );
});

test('MR-INF-03 a card that leaves a hand does not tell whoever knows another one which was drawn first', () => {
  const left = (hand: string[]): number[] => {
    const t = scenario({ own: OWN, hands: [hand] });
    const { cards, seen: eyes } = t.world.piles.hand[0]!;
    eyes[cards.findIndex(card => cardName(card) === 'Schism')]! |= bit(1);
    return view(game, t.play('0 discard:Media Day').state, 1).world.piles.hand[0]!.cards;
  };
  const before = left(['Media Day', 'Schism', 'Hidden Account']);
  assert.deepEqual(before, left(['Hidden Account', 'Schism', 'Media Day']));
  assert.deepEqual(before.filter(card => card >= 0).map(cardName), ['Schism']);
});

test('MR-INF-05 nobody knows the order of a deck; its back shows which deck it is', () => {
  for (const viewer of [0, 'spectator'] as const) {
    const { recruits, plots, missions } = seen(viewer).piles;
    for (const [deck, back] of [
      [recruits, RECRUIT_BACK],
      [plots, PLOT_BACK],
      [missions, MISSION_BACK],
    ] as const)
      assert.deepEqual(new Set(deck.cards), new Set([faceDown(back)]));
  }
});

test('MR-INF-06 MR-INF-07 discard piles and the Mission on top of its pile are public', () => {
  const fight = { mission: 'Sentinel Swarm', pcs: [] };
  const { piles } = seen('spectator', {
    recruitDiscard: ['Dagger'],
    plotDiscard: ['Setting Aside Differences'],
    fight,
  });
  for (const p of [piles.recruitDiscard, piles.plotDiscard, piles.missionDiscard])
    assert.ok(p.cards.length === 1 && p.cards[0]! >= 0);
});

test('MR-INF-04 nobody can tell one bid from another before all are in', () => {
  const bid = (n: number, viewer: Viewer) => {
    const t = scenario({ at: 'recruit', run: 'auction', locals: { prize: 'recruit' }, offered: 'Rogue' });
    return view(game, t.play(`0 bid:${n}`).state, viewer);
  };
  for (const viewer of [1, 'spectator'] as const) assert.deepEqual(bid(2, viewer), bid(5, viewer));
  assert.notDeepEqual(bid(2, 0), bid(5, 0));
});
