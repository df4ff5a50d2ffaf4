// The order of the rooms of a game: a room imports only from those before it, and only scenario knows the game whole.
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
