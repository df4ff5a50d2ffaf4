// The weights of Marvel Heroes's learned value, by feature. Made by
// npm run learn -- --game marvel-heroes --games 600 --again 0 --trial 0 --bot 'mastermind#48' --seats 4 --seed 1
// | moment |           value | tables | log-loss |   AUC | first is right, % |
// | ------ | --------------: | -----: | -------: | ----: | ----------------: |
// | all    |   nothing known |   2825 |   1.3863 | 0.500 |              25.7 |
// | all    | of greedy games |   2825 |   1.0932 | 0.768 |              48.0 |
// | action |   nothing known |   2825 |   1.3863 | 0.500 |              25.7 |
// | action | of greedy games |   2825 |   1.0932 | 0.768 |              48.0 |
//
// Not tried against the value kept so far at one table. With it veteran#64 won 67.5 % of 80 games of two against greedy
// (56.6 to 76.8; seed longbox); of the first 40 of these deals 76.3 %, and 70.0 % with the one before: no difference.
export const learned = {
  vp: 0.65,
  nearGoal: 0.558,
  plotPoints: 0.035,
  powerUps: -0.067,
  powerUpsLater: 0.021,
  stories: -0.116,
  hand: 0.252,
  villainCards: 0.235,
  allies: -0.251,
  charges: 0.249,
  plans: -0.154,
  ownAtExit: -0.07,
  wounded: 0.036,
  woundLevels: -0.009,
  ready: 0.175,
  waiting: 0.096,
  resting: 0.113,
  here: 0.304,
  hereLeft: -0.224,
  next: -0.135,
  far: 0.392,
  farLeft: 0.143,
  farther: 0.051,
  standing: 0.61,
  vpLate: 0.625,
  nearGoalLate: 0.699,
  plotPointsLate: -0.309,
  powerUpsLate: -0.102,
  powerUpsLaterLate: -0.133,
  storiesLate: -0.116,
  handLate: -0.156,
  villainCardsLate: -0.281,
  alliesLate: -0.064,
  chargesLate: 0.17,
  plansLate: 0.008,
  ownAtExitLate: 0.35,
  woundedLate: 0.028,
  woundLevelsLate: 0.118,
  readyLate: -0.044,
  waitingLate: 0.205,
  restingLate: -0.044,
  hereLate: 0.564,
  hereLeftLate: -0.023,
  nextLate: 0.044,
  farLate: -0.102,
  farLeftLate: -0.341,
  fartherLate: -0.242,
  standingLate: 0.529,
};
