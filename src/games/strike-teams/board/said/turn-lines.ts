// Turns in one line each, read from the log: who acted, what it did to whom, and what came of it.
import type { Facts } from '#engine/types.ts';
import type { BoardProps } from '#web/kit/board.ts';
import { caption } from '#web/kit/captions.ts';
import { CHARACTERS } from '../../cards/characters.ts';
import { isHenchman } from '../../table/figures.ts';
import { FIRST_HENCHMAN, HENCHMEN, type Strike } from '../../table/world.ts';
import { names } from '../../words/names.ts';
import { en as WORDS } from '../../words/en/turns.ts';

export type Log = BoardProps['doc']['log'];
export interface TurnLine {
  /** The line of the log with which the turn began. */
  at: number;
  character: number;
  name: string;
  text: string;
}
type Key = keyof typeof WORDS;
const say = (key: Key, facts: Facts = {}): string => caption(WORDS, { say: key, facts }, []);
type Clause = (facts: Facts, w: Strike) => string;
const number = (facts: Facts, key: string): number => Number(facts[key]);
const first = (facts: Facts, key: string): number => ((facts[key] as number[] | undefined) ?? [])[0] ?? -1;
/** A soldier is told by its number, for the group has the name of the line. */
const short = (figure: number): string =>
  isHenchman(figure) ? say('soldier', { n: figure - FIRST_HENCHMAN + 1 }) : names.figure(figure);
/** 'soldier 2 ' where the group acts. */
const actor = (by: number): string => (isHenchman(by) ? `${short(by)} ` : '');

const CLAUSES: Readonly<Record<string, Clause>> = {
  moved: (facts, w) =>
    say('moved', { who: actor(number(facts, 'figure')), to: names.square(number(facts, 'square'), w) }),
  marched: () => say('marched'),
  rested: () => say('rested'),
  rolled: facts =>
    say(number(facts, 'face') >= number(facts, 'bid') ? 'rolled' : 'missed', { n: number(facts, 'bid') }),
  triggered: facts => names.card(number(facts, 'card')),
  hit: facts => {
    const whom = first(facts, 'figures');
    if (whom < 0) return '';
    const n = number(facts, 'n');
    return say(n > 0 ? 'hit' : 'harmless', { who: actor(number(facts, 'by')), whom: short(whom), n });
  },
  withstood: facts => say('withstood', { who: actor(number(facts, 'by')) }),
  defeated: facts => say('defeated', { whom: short(number(facts, 'figure')) }),
  slammed: facts => (number(facts, 'n') > 0 ? say('slammed', { whom: short(number(facts, 'figure')) }) : ''),
  opened: (facts, w) => say('opened', { what: names.barrier(number(facts, 'barrier'), w) }),
  destroyed: (facts, w) => say('destroyed', { what: names.object(number(facts, 'square'), w) }),
  exploded: () => say('exploded'),
  retrieved: (facts, w) => say('retrieved', { what: names.token(number(facts, 'token'), w) }),
  broughtHome: (facts, w) => say('broughtHome', { what: names.token(number(facts, 'token'), w) }),
  tokenDamaged: (facts, w) => say('tokenDamaged', { what: names.token(number(facts, 'token'), w) }),
  respawned: facts => say('respawned', { who: actor(number(facts, 'figure')) }),
  retreated: () => say('retreated'),
  extracted: () => say('extracted'),
  scored: facts => say('scored', { n: number(facts, 'n') }),
};
interface Turn {
  at: number;
  character: number;
  clauses: string[];
  /** Figures that have just moved: their next steps, and those of further soldiers, are told in the same clause. */
  walkers: readonly number[];
}
function add(turn: Turn, kind: string, facts: Facts, w: Strike): void {
  const clause = CLAUSES[kind]?.(facts, w);
  if (!clause) return;
  const walker = kind === 'moved' ? number(facts, 'figure') : -1;
  const before = turn.walkers;
  const isSame = before.includes(walker) || (isHenchman(walker) && before.some(isHenchman));
  turn.walkers = walker < 0 ? [] : isSame ? [...new Set([...before, walker])] : [walker];
  if (isSame) turn.clauses.pop();
  const { length } = turn.walkers;
  turn.clauses.push(length > 1 ? say('moveTogether', { n: length }) : clause);
}
/** The turns from a line of the log on, in order; those that are going on are told as far as they are. */
export function turnLines(log: Log, w: Strike, from = 0): TurnLine[] {
  const turns: Turn[] = [];
  for (let at = from; at < log.length; at++)
    for (const { kind, facts } of log[at]!.events) {
      if (kind === 'turnStarted') turns.push({ at, character: number(facts, 'character'), clauses: [], walkers: [] });
      else if (turns.length > 0) add(turns.at(-1)!, kind, facts, w);
    }
  return turns.map(({ at, character, clauses }) => ({
    at,
    character,
    name: CHARACTERS[character]!.name,
    text: clauses.join(', ') || say(character === HENCHMEN ? 'theyWait' : 'waits'),
  }));
}
