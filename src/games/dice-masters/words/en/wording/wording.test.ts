// The words of all cards: as they were when last read, never with a gap, and some for every word of the vocabulary.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import type {
  Ability,
  Card,
  Condition,
  Effect,
  Limit,
  Moment,
  Place,
  Shield,
  SpecialRule,
  To,
  Which,
} from '../../../cards/card.ts';
import { cardOf, CARDS, titleOf } from '../../../cards/index.ts';
import { specials } from '../../../verbs/index.ts';
import { verbs } from '../../../verbs/index.ts';
import { english } from '../speech.ts';
import { voiceOf } from '../../speech.ts';
import { effectsText } from './effects.ts';
import { each, many, one } from './nouns.ts';

const { abilityText, cardText } = english;

const FILE = new URL('../../../scenario/transcripts/card-texts.txt', import.meta.url);
const text = (number: number): string => cardText(cardOf(number));
/** A card that says just this. */
const saying = (ability: Ability): Card => ({ ...cardOf(7), abilities: [ability] });
const said = (ability: Ability): string => abilityText(ability, saying(ability));

test('every card reads as it was last read', () => {
  const lines = Array.from({ length: CARDS.length }, (_, i) => {
    const card = cardOf(i + 1);
    return `${card.number} ${titleOf(card)}\n${`  ${cardText(card)}`.trimEnd()}\n`.replace('\n\n', '\n');
  });
  if (process.env.UPDATE_GOLDENS) writeFileSync(FILE, lines.join(''));
  assert.equal(
    lines.join(''),
    readFileSync(FILE, 'utf8'),
    'if the change is meant: UPDATE_GOLDENS=1 npm test -- dice-masters/words/en/wording',
  );
});

test('no card has a gap, a slip or too many words', () => {
  for (const card of CARDS) {
    const words = cardText(card);
    const title = titleOf(card);
    assert.ok(words.length <= 240, `${title}: ${words.length} characters`);
    assert.equal(words === '', card.abilities.length === 0 && !card.heroic, title);
    checkWords(words, title);
    assert.doesNotMatch(words, /\bthis die\b/i, title);
    assert.doesNotMatch(
      words,
      /knock out (it|them)\b|(up to \d|number of)[^.]*(turn|move|field|roll) it\b|\b1 (bolt|fist|mask|shield)s\b/,
      title,
    );
  }
});
/** Whole sentences, all slots filled. */
function checkWords(words: string, of: string): void {
  assert.doesNotMatch(words, /[[\]{}]|undefined|null|NaN|\bobject\b| {2}|[.,;:] ?[.,;:]| [.,;:]/, of);
  if (words) assert.match(words, /^[A-Z*].*\.$/, of);
}

test('every ability of every card adds words of its own', () => {
  for (const card of CARDS)
    for (const ability of card.abilities) {
      const own = abilityText(ability, card);
      assert.ok(own.length > 10 && cardText(card).includes(own), `${titleOf(card)}: ${own}`);
      const without = { ...card, abilities: card.abilities.filter(other => other !== ability) };
      assert.ok(cardText(without).length < cardText(card).length, titleOf(card));
    }
});

test('every number of a card stands in its words, and every choice that is free is said to be', () => {
  for (const card of CARDS)
    for (const ability of card.abilities) {
      const own = abilityText(ability, card);
      const data = JSON.stringify(ability);
      for (const [, n] of data.matchAll(/"(?:n|attack|defense|life|more|costAtMost|costAtLeast|bolt|fist)":(-?\d+)/g))
        assert.ok(own.includes(n!), `${titleOf(card)} says ${n}: ${own}`);
      if (/"may":true|"pay":|"activated":/.test(data)) assert.match(own, /you may/, own);
      if (data.includes('"upTo":true')) assert.match(own, /up to/, own);
      if (data.includes('"whose":"opposing"')) assert.match(cardText(card), /oppos|opponent/, own);
      if (data.includes('"whose":"own"')) assert.match(own, /\byour?\b/, own);
      if ('global' in ability) assert.match(own, /^Global \(\d \w+\): /, own);
    }
});

test('bursts stand behind their stars, and say whether they add to the text or take its place', () => {
  assert.match(
    text(30),
    /^Each character .* \* Instead: you and .* \*\* Instead: you, your opponent and each character/,
  );
  assert.match(text(52), /^\* At the end of each turn/);
  assert.match(text(32), /your next turn\. \*\* Also: choose one such character/);
  assert.match(text(119), /must attack this turn if able\. \* Also: it takes 2 damage\.$/);
  const either = said({ bonus: { attack: 1 }, to: 'this', burst: 'any' });
  assert.equal(either, '* or ** Iceman has +1 attack.');
});

test('several chosen dice are them, one is it, and all go where they belong', () => {
  assert.match(text(49), /up to 2 Sidekick dice in your used pile and move them to your prep area/);
  assert.match(text(108), /up to 2 Sidekick dice in your used pile or prep area and field them free of charge/);
  assert.match(text(110), /choose one character and knock it out/);
  assert.match(text(40), /one opposing Villain and move it to its owner's prep area/);
  assert.match(text(78), /each player chooses one own character; they take 3 damage each/);
  assert.match(text(54), /takes 1 damage for each of your other Villains/);
  assert.match(text(89), /action dice cannot target Storm or its partner/);
});

test('every verb has words', () => {
  for (const [verb, effect] of Object.entries(EFFECTS)) {
    const words = effectsText([effect], voiceOf('Iceman'));
    assert.ok(words.length > 5, verb);
    checkWords(`A ${words}.`, verb);
  }
  assert.deepEqual(Object.keys(EFFECTS).sort(), Object.keys(verbs).sort());
});
const EFFECTS: { [V in Effect['do']]: Extract<Effect, { do: V }> } = {
  choose: { do: 'choose', which: {} },
  damage: { do: 'damage', n: 2, to: 'opponent' },
  loseLife: { do: 'loseLife', n: 1 },
  gainLife: { do: 'gainLife', n: 1 },
  bonus: { do: 'bonus', attack: 1, to: 'this' },
  doubleAttack: { do: 'doubleAttack', to: 'this' },
  swapAttackAndDefense: { do: 'swapAttackAndDefense', to: 'chosen' },
  swapAttacks: { do: 'swapAttacks' },
  knockOut: { do: 'knockOut', to: 'chosen' },
  move: { do: 'move', to: 'chosen', into: 'bag' },
  field: { do: 'field', to: 'chosen' },
  spin: { do: 'spin', by: -1, to: 'chosen' },
  spinTo: { do: 'spinTo', level: 3, to: 'pair' },
  turn: { do: 'turn', face: 'character', to: 'chosen' },
  leaveAttack: { do: 'leaveAttack', to: 'chosen' },
  mustAttack: { do: 'mustAttack', to: 'chosen', until: 'turn' },
  mustBlock: { do: 'mustBlock', to: 'chosen' },
  cannotBlock: { do: 'cannotBlock', to: 'chosen' },
  attackCostsLife: { do: 'attackCostsLife', to: 'chosen' },
  sidekicksUnblockable: { do: 'sidekicksUnblockable' },
  dealsNoDamage: { do: 'dealsNoDamage', to: 'chosen' },
  combatDamageToOpponent: { do: 'combatDamageToOpponent' },
  becomesVillain: { do: 'becomesVillain', to: 'chosen' },
  nextFieldingFree: { do: 'nextFieldingFree' },
  hook: { do: 'hook' },
  ifChosen: { do: 'ifChosen', is: { affiliation: 'X-Men' }, then: [{ do: 'gainLife', n: 1 }] },
  unlessPaid: { do: 'unlessPaid', life: 1, effects: [{ do: 'loseLife', n: 1 }] },
  payUpTo: { do: 'payUpTo', energy: 'mask', n: 2 },
  special: { do: 'special', run: 'feedback' },
};

test('every procedure that no verb says has words', () => {
  const runs = Object.keys(specials).filter(key => key.startsWith('special:'));
  assert.ok(runs.length > 20);
  for (const key of runs) {
    const run = key.slice('special:'.length) as Extract<Effect, { do: 'special' }>['run'];
    checkWords(said({ action: true, effects: [{ do: 'special', run }] }), key);
  }
});

test('whom an effect reaches can be said of all, as doers and as those it is done to', () => {
  const all: Record<Extract<To, string>, string> = {
    chosen: 'it takes 1 damage',
    this: 'Iceman takes 1 damage',
    pair: 'Iceman and its partner take 1 damage each',
    opponent: 'your opponent takes 1 damage',
    you: 'you take 1 damage',
  };
  for (const [to, words] of Object.entries(all))
    assert.equal(effectsText([{ do: 'damage', n: 1, to: to as To }], voiceOf('Iceman')), words);
  assert.equal(
    effectsText([{ do: 'damage', n: 1, to: ['you', { whose: 'opposing' }] }], voiceOf('Iceman')),
    'you and each opposing character take 1 damage',
  );
});

test('every moment, condition, limit, shield and small rule has words of its own', () => {
  const moments = Object.keys(MOMENTS).map(on => said({ on: on as Moment, effects: [{ do: 'gainLife', n: 1 }] }));
  const bonus = { attack: 1 };
  const conditions = CONDITIONS.map(one => said({ bonus, to: 'this', if: one }));
  const ahead = CONDITIONS.map(one => said({ on: 'fielded', if: one, effects: [{ do: 'gainLife', n: 1 }] }));
  const limits = Object.keys(LIMITS).map(limit => said({ limit: limit as Limit['limit'], to: 'this' }));
  const shields = Object.keys(SHIELDS).map(shield => said({ shield: shield as Shield['shield'], n: 2, to: 'this' }));
  const rules = Object.keys(RULES).map(special => said({ special: special as SpecialRule }));
  for (const words of [moments, conditions, ahead, limits, shields, rules]) {
    for (const one of words) checkWords(one, one);
    assert.equal(new Set(words).size, words.length, 'no two are alike');
  }
});
/** Complete, as the types see to. */
const MOMENTS: Record<Moment, true> = {
  fielded: true,
  attacks: true,
  blocked: true,
  blocks: true,
  knockedOut: true,
  damaged: true,
  combatDamaged: true,
  damagesPlayer: true,
  turnStarts: true,
  ownTurnEnds: true,
  anyTurnEnds: true,
  youAttackWithoutThis: true,
  youFieldAnother: true,
  youFieldMarked: true,
  opposingSidekickKnockedOut: true,
  knocksOutSidekick: true,
  villainKnockedOut: true,
  opponentDraws: true,
  opponentAttacks: true,
  opponentMainEnds: true,
};
const NAMED_CONDITIONS: Record<Extract<Condition, string>, true> = {
  noOpposingVillain: true,
  fieldedThisTurn: true,
  paired: true,
  attacking: true,
  onlyAttacker: true,
  onlyCharacter: true,
  damagedInAttack: true,
};
const CONDITIONS: readonly Condition[] = [
  ...(Object.keys(NAMED_CONDITIONS) as Condition[]),
  { engagedWith: { affiliation: 'X-Men' } },
  { count: { whose: 'own' }, atLeast: 2 },
  { count: { whose: 'opposing' }, atLeast: 1 },
];
const LIMITS: Record<Limit['limit'], true> = {
  unblockable: true,
  noSidekickBlockers: true,
  twoBlockers: true,
  afterOtherShields: true,
  cannotBlock: true,
  mustAttack: true,
  attacksOnlyIf: true,
  blocksTwo: true,
  noActionTarget: true,
};
const SHIELDS: Record<Shield['shield'], true> = { prevent: true, lessen: true, halve: true, redirect: true };
const RULES: Record<SpecialRule, true> = {
  sacrificeShield: true,
  prepInstead: true,
  survive: true,
  rerollOnKnockOut: true,
  extraReroll: true,
  opponentRerolls: true,
  dearerFielding: true,
};

test('dice are called by whose they are, where they lie and what they do', () => {
  const cases: [Which, string, string, string][] = [
    [{}, 'one character', 'each character', 'characters'],
    [{ whose: 'own' }, 'one of your characters', 'each of your characters', 'your characters'],
    [
      { whose: 'opposing', affiliation: 'Villain' },
      'one opposing Villain',
      'each opposing Villain',
      'opposing Villains',
    ],
    [{ role: 'blocked' }, 'one blocked attacker', 'each blocked attacker', 'blocked attackers'],
    [{ role: 'blocking' }, 'one blocker', 'each blocker', 'blockers'],
    [
      { role: 'blockedByThis' },
      'one character blocked by Iceman',
      'each character blocked by Iceman',
      'characters blocked by Iceman',
    ],
  ];
  for (const [which, ...words] of cases) {
    assert.deepEqual([one(which, 'Iceman'), each(which, 'Iceman'), many(which, 'Iceman')], words);
  }
  assert.deepEqual(
    Object.keys(PLACES).map(place => many({ whose: 'own', in: place as Place }, 'Iceman')),
    Object.values(PLACES),
  );
});
const PLACES: Record<Place, string> = {
  field: 'your characters',
  attack: 'your characters in the attack zone',
  reserve: 'characters in your reserve pool',
  used: 'dice in your used pile',
  prep: 'dice in your prep area',
  bag: 'dice in your bag',
  fieldOrReserve: 'your characters in the field or reserve pool',
  usedOrPrep: 'dice in your used pile or prep area',
};
