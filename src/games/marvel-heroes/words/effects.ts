// How effects read: a clause for each verb, joined into the sentences of a card.
import { capital, clauseOf, count, listed, signed, type Clauses } from '#engine/kit/wording.ts';
import type { Condition, Effect, Effects, Rating, Sealed, Span, Who } from '../cards/card.ts';
import type { How } from '../table/locals.ts';

/** Whom `self` and `opponent` are on a card: 'Thor' and 'the opponent', 'the Lead' and 'the hero'. */
export interface Voice {
  readonly self: string;
  readonly opponent: string;
}
const SPANS: Readonly<Record<Span, string>> = { roll: '', sequence: ' in this sequence', combat: ' in this combat' };
const RATING_NAMES: Readonly<Record<Rating | 'roll', string>> = {
  attack: 'Attack',
  defend: 'Defend',
  outwit: 'Outwit',
  roll: 'the rating of the roll',
};
export const ratingName = (rating: Rating | 'roll'): string => RATING_NAMES[rating];
const whose = (voice: Voice, who: Who): string => (who === 'self' ? voice.self : voice.opponent);
const SEALED: Readonly<Record<Sealed, (voice: Voice) => string>> = {
  ability: ({ opponent }) => `the combat ability of ${opponent} cannot be used`,
  allies: () => 'no Ally can be activated',
  support: () => 'no support ability can be used',
  abilityAndBackups: ({ opponent }) => `neither the ability of ${opponent} nor a Backup Effect can be used`,
  all: ({ opponent }) => `the side of ${opponent} can use no ability, Ally or Event`,
};

const CONDITIONS: { readonly [K in keyof Condition]-?: (value: NonNullable<Condition[K]>, voice: Voice) => string } = {
  colour: (colour, { self }) => `${self} uses the ${colour} power`,
  sameColours: () => 'both sides chose the same colour',
  initiative: (has, { self }) => `${self} ${has ? 'has' : 'does not have'} Initiative`,
  ownKosAtLeast: (n, { self }) => `${self} has at least ${count(n, 'KO')}`,
  ownKosAtMost: (n, { self }) => (n ? `${self} has at most ${count(n, 'KO')}` : `${self} has no KO yet`),
  opponentKosAtLeast: (n, { opponent }) => `${opponent} has at least ${count(n, 'KO')}`,
  opponentKosAtMost: (n, { opponent }) =>
    n ? `${opponent} has at most ${count(n, 'KO')}` : `${opponent} has no KO yet`,
  supporter: () => 'a teammate supports',
  levelAtMost: n => `the hero’s Level is ${n} or less`,
  type: type => `the Headline is ${capital(type)}`,
  koFrom: from => (from === 'attack' ? 'the KO comes from an attack' : 'the KO comes from the Outwit contest'),
  notLastKO: (_, { opponent }) => `a KO would not defeat ${opponent}`,
};
/** 'if Thor uses the red power and …' */
export function conditionText(condition: Condition | undefined, voice: Voice): string {
  const parts = Object.entries(condition ?? {}).map(([key, value]) =>
    (CONDITIONS[key as keyof Condition] as (value: unknown, voice: Voice) => string)(value, voice),
  );
  return parts.length ? `if ${listed(parts)}` : '';
}

const MOVES: Readonly<Record<How, string>> = {
  ready: 'move one of your Ready heroes to any District; nobody comes along',
  pair: 'move one of your Ready heroes to any District and one of your Supporting heroes to any Support space',
  squad: 'move up to 2 of your Ready heroes to one District; each may bring one Supporting hero from his card',
  car: 'move any number of your Ready heroes to one District, or send any number of them to Recovery',
  jet: 'move one of your Ready heroes to a District and up to 2 of your Supporting heroes to its Support space',
};
const rated = (rating: Rating | 'roll', n: number): string =>
  rating === 'roll' ? `${signed(n)} on that roll` : `${ratingName(rating)} ${signed(n)}`;
const LOOKED_AT = { chosen: 'one opponent', eachOpponent: 'all opponents', nemesis: 'your Nemesis player' };
const card = (deck: string, n: number): string => count(n, `${capital(deck)} card`);

const CLAUSES: Clauses<Effect, Voice, string> = {
  rate: ({ who, rating, n, for: span, perKo }, voice) =>
    `${whose(voice, who)} has ${rated(rating, n)}` +
    `${perKo ? `, and 1 more for each KO on ${whose(voice, perKo)}` : ''}${SPANS[span]}`,
  setRate: ({ who, rating, n, for: span }, voice) =>
    `${rating === 'roll' ? 'the rating of that roll' : `${ratingName(rating)} of ${whose(voice, who)}`} ` +
    `counts as ${n}${SPANS[span]}`,
  copyRate: ({ rating, from }, voice) =>
    `${voice.self} uses ${from ? `the ${ratingName(from)} of ${voice.opponent}` : `the rating of ${voice.opponent}`} ` +
    `${rating === 'roll' ? 'on that roll' : `as ${ratingName(rating)}`} if it is higher`,
  hits: ({ who, n }, voice) =>
    `${whose(voice, who)} counts ${n < 0 ? `${count(-n, 'HIT')} fewer` : `${n} more ${n === 1 ? 'HIT' : 'HITs'}`}`,
  reroll: ({ whose: of, dice, of: which }, voice) => {
    const owner = of === 'trouble' ? 'the Trouble roll' : of === 'own' ? voice.self : voice.opponent;
    const roll = which ? ` in the ${ratingName(which)} roll just made` : '';
    if (dice === 'all') return `all dice of ${owner} are rolled again`;
    return `choose ${dice === 'one' ? 'one' : 'any'} of the dice of ${owner}${roll} to roll again`;
  },
  boost: ({ for: span, rolls }, { self }) =>
    `${self} has dice boosting${rolls ? ` on ${listed(rolls.map(ratingName))} rolls` : ''}${SPANS[span]}`,
  noBoost: ({ for: span }, { opponent }) => `${opponent} has no dice boosting${SPANS[span]}`,
  preventKo: () => 'prevent that KO',
  removeKo: ({ n }, { self }) => `remove ${count(n, 'KO')} marked earlier from ${self}`,
  inflictKo: (_, { opponent }) => `${opponent} takes 1 KO`,
  initiative: (_, { self }) => `${self} has Initiative`,
  showPower: ({ for: span }, { opponent }) => `${opponent} chooses and shows a power first${SPANS[span]}`,
  changePower: ({ who }, voice) =>
    who === 'self'
      ? `${voice.self} may switch to another power`
      : `${voice.opponent} switches to another power, drawn at random`,
  lockPower: ({ colour, for: span }, { opponent }) =>
    `${opponent} may not choose ${colour === 'last' ? 'the colour of the last sequence again' : colour + SPANS[span]}`,
  winTies: ({ rating, for: span }, { self }) =>
    rating === 'defend'
      ? `a tied attack on ${self} scores no KO${SPANS[span]}`
      : `${self} wins a tied Outwit contest${SPANS[span]}`,
  seal: ({ what, for: span }, voice) => `${SEALED[what](voice)}${SPANS[span]}`,
  removeHelper: () => 'discard one Backup Effect or Agent of this combat',
  removeCharge: () => 'the Hero player chooses an Ally, which loses 1 Plot Point (without any it is discarded)',
  recover: () => 'the hero who supports goes to Recovery',
  trouble: ({ n }) => `lower the Trouble Level by ${-n}`,
  threat: ({ n }) => `the Threat is ${Math.abs(n)} ${n < 0 ? 'lower' : 'higher'} for this action`,
  skill: ({ skill }) =>
    `your heroes count as having ${skill === 'headline' ? 'the skill of the Headline' : capital(skill)}`,
  noSkill: () => 'its skills do not stop the boosting of its Trouble rolls',
  draw: ({ deck, n }) => `draw ${card(deck, n)}`,
  discard: ({ who, deck, n }) =>
    `${{ heroPlayer: 'the Hero player', chosen: 'one opponent', eachOpponent: 'each opponent' }[who]} discards ` +
    `${card(deck, n)} at random`,
  look: ({ who }) => `look at the Villain cards of ${LOOKED_AT[who]}`,
  raid: () => 'look at the Villain cards of one opponent and discard one of them',
  burgle: () => 'an opponent with more VP than you discards 1 Resource card at random, and you draw 1',
  clearMostWanted: () => 'discard one Villain from a Most Wanted space',
  calm: ({ n }) =>
    `an open Headline in whose District one of your Ready heroes stands has Threat ${n} lower in this Game Round, ` +
    'once per Headline',
  replaceHeadline: () => 'replace one open Headline with no Ready hero in its District by a new one',
  storyActions: ({ n }) => `take ${n} Story actions, one after the other`,
  storyManipulate: () => 'manipulate the Story track once if you like',
  storyAdvance: ({ n }) => `advance the Story track ${n === 2 ? 'twice' : `${n} times`}`,
  movement: () => 'take a Movement action',
  moveAfterwards: () => 'after your action, take a Movement action',
  move: ({ how }) => MOVES[how],
  heal: ({ n }) => `remove the Wounds of up to ${n} of your heroes; one of them may become Supporting on his card`,
  gainPp: ({ n }) => `receive ${count(n, 'Plot Point')} more`,
  losePp: ({ n }) => `the opposed Team receives ${count(n, 'Plot Point')} less`,
  takeAlly: () => 'take an Ally from the Resource discard pile into your hand',
  allyCost: ({ n }) => `the Ally you play costs ${count(-n, 'Plot Point')} less`,
  freeSupport: () => 'one of your available heroes becomes Supporting without payment',
  clinic: () =>
    'once per Game Round your Medical Treatment removes a second Wound, and one hero treated may become Supporting',
  stopScheme: () => 'your Nemesis may not scheme in this action',
  cost: ({ n, of }) =>
    of === 'lead'
      ? `a Lead Villain you play costs ${-n} Trouble less`
      : `the first Backup Effect or Agent you play in an action costs ${-n} Trouble less`,
  requirement: ({ n }) => `a Lead Villain you play from your hand has a Requirement ${-n} lower`,
  henchmen: ({ n }) => `the Henchmen rating is ${n} higher in a challenge`,
  alsoDraw: () => 'when you scheme with another option you may also take the Draw option',
};
type Rate = Extract<Effect, { do: 'rate' }>;
/** ' with the red power', ' if the Headline is Danger' */
function conditionAfter({ if: condition }: Effect, voice: Voice): string {
  const { colour, ...others } = condition ?? {};
  const rest = conditionText(others, voice);
  return `${colour ? ` with the ${colour} power` : ''}${rest ? ` ${rest}` : ''}`;
}
const isLike = (a: Rate, b: Effect): boolean =>
  b.do === 'rate' &&
  b.who === a.who &&
  b.for === a.for &&
  !a.perKo &&
  !b.perKo &&
  JSON.stringify(a.if) === JSON.stringify(b.if);
/** 'Thor has Attack +1 and Defend +1 in this sequence' */
function ratesText(rates: readonly Rate[], voice: Voice): string {
  const { who, for: span } = rates[0]!;
  return `${whose(voice, who)} has ${listed(rates.map(one => rated(one.rating, one.n)))}${SPANS[span]}`;
}
/** What adds to the effect before it: '2 more', 'another', 'by 1 more'; nothing where it is a thing of its own. */
function moreOf(effect: Effect, before: Effect | undefined): string {
  if (effect.do === 'rate' && before?.do === 'rate')
    return before.rating === effect.rating && before.who === effect.who && effect.n > 0 ? `${effect.n} more` : '';
  if (!before || JSON.stringify({ ...effect, if: 0 }) !== JSON.stringify({ ...before, if: 0 })) return '';
  if (effect.do === 'hits') return 'another';
  if (effect.do === 'trouble') return `by ${-effect.n} more`;
  return effect.do === 'threat' ? `${-effect.n} more` : '';
}
/** Clauses with their conditions; ratings that change alike stand in one. */
function clausesOf(effects: Effects, voice: Voice): string[] {
  const out: string[] = [];
  for (let i = 0; i < effects.length;) {
    const effect = effects[i]!;
    let end = i + 1;
    while (effect.do === 'rate' && end < effects.length && isLike(effect, effects[end]!)) end++;
    const isRate = effect.do === 'rate' && !effect.perKo;
    const more = moreOf(effect, effects[i - 1]);
    const text = isRate ? ratesText(effects.slice(i, end) as Rate[], voice) : clauseOf(CLAUSES, effect, voice);
    if (more) out.push(`${out.pop()!}, and ${more}${conditionAfter(effect, voice)}`);
    else out.push(text + conditionAfter(effect, voice));
    i = end;
  }
  return out;
}
/** What the reader is told to do. */
const IMPERATIVE = /^(advance|choose|discard|draw|look|lower|manipulate|move|prevent|receive|remove|replace|take) /;
/** 'Thor has Attack +2 and you draw 1 Resource card'; whoever does two things is named once. */
export function clauses(effects: Effects, voice: Voice): string {
  const all = clausesOf(effects, voice);
  const subjectOf = (text: string): string =>
    [voice.self, voice.opponent].find(who => text.startsWith(`${who} `)) ?? '';
  return listed(
    all.map((text, i) => {
      const subject = subjectOf(text);
      if (i && IMPERATIVE.test(text) && !IMPERATIVE.test(all[i - 1]!)) return `you ${text}`;
      return i && subject && subject === subjectOf(all[i - 1]!) ? text.slice(subject.length + 1) : text;
    }),
  );
}

/** Effects that need no use are told by when they work. */
const ALWAYS: { readonly [V in Effect['do']]?: (effect: Extract<Effect, { do: V }>, voice: Voice) => string } = {
  gainPp: ({ n }) => `receive ${count(n, 'Plot Point')} more in every Planning phase`,
  losePp: ({ n }) => `it receives ${count(n, 'Plot Point')} less in every Planning phase`,
  trouble: ({ n }) => `the Trouble Level of each of your Trouble rolls is ${-n} lower`,
  draw: ({ deck, n }) => `draw ${card(deck, n)} whenever your Mastermind may scheme`,
  threat: ({ n }) => `its Trouble rolls have ${n} more ${n === 1 ? 'die' : 'dice'}`,
  initiative: (_, { self }) => `${self} has Initiative when a fight begins`,
  rate: ({ rating, n }, { self }) => `${self} has ${rated(rating, n)} on the first such roll of a fight`,
  boost: ({ rolls }, { self }) =>
    `${self} has dice boosting${rolls ? ` on ${listed(rolls.map(ratingName))} rolls` : ''}`,
};
export const alwaysText = (effects: Effects, voice: Voice): string =>
  listed(
    effects.map(effect => {
      const told = ALWAYS[effect.do] as ((effect: Effect, voice: Voice) => string) | undefined;
      return told ? told(effect, voice) : clauses([effect], voice);
    }),
  );
