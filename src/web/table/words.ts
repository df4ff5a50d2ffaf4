// Sentences about a table, as its viewer reads them.
import type { GameInfo } from '#engine/versions/ruleset.ts';
import { sidesOf, winnersOf } from '#engine/seats.ts';
import type { Phrase, Result } from '#engine/types.ts';
import { parts, type Part } from '#engine/words.ts';
import type { TableDoc } from '#protocol/table-doc.ts';
import { TABLE_TEXTS } from '#protocol/texts.ts';
import { t } from '../words/words.svelte.ts';

/** People keep their names while a bot plays for them; who has none of their own is called by the role. */
export const seatNameIn = ({ seats, viewer }: Pick<TableDoc, 'seats' | 'viewer'>, seat: number): string => {
  const { name, kind, player, role } = seats[seat]!;
  const n = seat + 1;
  if (kind === 'bot' && player === undefined) return role ?? `${t('bot')} ${n}`;
  if (!name) return role ?? (viewer === seat ? t('you') : t('seat', { n }));
  return seats.filter(other => other.name === name).length > 1 ? (role ?? `${name} ${n}`) : name;
};

const namesIn = (doc: TableDoc): string[] => doc.seats.map((_, seat) => seatNameIn(doc, seat));

export function sayIn(game: GameInfo, doc: TableDoc, phrase: Phrase, seats = namesIn(doc)): Part[] {
  if (!doc.view) return [];
  const texts = phrase.say.startsWith('{')
    ? { ...game.texts, [phrase.say]: phrase.say }
    : phrase.say in TABLE_TEXTS && !(phrase.say in game.texts)
      ? TABLE_TEXTS
      : game.texts;
  return parts({ texts, names: game.names }, phrase, { world: doc.view.world, seats });
}

export const textOf = (parts: readonly Pick<Part, 'text'>[]): string => parts.map(({ text }) => text).join('');

/** The winners; those of one side win together. */
export function verdict(game: GameInfo, doc: TableDoc, { ranks }: Result): string {
  const { won, isDraw } = winnersOf(ranks, sidesOf(game, ranks.length));
  if (isDraw) return t('draw');
  if (!won.length) return t('nobodyWins');
  return t(won.length === 1 ? 'wins' : 'winsMany', { who: won.map(seat => seatNameIn(doc, seat)).join(', ') });
}
