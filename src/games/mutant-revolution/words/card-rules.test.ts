// The way from cards to rules: every line of it leads to a rule that speaks of the thing.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { indexCards } from '#engine/rule-cards.ts';
import { findRule, parseRulebook } from '#engine/rulebook.ts';
import { PART_RULES, readCards } from './card-rules.ts';

const book = parseRulebook(readFileSync(new URL('../rules.md', import.meta.url), 'utf8'));

/** Parts, and the words that each of their rules must have one of. */
const WORDS: readonly (readonly [RegExp, RegExp])[] = [
  [/^is leader$|^leaders$/, /leader/i],
  [/^is hero$/, /hero/i],
  [/^is student$/, /student/i],
  [/^is training$/, /training/i],
  [/^is event$|^on event|cancelEvent/, /event/i],
  [/^is reaction$|^on reaction|cancelReaction/, /reaction/i],
  [/^is mission$/, /mission card/i],
  [/^role character$/, /mission character|mission token/i],
  [/^role object$/, /mission token/i],
  [/^charter$/, /charter/i],
  [/^pays$/, /text cost|cost named|every other cost/i],
  [/^school$/, /target/i],
  [/^only$/, /limited to/],
  [/^brawl$/, /PCs may freely attack/],
  [/^ends$|^on mission.end$/, /ends/],
  [/^fails$/, /fail/i],
  [/^for /, /reward|RP|most Damage|destroy|Damage/],
  [/^special$|^action$/, /special action|costs no action/i],
  [/^limit$/, /limit/],
  [/^range$|moreRange/, /range/i],
  [/^on plot.activity$/, /activit|power/i],
  [/^on bids|raiseBid/, /bid/i],
  [/cancelAuction/, /auction/],
  [/^on mission.(invited|refused)$|waiveRefusal/, /invited/],
  [/^on initiative/, /initiative/i],
  [/^on pcTurn/, /acts once|action/i],
  [/^on move|moreHexes|moveThrough/, /move|pass through/i],
  [/^on attack/, /in one attack/],
  [/^on pc.defeated$/, /defeat/],
  [/^do (gain|lose)Rp$/, /RP|gain|loss/],
  [/^do \w+Hope$/, /hope/i],
  [/^do \w+Pp$/, /PP/],
  [/^do drawPlot$/, /plot (deck|card)|drawn/i],
  [/^do discardPlot$/, /discarded/],
  [/^do lookAt$/, /known|unknown/],
  [/^do takeFromDiscard$/, /discard piles/],
  [/^do takeStudent$/, /joins/],
  [/^do gainPower$/, /power token/i],
  [/^do (injure|heal)$/, /injured/i],
  [/^do \w+Triumph$/, /triumph/i],
  [/^do discardCharacter$/, /discarded character/i],
  [/^do takeCharacter$/, /traded character/i],
  [/^do (addDice|removeDice)$/, /dice/],
  [/^do (reroll|changeDie)$/, /rerolled or changed/],
  [/^do unopposedHits$/, /unopposed/i],
  [/^do (addDamage|preventDamage|attackerAssigns)$/, /damage|stats fall|rule of one/i],
  [/^do restoreStat$/, /regaining stats/],
  [/^do changeSeverity$/, /severity/],
  [/^do waivePayment$/, /must pay/],
  [/^do (place|push)$/, /place or push/],
  [/^do extraAction$/, /actions/i],
  [/^do attackAgain$/, /attack the same/],
  [/^do actFirst$/, /acts first/],
  [/^do (harm|reinforce)$/, /special instructions/i],
];

test('every rule of a part is in the ledger and speaks of it, or its chapter does', () => {
  const silent: string[] = [];
  for (const [part, rules] of Object.entries(PART_RULES))
    for (const id of rules) {
      const { text, chapter } = findRule(book, id)!;
      const words = WORDS.filter(([parts]) => parts.test(part)).map(([, said]) => said);
      if (!words.some(said => said.test(`${chapter}: ${text}`))) silent.push(`${part}: ${id} ${text}`);
    }
  assert.deepEqual(silent, []);
});
test('every card leads to rules, and each title is listed once', () => {
  const { rulesOf } = indexCards(book, readCards);
  for (const { number, title } of readCards) assert.ok(rulesOf.get(number)?.length, title);
  assert.equal(new Set(readCards.map(({ title }) => title)).size, readCards.length);
});
test('a rule that names a card leads to it alone', () => {
  const { cardsOf } = indexCards(book, readCards);
  assert.deepEqual(
    cardsOf.get('MR-DMG-09')?.map(({ title }) => title),
    ['Psylocke'],
  );
  assert.equal(cardsOf.get('MR-CHA-01')?.length, 4);
});
