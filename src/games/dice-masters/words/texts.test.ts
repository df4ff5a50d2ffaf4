// Everything that can be said has words, and every thing a name, also what is not there or not known.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { asked, decisionId, explain, legal } from '#engine/ask.ts';
import { Match, newRecord } from '#engine/match.ts';
import { quickRandom } from '#engine/random.ts';
import { ENGINE_TEXTS } from '#engine/refusals.ts';
import { seedOf } from '#engine/seed.ts';
import { sentence } from '#engine/transcript.ts';
import type { Json } from '#engine/types.ts';
import { words } from '#engine/words.ts';
import { diceMasters as game } from '../game.ts';
import { scenario } from '../scenario/scenario.ts';
import type { Duel } from '../table/world.ts';

const has = (key: string): boolean => key in game.texts || key in ENGINE_TEXTS;
const missing = (keys: Iterable<string>): string[] => [...new Set(keys)].filter(key => !has(key)).sort();

/** Names rules, but refuses nothing. */
const NO_RULES = ['card-rules.ts'];
/** The rules as they are written, without tests. */
const SOURCES = ['../flow', '../verbs', '../verbs/specials', '../abilities', '../setup', '../table'].flatMap(folder =>
  readdirSync(new URL(`${folder}/`, import.meta.url))
    .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts') && !NO_RULES.includes(name))
    .map(name => readFileSync(new URL(`${folder}/${name}`, import.meta.url), 'utf8')),
);
const written = (pattern: RegExp): string[] =>
  SOURCES.flatMap(source => [...source.matchAll(pattern)].map(match => match[1]!));

test('every question and every option has words', () => {
  const keys: string[] = [];
  for (const { id, ask } of game.steps.values()) {
    if (ask) keys.push(id);
    for (const { verb } of ask?.offers ?? []) keys.push(`${id}:${verb}` in game.texts ? `${id}:${verb}` : verb);
  }
  assert.deepEqual(missing(keys), []);
  assert.ok(keys.length > 40);
});

test('every event has a sentence', () => {
  const kinds = written(/\.log\(\s*'(\w+)'/g);
  const either = ['$1', '$2'].flatMap(part =>
    SOURCES.flatMap(source => source.match(EITHER) ?? []).map(log => log.replace(EITHER, part)),
  );
  assert.ok(kinds.length > 20 && either.includes('prevented') && either.includes('redirected'));
  assert.deepEqual(missing([...kinds, ...either]), []);
});
const EITHER = /\.log\([^\n]*? \? '(\w+)' : '(\w+)'/g;

test('every refusal has a sentence, and every slot of a form a name', () => {
  const bare = SOURCES.flatMap(source => source.split('\n'))
    .filter(line => !/\brule:|^\s*(\/\/|\/?\*)|^\s*\w+: 'DM|\bno\(.*, '[\w.]+'\)/.test(line))
    .flatMap(line => [...line.matchAll(/'(DM-[A-Z]{3}-\d\d)'/g)].map(match => match[1]!));
  assert.ok(bare.length > 30);
  assert.deepEqual(missing([...bare, ...written(/\bno\(.*, '([\w.]+)'\)/g), ...written(/\bsay: '([\w.]+)'/g)]), []);
});

test('what is not there or not known has a name too', () => {
  const t = scenario({
    cards: [[4], [10]],
    field: [['Cyclops 2'], ['Sidekick']],
    reserve: [['bolt', '2 bolt Cyclops'], []],
  });
  for (const [kind, name] of Object.entries(game.names)) {
    assert.match(name(-1, t.world), /^\w/, kind);
    assert.match(name(-2, t.world), /^\w/, kind);
  }
  const name = (kind: string, n: number): string => game.names[kind]!(n, t.world);
  assert.equal(name('die', t.die(1, 'Sidekick')), 'Sidekick');
  assert.equal(name('die', t.die(0, 'Cyclops 2')), 'Cyclops (level 2)');
  assert.equal(name('slot', 0), 'Cyclops, Optic Blast');
  assert.equal(name('ability', 100), 'Juggernaut, Cain Marko');
});

test('games by chance never show a key or a gap', () => {
  for (let seed = 0; seed < 8; seed++) {
    const match = new Match(game, newRecord(game, { seats: 2, seed: seedOf(seed), options: optionsOf(seed) }));
    const random = quickRandom(seed);
    for (let n = 0; n < 150 && !match.state.result; n++) {
      const seat = asked(game, match.state)[0]!;
      checkWords(match);
      const options = legal(game, match.state, seat);
      match.answer({ seat, decision: decisionId(match.state), option: options[random.below(options.length)]! });
    }
  }
});
/** All ways to set the game up, in turn. */
function optionsOf(seed: number): Json {
  const setups = Object.values(game.setups!);
  return setups[seed % setups.length]!(2, quickRandom(seed));
}
function checkWords({ state, events }: Match<Duel>): void {
  const { world } = state;
  const said = events.at(-1)!.map(event => sentence(game, state, event, 'everything'));
  for (const { prompt, options } of explain(game, state, [0, 1]))
    for (const phrase of [prompt, ...options.map(o => o.label)]) said.push(words(game, phrase, { world }));
  for (const text of said) assert.doesNotMatch(text, /\[|undefined|NaN|\bnull\b|  /, text);
}
