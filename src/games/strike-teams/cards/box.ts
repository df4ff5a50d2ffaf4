// The rest of the box, in the printed numbers: Map Tiles, tokens, cubes, dials and the die.

/** ST-CMP-02 */
export const CARDS = { character: 8, action: 64, map: 7, scenario: 19, victory: 1 } as const;

/** ST-CMP-06: double-sided, Warehouse and Hydra Base. */
export const TILES = { room: 4, corridor: 26 } as const;

/** ST-CMP-07; ST-CMP-25: two Character Tokens for each hero, villain and mastermind, one for each henchman. */
export const TOKENS = {
  character: 20,
  objective: 16,
  op: 18,
  status: 22,
  round: 12,
  duration: 25,
  spawn: 20,
  largeRubble: 12,
  smallRubble: 4,
  door: 4,
} as const;
export type BoxToken = keyof typeof TOKENS;

/** ST-CMP-08 */
export const CUBES = { action: 20, wound: 60 } as const;

/** ST-CMP-09: a dial for each team, from 0 to its last number. */
export const COMMAND_DIALS = 2;
export const COMMAND_DIAL_END = 12;

/** ST-CMP-10 ST-RUL-06: three positive faces, and three negative ones, which are 0. */
export const DIE_FACES: readonly number[] = [1, 2, 3, 0, 0, 0];
