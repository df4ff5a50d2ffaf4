// The query for lists of tables, in the SQL that both databases understand.
import type { Query } from '#tables/store.ts';

type Value = string | number | boolean;
export interface Sql {
  text: string;
  values: Value[];
}

/** `place` names the nth value: ? in SQLite, $n in PostgreSQL. */
export function listingQuery(query: Query, place: (n: number) => string): Sql {
  const values: Value[] = [];
  const put = (value: Value): string => place(values.push(value));
  const { status, isPublic, game, player, before } = query;
  const wanted: string[] = [];
  if (status !== undefined) wanted.push(`status = ${put(status)}`);
  if (isPublic !== undefined) wanted.push(`is_public = ${put(isPublic)}`);
  if (game !== undefined) wanted.push(`game = ${put(game)}`);
  if (player !== undefined) wanted.push(`id IN (SELECT table_id FROM sitters WHERE player = ${put(player)})`);
  if (before) wanted.push(`(changed_at, id) < (${put(before.changedAt)}, ${put(before.id)})`);
  const text = `SELECT id, game, is_public AS "isPublic", made_at AS "madeAt", changed_at AS "changedAt", status,
      summary
    FROM tables ${wanted.length ? `WHERE ${wanted.join(' AND ')}` : ''}
    ORDER BY changed_at DESC, id DESC LIMIT ${put(query.limit)}`;
  return { text, values };
}
