// The server's texts in any game: ends of tables beside the rules; and facts filled into texts.
import type { Text } from '#engine/types.ts';

export const TABLE_TEXTS = {
  'TABLE-END-1': '{seat} has resigned.',
  'TABLE-END-2': 'The players have agreed on a draw.',
} satisfies Record<string, Text>;

/** The text with its facts: 'at least {n}' with 3 is 'at least 3'. */
export const filled = (text: string, facts: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, fact: string) => String(facts[fact] ?? ''));
