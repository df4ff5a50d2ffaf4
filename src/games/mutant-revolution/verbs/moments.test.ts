// Tests that things which would change nothing are neither offered nor asked for, and those the rules allow are.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canDo } from '#engine/kit/effects.ts';
import { arena, turnOf, whereIs, type Fighters } from '../scenario/testing.ts';
import { scenario, type Position, type Scenario } from '../scenario/scenario.ts';
import type { T } from '../table/world.ts';
import { userAt } from './moments.ts';
import { verbs } from './index.ts';

const SINISTER = { mission: 'Sinister Trouble', tokens: ['A1'] };
const BRAWL = { mission: 'Battle of the Schools' };
/** Plot Points and one card for seat 1. */
const holding = (card: string): Fighters => ({ pp: [0, 4, 0, 0], hands: [[], [card]] });
/** Passes until this seat can play the card, or something else is asked. */
function wait(t: Scenario, seat: number): Scenario {
  for (let n = 0; n < 20 && t.at === 'moment.react' && !t.open(seat, 'play').length; n++)
    t.play(`${t.waiting[0]} pass`);
  return t;
}
const attackOn = (figure: string, position: Fighters): Scenario =>
  arena(['Rogue E4', figure], { run: 'attack', locals: { attacker: 0, target: 1 }, ...SINISTER, ...position });

test('MR-RUL-92 a Power that makes way and lengthens the walk lets a Character out that is boxed in', () => {
  const around = ['Rogue D1', 'Cable E2', 'Pixie F1'];
  const t = turnOf(0, ['Archangel E1 4/3/1', ...around], { ...BRAWL, with: { Archangel: '1 power' } });
  t.play('0 move', '0 power:Archangel', '0 to:E3');
  assert.equal(whereIs(t, 0), 'E3');
  const tired = turnOf(0, ['Archangel E1 4/3/1', ...around], BRAWL);
  assert.equal(tired.refused('0 move'), 'MR-RUL-92');
  const kitty = turnOf(0, ['Kitty Pryde E1 3/5/1', ...around], { ...BRAWL, with: { 'Kitty Pryde': '1 power' } });
  assert.equal(kitty.refused('0 move'), 'MR-RUL-92', 'one hex is not enough to come through');
});

test('MR-CHA-03 a Charter and a Power let a Character out together', () => {
  const figures = ['Rogue D1', 'Cable E2', 'Pixie F1', 'Kitty Pryde E1 3/5/1'];
  const t = turnOf(3, figures, { ...BRAWL, with: { 'Kitty Pryde': '1 power', Storm: '1 power' } });
  t.play('3 move', '3 power:Kitty Pryde', '3 power:Fair Winds', '3 to:E4');
  assert.equal(whereIs(t, 3), 'E4');
});

test('MR-RUL-151 a defeat as mild as can be is not made milder', () => {
  const mild = wait(attackOn('Cable E5 1/1/1', { ...holding('Roll with the Punch'), dice: [6, 1, 1, 1, 1] }), 1);
  assert.equal(mild.at, 'defeat.ransom');
  const hard = wait(attackOn('Cable E5 1/1/1', { ...holding('Roll with the Punch'), dice: [6, 6, 1, 1, 1] }), 1);
  assert.equal(hard.at, 'moment.react');
});

test('MR-DEF-08 MR-DEF-13 no card pays for a Leader, nor for who is hospitalized', () => {
  const touch = holding('Healer’s Touch');
  const leader = wait(attackOn('Cyclops E5 1/1/1', { ...touch, dice: [6, 1, 1, 1, 1] }), 1);
  assert.ok(leader.kinds.includes('leaderBeaten'));
  const gone = wait(attackOn('Pixie E5 1/1/1', { ...touch, dice: [6, 6, 6, 6, 1] }), 1);
  assert.ok(gone.kinds.includes('characterLost'));
  const hurt = wait(attackOn('Pixie E5 1/1/1', { ...touch, dice: [6, 6, 1, 1, 1] }), 1);
  assert.deepEqual(hurt.open(1, 'play').length, 1);
});

test('MR-RUL-52 a card that makes the defeat milder opens the way for one that spares the payment', () => {
  const hands = [[], ['Roll with the Punch', 'Healer’s Touch']];
  const t = wait(attackOn('Pixie E5 1/1/1', { pp: [0, 3, 0, 0], hands, dice: [6, 6, 6, 6, 1] }), 1);
  t.play('1 play:Roll with the Punch', '1 play:Healer’s Touch');
  assert.deepEqual([t.own(1), t.world.hope[1]], [['Pixie'], 9]);
});

test('MR-DEF-06 what nobody has to pay for any more no second card keeps', () => {
  const effects = [{ do: 'waivePayment' }] as const;
  const rest = {
    name: 'Bed Rest',
    copies: 1,
    cost: 1,
    hv: 1,
    on: 'pc.defeated',
    if: { yours: true },
    effects,
  } as const;
  const hands = [[], ['Bed Rest', 'Healer’s Touch']];
  const position = { fixtures: { reactions: [rest] }, pp: [0, 6, 0, 0], hands, dice: [6, 6, 1, 1, 1] };
  const t = wait(attackOn('Pixie E5 1/1/1', position), 1);
  assert.equal(t.open(1, 'play').length, 2);
  t.play('1 play:Healer’s Touch');
  assert.deepEqual([t.open(1, 'play'), t.own(1)], [[], ['Pixie']]);
});

test('MR-DMG-07 who has left the arena does not jump, nor is pushed or frozen there', () => {
  const jump = wait(attackOn('Cable E5 1/1/1', { ...holding('Bamf!'), dice: [6, 1, 1, 1, 1] }), 1).play('1 pay');
  assert.deepEqual(wait(jump, 1).open(1, 'play'), []);
  for (const name of ['Polaris', 'Iceman', 'Goldballs']) {
    const position = { ...SINISTER, with: { [name]: '1 power' }, dice: [6, 1, 1, 1] };
    const t = turnOf(0, [`${name} E4`, 'Pixie E5 1/1/1'], position).play('0 attack:Pixie', '1 pay');
    assert.equal(t.at, 'pcTurn.act', name);
  }
});

test('MR-RUL-98 Damage that is prevented wholly is not prevented again', () => {
  const t = attackOn('Colossus E5 4/1/4', {
    ...holding('Force Field'),
    with: { Colossus: '2 power' },
    dice: [6, 1, 1, 1, 1],
  });
  wait(t, 1).play('1 power:Colossus');
  assert.deepEqual(wait(t, 1).open(1, 'play'), []);
  assert.deepEqual([t.hand(1), t.world.fight!.pcs[1]!.stats], [['Force Field'], [4, 1, 4]]);
});

test('MR-RUL-98 Damage that is prevented wholly is told as none, and earns nothing', () => {
  const position = { mission: 'Danger Room Duel', with: { Colossus: '1 power' }, dice: [6, 1, 1] };
  const t = turnOf(0, ['Polaris E4', 'Colossus E5 1/1/1'], position).play('0 attack:Colossus', '1 power:Colossus');
  assert.deepEqual([t.log().at(-1), t.world.hope[0]], ['No Damage.', 9]);
});

test('MR-POW-01 no Power Token is asked for what does nothing: nobody near, nothing lost', () => {
  const begun = (name: string): Scenario =>
    turnOf(0, [`${name} E1`, 'Pixie E9'], { ...SINISTER, with: { [name]: '1 power' } });
  assert.equal(begun('Hellion').at, 'pcTurn.act');
  assert.deepEqual(begun('Triage').open(0, 'power'), []);
  const rogue = turnOf(0, ['Rogue E4', 'Pixie E5'], {
    ...SINISTER,
    with: { Rogue: '1 power' },
    dice: [6, 1, 1, 1, 1, 1],
  });
  assert.equal(rogue.play('0 attack:Pixie', '1 lower:ATK').at, 'pcTurn.act');
});

test('MR-POW-03 a Power whose effect does not grow is asked for once', () => {
  const begun = (name: string, worn: string, dice: readonly number[]): Scenario =>
    turnOf(0, [`${name} E4`, 'Rogue E5'], { ...SINISTER, with: { [name]: worn }, dice });
  const shark = begun('Shark-Girl', '2 power, Cerebro Exercise', [1, 1, 1, 1, 6, 6, 6, 6]);
  assert.equal(shark.play('0 attack:Rogue', '0 power:Shark-Girl').at, 'pcTurn.act');
  const psylocke = begun('Psylocke', '2 power', [6, 1, 1, 1, 1, 1, 1, 1]);
  assert.equal(psylocke.play('0 attack:Rogue', '0 power:Psylocke').at, 'damage.lower');
  assert.equal(begun('Kitty Pryde', '2 power', []).play('0 move', '0 power:Kitty Pryde').at, 'move.to');
  const archangel = begun('Archangel', '2 power', []).play('0 move', '0 power:Archangel');
  assert.equal(archangel.at, 'moment.react', 'two more hexes each time');
});

/** Seats 0 and 1 hold a card each when the bids are shown. */
const bids = (position: Position): Scenario =>
  scenario({ at: 'recruit', run: 'auction', locals: { prize: 'recruit' }, offered: 'Oya', ...position });

test('MR-BID-03 a bid of all one’s Hope cannot be raised; nor can any once the auction is cancelled', () => {
  const poor = bids({ hope: [3, 5, 5, 5], pp: [1, 0, 0, 0], hands: [['Hidden Account']] });
  poor.play('0 bid:3', '1 bid:2', '2 bid:0', '3 bid:0');
  assert.notEqual(poor.at, 'moment.react');
  const off = bids({ pp: [2, 2, 0, 0], hands: [['Protesters Outside'], ['Hidden Account']] });
  off.play('0 bid:3', '1 bid:4', '2 bid:0', '3 bid:0');
  Object.assign(off.state.stack.find(({ at }) => at.startsWith('auction.'))!.my, { cancelled: true });
  assert.deepEqual([off.open(0, 'play'), off.open(1, 'play')], [[], []]);
});

test('MR-RUL-88 a refusal that costs nothing is not said to cost something', () => {
  const invited = (rp: number, line: string): Scenario =>
    scenario({
      at: 'mission',
      run: 'invitations',
      own: [[], ['Pixie']],
      rp: [1, rp, 1, 1],
      fight: { mission: 'Gamma Rampage', pcs: [] },
      pp: [0, 2, 0, 0],
      hands: [[], ['Prior Engagement']],
    }).play('0 invite:1', `1 ${line}`, '1 refuse');
  const lost = [invited(0, 'pass'), invited(1, 'pass'), invited(1, 'play:Prior Engagement')].map(t =>
    t.kinds.includes('rpLost'),
  );
  assert.deepEqual(lost, [false, true, false]);
});

test('MR-DEF-04 MR-DEF-05 MR-DEF-07 the log tells what a defeat costs beside Hope', () => {
  const told = (figure: string, dice: number[], rp: number): string[] => {
    const t = turnOf(0, ['Rogue E4', figure], { ...SINISTER, dice, rp: [1, rp, 1, 1] });
    const lines = t.play(`0 attack:${figure.split(' ')[0]!}`).log();
    return lines.filter(line => /Revolution|Injured/.test(line));
  };
  assert.deepEqual(told('Cable E5 1/1/1', [6, 6, 1, 1, 1], 3), [
    'seat 1 loses 1 Revolution Point.',
    'Cable is Injured.',
  ]);
  assert.deepEqual(told('Cyclops E5 1/1/1', [6, 6, 6, 1, 1], 3)[0], 'seat 1 loses 2 Revolution Points.');
  assert.deepEqual(told('Cable E5 1/1/1', [6, 1, 1, 1, 1], 0), []);
  assert.deepEqual(told('Cable E5 1/1/1', [6, 6, 6, 1, 1], 1), ['seat 1 loses 1 Revolution Point.'], 'it has left');
});

test('MR-RUL-51 MR-RUL-152 a jump among taken hexes alone is of no use', () => {
  const cornered = (last: string): boolean => {
    const { world } = turnOf(1, ['Rogue E2', 'Pixie E1', 'Cable D1', last], BRAWL);
    const user = userAt({ on: 'pcTurn.start', acting: 1 }, 1);
    return canDo(verbs, [{ do: 'place', within: 1 }], { world } as T, user);
  };
  assert.deepEqual([cornered('Rockslide A5'), cornered('Rockslide F1')], [true, false]);
});

test('MR-RUL-51 MR-RUL-152 Magneto moves nobody who is boxed in, and is not asked when all are', () => {
  const power = { ...BRAWL, with: { Magneto: '1 power' } };
  const boxed = turnOf(2, ['Rogue E1', 'Cable D1', 'Magneto E2', 'Pixie F1'], power);
  boxed.play('2 power:Magneto');
  assert.deepEqual(boxed.open(2), ['Cable', 'Pixie'], 'Rogue has no hex to go to');
  const SWARM = { mission: 'Sentinel Swarm', tokens: ['D1', 'F1', 'I5', 'I4'] };
  const wall = turnOf(2, ['Rogue E1', '', 'Magneto E2'], { ...SWARM, with: { Magneto: '1 power' } });
  wall.play('2 power:Magneto');
  assert.deepEqual(wall.open(2), ['Sentinel 1', 'Sentinel 2']);
  const crates = ['D1', 'F1', 'I5', 'I4', 'I3', 'I2', 'I1'];
  const none = turnOf(2, ['Rogue E1', '', 'Magneto E2'], {
    mission: 'Weapons Cache',
    tokens: crates,
    with: { Magneto: '1 power' },
  });
  assert.equal(none.at, 'pcTurn.act');
});
