// Words about teams, drafts and set-up: what is asked, what is wrong, what happened.
import { phraseOf } from '#engine/refusals.ts';
import type { Phrase, Refusal, Text, World } from '#engine/types.ts';
import { words } from '#engine/words.ts';
import { cardOf, titleOf } from '../cards/index.ts';
import { titleOfStack } from '../setup/collection.ts';
import { PRESETS } from '../setup/teams.ts';

export const teamTexts: Record<string, Text> = {
  'setting:format': 'Format',
  'setting:format:first-game': 'First game',
  'setting:format:draft': 'Draft',
  'setting:format:basic': 'Basic teams',
  'setting:format:tournament': 'Tournament teams',
  'setting:casual': 'Casual rules',
  'setting:first': 'Who begins',
  'setting:first:0': 'Player 1',
  'setting:first:1': 'Player 2',
  'setting:first:random': 'by chance',
  'setting:starterBox': 'Only the starter box',
  'setting:turnLimit': 'A hundred turns each at most',
  'setting:n': 'Dice and life of a draft',
  'setting:basics': 'Basic actions of a draft',
  'setting.wrong:format': 'There is no format {value}; there are first-game, draft, basic and tournament.',
  'setting.wrong:n': 'A draft is for 8 to 20 dice and life, not {value} (DM-DRF-01).',
  'setting.elsewhere:n': 'Only a draft has a number of dice, the option n.',
  'setting.wrong:basics': 'A draft has 3 or 4 basic actions, not {value} (DM-DRF-02).',
  'setting.elsewhere:basics': 'Only a draft has a number of basic actions, the option basics.',
  'setting.elsewhere:teams': 'Only the formats basic and tournament are for teams that are brought along.',
  'setting.wrong:headStart': 'A head start is 0 to 4 dice of each card, not {value}.',
  'setting.elsewhere:headStart': 'Only teams that the options name can have a head start.',
  'teams.bring': 'Bring a team in secret: 2 basic actions, up to {most} cards, up to {n} dice.',
  'teams.bring:preset': 'Bring {preset}',
  'teams.bring:random': 'Bring a team drawn by chance',
  compose: 'Bring a team of your own',
  'slot.basics': 'Basic actions',
  'slot.teamDice': 'Cards, one time for each die',
  'draft.pick': 'Take a stack of cards. Your team has room for {n|1 more die|{n} more dice}.',
  'draft.pick:take': 'Take {stack}',
  'draft.version': 'Which {stack} do you play with?',
  'draft.version:version': 'Play with {card}',
  'draft.dice': 'How many dice of {card} do you use?',
  'draft.dice:dice': 'Use {n|1 die|{n} dice}',
  'team.unknown': 'There is no card {number}; the set has 1 to {last}.',
  'team.basics': 'A team brings {wanted} different basic actions, not {n}.',
  'team.notBasic': '{card} is no basic action.',
  'team.sameBasic': 'A team cannot bring {card} twice.',
  'team.cards': 'A team has up to {most} cards, not {n}.',
  'team.basicAsCard': '{card} is a basic action and cannot be one of the other cards.',
  'team.notInBox': '{card} is not in the starter box.',
  'team.titles': 'A team has only one card called {title}.',
  'team.noDice': '{card} must have at least 1 die, and a whole number of them.',
  'team.limit': '{card} takes up to {most|1 die|{most} dice}, not {n}.',
  'team.box': 'The starter box has only {most} dice of {card}, not {n}.',
  'team.dice': 'A team has up to {most} dice, not {n}.',
  'text.empty': 'There is no team in this text.',
  'text.token': "'{typed}' is no card number with its dice, such as 5x2.",
  'text.basic': "'{typed}' is no number of a basic action; they are 25 to 34.",
  'text.slash': 'After the cards come a slash and the basic actions, such as / 25 30.',
  'text.unknown': "There is no card '{typed}'.{near? Did you mean {near:card}?|}",
  'text.versions': "There are several cards '{typed}': {cards:card}.",
  'text.dice': 'Say how many dice of {card}, such as 2x.',
  'text.basicDice': '{card} always has 3 dice, not {n}.',
  'text.again': '{card} is there twice, first on line {first}.',
  middleLaid: 'In the middle lie {slots:slot}.',
  stackTaken: '{seat} takes the stack of {stack}.',
  drafted: '{seat} plays with {card}, {n|1 die|{n} dice}.',
  basicsRevealed: '{seat} brings the basic actions {cards:card}.',
  teamRevealed: '{seat} brings {cards?{cards:card}, {n|1 die|{n} dice} in all|no other cards}.',
};

/** Things that have these names whatever lies on the table. */
export const teamNames = {
  card: (card: number): Text => (card > 0 ? titleOf(cardOf(card)) : 'a card'),
  stack: (stack: number): Text => (stack < 0 ? 'a stack' : titleOfStack(stack)),
  preset: (n: number): Text => (n < 0 ? 'a team' : PRESETS[n]!.name),
};

/** A sentence about a team, where there is no table yet. */
export const teamSentence = (phrase: Phrase): Text =>
  words<World>({ texts: teamTexts, names: teamNames }, phrase, { world: {} });
export const complaintText = (refusal: Refusal): Text => teamSentence(phraseOf(refusal));
