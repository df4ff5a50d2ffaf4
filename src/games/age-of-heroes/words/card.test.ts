// The words of every card come from its data; how they read is kept in a file, so that a change is seen.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { test } from 'node:test';
import { numbersIn } from '#engine/kit/numbering.ts';
import { HORSEMAN_MARKERS, PARAMETERS } from '../cards/missions.ts';
import { BASIC_SPACES } from '../cards/institute-locations.ts';
import { CARD_SPACES } from '../cards/board.ts';
import { ZONE_TILES } from '../cards/extraction-zone.ts';
import { TEAMS } from '../cards/teams.ts';
import { CARDS, cardOf, EVOLUTION_KEYS, evolutionOf, villainOf } from '../table/deck.ts';
import { advancedText, cardText, evolutionText, markerText, parameterText, villainText } from './card.ts';
import { effectsText } from './effects.ts';

const FILE = new URL('../scenario/transcripts/card-texts.txt', import.meta.url);
const line = (name: string, text: string) => `${name}: ${text}`;
const ALL = [
  ...[CARDS.core, CARDS.atom, CARDS.attractions].flatMap(numbersIn).map(n => line(cardOf(n).name, cardText(cardOf(n)))),
  ...EVOLUTION_KEYS.map((_, n) =>
    line(`${evolutionOf(n).name} (${evolutionOf(n).hero})`, evolutionText(evolutionOf(n))),
  ),
  ...numbersIn(CARDS.villain).map(n => line(villainOf(n).name, villainText(villainOf(n)))),
  ...TEAMS.map(({ advanced }) => line(advanced.name, advancedText(advanced))),
  ...Object.values(PARAMETERS).map(card => line(card.name, parameterText(card))),
  ...Object.values(HORSEMAN_MARKERS).map(marker => line(marker.name, markerText(marker))),
  ...BASIC_SPACES.map(({ id, effects }) => line(id, effectsText(effects))),
  ...CARD_SPACES.map(({ id, bonus }) => line(id, effectsText(bonus))),
  ...ZONE_TILES.flat().map(({ from, effects }) => line(`Extraction Zone from round ${from}`, effectsText(effects))),
];

test('every card, tile and space has words, made from its effects', () => {
  for (const text of ALL) assert.match(text, /^[^:]+: [A-Z"].*\.$/, text);
  for (const text of ALL) assert.doesNotMatch(text, /undefined|NaN|null|\[object|[{}]| {2}/, text);
});

test('cards read as before', () => {
  const text = `${ALL.join('\n')}\n`;
  if (process.env.UPDATE_GOLDENS) writeFileSync(FILE, text);
  assert.equal(readFileSync(FILE, 'utf8'), text, 'if the change is meant, run the same test with UPDATE_GOLDENS=1');
});

test('AH-GLO-06 an ability that asks who else is there says that it means the location', () => {
  const text = (key: string) => evolutionText(evolutionOf(EVOLUTION_KEYS.indexOf(key)));
  assert.match(text('loneHunter'), /to the Institute with no other pawn at that location, /);
  assert.match(text('goddessOfThePlains'), /at the Institute with no opponent's pawn at that location, /);
  assert.match(text('borrowedMemories'), /with an opponent's pawn on a basic space at that location, /);
});
