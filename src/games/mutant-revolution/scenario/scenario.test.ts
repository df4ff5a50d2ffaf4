// The scenario builder: what it lays out is what was asked for, lines are read as people say them, and positions that
// cannot be are refused in words.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inventoryOf } from '#engine/laws/law-book.ts';
import { mutantRevolution as game } from '../game.ts';
import { cardName } from '../cards/index.ts';
import { numbered } from './position.ts';
import { scenario, type Position } from './scenario.ts';

test('schools, characters with what lies on them, hands, points and Hope are as written', () => {
  const t = scenario({
    at: 'upkeep',
    seats: 3,
    commander: 2,
    leaders: ['Storm', 'Magneto', 'Cyclops'],
    own: [['Rogue, 1 power, injured, triumph', 'Pixie, Blackbird Drill'], ['Magneto, 0 power']],
    hands: [['Careful Preparations']],
    rp: [3, 2, 1],
    pp: [0],
    hope: [9],
  });
  const { world: w } = t;
  const [rogue, pixie, magneto] = ['Rogue', 'Pixie', 'Magneto'].map(name => numbered(name)) as [number, number, number];
  assert.deepEqual([t.own(0), t.own(1), t.hand(0)], [['Rogue', 'Pixie'], [], ['Careful Preparations']]);
  assert.deepEqual([w.power[rogue], w.injured[rogue], w.triumph[rogue], w.power[magneto]], [1, 1, 1, 0]);
  assert.equal(cardName(w.training[pixie]!), 'Blackbird Drill');
  assert.deepEqual([w.school, w.rp, w.pp, w.hope, w.commander], [[3, 2, 1], [3, 2, 1], [0, 1, 1], [9, 5, 5], 2]);
});

test('decks have the cards on top that are named, and no card appears or vanishes', () => {
  const t = scenario({
    own: [['Rogue'], ['Beast']],
    recruits: ['Cable', 'Iceman'],
    missions: ['Sentinel Swarm'],
    offered: 'Dagger',
    plotDiscard: ['Impetuous Tantrum'],
  });
  const { piles } = t.world;
  const top = (cards: number[], n: number) => cards.slice(-n).toReversed().map(cardName);
  assert.deepEqual(
    [top(piles.recruits.cards, 2), top(piles.missions.cards, 1)],
    [['Cable', 'Iceman'], ['Sentinel Swarm']],
  );
  assert.deepEqual(
    [piles.offered, piles.plotDiscard].map(p => p.cards.map(cardName)),
    [['Dagger'], ['Impetuous Tantrum']],
  );
  const counted = inventoryOf(game, t.world);
  assert.ok(Object.entries(counted).every(([thing, n]) => thing === 'hope' || n === 1));
  assert.equal(Object.keys(counted).filter(thing => thing.startsWith('card ')).length, 65 + 60 + 18);
});

test('an arena has its figures where they are written', () => {
  const fight = { mission: 'Sentinel Swarm', pcs: ['Rogue E1 4/2/1', '', 'Cable E9'], tokens: ['A1', 'gone'] };
  const { world } = scenario({ at: 'upkeep', own: [['Rogue'], [], ['Cable']], fight });
  const [rogue, cable] = world.fight!.pcs;
  assert.deepEqual([rogue!.stats, rogue!.start, cable!.seat, cable!.position], [[4, 2, 1], [4, 4, 4], 2, 2]);
  assert.deepEqual(
    world.fight!.tokens.map(token => token.gone),
    [false, true],
  );
});

test('a position that cannot be says why', () => {
  const wrong: [Position, RegExp][] = [
    [{ own: [['Rogue'], ['Rogue']] }, /no Rogue is left in its deck/],
    [{ own: [['Storm']] }, /Storm does not lead the School of seat 0/],
    [{ own: [['Batman']] }, /there is no Batman/],
    [{ own: [['Rogue, Karaoke']] }, /no such Training Card is left/],
    [{ run: 'siesta' }, /there is no procedure 'siesta'/],
    [{ fight: { pcs: ['Rogue E1'] } }, /Rogue is not of the School of seat 0/],
    [{ own: [['Rogue']], fight: { pcs: ['Rogue'] } }, /'Rogue' is no figure/],
  ];
  for (const [position, message] of wrong) assert.throws(() => scenario(position), message);
});

test('lines name characters, and what is refused is thrown with its rule and words', () => {
  const t = scenario({ at: 'upkeep', own: [['Rogue, 0 power', 'Pixie, injured']] });
  t.play('0 recover:Pixie+Rogue', '0 pay:');
  assert.deepEqual(t.own(0), ['Pixie']);
  assert.ok(t.log().includes('Pixie is no longer Injured.'));
  const choosing = scenario({ seats: 3, at: 'schools', dice: [6, 6, 6, 1, 1, 1, 1, 1, 1] });
  choosing.play('0 choose:X-Haven');
  assert.throws(() => choosing.play('1 choose:X-Haven'), /^Error: MR-CON-02 Another player runs this School\.$/);
});

// ---- everything on the table -------------------------------------------------------------------------------

const OWN = [['Rogue', 'Pixie'], ['Beast'], ['Cable']];

for (const text of [
  'Rogue',
  'Rogue, 1 power',
  'Rogue, injured',
  'Rogue, triumph',
  'Rogue, 0 power, injured, triumph',
  'Rogue, Blackbird Drill',
])
  // oxfmt-ignore
  test(`a position sets and a look tells '${text}'`, () => {
    assert.equal(scenario({ at: 'upkeep', own: [[text]] }).character('Rogue'), text);
  });

const FIGURES = [
  'Rogue E1',
  'Rogue E1 4/2/1',
  'Rogue E2, out 2',
  'Rogue E2, 1 action',
  'Rogue E1 3/3/3, began 4/3/3',
  'Rogue E1 4/3/4, out 1, 2 actions, attacked Beast+Sentinel 1',
];
for (const text of FIGURES)
  test(`a position sets and a look tells the figure '${text}'`, () => {
    const fight = { mission: 'Sentinel Swarm', pcs: [text, 'Beast E9'], tokens: ['A1', 'A2'] };
    const t = scenario({ at: 'upkeep', own: OWN, fight });
    assert.deepEqual([t.figure(0), t.figure(1)], [text, 'Beast E9']);
  });

test('tokens have damage by school and marks of work, or are gone', () => {
  const tokens = ['E4, 2 damage by 0, 1 damage by 2', 'E5, 2 worked', 'gone', 'A1'];
  const fight = { mission: 'Sentinel Swarm', pcs: ['Rogue E1', 'Beast E9'], tokens };
  const t = scenario({ at: 'upkeep', own: OWN, fight });
  assert.deepEqual(
    tokens.map((_, place) => t.token(place)),
    tokens,
  );
  assert.throws(
    () => scenario({ at: 'upkeep', own: OWN, fight: { ...fight, tokens: ['E4, 2 harm'] } }),
    /'2 harm' is nothing that a token has/,
  );
});

test('quiet turns, who controls, tallies and failure of a mission', () => {
  const numbers = {
    turn: 3,
    quiet: 2,
    stirred: true,
    controller: 1,
    failed: true,
    damage: [1, 2],
    destroyed: [0, 1],
    feats: [3],
  };
  const { fight } = scenario({ at: 'upkeep', own: OWN, fight: { pcs: ['Rogue E1', 'Beast E9'], ...numbers } }).world;
  const all = { ...numbers, damage: [1, 2, 0, 0], destroyed: [0, 1, 0, 0], feats: [3, 0, 0, 0] };
  assert.partialDeepStrictEqual(fight, all);
});

test('offers stand as written, with their running numbers', () => {
  const offers = ['0 to 1: 2 Hope, Rogue for Beast', '1 to 2: nothing for 3 Hope'];
  const t = scenario({ at: 'recruit', own: OWN, offers, offersMade: 5 });
  assert.deepEqual([t.offers, t.world.offers.map(({ n }) => n), t.world.offersMade], [offers, [0, 1], 5]);
  assert.throws(() => scenario({ offers: ['0 for 1'] }), /'0 for 1' is no offer/);
});

test('all else of the table by its name in the world, and piles by theirs', () => {
  const numbers = { round: 4, rounds: 9, phase: 'upkeep', commander: 2, stake: [1, 0, 0, 2], bank: -3 } as const;
  const flags = { ready: [true, false, true, false], sent: [1, 0, 0, 0], passed: [false, true, false, false] };
  const lasting = [{ kind: 'used power:1', whom: 1, n: 1, by: 0, until: 'round' }] as const;
  const cards = { row: ['Cable', 'Iceman'], playing: 'Schism', missionDiscard: ['Sentinel Swarm'] };
  const t = scenario({ at: 'upkeep', ...numbers, stake: [1, 0, 0, 2], ...flags, lasting, ...cards });
  assert.partialDeepStrictEqual(t.world, { ...numbers, ...flags, lasting });
  assert.deepEqual(
    [t.pile('row'), t.pile('playing'), t.pile('missionDiscard')],
    [['Iceman', 'Cable'], ['Schism'], ['Sentinel Swarm']],
  );
  assert.equal(Object.values(inventoryOf(game, t.world)).filter(n => n !== 1).length, 1, 'only Hope is many');
});

test('a misspelt part of a position or of its arena is told, with the near word', () => {
  const laid = (position: object) => () => scenario(position as Position);
  assert.throws(laid({ hopes: [1] }), /a position has no 'hopes'\. Did you mean hope\?/);
  assert.throws(laid({ at: 'mission', fight: { pcs: ['Wolverine E1'], token: [] } }), /has no 'token'.*tokens/);
});

test('a deck has as many cards as are left, those on top that are named', () => {
  const t = scenario({ left: { plots: 2, missions: 0 }, plots: ['Schism'], run: 'recruit' });
  const { plots, missions } = t.world.piles;
  assert.deepEqual(
    [plots.cards.length, plots.seen.length, cardName(plots.cards.at(-1)!), missions.cards],
    [2, 2, 'Schism', []],
  );
  assert.throws(() => scenario({ left: { missions: 19 } }), /there are only 18 missions to be left/);
});

test('a Mission goes on after the turn that a position runs, with the seats that are still to act, and ends', () => {
  const position: Position = {
    at: 'mission',
    run: 'pcTurn',
    locals: { seat: 0 },
    toAct: [1],
    fight: { mission: 'Danger Room Duel', pcs: ['Wolverine E1', 'Cyclops E9'], turn: 7 },
  };
  const t = scenario(position).play('0 done');
  assert.deepEqual([t.at, t.waiting], ['pcTurn.act', [1]]);
  assert.ok(t.play('1 done').kinds.includes('missionFailed'));
});
