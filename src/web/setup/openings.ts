// Ways to begin a game: its set-ups as cards, the settings that a card leaves open, the options that all this makes.
import type { Game } from '#engine/game.ts';
import { readSettings } from '#engine/kit/settings.ts';
import { optionsFor, settingsForm, type Field } from '#engine/kit/settings-form.ts';
import { quickRandom } from '#engine/random.ts';
import type { Json } from '#engine/types.ts';
import type { Opening, Primer } from '../kit/primer.ts';
import type { Clock } from '#protocol/parts.ts';
import { t } from '../words/words.svelte.ts';

export const CLOCKS = {
  none: { kind: 'none' },
  live: { kind: 'live', seconds: 1200, increment: 15 },
  days: { kind: 'days', days: 3 },
} as const satisfies Record<string, Clock>;
export type ClockName = keyof typeof CLOCKS;

type Chosen = Readonly<Record<string, Json>>;
/** 'first-game' → 'First game' */
const titleOf = (key: string): string => key[0]!.toUpperCase() + key.slice(1).replaceAll('-', ' ');
const plain = (id: string): Opening => ({ id, title: titleOf(id), text: '', picture: '', minutes: 0 });

/** The cards of a game: those of its primer, else one for each of its set-ups; and the one that an address names. */
export function openingsOf({ setups = {} }: Game, primer: Primer | undefined, wanted: string | null): Opening[] {
  const usual: Opening = { ...plain('usual'), title: titleOf(t('usual')), options: {} };
  const all = [...(primer?.openings ?? [usual, ...Object.keys(setups).map(plain)])];
  if (wanted !== null && wanted in setups && !all.some(({ id }) => id === wanted)) all.push(plain(wanted));
  return all;
}

/** The settings that are still open: none where the set-up settles everything, and none that cards settle. */
export function fieldsOf(
  game: Game,
  openings: readonly Opening[],
  { options }: Opening,
  chosen: Chosen,
  seats: number,
): Field[] {
  if (!options) return [];
  const settled = new Set(openings.flatMap(one => Object.keys(one.options ?? {})));
  return settingsForm(game, { ...chosen, ...options }, seats)
    .filter(({ key }) => !settled.has(key))
    .map(field => ({ ...field, values: field.values.map(inWords) }));
}
const inWords = ({ value, title }: Field['values'][number]): Field['values'][number] => ({
  value,
  title: typeof value === 'boolean' ? t(value ? 'yes' : 'no') : title,
});

export function optionsOf({ setups, settings = [] }: Game, { id, options }: Opening, chosen: Chosen, n: number): Json {
  if (!options) return setups![id]!(n, quickRandom(Date.now() % 2 ** 31));
  return optionsFor(settings, readSettings(settings, { ...chosen, ...options }, n), n);
}
