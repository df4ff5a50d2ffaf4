// The server's texts in any game: ends of tables beside the rules.
import type { Text } from '#engine/types.ts';

export const TABLE_TEXTS = {
  'TABLE-END-1': '{seat} has resigned.',
  'TABLE-END-2': 'The players have agreed on a draw.',
} satisfies Record<string, Text>;
