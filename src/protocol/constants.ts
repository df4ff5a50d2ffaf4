// Constants of the protocol that need no schema.
export const VERSION = 1;
/** Characters of a game's options, as JSON. */
export const MOST_OPTIONS = 8000;
