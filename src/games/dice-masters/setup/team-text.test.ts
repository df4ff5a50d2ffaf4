// Teams as text: what is written is read again, and what cannot be read is told by its line.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quickRandom } from '#engine/random.ts';
import { CARDS, isBasic, titleOf } from '../cards/index.ts';
import { listText, readTeam, shareText } from './team-text.ts';
import { PRESETS, randomTeam } from '../table/teams.ts';
import { teamSentence } from '../words/setup-texts.ts';

const wrong = (text: string): string[] => readTeam(text).wrong.map(error => `${error.line}: ${teamSentence(error)}`);
const read = (text: string): string => {
  const { team, wrong: errors } = readTeam(text);
  assert.deepEqual(
    errors.map(error => teamSentence(error)),
    [],
  );
  return shareText(team);
};

test('a team is shared in one short line', () => {
  assert.equal(shareText(PRESETS[0]!), 'UXM 1x2 5x2 9x2 14x2 19x2 22x2 / 25 30');
  assert.equal(shareText({ basics: [25, 30], cards: [] }), 'UXM / 25 30');
});

test('a team as a list names its cards', () => {
  assert.match(
    listText(PRESETS[0]!),
    /^2x Angel, Air Transport\n2x Cyclops, Overlook\n[^]*\nAmbush\nReckless Melee\n$/,
  );
});

test('any team that is written is read again, in both forms', () => {
  const random = quickRandom(3);
  for (let i = 0; i < 100; i++) {
    const team = randomTeam({ format: i % 2 ? 'basic' : 'tournament', starterBox: false }, random);
    for (const text of [shareText(team), listText(team)]) assert.deepEqual(readTeam(text), { team, wrong: [] });
  }
});

test('every card is read by its whole name, with commas, colons, dashes or nothing between', () => {
  for (const card of CARDS) {
    const wanted = isBasic(card) ? `UXM / ${card.number}` : `UXM ${card.number}x1 / `;
    const spelled = isBasic(card) ? [card.name] : [', ', ': ', ' - ', ' '].map(s => `${card.name}${s}${card.subtitle}`);
    for (const name of [...spelled, titleOf(card).toUpperCase(), `UXM-${card.number}`])
      assert.equal(read(`1x ${name}`), wanted);
  }
});

test('lists are read as people write them', () => {
  const lists = [
    '2 x Angel, Air Transport\n3x X-23: Assassin\nAmbush\nEnrage',
    'cards:\r\n  2X ANGEL: AIR TRANSPORT  \r\n\r\n3 X-23, assassin\r\nbasics:\r\n3x ambush\r\n1x Enrage\r\n',
    'Angel, Air Transport x2\nX-23, Assassin ×3\n# ours\nambush # the first\nenrage',
    'uxm 1x2, 93x3 / 25, 26',
  ];
  for (const list of lists) assert.equal(read(list), 'UXM 1x2 93x3 / 25 26');
  assert.equal(
    read('1x Take That, Villain!\n1x Captain America, “Follow Me!”\n1x Black Panther, T’Challa'),
    'UXM 69x1 67x1 / 33',
  );
});

test('an unknown card is told with its line and the nearest name', () => {
  assert.deepEqual(wrong('2x Cyclops, Overlook\n\n2x Angle, Air Transprot'), [
    "3: There is no card 'Angle, Air Transprot'. Did you mean Angel, Air Transport?",
  ]);
  assert.deepEqual(wrong('1x Thanos the Mad Titan'), ["1: There is no card 'Thanos the Mad Titan'."]);
});

test('too many dice, no number of dice, a name of several cards, a card twice: each on its line', () => {
  assert.deepEqual(
    wrong('5x Cyclops, Overlook\nAngel, Inspiring\n2x Sentinel\n2x Cyclops, Overlook\n2x Ambush\n0x Storm, Superhero'),
    [
      '1: Cyclops, Overlook takes up to 4 dice, not 5.',
      '2: Say how many dice of Angel, Inspiring, such as 2x.',
      "3: There are several cards 'Sentinel': Sentinel, Mutant Hunter, Sentinel, Archvillain and Sentinel, Robot.",
      '4: Cyclops, Overlook is there twice, first on line 1.',
      '5: Ambush always has 3 dice, not 2.',
      '6: Storm, Superhero must have at least 1 die, and a whole number of them.',
    ],
  );
});

test('a short line says which of its parts is wrong', () => {
  assert.deepEqual(wrong('UXM 1x2 5y2 900x1 1x1 / 3 26 b'), [
    "1: '5y2' is no card number with its dice, such as 5x2.",
    '1: There is no card 900; the set has 1 to 126.',
    '1: Angel, Air Transport is there twice, first on line 1.',
    "1: '3' is no number of a basic action; they are 25 to 34.",
    "1: 'b' is no number of a basic action; they are 25 to 34.",
  ]);
  assert.deepEqual(wrong('UXM 1x2'), ['1: After the cards come a slash and the basic actions, such as / 25 30.']);
  assert.deepEqual(wrong(' \n'), ['1: There is no team in this text.']);
});
