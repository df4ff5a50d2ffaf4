// Every card by its own name: it is used at a table that has something of everything, and what it does there is as
// before. A card that has lost an effect, a condition or its price tells another line.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { test } from 'node:test';
import { numbersIn } from '#engine/kit/numbering.ts';
import type { State } from '#engine/types.ts';
import {
  abilityOfCard,
  BOSS,
  COMBAT,
  hasOptions,
  LEAD,
  LOWER,
  PLAN,
  POWER_UP,
  RESOURCE,
  SECOND,
  SUPPORT,
  timingOf,
} from '../abilities/sources.ts';
import { fightOf, taskOf, told, turnOf } from '../scenario/card-testing.ts';
import {
  CARDS,
  cardName,
  headlineOf,
  heroOf,
  HERO_COUNT,
  HERO_KEYS,
  isAlly,
  keyOf,
  mastermindOf,
  MASTERMIND_KEYS,
  planOf,
  PLAN_KEYS,
  powerUpOf,
  POWER_UP_KEYS,
  scenarioOf,
  SCENARIO_KEYS,
  storyOf,
  villainOf,
} from '../table/deck.ts';
import { scenario, type Position } from '../scenario/scenario.ts';
import type { Marvel } from '../table/world.ts';
import { districtName, districtOf } from './board.ts';
import type { Timing } from './card.ts';

type Table = State<Marvel>;
const IN_TURN: ReadonlySet<Timing> = new Set(['action', 'beforeAction', 'allyStep', 'afterTroubleshooting']);
const IN_TASK: ReadonlySet<Timing> = new Set(['beforeTroubleRoll', 'afterTroubleRoll']);
/** Passive effects are told as they are written. */
const UNUSED: ReadonlySet<Timing> = new Set(['always', 'income', 'scheming']);
const written = (part: unknown): string => JSON.stringify(part).replaceAll(/["{}[\]]/g, '');

/** All options of an ability, each told in a line. */
const lines = (source: number, seat: number, table: (timing: Timing) => Table): string[] =>
  [source, ...(hasOptions(source) ? [source + SECOND] : [])].map(one => told(table(timingOf(one)), seat, one));
const kindOf = (timing: Timing): 'turn' | 'task' | 'fight' =>
  IN_TURN.has(timing) ? 'turn' : IN_TASK.has(timing) ? 'task' : 'fight';

const heroLines = (hero: number): string[] => {
  const { team } = heroOf(hero);
  const key = HERO_KEYS[hero]!;
  const other = HERO_KEYS.findIndex((_, one) => one !== hero && heroOf(one).team === team);
  const aided = { [key]: 'support Queens' };
  const place = { [key]: 'supporting', [HERO_KEYS[other]!]: 'Astoria' };
  return [
    ...lines(COMBAT + hero, 0, () => fightOf({ team, with: key })),
    ...lines(SUPPORT + hero, 0, timing =>
      kindOf(timing) === 'turn'
        ? turnOf({ team, heroes: place })
        : fightOf({ team, with: HERO_KEYS[other]!, heroes: aided }),
    ),
  ];
};
const FEW = ['luckyBreak', 'secondWind'];
const resourceLines = (card: number): string[] => {
  const key = keyOf(card);
  if (UNUSED.has(abilityOfCard(card).at)) return [written(abilityOfCard(card))];
  const held = isAlly(card) ? { allies: [{ [key]: 1 }] } : { hands: [[key, ...FEW.filter(one => one !== key)]] };
  const heroes = { captainAmerica: 'supporting', hulk: 'ready', thor: 'Astoria', ironMan: 'wounded' };
  return lines(RESOURCE + card, 0, timing => {
    if (kindOf(timing) === 'turn') return turnOf({ heroes, ...held });
    return kindOf(timing) === 'task' ? taskOf(held) : fightOf(held);
  });
};
const PLOTS = ['toad', 'pyro', 'mysterio', 'shocker'];
const villainLines = (card: number): string[] => {
  const key = keyOf(card);
  const { ability, lower } = villainOf(card);
  const plots = [[], PLOTS.filter(one => one !== key).slice(0, 3)];
  const helpers = [key === 'whiplash' ? 'vulture' : 'whiplash'];
  const against = key === 'rhino' ? 'blob' : 'rhino';
  /** Klaw's echo copies a rating that is higher. */
  const hero = key === 'klaw' ? ({ team: 'fantasticFour', with: 'mrFantastic' } as const) : {};
  return [
    ...(ability ? lines(LEAD + card, 1, () => fightOf({ against: key, helpers, plots })) : []),
    ...(lower.at === 'always'
      ? [written(lower)]
      : lines(LOWER + card, 1, () => fightOf({ ...hero, against, helpers: [key], plots }))),
  ];
};
/** A Headline is solved by Thor when no die shows Trouble; its dice, its District and its VP are told. */
const headlineLines = (card: number): string[] => {
  const { type, skill, symbol, threat, isMastermind } = headlineOf(card);
  const district = districtName(districtOf(QUEENS, symbol));
  const position: Position = { seats: 2, heroes: { thor: district }, headlines: { Queens: keyOf(card) } };
  const t = scenario({ ...position, dice: 'B'.repeat(threat) })
    .play('0 troubleshoot:Queens')
    .idleTo('turn.act');
  const rolls = t.match.events.flat().find(({ kind }) => kind === 'troubleRolled')!.facts.dice as number[];
  const asked = isMastermind ? ', with the Mastermind icon' : '';
  return [`${rolls.length} dice of ${type} at ${district}, ${skill}: ${t.world.vp[0]} VP${asked}`];
};
const QUEENS = 4;
const planLines = (n: number): string[] => {
  const { always, ability } = planOf(n);
  return always ? [written(always)] : ability ? lines(PLAN + n, 1, () => fightOf()) : [];
};
const powerUpLines = (n: number): string[] => {
  const { always, ability, team } = powerUpOf(n);
  const key = HERO_KEYS[HERO_KEYS.findIndex((_, hero) => heroOf(hero).team === team)]!;
  const spoken = !ability
    ? []
    : UNUSED.has(ability.at)
      ? [written(ability)]
      : lines(POWER_UP + n, 0, timing =>
          kindOf(timing) === 'fight'
            ? fightOf({ team, with: key })
            : kindOf(timing) === 'task'
              ? taskOf()
              : turnOf({ team, heroes: { [key]: 'ready' } }),
        );
  return [...(always ? [written(always)] : []), ...spoken];
};

const numbers = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const CARDS_TOLD: readonly [name: string, lines: () => string[]][] = [
  ...numbers(HERO_COUNT).map(n => [heroOf(n).name, () => heroLines(n)] as const),
  ...numbers(MASTERMIND_KEYS.length).map(
    n => [mastermindOf(n).name, () => lines(BOSS + n, 1, () => fightOf())] as const,
  ),
  ...numbersIn(CARDS.resource).map(card => [cardName(card), () => resourceLines(card)] as const),
  ...numbersIn(CARDS.villain).map(card => [cardName(card), () => villainLines(card)] as const),
  ...numbersIn(CARDS.headline).map(card => [cardName(card), () => headlineLines(card)] as const),
  ...numbersIn(CARDS.story).map(card => [cardName(card), () => [`a Story card: ${storyOf(card).team}`]] as const),
  ...numbers(PLAN_KEYS.length).map(n => [planOf(n).name, () => planLines(n)] as const),
  ...numbers(POWER_UP_KEYS.length).map(n => [powerUpOf(n).name, () => powerUpLines(n)] as const),
  ...numbers(SCENARIO_KEYS.length).map(n => [scenarioOf(n).name, () => [written(scenarioOf(n))]] as const),
].map(([name, make]) => [name, make]);

const FILE = new URL('../scenario/transcripts/card-effects.txt', import.meta.url);
const said = ([name, make]: (typeof CARDS_TOLD)[number]): string =>
  make()
    .map(line => `${name} – ${line}\n`)
    .join('');
if (process.env.UPDATE_GOLDENS) writeFileSync(FILE, CARDS_TOLD.map(said).join(''));
const golden = readFileSync(FILE, 'utf8');
for (const card of CARDS_TOLD)
  test(`${card[0]} does what it says`, () => {
    const now = said(card);
    const kept = golden.split('\n').filter(line => line.startsWith(`${card[0]} – `));
    assert.equal(now, kept.map(line => `${line}\n`).join(''), 'if the change is meant, run it with UPDATE_GOLDENS=1');
    assert.match(now, /; |:/, 'it does nothing');
  });
