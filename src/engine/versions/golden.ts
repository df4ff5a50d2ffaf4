// Golden matches: of each position who is asked, what they may answer, what each seat sees and is told, and how it
// ends. Rules that lead every answer there are the same rules, however they are written.
import type { Match, MatchRecord } from '../match.ts';
import type { Answer, Decision, Event, Form, HiddenWorld, Seat, State, View, Viewer, World } from '../types.ts';
import { knownPrint, shortPrint } from './fingerprint.ts';
import { eventFor, openMatch, ReplayError, type Ruleset } from './ruleset.ts';

/** What a position says, in parts by name: '?' who is asked, '@' the decision, '=' the result, '>' the next match of
 *  the series; and for each seat, or for all as '*': 'o1' its options, 'v1' what it sees, 's1' secret answers that it
 *  knows, 't1' what it is told of the answer before. Parts with nothing to say are left out. */
export type Parts = Readonly<Record<string, string>>;

export interface GoldenMatch {
  /** How it was set up and who played, for people. */
  name: string;
  record: MatchRecord;
  /** The opening, and the position after each answer. */
  positions: readonly Parts[];
}
export interface Golden {
  game: string;
  version: number;
  /** The fields of the open table that are compared: one that is added later shows nothing that was shown before. */
  sees: readonly string[];
  matches: readonly GoldenMatch[];
}

/** Facts alone: words may be said better without a new version. */
const optionsOf = (decisions: readonly Decision[]): unknown =>
  decisions.map(({ id, options, forms }) => ({
    id,
    options: legalOf(options).toSorted(),
    forms: Object.entries(forms).map(([verb, form]) => [verb, bare(form)]),
  }));
const legalOf = (options: Decision['options']): string[] =>
  options.filter(({ refused }) => !refused).map(({ id }) => id);
const bare = ({ of, to }: Form): unknown => ({
  of,
  to: to.map(({ n, slots, refused }) => ({
    n,
    refused: refused !== undefined,
    slots: slots.map(({ say: _, facts: __, ...slot }) => slot),
  })),
});

const hiddenOf = ({ piles = {}, secrets = {} }: HiddenWorld, viewer: Viewer): string =>
  shortPrint([knownPrint(`piles ${viewer}`, piles), knownPrint(`secrets ${viewer}`, secrets)]);
const toldTo = (events: readonly Event[], viewer: Viewer): string =>
  events.length ? shortPrint(events.map(event => eventFor(event, viewer))) : '';

/** The parts of a position; `events` are those of the answer that led there. */
export function partsOf(rules: Ruleset, state: State, events: readonly Event[], sees: readonly string[]): Parts {
  const all = rules.view(state, 'spectator');
  const fields = all.world as Record<string, unknown>;
  const hidden = hiddenOf(all.world, 'spectator');
  const told = toldTo(events, 'spectator');
  const parts: Record<string, string> = {
    '?': all.waitingFor.join(''),
    '@': rules.decision(state),
    'v*': shortPrint([hidden, ...sees.map(field => knownPrint(field, fields[field]))]),
    't*': told,
    '=': all.result ? `${all.result.ranks.join(',')}/${all.result.rule}` : '',
    '>': state.result && rules.sequel ? shortPrint(rules.sequel(state.world, state.result)?.options) : '',
  };
  for (let seat = 0; seat < state.seats; seat++) {
    const { world, decisions, sealed }: View = rules.view(state, seat);
    const its = { hidden: hiddenOf(world, seat), told: toldTo(events, seat) };
    if (decisions.length) parts[`o${seat}`] = shortPrint(optionsOf(decisions));
    if (its.hidden !== hidden) parts[`v${seat}`] = its.hidden;
    if (Object.keys(sealed).length) parts[`s${seat}`] = shortPrint(sealed);
    if (its.told !== told) parts[`t${seat}`] = its.told;
  }
  for (const part in parts) if (parts[part] === '') delete parts[part];
  return parts;
}
/** Triggers that wait are no part of what is seen: they name procedures and their locals. */
export const fieldsOf = (world: World): string[] =>
  Object.keys(world).filter(field => !['piles', 'secrets', 'waiting'].includes(field));

/** Where rules first lead a golden match elsewhere, in words; nothing where they lead it all the way. */
export function difference(rules: Ruleset, golden: Golden): string | undefined {
  for (const [n, match] of golden.matches.entries()) {
    const found = parting(rules, match, golden.sees);
    if (found !== undefined) return `golden match ${n + 1} (${match.name}), ${found}`;
  }
  return undefined;
}
function parting(rules: Ruleset, golden: GoldenMatch, sees: readonly string[]): string | undefined {
  const { record, positions } = golden;
  let n = 0;
  try {
    const match = openMatch(rules, { ...record, answers: [] });
    for (; n < positions.length; n++) {
      const found = played(match, record.answers[n - 1]) ?? otherThan(rules, match, positions[n]!, sees);
      if (found !== undefined) return `${placeOf(record, n)}: ${found}`;
    }
    return undefined;
  } catch (error) {
    const { message } = error as Error;
    return `${placeOf(record, n)}: ${error instanceof ReplayError ? message : `the rules fail: ${message}`}`;
  }
}
function placeOf({ answers }: MatchRecord, n: number): string {
  if (n === 0) return 'the opening';
  const { decision, seat, option } = answers[n - 1]!;
  return `answer ${n} (${decision}, seat ${seat}: ${option})`;
}
function played(match: Match<World>, answer: Answer | undefined): string | undefined {
  const refused = answer && match.answer(answer);
  return refused && `it is refused by ${refused.rule}.`;
}
function otherThan(
  rules: Ruleset,
  { state, events }: Match<World>,
  was: Parts,
  sees: readonly string[],
): string | undefined {
  const is = partsOf(rules, state, events.at(-1)!, sees);
  const part = [...new Set([...Object.keys(was), ...Object.keys(is)])].find(p => was[p] !== is[p]);
  return part && inWords(part, was, is, rules, state, events.at(-1)!);
}

const WHAT: Record<string, string> = {
  '?': 'who is asked',
  '@': 'the decision',
  '=': 'the result',
  '>': 'the next match of the series',
  'v*': 'what everybody sees',
  't*': 'what everybody is told',
};
const OF_SEAT: Record<string, (seat: string) => string> = {
  o: seat => `what seat ${seat} may answer`,
  v: seat => `what seat ${seat} sees`,
  s: seat => `what seat ${seat} sees of secret answers`,
  t: seat => `what seat ${seat} is told`,
};
function inWords(part: string, was: Parts, is: Parts, rules: Ruleset, state: State, events: readonly Event[]): string {
  const [kind, seat] = [part[0]!, part[1]!];
  const what = WHAT[part] ?? OF_SEAT[kind]!(seat);
  if (part.length === 1 && kind !== '>')
    return `${what} differs: before ${was[part] ?? 'nothing'}, now ${is[part] ?? 'nothing'}.`;
  const now = nowOf(kind, seat === '*' ? 'spectator' : Number(seat), rules, state, events);
  return `${what} differs${now && `; now ${now}`}.`;
}
const MOST_WORDS = 300;
function nowOf(kind: string, viewer: Viewer, rules: Ruleset, state: State, events: readonly Event[]): string {
  if (kind === 'o') {
    const decisions = rules.explain(state, [viewer as Seat]);
    return decisions
      .map(({ id, options }) => `${id}: ${legalOf(options).join(' ')}`)
      .join(', ')
      .slice(0, MOST_WORDS);
  }
  if (kind !== 't') return '';
  return events
    .map(event => JSON.stringify(eventFor(event, viewer)))
    .join(' ')
    .slice(0, MOST_WORDS);
}
