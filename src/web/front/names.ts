// The short names of games: on a box there is little room.

/** 'Marvel Dice Masters: Uncanny X-Men' → 'Dice Masters', 'X-Men: Age of Heroes' → 'Age of Heroes' */
export const shortName = (name: string): string => name.replace(/^(X-Men: |Marvel (?!Heroes))/, '').split(':')[0]!;
