// Objective Tokens, Scenario Cards and the ends of stages.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { view } from '#engine/views.ts';
import { BANDS } from '../cards/map-card.ts';
import { scenario, type Scenario } from '../scenario/scenario.ts';
import { deedsOf, noteDeed } from '../table/scenario-cards.ts';
import { tokenStrength } from '../table/figures.ts';
import { placesOf } from '../table/map-measures.ts';
import { gridOf } from '../table/notation.ts';
import { arena, drawn } from '../table/testing.ts';
import { HEROES, MASTERMIND } from '../table/world.ts';
import { squaresFor } from './set-up-objectives.ts';

const has = (t: Scenario, seat: number, verb: string): boolean =>
  t.options(seat).some(option => option.split(':')[0] === verb);
const closed = (t: Scenario): number[] => [t.world.won[0]!, t.world.failed[0]!];

test('ST-EX-39 ST-INT-06 ST-TOK-01 the Prison is damaged for 4 AP and removed', () => {
  const t = scenario({ figures: { may: '3,3' }, stages: ['s1-1'], tokens: [['prison', '4,3']] }).turn('may');
  t.play('0 breakToken:0');
  assert.deepEqual([t.ap('may'), t.world.tokenAt[0]], [2, -1]);
});
test('ST-EX-43 the damaged Prison leaves the Prisoner in its square', () => {
  const t = scenario({ figures: { may: '3,3' }, stages: ['s1-1'], tokens: [['prison', '4,3']] }).turn('may');
  t.play('0 breakToken:0');
  assert.deepEqual([t.world.tokenKind[1], t.world.tokenAt[1]], [9, t.square('4,3')]);
});
test('ST-EX-29 ST-TOK-02 ST-TOK-03 the Superweapon takes three hits of at least 4 and is gone at the third', () => {
  const t = scenario({
    round: 6,
    units: 3,
    figures: { iron: '0,3', cap: '3,3' },
    stages: ['s1-3', 's2-1'],
    tokens: [['superweapon', '4,3', 2]],
    cards: ['Pummel', 'Shield Bash'],
    cp: [12, 0],
  }).turn('cap');
  t.play('0 card:Shield Bash', '0 token:0');
  assert.equal(t.world.tokenDamage[0], 1);
  t.play('0 attack', '0 token:0');
  assert.equal(t.world.tokenDamage[0], 1);
  t.play('0 card:Shield Bash', '0 token:0', '0 card:Shield Bash', '0 token:0');
  assert.deepEqual([t.world.tokenAt[0], t.world.op], [-1, [3, 0]]);
});
test('ST-TOK-04 a token without Material Strength is no target', () => {
  const t = scenario({ figures: { cap: '3,3', s1: '2,3' }, stages: ['s1-2'], tokens: [['dossier', '4,3']] }).turn(
    'cap',
  );
  assert.equal(has(t.play('0 attack'), 0, 'token'), false);
});
test('ST-TOK-05 ST-TOK-07 ST-RUL-91 a hero takes a token by entering its square or for 1 AP beside it', () => {
  const walk = scenario({ figures: { cap: '3,3' }, stages: ['s1-2'], tokens: [['dossier', '5,3']] }).turn('cap');
  walk.play('0 advance:6,3');
  assert.deepEqual([walk.world.tokenCarrier[0], walk.ap('cap')], [0, 3]);
  const reach = scenario({ figures: { cap: '4,3' }, stages: ['s1-2'], tokens: [['dossier', '5,3']] }).turn('cap');
  reach.play('0 retrieve:0');
  assert.deepEqual([reach.world.tokenCarrier[0], reach.ap('cap')], [0, 5]);
});
test('ST-TOK-06 ST-RUL-42 a figure in the square does not prevent it', () => {
  const t = scenario({ figures: { cap: '4,3', s1: '5,3' }, stages: ['s1-2'], tokens: [['dossier', '5,3']] }).turn(
    'cap',
  );
  assert.ok(has(t, 0, 'retrieve'));
});
test('ST-TOK-10 ST-RUL-77 ST-RUL-91 no villain takes up what lies in its way, the first of them neither', () => {
  const tokens = [['dossier', '5,3']] as const;
  for (const villain of ['winter', 'rad', 'strucker', 's1']) {
    const figures = { [villain]: '3,3', cap: '11,11' };
    const t = scenario({ at: 'mastermind', figures, stages: ['s1-2'], tokens });
    t.turn(villain === 's1' ? 'soldiers' : villain);
    if (villain === 's1') t.play('1 mobilize:s1');
    t.play('1 advance:7,3').idleTo('turn.act');
    assert.deepEqual([t.where(villain), t.token('dossier')], ['7,3', '5,3']);
  }
});
test('ST-TOK-08 ST-RUL-77 a carrier who falls leaves the Prisoner where he fell', () => {
  const t = scenario({
    at: 'mastermind',
    figures: { cap: '3,3', winter: '6,3' },
    stages: ['s1-1'],
    tokens: [['prisoner', '9,9']],
    wounds: { cap: { attack: 2, defend: 2, move: 1 } },
  });
  t.world.tokenAt[0] = -1;
  t.world.tokenCarrier[0] = 0;
  t.turn('winter').play('1 attack', '1 figure:cap');
  assert.deepEqual([t.world.tokenAt[0], t.world.tokenCarrier[0]], [t.square('3,3'), -1]);
});
test('ST-TOK-09 ST-EX-40 ST-OPS-07 ST-OPS-09 ST-RUL-92 the Prisoner on a green point is worth 4 OP', () => {
  const t = scenario({
    round: 4,
    figures: { cap: '3,3' },
    green: '7,3',
    stages: ['s1-1'],
    tokens: [['prison', '4,3']],
    cp: [12, 0],
  }).turn('cap');
  t.play('0 breakToken:0', '0 advance:4,3', '0 advance:8,3');
  assert.deepEqual([t.world.op, t.world.isClosed[0]], [[4, 0], true]);
});
test('ST-TOK-10 ST-RUL-90 the Mastermind’s side does nothing to tokens', () => {
  const t = scenario({
    at: 'mastermind',
    figures: { winter: '3,3', s1: '9,9' },
    stages: ['s1-1'],
    tokens: [
      ['prisoner', '4,3'],
      ['prison', '3,5'],
    ],
  }).turn('winter');
  assert.deepEqual([has(t, 1, 'retrieve'), has(t, 1, 'breakToken')], [false, false]);
  t.play('1 attack');
  assert.equal(has(t, 1, 'token'), false);
});
test('ST-OPS-08 ST-OPS-10 ST-END-01 ST-END-02 ST-RUL-96 an undamaged Prison is failed at the end of Stage 1', () => {
  const t = scenario({
    at: 'endPhase',
    round: 4,
    figures: { cap: '0,0' },
    stages: ['s1-1'],
    tokens: [['prison', '4,3']],
  });
  assert.deepEqual([t.world.op, t.world.isClosed[0], t.world.tokenAt[0]], [[0, 4], true, -1]);
  const open = scenario({
    at: 'endPhase',
    round: 3,
    figures: { cap: '0,0' },
    stages: ['s1-1'],
    tokens: [['prison', '4,3']],
  });
  assert.deepEqual(open.world.op, [0, 0]);
});
test('ST-RND-10 ST-RND-11 ST-END-03 ST-END-04 ST-RUL-95 Stage 1 ends: tokens come, the Stage 3 card is shown', () => {
  const t = scenario({
    at: 'endPhase',
    round: 4,
    map: 'W1',
    figures: { cap: '0,5', winter: '18,2' },
    green: '0,5',
    red: '18,2',
    stages: ['s1-3', 's2-5', 's3-1'],
  });
  t.world.isRevealed = false;
  assert.deepEqual([t.at, t.world.op], ['placing.place', [0, 2]]);
  t.idleTo('mastermindPhase.activate');
  assert.deepEqual([t.world.tokenAt.length, t.world.isRevealed, t.world.round], [2, true, 5]);
});
test('ST-OPS-01 Cut the Power Lines: both Terminals in Stage 1, of two heroes one', () => {
  const after = (units: number, ...tokens: number[]) => {
    const t = scenario({
      round: 3,
      figures: { cap: '3,3' },
      stages: ['s1-3'],
      tokens: [
        ['terminal', '4,3'],
        ['terminal', '2,3'],
      ],
      cp: [12, 0],
    }).turn('cap');
    t.world.units = units;
    for (const token of tokens) t.play(`0 breakToken:${token}`);
    return t.world.op;
  };
  assert.deepEqual(
    [after(3, 0), after(3, 0, 1), after(2, 1)],
    [
      [0, 0],
      [2, 0],
      [2, 0],
    ],
  );
});
test('Breach the Perimeter: turns ended in the villain zone in four rounds up to the end of Stage 2', () => {
  const after = (...rounds: number[]): [number, number] => {
    const t = scenario({ round: 6, figures: { cap: '3,3', may: '0,0' }, zones: ['', 'A'], stages: ['s1-4'] });
    for (const round of rounds) noteDeed(Object.assign(t.world, { round }), { do: 'stood', figure: 0, stage: 0 });
    t.world.round = 6;
    return t.turn('cap').play('0 end').world.op;
  };
  assert.deepEqual(
    [after(2, 4, 5), after(4, 5), after(4, 4, 5), after(4, 5, 6)],
    [
      [2, 0],
      [0, 0],
      [0, 0],
      [0, 0],
    ],
  );
  const late = scenario({ round: 8, figures: { cap: '3,3' }, zones: ['', 'A'], stages: ['s1-4', 's2-3'] });
  late.turn('cap').play('0 end');
  assert.deepEqual([late.world.op, closed(late)[1]], [[0, 2], 1]);
});
test('Frenemies: a defeat of one of them fails it', () => {
  const t = scenario({ figures: { cap: '3,3', iron: '9,9' }, stages: ['s1-5'], picks: ['cap iron'], green: '0,0' });
  t.play('0 activate:cap', '0 retreat');
  assert.deepEqual(
    [closed(t), t.world.op],
    [
      [0, 1],
      [0, 5],
    ],
  );
});
test('Frenemies: blows in a Battle Zone by each, and both still there when Stage 1 ends', () => {
  const t = scenario({ round: 4, figures: { cap: '3,3', may: '4,3' }, stages: ['s1-5'], picks: ['cap may'] });
  t.turn('cap').play('0 attack', '0 figure:may', '0 wounds:0:33+33+34', '0 end');
  t.turn('may').play('0 attack', '0 figure:cap', '0 pass', '0 wounds:0:1+1+2');
  assert.deepEqual(t.world.op, [0, 0], 'not before');
  t.play('0 end');
  assert.deepEqual([t.world.round, t.world.op], [5, [4, 0]]);
});
test('Frenemies: a blow counts only while both are in a Battle Zone', () => {
  const map = drawn(['+###+###+###+###+', '#..A ..A ..B ..B#', '+###+###+###+###+']);
  const counted = (cap: string, may: string): boolean => {
    const figures = { cap, may };
    const t = scenario({ round: 4, map, zones: ['A', ''], figures, stages: ['s1-5'], picks: ['cap may'] });
    t.turn('cap').play('0 attack', '0 figure:may').idleTo('turn.act');
    return deedsOf(t.world, 'hurt')[0]!.inBattle;
  };
  assert.deepEqual([counted('2,0', '3,0'), counted('1,0', '2,0'), counted('2,0', '1,0')], [true, false, false]);
});
test('Frenemies: of a hero of a higher Level the blows must be worth as many damages', () => {
  const after = (level: number): readonly number[] => {
    const t = scenario({ round: 4, figures: { cap: '3,3', may: '4,3' }, stages: ['s1-5'], picks: ['cap may'] });
    t.world.level[0] = level;
    t.turn('cap').play('0 attack', '0 figure:may', '0 wounds:0:33+33+34', '0 end');
    t.turn('may').play('0 attack', '0 figure:cap', '0 pass', '0 wounds:0:1+1+2', '0 end');
    return t.world.op;
  };
  assert.deepEqual(
    [after(3), after(4)],
    [
      [4, 0],
      [0, 4],
    ],
  );
});
test('Innocents in the Crossfire: each bystander is 1 OP, the agent ambushes who does not question it', () => {
  const position = {
    figures: { cap: '3,3' },
    stages: ['s1-6'],
    tokens: [
      ['bystander', '4,3'],
      ['bystander', '2,3'],
    ],
  } as const;
  const t = scenario(position);
  t.world.secrets.picked[0] = { value: 0, seen: 2 };
  t.turn('cap').play('0 retrieve:1');
  assert.deepEqual([t.world.op, t.wounds('cap')], [[1, 0], 0]);
  t.play('0 retrieve:0').idleTo('turn.act');
  assert.deepEqual([t.world.op, t.wounds('cap'), t.status('cap')], [[2, 0], 2, 'trapped']);
  const asked = scenario(position);
  asked.world.secrets.picked[0] = { value: 0, seen: 2 };
  asked.turn('cap').play('0 question:0');
  assert.deepEqual([asked.world.op, asked.wounds('cap'), asked.ap('cap')], [[1, 0], 0, 4]);
});
test('ST-SEAT-07 Innocents in the Crossfire: questions show who is the agent, and who is not', () => {
  const asked = (agent: string): unknown[] => {
    const t = scenario({
      figures: { may: '3,3' },
      stages: ['s1-6'],
      tokens: [
        ['bystander', '4,3'],
        ['bystander', '9,9'],
      ],
      secrets: [agent, '', ''],
    });
    const before = t.turn('may').state.learned;
    t.play('0 question:0');
    const { value } = view(t.game, t.state, 0).world.secrets.picked[0]!;
    return [value, t.kinds.includes('uncovered'), t.state.learned - before, t.wounds('may'), t.status('may')];
  };
  assert.deepEqual(asked('bystander 1'), [0, true, 0, 0, '']);
  assert.deepEqual(asked('bystander 2'), [-1, false, 1, 0, '']);
});
test('ST-SEAT-07 to take a bystander teaches whether it is the agent, unless heroes placed it', () => {
  const learned = (by: number, seen: number): number => {
    const t = scenario({
      figures: { cap: '3,3' },
      stages: ['s1-6'],
      tokens: [
        ['bystander', '4,3'],
        ['bystander', '2,3'],
      ],
    });
    t.world.secrets.picked[0] = { value: 0, seen };
    t.world.tokenBy[1] = by;
    const before = t.turn('cap').state.learned;
    return t.play('0 retrieve:1').state.learned - before;
  };
  assert.deepEqual([learned(MASTERMIND, 2), learned(HEROES, 2), learned(MASTERMIND, 31)], [1, 0, 0]);
});
test('of two heroes the Prison and bystanders stand nearer than of more', () => {
  const bandsOf = (units: number, card: string, placing: number, left: number): string => {
    const t = scenario({ units, figures: { cap: '1,4' }, map: 'W1', stages: [card] });
    const squares = squaresFor(t.world, { stage: 0, placing, left });
    return BANDS.filter(band => placesOf(gridOf('W1'), band).some(place => squares.includes(place))).join();
  };
  const bandsAt = (units: number): string[] => [
    bandsOf(units, 's1-1', 0, 1),
    bandsOf(units, 's1-6', 0, 2),
    bandsOf(units, 's1-6', 1, 2),
  ];
  assert.deepEqual(
    [bandsAt(2), bandsAt(3), bandsAt(4)],
    [
      ['mid', 'mid', 'near'],
      ['mid,far', 'far', 'mid'],
      ['mid,far', 'far', 'mid'],
    ],
  );
});
test('ST-SEAT-07 a bomb hit in vain teaches that it is not the master clock', () => {
  const t = scenario({
    round: 5,
    figures: { cap: '3,3' },
    stages: ['s1-3', 's2-2'],
    tokens: [
      ['bomb', '4,3', 2],
      ['bomb', '8,8', 2],
    ],
  });
  t.world.secrets.picked[1] = { value: 1, seen: 2 };
  const before = t.turn('cap').state.learned;
  t.play('0 breakToken:0');
  assert.equal(t.state.learned - before, 1);
});
test('ST-SEAT-07 a villain that falls and was not the courier teaches so', () => {
  const t = scenario({
    round: 5,
    figures: { cap: '3,3', winter: '4,3', rad: '11,11' },
    wounds: { winter: { attack: 2, defend: 2, move: 1 } },
    stages: ['s1-3', 's2-4'],
  }).turn('cap');
  t.world.secrets.picked[1] = { value: 5, seen: 2 };
  t.world.marks[1] = ['A'];
  const before = t.play('0 attack').state.learned;
  t.play('0 figure:winter');
  assert.deepEqual([t.world.taken[4], t.state.learned - before], [true, 1]);
});
test('ST-TOK-01 guarded tokens of Stages 2 and 3 grow stronger with the highest Level of a hero in the mission', () => {
  const t = scenario({
    round: 5,
    figures: { cap: '3,3' },
    stages: ['s1-3', 's2-5'],
    tokens: [
      ['generator', '4,3', 2],
      ['terminal', '8,8', 1],
      ['superweapon', '9,9', 2],
      ['serum', '9,8', 2],
    ],
  });
  const strengths = (level: number, absent: number): number[] => {
    t.world.level[0] = level;
    t.world.level[3] = absent;
    return [0, 1, 2, 3].map(token => tokenStrength(t.world, token));
  };
  assert.deepEqual(strengths(1, 8), [4, 6, 4, 0]);
  assert.deepEqual(strengths(4, 1), [6, 6, 4, 0]);
  assert.deepEqual(strengths(7, 1), [7, 6, 4, 0]);
});
test('ST-SEAT-07 ST-RUL-104 a villain that is extracted does not tell whether it was the courier', () => {
  const seen = (courier: string): object => {
    const t = scenario({
      at: 'mastermind',
      round: 6,
      map: 'W1',
      figures: { cap: '0,5', winter: '18,2', rad: '19,5' },
      red: '18,2 19,5',
      stages: ['s1-3', 's2-4', 's3-1'],
      isClosed: [true, false, false],
      secrets: ['', courier, ''],
      marks: ['', 'B', ''],
    });
    t.play('1 activate:winter', '1 extract');
    return view(t.game, t.state, 0).world;
  };
  assert.deepEqual(seen('winter'), seen('rad'));
});
test('ST-SEAT-07 Ticking Clock: the master clock hit first stops all three bombs and is shown', () => {
  const t = scenario({
    round: 5,
    figures: { cap: '3,3' },
    stages: ['s1-3', 's2-2'],
    tokens: [
      ['bomb', '4,3', 2],
      ['bomb', '8,8', 2],
      ['bomb', '9,9', 2],
    ],
  });
  t.world.secrets.picked[1] = { value: 0, seen: 2 };
  assert.equal(view(t.game, t.state, 0).world.secrets.picked[1]!.value, -1);
  t.turn('cap').play('0 breakToken:0');
  assert.deepEqual([t.world.op, t.world.tokenAt, t.world.secrets.picked[1]!.seen & 1], [[3, 0], [-1, -1, -1], 1]);
});
test('Ticking Clock and Self-Destruct: of two heroes one thing less has to be damaged', () => {
  const after = (units: number, stages: readonly string[], round: number, token: 'bomb' | 'terminal'): boolean => {
    const stage = token === 'bomb' ? 2 : 3;
    const count = token === 'bomb' ? 2 : 1;
    const squares = ['4,3', '2,3', '9,9'].slice(0, count + 1);
    const t = scenario({
      units,
      round,
      figures: { cap: '3,3', iron: '9,0' },
      stages: [...stages],
      tokens: squares.map(square => [token, square, stage] as const),
      secrets: token === 'bomb' ? ['', 'bomb 3', ''] : ['', '', ''],
      marks: ['', 'A', ''],
      cp: [12, 0],
    }).turn('cap');
    for (let n = 0; n < count; n++) t.play(`0 breakToken:${n}`);
    return t.world.isClosed[stage - 1]!;
  };
  const both = (units: number): boolean[] => [
    after(units, ['s1-3', 's2-2'], 5, 'bomb'),
    after(units, ['s1-3', 's2-6', 's3-5'], 9, 'terminal'),
  ];
  assert.deepEqual(
    [both(2), both(3)],
    [
      [true, true],
      [false, false],
    ],
  );
});
test('Ticking Clock: bombs left over explode at the end of Stage 2', () => {
  const t = scenario({
    at: 'endPhase',
    round: 8,
    figures: { cap: '3,3', s1: '0,0' },
    stages: ['s1-4', 's2-2'],
    tokens: [['bomb', '4,3', 2]],
  });
  t.idleTo('mastermindPhase.activate');
  assert.equal(t.wounds('cap'), 2);
});
test('Seeker of Cosmic Power: three turns ended beside the Cube in different rounds', () => {
  const t = scenario({
    at: 'mastermind',
    round: 5,
    figures: { winter: '3,3', cap: '11,11' },
    stages: ['s1-4', 's2-3'],
    picks: ['', 'winter'],
    tokens: [['cosmic-cube', '4,3', 2]],
  });
  t.turn('winter').play('1 end');
  assert.deepEqual([t.world.tokenDamage[0], t.world.op], [1, [0, 0]]);
  t.idleTo('mastermindPhase.activate').turn('winter').play('1 end');
  assert.deepEqual(t.world.op, [0, 0], 'two touches are not enough');
  t.idleTo('mastermindPhase.activate').turn('winter').play('1 end');
  assert.deepEqual(t.world.op, [0, 4]);
});
test('The Courier delivers by beginning turns on the drop tile in two rounds from round 5 on', () => {
  const t = scenario({
    at: 'mastermind',
    round: 5,
    figures: { winter: '3,3', cap: '11,11' },
    stages: ['s1-4', 's2-4'],
  });
  t.world.secrets.picked[1] = { value: 4, seen: 2 };
  t.world.marks[1] = ['A'];
  t.play('1 activate:winter');
  assert.deepEqual(t.world.op, [0, 0], 'once is not enough');
  t.idleTo('mastermindPhase.activate').play('1 activate:winter');
  assert.deepEqual([t.world.op, t.world.secrets.picked[1]!.seen & 1], [[0, 4], 1]);
});
test('The Courier: a defeat of it counts in Stages 2 and 3, not before', () => {
  const after = (round: number): boolean => {
    const t = scenario({
      round,
      figures: { cap: '3,3', winter: '4,3', rad: '11,11' },
      wounds: { winter: { attack: 2, defend: 2, move: 1 } },
      stages: ['s1-3', 's2-4'],
    }).turn('cap');
    t.world.secrets.picked[1] = { value: 4, seen: 2 };
    t.world.marks[1] = ['A'];
    return t.play('0 attack', '0 figure:winter').world.isClosed[1]!;
  };
  assert.deepEqual([after(4), after(5)], [false, true]);
});
test('Generators: while one stands the Mastermind gains 1 CP more', () => {
  const t = scenario({
    at: 'command',
    round: 4,
    figures: { cap: '0,0', winter: '9,9' },
    stages: ['s1-4', 's2-5'],
    tokens: [['generator', '4,3', 2]],
  });
  assert.deepEqual(t.world.cp, [1, 2]);
});
test('Hold the Ground: more points in the room at the end of round 8', () => {
  const at = (figures: Readonly<Record<string, string>>): [number, number] => {
    const t = scenario({ at: 'command', round: 7, figures, stages: ['s1-3', 's2-6'] });
    t.world.marks[1] = ['A'];
    t.idleTo('mastermindPhase.activate');
    while (t.world.round === 8) t.idleOnce();
    return t.world.op;
  };
  assert.deepEqual(at({ cap: '0,0', s1: '9,9' }), [3, 0]);
  assert.deepEqual(at({ cap: '0,0', s1: '9,9', s2: '7,7' }), [0, 3]);
  assert.deepEqual(at({ cap: '0,0', iron: '0,2', winter: '9,9' }), [3, 0]);
  assert.deepEqual(at({ cap: '0,0', iron: '0,2', strucker: '9,9' }), [0, 3], 'a mastermind counts for two');
});
test('ST-RET-10 Get Out Alive: all heroes are extracted in Stage 3', () => {
  const t = scenario({
    round: 9,
    figures: { cap: '0,0', iron: '9,9' },
    green: '0,0 9,9',
    stages: ['s1-3', 's2-6', 's3-1'],
  }).play('0 activate:cap', '0 extract');
  assert.deepEqual(t.world.op, [0, 0], 'one is left');
  t.play('0 activate:iron', '0 extract');
  assert.deepEqual(t.world.op, [4, 0]);
});
test('Behead the Hydra: the leader falls for 2 OP, and another is named', () => {
  const t = scenario({
    round: 9,
    figures: { cap: '3,3', winter: '4,3', rad: '9,9', strucker: '9,7' },
    wounds: { winter: { attack: 2, defend: 2, move: 1 } },
    stages: ['s1-3', 's2-6', 's3-2'],
    picks: ['', '', 'winter'],
  }).turn('cap');
  t.play('0 attack', '0 figure:winter');
  assert.deepEqual([t.at, t.world.op], ['naming.name', [3, 0]]);
  t.play('1 pick:rad');
  assert.deepEqual(
    [t.world.op, t.world.picks[2]],
    [
      [3, 0],
      [4, 5],
    ],
  );
});
test('Last Stand: three henchmen defeated from round 10 on', () => {
  const scored = (round: number): number[] => {
    const t = scenario({
      round,
      figures: { cap: '3,3', s1: '4,3', s2: '2,3', s3: '3,4' },
      stages: ['s1-4', 's2-6', 's3-4'],
    }).turn('cap');
    for (const key of ['s1', 's2', 's3']) t.play('0 attack', `0 figure:${key}`);
    return t.world.op;
  };
  assert.deepEqual(
    [scored(9), scored(10)],
    [
      [1, 0],
      [3, 0],
    ],
  );
});
test('ST-RUL-95 ST-END-01 ST-END-03 Last Stand: soldiers return once round 8 is scored', () => {
  const t = scenario({
    at: 'endPhase',
    round: 8,
    map: 'W1',
    doors: 'open',
    figures: { cap: '7,6', s1: '13,12' },
    down: 's2 s3',
    green: '0,5',
    white: '10,4 10,8 13,12',
    stages: ['s1-3', 's2-6', 's3-4'],
    isClosed: [true, false, false],
    marks: ['', 'C', ''],
  }).idleTo('mastermindPhase.activate');
  assert.deepEqual([t.world.op, t.where('s2'), t.where('s3')], [[3, 0], '10,4', '10,8']);
  assert.ok(t.kinds.indexOf('scenarioWon') < t.kinds.indexOf('respawned'));
});
test('Last Stand: all soldiers return before round 9, on its reveal as many as the Mastermind likes', () => {
  const at = (round: number): string[] => {
    const figures = { cap: '0,5', s1: '13,12' };
    const t = scenario({
      at: 'endPhase',
      round,
      map: 'W1',
      figures,
      down: 's2 s3',
      white: '10,4 10,8 13,12',
      stages: ['s1-4', 's2-4', 's3-4'],
      secrets: ['', 's1', ''],
      marks: ['', 'B', ''],
      isHidden: round === 4,
    });
    return [t.at, ...t.options(1)];
  };
  assert.deepEqual(at(4), ['reinforce.to', 'to:10,4', 'to:10,8', 'enough']);
  assert.deepEqual(at(8), ['reinforce.to', 'to:10,4', 'to:10,8']);
});
test('Self-Destruct: Terminals are placed when Stage 2 ends, not when the card is shown', () => {
  const after = (round: number): number => {
    const t = scenario({
      at: 'endPhase',
      round,
      map: 'W1',
      figures: { cap: '0,5', winter: '18,2' },
      green: '0,5',
      red: '18,2',
      stages: ['s1-3', 's2-6', 's3-5'],
      marks: ['', 'C', ''],
    });
    return t.idleTo('mastermindPhase.activate').world.tokenAt.length;
  };
  assert.deepEqual([after(4), after(8)], [0, 2]);
});
test('Self-Destruct: from the end of round 8 on a tile is named, once the Terminals lie there', () => {
  const t = scenario({
    at: 'endPhase',
    round: 8,
    map: 'W1',
    figures: { cap: '0,5', winter: '18,2' },
    green: '0,5',
    red: '18,2',
    stages: ['s1-3', 's2-6', 's3-5'],
    marks: ['', 'C', ''],
  });
  const asked: string[] = [];
  for (let n = 0; n < 4; n++) {
    if (n > 0) t.play('1 endPhase', '0 endPhase');
    for (; t.at !== 'mastermindPhase.activate'; t.idleOnce()) asked.push(`${t.world.round} ${t.at}`);
  }
  const tiles = [8, 9, 10, 11].map(round => `${round} marking.tile`);
  assert.deepEqual(asked, ['8 placing.place', '8 placing.place', ...tiles]);
});
test('Self-Destruct: the cracked tile comes down on everybody there', () => {
  const t = scenario({
    at: 'endPhase',
    round: 8,
    figures: { cap: '3,3', s1: '5,5' },
    stages: ['s1-3', 's2-6', 's3-5'],
    tokens: [['terminal', '9,3', 3]],
  });
  t.world.marks[2] = ['A'];
  t.idleTo('mastermindPhase.activate');
  assert.equal(t.wounds('cap'), 0);
  t.play('1 endPhase', '0 endPhase').idleTo('mastermindPhase.activate');
  assert.deepEqual([t.wounds('cap'), t.wounds('s1'), t.status('cap')], [2, 2, 'prone']);
});
test('Mind Control: attacks on the Mastermind’s side cost the hero 1 AP more, 3 damage of teammates free it', () => {
  const position = {
    round: 9,
    figures: { cap: '3,3', may: '4,3', s1: '2,3' },
    stages: ['s1-3', 's2-6', 's3-6'],
    picks: ['', '', 'cap'],
    cards: ['Second Wind'],
    cp: [6, 0],
  } as const;
  const t = scenario(position).turn('cap').play('0 attack', '0 figure:s1');
  assert.equal(t.ap('cap') + t.world.cp[0], 9);
  const freed = scenario(position).turn('may');
  freed.play('0 attack', '0 figure:cap').idleTo('turn.act').play('0 attack', '0 figure:cap').idleTo('turn.act');
  assert.deepEqual(freed.world.op, [4, 0]);
});
test('Super-Soldier Serum: brought to a Hero Spawn Point from round 5 on', () => {
  const t = scenario({
    round: 6,
    figures: { cap: '3,3' },
    green: '6,3',
    stages: ['s1-3', 's2-6', 's3-3'],
    tokens: [['serum', '4,3', 3]],
  }).turn('cap');
  t.play('0 advance:5,3', '0 advance:6,3');
  assert.deepEqual(t.world.op, [2, 0]);
});
test('Destroy the Superweapon: of two heroes two damages are enough, of more three', () => {
  const after = (units: number): number[] => {
    const t = scenario({
      round: 6,
      units,
      figures: { cap: '3,3', iron: '9,9' },
      stages: ['s1-3', 's2-1'],
      tokens: [['superweapon', '4,3', 2]],
      cp: [6, 0],
    }).turn('cap');
    t.play('0 breakToken:0', '0 breakToken:0');
    return t.world.op;
  };
  assert.deepEqual(
    [after(2), after(3)],
    [
      [3, 0],
      [0, 0],
    ],
  );
});
test('Destroy the Superweapon: from round 6 on it fires at the nearest hero, after Stage 2 it is safe', () => {
  const after = (round: number, level = 1) => {
    const t = scenario({
      round,
      figures: { cap: '3,3', iron: '9,9', winter: '11,0' },
      stages: ['s1-3', 's2-1'],
      tokens: [['superweapon', '5,3', 2]],
    });
    t.world.level[1] = level;
    t.turn('cap').play('0 end').turn('iron').play('0 end').idleTo('mastermindPhase.activate');
    return [t.wounds('cap'), t.wounds('iron'), t.world.op[1]];
  };
  assert.deepEqual(
    [after(5), after(6), after(6, 2), after(8)],
    [
      [0, 0, 0],
      [4, 0, 0],
      [5, 0, 0],
      [4, 0, 3],
    ],
  );
});
test('Destroy the Superweapon: of heroes equally near the Mastermind chooses one, and nothing but a hero', () => {
  const t = scenario({
    map: arena(12, 12, { '6,6': 'c' }),
    round: 6,
    figures: { cap: '3,3', may: '7,3', s1: '11,11' },
    stages: ['s1-3', 's2-1'],
    isClosed: [true, false, false],
    tokens: [['superweapon', '5,3', 2]],
  }).play('0 endPhase');
  assert.deepEqual([t.at, t.options(1)], ['attack.target', ['figure:cap', 'figure:may']]);
  assert.equal(t.refused('1 object:6,6'), 'ENGINE-ASK-3');
});
test('ST-LOS-02 ST-LOS-10 Destroy the Superweapon: a hero in its own square is the nearest', () => {
  const t = scenario({
    round: 6,
    figures: { cap: '5,3', iron: '9,9', winter: '11,0' },
    stages: ['s1-3', 's2-1'],
    tokens: [['superweapon', '5,3', 2]],
  });
  t.turn('cap').play('0 end').turn('iron').play('0 end').idleTo('mastermindPhase.activate');
  assert.deepEqual([t.wounds('cap'), t.wounds('iron')], [4, 0]);
});
test('ST-TUT-01 the tutorial is won by a turn that ends on the exit tile', () => {
  const t = scenario({ map: 'T0', rounds: 4, figures: { cap: '12,0' }, stages: ['tut'] })
    .turn('cap')
    .play('0 end');
  assert.deepEqual(t.world.op, [2, 0]);
});
test('ST-LOS-05 a token with Material Strength obstructs like an object', () => {
  const map = drawn(['+###+###+###+###+', '#..A ..A ..A ..A#', '+###+###+###+###+']);
  const t = scenario({ map, figures: { iron: '0,0', s1: '3,0' }, stages: ['s1-1'], tokens: [['prison', '2,0']] });
  assert.equal(t.turn('iron').play('0 attack', '0 figure:s1').world.attack!.obstruction, 4);
});
test('ST-TOK-11 the Prisoner is a hero by chance who is not in the mission', () => {
  const found = new Set<number>();
  for (let seed = 1; seed <= 12; seed++) {
    const t = scenario({ seed, figures: { cap: '3,3', may: '9,9' }, stages: ['s1-1'], tokens: [['prison', '4,3']] });
    assert.equal(t.world.prisoner, -1);
    t.turn('cap').play('0 breakToken:0');
    found.add(t.world.prisoner);
  }
  assert.deepEqual(
    [...found].sort((a, b) => a - b),
    [1, 3],
  );
});
test('ST-TOK-11 the one hero who is not in the mission is the Prisoner, and is named', () => {
  const figures = { cap: '3,3', iron: '9,9', may: '8,8' };
  const t = scenario({ figures, stages: ['s1-1'], tokens: [['prison', '4,3']] });
  t.turn('cap').play('0 breakToken:0');
  assert.deepEqual([t.world.prisoner, t.kinds.includes('prisonerFound')], [3, true]);
});
test('ST-TOK-11 with all heroes in the mission the Prison Token itself is the Prisoner', () => {
  const figures = { cap: '3,3', iron: '9,9', may: '8,8', quake: '7,7' };
  const t = scenario({ figures, stages: ['s1-1'], tokens: [['prison', '4,3']] });
  t.turn('cap').play('0 breakToken:0');
  assert.deepEqual([t.world.prisoner, t.world.tokenAt[1]], [-1, t.square('4,3')]);
  assert.equal(t.kinds.includes('prisonerFound'), false);
});
test('ST-RUL-102 the tutorial is worth 2 OP to the heroes who reach its exit, to the Mastermind otherwise', () => {
  const out = (square: string): number[] => {
    const t = scenario({ map: 'T0', round: 4, rounds: 4, figures: { cap: square }, stages: ['tut'] });
    return t.turn('cap').play('0 end').world.op;
  };
  assert.deepEqual(
    [out('12,0'), out('1,1')],
    [
      [2, 0],
      [0, 2],
    ],
  );
});
test('ST-CMP-28 ST-RUL-102 Guardians takes 6 wounds at most and all Status Tokens off the team', () => {
  const wounds = { cap: { attack: 1, defend: 2, move: 1 }, may: { attack: 1, defend: 2, move: 1 } };
  const t = scenario({
    figures: { cap: '3,3', may: '9,9' },
    wounds,
    prone: { may: 2 },
    trapped: { cap: 1 },
    victory: 'Guardians',
    campaign: { mission: 2, victor: 0 },
  });
  t.turn('cap').play('0 victory');
  assert.equal(t.questions(0)[0]!.rule, 'ST-CMP-28');
  t.idleTo('turn.act');
  assert.deepEqual([t.status('cap'), t.status('may'), t.wounds('cap') + t.wounds('may')], ['', '', 2]);
});
