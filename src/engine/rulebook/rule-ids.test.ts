// Tests of reading ids out of titles and sentences.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { citationsIn, leadingIds } from './rule-ids.ts';

const LEADING: readonly [title: string, ids: string][] = [
  ['DM-PAY-04 a generic die pays anything', 'DM-PAY-04'],
  ['DM-PAY-04 DM-RUL-15 both', 'DM-PAY-04 DM-RUL-15'],
  ['DM-PAY-04, DM-PAY-05: both', 'DM-PAY-04 DM-PAY-05'],
  ['DM-PAY-04', 'DM-PAY-04'],
  ['ST-SEAT-01 a code of four letters', 'ST-SEAT-01'],
  ['MR-RUL-150 three digits', 'MR-RUL-150'],
  ['DM-CMP-02..05 a range', 'DM-CMP-02 DM-CMP-03 DM-CMP-04 DM-CMP-05'],
  ['DM-CMP-02…04 DM-SET-01 a range and one more', 'DM-CMP-02 DM-CMP-03 DM-CMP-04 DM-SET-01'],
  ['DM-CMP-02–03 a range with a dash', 'DM-CMP-02 DM-CMP-03'],
  ['DM-CMP-02..DM-CMP-04 a range in full', 'DM-CMP-02 DM-CMP-03 DM-CMP-04'],
  ['MR-RUL-98..101 past one hundred', 'MR-RUL-98 MR-RUL-99 MR-RUL-100 MR-RUL-101'],
  ['DM-CMP-02/05 a list', 'DM-CMP-02 DM-CMP-05'],
  ['DM-CMP-02 DM-CMP-01..02 named twice', 'DM-CMP-02 DM-CMP-01'],
  ['DM-CMP-4 too short, so that somebody can complain', 'DM-CMP-4'],
  ['DM-CMP-01 to 10 dice: words make no range in a title', 'DM-CMP-01'],
  ['a generic die (DM-PAY-04) is not a proof', ''],
  ['X-23 is a Student', ''],
  ['DM-PAY-04a is no id', ''],
  ['DM-PAY-04-05 is no id', ''],
];

for (const [title, ids] of LEADING) {
  test(`leading ids of "${title}"`, () => assert.equal(leadingIds(title).join(' '), ids));
}

test('a range that runs backwards or without end names its ends only', () => {
  assert.deepEqual(leadingIds('DM-CMP-05..02 x'), ['DM-CMP-05', 'DM-CMP-02']);
  assert.deepEqual(leadingIds('DM-CMP-01..99999999 x'), ['DM-CMP-01', 'DM-CMP-99999999']);
});

const CITED: readonly [sentence: string, found: string][] = [
  ['see DM-RUL-24 for free fielding', 'DM-RUL-24=24'],
  ['ties: AH-END-05 to AH-END-07).', 'AH-END-05 to AH-END-07=05,06,07'],
  ['(DM-PRI-01 to 06) by default', 'DM-PRI-01 to 06=01,02,03,04,05,06'],
  ['the Hope of MR-DEF-06, -07 and -09 is paid', 'MR-DEF-06, -07 and -09=06,07,09'],
  ['(AH-CNV-01, AH-CNV-03)', 'AH-CNV-01=01 AH-CNV-03=03'],
  ['MR-ACT-04 and two Attack Actions', 'MR-ACT-04=04'],
  ['fits AH-END-01/02.', 'AH-END-01/02=01,02'],
  ['from DM-PAY-01 to DM-BUY-03', 'DM-PAY-01=01 DM-BUY-03=03'],
  ['(diagonals: RUL-31)', 'RUL-31=31'],
  ['as defined in DM-NRG.', 'DM-NRG='],
  ['Student X-23 has 4 AP and KO', ''],
];

for (const [sentence, found] of CITED) {
  test(`citations in "${sentence}"`, () => {
    const shown = citationsIn(sentence).map(c => `${sentence.slice(c.at, c.at + c.length)}=${c.numbers.join(',')}`);
    assert.equal(shown.join(' '), found);
  });
}

test('a citation tells its prefix, code and place', () => {
  assert.deepEqual(citationsIn('as DM-RUL-24 says'), [
    { at: 3, length: 9, prefix: 'DM', code: 'RUL', numbers: ['24'] },
  ]);
});
