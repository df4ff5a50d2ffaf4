// The order of rooms, in a game and in `tables`: a room imports only from those before it, and of a game's rooms only
// scenario knows it whole.
const ORDER = ['cards', 'table', 'abilities', 'verbs', 'flow', 'setup', 'words'];
/** Rooms above all those, none of which knows another. */
const ABOVE = ['bot', 'scenario', 'board'];
const GAME = /^src\/games\/([^/]+)\/(?:([^/]+)\/)?/;

/** The reason why a file may not import another of the same game. Files at the root of a game import all of it. */
export function whyNotRoom(file: string, imported: string): string | undefined {
  const [, game, room] = GAME.exec(file) ?? [];
  const [, otherGame, other] = GAME.exec(imported) ?? [];
  if (!room || game !== otherGame || room === other) return undefined;
  if (!other) return room === 'scenario' ? undefined : `${room} may not import the root of its game, only scenario may`;
  const before = ABOVE.includes(room) ? ORDER : ORDER.slice(0, ORDER.indexOf(room));
  return before.includes(other) ? undefined : `${room} may not import ${other}; its order: ${before.join(', ')}`;
}

/** The rooms of `src/tables`; what lies beside them is the first, for all of them. */
const OF_TABLES = ['', 'log', 'commands', 'documents', 'files', 'live'];
const TABLES = /^src\/tables\/(?:([^/]+)\/)?/;
export function whyNotTableRoom(file: string, imported: string): string | undefined {
  const [from, to] = [file, imported].map(one => OF_TABLES.indexOf(TABLES.exec(one)?.[1] ?? ''));
  if (!TABLES.test(file) || from! >= to!) return undefined;
  const order = OF_TABLES.slice(1).join(', ');
  return `${OF_TABLES[from!] || 'the root'} of tables may not import ${OF_TABLES[to!]}; their order: ${order}`;
}
