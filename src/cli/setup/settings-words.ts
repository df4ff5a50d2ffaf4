// Settings of a game as words: read from `--set mission=fatal-attractions`, and listed by help.
import { didYouMean } from '#engine/did-you-mean.ts';
import type { WithSettings } from '#engine/kit/settings.ts';
import { settingsForm, valueTitle } from '#engine/kit/settings-form.ts';
import type { Json } from '#engine/types.ts';
import { misused } from '../screen/complaint.ts';

/** The options that such words make of others. */
export function withWords(game: WithSettings, words: readonly string[], options: Json): Json {
  const settings = game.settings ?? [];
  const made: Record<string, Json> = { ...(options as object | null) };
  const keys = settings.filter(({ isHidden }) => !isHidden).map(({ key }) => key);
  for (const word of words) {
    const [, key = word, given = ''] = /^([^=]*)=(.*)$/.exec(word) ?? [];
    const setting = settings.find(one => one.key === key);
    const there = keys.length ? `There are: ${keys.join(', ')}.` : 'This game has none.';
    if (!setting) throw misused(`There is no setting '${key}'.${didYouMean(key, keys)} ${there}`);
    const value = setting.values.find(one => isMeant(game, key, one, given));
    if (value === undefined)
      throw misused(`--set ${word}: ${key} is one of ${setting.values.map(wordOf).join(', ') || 'no simple values'}.`);
    made[key] = value;
  }
  return made;
}
const wordOf = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));
/** By its own name, or by its words. */
const isMeant = ({ texts }: WithSettings, key: string, value: Json, word: string): boolean =>
  [wordOf(value), valueTitle(texts, key, value)].some(name => name.toLowerCase() === word.toLowerCase());

/** Each setting that a host is offered, 'ground=dry', and what it means. */
export function settingRows(game: WithSettings, options: Json, seats: number): (readonly [string, string])[] {
  return settingsForm(game, options, seats).flatMap(({ key, title, values, chosen }) =>
    values.map(
      ({ value, title: words }) =>
        [`${key}=${wordOf(value)}`, `${title}: ${words}${value === chosen ? ' (as usual)' : ''}`] as const,
    ),
  );
}
