// Every Event played once: what it changes on the table, and nothing else.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bit } from '#engine/kit/piles.ts';
import type { Pile } from '#engine/types.ts';
import { cardName } from './index.ts';
import { scenario, type Position, type Scenario } from '../scenario/scenario.ts';
import { NONE, type Revolution } from '../table/world.ts';
import { CHARACTERS, isTraining } from './numbers.ts';
import { EVENTS } from './events.ts';

/** Each line is a number or token that changes: '0 rp 1 to 2', 'Rogue injured 0 to 1'. */
function tableOf(w: Revolution): Map<string, number> {
  const lines = new Map<string, number>();
  for (const name of ['rp', 'hope'] as const) w[name].forEach((n, seat) => lines.set(`${seat} ${name}`, n));
  w.piles.hand.forEach(({ cards }, seat) => lines.set(`${seat} cards`, cards.length));
  for (let c = 0; c < CHARACTERS; c++)
    for (const name of ['owner', 'power', 'injured', 'triumph'] as const)
      if (!isTraining(c)) lines.set(`${cardName(c)} ${name}`, w[name][c] ?? NONE);
  return lines;
}
function changes(t: Scenario, lines: readonly string[]): string[] {
  const before = tableOf(t.world);
  t.play(...lines);
  return [...tableOf(t.world)].flatMap(([what, n]) =>
    before.get(what) === n ? [] : [`${what} ${before.get(what)} to ${n}`],
  );
}

/** Seat 0 holds the Event and has Plot Points for it; nobody else has any, so nobody reacts. */
const holding = (name: string, position: Position = {}): Scenario =>
  scenario({ pp: [6, 0, 0, 0], hands: [[name]], own: TEAMS, ...position });
const LEADERS = ['Wolverine', 'Cyclops', 'Magneto', 'Storm'];
const TEAMS = [['Rogue', 'Armor'], ['Beast', 'Pixie'], ['Cable'], ['Anole']];

/** The Event, what it names, what changes beside the card that is played; by seats 0 to 3. */
const CASES: readonly [name: string, names: string, changes: readonly string[], position?: Position][] = [
  ['Setting Aside Differences', ':0:2', ['0 rp 1 to 2', '2 rp 1 to 2']],
  ['The World Is Watching', '', ['0 rp 1 to 2']],
  ['Common Front', '', ['0 rp 1 to 2']],
  ['Impetuous Tantrum', ':1:Armor', ['1 rp 1 to 0', 'Armor owner 0 to -1', 'Armor power 1 to 0']],
  ['Smear Campaign', ':1', ['1 rp 1 to 0', '0 hope 5 to 1']],
  ['Too Big to Ignore', ':3', ['3 rp 3 to 2'], { rp: [1, 2, 3, 3] }],
  ['Schism', ':2', ['2 rp 1 to 0']],
  ['Joint Statement', ':2', ['2 rp 1 to 0', '0 hope 5 to 8']],
  ['Media Day', '', ['0 hope 5 to 7']],
  ['Tuition Fees', '', ['0 hope 5 to 7'], { own: [['Armor', 'Pixie', 'Rogue']] }],
  ['Trophy Cabinet', '', ['0 hope 5 to 9'], { own: [['Armor, triumph', 'Rogue, triumph', 'Pixie']] }],
  ['Anonymous Donor', '', ['0 hope 5 to 9']],
  ['Lecture Tour', ':3', ['0 hope 5 to 8', '3 hope 5 to 8']],
  ['Benefit Concert', '', ['0 hope 5 to 9']],
  ['Wrecked Jet', ':1', ['1 hope 5 to 1']],
  ['Redirected Funds', ':1', ['0 hope 5 to 7', '1 hope 5 to 3']],
  ['Building Inspection', '', ['1 hope 5 to 1', '2 hope 5 to 3'], { own: [['Rogue'], ['Beast', 'Havok'], ['Cable']] }],
  ['Thieves Guild Job', ':1', ['0 hope 5 to 8', '1 hope 3 to 0'], { hope: [5, 3] }],
  ['Rivals in the Press', ':1:3', ['1 hope 5 to 1', '3 hope 5 to 1']],
  ['Sentinel Funding Bill', '', ['1 rp 3 to 2', '3 rp 4 to 3'], { rp: [2, 3, 2, 4] }],
  ['Inhibitor Collar', ':Storm', ['0 hope 5 to 8', 'Storm power 3 to 0'], { leaders: LEADERS }],
  ['Schoolyard Fight', ':Armor:Pixie', ['0 hope 5 to 9', '1 hope 5 to 1', 'Pixie injured 0 to 1'], { dice: [6, 1] }],
  ['Tabloid Scandal', ':Beast', ['1 hope 5 to 1', 'Beast triumph 1 to 0'], { own: [[], ['Beast, triumph']] }],
  ['Phoenix Backlash', ':Rogue', ['0 rp 1 to 2', 'Rogue owner 0 to -1', 'Rogue power 2 to 0']],
  ['Campus Brawl', ':Pixie:Anole', ['0 cards 4 to 5', 'Pixie injured 0 to 1', 'Anole injured 0 to 1']],
  ['Ambush at the Podium', ':Storm', ['3 rp 1 to 0', 'Storm injured 0 to 1'], { leaders: LEADERS }],
  [
    'Quiet Semester',
    '',
    ['Rogue injured 1 to 0', 'Rogue power 0 to 1', 'Armor injured 1 to 0', 'Oya power 0 to 1'],
    { own: [['Rogue, injured, 0 power', 'Armor, injured', 'Oya, 0 power'], ['Beast, injured, 0 power']] },
  ],
  [
    'Sparring Partners',
    ':Rogue:Beast',
    ['Rogue triumph 0 to 1', 'Beast power 0 to 2'],
    { own: [['Rogue', 'Beast, 0 power']] },
  ],
  ['Second Chance', '', ['Dust owner -1 to 0'], { recruitDiscard: ['Oya', 'Dust', 'Havok'] }],
  ['Expulsion Hearing', ':Pixie', ['0 hope 5 to 8', 'Pixie owner 1 to -1', 'Pixie power 1 to 0']],
  ['A Better Offer', ':Beast', ['0 hope 5 to 4', '1 hope 5 to 6', 'Beast owner 1 to 0']],
  ['Cerebro Forecast', '', ['0 cards 4 to 4']],
  ['Late Night in the War Room', '', ['0 cards 4 to 5']],
  ['Telepathic Probe', ':1', ['0 cards 4 to 4', '1 cards 3 to 2']],
  ['Leaked Emails', '', ['1 cards 3 to 2', '2 cards 3 to 2', '3 cards 3 to 2']],
  ['The Xavier Files', ':Schism', ['0 cards 4 to 6'], { plotDiscard: ['Schism'] }],
];

for (const [name, names, expected, position] of CASES)
  test(`${name} changes what it says`, () => {
    const played = changes(holding(name, position), [`0 play:${name}${names}`]);
    const isDrawing = expected.some(line => line.startsWith('0 cards'));
    const changed = [...expected, ...(isDrawing ? [] : ['0 cards 4 to 3'])].filter(line => line !== '0 cards 4 to 4');
    assert.deepEqual(played.toSorted(), changed.toSorted());
  });

/** With 4 Plot Points of its own, and what it lacks given by seat 1. */
const SUPPORTED: readonly [name: string, given: number, names: string, changes: readonly string[]][] = [
  ['Common Front', 2, '', ['0 rp 1 to 2', '0 cards 4 to 3', '1 cards 3 to 5']],
  ['March on Washington', 3, '', ['0 rp 1 to 2', '0 cards 4 to 3', '1 rp 1 to 2']],
  ['Joint Statement', 1, ':3', ['3 rp 1 to 0', '0 cards 4 to 3', '0 hope 5 to 8', '1 hope 5 to 8']],
  ['Benefit Concert', 1, '', ['0 hope 5 to 9', '0 cards 4 to 3', '1 hope 5 to 7']],
];
for (const [name, given, names, expected] of SUPPORTED)
  test(`${name} rewards its supporters`, () => {
    const t = holding(name, { pp: [4, given, 0, 0] });
    const played = changes(t, [`0 ask:${given}:0:0`, `1 give:${given}`, `0 play:${name}${names}`]);
    assert.deepEqual(played.toSorted(), expected.toSorted());
  });

test('every Event is played', () => {
  const played = new Set([...CASES, ...SUPPORTED].map(([name]) => name));
  assert.deepEqual(
    Object.values(EVENTS)
      .map(({ name }) => name)
      .filter(name => !played.has(name)),
    [],
  );
});

const seenBy = ({ seen }: Pile, seat: number): boolean[] => seen.map(seats => (seats & bit(seat)) > 0);

test('Cerebro Forecast shows its player the next Mission, and nobody else', () => {
  const { missions } = holding('Cerebro Forecast').play('0 play:Cerebro Forecast').world.piles;
  assert.deepEqual(
    [seenBy(missions, 0).at(-1), seenBy(missions, 0).at(-2), seenBy(missions, 1).at(-1)],
    [true, false, false],
  );
});

test('Telepathic Probe shows its player a hand, and nobody else', () => {
  const { hand } = holding('Telepathic Probe').play('0 play:Telepathic Probe:1').world.piles;
  assert.deepEqual(
    [seenBy(hand[1]!, 0), seenBy(hand[1]!, 2), seenBy(hand[0]!, 1).filter(Boolean).length, seenBy(hand[0]!, 2)],
    [[true, true], [false, false], 1, [false, false, false, false]],
  );
});

test('Telepathic Probe takes nothing from an empty hand', () => {
  const t = scenario({ run: 'playStage', pp: [6, 0, 0, 0], hands: [['Telepathic Probe']] });
  assert.deepEqual(t.play('0 play:Telepathic Probe:1').hand(0), []);
});

test('Schoolyard Fight: the lower total loses, whoever it is, and equal ones change nothing', () => {
  const fought = (dice: number[]) => {
    const t = holding('Schoolyard Fight', { dice }).play('0 play:Schoolyard Fight:Armor:Pixie');
    return [t.world.hope.slice(0, 2), t.world.injured.reduce((sum, n) => sum + n, 0)];
  };
  assert.deepEqual(fought([1, 1, 1, 6, 6, 6, 6]), [[1, 9], 1]);
  const equal = holding('Schoolyard Fight', { own: [['Armor'], ['Rockslide']], dice: [3, 3, 3, 3, 3, 3, 3, 3] });
  assert.ok(equal.play('0 play:Schoolyard Fight:Armor:Rockslide').kinds.includes('duelFought'));
});

test('The Xavier Files bring back the card that was named', () => {
  const t = holding('The Xavier Files', { plotDiscard: ['Schism', 'Hex Bolt'] }).play(
    '0 play:The Xavier Files:Hex Bolt',
  );
  assert.ok(t.hand(0).includes('Hex Bolt'));
});

test('MR-RUL-48 an Event without something to name or with a text that cannot be paid is refused', () => {
  const greyed = (name: string): string | undefined => {
    const form = holding(name, { own: [[], [], [], []], hope: [3] }).asked(0)[0]!.forms['play']!;
    return form.to.find(({ n }) => cardName(n) === name)!.refused?.rule;
  };
  const names = ['Impetuous Tantrum', 'Smear Campaign', 'Second Chance', 'Schoolyard Fight', 'Schism'];
  assert.deepEqual(names.map(greyed), ['MR-RUL-48', 'MR-RUL-48', 'MR-RUL-48', 'MR-RUL-48', undefined]);
});

test('MR-RUL-158 A Better Offer takes a School’s last Hero or Student, and never a Leader', () => {
  const t = holding('A Better Offer', { leaders: LEADERS });
  assert.deepEqual(
    ['Rogue', 'Storm'].map(name => t.refused(`0 play:A Better Offer:${name}`)),
    ['ENGINE-ASK-3', 'ENGINE-ASK-3'],
  );
  for (const name of ['Cable', 'Anole'])
    assert.ok(holding('A Better Offer').play(`0 play:A Better Offer:${name}`).own(0).includes(name), name);
});

test('Campus Brawl reaches two Schools, Too Big to Ignore only who has most', () => {
  const same = holding('Campus Brawl', { own: [[], ['Pixie', 'Oya'], ['Anole']] });
  assert.equal(same.refused('0 play:Campus Brawl:Pixie:Oya'), 'MR-EVT-03');
  const t = holding('Too Big to Ignore', { rp: [1, 2, 3, 3] });
  assert.deepEqual(t.open(0, 'play').length, 2);
});
