// The 24 Story cards, six of each Team.
import type { Story } from './card.ts';

export const STORIES: Readonly<Record<string, Story>> = {
  theAvengersRecognizedByTheUn: { name: 'The Avengers recognized by the U.N.', team: 'avengers' },
  theMansionUnderSiege: { name: 'The Mansion Under Siege', team: 'avengers' },
  tonyStarkAtRockBottom: { name: 'Tony Stark at Rock Bottom', team: 'avengers' },
  theHulkSentOffWorld: { name: 'The Hulk Sent Off World', team: 'avengers' },
  asgardsLongestWinter: { name: "Asgard's Longest Winter", team: 'avengers' },
  theDayTheTeamBrokeApart: { name: 'The Day the Team Broke Apart', team: 'avengers' },
  reedAndSueSayYes: { name: 'Reed and Sue Say Yes', team: 'fantasticFour' },
  lostInTheNegativeZone: { name: 'Lost in the Negative Zone', team: 'fantasticFour' },
  franklinIsBorn: { name: 'Franklin Is Born', team: 'fantasticFour' },
  benGrimmWalksAlone: { name: 'Ben Grimm Walks Alone', team: 'fantasticFour' },
  theSilverStranger: { name: 'The Silver Stranger', team: 'fantasticFour' },
  aFavorOwedToLatveria: { name: 'A Favor Owed to Latveria', team: 'fantasticFour' },
  theSuitIsAlive: { name: 'The Suit Is Alive', team: 'marvelKnights' },
  aLawyerWithoutHisMask: { name: 'A Lawyer Without His Mask', team: 'marvelKnights' },
  elektraBreathesAgain: { name: 'Elektra Breathes Again', team: 'marvelKnights' },
  theSorcererAnswersForItAll: { name: 'The Sorcerer Answers for It All', team: 'marvelKnights' },
  oneFallFromTheBridge: { name: 'One Fall From the Bridge', team: 'marvelKnights' },
  theDevilInCourt: { name: 'The Devil in Court', team: 'marvelKnights' },
  jeanComesBackInFlames: { name: 'Jean Comes Back in Flames', team: 'xMen' },
  theMetalInLogansBones: { name: "The Metal in Logan's Bones", team: 'xMen' },
  thePeopleBelowTheStreets: { name: 'The People Below the Streets', team: 'xMen' },
  strandedInTheSavageLand: { name: 'Stranded in the Savage Land', team: 'xMen' },
  aNewClassAtTheSchool: { name: 'A New Class at the School', team: 'xMen' },
  aWarningFromADarkTomorrow: { name: 'A Warning From a Dark Tomorrow', team: 'xMen' },
};
