// The scenario builder: what it lays out is what was asked for, lines are read as people say them, and positions that
// cannot be are refused in words.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawn, ROOMS } from '../table/testing.ts';
import { scenario } from './scenario.ts';

test('figures, tokens, doors, rubble and cards are read by the names they were written with', () => {
  const t = scenario({
    map: drawn(ROOMS),
    doors: ['door 1', '0,2/1,2'],
    figures: { cap: '0,0', s1: '1,1' },
    down: 's2',
    out: 'may',
    rubble: '3,0',
    cards: ['Hurl Shield', 'Shield Block'],
    wounds: { cap: { attack: 1, 'Hurl Shield': 2 }, s1: { base: 2 } },
    dt: { 'Hurl Shield': 1 },
    ap: { cap: 4, soldiers: 5 },
    trapped: { cap: 2 },
    green: '0,0',
    white: '2,1 2,2',
  });
  assert.deepEqual(
    ['cap', 's1', 's2', 'may', 'iron'].map(key => t.where(key)),
    ['0,0', '1,1', 'down', 'out', 'absent'],
  );
  assert.deepEqual(
    [t.opened(), t.squares('rubble'), t.squares('white')],
    [['door 1', '0,2/1,2'], ['3,0'], ['2,1', '2,2']],
  );
  assert.deepEqual([t.slots('cap'), t.slots('s1')], [{ attack: 1, 'Hurl Shield': 2 }, { base: 2 }]);
  assert.deepEqual([t.chosen('cap'), t.dt('Hurl Shield')], [['Hurl Shield', 'Shield Block'], 1]);
  assert.deepEqual([t.ap('cap'), t.ap('soldiers'), t.status('cap')], [4, 5, 'trapped']);
});
test('Scenario Cards, tokens, picks, secrets and deeds are laid out, each seen by those who may', () => {
  const t = scenario({
    round: 3,
    stages: ['s1-2', 's2-2', 's3-5'],
    isHidden: true,
    figures: { cap: '1,1', winter: '8,8' },
    tokens: [
      ['dossier', 'cap'],
      { token: 'bomb', at: '5,5', stage: 2 },
      { token: 'bomb', at: '6,6', stage: 2, damage: 1 },
      { token: 'bomb', stage: 2 },
    ],
    secrets: ['', 'bomb 2', ''],
    picks: ['cap', '', ''],
    deeds: [[2, 'damaged', 'bomb 3']],
  });
  assert.deepEqual(
    ['dossier', 'bomb 1', 'bomb 2', 'bomb 3'].map(key => t.token(key)),
    ['cap', '5,5', '6,6', 'gone'],
  );
  const { piles, isRevealed, secrets, tokenDamage, deeds } = t.world;
  assert.deepEqual([piles.stages.seen, isRevealed, tokenDamage], [[3, 3, 2], false, [0, 0, 1, 0]]);
  assert.deepEqual([secrets.picked[1], deeds.slice(0, 2), t.picks(1)], [{ value: 2, seen: 2 }, [2, 1], ['cap']]);
  assert.deepEqual([t.stage(1), t.stage(3)], ['s1-2', 's3-5']);
});
test('seats, turns taken, respawns and soldiers’ limits may be set', () => {
  const t = scenario({
    seats: 3,
    round: 5,
    figures: { cap: '1,1', may: '3,3', winter: '8,8', s1: '9,9' },
    owners: { may: 1 },
    activated: 'cap',
    taken: 'winter',
    respawned: { may: 4 },
    safe: 'winter',
    attacks: { s1: 1 },
    level: { may: 3 },
  });
  assert.deepEqual([t.waiting, t.seatOf('may'), t.activated()], [[1], 1, ['cap']]);
  const { taken, respawned, isSafe, attacks, level } = t.world;
  assert.deepEqual([taken[4], respawned[2], isSafe[4], attacks[7], level[2]], [true, 4, true, 1, 3]);
});
test('a scenario may begin with the set-up, cards drawn in an order, and with the Levels after a mission', () => {
  const t = scenario({ at: 'setUp', units: 3, map: 'W1', undrawn: ['s1-3', 's2-4', 's3-2'] });
  assert.deepEqual([t.at, t.stage(1), t.stage(2), t.stage(3)], ['settingUp.villains', 's1-3', 's2-4', 's3-2']);
  t.idleTo('drafting.choose');
  const other = scenario({ at: 'setUp', units: 2, map: 'W1', undrawn: ['s1-4', 's2-6', 's3-4'] });
  assert.deepEqual([other.stage(3), other.refused('1 team:Baron Strucker')], ['s3-4', 'ST-SET-07']);
  const after = scenario({
    at: 'levels',
    op: [5, 0],
    campaign: { mission: 2, saved: [1, 0] },
    figures: { cap: '1,1', iron: '2,2', winter: '8,8' },
  });
  after.play('0 raise:cap');
  assert.deepEqual([after.at, after.world.level[0], after.world.campaign!.saved[0]], ['levelling.raise', 2, 4]);
});
test('lines name wounds, pushes, doors and tokens', () => {
  const t = scenario({ cards: ['Thrust'], figures: { quake: '2,3', strucker: '4,3' } }).turn('quake');
  t.play('0 card:Thrust', '0 figure:strucker', '1 wounds:attack+defend+move+move');
  assert.deepEqual([t.slots('strucker'), t.options(0)], [{ attack: 1, defend: 1, move: 2 }, ['push:E 1', 'push:E 2']]);
  assert.equal(t.play('0 push:E 2').where('strucker'), '6,3');
  const door = scenario({ map: drawn(ROOMS), figures: { cap: '1,1' } }).turn('cap');
  assert.deepEqual(door.play('0 openDoor:door 1').opened(), ['door 1']);
  const terminals = {
    stages: ['s1-3', 's2-1', 's3-1'],
    tokens: [
      ['terminal', '2,1'],
      ['terminal', '1,2'],
    ],
  } as const;
  const hit = scenario({ ...terminals, figures: { cap: '1,1', iron: '9,9', may: '8,8' }, units: 3 }).turn('cap');
  hit.play('0 breakToken:terminal 2');
  assert.deepEqual([hit.token('terminal 1'), hit.token('terminal 2')], ['2,1', 'gone']);
});
test('what cannot be is refused in words', () => {
  const throws = (position: object, words: RegExp): void => assert.throws(() => scenario(position as never), words);
  throws({ figures: { capn: '1,1' } }, /there is no figure 'capn'; there are cap, iron/);
  throws({ figures: { cap: '1,1', iron: '1,1' } }, /'iron' and 'cap' are both on 1,1/);
  throws({ figures: { cap: '99,1' } }, /no square 99,1/);
  throws({ figures: { cap: '1,1' }, down: 'cap' }, /'cap' is in the position twice/);
  throws({ figures: { cap: '1,1' }, wounds: { cap: { attack: 3 } } }, /'attack' of 'cap' has 2 slots, not 3/);
  throws({ figures: { cap: '1,1' }, wounds: { cap: { Pummel: 1 } } }, /'Pummel' is no card of 'cap'/);
  throws({ figures: { cap: '1,1' }, wounds: { cap: { base: 1 } } }, /'cap' has no 'base' for wounds/);
  throws({ figures: { cap: '1,1' }, cards: ['Shield Blok'] }, /there is no Action Card 'Shield Blok'/);
  throws({ figures: { cap: '1,1' }, doors: ['door 7'] }, /there is no barrier 'door 7'/);
  throws({ figures: { cap: '1,1' }, owners: { cap: 1 } }, /seat 1 has no 'cap'/);
  throws({ stages: ['s1-9'] }, /there is no Scenario Card 's1-9' left/);
  throws({ tokens: [['dosier', '1,1']] }, /dosier/);
  throws({ rubble: '1,1' }, /there is no object at 1,1/);
  throws({ figurs: { cap: '1,1' } }, /a position has no 'figurs'.* Did you mean figures\?/);
  const t = scenario({ figures: { cap: '1,1', s1: '2,1' } }).turn('cap');
  assert.throws(() => t.play('0 atack'), /no verb 'atack'.* Did you mean attack\?/);
  assert.throws(() => t.refused('0 advance:99,99'), /cannot name '99,99'/);
  assert.throws(() => t.idleTo('turn.akt'), /asks no 'turn.akt'.* Did you mean turn.act\?/);
});
