// Everything that has a name on the table has its picture.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unknownParts } from '#web/kit/emblems/unknown-parts.ts';
import { TEAMS } from '../cards/teams.ts';
import { cardName } from '../table/deck.ts';
import { TITLES } from '../words/about.ts';
import { drawing } from './drawing.ts';
import { EMBLEMS } from './emblems.ts';

/** Signs that stand on the board itself. */
const SIGNS =
  'Physical|Mental|Willpower|Cards|Ally|Team-Up|Event|Evolution|Student|Turn order|X-Jet|Villain token|Influence';
test('every Hero, team, Institute card and Villain has an emblem, and none is left over', () => {
  const teams = TEAMS.flatMap(({ name, heroes }) => [name, ...heroes]);
  const wanted = [...SIGNS.split('|'), ...teams, ...TITLES.map(cardName)];
  assert.deepEqual(Object.keys(EMBLEMS).toSorted(), [...new Set(wanted)].toSorted());
});

test('emblems name shapes, colours and grounds that there are', () => assert.deepEqual(unknownParts(EMBLEMS), []));

test('pictures are drawn whole, and no two cards have the same', () => {
  const panels = Object.keys(EMBLEMS).map((name, i) => drawing.text(`panel|${name}|${i % 6}|${i}`));
  assert.equal(new Set(panels).size, panels.length);
  for (const name of Object.keys(EMBLEMS))
    for (const as of ['small', 'large', 'mark', 'panel', 'figure'])
      assert.doesNotMatch(drawing.text(`${as}|${name}|villain|2`), /undefined|NaN/, `${as} ${name}`);
});
