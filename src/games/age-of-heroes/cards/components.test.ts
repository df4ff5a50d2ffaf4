// The contents of the box: every count of the inventory, and the facts that the rulebook gives of cards and tiles.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { numbersIn } from '#engine/kit/numbering.ts';
import {
  CARDS,
  cardName,
  cardOf,
  evolutionOf,
  EVOLUTION_KEYS,
  evolutionsOf,
  instituteDeck,
  keyOf,
  recommendedOf,
  teamOf,
  villainOf,
  villainsOf,
} from '../table/deck.ts';
import { heroOf, isStudent, PAWNS, pawnsFor } from '../table/pawns.ts';
import { ALLY_SLOTS, basicSpaces, kindOf, locationOf, SPACES, TEAM_UP_SLOTS } from '../table/spaces.ts';
import { BASIC_SPACES } from './institute-locations.ts';
import {
  CARD_SPACES,
  EVOLUTION_SLOTS,
  JET_SPACES,
  ORDER_ROWS,
  PROTOCOLS,
  SCORE_TRACK,
  STUDENT_SPACES,
  STUDENTS,
} from './board.ts';
import { ZONE_TILES } from './extraction-zone.ts';
import { COLOURS, type Hero, type Tier } from './card.ts';
import { HORSEMAN_MARKERS, MISSION_TILES, PARAMETERS } from './missions.ts';
import { TEAMS } from './teams.ts';

const counted = <T>(list: readonly T[], by: (item: T) => string): Record<string, number> => {
  const out: Record<string, number> = {};
  for (const item of list) out[by(item)] = (out[by(item)] ?? 0) + 1;
  return out;
};
const INSTITUTE = [CARDS.core, CARDS.atom, CARDS.attractions].flatMap(numbersIn);
const types = (cards: readonly number[]) => counted(cards, card => cardOf(card).type);
const ALL_VILLAINS = numbersIn(CARDS.villain);
const TIERS: Readonly<Record<Tier, [tiles: number, icons: number, vp: [number, number], sum: [number, number]]>> = {
  minorEnemy: [6, 4, [4, 9], [24, 28]],
  challengingEnemy: [6, 5, [8, 13], [48, 52]],
  finalTest: [4, 7, [11, 17], [94, 100]],
  acolyte: [4, 4, [4, 9], [24, 28]],
  lieutenant: [4, 5, [8, 13], [48, 52]],
  magneto: [2, 7, [11, 17], [96, 100]],
  horseman: [4, 5, [6, 11], [40, 44]],
  theMaster: [4, 7, [12, 18], [100, 108]],
};
const tiers = Object.keys(TIERS) as Tier[];
const isWithin = (n: number, [low, high]: readonly [number, number]) => n >= low && n <= high;

test('AH-CMP-01 AH-RUL-01 AH-RUL-02 AH-RUL-05 AH-RUL-07 the board has tracks, X-Jet and card spaces', () => {
  assert.deepEqual([PROTOCOLS, JET_SPACES, SCORE_TRACK, ORDER_ROWS], [{ slots: 8, dealt: 4 }, 15, 100, 5]);
  assert.deepEqual([BASIC_SPACES.length, ALLY_SLOTS.length, TEAM_UP_SLOTS.length], [11, 11, 4]);
  assert.equal(new Set(BASIC_SPACES.map(({ at }) => at)).size, 6);
  for (const slot of TEAM_UP_SLOTS) assert.deepEqual(CARD_SPACES[slot]!.bonus, [{ do: 'vp', n: 2 }]);
});

test('AH-RUL-04 eleven Ally card spaces, two of them in the Extraction Zone, with the bonuses of the board', () => {
  assert.deepEqual(
    counted(
      ALLY_SLOTS.map(slot => CARD_SPACES[slot]!),
      ({ at, bonus }) => `${at} ${JSON.stringify(bonus[0])}`,
    ),
    {
      'headmastersOffice {"do":"draw","n":1}': 1,
      'medicalBay {"do":"gain","any":1}': 1,
      'cerebro {"do":"draw","n":1}': 1,
      'dangerRoom {"do":"gain","physical":2}': 2,
      'researchLab {"do":"gain","mental":1}': 1,
      'researchLab {"do":"gain","mental":2}': 1,
      'dormitories {"do":"gain","willpower":1}': 2,
      'extractionZone {"do":"vp","n":1}': 2,
    },
  );
});

test('AH-RUL-06 spaces know their location and their kind, and nothing of what lies next to them', () => {
  for (let space = 0; space < SPACES; space++) assert.ok(locationOf(space) >= 0 && kindOf(space).length > 0);
  assert.equal(SPACES, 11 + 15 + 1 + 8 * 8);
});

test('AH-CMP-02 AH-RUL-09 AH-RUL-10 eight Mission tiles of eight rows; row 2 of tile A costs 7 P and 7 W', () => {
  assert.deepEqual(
    MISSION_TILES.map(({ id }) => id),
    ['A', 'B', 'C', 'H1', 'H2', 'H3', 'H4', 'MASTER'],
  );
  for (const { rows } of MISSION_TILES) {
    assert.equal(rows.length, 8);
    for (const row of rows) assert.ok(Object.values(row).every(n => n >= 1 && n <= 9));
  }
  assert.deepEqual(MISSION_TILES[0]!.rows[1], { physical: 7, willpower: 7 });
});

test('AH-CMP-03 AH-RUL-11 AH-RUL-12 34 Villain tiles in eight tiers, with the icons of their tier', () => {
  assert.equal(ALL_VILLAINS.length, 34);
  for (const tier of tiers) {
    const [tiles, icons, vp, sum] = TIERS[tier];
    const own = villainsOf(tier).map(villainOf);
    assert.equal(own.length, tiles, tier);
    for (const { name, icons: mine } of own) {
      assert.equal(mine.length, icons, name);
      assert.ok(
        mine.every(([row, , n], i) => isWithin(n, vp) && isWithin(row, [1, 8]) && (!i || row > mine[i - 1]![0])),
        name,
      );
      assert.ok(
        isWithin(
          mine.reduce((total, [, , n]) => total + n, 0),
          sum,
        ),
        name,
      );
    }
  }
});

test('AH-CMP-20 four colours of damage, evenly over the icons of a tier', () => {
  for (const tier of tiers) {
    const icons = villainsOf(tier).flatMap(tile => villainOf(tile).icons);
    const colours = counted(icons, ([, colour]) => colour);
    const rows = counted(icons, ([row]) => String(row));
    assert.deepEqual(Object.keys(colours).sort(), [...COLOURS].sort());
    const spread = (of: Record<string, number>) => Math.max(...Object.values(of)) - Math.min(...Object.values(of));
    assert.ok(spread(colours) <= 1 && spread(rows) <= 2, tier);
    for (const tile of villainsOf(tier)) {
      const most = Math.max(...Object.values(counted(villainOf(tile).icons, ([, colour]) => colour)));
      assert.ok(most <= (TIERS[tier][1] === 7 ? 3 : 2), villainOf(tile).name);
    }
  }
});

test('AH-CMP-04 AH-CMP-05 AH-RUL-13 86 Institute cards: 34 Core and 26 of each set, split by type', () => {
  assert.equal(INSTITUTE.length, 86);
  assert.deepEqual(types(numbersIn(CARDS.core)), { ally: 16, teamUp: 6, event: 12 });
  for (const set of [CARDS.atom, CARDS.attractions])
    assert.deepEqual(types(numbersIn(set)), { ally: 11, teamUp: 5, event: 10 });
  for (const mission of ['atom', 'attractions', 'fall'] as const)
    assert.deepEqual(types(instituteDeck(mission)), { ally: 27, teamUp: 11, event: 22 });
});

test('AH-CMP-18 AH-CMP-19 AH-RUL-14 no two cards or tiles are the same, and each has a name of its own', () => {
  const all = [...INSTITUTE, ...ALL_VILLAINS];
  const names = [...all.map(cardName), ...EVOLUTION_KEYS.map((_, n) => evolutionOf(n).name)];
  assert.equal(new Set(names).size, 180);
  assert.equal(new Set([...all.map(keyOf), ...EVOLUTION_KEYS]).size, 180);
  const bare = ({ name: _, ...rest }: { readonly name: string }) => JSON.stringify(rest);
  for (const cards of [
    INSTITUTE.map(cardOf),
    EVOLUTION_KEYS.map((_, n) => evolutionOf(n)),
    ALL_VILLAINS.map(villainOf),
  ])
    assert.equal(new Set(cards.map(bare)).size, cards.length);
});

test('AH-CMP-06 AH-RUL-99 twelve Parameter cards: two sets of 1, 3 and 2', () => {
  const sets = counted(Object.values(PARAMETERS), ({ mission }) => mission);
  assert.deepEqual(sets, { atom: 1, attractions: 3, fall: 2 });
  assert.equal(2 * Object.keys(PARAMETERS).length, 12);
});

test('AH-CMP-07 AH-RUL-08 two Extraction Zone tiles with the sides of rounds 1, 4, 7 and 9', () => {
  assert.deepEqual(
    ZONE_TILES.map(sides => sides.map(({ from }) => from)),
    [
      [1, 4],
      [7, 9],
    ],
  );
});

test('AH-CMP-08 AH-CMP-17 AH-RUL-21 four Horseman Effect markers, twenty Students, four Student spaces a board', () => {
  assert.deepEqual([Object.keys(HORSEMAN_MARKERS).length, STUDENTS, STUDENT_SPACES], [4, 20, 4]);
});

test('AH-CMP-13 AH-RUL-15 AH-RUL-18 six Player boards, each with an Advanced ability and five Evolution slots', () => {
  assert.deepEqual(
    TEAMS.map(({ heroes }) => heroes.join(' + ')),
    [
      'Cyclops + Jean Grey',
      'Storm + Forge',
      'Wolverine + Jubilee',
      'Kitty Pryde + Lockheed',
      'Gambit + Rogue',
      'Magik',
    ],
  );
  assert.equal(new Set(TEAMS.map(({ advanced }) => advanced.name)).size, 6);
  assert.deepEqual(EVOLUTION_SLOTS, [
    {},
    { physical: 2 },
    { physical: 2, willpower: 1 },
    { mental: 3, willpower: 1 },
    { physical: 2, mental: 2, willpower: 2 },
  ]);
});

test('AH-RUL-17 all teams begin with 24 points of resources', () => {
  for (const { start } of TEAMS) assert.equal(start.physical * 3 + start.mental * 4 + start.willpower * 6, 24);
});

const HERO_PAWNS: Readonly<Record<Hero, number>> = {
  Cyclops: 3,
  'Jean Grey': 3,
  Storm: 4,
  Forge: 2,
  Wolverine: 4,
  Jubilee: 2,
  Lockheed: 1,
  'Kitty Pryde': 5,
  Gambit: 3,
  Rogue: 3,
  Magik: 6,
};
test('AH-CMP-14 AH-GLO-01 36 Hero pawns, Lockheed among them, and 20 Students', () => {
  const pawns = Array.from({ length: PAWNS }, (_, pawn) => pawn);
  assert.deepEqual(
    counted(pawns, pawn => heroOf(pawn) ?? 'Student'),
    { ...HERO_PAWNS, Student: 20 },
  );
  assert.equal(pawns.filter(isStudent).length, 20);
});

test('AH-PLY-11..13 AH-RUL-16 three pawns with 4 or 5 players, four with 3, six with 2', () => {
  const heroes = (players: number) =>
    TEAMS.map((_, team) => Object.values(counted(pawnsFor(team, players), pawn => heroOf(pawn)!)).join('+'));
  assert.deepEqual(heroes(2), ['3+3', '4+2', '4+2', '5+1', '3+3', '6']);
  assert.deepEqual(heroes(3), ['2+2', '3+1', '3+1', '3+1', '2+2', '4']);
  for (const players of [4, 5]) assert.deepEqual(heroes(players), ['2+1', '2+1', '2+1', '2+1', '2+1', '3']);
});

test('AH-CMP-15 AH-RUL-20 60 Evolution cards, ten a team, five of them RECOMMENDED', () => {
  const heroes = counted(EVOLUTION_KEYS, key => evolutionOf(EVOLUTION_KEYS.indexOf(key)).hero);
  assert.deepEqual(heroes, {
    Cyclops: 5,
    'Jean Grey': 5,
    Storm: 6,
    Forge: 4,
    Wolverine: 6,
    Jubilee: 4,
    Lockheed: 4,
    'Kitty Pryde': 6,
    Gambit: 5,
    Rogue: 5,
    Magik: 10,
  });
  TEAMS.forEach(({ heroes: own }, team) => {
    assert.deepEqual([evolutionsOf(team).length, recommendedOf(team).length], [10, 5]);
    const marked = counted(recommendedOf(team), n => evolutionOf(n).hero);
    assert.deepEqual(
      own.map(hero => marked[hero]),
      own.length === 2 ? [3, 2] : [5],
    );
    assert.ok(own.every(hero => teamOf(hero) === team));
  });
});

test('AH-LOC-01 AH-RUL-100 the Headmaster’s Office has 2 spaces for 2 or 3 players, 3 for 4, 4 for 5', () => {
  assert.deepEqual(
    [2, 3, 4, 5].map(players => basicSpaces(players).length),
    [9, 9, 10, 11],
  );
});

test('AH-GLO-11 known cards say what the rulebook tells', () => {
  const card = (key: string) => INSTITUTE.map(n => [keyOf(n), cardOf(n)] as const).find(([id]) => id === key)![1];
  assert.deepEqual(card('iceman').effects, [{ do: 'gain', physical: 6 }]);
  assert.deepEqual(card('rictor').effects, [{ do: 'gain', willpower: 3 }, { do: 'chooseTurnOrder' }]);
  assert.deepEqual(
    [card('karma').cost, card('karma').effects],
    [{ physical: 8, willpower: 7 }, [{ do: 'damage', colour: 'purple' }]],
  );
  assert.deepEqual(card('cannonball').cost, { villainTokens: 1 });
  assert.deepEqual(card('cannonball').effects, [
    { do: 'gain', physical: 4 },
    { do: 'play', of: ['event'] },
  ]);
  const avalanche = villainOf(villainsOf('minorEnemy')[0]!);
  assert.deepEqual([avalanche.icons.map(([row]) => row), avalanche.icons[1]![2]], [[1, 2, 3, 7], 8]);
  const last = ['finalTest', 'magneto', 'theMaster'] as const;
  assert.ok(
    last
      .flatMap(villainsOf)
      .some(tile => villainOf(tile).icons.some(([, colour, vp]) => colour === 'purple' && vp === 15)),
  );
});
