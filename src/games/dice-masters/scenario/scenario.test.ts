// The scenario builder: what it lays out is what was asked for, lines are read as people say them, and positions that
// cannot be are refused in words.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked, decisionId } from '#engine/ask.ts';
import { difference } from '#engine/copy.ts';
import { Match } from '#engine/match.ts';
import { diceMasters as game } from '../game.ts';
import { scenario, type Position } from './scenario.ts';
import { inventory } from '../table/inventory.ts';
import { diceLeft } from '../table/world.ts';

const many = (n: number): string[] => new Array<string>(n).fill('Sidekick');

test('any position: fields, pools, bags, lives, step, rolls', () => {
  const t = scenario({
    cards: [
      [4, 14],
      [10, 94],
    ],
    basics: [25, 33],
    life: [7, 12],
    most: 15,
    active: 1,
    field: [['Cyclops 2', 'Sidekick'], ['Juggernaut 3']],
    reserve: [
      ['bolt', 'wild'],
      ['2 shield Juggernaut', 'Cerebro**', '2 mask Cerebro', 'generic'],
    ],
    prep: [['Kitty Pryde'], []],
    used: [['Ambush', 'Sidekick'], []],
    bag: [['Kitty Pryde', 'Sidekick'], ['Juggernaut']],
    rolls: [5, 6],
  });
  const w = t.world;
  assert.deepEqual([decisionId(t.state), asked(game, t.state), t.state.script], ['main.react', [1], [5, 6]]);
  assert.deepEqual([w.life, w.mostLife, w.active], [[7, 12], 15, 1]);
  assert.deepEqual([t.dice(0, 'field'), t.dice(1, 'field')], [['Cyclops 2', 'Sidekick'], ['Juggernaut 3']]);
  assert.deepEqual(t.dice(0, 'reserve'), ['bolt', 'wild']);
  assert.deepEqual(t.dice(1, 'reserve'), ['2 mask Cerebro', '2 shield Juggernaut', 'Cerebro**', 'generic Ambush']);
  assert.deepEqual([t.dice(0, 'prep'), t.dice(0, 'used')], [['Kitty Pryde'], ['Ambush', 'Sidekick']]);
  assert.deepEqual([t.dice(0, 'bag'), t.dice(1, 'bag')], [['Kitty Pryde', 'Sidekick'], ['Juggernaut']]);
});

test('what is left out: 20 life, the first three basic actions, the main step of seat 0, Sidekicks in the bag', () => {
  const t = scenario({ field: [many(3)] });
  assert.deepEqual(
    [t.world.cards, t.world.life],
    [
      [25, 26, 30],
      [20, 20],
    ],
  );
  assert.deepEqual([decisionId(t.state), t.world.active], ['main.react', 0]);
  assert.deepEqual([t.dice(0, 'bag').length, t.dice(1, 'bag').length], [5, 8]);
});

test('dice come from their cards, as many as these have; the bag of one seat says nothing of the other', () => {
  const t = scenario({ cards: [[14]], dice: 2, field: [['Kitty Pryde 1']], bag: [[]] });
  assert.equal(diceLeft(t.world, 0), 1);
  assert.deepEqual([t.dice(0, 'bag').length, t.dice(1, 'bag').length], [0, 8]);
  assert.equal(diceLeft(scenario({ cards: [[62]] }).world, 0), 1);
});

test('every step can be the one that begins', () => {
  const at = (step: NonNullable<Position['step']>): string =>
    decisionId(scenario({ step, field: [['Sidekick']] }).state);
  assert.deepEqual((['start', 'clear', 'roll', 'main', 'mainEnds', 'attack'] as const).map(at), [
    'turn.reroll',
    'turn.reroll',
    'turn.reroll',
    'main.react',
    'attack.attackers',
    'attack.attackers',
  ]);
  assert.equal(scenario({ step: 'cleanUp' }).world.active, 1);
});

test('dice that wait in the prep area are rolled, at whatever step before the roll it begins', () => {
  for (const step of ['start', 'clear', 'roll'] as const) {
    const t = scenario({ step, prep: [['Sidekick']], bag: [many(4)], rolls: [1, 1, 1, 1, 1] });
    assert.equal(t.dice(0, 'rolled').length, step === 'roll' ? 1 : 5, step);
  }
});

test('scripted rolls fall in the order in which the dice are written', () => {
  const t = scenario({ cards: [[14]], prep: [['Sidekick', 'Kitty Pryde']], step: 'roll', rolls: [2, 6, 5] });
  assert.deepEqual(t.dice(0, 'rolled'), ['Kitty Pryde 3', 'fist']);
  assert.deepEqual(t.play('0 reroll:fist').dice(0, 'reserve'), ['Kitty Pryde 3', 'wild']);
  const other = scenario({ cards: [[14]], prep: [['Kitty Pryde', 'Sidekick']], step: 'roll', rolls: [6, 2] });
  assert.deepEqual(other.dice(0, 'rolled'), ['Kitty Pryde 3', 'fist']);
});

test('lines name dice by what they show, and look-alikes in turn', () => {
  const t = scenario({
    cards: [[7]],
    field: [['Iceman 1', 'Iceman 2', 'Sidekick', 'Sidekick'], many(2)],
    step: 'attack',
  });
  t.play('0 attack:Iceman 2+Sidekick+Sidekick', '1 block:Sidekick>Iceman 2,Sidekick>Sidekick');
  assert.deepEqual(t.dice(0, 'attack'), ['Iceman 2', 'Sidekick', 'Sidekick']);
  const blockers = [t.die(1, 'Sidekick', 0), t.die(1, 'Sidekick', 1)];
  assert.deepEqual(
    blockers.map(die => t.world.foe[die]),
    [t.die(0, 'Iceman 2'), t.die(0, 'Sidekick')],
  );
});

test('a bill names its items and its dice, whole or in part', () => {
  const reserve = [['2 fist Wolverine', '2 fist Wolverine', 'generic', 'bolt', 'Wolverine 1']];
  const t = scenario({ cards: [[22]], reserve });
  t.play('0 bill:buy Ambush+field Wolverine 1=2 fist Wolverine+1 of 2 fist Wolverine+bolt');
  assert.deepEqual(t.dice(0, 'reserve'), ['1 fist Wolverine', 'generic Ambush']);
  assert.throws(() => t.play('0 bill:buy Enrage=mask'), /seat 0 has no mask to pay with/);
  assert.throws(() => t.play('0 bill:field Iceman=bolt'), /seat 0 cannot put 'field Iceman' on a bill/);
});

test('a refusal is thrown with its rule and in words; what is not asked or not there is said', () => {
  const t = scenario({ reserve: [['fist']] });
  assert.throws(() => t.play('0 buy:Ambush'), /^Error: DM-PAY-08 You have not enough energy/);
  assert.throws(() => t.play('1 pass'), /ENGINE-ASK-2/);
  assert.throws(() => t.asked(1), /seat 1 is not asked; the table is at main.react/);
  assert.throws(() => t.die(0, 'Cyclops'), /seat 0 has no Cyclops/);
  assert.equal(t.dice(0, 'reserve').length, 1, 'what was refused has changed nothing');
});

test('it plays on as a match that can be recorded and replayed', () => {
  const t = scenario({ field: [['Sidekick']], reserve: [['bolt']], rolls: [1, 2, 3, 4] });
  t.play('0 global:Enrage', '0 pass', '0 attack:Sidekick', '0 pass', '1 keep');
  assert.deepEqual(t.world.life, [20, 18]);
  assert.equal(difference(new Match(game, t.match.record).state, t.state), undefined);
  assert.ok(t.log.includes('seat 0 uses the global ability of Enrage.'));
});

const bad: [string, Position, RegExp][] = [
  ['a die whose card is not in the game', { field: [['Cyclops 1']] }, /'Cyclops 1' of seat 0: name its card/],
  ['a die of the opponent', { cards: [[], [4]], field: [['Cyclops 1']] }, /no die is left for 'Cyclops 1' of seat 0/],
  ['more dice than a card has', { cards: [[62]], used: [['Cerebro', 'Cerebro']] }, /no die is left for 'Cerebro'/],
  ['more than 8 Sidekicks', { used: [many(9)] }, /seat 0 has 9 Sidekicks, but there are 8/],
  ['a level that no die has', { cards: [[4]], field: [['Cyclops 4']] }, /no die is left for 'Cyclops 4'/],
  ['energy of another type', { cards: [[4]], reserve: [['2 mask Cyclops']] }, /'2 mask Cyclops' is no face of Cyclops/],
  ['a character that shows nothing', { cards: [[4]], field: [['Cyclops']] }, /write what it shows, as 'Cyclops 2'/],
  ['energy in the field', { field: [['bolt']] }, /'bolt' is no character for the field/],
  ['an action in the field', { field: [['Enrage']] }, /'Enrage' is no character for the field/],
  ['a card that is not in the set', { cards: [[127]] }, /there is no card 127/],
  ['no life', { life: [0, 5] }, /lives are 1 to 20, not 0, 5/],
  ['more life than there can be', { most: 10, life: [11] }, /lives are 1 to 10, not 11, 10/],
  ['a roll that no die shows', { step: 'start', rolls: [7] }, /the script rolls 7, but this die shows 1 to 6/],
  ['two cards of one character', { cards: [[1, 2]] }, /seat 0 has two cards of Angel/],
];
for (const [what, position, words] of bad)
  test(`no position: ${what}`, () => {
    assert.throws(() => scenario(position), words);
  });

// ---- everything on the table -------------------------------------------------------------------------------

/** Dice as written in a position, and as looked at afterwards. */
const FIGHT: Position = {
  step: 'main',
  cards: [[4, 7, 21], [10, 18, 14]], // oxfmt-ignore
  basics: [25, 26, 28],
};
const NOTES: [zone: 'field' | 'attack' | 'reserve', text: string][] = [
  ['field', 'Cyclops 2, 1 damage'],
  ['field', 'Cyclops 2, +1 attack'],
  ['field', 'Cyclops 2, -2 attack'],
  ['field', 'Cyclops 2, +3 defense'],
  ['field', 'Cyclops 2, 2 spared'],
  ['field', 'Cyclops 2, fielded'],
  ['field', 'Cyclops 2, hurt'],
  ['field', 'Cyclops 2, used up'],
  ['attack', 'Cyclops 2, blocked'],
  ['reserve', '2 bolt Cyclops, partly spent'],
  ['reserve', 'Cyclops 1, kept'],
  ['field', 'Cyclops 3, 1 damage, +1 attack, +1 defense, fielded, hurt'],
];
for (const [zone, text] of NOTES)
  test(`a position sets and a look tells '${text}'`, () => {
    const t = scenario({ ...FIGHT, [zone]: [[text]] });
    assert.equal(t.look(0, text.split(', ')[0]!), text);
  });

test('dice about to be rolled are marked so', () => {
  const t = scenario({ ...FIGHT, step: 'roll', prep: [['Cyclops']], rolls: [2] });
  assert.equal(t.look(0, 'Cyclops'), 'Cyclops, rolling');
});

test('pairs, blocks, control, cards that dice lie on and captives are written by name', () => {
  const t = scenario({
    ...FIGHT,
    field: [
      ['Iceman 1, paired with Cyclops 2', 'Cyclops 2'],
      ['Cyclops 1, owned by 0', 'Sidekick, owned by 0'],
    ],
    attack: [['Quicksilver 1'], ['Sidekick, blocks Quicksilver 1', 'Juggernaut 2, blocks Quicksilver 1']],
    hooked: [['Imprisoned, on Imprisoned']],
    captured: [[], ['Magneto, under Imprisoned']],
  });
  assert.deepEqual(
    [t.look(0, 'Iceman 1'), t.look(0, 'Cyclops 2'), t.look(1, 'Cyclops 1')],
    ['Iceman 1, paired with Cyclops 2', 'Cyclops 2, paired with Iceman 1', 'Cyclops 1, owned by 0'],
  );
  assert.deepEqual(
    [t.look(1, 'Sidekick', 1), t.look(1, 'Juggernaut 2')],
    ['Sidekick, blocks Quicksilver 1', 'Juggernaut 2, blocks Quicksilver 1'],
  );
  assert.deepEqual([t.dice(0, 'hooked'), t.dice(1, 'captured')], [['Imprisoned'], ['Magneto']]);
  assert.deepEqual(
    [t.look(0, 'Imprisoned'), t.look(1, 'Magneto')],
    ['Imprisoned, on Imprisoned', 'Magneto, under Imprisoned'],
  );
  assert.deepEqual(inventory(t.world), { 'first Sidekicks': 8, 'second Sidekicks': 8 });
  assert.throws(() => scenario({ field: [['Sidekick, paired with Cyclops 2']] }), /there is no Cyclops 2 for Sidekick/);
});

test('who stops two', () => {
  const attack = [['Quicksilver 1', 'Cyclops 1'], ['Juggernaut 2, blocks Quicksilver 1, also blocks Cyclops 1']];
  const t = scenario({ ...FIGHT, attack });
  assert.equal(t.look(1, 'Juggernaut 2'), attack[1]![0]);
});

test('attack and defense now, with what lasts', () => {
  const forces = [{ kind: 'halved', whom: '0:Cyclops 2', die: '1:Sidekick', by: 1, until: 'turn', n: 3 }] as const;
  const t = scenario({ ...FIGHT, field: [['Cyclops 2, +1 attack'], ['Sidekick']] });
  assert.deepEqual(t.strength(0, 'Cyclops 2'), { attack: 6, defense: 3 });
  const halved = scenario({ ...FIGHT, field: [['Cyclops 2, +1 attack'], ['Sidekick']], forces });
  assert.deepEqual([halved.forces, halved.strength(0, 'Cyclops 2').attack], [forces, 3]);
  assert.throws(() => scenario({ forces: [{ kind: 'halved', whom: '0:Cyclops 2' }] }), /there is no die '0:Cyclops 2'/);
});

test('all else of the table by its name in the world', () => {
  const fields = {
    format: 'draft',
    starterBox: true,
    turnLimit: false,
    turns: 7,
    loose: [1, 2],
    inAttack: true,
  };
  const t = scenario({ ...FIGHT, ...fields, fallenSidekicks: [0, 2], casual: true, played: [4, 25] });
  assert.partialDeepStrictEqual(t.world, { ...fields, fallenSidekicks: [0, 2], casual: true });
  assert.deepEqual(t.played, [4, 25]);
  const hits = [{ source: -1, seat: 0, target: -2, n: 3, combat: 0, action: 0 }];
  const late = scenario({ waiting: [{ owner: 0, source: -1, run: 'damage', my: { hits } }] });
  assert.deepEqual([late.world.waiting, late.world.life], [[], [20, 17]], 'what waits has run before anybody is asked');
});

test('a comma that begins no note belongs to the name', () => {
  const t = scenario({ basics: [33], used: [['Take That, Villain!']] });
  assert.deepEqual(t.dice(0, 'used'), ['Take That, Villain!']);
});

test('a misspelt part of a position throws with the near word, and so does a misspelt note', () => {
  const misspelt = { feild: [['Sidekick']] } as object;
  assert.throws(() => scenario(misspelt), /a position has no 'feild'\. Did you mean field\?/);
  assert.throws(() => scenario({ cards: [[4]], field: [['Cyclops 2, feilded']] }), /no die is left for/);
});
