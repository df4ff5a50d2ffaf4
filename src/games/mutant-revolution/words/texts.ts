// Words of set-up, Upkeep and the end; each other part of the game has its own beside it.
import type { Text } from '#engine/types.ts';

const PROMPTS = {
  'schools.choose': 'Choose your School.',
  'upkeep.recover': 'Let up to 3 of your Characters recover.',
  'upkeep.advance': 'Advance the Revolution: 6 Characters spend a Power Token each for 1 Revolution Point.',
  'upkeep.wages': 'Pay 1 Hope for each Hero that stays; you have {hope}.',
  'upkeep.despair': 'None of your Heroes and Students is Uninjured. What do you lose?',
};

const LABELS = {
  'schools.choose:choose': '{school}',
  'upkeep.recover:recover': '{characters?Recover {characters:character}|Nobody recovers}',
  recover: 'Let others recover',
  recovering: 'Who recovers',
  'upkeep.advance:advance': 'Spend a Power Token of {characters:character}',
  advance: 'Choose who spends them',
  advancing: 'Who spends a Power Token',
  'upkeep.advance:decline': 'Do not advance',
  'upkeep.wages:pay': '{characters?{characters:character} {n|stays|stay}|No Hero stays}',
  pay: 'Choose who stays',
  staying: 'Who stays',
  'upkeep.despair:loseHope': 'Lose {n} Hope',
  'upkeep.despair:loseRp': 'Lose 1 Revolution Point',
};

const REFUSALS = {
  'MR-CON-02': 'Another player runs this School.',
};

const EVENTS = {
  rolledOff: '{seat} rolls {dice}: {total}.',
  schoolChosen: '{seat} runs {school}, led by {leader:character}.',
  characterDealt: '{character} is enrolled with {seat}.',
  commanderDrawn: '{seat} is Mission Commander.',
  roundBegun: 'Round {round}; {seat} is Mission Commander.',
  upkeepBegun: 'Upkeep Phase.',
  plotBegun: 'Plot Phase.',
  recruitBegun: 'Recruit Phase.',
  missionBegun: 'Mission Phase.',
  characterHealed: '{character} is no longer Injured.',
  powerGained: '{character} gains {n|a Power Token|{n} Power Tokens}.',
  revolutionAdvanced: '{seat} advances the Revolution with {characters:character}{n? and gains 1 Revolution Point|}.',
  incomeEarned: '{seat} receives {n} Hope.',
  wagesPaid: '{seat} pays {n} Hope; {characters:character} {n|stays|stay}.',
  characterLeft: '{character} leaves {seat}.',
  hopeLost: '{seat} loses {n} Hope.',
  rpLost: '{seat} loses {n|1 Revolution Point|{n} Revolution Points}.',
  plotMarkersSet: 'Plot Points are now {points}.',
  tournamentBegun: '{seats:seat} stand on 6 Revolution Points and fight a Final Tournament.',
  stopped: 'The game is stopped after round {round}; nobody has won.',
  wonAlone: '{seat} alone stands on 6 Revolution Points.',
  wonTournament: '{seat} wins the Final Tournament.',
};

export const texts: Record<string, Text> = { ...PROMPTS, ...LABELS, ...REFUSALS, ...EVENTS };
