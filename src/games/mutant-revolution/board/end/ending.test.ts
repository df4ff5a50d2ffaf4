// Tests of the splash page of Mutant Revolution: numbers and names read from the log of a match.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LogLine } from '#protocol/table-doc.ts';
import { HEROES } from '../../cards/heroes.ts';
import type { Revolution } from '../../table/world.ts';
import { LEADERS } from '../../cards/numbers.ts';
import { ending } from './ending.ts';

const happened = (...events: [kind: string, facts: object][]): LogLine =>
  ({ at: 0, events: events.map(([kind, facts]) => ({ kind, facts })) }) as unknown as LogLine;
const [OWN, RIVAL, TOKEN] = [0, 1, 10_000];
const owner = Array.from({ length: LEADERS + 4 }, () => -1);
Object.assign(owner, { [OWN]: 0, [RIVAL]: 1, [LEADERS]: 0, [LEADERS + 1]: 1 });
const world = { owner, school: [0, 1], round: 2, rp: [15, 4], hope: [7, 3] } as unknown as Revolution;

const log: LogLine[] = [
  happened(['roundBegun', { round: 1, seat: 0 }]),
  happened(['attackDeclared', { attacker: OWN, target: RIVAL }], ['damaged', { character: RIVAL, n: 4 }]),
  happened(['defeated', { character: RIVAL, severity: 1 }]),
  happened(['attackDeclared', { attacker: TOKEN, target: OWN }], ['damaged', { character: OWN, n: 2 }]),
  happened(['defeated', { character: OWN, severity: 1 }]),
  happened(['roundBegun', { round: 2, seat: 1 }], ['attackDeclared', { attacker: OWN, target: TOKEN }]),
  happened(['damaged', { character: RIVAL, n: 9 }], ['tournamentBegun', { seats: [0, 1] }]),
];
const read = async (subject: number, events: LogLine[] = log, language = 'en') => {
  await ending.speak(language);
  return ending.read({ log: events, world, winners: [0], subject });
};

test('numbers are those of whoever looks', async () => {
  const told = async (subject: number) => (await read(subject)).numbers.map(({ n, what }) => `${n} ${what}`);
  assert.deepEqual(await told(0), ['2 rounds', '15 Revolution Points', '1 rival defeated', '7 Hope left']);
  assert.deepEqual(await told(1), ['2 rounds', '4 Revolution Points', '0 rivals defeated', '3 Hope left']);
});

test('the best Character counts what it did to its target, not what befell others', async () => {
  const { star, hero, beaten } = await read(1);
  const name = HEROES[OWN]!.name;
  assert.equal(star?.text, `${name} attacked 2 times for 4 Damage and sent one rival home.`);
  assert.deepEqual([hero, beaten], [name, HEROES[RIVAL]!.name]);
});

test('rounds and the Final Tournament are the turns of a match', async () => {
  assert.deepEqual((await read(0)).turns, [
    { at: 0, called: 'round 1' },
    { at: 5, called: 'round 2' },
    { at: 6, called: 'the Final Tournament' },
  ]);
});

test('a match without any attack has no best Character, and shows the Leader', async () => {
  const { star, hero, numbers } = await read(0, [], 'de');
  assert.deepEqual([star, hero], [undefined, 'Wolverine']);
  assert.equal(numbers[0]!.what, 'Runden');
});
