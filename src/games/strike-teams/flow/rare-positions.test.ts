// Positions in which two or more rules meet, such as nobody comes upon in an ordinary mission.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenario } from '../scenario/scenario.ts';
import { arena, drawn, ROOMS } from '../table/testing.ts';

/** Round 9 with Mind Control, which makes attacks on the Mastermind's side dearer. */
const MIND_CONTROL = { round: 9, stages: ['s1-1', 's2-1', 's3-6'] } as const;

test('ST-RUL-84 ST-SLM-15 a target slammed into an Ammunition Crate is beside it when it explodes', () => {
  const map = arena(12, 12, { '5,3': 'm' });
  const t = scenario({ cards: ['Thrust'], map, figures: { quake: '2,3', strucker: '4,3', s1: '6,3' } });
  t.turn('quake').play('0 card:Thrust', '0 figure:strucker').idleTo('turn.act');
  // 4 of the attack, 2 of the slam, 2 of the explosion.
  assert.deepEqual([t.wounds('strucker'), t.wounds('s1'), t.where('strucker')], [8, 2, '5,3']);
});
test('ST-RUL-68 of a slam’s two victims the active team’s places its wounds first', () => {
  const t = scenario({ cards: ['Thrust'], figures: { quake: '2,3', strucker: '4,3', cap: '5,3' } });
  t.turn('quake').play('0 card:Thrust', '0 figure:strucker').idleOnce();
  assert.deepEqual([t.at, t.waiting], ['harm.place', [0]]);
  assert.deepEqual([t.idleOnce().at, t.waiting], ['harm.place', [1]]);
});
test('ST-RUL-77 ST-RUL-91 a hero whom the attack has defeated takes up nothing that it is pushed over', () => {
  const t = scenario({
    at: 'mastermind',
    stages: ['s1-2', 's2-1', 's3-1'],
    cards: ['Concussion Rocket'],
    tokens: [['dossier', '5,3']],
    figures: { s1: '2,3', cap: '4,3' },
    wounds: { cap: { attack: 2, defend: 2 } },
  });
  t.turn('soldiers').play('1 mobilize:s1', '1 card:Concussion Rocket', '1 figure:cap').idleTo('turn.act');
  assert.deepEqual(
    [t.where('cap'), t.kinds.includes('retrieved'), t.kinds.includes('revealed')],
    ['down', false, false],
  );
});
test('ST-RUL-61 aiming that was paid for counts when the attack is turned to another target', () => {
  const t = scenario({
    cards: ['Human Shield'],
    figures: { iron: '1,1', strucker: '6,1', s1: '6,2' },
    ap: { strucker: 1 },
  });
  t.turn('iron').play('0 attack', '0 figure:strucker', '0 aim:2', '1 card:Human Shield', '1 shield:s1');
  assert.deepEqual([t.where('s1'), t.wounds('strucker')], ['down', 0]);
});
test('ST-CRD-09 nobody guards an ally against an attack of its own', () => {
  const t = scenario({ cards: ['Guard an Ally'], figures: { cap: '1,1', may: '2,1', iron: '1,4' } });
  t.turn('cap').play('0 attack', '0 figure:may');
  assert.equal(t.at, 'harm.place');
  t.idleTo('turn.act').play('0 end').turn('iron').play('0 attack', '0 figure:may');
  assert.deepEqual(t.options(0), ['card:Guard an Ally', 'pass']);
});
test('ST-BRK-07 ST-MPW-06 ST-RUL-91 a breakthrough goes through the enemy’s space and takes up what lies there', () => {
  const t = scenario({
    stages: ['s1-2', 's2-1', 's3-1'],
    figures: { cap: '3,3', s1: '4,3' },
    tokens: [['dossier', '4,3']],
  });
  t.turn('cap').play('0 breakthrough:s1');
  assert.deepEqual([t.where('cap'), t.world.tokenCarrier], ['5,3', [0]]);
});
test('ST-BRK-07 ST-AUT-01 a breakthrough leaves a space beside Radiation Aura, which hurts', () => {
  const t = scenario({
    cards: ['Radiation Aura'],
    dt: { 'Radiation Aura': 1 },
    figures: { cap: '3,3', rad: '4,3' },
  });
  t.play('0 activate:cap').idleTo('activation.open').play('0 addAp');
  assert.equal(t.wounds('cap'), 1);
  t.play('0 breakthrough:rad').idleTo('turn.act');
  assert.deepEqual([t.wounds('cap'), t.where('cap')], [2, '5,3']);
});
test('ST-RUL-101 attacks on different targets go to no door twice', () => {
  const t = scenario({ cards: ['Fault Line'], map: drawn(ROOMS), figures: { quake: '0,1' } });
  t.turn('quake').play('0 card:Fault Line', '0 barrier:door 1');
  assert.deepEqual(t.options(0), ['barrier:0,2/1,2', 'barrier:0,2/0,3', 'forgo']);
});
test('ST-CRD-07 Death-Spore Toxin that is parried poisons nobody, whomever it had poisoned before', () => {
  const t = scenario({
    at: 'mastermind',
    cards: ['Death-Spore Toxin', 'Emergency Shielding'],
    figures: { strucker: '2,3', cap: '4,3', iron: '2,6' },
    aimed: { 'Death-Spore Toxin': 'cap' },
    ap: { iron: 1 },
  });
  t.turn('strucker').play('1 card:Death-Spore Toxin', '1 figure:iron', '0 card:Emergency Shielding', '1 end');
  assert.equal(t.play('0 activate:cap').at, 'activation.open');
});
test('ST-ACT-10 ST-CMD-02 what Mind Control adds to an attack is paid in full, or the attack is not made', () => {
  const four = { quake: '5,5', s1: '5,6', s2: '6,6', s3: '4,4', s4: '6,5' };
  const tremor = { ...MIND_CONTROL, picks: ['', '', 'quake'], cards: ['Tremor'], figures: four };
  const poor = scenario({ ...tremor, wounds: { quake: { Tremor: 2, attack: 1 } } }).turn('quake');
  assert.equal(poor.refused('0 card:Tremor'), 'ST-ACT-10');
  // 6 AP: 5 for the card, and 1 for one of the four attacks.
  const some = scenario({ ...tremor, wounds: { quake: { Tremor: 2 } } })
    .turn('quake')
    .play('0 card:Tremor');
  assert.deepEqual([some.ap('quake'), some.world.cp, some.wounds('s1'), some.wounds('s2')], [0, [0, 0], 2, 0]);
  const cap = { ...MIND_CONTROL, picks: ['', '', 'cap'], figures: { cap: '5,5', s1: '5,6' } };
  const broken = scenario({ ...cap, wounds: { cap: { attack: 1, move: 1 } } }).turn('cap');
  assert.equal(broken.refused('0 breakthrough:s1'), 'ST-ACT-10');
  const whole = scenario({ ...cap, wounds: { cap: { attack: 1 } } })
    .turn('cap')
    .play('0 breakthrough:s1');
  assert.deepEqual([whole.ap('cap'), whole.world.cp, whole.where('cap')], [0, [0, 0], '5,7']);
  const last = scenario({ ...cap, prone: { cap: 1 }, wounds: { cap: { attack: 1 } } });
  last.turn('cap').play('0 attack', '0 figure:s1');
  assert.deepEqual([last.ap('cap'), last.world.cp], [1, [0, 0]]);
});
test('ST-RUL-77 ST-TOK-08 ST-TOK-09 a defeated carrier whose body is pushed onto a green point frees nobody', () => {
  const t = scenario({
    at: 'mastermind',
    round: 6,
    stages: ['s1-1', 's2-1', 's3-1'],
    green: '5,3',
    cards: ['Concussion Rocket'],
    tokens: [{ token: 'prison' }, ['prisoner', 'cap']],
    deeds: [[3, 'damaged', 'prison']],
    figures: { s1: '2,3', cap: '4,3' },
    wounds: { cap: { attack: 2, defend: 2 } },
  });
  t.turn('soldiers').play('1 mobilize:s1', '1 card:Concussion Rocket', '1 figure:cap').idleTo('turn.act');
  assert.deepEqual([t.where('cap'), t.token('prisoner'), t.world.op], ['down', '5,3', [0, 1]]);
});
test('ST-DEF-04 ST-CRD-04 in a volley’s second attack a card with Duration Tokens is spent, the Dodge is not', () => {
  const t = scenario({ cards: ['Pummel', 'Deflect'], figures: { iron: '3,3', winter: '4,3' }, ap: { winter: 4 } });
  t.turn('iron').play('0 card:Pummel', '0 figure:winter', '1 card:Deflect').idleOnce().play('1 defend');
  assert.deepEqual(t.options(1), ['defend', 'pass']);
});
test('ST-RUL-98 ST-CMD-02 any hero of the team uses the Victory Card once, and the dial stops at 12', () => {
  const t = scenario({
    seats: 3,
    campaign: { mission: 2, victor: 0 },
    victory: 'Karma',
    figures: { cap: '1,1', may: '3,3', s1: '9,9' },
    owners: { may: 1 },
    cp: [10, 0],
  });
  t.play('1 activate:may', '1 addAp', '1 victory', '1 end', '0 activate:cap', '0 addAp');
  assert.deepEqual([t.world.cp, t.options(0).includes('victory')], [[12, 0], false]);
});
test('ST-OPS-03 the same villain may be both heads of the Hydra, and is worth its own point once', () => {
  const position = {
    round: 9,
    stages: ['s1-1', 's2-1', 's3-2'],
    isClosed: [true, true, false],
    picks: ['', '', 'winter'],
    figures: { cap: '3,3', winter: '4,3', s1: '11,11' },
    wounds: { winter: { attack: 2, defend: 2, move: 1 } },
  } as const;
  const t = scenario(position).turn('cap').play('0 attack', '0 figure:winter');
  assert.deepEqual(
    [t.world.op, t.picks(3)],
    [
      [3, 0],
      ['winter', 'winter'],
    ],
  );
  const second = scenario({
    ...position,
    taken: 'winter',
    deeds: [[8, 'defeated', 'winter']],
    won: [0, 0, 1],
    op: [3, 0],
  });
  assert.deepEqual(second.turn('cap').play('0 attack', '0 figure:winter').world.op, [5, 0]);
});

/** A bystander who is the Mastermind's agent lies in the way. */
const AGENT = {
  stages: ['s1-6', 's2-1', 's3-1'],
  tokens: [{ token: 'bystander', at: '3,1' }],
  secrets: ['bystander', '', ''],
} as const;
test('ST-STA-01 ST-RUL-109 whoever is trapped on the way stops there and pays for no further step', () => {
  const t = scenario({ ...AGENT, figures: { may: '1,1', s1: '11,11' } });
  t.turn('may').play('0 advance:5,1').idleTo('turn.act');
  assert.deepEqual([t.where('may'), t.ap('may'), t.wounds('may'), t.status('may')], ['3,1', 4, 2, 'trapped']);
  assert.ok(t.kinds.includes('stopped'));
});
test('ST-MOV-03 ST-RUL-109 who is trapped in an ally’s space goes on to the next one where it may stop', () => {
  const t = scenario({ ...AGENT, figures: { may: '1,1', cap: '3,1', iron: '4,1', s1: '11,11' } });
  const path = ['2,1', '3,1', '4,1', '5,1', '6,1'].map(name => t.square(name));
  t.turn('may')
    .play(`0 walk:0:${path.join('+')}`)
    .idleTo('turn.act');
  assert.deepEqual([t.where('may'), t.ap('may')], ['5,1', 2]);
});
test('ST-RUL-45 ST-RUL-70 who falls on the way keeps the AP of the steps that it has not taken', () => {
  const t = scenario({
    cards: ['Radiation Aura'],
    dt: { 'Radiation Aura': 1 },
    figures: { cap: '3,5', rad: '4,3', may: '9,9' },
    wounds: { cap: { attack: 2, defend: 2, move: 1 } },
    ap: { cap: 4 },
  });
  // 2 AP to the space beside Radioactive Man, 3 to leave it and his aura, which is the end; 2 are not spent.
  const path = ['3,4', '2,5', '1,5'].map(name => t.square(name));
  t.turn('cap').play(`0 walk:0:${path.join('+')}`);
  assert.deepEqual([t.where('cap'), t.ap('cap')], ['down', 5]);
});
test('ST-RSP-04 nobody rallies a hero who has just come back', () => {
  const figures = { cap: '2,2', may: '3,3', iron: '4,4', s1: '11,11' };
  const t = scenario({ cards: ['Rally the Team'], figures, safe: 'may' })
    .turn('cap')
    .play('0 card:Rally the Team');
  assert.deepEqual(t.options(0), ['gains:iron', 'enough']);
  const alone = scenario({ cards: ['Rally the Team'], figures, safe: 'may iron' }).turn('cap');
  assert.ok(!alone.options(0).includes('card:Rally the Team'));
});
