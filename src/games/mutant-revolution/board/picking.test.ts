// Questions on the board: targets named one after the other, lists gathered, a Move begun with its end in mind.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { explain } from '#engine/ask.ts';
import type { Decision, Ref } from '#engine/types.ts';
import { mutantRevolution as game } from '../game.ts';
import { hexNamed } from '../table/hex.ts';
import { numbered } from '../scenario/position.ts';
import { scenario, type Position } from '../scenario/scenario.ts';
import { NONE } from '../table/world.ts';
import { gathering, optionsBy } from '#web/kit/picking.ts';
import { endOfMove } from './places.ts';

const asked = (position: Position, ...answers: string[]): Decision =>
  explain(game, scenario(position).play(...answers).state)[0]!;
const OWN = [['Rogue', 'Pixie'], ['Beast', 'Anole'], ['Cable'], ['Iceman']];
const ARENA: Position = { at: 'mission', run: 'pcTurn', locals: { seat: 0 }, own: OWN, pp: [0, 0, 0, 0] };
const FIGHT = { mission: 'Trial by Combat', pcs: ['Rogue E1', 'Beast E9'] };

test('a card, then what it is for: what can be named next are the other things of options that name it', () => {
  const decision = asked({ own: OWN, hands: [['Rivals in the Press', 'Lecture Tour']], pp: [6] });
  const card = decision.options.find(({ verb }) => verb === 'play')!.refs[0]!;
  assert.ok(optionsBy(decision, []).get(card)!.length > 1);
  const next = optionsBy(decision, [card]);
  assert.ok(!next.has(card));
  for (const [ref, options] of next)
    for (const option of options) assert.ok(option.refs.includes(card) && option.refs.includes(ref));
  assert.equal(optionsBy(undefined, []).size, 0);
});

test('who recovers is gathered; an activity of the Plot Phase is not', () => {
  const recovering = gathering(asked({ at: 'upkeep', own: [['Rogue, 0 power, injured'], [], [], []] }))!;
  assert.deepEqual([recovering.verb, recovering.of, recovering.slots[0]!.min], ['recover', 'character', 0]);
  assert.ok(recovering.refs.has(`character:${numbered('Rogue')}` as Ref));
  assert.equal(gathering(asked({ own: OWN, hands: [['Lecture Tour']] })), undefined);
  assert.equal(gathering(asked({ ...ARENA, fight: FIGHT })), undefined);
});

test('a Move that was begun with a hex in mind ends there, if it can', () => {
  const walk = asked({ ...ARENA, fight: FIGHT }, '0 move');
  assert.equal(walk.id, 'move.to');
  assert.equal(endOfMove(walk, hexNamed('E2')), `to:${hexNamed('E2')}`);
  assert.equal(endOfMove(walk, hexNamed('E9')), undefined);
  assert.equal(endOfMove(walk, NONE), undefined);
  assert.equal(endOfMove(undefined, hexNamed('E2')), '');
  assert.equal(endOfMove(asked({ ...ARENA, fight: FIGHT }), hexNamed('E2')), undefined);
});
