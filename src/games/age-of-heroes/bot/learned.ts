// The weights of X-Men: Age of Heroes's learned value, by feature. Made by
// npm run learn -- --game age-of-heroes --games 500 --again 120 --trial 0 --bot 'veteran#64' --seats 4 --seed 1
// | moment    |           value | tables | log-loss |   AUC | first is right, % |
// | --------- | --------------: | -----: | -------: | ----: | ----------------: |
// | all       |   nothing known |   4628 |   1.3863 | 0.500 |              24.9 |
// | all       | of greedy games |   4628 |   1.0414 | 0.796 |              51.9 |
// | all       |        refitted |   4628 |   1.0036 | 0.815 |              53.6 |
// | institute |   nothing known |   2173 |   1.3863 | 0.500 |              24.7 |
// | institute | of greedy games |   2173 |   1.0896 | 0.774 |              48.5 |
// | institute |        refitted |   2173 |   1.0528 | 0.793 |              51.0 |
// | mission   |   nothing known |   2455 |   1.3863 | 0.500 |              25.1 |
// | mission   | of greedy games |   2455 |   0.9987 | 0.815 |              55.0 |
// | mission   |        refitted |   2455 |   0.9600 | 0.832 |              55.9 |
//
// Not tried against the value kept so far. Made while bots looked once around the table in the Institute phase as well
// and counted Evolution cards and plans in full: bots as they are now give somewhat other weights.
export const learned = {
  score: 0.151,
  cards: 0.36,
  evolutions: -0.018,
  recruiters: 0.104,
  place: 1.53,
  physical: 1.728,
  mental: 0.902,
  willpower: 2.191,
  idleResources: 0.846,
  students: 0.644,
  actions: 0.184,
  zone: 1.682,
  rows: -0.56,
  plan: 0.068,
  scoreLate: 2.139,
  cardsLate: 0.243,
  evolutionsLate: 2.312,
  recruitersLate: -0.085,
  placeLate: 0.106,
  physicalLate: 1.324,
  mentalLate: 0.714,
  willpowerLate: -0.739,
  idleResourcesLate: -0.149,
  studentsLate: 3.087,
  actionsLate: 2.151,
  zoneLate: -0.158,
  rowsLate: 3.146,
  planLate: 0.042,
};
