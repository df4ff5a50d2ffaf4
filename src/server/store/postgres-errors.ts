// Errors of PostgreSQL: whether a change was refused for certain, or may have been made before the line was lost.
import { DatabaseError } from 'pg';
import { Uncertain } from '#tables/store.ts';

/** The error of a change, as it is reported: where the database itself has refused, nothing was changed. After a lost
 *  connection, or without a reply, the change may come to be or not. */
export const certain = (error: unknown): unknown =>
  error instanceof DatabaseError && !/^(57|58|08|XX)/.test(error.code ?? '')
    ? error
    : new Uncertain((error as Error).message, { cause: error });
/** Bad data, a broken constraint, a deadlock, a limit: the statement was undone. */
export const changedNothing = (error: unknown): boolean =>
  error instanceof DatabaseError && /^(22|23|40|54)/.test(error.code ?? '');
