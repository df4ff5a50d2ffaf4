// A diagnosis adds up what was thought at each kind of decision.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDiagnosis, diagnosisTable, noteAnswer, type Diagnosis } from './diagnosis.ts';

const SETTLED = { options: 3, tables: 8, isSettled: true, lead: 0.5, error: 0, isUnusual: true };
const OPEN = { options: 5, tables: 20, isSettled: false, lead: 0.02, error: 0.04, isUnusual: false };

test('answers are added up by decision: leads of open ones alone, and the longest time of all', () => {
  const one: Diagnosis = {};
  noteAnswer(one, 'turn.act', 10, SETTLED);
  noteAnswer(one, 'turn.act', 30, OPEN);
  const other: Diagnosis = {};
  noteAnswer(other, 'turn.act', 20);
  noteAnswer(other, 'turn.end', 1);
  addDiagnosis(one, other);
  assert.deepEqual(one['turn.act'], {
    answers: 3,
    milliseconds: 60,
    longest: 30,
    compared: 2,
    options: 8,
    tables: 28,
    settled: 1,
    unusual: 1,
    lead: 0.02,
    error: 0.04,
  });
  const [, , act, end] = diagnosisTable(one, 2)
    .split('\n')
    .map(line =>
      line
        .split('|')
        .slice(1, -1)
        .map(cell => cell.trim()),
    );
  assert.deepEqual(act, ['turn.act', '1.5', '67', '4.0', '14', '50', '0.0200', '0.0400', '50', '20.0', '30']);
  assert.deepEqual(end, ['turn.end', '0.5', '0', '–', '–', '–', '–', '–', '–', '1.0', '1']);
});
