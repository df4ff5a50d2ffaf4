// Settings of a game: what its host may choose. A game declares them as data; here they are read, completed and judged
// in words, and settings-form.ts lays them out. What is chosen is the `options` of a match, by key; what is left out is
// as usual.
import { same } from '../copy.ts';
import type { Json, Text } from '../types.ts';

/** The value of each setting. */
export type Chosen = Readonly<Record<string, Json>>;
export interface Setting {
  /** Its name in options, and on command lines: `--set key=value`. Its words are the text 'setting:key'. */
  readonly key: string;
  /** The values to choose from. The words of a value are the text 'setting:key:value'. */
  readonly values: readonly Json[];
  /** The value where nobody has chosen one; it may follow from settings that are declared before. */
  readonly usual: Json | ((chosen: Chosen, seats: number) => Json);
  /** Does it apply, by what else is chosen and how many play? Always, when left out. */
  when?(chosen: Chosen, seats: number): boolean;
  /** Complaints about a value, in sentences, where values cannot be listed. */
  check?(value: Json, chosen: Chosen, seats: number): readonly Text[];
  /** Lobbies do not offer it: it is for tests, for sequels, or has a page of its own. */
  readonly isHidden?: true;
  /** The match before gives it to its sequel; nobody chooses it. */
  readonly isFromSequel?: true;
}
/** The parts of a game that the kit needs. Beside the words of settings and values its texts may have better
 *  complaints, with the fact {value}: 'setting.wrong:key', and 'setting.elsewhere:key' where it does not apply. */
export interface WithSettings {
  settings?: readonly Setting[];
  texts: Record<string, Text>;
}

const isRecord = (json: Json | undefined): json is { [key: string]: Json } =>
  typeof json === 'object' && json !== null && !Array.isArray(json);
export const usualOf = ({ usual }: Setting, chosen: Chosen, seats: number): Json =>
  typeof usual === 'function' ? usual(chosen, seats) : usual;
export const applies = ({ when }: Setting, chosen: Chosen, seats: number): boolean => when?.(chosen, seats) ?? true;

/** Every setting with its value. The options must be free of complaints. */
export function readSettings(settings: readonly Setting[], options: Json, seats: number): Chosen {
  const given = isRecord(options) ? options : {};
  const chosen: Record<string, Json> = {};
  for (const setting of settings) {
    const { key } = setting;
    chosen[key] = Object.hasOwn(given, key) ? given[key]! : usualOf(setting, chosen, seats);
  }
  return chosen;
}
/** Complaints about options, in sentences. */
export function settingComplaints({ settings = [], texts }: WithSettings, options: Json, seats: number): Text[] {
  if (options === null) return [];
  if (!isRecord(options)) return [`The options are written as ${exampleOf(settings)}, not as ${jsonOf(options)}.`];
  const chosen = readSettings(settings, options, seats);
  return Object.entries(options).flatMap(([key, value]) => {
    const setting = settings.find(one => one.key === key);
    if (!setting) return [`There is no option '${key}'; ${keysOf(settings)}.`];
    return wrongWith(setting, texts, value, chosen, seats);
  });
}
/** Complaints about options that only a match before can give, where somebody has written them. */
export function handmadeComplaints({ settings = [] }: Pick<WithSettings, 'settings'>, options: Json): Text[] {
  if (!isRecord(options)) return [];
  const isHandmade = (setting: Setting): boolean =>
    setting.isFromSequel === true &&
    Object.hasOwn(options, setting.key) &&
    !same(options[setting.key]!, usualOf(setting, {}, 0));
  return settings
    .filter(isHandmade)
    .map(({ key }) => `The option ${key} comes from the match before, at a table of this server; nobody chooses it.`);
}
function wrongWith(
  setting: Setting,
  texts: WithSettings['texts'],
  value: Json,
  chosen: Chosen,
  seats: number,
): readonly Text[] {
  const { key, values, check } = setting;
  const sentence = (what: string, plain: Text): Text =>
    (texts[`setting.${what}:${key}`] ?? plain).replace('{value}', () => jsonOf(value));
  if (!applies(setting, chosen, seats))
    return same(value, usualOf(setting, chosen, seats))
      ? []
      : [sentence('elsewhere', `The option ${key} does not apply here.`)];
  if (check) return check(value, chosen, seats);
  if (values.some(one => same(one, value))) return [];
  return [sentence('wrong', `The option ${key} is ${either(values.map(jsonOf))}, not {value}.`)];
}
export const jsonOf = (json: Json): string => JSON.stringify(json);
const exampleOf = ([first]: readonly Setting[]): string =>
  first ? `{ "${first.key}": ${jsonOf(first.values.at(-1) ?? null)} }` : '{}';
const listed = (items: readonly string[], word: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)!}`;
const either = (items: readonly string[]): string => listed(items, 'or');
const keysOf = (settings: readonly Setting[]): string => {
  const keys = settings.map(({ key }) => key);
  return keys.length ? `there are ${listed(keys, 'and')}` : 'this game has none';
};
