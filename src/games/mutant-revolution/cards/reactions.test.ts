// Every Reaction played once, at its moment and by whom it is for.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenario, type Position, type Scenario } from '../scenario/scenario.ts';
import { hexName } from '../table/hex.ts';
import type { Stats } from '../table/world.ts';
import { REACTIONS } from './reactions.ts';

/** Nobody has a Power Token, so that only cards are asked for. */
const TIRED = [
  ['Wolverine, 0 power', 'Rogue, 0 power'],
  ['Cyclops, 0 power', 'Nightcrawler, 0 power', 'Pixie, 0 power'],
  ['Magneto, 0 power', 'Cable, 0 power'],
  ['Storm, 0 power', 'Anole, 0 power'],
];
const LEADERS = ['Wolverine', 'Cyclops', 'Magneto', 'Storm'];
const table = (position: Position): Scenario => scenario({ leaders: LEADERS, own: TIRED, ...position });

const played = new Set<string>();
/** Plays it at the first moment that offers it. */
function react(t: Scenario, seat: number, reaction: string): Scenario {
  for (let n = 0; n < 20 && !t.open(seat, 'play').length; n++) t.play(`${t.waiting[0]} pass`);
  played.add(reaction);
  return t.play(`${seat} play:${reaction}`);
}

// ---- Events ------------------------------------------------------------------------------------------------

/** Seat 0 plays Schism against this seat while seat 1 holds the Reaction. */
const schism = (reaction: string, against: number): Scenario =>
  table({ pp: [4, 4, 0, 0], hands: [['Schism'], [reaction]] }).play(`0 play:Schism:${against}`);

test('Careful Preparations cancels any Event of another School', () => {
  const t = react(schism('Careful Preparations', 2), 1, 'Careful Preparations');
  assert.deepEqual(
    [t.world.rp, t.world.pp],
    [
      [1, 1, 1, 1],
      [0, 1, 0, 0],
    ],
  );
});

test('Not at This School cancels an Event that names the own School, and no other', () => {
  assert.deepEqual(react(schism('Not at This School', 1), 1, 'Not at This School').world.rp, [1, 1, 1, 1]);
  assert.ok(
    !schism('Not at This School', 2)
      .open(1)
      .some(label => label.includes('Not at This School')),
  );
});

test('Knew You Would Try That cancels an Event and draws a card', () => {
  const t = react(schism('Knew You Would Try That', 2), 1, 'Knew You Would Try That');
  assert.deepEqual([t.world.rp, t.hand(1).length], [[1, 1, 1, 1], 4]);
});

// ---- the arena ---------------------------------------------------------------------------------------------

/** Rogue (4 attack dice) attacks Nightcrawler (4 defence dice), who stands in the middle. */
const attack = (seat: number, reaction: string, dice: readonly number[]): Scenario =>
  table({
    at: 'mission',
    run: 'attack',
    locals: { attacker: 0, target: 1 },
    fight: { mission: 'Sinister Trouble', pcs: ['Rogue E4', 'Nightcrawler E5'], tokens: ['A1'] },
    pp: LEADERS.map((_, i) => (i === seat ? 2 : 0)),
    hands: LEADERS.map((_, i) => (i === seat ? [reaction] : [])),
    dice,
  });
/** Damage that the defender has to bear, or has borne. */
function borne(t: Scenario): number {
  for (let n = 0; n < 40 && t.at.startsWith('moment.'); n++) t.play(`${t.waiting[0]} pass`);
  const pc = t.world.fight!.pcs[1]!;
  const health = ([atk, def, spd]: Stats): number => atk + def + spd;
  const left = (t.state.stack.at(-1)!.my as { n?: number }).n;
  return left ?? health(pc.start) - health(pc.stats);
}
const ONES = [1, 1, 1, 1];
const SIXES = [6, 6, 6, 6];

test('Fastball Special adds an attack die', () => {
  const t = attack(0, 'Fastball Special', [...SIXES, 6, ...ONES]);
  assert.equal(borne(react(t, 0, 'Fastball Special')), 5);
});

test('Danger Room Reflexes rolls the own defence again', () => {
  const t = attack(1, 'Danger Room Reflexes', [...SIXES, ...ONES, 6, 6, 6, 1]);
  assert.equal(borne(react(t, 1, 'Danger Room Reflexes')), 1);
});

test('Hex Bolt hurts the attacker that has done Damage, and one that has not it lets go', () => {
  const t = hurt(attack(1, 'Hex Bolt', [6, 1, 1, 1, 1, 1, 1, 1]));
  react(t, 1, 'Hex Bolt').play('0 lower:0', '0 lower:0');
  assert.deepEqual(t.world.fight!.pcs[0]!.stats, [2, 4, 4]);
  const missed = attack(1, 'Hex Bolt', [...ONES, ...SIXES]);
  for (let n = 0; n < 9 && missed.at === 'moment.react'; n++) {
    assert.deepEqual(missed.open(1, 'play'), []);
    missed.play('1 pass');
  }
});
/** Nobody else reacts until seat 1 has borne the Damage. */
function hurt(t: Scenario): Scenario {
  for (let n = 0; n < 9 && t.at === 'moment.react'; n++) t.play(`${t.waiting[0]} pass`);
  return t.play('1 lower:2');
}

test('MR-RUL-106 Hex Bolt counts for its School when it strikes a Mission Character', () => {
  const struck = table({
    at: 'mission',
    run: 'attack',
    locals: { attacker: 10, target: 1 },
    fight: { mission: 'Sinister Trouble', pcs: ['Rogue A1', 'Nightcrawler E5'], tokens: ['E6'] },
    pp: [0, 2, 0, 0],
    hands: [[], ['Hex Bolt']],
    dice: [6, 1, 1, 1, 1, 1, 1, 1, 1],
  });
  assert.deepEqual(react(hurt(struck), 1, 'Hex Bolt').world.fight!.damage, [0, 2, 0, 0]);
});

test('Force Field prevents 2 Damage', () => {
  const t = attack(1, 'Force Field', [...SIXES, ...ONES]);
  assert.equal(borne(react(t, 1, 'Force Field')), 2);
});

test('Bamf! takes the own Player Character up to four hexes away as its turn begins', () => {
  const t = table({
    at: 'mission',
    run: 'pcTurn',
    locals: { seat: 0 },
    fight: { mission: 'Battle of the Schools', pcs: ['Rogue E1', 'Nightcrawler A1'] },
    pp: [1, 0, 0, 0],
    hands: [['Bamf!']],
  });
  react(t, 0, 'Bamf!');
  assert.equal(t.refused('0 to:E6'), 'ENGINE-ASK-3');
  t.play('0 to:E5');
  assert.deepEqual([hexName(t.world.fight!.pcs[0]!.hex), t.world.fight!.pcs[0]!.actions], ['E5', 2]);
});

test('Secondary Mutation gives the own Player Character a third Action', () => {
  const t = table({
    at: 'mission',
    run: 'pcTurn',
    locals: { seat: 0 },
    fight: { mission: 'Battle of the Schools', pcs: ['Rogue E4', 'Nightcrawler A1'] },
    pp: [2, 0, 0, 0],
    hands: [['Secondary Mutation']],
  });
  react(t, 0, 'Secondary Mutation');
  for (let n = 0; t.at === 'moment.react' && n < 4; n++) t.play('0 pass');
  for (const hex of ['E3', 'E2', 'E1']) t.play('0 move', `0 to:${hex}`);
  assert.equal(t.asked(0).filter(({ id }) => id === 'pcTurn.act').length, 0);
});

// ---- auctions, invitations and defeats ---------------------------------------------------------------------

const auction = (reaction: string): Scenario =>
  table({
    at: 'recruit',
    run: 'auction',
    locals: { prize: 'recruit' },
    offered: 'Oya',
    pp: [2, 0, 0, 0],
    hands: [[reaction]],
  }).play('0 bid:3', '1 bid:4', '2 bid:0', '3 bid:1');

test('Hidden Account raises the own bid by 2', () => {
  const t = react(auction('Hidden Account'), 0, 'Hidden Account');
  assert.deepEqual([t.gave, t.world.hope], [{ winner: 0, live: [0] }, [0, 5, 5, 5]]);
});

test('Protesters Outside lets the highest bid of the others count for nothing', () => {
  const t = react(auction('Protesters Outside'), 0, 'Protesters Outside');
  assert.deepEqual([(t.gave as { winner: number }).winner, t.world.hope], [0, [2, 5, 5, 5]]);
});

test('Protesters Outside is not asked for where the own bid is the highest alone', () => {
  const position = { at: 'recruit', run: 'auction', locals: { prize: 'recruit' }, offered: 'Oya' } as const;
  const t = table({ ...position, pp: [2, 0, 0, 0], hands: [['Protesters Outside']] });
  assert.deepEqual(t.play('0 bid:4', '1 bid:3', '2 bid:0', '3 bid:1').open(0, 'play'), []);
});

/** Seat 1 is invited and holds the Reaction. */
const invited = (reaction: string): Scenario =>
  table({
    at: 'mission',
    run: 'invitations',
    fight: { mission: 'Gamma Rampage', pcs: [] },
    pp: [0, 2, 0, 0],
    hands: [[], [reaction]],
  }).play('0 invite:1');

test('Prior Engagement brings 3 Hope to whoever is invited, and a refusal costs nothing', () => {
  const t = react(invited('Prior Engagement'), 1, 'Prior Engagement').play('1 refuse');
  assert.deepEqual(
    [t.world.rp, t.world.hope],
    [
      [1, 1, 1, 1],
      [5, 8, 5, 5],
    ],
  );
  assert.equal(invited('Prior Engagement').play('1 pass', '1 refuse').world.rp[1], 0);
});

test('Broken Promise takes 4 Hope from whoever plays an Event on the own School, and lets it happen', () => {
  const t = react(schism('Broken Promise', 1), 1, 'Broken Promise');
  assert.deepEqual(
    [t.world.hope, t.world.rp],
    [
      [1, 9, 5, 5],
      [1, 0, 1, 1],
    ],
  );
  assert.ok(
    !schism('Broken Promise', 2)
      .open(1)
      .some(label => label.includes('Broken Promise')),
  );
});

/** Seat 0 defeats Pixie of seat 1, who holds the Reaction. */
function defeat(reaction: string, severity: number): Scenario {
  const t = table({
    at: 'mission',
    run: 'defeat',
    locals: { pc: 1, by: 0, severity, waived: false },
    fight: { mission: 'Gamma Rampage', pcs: ['Rogue E4', 'Pixie E5'], tokens: ['A1'] },
    pp: [0, 2, 0, 0],
    hands: [[], [reaction]],
  });
  return react(t, 1, reaction);
}

test('Roll with the Punch makes a defeat less severe', () => {
  const t = defeat('Roll with the Punch', 3);
  assert.equal(t.at, 'defeat.ransom');
  assert.ok(t.play('1 pay').own(1).includes('Pixie'));
});

test('Healer’s Touch keeps a defeated Character without payment', () => {
  const t = defeat('Healer’s Touch', 1);
  assert.notEqual(t.at, 'defeat.ransom');
  assert.ok(t.own(1).includes('Pixie'));
  assert.equal(t.world.hope[1], 5);
});

test('every Reaction has been played', () => {
  assert.deepEqual(
    [...played].sort(),
    Object.values(REACTIONS)
      .map(({ name }) => name)
      .sort(),
  );
});
