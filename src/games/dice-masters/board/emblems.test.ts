// Every card and die has its picture, and no two pictures are the same.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unknownParts } from '#web/kit/emblems/unknown-parts.ts';
import { CARDS } from '../cards/index.ts';
import { CHARACTER_DICE, ENERGIES } from '../cards/character-dice.ts';
import { drawing } from './drawing.ts';
import { EMBLEMS } from './emblems.ts';

test('every character, action and energy has an emblem, and none is left over', () => {
  const dice = Object.values(CHARACTER_DICE).map(([name]) => name);
  const wanted = new Set<string>([...CARDS.map(({ name }) => name), ...dice, ...ENERGIES, 'Sidekick']);
  assert.deepEqual(Object.keys(EMBLEMS).toSorted(), [...wanted].toSorted());
});

test('emblems name shapes, colours and grounds that there are', () => assert.deepEqual(unknownParts(EMBLEMS), []));

test('126 cards look like 126 cards', () => {
  const panels = CARDS.map(({ name, energy, number }) => drawing.text(`panel|${name}|${energy ?? ''}|${number}`));
  assert.equal(new Set(panels).size, 126);
});

test('pictures are drawn whole, and the same again from the same data', () => {
  for (const name of Object.keys(EMBLEMS))
    for (const as of ['small', 'large', 'mark', 'panel', 'figure']) {
      const text = drawing.text(`${as}|${name}|fist|7`);
      assert.doesNotMatch(text, /undefined|NaN/, `${as} ${name}`);
      assert.equal(text, drawing.text(`${as}|${name}|fist|7`));
    }
});

test('a line of the log is marked by what it speaks of', () => {
  const said = ['Cyclops (level 2)', 'Angel, Air Transport', 'Take That, Villain!', 'Sidekick (bolt)', 'bolt', 'wild'];
  const names = ['Cyclops', 'Angel', 'Take That, Villain!', 'Sidekick', 'bolt', undefined];
  assert.deepEqual(
    said.map(text => drawing.nameIn(text)),
    names,
  );
});

test('what somebody made up for a scenario has a plain face', () => {
  assert.match(drawing.text('mark|Nobody Knows'), /^<svg /);
});
