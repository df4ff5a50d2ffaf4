// Every question, option and refusal has its words, and no key has two.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ENGINE_TEXTS } from '#engine/refusals.ts';
import { missionTexts } from './mission-texts.ts';
import { plotTexts } from './plot-texts.ts';
import { recruitTexts } from './recruit-texts.ts';
import { mutantRevolution as game } from '../game.ts';
import { texts } from './texts.ts';

const has = (key: string): void => assert.ok(key in game.texts || key in ENGINE_TEXTS, `no text for ${key}`);

test('no key is worded twice', () => {
  const keys = [texts, plotTexts, recruitTexts, missionTexts].flatMap(Object.keys);
  assert.deepEqual(
    keys.filter((key, i) => keys.indexOf(key) < i),
    [],
  );
});

test('every question and every option has words', () => {
  for (const { id, ask } of game.steps.values()) {
    if (ask && !ask.question.say) has(id);
    for (const { verb } of ask?.offers ?? []) has(`${id}:${verb}` in game.texts ? `${id}:${verb}` : verb);
  }
  for (const id of game.aside.keys()) has(id);
});

/** Rules named where an answer is refused: `&& 'MR-…'`, `? 'MR-…'`, `no('MR-…'`. */
const REFUSING = /(?:&& |\? |no\()'(MR-[A-Z]+-\d+)'/g;

test('every refusal has words', () => {
  const folder = new URL('../flow/', import.meta.url);
  const refusing = new Set<string>();
  for (const file of readdirSync(folder).filter(name => name.endsWith('.ts') && !name.includes('.test.')))
    for (const [, rule] of readFileSync(new URL(file, folder), 'utf8').matchAll(REFUSING)) refusing.add(rule!);
  assert.ok(refusing.size >= 10);
  for (const rule of refusing) has(rule);
});

/** What happens is logged under these names, one or the other of two at times. */
const LOGGED = /\blog\(\s*(?:[^',{]*\? )?'(\w+)'(?: : '(\w+)')?/g;

test('everything that is logged has words', () => {
  const logged = new Set<string>();
  for (const folder of ['../flow/', '../verbs/', '../table/', '../abilities/'].map(
    name => new URL(name, import.meta.url),
  ))
    for (const file of readdirSync(folder).filter(name => name.endsWith('.ts') && !name.includes('.test.')))
      for (const [, kind, other] of readFileSync(new URL(file, folder), 'utf8').matchAll(LOGGED))
        logged.add(kind!).add(other ?? kind!);
  assert.ok(logged.size >= 40);
  for (const kind of logged) has(kind);
});
