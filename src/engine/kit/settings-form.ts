// The settings of a game as a form: the choices that a host has, in words, and the options that they make.
import { same } from '../copy.ts';
import { applies, jsonOf, readSettings, usualOf, type Chosen, type Setting, type WithSettings } from './settings.ts';
import type { Json, Text } from '../types.ts';

/** One choice of a lobby. */
export interface Field {
  readonly key: string;
  readonly title: Text;
  readonly values: readonly { readonly value: Json; readonly title: Text }[];
  readonly chosen: Json;
}

/** The options that mean these values: those that apply and are not as usual; null where all are. */
export function optionsFor(settings: readonly Setting[], chosen: Chosen, seats: number): Json {
  const options = settings.flatMap(setting => {
    const value = chosen[setting.key];
    if (value === undefined || !applies(setting, chosen, seats)) return [];
    return same(value, usualOf(setting, chosen, seats)) ? [] : [[setting.key, value] as const];
  });
  return options.length ? Object.fromEntries(options) : null;
}

/** The choices that a host has now: those that apply to what is chosen, in the order of the game. */
export function settingsForm({ settings = [], texts }: WithSettings, options: Json, seats: number): Field[] {
  const chosen = readSettings(settings, options, seats);
  return settings
    .filter(setting => !setting.isHidden && applies(setting, chosen, seats))
    .map(({ key, values }) => ({
      key,
      title: texts[`setting:${key}`] ?? key,
      values: values.map(value => ({ value, title: valueTitle(texts, key, value) })),
      chosen: chosen[key]!,
    }));
}
/** The words of a value; yes, no and numbers need none. */
export function valueTitle(texts: WithSettings['texts'], key: string, value: Json): Text {
  const word = typeof value === 'string' ? value : jsonOf(value);
  return (
    texts[`setting:${key}:${word}`] ??
    (typeof value === 'boolean' ? (value ? (texts.yes ?? 'yes') : (texts.no ?? 'no')) : word)
  );
}
