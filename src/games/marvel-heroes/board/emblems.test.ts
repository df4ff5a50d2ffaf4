// Everything that has a name on the table has its picture.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unknownParts } from '#web/kit/emblems/unknown-parts.ts';
import { AREAS } from '../cards/board.ts';
import { RATINGS, SKILLS, TYPES } from '../cards/card.ts';
import { HEROES } from '../cards/heroes.ts';
import { MASTERMINDS } from '../cards/masterminds.ts';
import { MASTER_PLANS } from '../cards/plans.ts';
import { POWER_UPS } from '../cards/power-ups.ts';
import { SCENARIOS } from '../cards/scenarios.ts';
import { CARDS, cardName } from '../table/deck.ts';
import { drawing } from './drawing.ts';
import { EMBLEMS } from './emblems.ts';
import { en } from '../words/en/board.ts';

const SIGNS = [...TYPES, ...SKILLS, ...RATINGS, 'mastermind', 'plotPoint', 'cards', 'ready', 'supporting', 'recovery'];
test('every hero, Mastermind, card, plan, Power-Up, Scenario and Area has an emblem, and none is left over', () => {
  const things = [HEROES, MASTERMINDS, MASTER_PLANS, POWER_UPS, SCENARIOS].flatMap(all =>
    Object.values<{ readonly name: string }>(all).map(({ name }) => name),
  );
  const cards = Array.from({ length: CARDS.story.end }, (_, card) => cardName(card));
  const wanted = [...SIGNS, ...en.teams, ...AREAS.map(({ name }) => name), ...things, ...cards];
  assert.deepEqual(Object.keys(EMBLEMS).toSorted(), [...new Set(wanted)].toSorted());
});

test('emblems name shapes, colours and grounds that there are', () => assert.deepEqual(unknownParts(EMBLEMS), []));

test('pictures are drawn whole, and no two cards have the same', () => {
  const panels = Object.keys(EMBLEMS).map((name, i) => drawing.text(`panel|${name}|${i % 4}|${i}`));
  assert.equal(new Set(panels).size, panels.length);
  for (const name of Object.keys(EMBLEMS))
    for (const as of ['small', 'large', 'mark', 'panel', 'figure'])
      assert.doesNotMatch(drawing.text(`${as}|${name}|villain|2`), /undefined|NaN/, `${as} ${name}`);
});
