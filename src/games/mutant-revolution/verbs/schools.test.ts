// Tests of effects away from the arena that no card of the decks shows.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { resume } from '#engine/apply.ts';
import { asked } from '#engine/ask.ts';
import { compile } from '#engine/kit/effects.ts';
import { defineGame } from '#engine/game.ts';
import { view } from '#engine/views.ts';
import type { State } from '#engine/types.ts';
import type { Effect } from '../cards/card.ts';
import { mutantRevolution } from '../game.ts';
import { numbered } from '../scenario/position.ts';
import { scenario, type Position } from '../scenario/scenario.ts';
import type { Scope } from '../table/locals.ts';
import { NONE, type Revolution } from '../table/world.ts';
import { verbs } from './index.ts';

/** The table after effects that seat 1 has caused. */
function after(effects: readonly Effect[], position: Position = {}, scope: Partial<Scope> = {}): State<Revolution> {
  const procedures = { ...mutantRevolution.procedures, ...compile('trial', effects, verbs) };
  const { state } = scenario({ run: 'playStage', hands: [['Schism']], ...position });
  state.stack.push({ at: 'trial.0.', my: { by: 1, self: NONE, on: 'plot.activity', acting: 2, ...scope } });
  resume(defineGame({ ...mutantRevolution, procedures }), state);
  return state;
}

test('MR-REV-07 Plot Points stay on the track, from 0 to 6', () => {
  const { world } = after(
    [
      { do: 'gainPp', who: 'you', n: 2 },
      { do: 'losePp', who: 'others', n: 2 },
    ],
    { pp: [1, 5, 2, 6] },
  );
  assert.deepEqual(world.pp, [0, 6, 0, 4]);
});

test('whom an effect reaches: the user, the acting School, all, the owner of a Character named', () => {
  const hope = (effect: Effect, scope: Partial<Scope> = {}) =>
    after([effect], { own: [[], [], [], ['Pixie']] }, scope).world.hope;
  assert.deepEqual(hope({ do: 'gainHope', who: 'everybody', n: 1 }), [6, 6, 6, 6]);
  assert.deepEqual(hope({ do: 'loseHope', who: 'acting', n: 1 }), [5, 5, 4, 5]);
  const pixie = { target: numbered('Pixie'), aims: ['character'] } satisfies Partial<Scope>;
  assert.deepEqual(hope({ do: 'loseHope', who: 'target', n: 9 }, pixie), [5, 5, 5, 0]);
  assert.deepEqual(hope({ do: 'gainHope', who: 'supporters', n: 1 }), [5, 5, 5, 5]);
  assert.deepEqual(hope({ do: 'gainHope', who: 'attacker', n: 1 }), [5, 5, 5, 5]);
});

test('a School stands for all of its Characters', () => {
  const own = [[], [], ['Pixie, 0 power', 'Colossus, 0 power, triumph']];
  const scope = { target: 2, aims: ['school'] } satisfies Partial<Scope>;
  const effects: Effect[] = [
    { do: 'gainPower', who: 'target', n: 2 },
    { do: 'giveTriumph', who: 'target' },
  ];
  const { world } = after(effects, { own }, scope);
  const [pixie, colossus] = [numbered('Pixie'), numbered('Colossus')];
  assert.deepEqual([world.power[pixie], world.power[colossus]], [1, 2], 'each up to its limit');
  assert.deepEqual([world.triumph[pixie], world.triumph[colossus]], [1, 1]);
});

test('Hope for each Hero', () => {
  const own = [[], ['Colossus', 'Beast', 'Pixie']];
  assert.equal(after([{ do: 'gainHope', who: 'you', n: 2, per: 'hero' }], { own }).world.hope[1], 9);
});

test('MR-RUL-61 MR-RUL-158 a Character that is taken brings along what lies on it', () => {
  const rogue = numbered('Rogue');
  const own = [['Rogue, 1 power, injured, Blackbird Drill']];
  const { world } = after([{ do: 'takeCharacter', who: 'target' }], { own }, { target: rogue, aims: ['character'] });
  assert.deepEqual([world.owner[rogue], world.power[rogue], world.injured[rogue]], [1, 1, 1], 'no token more');
  assert.notEqual(world.training[rogue], NONE);
});

test('MR-INF-05 the top cards of a deck are shown to the user alone', () => {
  const state = after([{ do: 'lookAt', what: 'plots', n: 2 }], { plots: ['Media Day', 'Schism'] });
  const top = (seat: number) => view(mutantRevolution, state, seat).world.piles.plots.cards.slice(-3);
  assert.deepEqual(
    [top(1), top(0)],
    [
      [-2, ...state.world.piles.plots.cards.slice(-2)],
      [-2, -2, -2],
    ],
  );
});

test('MR-INF-06 a School that must discard chooses, and all of a hand that is too small goes', () => {
  const effect: Effect = { do: 'discardPlot', who: 'you', n: 2, how: 'chosen' };
  const state = after([effect], { hands: [['Schism'], ['Media Day', 'Hex Bolt', 'Wrecked Jet']] });
  assert.deepEqual([asked(mutantRevolution, state), state.stack.at(-1)!.at], [[1], 'discarding.choose']);
  assert.equal(after([effect]).stack.at(-1)!.at, 'playStage.act', 'an empty hand is not asked');
});
