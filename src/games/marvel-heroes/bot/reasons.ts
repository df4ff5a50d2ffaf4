// Reasons for an option, as bots would tell people: VP and chances, what a hero nears, what a card is good for.
import type { Reasons, Tried } from '#engine/bot-knowledge.ts';
import { mean, reasonsFrom, sayWith, type Reason as ReasonFor } from '#engine/kit/bot-kit.ts';
import type { Phrase, Seat } from '#engine/types.ts';
import { effectsOf } from '../abilities/sources.ts';
import { areaOf, AREAS, SPECIAL_AREA } from '../cards/board.ts';
import { skillAt } from '../flow/headlines.ts';
import { planRest } from '../flow/planning.ts';
import { heroOf, mastermindOf, teamOfStory } from '../table/deck.ts';
import { districtAt, isReadyAt, isSupportingIn, readyIn, skillBit, skillsOf, teamHeroes } from '../table/figures.ts';
import { NONE, SUPPORTING, type Marvel } from '../table/world.ts';
import type * as cardWorth from './card-worth.ts';
import type * as powersOf from './powers.ts';
import type * as prospects from './prospects.ts';
import { reasonTexts } from './reason-words.ts';
import type * as villainy from './villainy.ts';

/** The bots' measures, handed over: to import them would cut the game's own file, which is loaded first, in two. */
type Judging = Pick<typeof cardWorth, 'abilityPrice'> &
  Pick<typeof powersOf, 'powerChance'> &
  Pick<typeof prospects, 'chanceFor' | 'vpAt'> &
  Pick<typeof villainy, 'challengeChance' | 'chanceOfHeroes'>;
type Move = Tried<Marvel> & { judging: Judging };
type Reason = ReasonFor<Move>;
const why = sayWith(reasonTexts);
const hundredths = (chance: number): number => Math.round(100 * Math.max(0, Math.min(1, chance)));

// ---- what it comes to --------------------------------------------------------------------------------------

/** A mean over the tables after it, less what was before. */
const gainOf = ({ before, after, later }: Move, count: (w: Marvel) => number): number =>
  Math.round(mean((later.length ? later : [after]).map(count)) - count(before));
const outcome: Reason = move => {
  const { seat } = move;
  const gains: readonly [keyof typeof reasonTexts, (w: Marvel) => number][] = [
    ['scores', w => w.vp[seat]!],
    ['gainsPp', w => w.pp[seat]!],
    ['stories', w => w.stories[seat]!.length],
    ['draws', w => w.piles.hand[seat]!.cards.length],
    ['hurts', w => -othersCards(w, seat)],
  ];
  for (const [say, count] of gains) {
    const n = gainOf(move, count);
    if (n > 0) return why(say, { n });
  }
  return undefined;
};
const othersCards = ({ piles }: Marvel, seat: Seat): number =>
  [...piles.hand.keys()].reduce(
    (sum, other) => sum + (other === seat ? 0 : piles.hand[other]!.cards.length + piles.plots[other]!.cards.length),
    0,
  );
const useful: Reason = move => outcome(move) ?? why('useful');

// ---- planning ----------------------------------------------------------------------------------------------

const plan: Reason = ({ before, seat, pick }) => {
  const [ready, supporting] = pick.made!.parts as [number[], number[]];
  const n = planRest(before, seat, pick.made!);
  if (!ready.length) return why('plansNobody', { n });
  return supporting.length ? why('plansWith', { ready, supporting, n }) : why('plans', { ready, n });
};

// ---- actions -----------------------------------------------------------------------------------------------

const aidesAt = (w: Marvel, seat: Seat, area: number): number[] =>
  teamHeroes(w, seat).filter(hero => isSupportingIn(w, hero, area));
const SURE = 97;
const EVEN = 50;
const troubleshoots: Reason = ({ before: w, seat, pick, judging }) => {
  const heroes = readyIn(w, seat, districtAt(w, pick.n));
  const chance = hundredths(judging.chanceFor(w, seat, pick.n, heroes, aidesAt(w, seat, pick.n)));
  const n = judging.vpAt(w, pick.n);
  if (chance >= SURE) return why('solvesWell', { n });
  return chance < EVEN ? why('risky', { n, hero: heroes[0]!, chance: 100 - chance }) : why('solves', { n, chance });
};
const hasSkill = (w: Marvel, area: number, hero: number): boolean => {
  const skill = skillAt(w, area);
  return skill !== null && (skillsOf(hero) & skillBit(skill)) > 0;
};
function nears({ before: w, judging }: Move, area: number, hero: number): Phrase {
  const card = w.headline[area];
  const n = judging.vpAt(w, area);
  if (card === undefined) return why('scores', { n });
  return why(hero !== NONE && hasSkill(w, area, hero) ? 'goesSkilled' : 'goesTo', { card, n });
}
/** The Headline that is worth most to a hero who could go there. */
function bestArea({ before: w, seat, judging }: Move, hero: number): number {
  let best = NONE;
  let most = 0;
  for (let area = 0; area < AREAS.length; area++) {
    if (w.headline[area] === NONE || isReadyAt(w, hero, districtAt(w, area))) continue;
    const worth = judging.vpAt(w, area) * judging.chanceFor(w, seat, area, [hero], aidesAt(w, seat, area));
    if (worth <= most) continue;
    most = worth;
    best = area;
  }
  return best;
}
const moves: Reason = move => {
  const { before: w, pick } = move;
  if (w.status[pick.n] === SUPPORTING) return why('supportsThere');
  const area = bestArea(move, pick.n);
  return area === NONE ? why('goesIdle') : nears(move, area, pick.n);
};
/** The hero who has moved between the two tables. */
const moverOf = ({ before, after, seat }: Move): number =>
  teamHeroes(before, seat).find(hero => before.at[hero] !== after.at[hero]) ?? NONE;
function arrives(move: Move, district: number): Phrase {
  const { before: w } = move;
  const area = district >= AREAS.length * 4 ? SPECIAL_AREA : areaOf(district);
  const isOpen = area === SPECIAL_AREA ? w.special === 1 : w.headline[area] !== NONE;
  return isOpen && districtAt(w, area) === district ? nears(move, area, moverOf(move)) : why('goesIdle');
}
const supports: Reason = move => {
  const { before: w, pick } = move;
  const hero = moverOf(move);
  const isSkilled = hero !== NONE && w.headline[pick.n] !== NONE && hasSkill(w, pick.n, hero);
  return why(isSkilled ? 'skillThere' : 'supportsThere');
};
const advances: Reason = ({ before: { track, team }, seat }) => {
  const card = track[track.length - 1]!;
  return card !== NONE && teamOfStory(card) === team[seat] ? why('advances') : why('advancesOther');
};

// ---- against the heroes ------------------------------------------------------------------------------------

const CHEAP = 15;
const leads: Reason = ({ before: w, pick, judging }) => {
  const chance = hundredths(1 - judging.chanceOfHeroes(w, pick.n));
  return chance < CHEAP ? why('leadsCheaply') : why('leads', { chance });
};
const schemes: Reason = ({ before: w }) =>
  why('moreTrouble', { n: mastermindOf(w.nemesis[w.task!.seat]!)[w.task!.type!] });
const challenges: Reason = ({ before: w, judging }) =>
  why('challenges', { chance: hundredths(judging.challengeChance(w)) });
const declines: Reason = ({ before: w, judging }) =>
  why('declines', { chance: hundredths(1 - judging.challengeChance(w)) });

// ---- fights ------------------------------------------------------------------------------------------------

const powers: Reason = ({ before: w, seat, pick, judging }) =>
  why('strongest', { chance: hundredths(judging.powerChance(w, seat, pick.n)) });
const fights: Reason = ({ before: w, pick }) => (w.ko[pick.n] === 0 ? why('fresh') : why('useful'));
/** A tenth of a KO moves a fight by so many hundredths. */
const HUNDREDTHS = 1.6;
const uses: Reason = move => {
  const { before: w, pick, seat, judging } = move;
  if (!w.fight) return useful(move);
  if (effectsOf(pick.n).some(effect => effect.do === 'preventKo')) return why('prevents');
  const n = Math.round(HUNDREDTHS * judging.abilityPrice(pick.n, w.fight.seat === seat ? 'hero' : 'villain'));
  return n > 0 ? why('uses', { n }) : useful(move);
};
const rerolls: Reason = ({ before: { fight }, seat }) =>
  !fight || (fight.side === 0) === (fight.seat === seat) ? why('rerolls') : why('rerollsTheirs');

/** By decision and verb, or by verb alone. */
const REASONS: Record<string, Reason> = {
  team: () => why('team'),
  anyTeam: () => why('team'),
  plan,
  ally: () => why('ally'),
  charged: () => why('charged'),
  buy: () => why('lasting'),
  powerUp: () => why('lasting'),
  'allyStep.choose:pass': () => why('savesPp'),
  'room.choose:discard': () => why('leastAlly'),
  troubleshoot: troubleshoots,
  move: moves,
  treat: () => why('treats'),
  story: () => why('story'),
  action: useful,
  'turn.act:use': useful,
  'turn.act:pass': () => why('waits'),
  district: move => arrives(move, move.pick.n),
  recovery: () => why('goesHome'),
  area: supports,
  home: () => why('alone'),
  bring: () => why('supportsThere'),
  alone: () => why('alone'),
  go: move => arrives(move, move.pick.made!.to),
  support: () => why('supportsThere'),
  advance: advances,
  manipulate: () => why('manipulates'),
  'story.choose:pass': () => why('leavesTrack'),
  'troubleshooting.reduce:hero': ({ before: w, pick }) => why('reduces', { n: heroOf(pick.n)[w.task!.type!] }),
  threat: schemes,
  draw: move => outcome(move) ?? why('draws', { n: 1 }),
  boost: () => why('boosts'),
  'scheming.choose:pass': () => why('savesScheme'),
  'scheming.again:pass': () => why('savesScheme'),
  attempt: () => why('attempts'),
  'attempt.choose:pass': () => why('noAttempt'),
  lead: leads,
  wanted: leads,
  'lead.choose:pass': () => why('keepsVillain'),
  helper: () => why('helps'),
  'helpers.choose:pass': () => why('keepsVillain'),
  'switching.choose:power': () => why('switches'),
  power: powers,
  'sequence.fighter:hero': fights,
  use: uses,
  'ability.react:pass': () => why('savesAbility'),
  'switching.choose:pass': () => why('savesAbility'),
  'scheming.stop:pass': () => why('savesAbility'),
  'using.discard:discard': () => why('putAway'),
  reroll: rerolls,
  challenge: challenges,
  decline: declines,
  replace: () => why('wanted'),
  headline: ({ decision }) => (decision === 'calming.choose' ? why('lowersThreat', { n: 2 }) : why('useful')),
  whom: useful,
  discard: useful,
  take: useful,
  drain: () => why('leastAlly'),
  pass: () => why('waits'),
};

export const reasonsBy = (judging: Judging): Reasons<Marvel> =>
  reasonsFrom<Marvel, Move>(REASONS, reasonTexts, tried => ({ ...tried, judging }));
