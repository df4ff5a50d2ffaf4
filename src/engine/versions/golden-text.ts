// Golden matches as text, a line a position: the answer that led there, and the parts that have changed.
import type { Answer } from '../types.ts';
import type { Golden, GoldenMatch, Parts } from './golden.ts';

/** Parts that are told once and not kept. */
const isTold = (part: string): boolean => part.startsWith('t');

export const goldenText = ({ game, version, sees, matches }: Golden): string =>
  [`${game} ${version}`, `sees ${sees.join(' ')}`, ...matches.flatMap(matchLines), ''].join('\n');

function matchLines({ name, record, positions }: GoldenMatch): string[] {
  const { answers, ...opening } = record;
  const lines = [`# ${name}`, JSON.stringify(opening)];
  positions.forEach((parts, n) => {
    const before = positions[n - 1] ?? {};
    const words = n > 0 ? answerWords(answers[n - 1]!, before) : [];
    lines.push([...words, ...changes(before, parts)].join(' '));
  });
  return lines;
}
/** The decision is named where it is not the one on the table. */
const answerWords = ({ seat, decision, option }: Answer, before: Parts): string[] => [
  String(seat),
  option,
  ...(decision === before['@'] ? [] : [`!${decision}`]),
];
function changes(before: Parts, now: Parts): string[] {
  const gone = Object.keys(before).filter(part => !isTold(part) && now[part] === undefined);
  const changed = Object.keys(now).filter(part => isTold(part) || now[part] !== before[part]);
  return [...gone, ...changed.map(part => part + now[part]!)];
}

export function goldenFrom(text: string): Golden {
  const [head, seen, ...lines] = text.trimEnd().split('\n');
  const [, game, version] = /^(.+) (\d+)$/.exec(head!)!;
  const matches: GoldenMatch[] = [];
  for (let at = 0; at < lines.length;) {
    const end = lines.findIndex((line, n) => n > at && line.startsWith('# '));
    const next = end < 0 ? lines.length : end;
    matches.push(matchFrom(lines.slice(at, next)));
    at = next;
  }
  return { game: game!, version: Number(version), sees: seen!.split(' ').slice(1), matches };
}
function matchFrom([name, opening, first, ...lines]: string[]): GoldenMatch {
  const positions = [changed({}, first!.split(' '))];
  const answers = lines.map((line): Answer => {
    const [seat, option, ...words] = line.split(' ');
    const before = positions.at(-1)!;
    const other = words[0]?.startsWith('!') ? words.shift()!.slice(1) : undefined;
    positions.push(changed(before, words));
    return { seat: Number(seat), decision: other ?? before['@']!, option: option! };
  });
  return {
    name: name!.slice(2),
    record: { ...(JSON.parse(opening!) as GoldenMatch['record']), answers },
    positions,
  };
}
function changed(before: Parts, words: readonly string[]): Parts {
  const parts: Record<string, string> = {};
  for (const part in before) if (!isTold(part)) parts[part] = before[part]!;
  for (const word of words) {
    const length = /^[ovst]/.test(word) ? 2 : 1;
    const [part, value] = [word.slice(0, length), word.slice(length)];
    if (value === '') delete parts[part];
    else parts[part] = value;
  }
  return parts;
}
