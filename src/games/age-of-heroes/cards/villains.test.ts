// The Villain tiles: what they do while attached, and what their defeat brings.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyOf, numberOf, villainOf } from '../table/deck.ts';
import { scenario, type Position, type Scenario } from '../scenario/scenario.ts';
import type { Tier } from './card.ts';
import { PARAMETERS } from './missions.ts';
import { VILLAINS } from './villains.ts';

const RICH = [10, 10, 10];
const POOR = [0, 0, 0];
const HORSES = ['death', 'war', 'pestilence', 'famine'];
const missionOf = (key: string): string => {
  const { tier } = villainOf(numberOf(key));
  return ['minorEnemy', 'challengingEnemy', 'finalTest'].includes(tier)
    ? 'atom'
    : HORSES.includes(key) || tier === 'theMaster'
      ? 'fall'
      : 'attractions';
};
/** The Villain alone on a tile, and the rows of its icons there: A1, A2, … */
function facing(key: string, position: Position = {}): { base: Position; rows: string[] } {
  const mission = missionOf(key);
  const { tier, icons } = villainOf(numberOf(key));
  const tile = mission === 'fall' ? (tier === 'theMaster' ? 'MASTER' : 'H1') : icons.length === 7 ? 'C' : 'A';
  const gone =
    mission === 'fall' && tile === 'MASTER'
      ? { H1: 'gone', H2: 'gone', H3: 'gone', H4: 'gone' }
      : tile === 'C'
        ? { A: 'gone', B: 'gone' }
        : {};
  const base: Position = {
    at: 'mission',
    options: { mission },
    protocols: [],
    resources: [RICH, POOR, POOR],
    influence: 'cerebro',
    jet: ['0 Cyclops'],
    ...position,
    villains: { ...gone, [tile]: key },
  };
  return { base, rows: icons.map(([row]) => `${tile}${row}`) };
}
/** Seat 0 marks the cheapest icon last; seat 1 has marked two, seat 2 the others. Nobody has anything but seat 0. */
function beaten(key: string, position: Position = {}): Scenario {
  const { base, rows } = facing(key, position);
  const last = rows[0]!;
  const markers = Object.fromEntries(rows.slice(1).map((row, i) => [row, i < 2 ? 1 : 2]));
  if (rows.length === 7) for (const row of rows.slice(5)) markers[row] = 0;
  const mission = missionOf(key) === 'fall' && rows.length === 5 ? { effectMarkers: { H1: 'bitterVictory' } } : {};
  return scenario({ ...base, ...mission, markers }).play(`0 assign:${last}`);
}
/** Seat 0 deals one damage in this row. */
const damaged = (key: string, row: string, position: Position = {}): Scenario =>
  scenario(facing(key, position).base).play(`0 assign:${row}`);

test('AH-RUL-25 AH-RUL-26 AH-RUL-28 AH-RUL-31 AH-RUL-40 what Parameter cards say of a tier stands on its tiles', () => {
  const replaced: Partial<Record<Tier, Tier>> = { minorEnemy: 'challengingEnemy', acolyte: 'lieutenant' };
  const last: readonly Tier[] = ['finalTest', 'magneto', 'theMaster'];
  const tiers = Object.values(PARAMETERS).flatMap(({ course = [] }) => course);
  assert.deepEqual(new Set(tiers), new Set(Object.values(VILLAINS).map(({ tier }) => tier)));
  for (const { name, tier, onDefeat } of Object.values(VILLAINS)) {
    const stack = onDefeat.find(effect => effect.do === 'replaceFrom');
    assert.equal(stack?.do === 'replaceFrom' ? stack.stack : undefined, replaced[tier], name);
    assert.equal(
      onDefeat.some(effect => effect.do === 'endGame'),
      last.includes(tier),
      name,
    );
  }
});

test('Avalanche', () => {
  const t = beaten('avalanche');
  assert.deepEqual([t.hand(0).length, t.hand(1).length, t.hand(2).length], [1, 2, 1]);
});
test('Pyro', () =>
  assert.deepEqual(beaten('pyro').play('0 choose:0', '1 choose:0', '1 choose:1', '2 choose:1').purse(1), [1, 1, 0]));
test('Toad', () =>
  assert.deepEqual(
    [beaten('toad').purse(1), beaten('toad').purse(2)],
    [
      [0, 2, 0],
      [0, 1, 0],
    ],
  ));
test('Blob', () => assert.deepEqual(beaten('blob').world.vp.slice(1), [2, 1]));
test('Vanisher', () => {
  const t = beaten('vanisher');
  while (t.at === 'scouting.keep') t.idleOnce();
  assert.deepEqual([t.hand(1).length, t.hand(2).length], [2, 1]);
});
test('Unus the Untouchable', () => {
  const t = beaten('unusTheUntouchable').play('0 gain:mental', '1 gain:mental', '1 gain:willpower', '2 gain:physical');
  assert.deepEqual(
    [t.purse(1), t.purse(2)],
    [
      [0, 1, 1],
      [1, 0, 0],
    ],
  );
});
test('Juggernaut', () => {
  assert.equal(scenario({ ...facing('juggernaut').base, resources: [[3, 0, 2]] }).refused('0 assign:A3'), 'AH-DMG-02');
  assert.deepEqual(damaged('juggernaut', 'A3').purse(0), [6, 10, 8]);
  assert.deepEqual(beaten('juggernaut').purse(1), [4, 0, 0]);
});
test('Sabretooth', () => {
  const t = beaten('sabretooth');
  assert.deepEqual([t.purse(1), t.hand(1).length, t.purse(2)], [[0, 0, 1], 1, POOR]);
});
test('Mystique', () => {
  assert.equal(damaged('mystique', 'A1', { hands: [['iceman']] }).at, 'discarding.choose');
  const t = beaten('mystique', { discard: ['karma'] }).play('1 take:karma');
  assert.deepEqual([t.hand(1), t.purse(1)], [['karma'], [0, 1, 0]]);
});
test('Omega Red', () => assert.deepEqual(beaten('omegaRed').purse(1), [0, 0, 2]));
test('Lady Deathstrike', () => {
  const t = beaten('ladyDeathstrike').play('0 choose:0', '1 choose:0', '1 choose:1', '1 gain:willpower');
  assert.deepEqual([t.hand(1).length, t.purse(1)], [1, [0, 0, 1]]);
});
test('Black Tom Cassidy', () => assert.deepEqual(beaten('blackTomCassidy').purse(1), [2, 2, 0]));

/** VP of seats 1 and 2 when the last Villain has fallen. */
const ended = (key: string) => {
  const t = beaten(key);
  while (t.at) t.idleOnce();
  return [t.state.result!.rule, t.world.vp[1], t.world.vp[2]];
};
test('Mister Sinister', () => assert.deepEqual(ended('misterSinister'), ['AH-END-01', 2, 2]));
test('Master Mold', () => assert.deepEqual(ended('masterMold'), ['AH-END-01', 4, 4]));
test('Dark Phoenix', () => {
  assert.deepEqual(ended('darkPhoenix'), ['AH-END-01', 0, 0]);
  assert.deepEqual(damaged('darkPhoenix', 'C4').purse(0), [7, 7, 7]);
});
test('Shadow King', () => {
  assert.deepEqual(ended('shadowKing'), ['AH-END-01', 2, 2]);
  assert.equal(damaged('shadowKing', 'C1', { hands: [['iceman']] }).at, 'discarding.choose');
});

test('Unuscione', () => {
  const t = beaten('unuscione', { villainTokens: [0, 2, 0] }).play('1 use', '1 decline');
  assert.deepEqual([t.world.vp[1], t.world.villainTokens[1]], [2, 1]);
});
test('Senyaka', () => {
  const t = beaten('senyaka').play('0 place:lab', '1 place:dorm', '1 place:danger', '2 place:lab');
  assert.equal(t.world.tokens.length, 4);
});
test('Kleinstock Brothers', () => {
  const t = beaten('kleinstockBrothers').play('0 choose:0', '1 choose:0', '1 choose:1', '2 choose:1');
  assert.deepEqual([t.purse(1), t.hand(1).length, t.hand(2).length], [[1, 0, 0], 1, 1]);
});
test('Javitz', () => assert.deepEqual(beaten('javitz').purse(1), [2, 0, 0]));
test('Fabian Cortez', () => {
  const t = beaten('fabianCortez').play('1 use');
  assert.equal(t.at, 'playing.choose');
});
test('Exodus', () => {
  assert.deepEqual(damaged('exodus', 'A4').purse(0), [10, 5, 9]);
  assert.deepEqual(beaten('exodus').world.vp.slice(1), [2, 2]);
});
test('Amelia Voght', () => {
  const t = beaten('ameliaVoght');
  while (t.at === 'scouting.keep') t.idleOnce();
  assert.deepEqual([t.hand(1).length, t.hand(2).length], [2, 2]);
});
test('Frenzy', () =>
  assert.deepEqual(
    beaten('frenzy', { villainTokens: [0, 1, 0] })
      .play('1 use')
      .purse(1),
    [0, 0, 2],
  ));
test('Magneto, Master of Magnetism', () => assert.deepEqual(ended('magnetoMasterOfMagnetism'), ['AH-END-01', 4, 4]));
test('Magneto, Lord of Avalon', () => {
  assert.deepEqual(ended('magnetoLordOfAvalon'), ['AH-END-01', 2, 2]);
  assert.equal(damaged('magnetoLordOfAvalon', 'C1').at, 'placing.choose');
});

/** The Horseman has fallen and its captive is in the hand of seat 1, who has most markers. */
const ridden = (key: string) => beaten(key).play('1 hand');
test('Death', () => assert.equal(ridden('death').world.vp[1], 2));
test('War', () => {
  const t = ridden('war').play('0 choose:0', '1 choose:0', '1 choose:1');
  assert.deepEqual([t.purse(1), t.hand(1).length], [[2, 0, 0], 2]);
});
test('Pestilence', () => {
  const t = ridden('pestilence');
  assert.deepEqual([t.hand(1).length, t.purse(1)], [3, [2, 0, 0]]);
});
test('Famine', () =>
  assert.deepEqual(ridden('famine').play('0 gain:mental', '1 gain:mental', '1 gain:mental').purse(1), [0, 2, 0]));
test('Apocalypse, the First One', () => assert.deepEqual(ended('apocalypseTheFirstOne'), ['AH-END-01', 4, 4]));
test('Apocalypse, Celestial Armored', () => {
  assert.deepEqual(ended('apocalypseCelestialArmored'), ['AH-END-01', 2, 2]);
  assert.deepEqual(keyOf(numberOf('apocalypseCelestialArmored')), 'apocalypseCelestialArmored');
});
test('Apocalypse, Ageless', () => assert.deepEqual(ended('apocalypseAgeless'), ['AH-END-01', 6, 6]));
test('Apocalypse, Judge of the Fit', () => assert.deepEqual(ended('apocalypseJudgeOfTheFit'), ['AH-END-01', 0, 0]));
