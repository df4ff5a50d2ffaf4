// What is in the box: every count of the inventory, and the facts that the ledger gives of cards.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { numbersIn } from '#engine/kit/numbering.ts';
import {
  allyOf,
  back,
  bossPowers,
  CARDS,
  cardName,
  eventOf,
  HERO_COUNT,
  HERO_KEYS,
  headlineOf,
  heroesOf,
  heroOf,
  heroPowers,
  isAlly,
  MASTERMIND_KEYS,
  mastermindOf,
  nemesisOf,
  numberOf,
  PLAN_KEYS,
  planAt,
  planOf,
  POWER_UP_KEYS,
  powerUpOf,
  powerUpsOf,
  SCENARIO_KEYS,
  scenarioOf,
  storyOf,
  villainOf,
  villainPowers,
} from '../table/deck.ts';
import {
  ACTION_ROUNDS,
  areaOf,
  AREAS,
  DICE,
  districtName,
  districtOf,
  DISTRICTS,
  FACES,
  GAME_ROUNDS,
  HITS,
  MOST_WANTED_SPACES,
  STORY_SPACES,
  THREAT_VALUES,
  TOKENS,
  TROUBLE,
  VP_TRACK,
} from './board.ts';
import { scenario } from '../scenario/scenario.ts';
import { READY, RECOVERY, SUPPORTING } from '../table/world.ts';
import { COLOURS, RATINGS, SKILLS, SYMBOLS, TEAMS, TYPES, type Powers } from './card.ts';

const counted = <X>(list: readonly X[], by: (item: X) => string): Record<string, number> => {
  const out: Record<string, number> = {};
  for (const item of list) out[by(item)] = (out[by(item)] ?? 0) + 1;
  return out;
};
const numbers = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const HEROES = numbers(HERO_COUNT).map(heroOf);
const BOSSES = numbers(MASTERMIND_KEYS.length).map(mastermindOf);
const VILLAINS = numbersIn(CARDS.villain).map(villainOf);
const HEADLINES = numbersIn(CARDS.headline).map(headlineOf);
const STORIES = numbersIn(CARDS.story).map(storyOf);
const RESOURCES = numbersIn(CARDS.resource);
const EVENTS = RESOURCES.filter(card => !isAlly(card)).map(eventOf);
const ALLIES = RESOURCES.filter(isAlly).map(allyOf);
const PLANS = numbers(PLAN_KEYS.length).map(planOf);
const POWER_UPS = numbers(POWER_UP_KEYS.length).map(powerUpOf);
const size = ({ first, end }: { first: number; end: number }): number => end - first;

test('MH-CMP-01 MH-CMP-03 16 heroes, 4 Masterminds, 4 Teams, 8 dice and a board', () => {
  assert.deepEqual([HERO_COUNT, MASTERMIND_KEYS.length, TEAMS.length, DICE, AREAS.length], [16, 4, 4, 8, 6]);
});
test('MH-CMP-02 MH-RUL-13 the cards are 50, 50, 36, 24, 12, 12 and 10', () => {
  const { resource, villain, headline, story } = CARDS;
  assert.deepEqual([resource, villain, headline, story].map(size), [50, 50, 36, 24]);
  assert.deepEqual([POWER_UP_KEYS.length, PLAN_KEYS.length, SCENARIO_KEYS.length], [12, 12, 10]);
  assert.deepEqual([ALLIES.length, EVENTS.length], [24, 26]);
  const all = numbers(CARDS.story.end).map(cardName);
  assert.equal(new Set(all).size, all.length);
});
test('MH-CMP-04 MH-RUL-10 the tokens of the box', () => {
  assert.deepEqual(TOKENS, { combatPower: 12, wound: 13, threat: 36, plotPoint: 52, vpMarker: 4, marker: 5 });
  assert.equal(THREAT_VALUES.length * 6, TOKENS.threat);
});
test('MH-CMP-06 MH-RUL-15 four Teams of four heroes', () => {
  assert.deepEqual(
    numbers(4).map(team => heroesOf(team).map(hero => HERO_KEYS[hero])),
    [
      ['captainAmerica', 'hulk', 'ironMan', 'thor'],
      ['humanTorch', 'invisibleWoman', 'mrFantastic', 'thing'],
      ['daredevil', 'doctorStrange', 'elektra', 'spiderMan'],
      ['cyclops', 'jeanGrey', 'storm', 'wolverine'],
    ],
  );
});
test('MH-CMP-07 each Team has one Nemesis', () =>
  assert.deepEqual(
    numbers(4).map(team => MASTERMIND_KEYS[nemesisOf(team)]),
    ['redSkull', 'doctorDoom', 'kingpin', 'magneto'],
  ));
test('MH-CMP-08 each Mastermind has a plan of each stage', () => {
  for (const n of numbers(4))
    assert.deepEqual(
      [0, 1, 2].map(stage => [planOf(planAt(n, stage)).mastermind, planOf(planAt(n, stage)).stage]),
      ['prologue', 'development', 'conclusion'].map(stage => [MASTERMIND_KEYS[n], stage]),
    );
});
test('MH-CMP-09 each Team has three Power-Ups', () =>
  assert.deepEqual(
    numbers(4).map(team => powerUpsOf(team).length),
    [3, 3, 3, 3],
  ));
test('MH-CMP-10 a set of Combat Power tokens is red, orange and yellow', () =>
  assert.deepEqual(COLOURS, ['red', 'orange', 'yellow']));

test('MH-BRD-01 MH-BRD-02 MH-RUL-27 six Areas of four Districts', () => {
  assert.deepEqual(
    AREAS.map(({ name }) => name),
    ['Upper Manhattan', 'Central Manhattan', 'The Village', 'Lower Manhattan', 'Queens', 'Brooklyn'],
  );
  assert.equal(DISTRICTS, 24);
  assert.equal(new Set(numbers(DISTRICTS).map(districtName)).size, 24);
});
test('MH-BRD-03 MH-CRD-10 MH-RUL-07 MH-RUL-08 Area and symbol name one District', () => {
  const all = AREAS.flatMap((_, area) => SYMBOLS.map(symbol => districtOf(area, symbol)));
  assert.deepEqual(all, numbers(DISTRICTS));
  assert.equal(districtName(districtOf(0, 'star')), 'Carnegie Hill');
  assert.equal(districtName(districtOf(2, 'diamond')), "Hell's Kitchen");
  assert.equal(areaOf(districtOf(4, 'cross')), 4);
});
test('MH-BRD-09 MH-BRD-10 MH-BRD-12 MH-BRD-13 MH-RUL-03 MH-RUL-04 the tracks and spaces', () =>
  assert.deepEqual([VP_TRACK, GAME_ROUNDS, ACTION_ROUNDS, STORY_SPACES, MOST_WANTED_SPACES], [25, 5, 5, 5, 3]));
test('MH-BRD-14 MH-INF-02 the four decks have four backs', () =>
  assert.deepEqual([0, 50, 100, 136].map(back), [0, 1, 2, 3]));

const powersIn = (powers: Powers) => COLOURS.flatMap(colour => powers[colour] ?? []);
test('MH-CRD-01 MH-CRD-02 MH-CRD-04 a hero has two skills, two abilities and 1 to 3 powers', () => {
  for (const hero of HEROES) {
    assert.equal(new Set(hero.skills).size, 2, hero.name);
    assert.ok(powersIn(hero.powers).length >= 1 && powersIn(hero.powers).length <= 3);
    assert.ok(hero.combat && hero.support && hero.level >= 1 && hero.level <= 3);
  }
  assert.deepEqual([heroOf(0).level, heroOf(3).level], [1, 3]);
});
test('MH-CRD-03 a hero card has three places: Ready, In Recovery, Supporting', () => {
  assert.deepEqual([RECOVERY, READY, SUPPORTING], [0, 1, 2]);
  const t = scenario({ heroes: { thor: 'ready', hulk: 'recovery', ironMan: 'supporting' } });
  assert.deepEqual(
    ['thor', 'hulk', 'ironMan'].map(key => t.hero(key)),
    ['ready', 'recovery', 'supporting'],
  );
});
test('MH-CRD-05 MH-RUL-11 ratings are whole numbers from 0 to 5', () => {
  for (const { powers } of [...HEROES, ...BOSSES, ...VILLAINS])
    for (const power of powersIn(powers))
      for (const rating of RATINGS) assert.ok([0, 1, 2, 3, 4, 5].includes(power[rating]), power.name);
});
test('MH-CRD-06 who has fewer powers has none in the missing colours', () => {
  const thing = heroPowers(HERO_KEYS.indexOf('thing'));
  assert.deepEqual(
    thing.map(power => power !== null),
    COLOURS.map(colour => heroOf(HERO_KEYS.indexOf('thing')).powers[colour] !== undefined),
  );
  assert.equal(villainPowers(numberOf('viper')).filter(Boolean).length, 2);
  assert.ok(bossPowers(0).every(Boolean));
});
test('MH-CRD-07 MH-RUL-23 a Mastermind has Threat ratings, a KO value and Henchmen that differ', () => {
  for (const { crime, danger, mystery, ko } of BOSSES) assert.deepEqual([crime + danger + mystery, ko], [7, 2]);
  assert.deepEqual(
    BOSSES.map(({ henchmen }) => henchmen),
    [3, 2, 4, 1],
  );
});
test('MH-CRD-08 a Villain card has an upper and a lower half', () => {
  assert.deepEqual(
    counted(VILLAINS, ({ tier }) => `${tier}`),
    { 1: 14, 2: 18, 3: 12, 4: 6 },
  );
  assert.deepEqual(
    counted(VILLAINS, ({ lower }) => lower.kind),
    { backup: 38, agent: 12 },
  );
  assert.equal(VILLAINS.filter(({ ability }) => ability).length, 40);
  assert.equal(VILLAINS.filter(({ isMostWanted }) => isMostWanted).length, 15);
  for (const { cost, requirement, name } of VILLAINS) assert.ok(cost <= requirement, name);
});
test('MH-CRD-09 MH-CRD-11 a Headline has Threat, type, symbol, skill, VP, and some an icon', () => {
  assert.deepEqual(
    counted(HEADLINES, ({ type }) => type),
    Object.fromEntries(TYPES.map(type => [type, 12])),
  );
  assert.deepEqual(
    counted(HEADLINES, ({ symbol }) => symbol),
    Object.fromEntries(SYMBOLS.map(one => [one, 9])),
  );
  assert.deepEqual(
    counted(HEADLINES, ({ skill }) => skill),
    Object.fromEntries(SKILLS.map(one => [one, 6])),
  );
  assert.equal(HEADLINES.filter(({ isMastermind }) => isMastermind).length, 12);
  assert.equal(
    HEADLINES.reduce((sum, { vp }) => sum + vp, 0),
    137,
  );
});
test('MH-CRD-12 a Resource card is an Ally or an Event', () => {
  assert.deepEqual(
    counted(ALLIES, ({ team }) => team ?? 'none'),
    {
      avengers: 5,
      fantasticFour: 5,
      marvelKnights: 5,
      xMen: 5,
      none: 4,
    },
  );
  assert.deepEqual(
    counted(EVENTS, ({ group }) => group),
    {
      combat: 11,
      trouble: 4,
      movement: 4,
      economy: 4,
      healing: 3,
    },
  );
  assert.equal(EVENTS.filter(({ ability }) => ability.at === 'action').length, 6);
});
test('MH-CRD-13 MH-CRD-14 a Story card bears the icon of one Team and does nothing', () => {
  assert.deepEqual(
    counted(STORIES, ({ team }) => team),
    Object.fromEntries(TEAMS.map(team => [team, 6])),
  );
  for (const story of STORIES) assert.deepEqual(Object.keys(story), ['name', 'team']);
});
test('MH-CRD-15 MH-SCN-01 MH-SCN-02 ten Scenarios, of which four have a Special Headline', () => {
  const all = numbers(SCENARIO_KEYS.length).map(scenarioOf);
  for (const name of ['Born Again', 'Brood Wars', 'The Evolutionary War', 'Maximum Carnage', 'Inferno'])
    assert.ok(
      all.some(scenario => scenario.name === name),
      name,
    );
  assert.equal(all.filter(({ special }) => special).length, 4);
});
test('MH-DIE-01 MH-DIE-02 MH-DIE-03 MH-RUL-01 the six faces and what they count', () => {
  assert.deepEqual(FACES, ['blank', 'trouble', 'hit', 'hit', 'boost', 'double']);
  assert.deepEqual(
    [HITS, TROUBLE],
    [
      [0, 0, 1, 1, 1, 2],
      [0, 1, 1, 1, 1, 2],
    ],
  );
});
test('MH-RUL-14 a Team is a name and nothing more', () => assert.ok(TEAMS.every(team => typeof team === 'string')));

test('the cards that are known stand as they are printed', () => {
  const { powers, requirement, cost, lower } = villainOf(numberOf('viper'));
  assert.deepEqual([requirement, cost, lower.trouble], [1, 0, 1]);
  assert.deepEqual(
    powersIn(powers).map(power => RATINGS.map(rating => power[rating])),
    [
      [2, 1, 2],
      [1, 3, 1],
    ],
  );
  const demons = HEADLINES[7]!;
  assert.deepEqual(
    [demons.name, demons.threat, demons.symbol, demons.type],
    ['Demons Walk the Earth!', 6, 'star', 'mystery'],
  );
  assert.equal(cardName(5), 'Spider-Woman');
  assert.deepEqual(allyOf(5).ability.effects, [{ do: 'setRate', who: 'self', rating: 'defend', n: 4, for: 'roll' }]);
});
test('MH-WIN-06 no card gives VP', () => {
  const all = [...HEROES, ...VILLAINS, ...BOSSES, ...ALLIES, ...EVENTS, ...PLANS, ...POWER_UPS];
  assert.doesNotMatch(JSON.stringify(all), /"do":"(gainVp|vp)"/);
});
