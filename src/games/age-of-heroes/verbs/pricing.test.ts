// Every card has a price within the band of its kind; bands and points are the design's, one basic action is 12 points.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { numbersIn } from '#engine/kit/numbering.ts';
import { CARDS, cardOf, EVOLUTION_KEYS, evolutionOf, villainOf } from '../table/deck.ts';
import type { Effect, Effects, Hero, InstituteCard, Tier } from '../cards/card.ts';
import { CORE } from '../cards/institute-core.ts';
import { HORSEMAN_MARKERS } from '../cards/missions.ts';
import { advancedPrice, defeatPrice, evolutionPrice, instituteCardPrice, net } from './pricing.ts';
import { TEAMS } from '../cards/teams.ts';

type Band = readonly [low: number, high: number];
const isWithin = (n: number, [low, high]: Band, what: string) => assert.ok(n >= low && n <= high, `${what}: ${n}`);
const cards = (type: InstituteCard['type']) =>
  [CARDS.core, CARDS.atom, CARDS.attractions]
    .flatMap(numbersIn)
    .map(cardOf)
    .filter(card => card.type === type);
/** All effects, those inside of others too. */
const walk = (effects: Effects): Effect[] =>
  effects.flatMap(effect => [
    effect,
    ...('then' in effect ? walk(effect.then) : effect.do === 'chooseOne' ? effect.of.flatMap(walk) : []),
  ]);
const damageOf = ({ effects }: InstituteCard) =>
  walk(effects).flatMap(effect => (effect.do === 'damage' ? [effect.colour] : []));

test('an Ally beats a basic action: 16 to 21 points when free, 12 to 18 beyond a cost of at most 12', () => {
  for (const card of cards('ally')) {
    const { gross, cost, net: left } = instituteCardPrice(card);
    isWithin(cost ? left : gross, cost ? [12, 18] : [16, 21], card.name);
    assert.ok(cost <= 12, card.name);
    if (card.endOfRound) isWithin(net(card.endOfRound, 'ally'), [4, 8], card.name);
  }
});

/** Its cost is documented: 66 points. */
const KARMA = CORE.karma;
test('a Team-Up that deals damage costs 32 to 42 points, of any colour 46 to 52; others give 24 to 30 for 12', () => {
  assert.equal(cards('teamUp').filter(card => damageOf(card).length).length, 11);
  for (const card of cards('teamUp')) {
    const { gross, cost } = instituteCardPrice(card);
    const [colour] = damageOf(card);
    if (card === KARMA) assert.equal(cost, 66);
    else if (colour) isWithin(cost, colour === 'any' ? [46, 52] : [32, 42], card.name);
    else {
      isWithin(gross, [24, 30], card.name);
      assert.ok(cost <= 12, card.name);
    }
  }
});

test('an Event is worth 12 to 20 points, and hurts an opponent by 6 at most', () => {
  for (const card of cards('event')) {
    const { cost, net: left } = instituteCardPrice(card);
    isWithin(left, [12, 20], card.name);
    if (damageOf(card).length) isWithin(cost, [20, 30], card.name);
    for (const effect of walk(card.effects))
      if (effect.do === 'eachOpponent') assert.ok(net(effect.then, 'event', true) >= -6, card.name);
  }
});

test('an Evolution card brings 20 to 40 points in all, and RECOMMENDED ones stay simple', () => {
  const few: Partial<Record<Hero, Band>> = {
    'Jean Grey': [3, 8],
    Rogue: [3, 8],
    Forge: [4.5, 12],
    Jubilee: [4.5, 12],
    Lockheed: [4.5, 12],
  };
  for (const card of EVOLUTION_KEYS.map((_, n) => evolutionOf(n))) {
    const { once, total } = evolutionPrice(card);
    isWithin(total, [20, 40], card.name);
    if (card.rate !== 'gameEnd')
      isWithin(
        once,
        card.when.on === 'damage' ? [3, 15] : card.rate === 'assignTeamUp' ? [3, 12] : (few[card.hero] ?? [3, 6]),
        card.name,
      );
    if (card.recommended) assert.ok(!card.when.is && card.effects.length === 1, card.name);
  }
});

test('an Advanced ability is worth 5 to 8 points each round', () => {
  for (const { advanced } of TEAMS) isWithin(advancedPrice(advanced), [5, 8], advanced.name);
});

test('a defeated Villain brings what its tier should, for each marker or to who has most', () => {
  const bands: Partial<Record<Tier, Band>> = { minorEnemy: [3, 5], acolyte: [3, 5] };
  for (const tile of numbersIn(CARDS.villain).map(villainOf)) {
    if (tile.icons.length === 7) {
      const vp = walk(tile.onDefeat).flatMap(effect => (effect.do === 'vp' ? [effect.n] : []));
      for (const n of vp) isWithin(n, [1, 3], tile.name);
      continue;
    }
    const isRace = walk(tile.onDefeat).some(effect => effect.do === 'if');
    isWithin(defeatPrice(tile), bands[tile.tier] ?? (isRace ? [6, 10] : [5, 8]), tile.name);
  }
});

test('a Horseman Effect marker costs the attacker 3 to 10 points', () => {
  for (const { name, effects } of Object.values(HORSEMAN_MARKERS)) isWithin(-net(effects, 'villain'), [3, 10], name);
});

test('what can be repeated is bounded: only Events return Heroes, and other moves end', () => {
  const lasting = [
    ...[...cards('ally'), ...cards('teamUp')].map(card => ({ ...card, oncePerRound: undefined })),
    ...EVOLUTION_KEYS.map((_, n) => evolutionOf(n)),
  ];
  for (const { name, effects, oncePerRound } of lasting)
    for (const effect of walk(effects)) {
      assert.notEqual(effect.do, 'returnHero', name);
      if (effect.do === 'reassign') assert.ok(oncePerRound || (effect.to.kind === 'basic' && !effect.to.state), name);
      if (effect.do === 'moveToJet') assert.ok(oncePerRound || effect.pawn.on === 'board', name);
    }
});
