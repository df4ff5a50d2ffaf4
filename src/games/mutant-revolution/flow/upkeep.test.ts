// Upkeep: Recover, Advance the Revolution, Acquire Hope, Set Plot Marker.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { numbered } from '../scenario/position.ts';
import { scenario, type Position, type Scenario } from '../scenario/scenario.ts';

const upkeep = (position: Position): Scenario => scenario({ at: 'upkeep', seats: 3, hands: [], ...position });
const power = (t: Scenario, name: string): number => t.world.power[numbered(name)]!;
const isInjured = (t: Scenario, name: string): boolean => t.world.injured[numbered(name)] === 1;
/** The events of Upkeep, before the next phase. */
const stages = (t: Scenario): string[] => t.kinds.filter(kind => STAGES.includes(kind));
const STAGES = ['powerGained', 'characterHealed', 'revolutionAdvanced', 'incomeEarned', 'wagesPaid', 'plotMarkersSet'];

/** A school with a Leader, 2 Heroes and 3 Students. */
const SIX = ['Rogue', 'Beast', 'Pixie', 'X-23', 'Rockslide'];

test('MR-UPK-01 the four stages come in order', () => {
  const t = upkeep({ own: [[...SIX, 'Wolverine, 2 power'], ['Anole'], ['Dust']] });
  t.play('0 recover:Wolverine', '0 advance:Wolverine+Rogue+Beast+Pixie+X-23+Rockslide', '0 pay:Rogue+Beast');
  assert.deepEqual(
    [...new Set(stages(t))],
    ['powerGained', 'revolutionAdvanced', 'incomeEarned', 'wagesPaid', 'plotMarkersSet'],
  );
});

test('MR-UPK-02 MR-RUL-28 each stage goes clockwise from the MC, without those who have no choice', () => {
  const own = [['Rogue, 0 power'], [], ['Beast, 1 power']];
  const t = upkeep({ own, commander: 1 });
  assert.deepEqual([t.at, t.waiting], ['upkeep.recover', [2]]);
  t.play('2 recover:Beast');
  assert.deepEqual([t.at, t.waiting, power(t, 'Beast')], ['upkeep.recover', [0], 2]);
  t.play('0 recover:');
  assert.deepEqual([t.at, t.waiting], ['upkeep.wages', [2]]);
});

test('MR-EX-01 MR-UPK-03 MR-UPK-04 MR-UPK-05 three recover: a token each, the Injured are healed instead', () => {
  const own = ['Wolverine, 2 power', 'Colossus, 0 power', 'Pixie, 0 power, injured', 'Rogue, 0 power'];
  const t = upkeep({ own: [own] });
  assert.equal(t.refused('0 recover:Wolverine+Colossus+Pixie+Rogue'), 'ENGINE-ASK-3');
  assert.equal(t.refused('0 recover:Rogue+Rogue'), 'ENGINE-ASK-3');
  t.play('0 recover:Wolverine+Colossus+Pixie');
  assert.deepEqual(
    ['Wolverine', 'Colossus', 'Pixie', 'Rogue'].map(name => power(t, name)),
    [3, 1, 0, 0],
  );
  assert.equal(isInjured(t, 'Pixie'), false);
});

test('MR-UPK-06 recovering is voluntary: none, one or two will do', () => {
  const own = [['Rogue, 0 power', 'Beast, 0 power', 'Pixie, 0 power']];
  for (const picks of ['', 'Rogue', 'Rogue+Beast'])
    assert.equal(upkeep({ own }).refused(`0 recover:${picks}`), undefined);
});

test('MR-RUL-29 a Character at its limit may be picked, with no effect', () => {
  const t = upkeep({ own: [['Rogue', 'Beast, 0 power']] }).play('0 recover:Rogue+Beast');
  assert.deepEqual([power(t, 'Rogue'), power(t, 'Beast')], [2, 1]);
});

test('MR-EX-02 MR-UPK-07 MR-UPK-10 six Characters, the Leader among them, pay a token each for 1 RP', () => {
  const t = upkeep({ own: [SIX], rp: [2] }).play('0 advance:Wolverine+Rogue+Beast+Pixie+X-23+Rockslide');
  assert.deepEqual(
    ['Wolverine', ...SIX].map(name => power(t, name)),
    [2, 1, 1, 0, 0, 0],
  );
  assert.equal(t.world.rp[0], 3);
});

test('MR-UPK-08 MR-UPK-09 with fewer than six Characters that have a token nobody is asked', () => {
  const t = upkeep({ own: [[...SIX.slice(0, 4), 'Rockslide, 0 power']] }).play('0 recover:');
  assert.equal(t.at, 'upkeep.wages');
  const six = upkeep({ own: [SIX] });
  assert.equal(six.refused('0 advance:Wolverine+Wolverine+Beast+Pixie+X-23+Rockslide'), 'ENGINE-ASK-3');
  assert.equal(six.refused('0 advance:Wolverine+Beast+Pixie+X-23+Rockslide'), 'ENGINE-ASK-3');
});

test('MR-UPK-11 a token gained in Recover can be spent at once', () => {
  const t = upkeep({ own: [[...SIX.slice(0, 4), 'Rockslide, 0 power']] }).play('0 recover:Rockslide');
  assert.equal(t.at, 'upkeep.advance');
});

test('MR-RUL-16 Injured Characters may pay for the Revolution', () => {
  const t = upkeep({ own: [[...SIX.slice(0, 4), 'Rockslide, injured']] }).play('0 recover:');
  assert.equal(t.refused('0 advance:Wolverine+Rogue+Beast+Pixie+X-23+Rockslide'), undefined);
});

test('MR-RUL-30 a School advances once in an Upkeep, or not at all', () => {
  const own = [[...SIX, 'Cable', 'Iceman', 'Colossus', 'Dagger']];
  const t = upkeep({ own }).play('0 advance:Wolverine+Rogue+Beast+Cable+Iceman+Dagger');
  assert.equal(t.at, 'upkeep.wages');
  assert.equal(upkeep({ own }).play('0 decline').world.rp[0], 1);
});

test('MR-RUL-31 MR-REV-02 at 6 RP the tokens are spent and the gain is lost', () => {
  const t = upkeep({ own: [SIX], rp: [6] }).play('0 advance:Wolverine+Rogue+Beast+Pixie+X-23+Rockslide');
  assert.deepEqual([t.world.rp[0], power(t, 'Pixie')], [6, 0]);
});

test('MR-EX-03 MR-UPK-12 MR-UPK-13 Students and Triumph Tokens bring Hope, Heroes cost it', () => {
  const own = ['Pixie', 'X-23', 'Rockslide', 'Anole', 'Rogue, triumph', 'Beast'];
  const t = upkeep({ own: [own], hope: [0] }).play('0 decline', '0 pay:Rogue+Beast');
  assert.deepEqual([t.world.hope[0], t.own(0).length], [3, 6]);
});

test('MR-UPK-12 a Leader’s Triumph Token counts', () => {
  assert.equal(upkeep({ own: [['Wolverine, triumph', 'Pixie']], hope: [0] }).world.hope[0], 2);
});

test('MR-UPK-15 Students and the Leader cost no wages', () => {
  assert.equal(upkeep({ own: [['Pixie']], hope: [0] }).world.hope[0], 1);
});

test('MR-RUL-17 Injured Students bring Hope and Injured Heroes cost it', () => {
  const own = [['Rogue, injured', 'Pixie, injured', 'Anole']];
  const t = upkeep({ own, hope: [0] }).play('0 recover:', '0 pay:Rogue');
  assert.equal(t.world.hope[0], 1);
});

test('MR-UPK-14 MR-RUL-32 the player names the Heroes to pay; the others leave at once', () => {
  const t = upkeep({ own: [['Rogue', 'Beast', 'Cable', 'Pixie']], hope: [1] });
  assert.equal(t.refused('0 pay:Rogue+Beast+Cable'), 'ENGINE-ASK-3');
  t.play('0 pay:Beast+Cable');
  assert.deepEqual([t.own(0), t.world.hope[0]], [['Beast', 'Cable', 'Pixie'], 0]);
  assert.deepEqual(t.world.piles.recruitDiscard.cards, [numbered('Rogue')]);
});

test('MR-UPK-14 a Hero may be sent away though there is Hope, and leaves unasked where there is none', () => {
  assert.deepEqual(
    upkeep({ own: [['Rogue', 'Pixie']] })
      .play('0 pay:')
      .own(0),
    ['Pixie'],
  );
  assert.deepEqual(upkeep({ own: [['Rogue', 'Pixie, injured']], hope: [0] }).play('0 recover:').at, 'upkeep.wages');
  assert.deepEqual(upkeep({ own: [['Rogue']], hope: [0] }).own(0), []);
});

test('MR-UPK-16 MR-RUL-33 without an Uninjured Hero or Student half the Hope or 1 RP is lost, after wages', () => {
  const own = [['Rogue, injured', 'Pixie, injured'], ['Beast'], ['Anole']];
  const t = upkeep({ own, hope: [7], rp: [3, 1, 1] }).play('0 recover:', '0 pay:Rogue', '1 pay:');
  assert.deepEqual([t.at, t.waiting, t.open(0)], ['upkeep.despair', [0], ['Lose 4 Hope', 'Lose 1 Revolution Point']]);
  t.play('0 loseRp');
  assert.deepEqual([t.world.rp[0], t.waiting], [2, [1]]);
});

test('MR-RUL-34 half is rounded up: 7 costs 4, 1 costs 1', () => {
  for (const [hope, left] of [
    [7, 3],
    [1, 0],
  ] as const)
    assert.equal(upkeep({ hope: [hope], rp: [6] }).play('0 loseHope').world.hope[0], left);
});

test('MR-UPK-17 either loss may be chosen though it is nothing', () => {
  assert.equal(upkeep({ hope: [0], rp: [3] }).play('0 loseHope').world.rp[0], 3);
  const t = upkeep({ hope: [5], rp: [0] }).play('0 loseRp');
  assert.equal(t.world.hope[0], 5);
  const lost = t.match.events.flat().find(({ kind }) => kind === 'rpLost')!;
  assert.deepEqual(lost.facts, { seat: 0, n: 0 }); // not -0, which no message can carry
});

test('MR-RUL-35 one Uninjured Student is enough, whatever the Heroes are', () => {
  const own = [['Rogue, injured', 'Pixie'], ['Beast'], ['Anole']];
  const t = upkeep({ own }).play('0 recover:', '0 pay:Rogue', '1 pay:Beast');
  assert.ok(!t.at.startsWith('upkeep'));
});

test('MR-UPK-16 MR-RUL-35 MR-RUL-140 who is absent loses what is less of what there is', () => {
  const loses = (hope: number, rp: number) => upkeep({ hope: [hope], rp: [rp] }).asked(0)[0]!.idle;
  assert.deepEqual([loses(3, 2), loses(2, 2), loses(1, 1), loses(1, 0)], ['loseRp', 'loseHope', 'loseHope', 'loseRp']);
});

test('MR-UPK-18 MR-REV-04 Plot Points become Revolution Points, whatever was left', () => {
  const own = [['Pixie'], ['Anole'], ['X-23']];
  const t = upkeep({ own, rp: [0, 4, 6], pp: [5, 0, 6] });
  assert.deepEqual(t.world.pp, [0, 4, 6]);
});

test('MR-GLO-01 Uninjured is who has no Injured Token, with or without Power Tokens', () => {
  const t = upkeep({ own: [['Pixie, 0 power'], ['Anole, injured'], ['Dust']] }).play('0 recover:', '1 recover:');
  assert.deepEqual([t.at, t.waiting], ['upkeep.despair', [1]]);
});

test('MR-RUL-140 who is absent in Upkeep recovers nobody, does not advance, pays the dearest, loses least', () => {
  const own = [[...SIX, 'Cable, 1 power'], ['Anole, injured']];
  const t = upkeep({ own, hope: [0, 6], rp: [1, 0] });
  t.idleTo('upkeep.despair');
  assert.deepEqual([power(t, 'Cable'), t.world.rp[0], t.own(0).includes('Beast')], [1, 1, true]);
  t.idleOnce();
  assert.deepEqual([t.world.hope[1], t.world.rp[1]], [7, 0]);
  const poor = upkeep({ own: [['Rogue', 'Beast', 'Nightcrawler', 'Pixie']], hope: [1] });
  poor.idleTo('upkeep.despair');
  assert.deepEqual(poor.own(0), ['Beast', 'Rogue', 'Pixie']);
});
