// The contents of the box: characters and Action Cards in the printed numbers, and what the rulebook tells of them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ActionCard, boxesOf, type Effect, isPassive } from './action-card.ts';
import { actionNumber, ACTIONS, cardsOf, CARDS_EACH, ownerOf, startingCardsOf } from './actions.ts';
import {
  boxSlots,
  BUILD_POINTS,
  type CharacterCard,
  type CharacterId,
  HENCHMAN_HEALTH,
  levelPrice,
  MARCH_ADVANCE,
  sideFor,
  TOP_LEVEL,
} from './character-card.ts';
import { CARDS, COMMAND_DIAL_END, COMMAND_DIALS, CUBES, DIE_FACES, TILES, TOKENS } from './box.ts';
import { characterNumber, CHARACTERS } from './characters.ts';
import { isRoom } from '../table/grid.ts';
import { MOST_CP } from '../table/points.ts';
import { ALL_CHARACTER_TOKENS, tokensInBox } from '../table/supply.ts';
import { MAPS } from './maps.ts';
import { gridOf } from '../table/notation.ts';
import { MAP_IDS as ALL_MAPS } from '../table/figures.ts';
import { STORIES } from './scenario-stories.ts';
import { OBJECTIVE_TOKENS, SCENARIOS } from './scenarios.ts';

const named = (id: CharacterId): CharacterCard => CHARACTERS[characterNumber(id)]!;
const card = (name: string): ActionCard => ACTIONS[actionNumber(name)]!;
const numbers = CHARACTERS.map((_, n) => n);
const cardsFor = (character: number): ActionCard[] => cardsOf(character).map(n => ACTIONS[n]!);
const figuresOf = (kind: string): number =>
  CHARACTERS.filter(one => one.kind === kind).reduce((sum, { sides }) => sum + sides.at(-1)!.figures, 0);
const isHenchman = ({ kind }: CharacterCard): boolean => kind === 'henchman';
/** Every attack that a card makes, by its type and strengths. */
const attacksIn = ({ effects }: ActionCard) =>
  effects.flatMap(effect => {
    if (effect.do === 'attack') return [{ ...effect.attack, single: !effect.volley && !effect.more }];
    if (effect.do === 'area') return effect.strengths.map(strength => ({ type: 'ranged', strength, single: false }));
    if (effect.do === 'line') return [{ type: 'ranged', strength: effect.strength, single: false }];
    return effect.do === 'hurl' ? [{ type: 'ranged', strength: 3, single: false }] : [];
  });

test('ST-CMP-01 13 figures: 4 heroes, 1 mastermind, 2 villains, 6 henchmen', () =>
  assert.deepEqual(['hero', 'mastermind', 'villain', 'henchman'].map(figuresOf), [4, 1, 2, 6]));
test('ST-CMP-02 99 cards: 8 Character Cards, 64 Action Cards, 7 maps, 19 scenarios and the Victory Card', () => {
  const counts = [CHARACTERS.length, ACTIONS.length, Object.keys(MAPS).length, SCENARIOS.length, 1];
  assert.deepEqual(counts, [8, 64, 7, 19, 1]);
  assert.deepEqual(Object.values(CARDS), counts);
  assert.equal(
    counts.reduce((sum, n) => sum + n, 0),
    99,
  );
});
test('ST-CMP-03 ST-CMP-20 eight Action Cards for each Character Card, the henchmen sharing theirs', () => {
  for (const n of numbers) {
    assert.equal(cardsFor(n).length, CARDS_EACH);
    for (const number of cardsOf(n)) {
      assert.equal(ACTIONS[number]!.owner, CHARACTERS[n]!.id);
      assert.equal(ownerOf(number), n);
    }
  }
  assert.equal(new Set(ACTIONS.map(({ name }) => name)).size, 64);
  assert.equal(new Set(ACTIONS.map(({ name }) => name)).size, 64);
});
const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0);
test('ST-CMP-06 30 double-sided tiles, 4 rooms and 26 corridors, are enough for every map', () => {
  assert.equal(TILES.room + TILES.corridor, 30);
  const sizes = new Map<string, number>();
  for (const id of ALL_MAPS) {
    const tiles = Object.values(gridOf(id).tiles);
    const rooms = tiles.filter(isRoom).length;
    assert.ok(rooms <= TILES.room && tiles.length - rooms <= TILES.corridor, id);
    const own = new Map<string, number>();
    for (const tile of tiles) {
      const key = isRoom(tile) ? 'room' : [tile.w, tile.h].sort((a, b) => a - b).join('×');
      own.set(key, (own.get(key) ?? 0) + 1);
    }
    for (const [key, n] of own) sizes.set(key, Math.max(n, sizes.get(key) ?? 0));
  }
  const rooms = sizes.get('room')!;
  assert.ok(rooms <= TILES.room && sizes.size > 2, 'corridors of several sizes');
  assert.ok(sum([...sizes.values()]) - rooms <= TILES.corridor, 'one set of corridors lays out each map');
  assert.deepEqual([...new Set(ALL_MAPS.map(id => MAPS[id].side))].sort(), ['hydra-base', 'warehouse']);
});
test('ST-CMP-07 153 tokens, as many of a kind as the rules count on', () => {
  assert.equal(sum(Object.values(TOKENS)), 153);
  assert.equal(TOKENS.objective, sum(Object.values(OBJECTIVE_TOKENS).map(({ count }) => count)));
  assert.equal(TOKENS.round, 12);
  assert.ok(TOKENS.spawn >= 13);
  for (const id of ALL_MAPS) assert.ok(gridOf(id).barriers.filter(one => one.kind === 'door').length <= TOKENS.door);
});
test('ST-CMP-08 80 cubes, 20 yellow and 60 red', () => {
  assert.deepEqual([CUBES.action, CUBES.wound, CUBES.action + CUBES.wound], [20, 60, 80]);
});
test('ST-CMP-09 two Command Dials from 0 to 12', () => {
  assert.deepEqual([COMMAND_DIALS, COMMAND_DIAL_END, MOST_CP], [2, 12, 12]);
});
test('ST-CMP-10 ST-RUL-06 one Action Die: 1, 2, 3, and three negative faces', () => {
  assert.deepEqual(
    DIE_FACES.toSorted((a, b) => a - b),
    [0, 0, 0, 1, 2, 3],
  );
});
test('ST-CMP-25 two Character Tokens each, one for each henchman', () => {
  assert.deepEqual(numbers.map(tokensInBox), [2, 2, 2, 2, 2, 2, 2, 6]);
  assert.equal(ALL_CHARACTER_TOKENS, TOKENS.character);
});
test('ST-CMP-27 a Scenario Card shows a stage, a story, rules, its tokens and a reward', () => {
  assert.deepEqual(Object.keys(STORIES).sort(), SCENARIOS.map(({ id }) => id).sort());
  for (const { id, stage, text, op, kind, tokens = [] } of SCENARIOS) {
    assert.ok([1, 2, 3].includes(stage) && STORIES[id]!.story.length > 10 && text.length > 20, id);
    assert.ok(op >= 2 && op <= 4, id);
    if (kind === 'destroy') assert.ok(tokens.length > 0, id);
    for (const { token } of tokens) assert.ok(OBJECTIVE_TOKENS[token].count > 0, id);
  }
});
test('ST-CMP-13 ST-CMP-14 ST-CMP-15 ST-CMP-16 ST-CMP-17 a Character Card has its boxes and an Action Track', () => {
  for (const one of CHARACTERS) {
    assert.ok(one.attack.ap === 2 && one.attack.strength >= 2 && one.attack.name, one.name);
    assert.ok(one.defend.ap === 1 && one.defend.strength >= 1 && one.defend.strength <= 3, one.name);
    assert.deepEqual([one.move.ap, one.move.feature], [1, isHenchman(one) ? 'march' : 'run'], one.name);
    assert.equal(one.rest, 6);
    for (const slots of [one.attack.slots, one.defend.slots, one.move.slots])
      assert.ok(isHenchman(one) ? slots === 0 : slots >= 2, one.name);
  }
});
test('ST-CMP-18 ST-RUL-17 tracks of 6, 6, 12; the mastermind 8, 8, 12; groups 6, 6, 6 and 12, 12, 12', () => {
  const tracks = CHARACTERS.flatMap(({ sides }) => sides.map(({ gain, red, last }) => [gain, red, last].join(' ')));
  assert.deepEqual(tracks, [...Array<string>(6).fill('6 6 12'), '8 8 12', '6 6 6', '12 12 12']);
});
test('ST-CMP-22 ST-CMP-23 units, and the two sides of the henchmen card', () => {
  assert.deepEqual(
    CHARACTERS.flatMap(({ sides }) => sides.map(({ figures, unit }) => [figures, unit].join(' '))),
    [...Array<string>(6).fill('1 1'), '1 2', '3 1', '6 2'],
  );
  const soldiers = named('hydra-soldiers');
  assert.deepEqual([sideFor(soldiers, 3).march, sideFor(soldiers, 6).march, MARCH_ADVANCE], [3, 6, 2]);
  assert.equal(HENCHMAN_HEALTH, 3);
});
test('ST-CMP-19 ST-CMP-21 two Starting cards for 3 BP, and 2, 2, 2, 3, 3, 4 for the others', () => {
  for (const n of numbers) {
    const all = cardsFor(n);
    assert.deepEqual(
      startingCardsOf(n).map(number => ACTIONS[number]!.build),
      [3, 3],
    );
    assert.deepEqual(
      all
        .filter(({ starting }) => !starting)
        .map(({ build }) => build)
        .sort((a, b) => a - b),
      [2, 2, 2, 3, 3, 4],
      CHARACTERS[n]!.name,
    );
    for (const { slots, build, name } of all) assert.equal(slots, isHenchman(CHARACTERS[n]!) ? 0 : build, name);
  }
});
test('ST-CMP-11 ST-RUL-16 the dial: Level 0 buys the Starting pair, Level 8 all eight', () => {
  assert.deepEqual(BUILD_POINTS, [6, 8, 10, 12, 14, 16, 18, 20, 22]);
  assert.equal(TOP_LEVEL, 8);
  for (const n of numbers)
    assert.deepEqual(
      [startingCardsOf(n), cardsOf(n)].map(list => list.reduce((sum, number) => sum + ACTIONS[number]!.build, 0)),
      [BUILD_POINTS[0], BUILD_POINTS[TOP_LEVEL]],
    );
});
test('a Level costs its number, whoever takes it', () => assert.deepEqual([2, 3, 8].map(levelPrice), [2, 3, 8]));
test('Health at Level 1 is 14, 15 for Radioactive Man and 20 for the mastermind', () =>
  assert.deepEqual(
    CHARACTERS.filter(one => !isHenchman(one)).map(one => boxSlots(one) + BUILD_POINTS[1]!),
    [14, 14, 14, 14, 14, 15, 20],
  ));

test('the boxes that the rulebook prints stand as printed', () => {
  const { attack, defend } = named('captain-america');
  assert.deepEqual([attack.name, attack.type, attack.strength, attack.ap], ['Slug', 'melee', 3, 2]);
  assert.deepEqual([defend.name, defend.type, defend.strength, defend.ap], ['Dodge', 'dodge', 2, 1]);
  const ray = named('iron-man').attack;
  assert.deepEqual([ray.name, ray.type, ray.strength, ray.ap], ['Repulsor Ray', 'ranged', 3, 2]);
  assert.deepEqual([named('baron-strucker').defend.strength, named('hydra-soldiers').defend.strength], [3, 1]);
  const blast = named('radioactive-man').attack;
  assert.deepEqual([blast.name, blast.type, blast.ap], ['Radioactive Blast', 'ranged', 2]);
});
test('the eleven cards that are known in parts keep to what is known', () => {
  const first = (name: string): Effect => card(name).effects[0]!;
  assert.deepEqual(card('Hurl Shield').effects, [
    { do: 'attack', attack: { type: 'ranged', strength: 3 }, more: { n: 2, within: 3 } },
  ]);
  assert.deepEqual([card('Shield Block').ap, card('Shield Block').reaction], [1, 'attacked']);
  assert.deepEqual(first('Shield Block'), { do: 'defend', type: 'armor', n: 4 });
  assert.ok(card('Hold the Line').starburst);
  assert.deepEqual(first('Hold the Line'), { do: 'strengthen', n: 1, type: 'melee' });
  assert.equal(card('Iron Armor').ap, null);
  assert.equal(first('Jet Boots').do, 'move');
  assert.deepEqual([card('Pummel').ap, card('Pummel').slots, attacksIn(card('Pummel'))[0]!.type], [3, 3, 'melee']);
  assert.deepEqual([attacksIn(card('Thrust'))[0]!.strength, attacksIn(card('Thrust'))[0]!.type], [4, 'ranged']);
  assert.deepEqual(card('Deflect').effects[1], { do: 'counter', n: 1 });
  assert.deepEqual([card('Hurl Object').ap, first('Hurl Object').do], [1, 'hurl']);
  assert.deepEqual(first('Trench Knife'), {
    do: 'attack',
    attack: { type: 'melee', strength: 3, ignoreArmor: 1 },
  });
  const starting = ['Hurl Shield', 'Shield Block', 'Iron Armor', 'Jet Boots', 'Trench Knife', 'Concussion Rocket'];
  for (const name of starting) assert.ok(card(name).starting, name);
});

test('passive effects stand on cards that are always on or have a starburst', () => {
  for (const { name, ap, starburst, dt, effects } of ACTIONS) {
    assert.equal(effects.some(isPassive), ap === null || starburst === true, name);
    if (ap === null) assert.ok(effects.every(isPassive) && dt === 0, name);
    if (starburst) assert.ok(dt > 0, name);
  }
});
test('cards with a reaction ring answer an event, and defend or support', () => {
  for (const { name, reaction, effects } of ACTIONS)
    if (effects.some(effect => ['defend', 'counter', 'repel', 'redirect'].includes(effect.do)))
      assert.ok(reaction, name);
  const rings = numbers.map(n => cardsFor(n).filter(({ reaction }) => reaction).length);
  for (const count of rings) assert.ok(count >= 1 && count <= 3);
});
test('cards fall under the boxes that they have to do with', () => {
  const under = (name: string): string => boxesOf(card(name).effects).join(' ');
  assert.equal(under('Leaping Charge'), 'move attack');
  assert.equal(under('Evasive Roll'), 'defend move');
  assert.equal(under('Hold the Line'), 'defend');
  assert.equal(under('Hurl Object'), 'attack');
  assert.equal(under('Escape Route'), 'move');
  assert.equal(under('Second Wind'), '');
});
test('every character has two to five attacks, one way out of the weakness of its primary attack', () => {
  for (const n of numbers) {
    const attacks = cardsFor(n).filter(one => attacksIn(one).length > 0);
    assert.ok(attacks.length >= 2 && attacks.length <= 5, CHARACTERS[n]!.name);
    const other = CHARACTERS[n]!.attack.type === 'melee' ? 'ranged' : 'melee';
    const isArea = (one: ActionCard): boolean => one.effects.some(({ do: verb }) => verb === 'area' || verb === 'line');
    assert.ok(
      attacks.some(one => isArea(one) || attacksIn(one).some(({ type }) => type === other)),
      CHARACTERS[n]!.name,
    );
  }
});
test('single attacks have strength 2 to 5, 7 with two DT; who has a 5 without any is known', () => {
  const strong = new Set<string>();
  for (const one of ACTIONS)
    for (const { strength, single } of attacksIn(one).filter(attack => attack.single)) {
      assert.ok(single && strength >= 2 && strength <= (one.dt >= 2 ? 7 : 5), one.name);
      if (strength >= 5 && one.dt === 0) strong.add(one.owner);
      if (one.owner === 'agent-may') assert.ok(strength < 4, one.name);
    }
  assert.deepEqual([...strong], ['winter-soldier', 'baron-strucker']);
});
test('no two cards are alike, not even with all numbers left out', () => {
  const bare = ({ effects, reaction, starburst, ap }: ActionCard): string =>
    JSON.stringify([effects, reaction, starburst, ap === null], (_, value: unknown) =>
      typeof value === 'number' ? 0 : value,
    );
  const seen = new Map<string, string>();
  for (const one of ACTIONS) {
    const twin = seen.get(bare(one));
    assert.equal(twin, undefined, `${one.name} is like ${twin}`);
    seen.set(bare(one), one.name);
  }
});
