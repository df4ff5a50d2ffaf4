// Origins: the pages that may speak to this server, its own and those configured; programs send no origin and may.
// And the names under which it may be asked for.
export function isAllowedOrigin(
  origin: string | undefined,
  host: string | undefined,
  others: readonly string[],
): boolean {
  if (origin === undefined) return true;
  if (others.includes(origin)) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

/** Is the server meant? Otherwise a page of another site could let its own name lead here. */
export const isOwnName = (host: string | undefined, names: readonly string[]): boolean =>
  names.length === 0 || names.includes((host ?? '').toLowerCase().replace(/:\d*$/, ''));
