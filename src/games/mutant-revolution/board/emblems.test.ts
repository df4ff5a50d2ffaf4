// Everything that has a name on the table has its picture.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unknownParts } from '#web/kit/emblems/unknown-parts.ts';
import { EVENTS } from '../cards/events.ts';
import { HEROES } from '../cards/heroes.ts';
import { MISSION_DECK } from '../cards/missions.ts';
import { REACTIONS } from '../cards/reactions.ts';
import { SCHOOLS } from '../cards/schools.ts';
import { STUDENTS } from '../cards/students.ts';
import { TRAINING } from '../cards/training.ts';
import { drawing } from './drawing.ts';
import { EMBLEMS } from './emblems.ts';

test('every Character, School, Training, Plot, Mission and token has an emblem, and none is left over', () => {
  const wanted = [
    ...[HEROES, STUDENTS, TRAINING, Object.values(EVENTS), Object.values(REACTIONS)].flat(),
    ...SCHOOLS.flatMap(school => [school, school.leader, school.charter]),
    ...MISSION_DECK.flatMap(mission => [mission, ...mission.tokens]),
  ].map(({ name }) => name);
  assert.deepEqual(Object.keys(EMBLEMS).toSorted(), [...new Set(wanted)].toSorted());
});

test('emblems name shapes, colours and grounds that there are', () => assert.deepEqual(unknownParts(EMBLEMS), []));

test('pictures are drawn whole, and no two cards have the same', () => {
  const panels = Object.keys(EMBLEMS).map((name, i) => drawing.text(`panel|${name}|${i % 4}|${i}`));
  assert.equal(new Set(panels).size, panels.length);
  for (const name of Object.keys(EMBLEMS))
    for (const as of ['small', 'large', 'panel', 'figure'])
      assert.doesNotMatch(drawing.text(`${as}|${name}|token|2`), /undefined|NaN/, `${as} ${name}`);
});

test('a line of the log is marked by what it speaks of', () => {
  const said = ['Emma Frost', 'Sentinel 3', 'Bamf!', 'Open Crate (Crate 2)', 'E5'];
  assert.deepEqual(
    said.map(text => drawing.nameIn(text)),
    ['Emma Frost', 'Sentinel', 'Bamf!', undefined, undefined],
  );
});
