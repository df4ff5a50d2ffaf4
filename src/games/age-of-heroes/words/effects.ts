// Words of effects: a clause for each verb, joined into the sentences of a card.
import { capital, clauseOf, count, listed, type Clauses } from '#engine/kit/wording.ts';
import type {
  Bundle,
  Condition,
  Cost,
  Count,
  Effect,
  Effects,
  PawnFilter,
  Playable,
  TokenKind,
} from '../cards/card.ts';
import { spaceWords, tierName, withArticle } from './nouns.ts';

/** The subject of a clause: the reader, or somebody else. */
export interface Voice {
  readonly who: 'you' | 'they';
  /** A card tells what to do; a label names one effect. */
  readonly hero?: string;
}
const YOU: Voice = { who: 'you' };
const THEY: Voice = { who: 'they' };
/** 'gain', 'gains' */
const does = ({ who }: Voice, verb: string): string => (who === 'you' ? verb : verb === 'may' ? verb : `${verb}s`);
const your = ({ who }: Voice): string => (who === 'you' ? 'your' : 'their');

const LETTERS: Readonly<Record<string, string>> = { physical: 'P', mental: 'M', willpower: 'W' };
const TOKENS: Readonly<Record<TokenKind, string>> = { ...(LETTERS as Record<'physical', string>), vp: 'VP' } as never;
/** '3 M and 2 P' */
export const bundleText = (bundle: Cost | Bundle): string =>
  listed(
    Object.entries(bundle).map(([kind, n]) =>
      kind === 'any'
        ? count(n as number, 'resource')
        : kind === 'villainTokens'
          ? count(n as number, 'Villain token')
          : `${n as number} ${LETTERS[kind]!}`,
    ),
  );
const tokenText = (token: TokenKind, value: number): string =>
  token === 'villain' ? 'Villain token' : `${value}-${TOKENS[token]} token`;

const PLAYABLE: Readonly<Record<Playable, string>> = {
  ally: 'an Ally',
  teamUp: 'a Team-Up',
  event: 'an Event',
  evolution: 'an Evolution card',
};
const COUNTS: Readonly<Record<Count, string>> = {
  opponentPawnsHere: "opponent's pawn at this location",
  alliesYouRecruited: 'Ally you recruited',
  studentsOnYourBoard: 'Student on your board',
  handCardsDiscarded: 'hand card discarded',
  ownMarkersOnTile: 'own marker here',
  evolutionsPlayed: 'Evolution card you have played',
  ownWillpower: 'W you have',
};
const CONDITIONS: Readonly<Record<Condition, (n: number) => string>> = {
  willpowerAtLeast: n => `you have ${n} W or more`,
  moreVpThanActive: () => 'they have more VP than you',
  mostMarkersOnTile: () => 'they have most markers here',
};
function pawnText({ kind, on, other, self, hero }: PawnFilter): string {
  if (self) return 'this Hero';
  const one = hero ?? (kind === 'any' ? 'pawn' : kind === 'hero' ? 'Hero' : 'Student');
  const many = one === 'Hero' ? 'Heroes' : hero ? `${hero} pawns` : `${one}s`;
  const where = { board: ' from your board', institute: ' at the Institute', anySpace: '' }[on];
  if (on === 'board') return `a ${one}${where}`;
  return `${other ? 'another' : 'one'} of your ${many}${where}`;
}

/** A clause of the sentence, or (with a capital) a sentence of its own. */
const CLAUSES: Clauses<Effect, Voice, string> = {
  gain: ({ do: _, ...bundle }, voice) => `${does(voice, 'gain')} ${bundleText(bundle)}`,
  convert: ({ spend, then }, voice) => `${does(voice, 'spend')} ${bundleText(spend)}: ${clauses(then, YOU)}`,
  vp: ({ n }, voice) => `${does(voice, 'gain')} ${n} VP`,
  draw: ({ n, who }, voice) =>
    who ? `the next player in turn order draws ${count(n, 'card')}` : `${does(voice, 'draw')} ${count(n, 'card')}`,
  placeInProtocols: (_, voice) => `${does(voice, 'put')} a hand card into the Protocols`,
  play: ({ of }, voice) =>
    `${does(voice, 'play')} ${listed(
      of.map(type => PLAYABLE[type]),
      'or',
    )}`,
  chooseTurnOrder: (_, voice) => `${does(voice, 'may')} choose ${your(voice)} place in the next turn order`,
  gainStudents: ({ n }, voice) => `${does(voice, 'gain')} ${count(n, 'Student')}`,
  gainVillainTokens: ({ n }, voice) => `${does(voice, 'gain')} ${count(n, 'Villain token')}`,
  damage: ({ colour }, voice) =>
    `${does(voice, 'deal')} ${colour === 'any' ? 'damage of any colour' : `${colour} damage`}`,
  assign: ({ pawn, to, less }, voice) =>
    [`${does(voice, 'assign')} ${pawnText(pawn)} at once to ${spaceWords(to)}`]
      .concat(less ? `paying ${bundleText(less)} less` : [])
      .join(', '),
  reassign: ({ pawn, to }, voice) => `${does(voice, 'reassign')} ${pawnText(pawn)} to ${spaceWords(to)}`,
  placeToken: ({ token, value, copies = 1, where }, voice) =>
    where === 'sameSpace'
      ? `${does(voice, 'put')} a ${tokenText(token, value)} on the same space`
      : copies > 1
        ? `put a ${tokenText(token, value)} on an empty basic space at each of ${copies} Institute locations`
        : `${does(voice, 'put')} a ${tokenText(token, value)} on ${spaceWords(where)}`,
  addRecruiterMarker: (_, voice) =>
    `${does(voice, 'put')} ${your(voice)} marker beside the Recruiter's on an Ally or Team-Up that you did not recruit`,
  replaceFrom: ({ stack }) => `${withArticle(tierName(stack))} takes this place`,
  endGame: () => 'the game ends',
  discard: ({ n }, voice) => `${does(voice, 'discard')} ${count(n, 'card')}`,
  lose: ({ resource, n }, voice) =>
    resource === 'choice'
      ? `${does(voice, 'lose')} ${count(n, 'resource')} of ${your(voice)} choice`
      : `${does(voice, 'lose')} ${bundleText({ [resource]: n })}`,
  returnHero: ({ pawn }, voice) => `${does(voice, 'return')} ${pawnText(pawn)} to ${your(voice)} board`,
  moveToJet: ({ pawn }, voice) => `${does(voice, 'put')} ${pawnText(pawn)} on the X-Jet`,
  activate: ({ space }, voice) =>
    space.same
      ? `${does(voice, 'carry')} out that space again, paying its cost`
      : `${does(voice, 'carry')} out the action of ${spaceWords(space)}, paying its cost`,
  reduceCost: ({ by, of }) =>
    ({
      evolutionSlot: `its slot costs ${bundleText(by)} less`,
      space: `it costs ${bundleText(by)} less`,
      nextRow: `the next Mission tile row you pay this round costs ${bundleText(by)} less`,
    })[of],
  increaseCost: ({ by, of, colour }) =>
    of === 'damage'
      ? `${colour!} damage costs ${bundleText(by)} more`
      : `pays ${bundleText(by)} more for their next Mission tile row this round`,
  increaseGain: ({ vp }) => `score ${-vp} VP less for it, at least 0`,
  takeFromDiscard: ({ n }, voice) => `${does(voice, 'take')} ${count(n, 'card')} from the discard pile`,
  refreshProtocols: (_, voice) => `${does(voice, 'discard')} the Protocols and ${does(voice, 'deal')} 4 new cards`,
  moveInfluenceMarker: ({ steps }, voice) =>
    steps
      ? 'the Influence marker moves to the next location'
      : `${does(voice, 'move')} the Influence marker to any Institute location`,
  freeCaptive: () => 'the captive is freed',
  scout: ({ look, take }, voice) =>
    [`${does(voice, 'look')} at the top ${look} cards`, `${does(voice, 'keep')} ${take} and`]
      .join(', ')
      .concat(` ${does(voice, 'discard')} the rest`),
  recruitBonus: ({ of }, voice) =>
    `${does(voice, 'gain')} the Recruitment bonus of ${of === 'last' ? 'that card' : 'the card'}`,
  moveAlly: (_, voice) => `${does(voice, 'move')} an Ally without a pawn to another empty Ally card space`,
  enterOccupied: ({ space }) => `it may be assigned to ${spaceWords({ state: 'occupied', ...space })}`,
  chooseOne: ({ of }, voice) => of.map(one => clauses(one, voice)).join('; or '),
  may: ({ then }, voice) => `${voice.who === 'you' ? 'you may' : 'may'} ${clauses(then, YOU)}`,
  forEach: ({ count: what, max, then }, voice) =>
    what === 'handCardsDiscarded'
      ? `discard up to ${max!} hand cards, and for each ${clauses(then, voice)}`
      : `${clauses(then, voice)} for each ${COUNTS[what]}${max ? ` (at most ${max})` : ''}`,
  if: ({ is, n = 0, then }, voice) =>
    is === 'mostMarkersOnTile'
      ? `the player with most markers here ${clauses(then, THEY)}`
      : `if ${CONDITIONS[is](n)}, ${clauses(then, voice)}`,
  eachPlayer({ then }) {
    const first = then[0]!;
    if (first.do === 'if') return clauses(then, THEY);
    return first.do === 'forEach'
      ? `for each ${COUNTS[first.count]}, each player ${clauses(first.then, THEY)}`
      : `each player ${clauses(then, THEY)}`;
  },
  eachOpponent({ then }) {
    const first = then[0]!;
    return first.do === 'if'
      ? `each opponent with more VP than you ${clauses(first.then, THEY)}`
      : `each opponent ${clauses(then, THEY)}`;
  },
};
/** Verbs that begin a sentence of their own. */
const APART: ReadonlySet<Effect['do']> = new Set([
  'may',
  'if',
  'eachPlayer',
  'eachOpponent',
  'chooseTurnOrder',
  'endGame',
  'replaceFrom',
  'freeCaptive',
  'forEach',
  'reduceCost',
  'refreshProtocols',
]);

export const clauseText = (effect: Effect, voice: Voice = YOU): string => clauseOf(CLAUSES, effect, voice);
/** A cheaper slot is said with the Evolution card that is played to it. */
function clauseAt(effects: Effects, i: number, voice: Voice): string {
  const before = effects[i - 1];
  const text = clauseText(effects[i]!, voice);
  return before && isSlot(before) ? `${text}, and ${clauseText(before)}` : text;
}
const isSlot = (effect: Effect): boolean => effect.do === 'reduceCost' && effect.of === 'evolutionSlot';
/** 'gain 1 W, 2 VP and 1 Student': a verb is not said twice in a row. */
function joined(parts: readonly string[]): string {
  const verb = /^gains? /;
  return listed(
    parts.map((part, i) => (i && verb.test(part) && verb.test(parts[i - 1]!) ? part.replace(verb, '') : part)),
  );
}
/** Clauses inside of a sentence: 'gain 1 W and draw 1 card'. */
export const clauses = (effects: Effects, voice: Voice = YOU): string =>
  joined(effects.flatMap((effect, i) => (isSlot(effect) ? [] : [clauseAt(effects, i, voice)])));

/** 'Gain 1 W and draw 1 card. You may play an Ally.' */
export function effectsText(effects: Effects): string {
  const sentences: string[][] = [];
  let isOpen = false;
  effects.forEach((effect, i) => {
    if (isSlot(effect)) return;
    const isApart = APART.has(effect.do);
    const text = effect.do === 'chooseTurnOrder' ? `you ${clauseText(effect)}` : clauseAt(effects, i, YOU);
    if (isOpen && !isApart) sentences.at(-1)!.push(text);
    else sentences.push([text]);
    isOpen = !isApart;
  });
  return sentences.map(parts => `${capital(joined(parts))}.`).join(' ');
}
