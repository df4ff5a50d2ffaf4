// The values that bots give to things, in points of life.

/** Attack and defense of a character in the field, each point of them. */
export const FIELDED = 0.45;
/** A die that will be rolled beside those drawn. */
export const PREPARED = 0.3;
/** Damage that nobody could block if all of a side attacked. */
export const THREAT = 0.4;
/** The last points of life are the dearest. */
const LAST_LIFE = 8;
const LAST_LIFE_AT = 0.5;

export const lifeWorth = (life: number): number => life - LAST_LIFE / (LAST_LIFE_AT + life);
