// The kit of settings: reading, completing, complaining, the form, and options from choices.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { handmadeComplaints, readSettings, settingComplaints, type Setting, type WithSettings } from './settings.ts';
import { optionsFor, settingsForm } from './settings-form.ts';
import type { Json } from '../types.ts';

const settings: readonly Setting[] = [
  { key: 'mission', values: ['rescue', 'escape'], usual: 'rescue' },
  { key: 'hard', values: [false, true], usual: false },
  { key: 'rounds', values: [6, 8], usual: ({ hard }) => (hard ? 8 : 6) },
  { key: 'guards', values: [1, 2, 3], usual: 2, when: ({ mission }, seats) => mission === 'escape' && seats > 2 },
  { key: 'team', values: [], usual: null, check: value => (value === 'x' ? [] : ['A team is x.']), isHidden: true },
];
const texts = {
  'setting:mission': 'Mission',
  'setting:mission:rescue': 'Rescue',
  'setting:mission:escape': 'Great Escape',
  'setting:hard': 'Hard',
  'setting.wrong:guards': 'There are 1 to 3 guards, not {value}.',
  'setting.elsewhere:guards': 'Only an escape has guards.',
};
const game: WithSettings = { settings, texts };
const wrong = (options: Json, seats = 3): string[] => settingComplaints(game, options, seats);

test('what is left out is as usual, and may follow from what is chosen', () => {
  const usual = { mission: 'rescue', hard: false, rounds: 6, guards: 2, team: null };
  assert.deepEqual(readSettings(settings, null, 3), usual);
  assert.deepEqual(readSettings(settings, { hard: true }, 3), { ...usual, hard: true, rounds: 8 });
  assert.deepEqual(readSettings(settings, { hard: true, rounds: 6 }, 3), { ...usual, hard: true });
});

test('options hold what applies and is not as usual', () => {
  assert.equal(optionsFor(settings, readSettings(settings, null, 3), 3), null);
  const chosen = { mission: 'escape', hard: true, rounds: 8, guards: 3, team: null };
  assert.deepEqual(optionsFor(settings, chosen, 3), { mission: 'escape', hard: true, guards: 3 });
  assert.deepEqual(optionsFor(settings, chosen, 2), { mission: 'escape', hard: true });
});

describe('complaints', () => {
  test('none about what fits', () => {
    for (const options of [null, {}, { mission: 'escape', guards: 3 }, { team: 'x' }, { hard: true, rounds: 6 }])
      assert.deepEqual(wrong(options), []);
  });
  test('about options that are none, and keys that are not there', () => {
    assert.deepEqual(wrong('hard'), ['The options are written as { "mission": "escape" }, not as "hard".']);
    assert.deepEqual(wrong([]), ['The options are written as { "mission": "escape" }, not as [].']);
    assert.deepEqual(wrong({ tempo: 1 }), [
      "There is no option 'tempo'; there are mission, hard, rounds, guards and team.",
    ]);
    assert.equal(wrong({ valueOf: 1 }).length, 1);
    const bare = { settings: [], texts: {} };
    assert.deepEqual(settingComplaints(bare, { tempo: 1 }, 2), ["There is no option 'tempo'; this game has none."]);
  });
  test('about values, in general words or the game’s own', () => {
    assert.deepEqual(wrong({ hard: 1, rounds: 7 }), [
      'The option hard is false or true, not 1.',
      'The option rounds is 6 or 8, not 7.',
    ]);
    assert.deepEqual(wrong({ mission: 'escape', guards: 9 }), ['There are 1 to 3 guards, not 9.']);
    assert.deepEqual(wrong({ team: 'y' }), ['A team is x.']);
  });
  test('about what only a match before can give, unless it is as usual', () => {
    const wins: Setting = { key: 'wins', values: [0, 1], usual: 0, isFromSequel: true };
    const handmade = (options: Json): string[] => handmadeComplaints({ settings: [...settings, wins] }, options);
    for (const options of [null, 7, {}, { wins: 0 }, { hard: true }]) assert.deepEqual(handmade(options), []);
    assert.deepEqual(handmade({ wins: 1 }), [
      'The option wins comes from the match before, at a table of this server; nobody chooses it.',
    ]);
  });
  test('about what does not apply, unless it is as usual', () => {
    assert.deepEqual(wrong({ guards: 3 }), ['Only an escape has guards.']);
    assert.deepEqual(wrong({ mission: 'escape', guards: 3 }, 2), ['Only an escape has guards.']);
    assert.deepEqual(wrong({ guards: 2 }), []);
  });
});

describe('the form', () => {
  const keys = (options: Json, seats: number): string[] => settingsForm(game, options, seats).map(({ key }) => key);
  test('has what applies and is not hidden', () => {
    assert.deepEqual(keys(null, 3), ['mission', 'hard', 'rounds']);
    assert.deepEqual(keys({ mission: 'escape' }, 3), ['mission', 'hard', 'rounds', 'guards']);
    assert.deepEqual(keys({ mission: 'escape' }, 2), ['mission', 'hard', 'rounds']);
  });
  test('says everything in words; yes, no and numbers need none', () => {
    const [mission, hard, rounds] = settingsForm(game, { mission: 'escape' }, 2);
    assert.deepEqual(mission, {
      key: 'mission',
      title: 'Mission',
      values: [
        { value: 'rescue', title: 'Rescue' },
        { value: 'escape', title: 'Great Escape' },
      ],
      chosen: 'escape',
    });
    assert.deepEqual(
      [hard, rounds].map(field => [field!.title, ...field!.values.map(({ title }) => title)]),
      [
        ['Hard', 'no', 'yes'],
        ['rounds', '6', '8'],
      ],
    );
  });
});
