// The way from cards to rules: every line of it leads to a rule that speaks of the thing.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { indexCards, partsOf } from '#engine/rule-cards.ts';
import { findRule, parseRulebook } from '#engine/rulebook.ts';
import { madeOf, PART_RULES, readCards } from './card-rules.ts';
import { CARDS, cardOf } from '../cards/index.ts';

const book = parseRulebook(readFileSync(new URL('../rules.md', import.meta.url), 'utf8'));

/** Parts, and the words that each of their rules must have one of. */
const WORDS: readonly (readonly [RegExp, RegExp])[] = [
  [/^is (basic )?action$/, /action|no energy type/i],
  [/^(heroic|pair|to pair|if paired)$/, /pair|heroic|partner/i],
  [/^burst$/, /burst/i],
  [/^active$/, /active|last of those dice/i],
  [/^(may|upTo|do payUpTo)$/, /may|each wild/i],
  [/^pay$/, /cost/i],
  [/^(life|do unlessPaid|do attackCostsLife)$/, /paying life|life paid/i],
  [/^global$/, /global|an effect both players can use/i],
  [/^activated|oncePerTurn$/, /ability|abilities/i],
  [/^(action|mainOnly)$/, /action|main step/i],
  [/^(bonus|do bonus)$/, /bonus/i],
  [/^(deals|do dealsNoDamage)$/, /deals no damage/i],
  [/^engagedWith$/, /engaged/i],
  [/^sidekick$/, /sidekick/i],
  [/^(if noOpposingVillain|do becomesVillain)$/, /villain/i],
  [/^(on \w*[fF]ield\w*|if fieldedThisTurn|do field|do nextFieldingFree|special dearerFielding)$/, /field/i],
  [/^(if attacking|if onlyAttacker|limit attacksOnlyIf)$/, /attackers|overrides/i],
  [/^(on \w*[dD]amage\w*|if damagedInAttack|do damage|do combatDamageToOpponent)$/, /damage/i],
  [/^on (attacks|youAttackWithoutThis|opponentAttacks)$/, /because characters attack/],
  [/^on (blocked|blocks)$/, /because of blocking/],
  [/^(on \w*[kK]nock\w*|do knockOut)$/, /knock/i],
  [/^on turnStarts$/, /start of (your|a) turn/],
  [/^on opponentDraws$/, /draws/],
  [/^on opponentMainEnds$/, /end of the main step/],
  [/^(limit|do) (unblockable|noSidekickBlockers|twoBlockers|afterOtherShields|blocksTwo|mustBlock)$/, /block/i],
  [/^(limit|do) cannotBlock$/, /forbid/],
  [/^((limit|do) mustAttack|run snivel)$/, /must attack|forced attack/i],
  [/^limit noActionTarget$/, /target/],
  [/^shield /, /prevent|redirect/i],
  [/^special (sacrificeShield|prepInstead|survive)$/, /Juggernaut|Magneto|Sabretooth/],
  [/^(special \w*[rR]eroll\w*|run relentless)$/, /reroll/i],
  [/^do choose$/, /target/],
  [/^do gainLife$/, /gains/],
  [/^(do (doubleAttack|swapAttackAndDefense|swapAttacks)|run transferPower)$/, /doubling, exchanging and copying/],
  [/^do move$/, /move/],
  [/^do (spin|spinTo)$/, /spin|spun/i],
  [/^do turn$/, /turns it/],
  [/^do leaveAttack$/, /attack zone/],
  [/^do hook$/, /attach/],
  [/^run feedback$/, /Feedback/],
  [/^run capture$/, /captur|Imprisoned/i],
  [/^run possess/, /control|possess/i],
  [/^run selectiveShield$/, /Selective Shield/],
  [/^run (keepBolts|uncontrolled)$/, /Pyro/],
  [/^run cancelAction$/, /Namor/],
  [/^run mutantHunter$/, /Mutant Hunter/],
  [/^run return(Lower|Same)$/, /returns/],
  [/^run copyAttack$/, /cop(y|ies|ied)/i],
  [/^run retarget$/, /target/],
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
test('every part is on a card', () => {
  const used = new Set(CARDS.flatMap(card => [...partsOf(madeOf(card))]));
  assert.deepEqual(
    Object.keys(PART_RULES).filter(part => !used.has(part)),
    [],
  );
});
test('all 126 cards are listed, and those that say anything lead to rules', () => {
  assert.equal(readCards.length, 126);
  const { rulesOf } = indexCards(book, readCards);
  const speechless = readCards.filter(({ number }) => !rulesOf.has(number)).map(({ number }) => cardOf(number));
  assert.deepEqual(
    speechless.flatMap(({ abilities }) => abilities),
    [],
  );
});
test('rules of pairs, capture, control, copying, levels, bursts and global abilities have cards', () => {
  const { cardsOf } = indexCards(book, readCards);
  for (const id of ['DM-PRU-01', 'DM-CAP-01', 'DM-CTL-01', 'DM-CPY-01', 'DM-LVL-01', 'DM-BST-01', 'DM-GLO-01'] as const)
    assert.ok(cardsOf.get(id)?.length, id);
  assert.deepEqual(
    cardsOf.get('DM-RUL-74')?.map(({ title }) => title),
    ['Cyclops, Field Leader'],
  );
});
