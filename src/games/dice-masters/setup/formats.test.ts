// Tests of the opening of a match: the first game, numbers of all formats, good and bad options, who begins.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { advance, complaints, start } from '#engine/apply.ts';
import { asked, decisionId, explain, idle, legal } from '#engine/ask.ts';
import { Match, newRecord } from '#engine/match.ts';
import { quickRandom } from '#engine/random.ts';
import { seedOf } from '#engine/seed.ts';
import type { Json, State } from '#engine/types.ts';
import { view } from '#engine/views.ts';
import {
  colourOf,
  BAG,
  BOTH,
  CARD,
  diceLeft,
  draw,
  FIELD,
  ownedIn,
  PREP,
  RESERVE,
  USED,
  type Duel,
} from '../table/world.ts';
import { diceMasters as game } from '../game.ts';
import { scenario } from '../scenario/scenario.ts';

const open = (options: Json = null, seed: number | string = 1): State<Duel> =>
  start(game, { seats: 2, seed: seedOf(seed), options });
const lying = (w: Duel, holder: number): [number, number][] =>
  w.cards.flatMap((card, slot): [number, number][] => (w.holder[slot] === holder ? [[card, diceLeft(w, slot)]] : []));
const complain = (options: Json): string[] => complaints(game, { seats: 2, seed: seedOf(1), options });
const laid = (options: Json): Duel => game.setup(2, options, quickRandom(1));

// ---- the first game ----------------------------------------------------------------------------------------

test('DM-SET-01..03 Ambush, Enrage and Reckless Melee lie in the middle, three dice of one colour each', () => {
  const w = laid(null);
  assert.deepEqual(lying(w, BOTH), [[25, 3], [26, 3], [30, 3]]); // oxfmt-ignore
  const colours = w.holder.flatMap((holder, slot) => (holder === BOTH ? [colourOf(w, slot)!.name] : []));
  assert.equal(new Set(colours).size, 3);
});

test('DM-SET-03, DM-SET-08 either player may purchase basic actions, only their owner the dice of a team', () => {
  const reserve = ['bolt', 'mask', 'shield', 'wild', 'fist', 'wild'];
  for (const active of [0, 1]) {
    const t = scenario({ cards: [[14], [1]], active, reserve: [reserve, reserve] });
    const offered = t.open(active, 'buy').join();
    for (const name of ['Ambush', 'Enrage', 'Reckless Melee']) assert.ok(offered.includes(name), name);
    assert.deepEqual([offered.includes('Kitty Pryde'), offered.includes('Angel')], [active === 0, active === 1]);
  }
});

test('DM-SET-04 when its three dice are gone nobody can purchase a basic action', () => {
  const reserve = ['bolt', 'bolt', 'bolt'];
  const t = scenario({ reserve: [reserve, reserve], used: [['Ambush', 'Ambush'], []] });
  t.play('0 buy:Ambush');
  assert.equal(diceLeft(t.world, 0), 0);
  const other = scenario({ active: 1, reserve: [reserve, reserve], used: [['Ambush', 'Ambush', 'Ambush'], []] });
  assert.equal(other.refused(1, 'buy:Ambush'), 'DM-BUY-07');
  assert.equal(other.refused(1, 'buy:Enrage'), undefined);
});

test('DM-SET-05, DM-SET-06, DM-SET-07, DM-RUL-05 the host says who is first, and the teams go by that', () => {
  for (const first of [0, 1]) {
    const w = laid({ format: 'first-game', first });
    assert.equal(w.active, first);
    assert.deepEqual(lying(w, first), [[14, 2], [4, 2]]); // oxfmt-ignore
    assert.deepEqual(lying(w, 1 - first), [[1, 2], [10, 2]]); // oxfmt-ignore
  }
  const firsts = [1, 2, 3, 4, 5, 6, 7, 8].map(seed => open({ format: 'first-game', first: 'random' }, seed).world);
  assert.deepEqual(new Set(firsts.map(w => w.active)), new Set([0, 1]));
  for (const w of firsts) assert.deepEqual(lying(w, w.active)[0], [14, 2]);
});

test('DM-SET-09, DM-TEA-01 in every format each player starts with 8 Sidekick dice in the bag, no more', () => {
  for (const [name, make] of Object.entries(game.setups!)) {
    const w = laid({ ...(make(2, quickRandom(2)) as object), headStart: 0 });
    for (const seat of [0, 1]) {
      const bag = ownedIn(w, seat, BAG);
      assert.equal(bag.length, 8, name);
      assert.ok(bag.every(die => w.slot[die] === -1));
      for (const zone of [PREP, RESERVE, FIELD, USED]) assert.deepEqual(ownedIn(w, seat, zone), []);
    }
    assert.equal(w.zone.filter(zone => zone !== BAG && zone !== CARD).length, 0);
  }
});

test('DM-TEA-01 Sidekicks cannot be purchased', () => {
  const t = scenario({ cards: [[14], [1]], reserve: [['bolt', 'mask', 'shield', 'wild']] });
  assert.ok(t.asked(0).options.filter(o => o.verb === 'buy').length > 0);
  assert.ok(!t.open(0, 'buy').some(label => label.includes('Sidekick')));
});

test('DM-SET-10, DM-TEA-02 starting life is 10, the number of the draft, 15, or 20', () => {
  const life = (options: Json): number[] => laid(options).life;
  assert.deepEqual(life(null), [10, 10]);
  assert.deepEqual(life({ format: 'first-game' }), [10, 10]);
  assert.deepEqual(life({ format: 'draft', n: 9 }), [9, 9]);
  assert.deepEqual(life({ format: 'basic' }), [15, 15]);
  assert.deepEqual(life({ format: 'tournament' }), [20, 20]);
});

// ---- who begins, what is known, how long -------------------------------------------------------------------

test('DM-RUL-05 otherwise chance says who begins, after the teams are there', () => {
  const make = game.setups!['basic-by-chance']!;
  const begins = Array.from({ length: 20 }, (_, seed) => {
    const options = make(2, quickRandom(seed));
    assert.equal(laid(options).active, -1);
    return open(options, seed).world.active;
  });
  assert.deepEqual(new Set(begins), new Set([0, 1]));
});

test('DM-RUL-06 the first player draws four dice and may attack in the first turn', () => {
  const match = new Match(game, newRecord(game, { seats: 2, seed: seedOf(4) }));
  assert.equal(ownedIn(match.state.world, 0, PREP).length, 4);
  match.state.script = [6, 6, 6, 6];
  const w = match.state.world;
  for (const option of [`reroll:0:${ownedIn(w, 0, PREP).join('+')}`, 'field', 'pass']) {
    const found = option === 'field' ? legal(game, match.state, 0).find(o => o.startsWith('field:'))! : option;
    assert.equal(match.answer({ seat: 0, decision: decisionId(match.state), option: found }), undefined);
  }
  assert.equal(decisionId(match.state), 'attack.attackers');
  assert.equal(match.state.world.turns, 0);
});

test('DM-RUL-09, DM-RUL-11 all dice are public, the own bag too; what will be drawn is not', () => {
  const { state } = scenario({
    cards: [[14], [10]],
    bag: [
      ['Kitty Pryde', 'Sidekick'],
      ['Juggernaut', 'Sidekick'],
    ],
  });
  for (const viewer of [0, 1, 'spectator'] as const) {
    const seen = view(game, state, viewer);
    assert.deepEqual(seen.world.zone, state.world.zone);
    assert.deepEqual(seen.world.face, state.world.face);
    assert.ok(!JSON.stringify(seen).includes(JSON.stringify(state.random)));
    assert.ok(!('random' in seen) && !('script' in seen));
  }
  const other = structuredClone(state);
  other.random = open(null, 99).random;
  assert.deepEqual(view(game, state, 0), view(game, other, 0));
});

test('DM-RUL-12 every die of a bag is equally likely to be drawn, wherever it stands', () => {
  const times = new Array<number>(8).fill(0);
  const random = quickRandom(12);
  for (let i = 0; i < 4000; i++) {
    const w = laid(null);
    const bag = ownedIn(w, 0, BAG);
    const [drawn] = draw(w, 0, 1, PREP, random);
    times[bag.indexOf(drawn!)]!++;
  }
  for (const n of times) assert.ok(n > 400 && n < 600, times.join(' '));
});

test('DM-RUL-13 an expired clock keeps the dice, passes, does not attack and does not block', () => {
  const t = scenario({ step: 'start', field: [['Sidekick'], ['Sidekick']], rolls: [1, 1, 1, 1] });
  const answered: string[] = [];
  for (let i = 0; i < 3; i++) {
    const option = idle(game, t.state, 0);
    answered.push(`${decisionId(t.state)} ${option}`);
    t.play(`0 ${option}`);
  }
  assert.deepEqual(answered, ['turn.reroll keep', 'main.react pass', 'attack.attackers hold']);
  const attacked = scenario({ step: 'attack', field: [['Sidekick'], ['Sidekick']] }).play('0 attack:Sidekick');
  assert.deepEqual([attacked.asked(1).id, attacked.asked(1).idle], ['blocking.blockers', 'none']);
});

test('DM-RUL-14 after a hundred turns each the player with more life wins; equal lives are a draw', () => {
  const ended = (life: number[], turnLimit = true) => {
    const t = scenario({ life, active: 1 });
    t.world.turns = 199;
    t.world.turnLimit = turnLimit;
    return t.play('1 pass').state.result;
  };
  assert.deepEqual([ended([7, 6])?.ranks, ended([7, 6])?.rule], [[1, 2], 'DM-RUL-14']);
  assert.deepEqual(ended([2, 6])?.ranks, [2, 1]);
  assert.deepEqual(ended([6, 6])?.ranks, [1, 1]);
  assert.equal(ended([7, 6], false), null);
  assert.deepEqual([laid(null).turnLimit, laid({ turnLimit: false }).turnLimit], [true, false]);
});

test('a head start puts dice of each card into the bag of its owner, of a basic action one into either', () => {
  const teams = [
    { basics: [25, 30], cards: [{ card: 1, dice: 1 }, { card: 4, dice: 3 }] },
    { basics: [26, 31], cards: [{ card: 10, dice: 2 }] },
  ]; // oxfmt-ignore
  const w = laid({ format: 'tournament', teams, headStart: 2 });
  const bag = (seat: number): number[] => ownedIn(w, seat, BAG).flatMap(die => w.cards[w.slot[die]!] ?? []);
  assert.deepEqual([bag(0), bag(1)], [[25, 30, 26, 31, 1, 4, 4], [25, 30, 26, 31, 10, 10]]); // oxfmt-ignore
  assert.deepEqual(w.cards.map((_, slot) => diceLeft(w, slot)), [1, 1, 1, 1, 0, 1, 0]); // oxfmt-ignore
  assert.equal(ownedIn(w, 0, BAG).length, 15);
  assert.deepEqual(complain({ format: 'tournament', teams, headStart: 5 }), [
    'A head start is 0 to 4 dice of each card, not 5.',
  ]);
  assert.deepEqual(complain({ format: 'basic', headStart: 1 }), [
    'Only teams that the options name can have a head start.',
  ]);
});

// ---- options -----------------------------------------------------------------------------------------------

test('options that fit bring no complaint, and nothing at all is a first game', () => {
  for (const make of Object.values(game.setups!))
    for (let i = 0; i < 20; i++) assert.deepEqual(complain(make(2, quickRandom(i))), []);
  assert.deepEqual(complain(null), []);
  assert.equal(laid(null).format, 'first-game');
  const full = { format: 'draft', casual: true, first: 1, starterBox: true, n: 8, basics: 3, turnLimit: false };
  assert.deepEqual(complain(full), []);
  const { casual, active, starterBox, turnLimit, mostLife } = laid(full);
  assert.deepEqual([casual, active, starterBox, turnLimit, mostLife], [true, 1, true, false, 8]);
});

test('what is wrong with options is said exactly', () => {
  const sentences: [Json, string[]][] = [
    ['draft', ['The options are written as { "format": "tournament" }, not as "draft".']],
    [{ format: 'rainbow' }, ['There is no format "rainbow"; there are first-game, draft, basic and tournament.']],
    [{ casual: 1 }, ['The option casual is true or false, not 1.']],
    [{ first: 2 }, ['The option first is 0, 1 or "random", not 2.']],
    [{ n: 8 }, ['Only a draft has a number of dice, the option n.']],
    [{ format: 'basic', basics: 3 }, ['Only a draft has a number of basic actions, the option basics.']],
    [{ teams: [] }, ['Only the formats basic and tournament are for teams that are brought along.']],
    [{ format: 'basic', teams: 3 }, ['The option teams is a list of two teams, not 3.']],
    [
      { format: 'draft', n: 30, basics: 2 },
      [
        'A draft is for 8 to 20 dice and life, not 30 (DM-DRF-01).',
        'A draft has 3 or 4 basic actions, not 2 (DM-DRF-02).',
      ],
    ],
  ];
  for (const [options, wanted] of sentences) assert.deepEqual(complain(options), wanted);
  assert.match(complain({ tempo: 1 })[0]!, /^There is no option 'tempo'; there are format, casual, first, /);
});

test('DM-BSC-04, DM-TNT-04 teams in the options are judged, with the player and the rule', () => {
  const fine = { basics: [25, 30], cards: [{ card: 1, dice: 2 }] };
  const twice = { basics: [25, 30], cards: [...fine.cards, { card: 2, dice: 5 }] };
  assert.deepEqual(complain({ format: 'basic', teams: [fine, fine] }), []);
  assert.deepEqual(complain({ format: 'basic', teams: [fine, twice] }), [
    'The team of player 2: A team has only one card called Angel. (DM-BSC-04)',
    'The team of player 2: Angel, Inspiring takes up to 4 dice, not 5. (DM-BSC-05)',
  ]);
  assert.match(
    complain({ format: 'tournament', teams: [{ basics: [25, 30] }, fine] })[0]!,
    /^The team of player 1 is written as/,
  );
  assert.match(
    complain({ format: 'tournament', teams: [{ ...fine, cards: [{ card: 1, dice: 0 }] }, fine] })[0]!,
    /DM-TNT-04/,
  );
});

// ---- all set-ups -------------------------------------------------------------------------------------------

test('DM-CMP-01, DM-BSC-01, DM-TNT-01 every set-up plays to the end', () => {
  for (const [name, make] of Object.entries(game.setups!)) {
    const random = quickRandom(21);
    const state = start(game, { seats: 2, seed: seedOf(name), options: make(2, random) });
    for (let n = 0; !state.result; n++) {
      assert.ok(n < 5000, `${name} does not end`);
      const seat = asked(game, state)[0]!;
      const options = legal(game, state, seat);
      advance(game, state, seat, options[random.below(options.length)]!);
    }
    assert.equal(state.result.ranks.length, 2, name);
  }
});

/** Keys in the present questions for which the game has no text. */
const wordless = (state: State<Duel>): string[] =>
  explain(game, state)
    .flatMap(({ prompt, options, forms }) => [
      prompt.say,
      ...options.map(option => option.label.say),
      ...Object.keys(forms),
    ])
    .filter(key => !(key in game.texts));

test('every question before the first turn has words', () => {
  for (const setup of ['draft', 'basic', 'tournament']) {
    const state = open(game.setups![setup]!(2, quickRandom(1)));
    while (!decisionId(state).startsWith('turn.')) {
      assert.deepEqual(wordless(state), []);
      const seat = asked(game, state)[0]!;
      advance(game, state, seat, idle(game, state, seat));
    }
  }
});
