// The words of all cards: as they were when last read, never with a gap, and some for every word of the vocabulary.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { quickRandom } from '#engine/random.ts';
import { about } from '../about.ts';
import type { Condition, Effect, Moment, Target } from '../../cards/card.ts';
import { layOut } from '../../setup/starting-table.ts';
import type { MissionCard } from '../../cards/mission-card.ts';
import { names } from '../names.ts';
import { cardName } from '../../cards/index.ts';
import { FIRST_TOKEN, type Fight } from '../../table/world.ts';
import { CHARACTERS, CHARTERS, LEADERS } from '../../cards/numbers.ts';
import { characterText, eventText, trainingText } from './card.ts';
import { effectsText } from './effects.ts';
import { missionText } from './card.ts';
import { momentText } from './moments.ts';
import { voiceOf } from './nouns.ts';

const FILE = new URL('../../scenario/transcripts/card-texts.txt', import.meta.url);
const table = layOut(3, quickRandom(1));
table.school = [0, 1, 2, 3];
const CARDS = about.card!.each!(table);
const text = (card: number): string => about.card!.text(card, table);
const school = (n: number): string => about.school!.text(n, table);
/** The words below the line of numbers. */
const words = (card: number): string => text(card).split('\n')[1]!;

test('every card reads as it was last read', () => {
  const lines = [
    ...CARDS.map(card => `${cardName(card)}\n${text(card)}`),
    ...table.school.map(n => `${names.school!(n, table)}\n${school(n)}`),
  ].map(lines => `${lines.replaceAll('\n', '\n  ')}\n`);
  if (process.env.UPDATE_GOLDENS) writeFileSync(FILE, lines.join(''));
  assert.equal(
    lines.join(''),
    readFileSync(FILE, 'utf8'),
    'if the change is meant: UPDATE_GOLDENS=1 npm test -- mutant-revolution/words/wording',
  );
});

test('every title of the decks can be read, once', () => {
  const titles = CARDS.map(cardName);
  assert.equal(new Set(titles).size, titles.length);
  assert.equal(CARDS.filter(card => card < LEADERS).length, 60);
  assert.equal(CARDS.filter(card => card >= LEADERS && card < CHARACTERS).length, 4);
  assert.equal(CARDS.filter(card => card >= 200).length, 18);
});

test('no card has a gap, a slip or too many words', () => {
  for (const card of CARDS) {
    assert.ok(words(card).length <= 320, `${cardName(card)}: ${words(card).length} characters`);
    checkWords(words(card), cardName(card));
  }
  for (const n of table.school) checkWords(school(n).replace('\n', ': '), 'a School');
});
/** Whole sentences, all slots filled. */
function checkWords(said: string, of: string): void {
  assert.doesNotMatch(said, /[[\]{}]|undefined|null|NaN|\bobject\b| {2}|[.,;:] ?[.,;:]| [.,;:]|\b1 \w+s\b/, of);
  assert.match(said, /^[A-Z+\d].*\.$/, of);
}

test('a Character that has been taught tells what; a figure tells what its Character or its Mission does', () => {
  const dagger = 6;
  const taught = layOut(3, quickRandom(1));
  assert.equal(about.character!.text(dagger, taught), text(dagger));
  taught.training[dagger] = 50;
  const lesson = `${text(dagger)}\nTraining, Krav Maga with Wolverine: +1 ATK.`;
  assert.equal(about.character!.text(dagger, taught), lesson);
  taught.fight = { card: 200, pcs: [{ seat: 2, character: dagger }] } as Fight;
  assert.deepEqual([about.figure!.text(2, taught), about.figure!.text(FIRST_TOKEN, taught)], [lesson, text(200)]);
  assert.deepEqual(
    [about.source!.text(dagger, taught), about.source!.text(CHARTERS + 2, taught)],
    [text(dagger), school(2)],
  );
});

test('what the rulebook tells of cards stands in their words', () => {
  assert.equal(words(65), 'After Wolverine moved, pay 1 Power Token: regain 1 lost stat point.');
  assert.equal(words(6), 'When Dagger attacks, before the roll, pay 1 Power Token: roll 1 more attack die.');
  assert.equal(words(100), 'Two different Schools gain 1 RP each.');
  assert.match(school(2), /pay 1 of Magneto's Power Tokens: add 2 to the Attack Range of this attack\.$/);
});

test('every verb has words, and says its number', () => {
  for (const [verb, effect] of Object.entries(EFFECTS)) {
    const said = effectsText([effect], voiceOf([{ school: 'other' }]));
    checkWords(`A ${said}.`, verb);
    for (const [, n] of JSON.stringify(effect).matchAll(/:-?(\d+)/g)) assert.ok(said.includes(n!), `${verb}: ${said}`);
  }
  const said = Object.values(EFFECTS).map(effect => effectsText([effect], voiceOf()));
  assert.equal(new Set(said).size, said.length - 1, 'only Events and Reactions are cancelled in the same words');
});
const EFFECTS: { [V in Effect['do']]: Extract<Effect, { do: V }> } = {
  gainRp: { do: 'gainRp', who: 'you', n: 1 },
  loseRp: { do: 'loseRp', who: 'everybody', n: 1 },
  gainHope: { do: 'gainHope', who: 'you', n: 1, per: 'hero' },
  loseHope: { do: 'loseHope', who: 'others', n: 2 },
  stealHope: { do: 'stealHope', from: 'acting', n: 2 },
  gainPp: { do: 'gainPp', who: 'supporters', n: 2 },
  losePp: { do: 'losePp', who: 'attacker', n: 1 },
  drawPlot: { do: 'drawPlot', who: 'you', n: 2 },
  discardPlot: { do: 'discardPlot', who: 'others', n: 1, how: 'random' },
  stealPlot: { do: 'stealPlot', from: 'acting' },
  lookAt: { do: 'lookAt', what: 'plots', n: 3 },
  takeFromDiscard: { do: 'takeFromDiscard' },
  takeStudent: { do: 'takeStudent' },
  gainPower: { do: 'gainPower', who: 'self', n: 1 },
  losePower: { do: 'losePower', who: 'defender', n: 1 },
  drain: { do: 'drain', who: 'defender' },
  duel: { do: 'duel', n: 3 },
  injure: { do: 'injure', who: 'attacker' },
  heal: { do: 'heal', who: 'you' },
  giveTriumph: { do: 'giveTriumph', who: 'everybody' },
  loseTriumph: { do: 'loseTriumph', who: 'others' },
  discardCharacter: { do: 'discardCharacter', who: 'defender' },
  takeCharacter: { do: 'takeCharacter', who: 'defender' },
  cancelEvent: { do: 'cancelEvent' },
  cancelReaction: { do: 'cancelReaction' },
  cancelAuction: { do: 'cancelAuction' },
  raiseBid: { do: 'raiseBid', n: 2 },
  spoilBid: { do: 'spoilBid' },
  waiveRefusal: { do: 'waiveRefusal' },
  addDice: { do: 'addDice', roll: 'initiative', n: 2 },
  removeDice: { do: 'removeDice', roll: 'attack', n: 1 },
  reroll: { do: 'reroll', roll: 'defence', n: 2 },
  changeDie: { do: 'changeDie', roll: 'attack', by: -1 },
  unopposedHits: { do: 'unopposedHits', from: 2 },
  addDamage: { do: 'addDamage', n: 1 },
  preventDamage: { do: 'preventDamage', n: 2 },
  strikeBack: { do: 'strikeBack', n: 2 },
  attackerAssigns: { do: 'attackerAssigns' },
  restoreStat: { do: 'restoreStat', n: 2 },
  changeSeverity: { do: 'changeSeverity', by: -1 },
  waivePayment: { do: 'waivePayment' },
  moreRange: { do: 'moreRange', n: 2 },
  moreHexes: { do: 'moreHexes', n: 1 },
  moveThrough: { do: 'moveThrough', what: 'obstacles' },
  place: { do: 'place', within: 3 },
  push: { do: 'push', n: 2, within: 3 },
  extraAction: { do: 'extraAction', of: 'any' },
  attackAgain: { do: 'attackAgain' },
  actFirst: { do: 'actFirst' },
};

const MOMENTS: readonly Moment[] = [
  'plot.activity',
  'event.played',
  'reaction.played',
  'bids.revealed',
  'mission.invited',
  'mission.refused',
  'initiative.beforeRoll',
  'initiative.afterRoll',
  'pcTurn.start',
  'pcTurn.action',
  'move.before',
  'move.after',
  'attack.declare',
  'attack.beforeRoll',
  'attack.afterRoll',
  'attack.damage',
  'attack.after',
  'pc.defeated',
  'mission.end',
];
test('no two moments sound alike, and every condition is heard', () => {
  const plain = MOMENTS.map(on => momentText(on, { yours: true }, 'Dagger'));
  assert.equal(new Set(plain).size, plain.length);
  const heard = (on: Moment, condition: Condition, bare: Condition = {}): void =>
    assert.notEqual(momentText(on, { ...bare, ...condition }, 'Dagger'), momentText(on, bare, 'Dagger'));
  for (const on of ['attack.beforeRoll', 'attack.after', 'attack.damage'] as const) {
    for (const role of ['attacker', 'defender'] as const) heard(on, { role });
    heard(on, { against: 'pc' }, { role: 'attacker' });
    heard(on, { apart: true }, { role: 'defender' });
    for (const condition of CONDITIONS) heard(on, condition, { role: 'attacker' });
  }
  heard('attack.after', { hit: true }, { role: 'defender' });
  heard('event.played', { aimedAtYou: true });
  for (const on of ['bids.revealed', 'mission.refused', 'pc.defeated', 'pcTurn.start'] as const)
    heard(on, { yours: true });
});
const CONDITIONS: readonly Condition[] = [
  { undamaged: true },
  { atOne: true },
  { shows: 6 },
  { rp: 'most' },
  { rp: 'fewest' },
  { commander: true },
];

const says = (targets: readonly Target[], ...effects: Effect[]): string => effectsText(effects, voiceOf(targets));
test('targets are named once, then spoken of; two that fare alike together', () => {
  const rival: Target = { school: 'other' };
  const lose = { do: 'loseHope', who: 'target', n: 1 } as const;
  const look = { do: 'lookAt', what: 'hand' } as const;
  assert.equal(says([rival], look, lose), 'look at the hand of one other School; that School loses 1 Hope');
  const two = [rival, { school: 'other', different: true }] as const;
  assert.equal(says(two, lose, { ...lose, who: 'target2' }), 'two other Schools lose 1 Hope each');
  assert.equal(
    says(two, lose, { ...lose, who: 'target2', n: 2 }),
    'one other School loses 1 Hope; a different School loses 2 Hope',
  );
  const student: Target = { character: { whose: 'other', kind: ['student'], hvAtMost: 2 } };
  assert.equal(
    says([student], { do: 'injure', who: 'target' }, { do: 'losePower', who: 'target', n: 2 }, lose),
    'injure one Student of another School with Hope Value 2 or less; it loses 2 Power Tokens; its School loses 1 Hope',
  );
});

test('text costs come first, and what goes to a School is said so', () => {
  const card = { name: '', copies: 1, cost: 1, hv: 1 };
  const effects = [{ do: 'takeCharacter', who: 'target' }] as const;
  const targets = [{ character: { whose: 'other', kind: ['hero', 'student'], injured: true } }] as const;
  assert.equal(
    eventText({ ...card, pays: { hope: 2, to: 'target' }, targets, effects }),
    'Pay 2 Hope to another School: take one of its Injured Heroes or Students into your School.',
  );
});

test('a Character without a Power says nothing, and Training says all that it brings', () => {
  assert.equal(characterText({ name: 'Nobody', atk: 1, def: 1, spd: 1, range: 1, hv: 1 }), '');
  const all = { name: '', copies: 1, hv: 1, atk: 1, spd: 2, range: 1, limit: 1, hope: 1 };
  assert.equal(trainingText(all), '+1 ATK, +2 SPD, +1 Attack Range, +1 Power Token limit and +1 Hope in Acquire Hope.');
});

test('a Mission tells what lies there, what can be done with it and what it brings', () => {
  const mission: MissionCard = {
    name: '',
    characters: 'all',
    tokens: [{ name: 'Gate', count: 2, role: 'object', placeMin: 2 }],
    special: { name: 'Close', at: 0, marks: 2, roll: { stat: 'def', hit: 5 } },
    rp: [{ for: 'feats', n: 1 }],
  };
  assert.equal(
    missionText(mission),
    '2 Gates, 2 or more hexes from every PC. Special Action beside a Gate, Close: roll DEF dice; each 5 or more ' +
      'makes a mark; with 2 marks the Gate leaves. Most marks: 1 RP.',
  );
  const harm = { do: 'harm', near: 0, within: 2, damage: 1 } as const;
  const said = missionText({ ...mission, only: ['hero', 'student'], instructions: [harm] });
  assert.match(said, /^For Heroes and Students only\. /);
  assert.match(said, / In every Mission Turn, after the PCs, each PC within 2 hexes of a Gate takes 1 Damage\. /);
});
