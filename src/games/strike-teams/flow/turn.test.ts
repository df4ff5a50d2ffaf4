// A turn: points, cards and their costs, advancing and running, the breakthrough, interactions.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenario } from '../scenario/scenario.ts';
import { arena, drawn } from '../table/testing.ts';

const open = (t: ReturnType<typeof scenario>, seat: number, verb: string): string[] =>
  t
    .options(seat)
    .filter(option => option.startsWith(`${verb}:`))
    .map(option => option.slice(verb.length + 1));
const has = (t: ReturnType<typeof scenario>, seat: number, verb: string): boolean =>
  t.options(seat).some(option => option.split(':')[0] === verb);

test('ST-ACT-04 ST-APZ-01 ST-APZ-02 ST-APZ-03 AP stop at the red space at home and at the last one elsewhere', () => {
  const add = (zones: readonly [string, string], ap: number): number =>
    scenario({ figures: { cap: '3,3' }, ap: { cap: ap }, zones })
      .turn('cap')
      .ap('cap');
  assert.deepEqual([add(['A', ''], 4), add(['', ''], 4), add(['', ''], 9)], [6, 10, 12]);
});
test('ST-APZ-04 ST-RUL-20 AP above the ceiling are kept, and nothing is added', () => {
  const t = scenario({ figures: { cap: '3,3' }, ap: { cap: 9 }, zones: ['A', ''] }).turn('cap');
  assert.equal(t.ap('cap'), 9);
});
test("ST-RUL-21 the enemy's Starting Zone has the ceiling of a Battle Zone", () => {
  const t = scenario({ figures: { cap: '3,3' }, ap: { cap: 6 }, zones: ['', 'A'] }).turn('cap');
  assert.equal(t.ap('cap'), 12);
});
test('ST-ACT-03 ST-ACT-05 ST-ACT-07 ST-WND-11 resting takes off 6 wounds as its player likes, instead of AP', () => {
  const t = scenario({
    figures: { cap: '3,3', s1: '4,3' },
    cards: ['Shield Block'],
    ap: { cap: 4 },
    wounds: { cap: { attack: 2, defend: 1, move: 2, 'Shield Block': 2 } },
  }).play('0 activate:cap', '0 rest');
  t.play('0 heal:0:0+0+1+2+2+4');
  assert.deepEqual([t.at, t.ap('cap'), t.wounds('cap')], ['turn.act', 4, 1]);
  assert.ok(has(t, 0, 'attack'));
});
test('ST-ACT-01 ST-ACT-02 ST-CRD-05 only the active character loses a DT from each of its cards', () => {
  const t = scenario({
    figures: { cap: '3,3', iron: '5,3' },
    cards: ['Hold the Line', 'Unibeam'],
    dt: { 'Hold the Line': 2, Unibeam: 2 },
  }).turn('cap');
  assert.deepEqual([t.dt('Hold the Line'), t.dt('Unibeam')], [1, 2]);
});
test('ST-ACT-08 ST-ACT-09 ST-APZ-05 a turn ends when its player says so, and unspent AP stay', () => {
  const t = scenario({ figures: { cap: '3,3', s1: '5,5' } })
    .turn('cap')
    .play('0 advance:4,3', '0 end');
  assert.equal(t.ap('cap'), 5);
});
test('ST-ACT-10 ST-CMD-04 ST-CMD-06 a cost is paid whole, of AP and CP in any mix', () => {
  const t = scenario({ figures: { cap: '3,3', s1: '4,3' }, cp: [1, 0] }).turn('cap');
  t.play('0 advance:3,4', '0 advance:3,3', '0 advance:3,4');
  assert.deepEqual([t.ap('cap'), t.world.cp[0]], [0, 1]);
  assert.equal(t.refused('0 attack'), 'ST-ACT-10');
  for (const [n, left] of [
    [0, [4, 3]],
    [1, [5, 2]],
    [2, [6, 1]],
  ] as const) {
    const rich = scenario({ figures: { cap: '3,3', s1: '4,3' }, cp: [3, 0] }).turn('cap');
    if (n) rich.play(`0 command:${n}`);
    rich.play('0 attack', '0 figure:s1');
    assert.deepEqual([rich.ap('cap'), rich.world.cp[0]], left, `${n} CP`);
  }
});
test('ST-CMD-06 CP are named for the next points, more at a time and never fewer, and only beside AP', () => {
  const t = scenario({ figures: { cap: '3,3', s1: '9,9' }, cp: [4, 0] }).turn('cap');
  assert.deepEqual(open(t, 0, 'command'), ['1', '2', '3', '4']);
  t.play('0 command:2');
  assert.deepEqual(open(t, 0, 'command'), ['3', '4']);
  t.play('0 advance:4,3');
  assert.deepEqual([t.ap('cap'), t.world.cp[0], open(t, 0, 'command')], [6, 3, ['2', '3']]);
  t.play('0 advance:6,3');
  assert.deepEqual([t.ap('cap'), t.world.cp[0]], [5, 2]);
  const tired = scenario({ figures: { cap: '3,3', s1: '9,9' }, cp: [4, 0], wounds: { cap: { move: 1 } } });
  tired.play('0 activate:cap', '0 rest').idleTo('turn.act');
  assert.deepEqual([tired.ap('cap'), open(tired, 0, 'command')], [0, []]);
});
test('ST-CMD-06 ST-ATK-06 aiming is paid in any mix as well, by what was named for the attack or anew', () => {
  const shot = { figures: { iron: '0,0', rad: '5,0' }, cp: [4, 0] } as const;
  const t = scenario(shot).turn('iron');
  t.play('0 attack', '0 figure:rad', '0 command:1', '0 aim:2');
  assert.deepEqual([t.ap('iron'), t.world.cp[0]], [3, 3]);
  const before = scenario(shot).turn('iron').play('0 command:3', '0 attack', '0 figure:rad', '0 aim:2');
  assert.deepEqual([before.ap('iron'), before.world.cp[0]], [5, 1]);
});
test('ST-CMD-06 ST-ACT-10 ST-CMP-09 a teammate’s reaction spends CP, and the dial stays at 0', () => {
  const t = scenario({ figures: { cap: '3,3', may: '4,3' }, cp: [4, 0] }).turn('cap');
  t.play('0 command:4', '0 attack', '0 figure:may', '0 defend').idleTo('turn.act');
  assert.deepEqual([t.ap('cap'), t.world.cp[0], t.questions(0)[0]!.prompt.facts!.command], [6, 1, 1]);
  t.play('0 attack', '0 figure:may').idleTo('turn.act');
  assert.deepEqual([t.ap('cap'), t.world.cp[0]], [5, 0]);
});
test('ST-CMD-05 ST-CMD-06 a reaction is paid in any mix, up to what the dearest one costs', () => {
  const t = scenario({ at: 'mastermind', round: 2, figures: { cap: '3,3', s1: '5,3' }, ap: { cap: 6 }, cp: [5, 0] });
  t.play('1 activate:soldiers', '1 addAp', '1 mobilize:s1', '1 attack', '1 figure:cap');
  assert.deepEqual([t.at, open(t, 0, 'command')], ['attack.react', ['1']]);
  t.play('0 command:1', '0 defend');
  assert.deepEqual([t.ap('cap'), t.world.cp[0]], [6, 4]);
});
test('ST-CMD-05 CP are named for a reaction beside AP, though a dearer one is paid with CP alone', () => {
  const t = scenario({
    at: 'mastermind',
    cards: ['Guard an Ally'],
    figures: { cap: '3,2', may: '3,3', winter: '7,3' },
    ap: { cap: 3 },
    cp: [5, 0],
    prone: { may: 1 },
    wounds: { may: { defend: 1 } },
  });
  t.turn('winter').play('1 attack', '1 figure:may').idleTo('attack.react');
  assert.deepEqual([t.options(0).includes('defend'), open(t, 0, 'command')], [true, ['1']]);
});
test('ST-ACT-03 ST-ACT-05 whoever has no wound adds AP: resting is refused with its reason', () => {
  const t = scenario({ figures: { cap: '3,3', iron: '5,5', s1: '9,9' }, wounds: { iron: { move: 1 } } });
  t.play('0 activate:cap');
  assert.deepEqual([t.refused('0 rest'), has(t, 0, 'rest'), has(t, 0, 'addAp')], ['ST-ACT-05', false, true]);
  assert.throws(() => t.play('0 rest'), /There is no wound to take off/);
  t.play('0 addAp', '0 end', '0 activate:iron');
  assert.deepEqual([t.refused('0 rest'), has(t, 0, 'rest')], [undefined, true]);
});
test('ST-ACT-05 ST-ACT-06 resting takes off the last wound without a question, and tells it', () => {
  const rested = (character: string, wounds: object): string[] => {
    const seat = character === 'cap' ? 0 : 1;
    const t = scenario({ at: 'mastermind', figures: { cap: '3,3', s1: '9,9' }, wounds } as never);
    if (seat === 0) t.idleTo('heroPhase.floor');
    t.play(`${seat} activate:${character}`, `${seat} rest`);
    return [t.at, ...t.happened('healedAll')];
  };
  assert.deepEqual(rested('cap', { cap: { move: 1 } }), ['turn.act', 'healedAll 1']);
  assert.deepEqual(rested('soldiers', { s1: { base: 1 } }), ['turn.act', 'healedAll 1']);
});
test('ST-CMD-08 AP that the group has won above its track are its own: no hero reacts with them', () => {
  const t = scenario({ at: 'mastermind', figures: { s1: '5,5', cap: '8,5' }, ap: { soldiers: 6 }, dice: [3] });
  t.turn('soldiers').play('1 roll:3');
  assert.deepEqual([t.purse('soldiers'), t.purse('cap')], [9, 0]);
  t.play('1 mobilize:s1', '1 attack', '1 figure:cap');
  assert.equal(t.at, 'harm.place');
});
test("ST-CMD-08 another character's AP cannot be spent", () => {
  const t = scenario({
    figures: { cap: '3,3', iron: '0,0', s1: '4,3' },
    ap: { iron: 12 },
    wounds: { cap: { move: 1 } },
  });
  t.play('0 activate:cap', '0 rest');
  assert.deepEqual([t.at, t.refused('0 attack')], ['turn.act', 'ST-ACT-10']);
});
test('ST-DIE-01 ST-DIE-02 ST-DIE-03 ST-DIE-04 ST-EX-02 the die gives what it was rolled for, once a turn', () => {
  const t = scenario({ figures: { cap: '3,3' }, dice: [3] }).play('0 activate:cap', '0 roll:2');
  assert.deepEqual([t.ap('cap'), t.at], [2, 'activation.open']);
  t.play('0 addAp');
  assert.equal(has(t, 0, 'roll'), false);
});
test('ST-DIE-05 ST-EX-03 a positive result below the bid changes nothing', () => {
  const t = scenario({ figures: { cap: '3,3' }, dice: [1] })
    .turn('cap')
    .play('0 roll:2');
  assert.deepEqual([t.ap('cap'), t.world.cp], [6, [0, 0]]);
});
test('ST-DIE-06 ST-EX-04 ST-RUL-06 a negative result gives the other team 1 CP, 12 at most', () => {
  for (const face of [4, 5, 6]) {
    const t = scenario({ figures: { cap: '3,3' }, dice: [face] })
      .turn('cap')
      .play('0 roll:2');
    assert.deepEqual([t.ap('cap'), t.world.cp], [6, [0, 1]]);
  }
  const full = scenario({ figures: { cap: '3,3' }, dice: [4], cp: [0, 12] })
    .turn('cap')
    .play('0 roll:1');
  assert.deepEqual(full.world.cp, [0, 12]);
});
test('ST-DIE-07 AP of the die obey the ceiling', () => {
  const t = scenario({ figures: { cap: '3,3' }, dice: [3], zones: ['A', ''] })
    .turn('cap')
    .play('0 roll:3');
  assert.equal(t.ap('cap'), 6);
});
test('ST-CRD-01 ST-WND-02 ST-WND-04 ST-WND-07 ST-EX-23 ST-EX-24 wounds make cards and attacks dearer', () => {
  const pummel = (wounds: Readonly<Record<string, number>>): number => {
    const t = scenario({
      figures: { iron: '3,3', strucker: '4,3' },
      cards: ['Pummel'],
      ap: { iron: 6 },
      wounds: { iron: wounds },
    });
    t.turn('iron').play('0 card:Pummel', '0 figure:strucker');
    return 12 - t.ap('iron');
  };
  assert.deepEqual([pummel({ Pummel: 2 }), pummel({ attack: 1 }), pummel({ attack: 1, Pummel: 1 })], [5, 4, 5]);
  const ray = scenario({ figures: { iron: '3,3', s1: '6,3' }, wounds: { iron: { attack: 1 } } }).turn('iron');
  assert.equal(ray.play('0 attack', '0 figure:s1').ap('iron'), 3);
});
test('ST-WND-03 ST-WND-08 ST-EX-25 a full card is not triggered, a full box ends its activity', () => {
  const t = scenario({
    figures: { iron: '3,3', s1: '4,3' },
    cards: ['Pummel', 'Jet Boots'],
    wounds: { iron: { Pummel: 3, move: 2 } },
  }).turn('iron');
  assert.equal(t.refused('0 card:Pummel'), 'ST-WND-03');
  assert.equal(t.refused('0 card:Jet Boots'), 'ST-WND-08');
  assert.deepEqual(open(t, 0, 'advance'), []);
  const shut = scenario({ figures: { iron: '3,3', s1: '6,3' }, wounds: { iron: { attack: 2 } } }).turn('iron');
  assert.equal(shut.refused('0 attack'), 'ST-WND-08');
});
test('ST-WND-05 ST-WND-06 wounds in a box make defending and every space dearer', () => {
  const t = scenario({ figures: { cap: '3,3' }, wounds: { cap: { move: 1 } } })
    .turn('cap')
    .play('0 advance:5,3');
  assert.equal(t.ap('cap'), 2);
  const hit = scenario({
    at: 'mastermind',
    figures: { cap: '3,3', winter: '6,3' },
    ap: { cap: 2 },
    wounds: { cap: { defend: 1 } },
  }).turn('winter');
  assert.equal(hit.play('1 attack', '1 figure:cap', '0 defend').ap('cap'), 0);
});
test('ST-WND-09 ST-RUL-25 ST-RUL-26 a full Defend Box turns Iron Armor off', () => {
  const t = scenario({
    at: 'mastermind',
    figures: { iron: '3,3', winter: '6,3' },
    cards: ['Iron Armor'],
    wounds: { iron: { defend: 2 } },
  }).turn('winter');
  t.play('1 attack', '1 figure:iron').idleTo('turn.act');
  assert.equal(t.wounds('iron'), 5);
});
test('ST-CRD-02 ST-CRD-03 ST-CRD-04 ST-RUL-24 DT are placed at once, and a card with DT waits', () => {
  const t = scenario({ figures: { iron: '3,3', strucker: '7,3' }, cards: ['Unibeam'], ap: { iron: 6 } }).turn('iron');
  t.play('0 card:Unibeam');
  assert.equal(t.dt('Unibeam'), 2);
  t.play('0 figure:strucker').idleTo('turn.act');
  assert.equal(t.refused('0 card:Unibeam'), 'ST-CRD-04');
  const often = scenario({ figures: { iron: '3,3', strucker: '4,3' }, cards: ['Pummel'], ap: { iron: 6 } }).turn(
    'iron',
  );
  often.play('0 card:Pummel', '0 figure:strucker').idleTo('turn.act').play('0 card:Pummel');
  assert.equal(often.at, 'attack.target');
});
test('ST-CRD-08 ST-CRD-09 ST-CRD-10 cards always on and those with a ring are not for the own turn', () => {
  const t = scenario({
    figures: { iron: '3,3', s1: '4,3' },
    cards: ['Iron Armor', 'Emergency Shielding', 'Pummel'],
  }).turn('iron');
  assert.deepEqual(open(t, 0, 'card'), ['Pummel']);
});
test('ST-STA-01 ST-STA-02 a trapped character neither moves nor attacks, but defends', () => {
  const t = scenario({ figures: { cap: '3,3', s1: '4,3' }, trapped: { cap: 1 } }).turn('cap');
  assert.equal(t.refused('0 attack'), 'ST-STA-01');
  assert.deepEqual(open(t, 0, 'advance'), []);
  const hit = scenario({
    at: 'mastermind',
    figures: { cap: '3,3', winter: '6,3' },
    trapped: { cap: 1 },
    ap: { cap: 1 },
  });
  hit.turn('winter').play('1 attack', '1 figure:cap');
  assert.ok(has(hit, 0, 'defend'));
});
test('ST-STA-03 ST-RUL-48 a prone character pays 1 more to attack, to defend and for every space', () => {
  const t = scenario({ figures: { cap: '3,3', s1: '6,3' }, prone: { cap: 1 }, ap: { cap: 6 } }).turn('cap');
  t.play('0 advance:5,3');
  assert.equal(t.ap('cap'), 8);
  t.play('0 attack', '0 figure:s1');
  assert.equal(t.ap('cap'), 5);
});
test('ST-STA-04 ST-STA-05 ST-STA-06 2 AP take off one token, of oneself or an adjacent ally', () => {
  const t = scenario({ figures: { cap: '3,3', may: '4,3', iron: '9,9' }, prone: { cap: 2, may: 1, iron: 1 } }).turn(
    'cap',
  );
  assert.deepEqual(open(t, 0, 'standUp'), ['cap', 'may']);
  t.play('0 standUp:cap', '0 standUp:may');
  assert.deepEqual([t.world.prone[0], t.world.prone[2], t.ap('cap')], [1, 0, 2]);
});
test('ST-MOV-09 ST-MOV-11 ST-RUL-29 who only advances has one space more, without penalties', () => {
  const t = scenario({ map: arena(12, 12, { '5,3': 'c' }), figures: { cap: '3,3', s1: '5,5' } }).turn('cap');
  assert.equal(has(t, 0, 'run'), false);
  t.play('0 advance:4,4');
  assert.equal(open(t, 0, 'run').includes('6,4'), false);
  t.play('0 run:5,3');
  assert.deepEqual([t.where('cap'), t.ap('cap')], ['5,3', 5]);
  assert.equal(has(t, 0, 'run'), false);
  t.play('0 advance:5,4');
  assert.equal(t.refused('0 attack'), 'ST-RUL-29');
});
test('ST-MOV-10 ST-RUL-28 AP for anything else end the running', () => {
  const t = scenario({ figures: { cap: '3,3', s1: '4,3' } })
    .turn('cap')
    .play('0 advance:3,4', '0 attack', '0 figure:s1');
  assert.equal(has(t, 0, 'run'), false);
});
test('ST-RUL-45 a path of one’s own is refused whole, by the rule of its first bad step', () => {
  const walled = drawn(['+###+###+###+', '#..A|..A ..A#', '+   +   +   +', '#..A ..A ..A#', '+###+###+###+']);
  const t = scenario({ map: walled, figures: { cap: '0,0', may: '1,1', s1: '2,1' } }).turn('cap');
  const path = (...squares: string[]): string => `0 walk:0:${squares.map(name => t.square(name)).join('+')}`;
  assert.equal(t.refused(path('1,0')), 'ST-MOV-04');
  assert.equal(t.refused(path('0,1', '1,1', '2,1')), 'ST-MOV-02');
  assert.equal(t.refused(path('0,1', '1,1')), 'ST-MOV-03');
  t.play(path('0,1', '1,1', '1,0'));
  assert.deepEqual([t.where('cap'), t.ap('cap')], ['1,0', 2]);
});
test('ST-SPN-02 ST-SPN-03 ST-RUL-46 only heroes end on green points, only villains on red ones', () => {
  const points = { green: '4,3', red: '3,4', white: '4,4' };
  const hero = scenario({ figures: { cap: '3,3' }, ...points }).turn('cap');
  assert.equal(hero.refused(`0 walk:0:${hero.square('3,4')}`), 'ST-SPN-03');
  assert.deepEqual(
    ['4,3', '3,4', '4,4'].map(name => open(hero, 0, 'advance').includes(name)),
    [true, false, true],
  );
  const villain = scenario({ at: 'mastermind', figures: { winter: '3,3' }, ...points }).turn('winter');
  assert.equal(villain.refused(`1 walk:0:${villain.square('4,3')}`), 'ST-SPN-02');
  assert.deepEqual(
    ['4,3', '3,4', '4,4'].map(name => open(villain, 1, 'advance').includes(name)),
    [false, true, true],
  );
});
test('ST-BRK-01 ST-BRK-04 ST-BRK-07 ST-BRK-08 ST-EX-06 a breakthrough for 4 AP leads past the enemy unharmed', () => {
  const t = scenario({ figures: { cap: '3,3', s1: '4,3' } })
    .turn('cap')
    .play('0 breakthrough:s1');
  assert.deepEqual([t.where('cap'), t.wounds('s1'), t.ap('cap')], ['5,3', 0, 2]);
});
test('ST-BRK-02 ST-BRK-03 ST-BRK-05 ST-BRK-06 the primary attack, ranged too, may be defended off', () => {
  const t = scenario({ figures: { iron: '3,3', strucker: '4,3' }, ap: { strucker: 1 } }).turn('iron');
  t.play('0 breakthrough:strucker', '1 defend');
  assert.deepEqual([t.where('iron'), t.wounds('strucker'), t.ap('iron')], ['3,3', 0, 2]);
});
test('ST-BRK-04 ST-HEN-04 the attack of a breakthrough is the one that a soldier has in the round', () => {
  const t = scenario({ at: 'mastermind', figures: { s1: '3,3', cap: '4,3', may: '8,3' } }).turn('soldiers');
  t.play('1 mobilize:s1', '1 breakthrough:cap').idleTo('turn.act');
  assert.deepEqual([t.ap('soldiers'), t.refused('1 attack')], [2, 'ST-HEN-04']);
});
test('ST-RUL-54 ST-RUL-55 ST-RUL-57 the far side is empty, both boxes count, and round 1 forbids it', () => {
  const full = scenario({ figures: { cap: '3,3', s1: '4,3', s2: '5,3' } }).turn('cap');
  assert.deepEqual(open(full, 0, 'breakthrough'), []);
  const hurt = scenario({ figures: { cap: '3,3', s1: '4,3' }, wounds: { cap: { attack: 1, move: 1 } } }).turn('cap');
  assert.equal(hurt.play('0 breakthrough:s1').ap('cap'), 0);
  const early = scenario({ at: 'mastermind', round: 1, figures: { cap: '4,3', winter: '3,3' } }).turn('winter');
  assert.equal(early.refused('1 breakthrough:cap'), 'ST-RND-08');
});
const HALL = drawn(['+###+###+###+', '#..A ..A1c.B#', '+   +   +   +', '#..A ..A1..B#', '+###+###+###+']);
test('ST-INT-02 ST-INT-03 ST-INT-05 a hero opens a door for its strength, the Mastermind’s side for 1', () => {
  const hero = scenario({ map: HALL, figures: { cap: '1,0' } })
    .turn('cap')
    .play('0 openDoor:0');
  assert.deepEqual([hero.ap('cap'), hero.world.open], [3, 1]);
  const villain = scenario({ at: 'mastermind', map: HALL, figures: { winter: '2,0' } }).turn('winter');
  assert.equal(villain.play('1 openDoor:0').ap('winter'), 5);
});
test('ST-INT-01 ST-INT-07 ST-INT-08 ST-RUL-85 an object is taken apart for its strength; that is no attack', () => {
  const t = scenario({
    map: arena(12, 12, { '4,3': 'm' }),
    figures: { cap: '3,3', s1: '5,3' },
    wounds: { cap: { attack: 2 } },
  }).turn('cap');
  t.play('0 dismantle:4,3');
  assert.deepEqual([t.at, t.ap('cap'), t.world.rubble.length, t.wounds('s1')], ['turn.act', 4, 1, 0]);
});
test('ST-SPC-01 ST-SPC-02 ST-SPC-03 ST-SPC-04 from a Gun Turret 2 AP buy a ranged attack of strength 4', () => {
  const t = scenario({ map: arena(12, 12, { '3,3': 't' }), figures: { cap: '3,3', strucker: '6,3' } }).turn('cap');
  t.play('0 turret', '0 figure:strucker').idleTo('turn.act');
  assert.deepEqual([t.ap('cap'), t.wounds('strucker')], [4, 4]);
  assert.equal(
    scenario({ figures: { cap: '3,3', s1: '6,3' } })
      .turn('cap')
      .options(0)
      .includes('turret'),
    false,
  );
});
test('ST-SPC-05 ST-SPC-06 ST-AUT-01 ST-AUT-03 ST-RUL-86 an Ammunition Crate that is shot harms all around it', () => {
  const t = scenario({
    map: arena(12, 12, { '5,5': 'm', '6,6': 'm' }),
    figures: { iron: '5,1', cap: '5,5', s1: '6,5', s2: '7,5', s3: '8,5', winter: '4,4' },
    ap: { winter: 6 },
  }).turn('iron');
  t.play('0 attack', '0 object:5,5').idleTo('turn.act');
  assert.deepEqual(
    ['cap', 's1', 's2', 's3', 'winter', 'iron'].map(key => t.wounds(key)),
    [3, 2, 1, 0, 2, 0],
  );
  assert.equal(t.world.rubble.length, 1);
});
test('ST-AUT-02 ST-RUL-68 automatic damage is placed by its owner and answered by nobody', () => {
  const t = scenario({
    map: arena(12, 12, { '5,5': 'm' }),
    figures: { iron: '5,2', cap: '5,5' },
    ap: { cap: 6 },
    cards: ['Shield Block'],
  }).turn('iron');
  t.play('0 attack', '0 object:5,5');
  assert.deepEqual([t.at, t.ap('cap'), [...t.waiting]], ['harm.place', 6, [0]]);
});
