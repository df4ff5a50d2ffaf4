// The Mission Phase up to the fight: the card, the command, invitations, start hexes and tokens.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { everybody, moveCard } from '#engine/kit/piles.ts';
import { hexName } from '../table/hex.ts';
import { cardName } from '../cards/index.ts';
import { scenario, type Position, type Scenario } from '../scenario/scenario.ts';
import { arena } from '../scenario/testing.ts';
import { bid } from '../scenario/testing.ts';

const OWN = [['Rogue'], ['Cable'], ['Pixie'], ['Dagger']];
const missions = (name: string, more: Position = {}): Scenario =>
  scenario({ at: 'mission', missions: [name], own: OWN, ...more });
/** Seat 0 has the command. */
const commanded = (name: string, more: Position = {}): Scenario => bid(missions(name, more), '1 0 0 0');
const starts = (t: Scenario) => t.world.fight!.pcs.map(pc => `${cardName(pc.character)} ${hexName(pc.hex)}`);

test('MR-MIS-01 MR-MIS-02 MR-RUL-79 the top Mission is turned up for all to see, then the command is bid for', () => {
  const t = missions('Sentinel Swarm');
  const { missionDiscard } = t.world.piles;
  assert.deepEqual(
    [cardName(missionDiscard.cards.at(-1)!), missionDiscard.seen.at(-1), t.at],
    ['Sentinel Swarm', 15, 'auction.bid'],
  );
});

test('MR-RUL-38 without a Mission left the discard pile becomes the deck', () => {
  const t = scenario({ at: 'recruit', own: OWN });
  const { missions: deck, missionDiscard } = t.world.piles;
  while (deck.cards.length) moveCard(deck, 0, missionDiscard, everybody(4));
  t.idleTo('invitations.invite');
  assert.deepEqual([deck.cards.length, missionDiscard.cards.length], [17, 1]);
});

test('MR-MIS-03/05/06 the winner pays, takes the token, gains 1 RP, and a card for a dial of 10 or more', () => {
  const t = bid(missions('Sentinel Swarm', { hope: [5, 12, 5, 5] }), '0 10 0 0');
  assert.deepEqual([t.world.commander, t.world.rp, t.world.hope[1]], [1, [1, 2, 1, 1], 2]);
  assert.deepEqual([t.hand(1).length, t.world.fight!.controller], [1, 1]);
});

test('MR-MIS-05 MR-REV-02 also whoever keeps the token gains 1 RP', () => {
  assert.deepEqual(commanded('Sentinel Swarm').world.rp, [2, 1, 1, 1]);
});

test('MR-MIS-04 MR-RUL-80 a failed auction is decided by three dice of those still in it, for nothing', () => {
  const all = bid(missions('Sentinel Swarm', { dice: [1, 1, 1, 2, 2, 2, 6, 6, 6, 3, 3, 3] }), '0 0 0 0');
  assert.deepEqual([all.world.commander, all.world.rp[2], all.world.hope], [2, 2, [5, 5, 5, 5]]);
  const tied = bid(missions('Sentinel Swarm', { dice: [1, 1, 1, 2, 2, 2] }), '0 2 0 2', '- 0 - 0');
  assert.deepEqual([tied.world.commander, tied.world.hope], [3, [5, 5, 5, 5]]);
});

test('MR-CHO-01/02 MR-RUL-82/86 the Commander invites School after School, in any order, each once', () => {
  const t = commanded('Sentinel Swarm');
  assert.deepEqual(
    [t.at, t.open(0)],
    ['invitations.invite', ['Invite Player 1', 'Invite Player 2', 'Invite Player 3', 'Invite Player 4']],
  );
  t.play('0 invite:2', '2 send:Pixie');
  assert.deepEqual(t.open(0), ['Invite Player 1', 'Invite Player 2', 'Invite Player 4']);
  t.play('0 invite:0', '0 send:Rogue');
  assert.deepEqual(
    t.world.fight!.pcs.map(pc => [pc.seat, pc.position]),
    [
      [2, 1],
      [0, 2],
    ],
  );
});

test('MR-RUL-82 MR-RUL-85 each invitation is for the lowest Position that is free', () => {
  const position = (t: Scenario, seat: number) => t.asked(seat)[0]!.prompt.facts['n'];
  const t = commanded('Sentinel Swarm');
  assert.equal(position(t, 0), 1);
  assert.equal(position(t.play('0 invite:2'), 2), 1);
  assert.equal(position(t.play('2 send:Pixie'), 0), 2);
  assert.equal(position(t.play('0 invite:1'), 1), 2);
  assert.equal(position(t.play('1 refuse'), 0), 2, 'nobody has taken it');
});

test('MR-CHO-03 MR-CHO-04 MR-GLO-01 MR-GLO-02 an own, Uninjured character', () => {
  const t = commanded('Sentinel Swarm', { own: [[], ['Cable, injured', 'Pixie, 0 power']] }).play('0 invite:1');
  assert.deepEqual([t.refused('1 send:Cable'), t.open(1)], ['MR-CHO-04', ['Send Pixie', 'Refuse']]);
});

test('MR-CHO-05 a Leader goes when nobody else can, or when the Mission says so', () => {
  const open = (name: string, own: string[]) =>
    commanded(name, { own: [[], own] })
      .play('0 invite:1')
      .open(1, 'send');
  assert.deepEqual(open('Sentinel Swarm', ['Pixie']), ['Send Pixie']);
  assert.deepEqual(open('Sentinel Swarm', ['Pixie, injured']), ['Send Cyclops']);
  assert.deepEqual(open('Sentinel Swarm', []), ['Send Cyclops']);
  assert.deepEqual(open('Survival of the Fittest', ['Pixie']), ['Send Pixie', 'Send Cyclops']);
});

test('MR-CHO-06..08 MR-RUL-86 MR-RUL-88 whoever refuses loses 1 RP, and the Position stays empty', () => {
  const t = commanded('Sentinel Swarm', { rp: [1, 1, 0, 1] });
  t.play('0 invite:2', '2 refuse', '0 invite:0', '0 refuse', '0 invite:1', '1 send:Cable');
  assert.deepEqual([t.world.rp, t.world.fight!.pcs[0]!.position], [[1, 1, 0, 1], 1]);
  assert.deepEqual(t.open(0), ['Invite Player 4'], 'MR-RUL-86: who has refused is not asked again');
});

test('MR-RUL-81 a School with nobody to send can only refuse', () => {
  const t = commanded('Sentinel Swarm', { own: [[], ['Cable, injured', 'Cyclops, injured']] }).play('0 invite:1');
  assert.deepEqual(t.open(1), ['Refuse']);
});

test('MR-RUL-87 a Mission for Students takes nobody else; a School without one that can go refuses', () => {
  const invited = (own: string[]): Scenario => commanded('First Contact', { own: [[], own] }).play('0 invite:1');
  const school = invited(['Cable', 'Pixie']);
  assert.deepEqual([school.refused('1 send:Cable'), school.open(1)], ['MR-RUL-87', ['Send Pixie', 'Refuse']]);
  assert.throws(() => school.play('1 send:Cable'), /MR-RUL-87 First Contact is not for Cable\./);
  for (const own of [['Cable'], ['Cable, injured', 'Pixie, injured'], []])
    assert.deepEqual(invited(own).open(1), ['Refuse']);
});

test('MR-RUL-87 MR-GLO-01 of several kinds that a Mission is for, one is enough', () => {
  const only = ['student', 'hero'] as const;
  const tour = { name: 'Campus Tour', characters: 'all', only, tokens: [], rp: [], ends: { turns: 1 } } as const;
  const position = { fixtures: { missions: [tour] }, own: [[], ['Cable', 'Pixie', 'Rogue, injured']] };
  const t = commanded('Campus Tour', position).play('0 invite:1');
  assert.deepEqual(
    ['Cable', 'Pixie', 'Rogue', 'Cyclops'].map(name => t.refused(`1 send:${name}`)),
    [undefined, undefined, 'MR-CHO-04', 'MR-RUL-87'],
  );
});

test('MR-CHO-09 MR-RUL-85 a Mission for two is full with two; those not invited lose nothing', () => {
  const t = commanded('Danger Room Duel').play('0 invite:1', '1 refuse', '0 invite:2', '2 send:Pixie');
  t.play('0 invite:3', '3 send:Dagger');
  assert.deepEqual(
    [t.world.rp, starts(t)],
    [
      [2, 0, 1, 1],
      ['Pixie E1', 'Dagger E9'],
    ],
  );
});

test('MR-CHO-10 MR-RUL-83 MR-RUL-84 MR-RUL-146 with fewer than two the phase is over at once, without rewards', () => {
  const t = commanded('Sentinel Swarm').play('0 invite:1', '1 send:Cable');
  for (const seat of [0, 2, 3]) t.play(`0 invite:${seat}`, `${seat} refuse`);
  assert.deepEqual([t.world.fight, t.world.phase, t.kinds.includes('missionAbandoned')], [null, 'upkeep', true]);
  const nobody = commanded('Danger Room Duel');
  for (const seat of [0, 1, 2, 3]) nobody.play(`0 invite:${seat}`, `${seat} refuse`);
  assert.equal(nobody.world.phase, 'upkeep');
});

test('MR-EX-09 MR-EX-10 MR-CHO-13 MR-CHO-14 MR-CHO-15 three take part and stand on the hexes for three', () => {
  const own = [['Cable'], ['X-23'], ['Psylocke'], ['Dagger']];
  const t = commanded('The Black King’s Machine', { own });
  t.play('0 invite:2', '2 send:Psylocke', '0 invite:1', '1 send:X-23', '0 invite:3', '3 refuse', '0 invite:0');
  t.play('0 send:Cable');
  assert.deepEqual([starts(t), t.world.rp[3]], [['Psylocke E1', 'X-23 A5', 'Cable I5'], 0]);
});

test('MR-CHO-11/12/16 MR-EX-14 MR-ATR-01 MR-RUL-05 four with full stats; Training counts, up to 6', () => {
  const own = [['Rogue'], ['Cable, 0 power, Stepping Disc Practice'], ['Pixie'], ['Dagger']];
  const t = commanded('Sentinel Swarm', { own });
  for (const [seat, name] of [
    [0, 'Rogue'],
    [1, 'Cable'],
    [2, 'Pixie'],
    [3, 'Dagger'],
  ] as const)
    t.play(`0 invite:${seat}`, `${seat} send:${name}`);
  assert.deepEqual(starts(t), ['Rogue E1', 'Cable A3', 'Pixie E9', 'Dagger I3']);
  const { pcs } = t.world.fight!;
  assert.deepEqual(
    [pcs[0]!.stats, pcs[1]!.stats, pcs[1]!.start],
    [
      [4, 4, 4],
      [4, 3, 6],
      [4, 3, 6],
    ],
  );
});

test('MR-EXE-01/02 MR-EX-11 MR-RUL-25/27 the Commander places the tokens, far enough from every character', () => {
  const t = commanded('The Black King’s Machine').play('0 invite:1', '1 send:Cable', '0 invite:2', '2 send:Pixie');
  t.play('0 invite:3', '3 refuse', '0 invite:0', '0 refuse');
  assert.deepEqual([t.at, t.waiting], ['placement.place', [0]]);
  assert.deepEqual([t.refused('0 place:E3'), t.refused('0 place:E4')], ['MR-EXE-02', undefined]);
  assert.deepEqual([t.refused('0 place:C4'), t.refused('0 place:E1')], ['ENGINE-ASK-3', 'ENGINE-ASK-3']);
  assert.equal(t.refused('0 place:A5'), undefined, 'a start hex that is empty');
  t.play('0 place:E5');
  assert.notEqual(t.at, 'placement.place');
});

test('MR-REW-11 MR-GLO-07 the Commander’s RP is no Mission reward and earns no Triumph Token', () => {
  const t = commanded('Weapons Cache').play('0 invite:0', '0 send:Rogue', '0 invite:1', '1 send:Cable');
  t.play('0 invite:2', '2 refuse', '0 invite:3', '3 refuse');
  t.idleWhile(() => t.world.fight !== null);
  assert.deepEqual([t.world.rp, t.world.triumph.includes(1)], [[2, 1, 0, 0], false]);
  assert.ok(t.kinds.includes('missionFailed'));
});

test('MR-RCT-01 MR-CHO-06 MR-RUL-86 a Reaction takes the sting out of a refusal', () => {
  const t = commanded('Sentinel Swarm', { hands: [[], ['Prior Engagement']], pp: [1, 2, 1, 1] });
  t.play('1 pass', '0 invite:1', '1 play:Prior Engagement', '1 refuse');
  assert.deepEqual([t.world.rp[1], t.world.pp[1], t.at], [1, 0, 'invitations.invite']);
  assert.equal(t.play('0 invite:2', '2 refuse').world.rp[2], 0, 'but of that one alone');
});

test('MR-RUL-27 tokens may lie beside each other: the distance is that to Player Characters', () => {
  const t = arena(['Rogue E1', 'Cable E9'], { mission: 'Weapons Cache', tokens: ['E5', 'gone'], run: 'placement' });
  assert.deepEqual(
    [t.at, t.refused('0 place:E4'), t.refused('0 place:E3')],
    ['placement.place', undefined, 'MR-EXE-02'],
  );
});

test('MR-RUL-26 with no hex far enough a token goes as far away as there is room', () => {
  const t = arena(['Rogue A2', 'Cable D7', 'Pixie E3', 'Dagger H4'], {
    mission: 'Free the Captives',
    tokens: ['A5', 'G7', 'H1', 'gone', 'I1', 'I5'],
    run: 'placement',
  });
  assert.deepEqual([t.refused('0 place:A4'), t.refused('0 place:A3')], [undefined, 'MR-EXE-02']);
});
