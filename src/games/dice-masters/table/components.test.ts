// Cards and dice: counts of the printed inventory, and every face of every die.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testsOfCards } from '#engine/testing/cards.ts';
import type { Card } from '../cards/card.ts';
import { cardOf, CARDS, isBasic } from '../cards/index.ts';
import { BASICS, DICE_IN_BOX, limitOf, stacksIn, versionsIn } from './collection.ts';
import { COLOURS, DICE_PER_COLOUR, STRIPES } from '../cards/colours.ts';
import { colourOf, BAG, BOTH, CARD, levelOf } from './world.ts';
import {
  BASIC_ACTION,
  CEREBRO,
  FACE,
  faceAt,
  FACES,
  GENERIC,
  KINDS,
  kindOf,
  SIDEKICK,
  WILD,
  type Face,
} from './dice.ts';
import { ENERGIES } from '../cards/character-dice.ts';
import { diceMasters } from '../game.ts';
import { layOut } from '../setup/formats.ts';
import { addCard, emptyTable, SIDEKICKS } from './starting-table.ts';
import { quickRandom } from '#engine/random.ts';
import { complaints, start } from '#engine/apply.ts';
import { seedOf } from '#engine/seed.ts';
import { complaintsAbout } from './team-rules.ts';
import { attackOf, defenseOf, fieldingOf } from '../abilities/stats.ts';
import { scenario } from '../scenario/scenario.ts';

const characters = CARDS.filter(card => !isBasic(card) && card.die !== 'cerebro');
const starter = CARDS.filter(card => card.number <= 34);
const facesOf = (kind: number): Face[] => Array.from({ length: FACES }, (_, face) => faceAt(kind, face));
const named = KINDS.map((_, kind) => kind).filter(
  kind => kind !== SIDEKICK && kind !== CEREBRO && kind !== BASIC_ACTION,
);
/** The number of cards of each kind. */
function counted(cards: readonly Card[], by: (card: Card) => string | number): Record<string, number> {
  const out: Record<string, number> = {};
  for (const card of cards) out[by(card)] = (out[by(card)] ?? 0) + 1;
  return out;
}

// ---- components --------------------------------------------------------------------------------------------

test('DM-CMP-01 a game has exactly two players', () => {
  assert.deepEqual(diceMasters.seats, { min: 2, max: 2 });
  for (const seats of [1, 3])
    assert.throws(() => start(diceMasters, { seats, seed: seedOf(1) }), /is for exactly 2 players/);
});

test('DM-CMP-02..05 the starter has 12 basic action dice, 16 character dice and 16 Sidekick dice', () => {
  const [basic, character, sidekick] = [
    COLOURS.length * DICE_PER_COLOUR,
    stacksIn(true).length * DICE_IN_BOX,
    2 * SIDEKICKS,
  ];
  assert.deepEqual([basic, character, sidekick, basic + character + sidekick], [12, 16, 16, 44]);
  assert.deepEqual([COLOURS.length, DICE_PER_COLOUR, stacksIn(true).length, DICE_IN_BOX], [4, 3, 8, 2]);
});

test('DM-CMP-06, DM-CMP-07, DM-CMP-10 the starter has 24 characters in threes, 10 basic actions, 4 reminders', () => {
  assert.equal(starter.length, 34);
  assert.equal(starter.filter(isBasic).length, 10);
  assert.equal(starter.filter(card => !isBasic(card)).length, 24);
  assert.equal(starter.length + COLOURS.length, 38);
  for (const stack of stacksIn(true)) {
    const versions = versionsIn(stack, true);
    assert.equal(versions.length, 3);
    assert.equal(new Set(versions.map(card => card.subtitle)).size, 3);
    assert.equal(new Set(versions.map(card => card.name)).size, 1);
  }
});

testsOfCards(
  new URL('../', import.meta.url),
  CARDS.map(({ number, name }) => `${number} ${name}`),
);

test('DM-CMP-10 the set has 126 cards: numbers, rarities, affiliations, energies, costs and limits', () => {
  assert.deepEqual(
    CARDS.map(card => card.number).toSorted((a, b) => a - b),
    Array.from({ length: 126 }, (_, i) => i + 1),
  );
  assert.deepEqual(
    counted(CARDS, card => card.rarity),
    { common: 62, uncommon: 32, rare: 28, 'super rare': 4 },
  );
  assert.deepEqual(
    counted(characters, card => card.affiliation ?? 'none'),
    {
      'X-Men': 38,
      Villain: 33,
      none: 23,
      Avengers: 19,
    },
  );
  assert.deepEqual(
    counted(characters, card => card.energy!),
    { fist: 31, bolt: 30, shield: 26, mask: 26 },
  );
  assert.deepEqual(
    counted(characters, card => card.cost),
    { 2: 5, 3: 17, 4: 28, 5: 37, 6: 21, 7: 5 },
  );
  assert.equal(new Set(characters.map(card => card.name)).size, 35);
  assert.equal(CARDS.filter(card => card.die === 'cerebro').length, 3);
  const unusual = CARDS.filter(card => !isBasic(card) && card.max !== 4).map(card => [card.number, card.max]);
  assert.deepEqual(
    unusual.sort((a, b) => a[0]! - b[0]!),
    [
      [62, 1],
      [65, 2],
      [87, 2],
      [94, 3],
      [122, 2],
    ],
  );
});

test('DM-CMP-08, DM-CMP-09, DM-CMP-05 each player has a bag of 8 Sidekick dice, which have no card', () => {
  const w = layOut(null, quickRandom(1));
  for (const seat of [0, 1]) {
    const bag = w.zone.flatMap((zone, die) => (zone === BAG && w.owner[die] === seat ? [die] : []));
    assert.equal(bag.length, 8);
    for (const die of bag) assert.deepEqual([w.kind[die], w.slot[die]], [SIDEKICK, -1]);
  }
  assert.ok(CARDS.every(card => card.die !== 'sidekick'));
});

test('DM-CMP-11 life never starts above the 20 of the track, nor below 1', () => {
  for (const [name, make] of Object.entries(diceMasters.setups!)) {
    const { world } = start(diceMasters, { seats: 2, seed: seedOf(1), options: make(2, quickRandom(1)) });
    assert.ok(world.mostLife >= 1 && world.mostLife <= 20, name);
    assert.deepEqual(world.life, [world.mostLife, world.mostLife]);
  }
  const longer = { seats: 2, seed: seedOf(1), options: { format: 'draft', n: 21 } };
  assert.match(complaints(diceMasters, longer)[0]!, /8 to 20/);
});

// ---- cards -------------------------------------------------------------------------------------------------

test('DM-CRD-01, DM-CRD-08 all dice of a card follow that card, and no other', () => {
  const w = emptyTable('scenario', 20, false);
  const [air, inspiring] = [addCard(w, 1, 3, 0), addCard(w, 2, 2, 1)];
  assert.deepEqual(w.slot, [air, air, air, inspiring, inspiring]);
  assert.deepEqual(new Set(w.kind).size, 1);
  assert.deepEqual(w.cards, [1, 2]);
});

test('DM-CRD-02 a die has character faces or action faces, never both; a Sidekick is a character', () => {
  for (const kind of KINDS.keys()) {
    const levels = facesOf(kind).filter(face => face.level).length;
    const actions = facesOf(kind).filter(face => face.action).length;
    assert.ok(levels > 0 !== actions > 0, KINDS[kind]);
  }
  assert.ok(facesOf(SIDEKICK).some(face => face.level === 1));
});

test('DM-CRD-03 title and subtitle together tell a card; a title belongs to one kind of die', () => {
  const identities = CARDS.map(card => `${card.name}, ${card.subtitle}`);
  assert.equal(new Set(identities).size, 126);
  for (const card of CARDS)
    for (const other of CARDS)
      if (card.name === other.name) assert.equal(card.die, other.die);
      else if (!isBasic(card)) assert.notEqual(card.die, other.die);
});

test('DM-CRD-04, DM-CRD-05 every card has a cost; all but basic actions have a type', () => {
  for (const card of CARDS) {
    assert.ok(card.cost >= 2 && card.cost <= 7);
    assert.equal(card.energy === null, isBasic(card), card.name);
  }
  assert.deepEqual(new Set(CARDS.map(card => card.energy)), new Set([...ENERGIES, null]));
});

test("DM-CRD-06 the card's type is what its die's energy faces provide", () => {
  for (const card of CARDS.filter(card => card.energy)) {
    const energies = facesOf(kindOf(card.die)).flatMap(face => (face.amount ? [face.energy] : []));
    assert.deepEqual(energies, new Array(3).fill(ENERGIES.indexOf(card.energy!)), card.name);
  }
});

test('DM-CRD-07 only characters have an affiliation, and some have none', () => {
  for (const card of CARDS) if (!characters.includes(card)) assert.equal(card.affiliation, null, card.name);
  assert.ok(characters.some(card => card.affiliation === null));
});

test('DM-CRD-09 the limit of a card is the most dice a team may have of it', () => {
  const team = (dice: number) => ({ basics: [25, 26], cards: [{ card: 87, dice }] });
  const terms = { format: 'tournament', starterBox: false } as const;
  assert.deepEqual(complaintsAbout(team(2), terms), []);
  assert.deepEqual(
    complaintsAbout(team(3), terms).map(({ rule, facts }) => [rule, facts.most]),
    [['DM-TNT-04', 2]],
  );
  assert.equal(limitOf(cardOf(87), false), 2);
});

test('DM-CRD-10 a basic action always lies there with 3 dice', () => {
  for (const [name, make] of Object.entries(diceMasters.setups!)) {
    const w = layOut(make(2, quickRandom(3)), quickRandom(3));
    w.holder.forEach((holder, slot) => {
      const dice = w.slot.filter(one => one === slot).length;
      if (holder === BOTH) assert.equal(dice, 3, name);
    });
  }
  for (const number of BASICS) assert.equal(cardOf(number).max, 3);
});

test('DM-CRD-11 energy faces come first on a strip, then character or action faces', () => {
  for (const kind of KINDS.keys()) {
    const shown = facesOf(kind).map(face => (face.energy >= 0 ? 'e' : face.level ? 'c' : face.action ? 'a' : '?'));
    assert.match(shown.join(''), /^(e{3}c{3}|e{3}a{3}|e{5}c)$/, KINDS[kind]);
  }
});

test('DM-CRD-12 of the cards that share a die a team has exactly one', () => {
  const cards = [1, 2].map(card => ({ card, dice: 1 }));
  const wrong = complaintsAbout({ basics: [25, 26], cards }, { format: 'basic', starterBox: false });
  assert.deepEqual(
    wrong.map(({ rule, facts }) => [rule, facts.title]),
    [['DM-BSC-04', 'Angel']],
  );
});

test('DM-CRD-13 the stripe shows the rarity, which nothing in play asks for', () => {
  assert.deepEqual(STRIPES, { common: 'grey', uncommon: 'green', rare: 'yellow', 'super rare': 'red' });
  const cards = [123, 124, 125, 126, 112, 95].map(card => ({ card, dice: 2 }));
  assert.deepEqual(complaintsAbout({ basics: [25, 26], cards }, { format: 'basic', starterBox: false }), []);
});

test('DM-CRD-14 all starter cards are common', () => {
  assert.deepEqual(
    counted(starter, card => card.rarity),
    { common: 34 },
  );
});

// ---- dice --------------------------------------------------------------------------------------------------

/** Fielding cost / attack / defense of the levels, with bursts, as the card strips show them. */
const PRINTED = `
  Angel | shield | 0/2/2 | 1/3/3 | 1/3/4
  Ant-Man | fist | 0/2/1 | 0/3/1 | 1/5/2
  Apocalypse | bolt | 1/3/5 | 2/5/6* | 2/6/7*
  Bishop | shield | 1/2/5 | 1/3/6 | 2/5/6
  Black Panther | fist | 0/4/2 | 1/5/2 | 1/8/2
  Cable | bolt | 1/3/2 | 2/3/3 | 2/5/5
  Captain America | shield | 1/3/3 | 2/5/4 | 2/5/5
  Cyclops | bolt | 1/4/2 | 1/5/3 | 1/6/4
  Emma Frost | shield | 1/3/5 | 1/4/6 | 2/5/7
  Falcon | fist | 0/2/2 | 1/3/3 | 1/4/3
  Iceman | bolt | 1/2/4 | 1/3/6 | 1/4/6
  Iron Man | shield | 1/3/5 | 1/4/6 | 2/5/7*
  Juggernaut | shield | 1/6/3 | 2/7/4 | 3/7/6
  Kitty Pryde | mask | 0/2/2 | 0/3/2 | 1/3/3
  Magik | mask | 0/1/4 | 0/1/6 | 1/2/7
  Magneto | mask | 1/4/4 | 2/5/7 | 3/6/8
  Marvel Girl | bolt | 1/3/3 | 2/5/5 | 3/6/6
  Mister Sinister | bolt | 1/4/1 | 2/5/2 | 2/6/3
  Mystique | mask | 1/1/1 | 0/1/1 | 2/1/1*
  Namor | shield | 0/3/3 | 1/4/4 | 2/5/5
  Professor X | mask | 1/1/5 | 2/1/7 | 3/1/9
  Psylocke | mask | 0/1/2 | 0/2/2 | 1/3/3
  Pyro | bolt | 0/3/1 | 1/4/2 | 1/5/2
  Quicksilver | bolt | 0/3/1 | 1/3/2 | 1/4/3
  Red Hulk | fist | 1/6/5* | 2/7/7* | 3/8/8
  Sabretooth | fist | 1/3/3 | 1/4/4 | 2/5/4
  Scarlet Witch | bolt | 0/1/3 | 0/3/3 | 1/5/3
  Sentinel | shield | 1/5/5 | 2/6/6 | 3/8/8
  She-Hulk | fist | 1/5/4 | 2/6/6 | 3/7/7
  Spider-Man | fist | 0/3/3 | 1/4/4 | 1/5/5
  Storm | mask | 0/2/1 | 1/2/2 | 1/3/2
  Toad | fist | 1/2/1* | 2/3/2* | 2/4/4
  Vision | mask | 0/1/4 | 1/2/6 | 2/4/7
  Wolverine | fist | 1/5/2* | 2/6/3* | 3/8/4
  X-23 | fist | 1/5/2 | 2/6/2 | 2/7/3
`;
const leveled = ({ cost, attack, defense, bursts }: Face): string =>
  `${cost}/${attack}/${defense}${'*'.repeat(bursts)}`;

test('DM-DIE-03, DM-DIE-08, DM-RUL-03 every named die shows 1, 2, 2 of its energy and three levels as printed', () => {
  const rows = PRINTED.trim().split('\n');
  assert.equal(rows.length, 35);
  assert.equal(named.length, 35);
  for (const row of rows) {
    const [name, energy, ...levels] = row.trim().split(' | ');
    const card = characters.find(one => one.name === name)!;
    const faces = facesOf(kindOf(card.die));
    assert.deepEqual(
      faces.slice(0, 3).map(face => [ENERGIES[face.energy], face.amount]),
      [
        [energy, 1],
        [energy, 2],
        [energy, 2],
      ],
    );
    assert.deepEqual(faces.slice(3).map(leveled), levels, name);
    assert.deepEqual(
      faces.slice(3).map(face => face.level),
      [1, 2, 3],
      name,
    );
  }
});

test('DM-DIE-09, DM-RUL-01 a Sidekick die has five energy faces and a character face 0/1/1 of level 1', () => {
  const faces = facesOf(SIDEKICK);
  assert.deepEqual(
    faces.slice(0, 5).map(face => [face.energy, face.amount]),
    [
      [0, 1],
      [1, 1],
      [2, 1],
      [3, 1],
      [WILD, 1],
    ],
  );
  assert.deepEqual([leveled(faces[5]!), faces[5]!.level], ['0/1/1', 1]);
});

test('DM-DIE-02, DM-RUL-02 a basic action die shows 2 generic three times and the action with 0, 1, 2 bursts', () => {
  const faces = facesOf(BASIC_ACTION);
  assert.deepEqual(
    faces.slice(0, 3).map(face => [face.energy, face.amount]),
    [1, 2, 3].map(() => [GENERIC, 2]),
  );
  assert.deepEqual(
    faces.slice(3).map(face => [face.action, face.bursts]),
    [
      [true, 0],
      [true, 1],
      [true, 2],
    ],
  );
  for (const face of faces.slice(3)) assert.deepEqual([face.cost, face.attack, face.defense, face.level], [0, 0, 0, 0]);
});

test('DM-RUL-03, DM-DIE-02 a Cerebro die shows 2 masks three times and the action with 0, 1, 2 bursts', () => {
  const faces = facesOf(CEREBRO);
  assert.deepEqual(
    faces.slice(0, 3).map(face => [ENERGIES[face.energy], face.amount]),
    [1, 2, 3].map(() => ['mask', 2]),
  );
  assert.deepEqual(
    faces.slice(3).map(face => [face.action, face.bursts]),
    [
      [true, 0],
      [true, 1],
      [true, 2],
    ],
  );
});

test('DM-DIE-01 every die has energy faces of one or two symbols, or the generic 2', () => {
  for (const kind of KINDS.keys()) {
    const energy = facesOf(kind).filter(face => face.energy >= 0);
    assert.ok(energy.length >= 3, KINDS[kind]);
    for (const face of energy) assert.ok(face.energy === GENERIC ? face.amount === 2 : [1, 2].includes(face.amount));
  }
});

test('DM-RUL-04 there are four types of energy, and beside them wild and generic', () => {
  assert.deepEqual(new Set(ENERGIES), new Set(['bolt', 'fist', 'mask', 'shield']));
  const shown = new Set(FACE.flatMap(face => (face.energy >= 0 ? [face.energy] : [])));
  assert.deepEqual(
    [...shown].sort((a, b) => a - b),
    [0, 1, 2, 3, WILD, GENERIC],
  );
});

test('DM-DIE-04 the fielding cost is the energy that moves a die from the reserve pool to the field', () => {
  const t = scenario({ cards: [[10]], reserve: [['Juggernaut 2', 'bolt', 'fist', 'mask']] });
  t.play('0 field:Juggernaut');
  assert.deepEqual([t.dice(0, 'field'), t.dice(0, 'reserve').length], [['Juggernaut 2'], 1]);
  const poor = scenario({ cards: [[10]], reserve: [['Juggernaut 2', 'bolt']] });
  assert.equal(poor.refused(0, 'field:Juggernaut'), 'DM-FLD-04');
});

test('DM-DIE-05, DM-DIE-06 attack is the damage dealt, defense the damage that knocks out', () => {
  const t = scenario({ cards: [[7], [7]], field: [['Iceman 3'], ['Iceman 1']] });
  t.play('0 pass', '0 attack:Iceman', '1 block:Iceman>Iceman', '0 pass');
  assert.deepEqual([t.dice(0, 'field'), t.dice(1, 'field')], [['Iceman 3'], []]);
  assert.ok(t.dice(1, 'prep').includes('Iceman'));
});

test('DM-DIE-07 a burst without text on the card changes nothing', () => {
  const t = scenario({ cards: [[22]], field: [['Wolverine 1']] });
  const die = t.die(0, 'Wolverine');
  assert.equal(faceAt(t.world.kind[die]!, t.world.face[die]!).bursts, 1);
  assert.deepEqual([attackOf(t.world, die), defenseOf(t.world, die)], [5, 2]);
  t.play('0 pass', '0 attack:Wolverine', '0 pass');
  assert.deepEqual(t.world.life, [20, 15]);
});

test('DM-DIE-10 level and fielding cost are independent numbers', () => {
  const t = scenario({ cards: [[79, 13]], field: [['Mystique 2', 'Mystique 3', 'Kitty Pryde 2']] });
  const numbers = ['Mystique 2', 'Mystique 3', 'Kitty Pryde 2'].map(text => {
    const die = t.die(0, text);
    return [levelOf(t.world, die), fieldingOf(t.world, die)];
  });
  assert.deepEqual(numbers, [
    [2, 0],
    [3, 2],
    [2, 0],
  ]);
});

test('DM-SET-02, DM-RUL-07 each card in the middle has a colour and a letter of its own for the whole game', () => {
  const w = layOut({ format: 'draft' }, quickRandom(5));
  const given = w.cards.map((_, slot) => colourOf(w, slot)!);
  assert.equal(given.length, 4);
  for (const key of ['name', 'letter', 'hex'] as const) assert.equal(new Set(given.map(c => c[key])).size, 4);
  const before = colourOf(w, 1);
  const slot = addCard(w, 4, 4, 0);
  assert.deepEqual([colourOf(w, 1), colourOf(w, slot)], [before, undefined]);
  assert.ok(w.zone.slice(0, 12).every(zone => zone === CARD));
});
