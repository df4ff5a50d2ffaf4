// Sentences about a table for whoever looks at it.
import type { Game } from '#engine/game.ts';
import type { Phrase, Result } from '#engine/types.ts';
import { parts, type Part } from '#engine/words.ts';
import type { TableDoc } from '#server/protocol/table-doc.ts';
import { TABLE_TEXTS } from '#server/protocol/texts.ts';
import { t } from '../words/words.svelte.ts';

export const seatNameIn = (doc: Pick<TableDoc, 'seats' | 'viewer'>, seat: number): string => {
  const { name, kind, level } = doc.seats[seat]!;
  if (doc.viewer === seat && doc.seats.filter(s => s.name === name).length === 1) return name || t('you');
  const twice = doc.seats.filter(s => s.name === name).length > 1;
  const usual = kind === 'bot' ? t('bot') : name || t('seat', { n: seat + 1 });
  return twice || kind === 'bot' ? `${kind === 'bot' && level ? t('bot') : usual} ${seat + 1}` : usual;
};

const namesIn = (doc: TableDoc): string[] => doc.seats.map((_, seat) => seatNameIn(doc, seat));

export function sayIn(game: Game, doc: TableDoc, phrase: Phrase, seats = namesIn(doc)): Part[] {
  if (!doc.view) return [];
  const texts = phrase.say.startsWith('{')
    ? { ...game.texts, [phrase.say]: phrase.say }
    : phrase.say in TABLE_TEXTS
      ? TABLE_TEXTS
      : game.texts;
  return parts({ texts, names: game.names }, phrase, { world: doc.view.world, seats });
}

export const textOf = (parts: readonly Part[]): string => parts.map(({ text }) => text).join('');

/** Who has won. */
export function verdict(doc: TableDoc, { ranks }: Result): string {
  const first = ranks.flatMap((rank, seat) => (rank === 1 ? [seatNameIn(doc, seat)] : []));
  if (!first.length) return t('nobodyWins');
  if (first.length === ranks.length) return t('draw');
  return t(first.length === 1 ? 'wins' : 'winsMany', { who: first.join(', ') });
}
