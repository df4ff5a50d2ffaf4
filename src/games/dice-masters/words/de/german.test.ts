// Dice Masters in German is whole: texts, names, reasons and lessons, and the words of every card.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { testLanguage } from '#engine/testing/languages.ts';
import { words as said } from '#engine/words.ts';
import { cardOf, CARDS, titleOf } from '../../cards/index.ts';
import { diceMasters as game } from '../../game.ts';
import { scenario } from '../../scenario/scenario.ts';
import { lessons } from '../../scenario/tutorial.ts';
import { teamCardsIn } from '../team-kit.ts';
import { english } from '../en/speech.ts';
import { german } from './speech.ts';
import { words } from './index.ts';

const { abilityText, cardText } = german;

testLanguage({ game, words: words as never, reasons: await game.bot!.reasons!(), lessons: lessons as never });

const FILE = new URL('../../scenario/transcripts/card-texts-de.txt', import.meta.url);
test('every card reads in German as it was last read', () => {
  const lines = Array.from({ length: CARDS.length }, (_, i) => {
    const card = cardOf(i + 1);
    return `${card.number} ${titleOf(card)}\n${`  ${cardText(card)}`.trimEnd()}\n`.replace('\n\n', '\n');
  });
  if (process.env.UPDATE_GOLDENS) writeFileSync(FILE, lines.join(''));
  assert.equal(
    lines.join(''),
    readFileSync(FILE, 'utf8'),
    'if the change is meant: UPDATE_GOLDENS=1 npm test -- dice-masters/words/de',
  );
});

/** Words that only English card texts have. */
const ENGLISH =
  /\b(the|you|your|when|while|choose|dice|one|opponent|character|characters|damage|gain|turn|if|to|of|is)\b/;
test('no card has a gap, a slip or a word of English', () => {
  for (const card of CARDS) {
    const text = cardText(card);
    const title = titleOf(card);
    assert.equal(text === '', card.abilities.length === 0 && !card.heroic, title);
    assert.doesNotMatch(text.replaceAll(card.name, ''), ENGLISH, title);
    assert.doesNotMatch(
      text,
      /undefined|[{}]| {2}| [,.;:]|\.\.|: [a-zäöü]|\b1 (Blitze|Fäuste|Masken|Schilde)\b/,
      title,
    );
    assert.match(text, /^$|[.!)]$/, title);
  }
});
test('a burst says what it adds and what it replaces, as in English', () => {
  for (const card of CARDS)
    for (const ability of card.abilities)
      assert.equal(
        abilityText(ability, card).includes('Stattdessen:'),
        game.names.says!(card.number * 10 + card.abilities.indexOf(ability), {} as never).includes('Instead:'),
        titleOf(card),
      );
});

test('a die and a card are named and read in German', () => {
  const t = scenario({
    cards: [[4], []],
    field: [['Cyclops 2'], ['Sidekick']],
    reserve: [['bolt', '2 bolt Cyclops'], []],
  });
  const name = (kind: string, n: number): string => words.names[kind]!(n, t.world);
  assert.equal(name('pick', t.die(0, 'Cyclops 2')), 'Cyclops (Stufe 2, 5/3)');
  assert.equal(name('shown', t.die(0, '2 bolt Cyclops')), 'Cyclops (2 Blitze)');
  assert.equal(name('priced', 0), 'Cyclops, Optic Blast (6 Blitz)');
  assert.equal(
    words.about.die!.text(t.die(0, 'Cyclops 2'), t.world),
    'Kosten 6 Blitz; X-Men; häufig; bis zu 4 Würfel\n' +
      'Stufen (Einsatzkosten, Angriff/Verteidigung): 1, 4/2; 1, 5/3; 1, 6/4\n' +
      'Wenn Cyclops eingesetzt wird: Wähle einen gegnerischen Charakter; er nimmt 3 Schaden, es sei denn, ' +
      'dein Gegner zahlt 3 Leben.',
  );
});
test('lists and facts that are words are German too', () => {
  const world = {} as never;
  const say = (key: string, facts: object): string => said(words, { say: key, facts: facts as never }, { world });
  assert.equal(
    say('shielded', { seat: 1, energy: 'mask' }),
    'Spieler 2 nennt Maske: Charaktere dieses Typs können nicht angreifen.',
  );
  assert.equal(
    say('basicsRevealed', { seat: 0, cards: [25, 26, 27] }),
    'Spieler 1 bringt die Basisaktionen Ambush, Enrage und Feedback mit.',
  );
});
test('the team builder has every card in German', () => {
  const [cards, inEnglish] = [teamCardsIn(german), teamCardsIn(english)];
  assert.deepEqual(
    cards.map(({ number, title, cost }) => [number, title, cost]),
    inEnglish.map(({ number, title, cost }) => [number, title, cost]),
  );
  for (const [n, { text, title }] of cards.entries())
    assert.equal(text === inEnglish[n]!.text, text === '' || text === 'Heroic.', title);
});
test('the rulebook has every card in German, with the same rules', async () => {
  const cards = await words.cards();
  assert.equal(cards.length, CARDS.length);
  assert.match(cards[3]!.text, /Wenn Cyclops eingesetzt wird: /);
  assert.ok(cards.every(card => !/\b(Cost|Levels)\b/.test(card.text)));
});
