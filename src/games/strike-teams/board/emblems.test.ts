// Everything that has a name on the table has its picture.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unknownParts } from '#web/kit/emblems/unknown-parts.ts';
import { ACTIONS } from '../cards/actions.ts';
import { CHARACTERS } from '../cards/characters.ts';
import { SCENARIOS } from '../cards/scenarios.ts';
import { drawing } from './drawing.ts';
import { EMBLEMS } from './emblems.ts';
import { en } from '../words/en/board.ts';

test('every character, box, Action Card, Scenario Card and token has an emblem, and none is left over', () => {
  const boxes = CHARACTERS.flatMap(({ attack, defend, move }) => [attack.name, defend.name, move.name]);
  const cards = [...CHARACTERS, ...ACTIONS, ...SCENARIOS].map(({ name }) => name);
  const wanted = [...boxes, ...cards, ...Object.values(en.tokens), 'Hydra Soldier'];
  assert.deepEqual(Object.keys(EMBLEMS).toSorted(), [...new Set(wanted)].toSorted());
});

test('emblems name shapes, colours and grounds that there are', () => assert.deepEqual(unknownParts(EMBLEMS), []));

test('pictures are drawn whole, and no two cards have the same', () => {
  const panels = Object.keys(EMBLEMS).map((name, i) => drawing.text(`panel|${name}|hero|${i}`));
  assert.equal(new Set(panels).size, panels.length);
  for (const name of Object.keys(EMBLEMS))
    for (const as of ['small', 'large', 'mark', 'panel', 'figure'])
      assert.doesNotMatch(drawing.text(`${as}|${name}|villain|2`), /undefined|NaN/, `${as} ${name}`);
});
