// The Plot Deck keeps to its numbers: counts, costs, Hope Values, and names that its effects can find.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Effect, EventCard, ReactionCard, Whom } from './card.ts';
import { EVENTS } from './events.ts';
import { HARM, TEAM } from './events/characters.ts';
import { FUNDS, LOSSES } from './events/hope.ts';
import { FALL, RISE } from './events/revolution.ts';
import { SECRETS } from './events/secrets.ts';
import { REACTIONS } from './reactions.ts';

type PlotCard = EventCard | ReactionCard;
const cardsIn = (cards: Record<string, PlotCard>): number =>
  Object.values(cards).reduce((sum, { copies }) => sum + copies, 0);
/** The costs of all copies, lowest first. */
const costsIn = (cards: Record<string, PlotCard>): number[] =>
  Object.values(cards)
    .flatMap(({ cost, copies }) => new Array<number>(copies).fill(cost))
    .sort((a, b) => a - b);
const whomOf = (effect: Effect): Whom | undefined =>
  'who' in effect ? effect.who : effect.do === 'stealHope' ? effect.from : undefined;
const camel = (name: string): string =>
  name
    .replace(/[’!]/g, '')
    .split(' ')
    .map((word, i) => (i ? word[0]!.toUpperCase() : word[0]!.toLowerCase()) + word.slice(1))
    .join('');
const ALL: readonly (readonly [string, PlotCard])[] = [...Object.entries(EVENTS), ...Object.entries(REACTIONS)];

test('MR-CMP-02 MR-RUL-07 42 Events and 18 Reactions make the 60 cards of the Plot Deck', () => {
  assert.equal(cardsIn(EVENTS), 42);
  assert.equal(cardsIn(REACTIONS), 18);
});

test('a card is filed under its own name, and no two are alike', () => {
  for (const [id, { name }] of ALL) assert.equal(id, camel(name));
  const texts = ALL.map(([, { name: _name, copies: _copies, ...rest }]) => JSON.stringify(rest));
  assert.deepEqual(
    texts.filter((text, i) => texts.indexOf(text) !== i),
    [],
  );
});

test('each kind of Event has its cards at its costs', () => {
  assert.deepEqual([RISE, FALL, FUNDS, LOSSES, HARM, TEAM, SECRETS].map(costsIn), [
    [4, 4, 5, 5, 6, 7],
    [1, 1, 2, 3, 4, 4, 5],
    [1, 1, 1, 2, 2, 2, 3],
    [1, 2, 2, 3, 3, 4],
    [1, 2, 2, 3, 3, 4],
    [1, 2, 3, 3, 5],
    [0, 1, 1, 2, 3],
  ]);
});

test('MR-CMP-17 an Event has a Plot Value and a Hope Value that grows with it', () => {
  for (const { name, cost, hv } of Object.values(EVENTS)) assert.equal(hv, cost < 3 ? 1 : cost < 5 ? 2 : 3, name);
});

test('MR-CMP-18 a Reaction costs 1 to 4, has a Hope Value and a moment, and comes three times at most', () => {
  assert.deepEqual(costsIn(REACTIONS), [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 4]);
  for (const { name, cost, hv, copies } of Object.values(REACTIONS)) {
    assert.equal(hv, cost < 2 ? 1 : 2, name);
    assert.ok(copies <= 3, name);
  }
});

test('what effects name was named when the card was played', () => {
  for (const [id, card] of ALL) {
    const named = 'targets' in card ? card.targets!.length : 0;
    const used = card.effects.map(whomOf);
    assert.ok(!used.includes('target') || named > 0, id);
    assert.ok(!used.includes('target2') || named > 1, id);
    assert.ok(!('on' in card) || !used.some(who => who === 'target' || who === 'supporters'), id);
    assert.ok('on' in card || !used.some(who => who === 'acting' || who === 'self'), id);
  }
});

test('at least 12 Events help or hurt several Schools, so that support has a reason', () => {
  const several = Object.values(EVENTS).filter(
    ({ effects, targets = [] }) =>
      effects.some(effect => ['others', 'everybody', 'supporters'].includes(whomOf(effect)!)) ||
      targets.some(target => 'different' in target || 'elsewhere' in target) ||
      new Set(effects.map(whomOf).filter(who => who === 'you' || who === 'target')).size > 1,
  );
  assert.ok(several.reduce((sum, { copies }) => sum + copies, 0) >= 12);
});

test('the three cards that the rulebook tells of are as it tells them', () => {
  const { settingAsideDifferences, impetuousTantrum } = EVENTS;
  assert.deepEqual(settingAsideDifferences!.targets, [{ school: 'any' }, { school: 'any', different: true }]);
  assert.equal(settingAsideDifferences!.cost, 4);
  assert.deepEqual(impetuousTantrum!.pays, { discard: { whose: 'own', kind: ['student'] } });
  assert.deepEqual(impetuousTantrum!.targets, [{ school: 'other' }]);
  assert.equal(impetuousTantrum!.cost, 1);
  const { cost, on, effects, ...rest } = REACTIONS['carefulPreparations']!;
  assert.deepEqual({ cost, on, effects }, { cost: 3, on: 'event.played', effects: [{ do: 'cancelEvent' }] });
  assert.ok(!('if' in rest), 'any Event of another School (MR-RCT-07)');
});

/** The shape of a card, without its cost, its worth and its numbers. */
const shapeOf = (card: PlotCard): string => {
  const { name: _name, copies: _copies, cost: _cost, hv: _hv, ...rest } = card;
  return JSON.stringify(rest, (_key, value: unknown) => (typeof value === 'number' ? 0 : value));
};
const DEAR = ['Anonymous Donor', 'Schism', 'Thieves Guild Job'];

test('no two cards are alike but for a number, other than three dear versions of cheap ones', () => {
  const shapes = ALL.filter(([, { name }]) => !DEAR.includes(name)).map(([, card]) => shapeOf(card));
  assert.deepEqual(
    shapes.filter((shape, i) => shapes.indexOf(shape) !== i),
    [],
  );
});
