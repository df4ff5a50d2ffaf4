// The weights of X-Men: Mutant Revolution's learned value, by feature. Made by
// npm run learn -- --game mutant-revolution --games 600 --again 0 --trial 0 --bot 'mastermind#48' --seats 4 --seed 1
// | moment   |           value | tables | log-loss |   AUC | first is right, % |
// | -------- | --------------: | -----: | -------: | ----: | ----------------: |
// | all      |   nothing known |   6965 |   1.3863 | 0.500 |              21.4 |
// | all      | of greedy games |   6965 |   1.2320 | 0.699 |              42.4 |
// | upkeep   |   nothing known |    880 |   1.3863 | 0.500 |              21.6 |
// | upkeep   | of greedy games |    880 |   1.2649 | 0.678 |              40.7 |
// | plot     |   nothing known |    880 |   1.3863 | 0.500 |              21.6 |
// | plot     | of greedy games |    880 |   1.2731 | 0.673 |              38.9 |
// | recruit  |   nothing known |    880 |   1.3863 | 0.500 |              21.6 |
// | recruit  | of greedy games |    880 |   1.2442 | 0.687 |              41.9 |
// | fight    |   nothing known |   1760 |   1.3863 | 0.500 |              21.6 |
// | fight    | of greedy games |   1760 |   1.2306 | 0.698 |              42.4 |
// | in-fight |   nothing known |   2565 |   1.3863 | 0.500 |              21.2 |
// | in-fight | of greedy games |   2565 |   1.2034 | 0.718 |              44.4 |
//
// Not tried against the value kept so far.
export const learned = {
  rp0: -1.186,
  rp1: -0.775,
  rp2: -0.456,
  rp3: 0.108,
  rp4: 0.674,
  rp5: 0.828,
  rp6: 1.659,
  rpInPlot: -0.04,
  rpInMission: 0.144,
  hope: 0.71,
  hopeOver8: 0.122,
  hopeOver14: -0.652,
  hopeInRecruit: 0.079,
  hopeInMission: -0.15,
  plotPoints: -0.015,
  passed: 0,
  cards: -0.068,
  hopeValue: 0.062,
  events: 0.251,
  overHandSize: 0.086,
  students: 0.805,
  heroes: 0.381,
  injured: -0.065,
  leaderInjured: -0.233,
  triumph: 0.02,
  power: 0.265,
  powered: 0.418,
  canAdvance: -0.082,
  trained: 0.001,
  attributes: 0.021,
  best: -0.478,
  second: 0.004,
  commander: -0.042,
  afterCommander: 0.036,
  mostOfRivals: 0.01,
  rivalsAt5: -0.828,
  rivalsAt6: -1.659,
  inFight: -0.383,
  health: 0.864,
  danger: -0.061,
  far: -0.12,
  out: 0.358,
  heroOut: 0.191,
  lateInFight: 0.145,
  leads: 0.245,
  chases: 0.164,
};
