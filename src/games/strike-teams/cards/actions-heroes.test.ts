// Each Action Card of the heroes in a small position, by its name.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenario } from '../scenario/scenario.ts';
import { arena, drawn } from '../table/testing.ts';

/** The names that a verb is open for. */
const open = (t: ReturnType<typeof scenario>, seat: number, verb: string): string[] =>
  t
    .options(seat)
    .filter(option => option.startsWith(`${verb}:`))
    .map(option => option.slice(verb.length + 1));

// ---- Captain America -------------------------------------------------------------------------------------------

test('Hurl Shield hits a first target and up to two more within 3 spaces of it', () => {
  const t = scenario({
    figures: { cap: '1,4', s1: '4,4', s2: '6,4', s3: '4,6', s4: '9,4' },
    cards: ['Hurl Shield'],
  }).turn('cap');
  t.play('0 card:Hurl Shield', '0 figure:s1');
  assert.deepEqual([t.where('s1'), open(t, 0, 'figure')], ['down', ['s2', 's3']]);
  t.play('0 figure:s2', '0 figure:s3');
  assert.deepEqual(
    ['s1', 's2', 's3', 's4'].map(key => t.where(key)),
    ['down', 'down', 'down', '9,4'],
  );
  assert.deepEqual([t.at, t.ap('cap')], ['turn.act', 3]);
});
test('Hurl Shield may stop after any of its attacks', () => {
  const t = scenario({ figures: { cap: '1,4', s1: '4,4', s2: '6,4' }, cards: ['Hurl Shield'] }).turn('cap');
  t.play('0 card:Hurl Shield', '0 figure:s1', '0 forgo');
  assert.deepEqual([t.at, t.where('s2')], ['turn.act', '6,4']);
});
test('Shield Block gives 4 armor for 1 AP', () => {
  const t = scenario({
    at: 'mastermind',
    figures: { cap: '1,4', winter: '4,4' },
    cards: ['Shield Block'],
    ap: { cap: 2 },
  }).turn('winter');
  t.play('1 attack', '1 figure:cap', '0 card:Shield Block');
  assert.equal(t.world.attack!.armor, 4);
  assert.deepEqual(t.options(0), ['defend', 'pass']);
  t.play('0 pass');
  assert.deepEqual([t.wounds('cap'), t.ap('cap')], [0, 1]);
});
test('Hold the Line adds 1 to melee attacks and 1 armor while it has DT', () => {
  const t = scenario({ figures: { cap: '1,4', strucker: '2,4' }, cards: ['Hold the Line'] }).turn('cap');
  t.play('0 card:Hold the Line');
  assert.equal(t.dt('Hold the Line'), 2);
  t.play('0 attack', '0 figure:strucker').idleTo('turn.act');
  assert.equal(t.wounds('strucker'), 4);
  const back = scenario({
    at: 'mastermind',
    figures: { cap: '1,4', strucker: '2,4' },
    cards: ['Hold the Line'],
    dt: { 'Hold the Line': 1 },
  }).turn('strucker');
  back.play('1 attack', '1 figure:cap').idleTo('turn.act');
  assert.equal(back.wounds('cap'), 3);
});
test('Hold the Line is off without DT', () => {
  const t = scenario({ figures: { cap: '1,4', strucker: '2,4' }, cards: ['Hold the Line'] }).turn('cap');
  t.play('0 attack', '0 figure:strucker').idleTo('turn.act');
  assert.equal(t.wounds('strucker'), 3);
});
test('Shield Bash hits with 4 and pushes the target 1 space', () => {
  const t = scenario({ figures: { cap: '1,4', strucker: '2,4' }, cards: ['Shield Bash'] }).turn('cap');
  t.play('0 card:Shield Bash', '0 figure:strucker').idleTo('turn.act');
  assert.deepEqual([t.wounds('strucker'), t.where('strucker')], [4, '3,4']);
});
test('Leaping Charge moves up to 3 in a line and then strikes with 3', () => {
  const t = scenario({ figures: { cap: '1,4', strucker: '5,4' }, cards: ['Leaping Charge'] }).turn('cap');
  t.play('0 card:Leaping Charge', '0 to:4,4');
  assert.deepEqual([t.where('cap'), t.at], ['4,4', 'attack.target']);
  t.play('0 figure:strucker').idleTo('turn.act');
  assert.deepEqual([t.wounds('strucker'), t.ap('cap')], [3, 3]);
});
test('Rally the Team gives 3 AP each to up to two allies within 4 spaces', () => {
  const t = scenario({
    figures: { cap: '1,4', iron: '5,4', may: '1,8', quake: '6,4' },
    cards: ['Rally the Team'],
    ap: { may: 11 },
  }).turn('cap');
  t.play('0 card:Rally the Team');
  assert.deepEqual(open(t, 0, 'gains'), ['iron', 'may']);
  t.play('0 gains:iron', '0 gains:may');
  assert.deepEqual(
    ['iron', 'may', 'quake'].map(key => t.ap(key)),
    [3, 12, 0],
  );
  assert.equal(t.at, 'turn.act');
});
test('Guard an Ally gives an adjacent ally 3 armor', () => {
  const figures = { cap: '1,4', iron: '1,5', winter: '4,5' };
  const t = scenario({ at: 'mastermind', figures, cards: ['Guard an Ally'], ap: { cap: 1 } }).turn('winter');
  t.play('1 attack', '1 figure:iron', '0 card:Guard an Ally');
  assert.deepEqual([t.wounds('iron'), t.ap('cap')], [0, 0]);
  const far = scenario({
    at: 'mastermind',
    figures: { ...figures, cap: '1,7' },
    cards: ['Guard an Ally'],
    ap: { cap: 1 },
  }).turn('winter');
  far.play('1 attack', '1 figure:iron');
  assert.equal(far.at, 'harm.place');
});
test('Second Wind removes up to 5 own wounds', () => {
  const wounds = { cap: { attack: 1, defend: 2, 'Second Wind': 1, move: 2 } };
  const t = scenario({ figures: { cap: '1,4' }, cards: ['Second Wind'], wounds }).turn('cap');
  t.play('0 card:Second Wind').idleTo('turn.act');
  assert.deepEqual([t.wounds('cap'), t.ap('cap'), t.dt('Second Wind')], [1, 4, 2]);
});

// ---- Iron Man --------------------------------------------------------------------------------------------------

test('ST-EX-17 Iron Armor gives 1 armor against every attack without payment', () => {
  const t = scenario({ at: 'mastermind', figures: { iron: '1,4', winter: '4,4' }, cards: ['Iron Armor'] }).turn(
    'winter',
  );
  t.play('1 attack', '1 figure:iron').idleTo('turn.act');
  assert.equal(t.wounds('iron'), 2);
});
test('Iron Armor is off while the Defend Box or the card is full', () => {
  for (const wounds of [{ defend: 2 }, { 'Iron Armor': 3 }]) {
    const figures = { iron: '1,4', winter: '4,4' };
    const t = scenario({ at: 'mastermind', figures, cards: ['Iron Armor'], wounds: { iron: wounds } }).turn('winter');
    const before = t.wounds('iron');
    t.play('1 attack', '1 figure:iron').idleTo('turn.act');
    assert.equal(t.wounds('iron') - before, 3);
  }
});
test('Jet Boots move up to 4 spaces in a straight line without penalties', () => {
  const t = scenario({
    map: arena(12, 12, { '3,4': 'c' }),
    figures: { iron: '1,4', s1: '1,5' },
    cards: ['Jet Boots'],
  }).turn('iron');
  t.play('0 card:Jet Boots');
  assert.deepEqual(
    ['5,4', '3,4', '5,8', '4,5', '6,4'].map(square => open(t, 0, 'to').includes(square)),
    [true, true, true, false, false],
  );
  t.play('0 to:5,4');
  assert.deepEqual([t.where('iron'), t.ap('iron')], ['5,4', 4]);
});
test('Pummel strikes one target twice with 3', () => {
  const t = scenario({ figures: { iron: '1,4', strucker: '2,4', s1: '1,5' }, cards: ['Pummel'] }).turn('iron');
  t.play('0 card:Pummel', '0 figure:strucker').idleTo('turn.act');
  assert.deepEqual([t.wounds('strucker'), t.wounds('s1'), t.ap('iron')], [6, 0, 3]);
});
test('Pummel is over when its target falls', () => {
  const t = scenario({ figures: { iron: '1,4', s1: '2,4', s2: '1,5' }, cards: ['Pummel'] }).turn('iron');
  t.play('0 card:Pummel', '0 figure:s1');
  assert.deepEqual([t.at, t.where('s1'), t.wounds('s2')], ['turn.act', 'down', 0]);
});
test('Unibeam hits with 7 through figures, and with 9 against things', () => {
  const figures = { iron: '1,4', s1: '2,4', strucker: '4,4' };
  const t = scenario({ figures, cards: ['Unibeam'] }).turn('iron');
  t.play('0 card:Unibeam', '0 figure:strucker').idleTo('turn.act');
  assert.deepEqual([t.wounds('strucker'), t.dt('Unibeam')], [7, 2]);
  const map = arena(12, 12, { '6,4': 'c' });
  const thing = scenario({ map, figures: { iron: '1,4' }, cards: ['Unibeam'] }).turn('iron');
  thing.play('0 card:Unibeam', '0 object:6,4', '0 aim:0');
  assert.deepEqual([thing.world.attack!.bonus, thing.world.rubble], [2, [thing.square('6,4')]]);
});
test('Micro-Missile Volley makes 3 ranged attacks of 2 on any targets', () => {
  const figures = { iron: '1,4', s1: '4,4', s2: '4,6' };
  const t = scenario({ figures, cards: ['Micro-Missile Volley'] }).turn('iron');
  t.play('0 card:Micro-Missile Volley', '0 figure:s1', '0 figure:s2', '0 figure:s1');
  assert.deepEqual([t.where('s1'), t.wounds('s2'), t.at], ['down', 2, 'turn.act']);
});
test('Arc Reactor Surge gains 3 AP and waits for 3 turns', () => {
  const t = scenario({ figures: { iron: '1,4' }, cards: ['Arc Reactor Surge'] }).turn('iron');
  t.play('0 card:Arc Reactor Surge');
  assert.deepEqual([t.ap('iron'), t.dt('Arc Reactor Surge')], [9, 3]);
  assert.equal(t.refused('0 card:Arc Reactor Surge'), 'ST-CRD-04');
});
test('Targeting Computer ignores 2 of the distance penalty and 2 of the obstruction', () => {
  const map = arena(12, 12, { '5,4': 'b' });
  const t = scenario({ map, figures: { iron: '1,4', s1: '6,4' }, cards: ['Targeting Computer'] }).turn('iron');
  t.play('0 card:Targeting Computer', '0 attack', '0 figure:s1');
  assert.deepEqual([t.world.attack!.penalty, t.world.attack!.obstruction, t.wounds('s1')], [0, 1, 2]);
});
test('ST-AUT-02 Emergency Shielding gives 4 armor and lessens automatic damage while it has DT', () => {
  const figures = { iron: '1,4', winter: '4,4' };
  const cards = ['Emergency Shielding'];
  const t = scenario({ at: 'mastermind', figures, cards, ap: { iron: 1 } }).turn('winter');
  t.play('1 attack', '1 figure:iron', '0 card:Emergency Shielding').idleTo('turn.act');
  assert.deepEqual([t.wounds('iron'), t.dt('Emergency Shielding')], [0, 1]);
  const map = arena(12, 12, { '2,4': 'm' });
  const blast = (dt: number): number => {
    const b = scenario({
      at: 'mastermind',
      map,
      figures: { iron: '1,4', winter: '6,4' },
      cards,
      dt: { 'Emergency Shielding': dt },
    });
    b.turn('winter').play('1 attack', '1 object:2,4', '1 aim:1').idleTo('turn.act');
    return b.wounds('iron');
  };
  assert.deepEqual([blast(0), blast(1)], [2, 1]);
});

// ---- Agent May -------------------------------------------------------------------------------------------------

test('Close-Quarters Combat strikes one target twice with 2, past 1 armor', () => {
  const t = scenario({
    figures: { may: '1,4', strucker: '2,4' },
    cards: ['Close-Quarters Combat', 'Electro-Static Shield'],
    dt: { 'Electro-Static Shield': 1 },
  }).turn('may');
  t.play('0 card:Close-Quarters Combat', '0 figure:strucker').idleTo('turn.act');
  assert.deepEqual([t.wounds('strucker'), t.ap('may')], [2, 4]);
});
test('Evasive Roll gives 3 dodge, and after the attack May moves a space', () => {
  const t = scenario({
    at: 'mastermind',
    figures: { may: '1,4', strucker: '2,4' },
    cards: ['Evasive Roll'],
    ap: { may: 1 },
  }).turn('strucker');
  t.play('1 attack', '1 figure:may', '0 card:Evasive Roll').idleTo('bonusMove.to');
  assert.deepEqual([t.waiting, t.wounds('may')], [[0], 1]);
  t.play('0 to:0,4');
  assert.deepEqual([t.where('may'), t.at], ['0,4', 'turn.act']);
});
test('Sidearm is a ranged attack of 3', () => {
  const t = scenario({ figures: { may: '1,4', s1: '4,4' }, cards: ['Sidearm'] }).turn('may');
  t.play('0 card:Sidearm', '0 figure:s1');
  assert.deepEqual([t.where('s1'), t.ap('may')], ['down', 4]);
});
test('Stun Rounds leave a damaged target trapped and prone', () => {
  const t = scenario({ figures: { may: '1,4', strucker: '4,4' }, cards: ['Stun Rounds'] }).turn('may');
  t.play('0 card:Stun Rounds', '0 figure:strucker').idleTo('turn.act');
  assert.deepEqual([t.wounds('strucker'), t.status('strucker')], [3, 'trapped prone']);
});
test('ST-RUL-63 Stun Rounds that inflict nothing leave nothing', () => {
  const t = scenario({ figures: { may: '1,4', strucker: '4,4' }, cards: ['Stun Rounds'], ap: { strucker: 1 } });
  t.turn('may').play('0 card:Stun Rounds', '0 figure:strucker', '1 defend');
  assert.deepEqual([t.wounds('strucker'), t.status('strucker')], [0, '']);
});
test('Leg Sweep fells a target, and slams one that was prone already', () => {
  const figures = { may: '1,4', strucker: '2,4' };
  const t = scenario({ figures, cards: ['Leg Sweep'] }).turn('may');
  t.play('0 card:Leg Sweep', '0 figure:strucker').idleTo('turn.act');
  assert.deepEqual([t.wounds('strucker'), t.status('strucker'), t.where('strucker')], [2, 'prone', '2,4']);
  t.play('0 card:Leg Sweep', '0 figure:strucker').idleTo('turn.act');
  assert.deepEqual([t.wounds('strucker'), t.where('strucker')], [4, '3,4']);
});
test('Field Medic tends May or an adjacent ally: 4 wounds and a Status Token', () => {
  const t = scenario({
    figures: { may: '1,4', cap: '2,4', iron: '6,6' },
    cards: ['Field Medic'],
    wounds: { cap: { attack: 2, move: 1 }, iron: { attack: 1 } },
    trapped: { cap: 1 },
    prone: { cap: 1 },
  }).turn('may');
  t.play('0 card:Field Medic');
  assert.deepEqual(open(t, 0, 'patient'), ['cap']);
  t.play('0 patient:cap', '0 trapped');
  assert.deepEqual([t.wounds('cap'), t.status('cap'), t.at], [0, 'prone', 'turn.act']);
});
test('Infiltrator leaves enemies without a penalty and opens doors for 1 AP', () => {
  const map = drawn(['+###+###+###+', '#..A ..A1..B#', '+###+###+###+']);
  const t = scenario({ map, figures: { may: '1,0', s1: '2,0' }, cards: ['Infiltrator'] }).turn('may');
  t.play('0 card:Infiltrator', '0 openDoor:0');
  assert.equal(t.ap('may'), 4);
  t.play('0 advance:0,0');
  assert.deepEqual([t.where('may'), t.ap('may')], ['0,0', 3]);
});
test('The Cavalry: melee +1, 1 dodge, and the primary attack costs 1 AP less', () => {
  const t = scenario({
    figures: { may: '1,4', strucker: '2,4' },
    cards: ['The Cavalry'],
    dt: { 'The Cavalry': 2 },
  }).turn('may');
  t.play('0 attack', '0 figure:strucker').idleTo('turn.act');
  assert.deepEqual([t.wounds('strucker'), t.ap('may')], [4, 5]);
  const back = scenario({
    at: 'mastermind',
    figures: { may: '1,4', strucker: '2,4' },
    cards: ['The Cavalry'],
    dt: { 'The Cavalry': 2 },
  }).turn('strucker');
  back.play('1 attack', '1 figure:may').idleTo('turn.act');
  assert.equal(back.wounds('may'), 3);
});

// ---- Quake -----------------------------------------------------------------------------------------------------

test('ST-EX-31 Thrust into a Soldier: Strucker takes 4 and 2, the Soldier 2, and both stay', () => {
  const t = scenario({ figures: { quake: '1,4', strucker: '3,4', s1: '4,4' }, cards: ['Thrust'] }).turn('quake');
  t.play('0 card:Thrust', '0 figure:strucker').idleTo('turn.act');
  assert.deepEqual([t.wounds('strucker'), t.wounds('s1')], [6, 2]);
  assert.deepEqual([t.where('strucker'), t.where('s1')], ['3,4', '4,4']);
});
test('ST-EX-32 Strucker dodges 3 of Thrust: 1 damage and no slam damage', () => {
  const figures = { quake: '1,4', strucker: '3,4', s1: '4,4' };
  const t = scenario({ figures, cards: ['Thrust'], ap: { strucker: 1 } }).turn('quake');
  t.play('0 card:Thrust', '0 figure:strucker', '1 defend').idleTo('turn.act');
  assert.deepEqual([t.wounds('strucker'), t.wounds('s1'), t.where('strucker')], [1, 0, '3,4']);
});
test('Vibration Shield gives 3 armor and pushes a melee attacker away', () => {
  const figures = { quake: '1,4', strucker: '2,4' };
  const t = scenario({ at: 'mastermind', figures, cards: ['Vibration Shield'], ap: { quake: 1 } }).turn('strucker');
  t.play('1 attack', '1 figure:quake', '0 card:Vibration Shield').idleTo('turn.act');
  assert.deepEqual([t.wounds('quake'), t.where('strucker'), t.wounds('strucker')], [1, '3,4', 0]);
});
test('Vibration Shield pushes nobody who shoots', () => {
  const figures = { quake: '1,4', winter: '4,4' };
  const t = scenario({ at: 'mastermind', figures, cards: ['Vibration Shield'], ap: { quake: 1 } }).turn('winter');
  t.play('1 attack', '1 figure:quake', '0 card:Vibration Shield').idleTo('turn.act');
  assert.deepEqual([t.wounds('quake'), t.where('winter')], [0, '4,4']);
});
test('Tremor attacks everybody within 2 spaces with 2, and whoever it damages is prone', () => {
  const t = scenario({
    figures: { quake: '4,4', cap: '5,5', s1: '6,4', s2: '3,3', s3: '7,4' },
    cards: ['Tremor'],
  }).turn('quake');
  t.play('0 card:Tremor').idleTo('turn.act');
  assert.deepEqual(
    ['cap', 's1', 's2', 's3'].map(key => t.wounds(key)),
    [2, 2, 2, 0],
  );
  assert.deepEqual(
    ['cap', 's1', 's2', 's3'].map(key => t.status(key)),
    ['prone', 'prone', 'prone', ''],
  );
  assert.equal(t.status('quake'), '');
});
test('Shockwave hits each character in a line of 4 spaces with 4 and slams it', () => {
  const t = scenario({
    figures: { quake: '1,4', strucker: '2,4', winter: '4,4', s1: '1,2', s2: '7,4' },
    cards: ['Shockwave'],
  }).turn('quake');
  t.play('0 card:Shockwave');
  assert.deepEqual(open(t, 0, 'direction'), ['N', 'E']);
  t.play('0 direction:E').idleTo('turn.act');
  assert.deepEqual(
    ['strucker', 'winter', 's1', 's2'].map(key => t.wounds(key)),
    [4, 4, 0, 0],
  );
  assert.deepEqual([t.where('strucker'), t.where('winter')], ['3,4', '5,4']);
});
test('Seismic Leap goes exactly 3 in a line, over enemies too', () => {
  const t = scenario({ figures: { quake: '1,4', s1: '2,4' }, cards: ['Seismic Leap'] }).turn('quake');
  t.play('0 card:Seismic Leap');
  assert.deepEqual(
    ['4,4', '3,4', '5,4'].map(square => open(t, 0, 'to').includes(square)),
    [true, false, false],
  );
  t.play('0 to:4,4');
  assert.equal(t.where('quake'), '4,4');
});
test('Shatterpoint has strength 6 against things', () => {
  const map = drawn(['+###+###+###+###+', '#..A ..A ..A|..A#', '+###+###+###+###+'], 'hydra-base');
  const t = scenario({ map, figures: { quake: '0,0', s1: '3,0' }, cards: ['Shatterpoint'] }).turn('quake');
  assert.deepEqual(open(t, 0, 'card'), ['Shatterpoint']);
  t.play('0 card:Shatterpoint', '0 barrier:2,0/3,0');
  assert.equal(t.world.open, 1);
});
test('Fault Line attacks two different targets with 2 and traps those it damages', () => {
  const t = scenario({ figures: { quake: '1,4', s1: '4,4', s2: '4,6' }, cards: ['Fault Line'] }).turn('quake');
  t.play('0 card:Fault Line', '0 figure:s1');
  assert.deepEqual(open(t, 0, 'figure'), ['s2']);
  t.play('0 figure:s2');
  assert.deepEqual([t.wounds('s1'), t.status('s1'), t.status('s2')], [2, 'trapped', 'trapped']);
});
test('Inner Calm removes 2 wounds and 1 DT of another card', () => {
  const t = scenario({
    figures: { quake: '1,4' },
    cards: ['Inner Calm', 'Shockwave', 'Tremor'],
    dt: { Shockwave: 3, Tremor: 2 },
    wounds: { quake: { attack: 1, move: 1 } },
  }).turn('quake');
  t.play('0 card:Inner Calm', '0 refresh:Shockwave');
  assert.deepEqual([t.wounds('quake'), t.dt('Shockwave'), t.dt('Tremor'), t.dt('Inner Calm')], [0, 1, 1, 1]);
});
