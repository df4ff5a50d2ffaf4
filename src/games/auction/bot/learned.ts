// The weights of Auction house's learned value, by feature. Made by
// npm run learn -- --game auction --games 600 --again 150 --trial 0 --bot 'veteran#48' --seats 3 --seed 1
// | moment  |           value | tables | log-loss |   AUC | first is right, % |
// | ------- | --------------: | -----: | -------: | ----: | ----------------: |
// | all     |   nothing known |    312 |   1.0986 | 0.500 |              20.8 |
// | all     | of greedy games |    312 |   0.6591 | 0.893 |              75.3 |
// | all     |        refitted |    312 |   0.5846 | 0.913 |              75.6 |
// | auction |   nothing known |    144 |   1.0986 | 0.500 |              20.8 |
// | auction | of greedy games |    144 |   0.7027 | 0.873 |              72.2 |
// | auction |        refitted |    144 |   0.6354 | 0.895 |              72.2 |
// | round   |   nothing known |    168 |   1.0986 | 0.500 |              20.8 |
// | round   | of greedy games |    168 |   0.6217 | 0.908 |              78.0 |
// | round   |        refitted |    168 |   0.5412 | 0.927 |              78.6 |
//
// Not tried against the value kept so far.
export const learned = {
  points: 2.759,
  atTheEnd: 2.95,
  coins: -2.09,
  cards: 0.153,
  recruits: 1.912,
  toGoal: -0.284,
  pastGoal: -2.211,
};
