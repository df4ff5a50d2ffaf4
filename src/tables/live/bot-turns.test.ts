// Bots whose question goes away while they think.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defineGame, procedure, type Game } from '#engine/game.ts';
import type { World } from '#engine/types.ts';
import { settled, stage } from '../testing/host.ts';
import { ann, picking } from '../testing/parlour.ts';

/** The first to speak closes the floor; then the second seat is asked something else. */
const floor = defineGame<World>({
  id: 'floor',
  name: 'Floor',
  version: 1,
  seats: { min: 2, max: 2 },
  setup: () => ({}),
  copy: world => ({ ...world }),
  texts: {},
  names: {},
  first: 'main',
  procedures: {
    main: procedure<World>()({
      talk: { rule: 'FL-TLK-01', idle: 'pass', any: t => t.clockwise(0), choices: { pass: { take: () => 'after' } } },
      after: {
        rule: 'FL-AFT-01',
        idle: 'wait',
        one: () => 1,
        choices: { wait: { take: () => 'after' }, go: { take: () => 'after' } },
      },
    }),
  },
});

test('a bot thinks about what it is asked now, though it has not yet answered what it was asked before', async t => {
  const it = stage(t);
  const host = await it.restart(0, floor as unknown as Game);
  const seats = [
    { kind: 'player' as const, player: ann },
    { kind: 'bot' as const, level: 'random' },
  ];
  const wanted = { game: 'floor', options: null, seats, isPublic: true, clock: { kind: 'none' as const } };
  const id = await host.make(wanted, ann);
  const { table } = await host.open(id);
  await host.request(id, ann, 'k', picking(table, 0, 'pass'));
  assert.equal(it.thoughts.jobs.length, 2);
  it.thoughts.jobs[0]!.answer('pass');
  await settled();
  assert.equal(table.match!.length, 1, 'that is no answer any more');
  it.thoughts.jobs[1]!.answer('go');
  await settled();
  assert.deepEqual(table.record!.answers.at(-1), { seat: 1, decision: 'main.after', option: 'go' });
});
