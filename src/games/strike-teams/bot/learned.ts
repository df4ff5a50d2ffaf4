// The weights of Strike Teams' learned value, by feature: found by hand and by missions against each other, for none
// that `npm run learn` has found yet played better (docs/games). A fallen figure loses two turns and its place. AP
// count for less than the way that they pay for, since no card tells how near villains are to their goals.
export const learned = {
  op: 1,
  cards: 1,
  bodies: 1.1,
  stakes: 0.7,
  cp: 0.5,
  ap: 0.1,
  spaces: 0.3,
};
