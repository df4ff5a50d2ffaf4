// Deeds: what has happened in a mission that Scenario Cards count. All see them (ST-SEAT-07, ST-RUL-104).
import type { Retrieved, Window } from '../cards/scenario-card.ts';
import { TOKEN_KINDS } from './figures.ts';
import type { Figure, Strike } from './world.ts';

interface OfToken {
  readonly kind: Retrieved;
  readonly token: number;
}
interface OfFigure {
  readonly figure: Figure;
  /** The bits of the stages in which it had a part; only of its open parts where it left the mission. */
  readonly parts: number;
}
/** By verb, what is known of a deed. */
interface Deeds {
  damaged: OfToken;
  retrieved: OfToken;
  home: OfToken;
  defeated: OfFigure;
  out: OfFigure;
  /** A figure was where the card of a stage wants it. */
  stood: { readonly figure: Figure; readonly stage: number };
  /** A blow among heroes, and whether both were in a Battle Zone. */
  hurt: { readonly figure: Figure; readonly by: number; readonly inBattle: boolean; readonly damage: number };
}
export type DeedVerb = keyof Deeds;
export type DeedOf<V extends DeedVerb> = Deeds[V] & { readonly round: number };
type NewDeed = { [V in DeedVerb]: { readonly do: V } & Omit<Deeds[V], 'kind'> }[DeedVerb];

/** The world keeps a deed as five numbers: round, verb from 1, who, which, how many. */
const SIZE = 5;
const VERBS: readonly DeedVerb[] = ['damaged', 'retrieved', 'home', 'defeated', 'out', 'stood', 'hurt'];
/** Added to the attacker of a blow in a Battle Zone. */
const IN_BATTLE = 100;

type Numbers = readonly [who: number, which: number, n: number];
function numbersOf(w: Strike, deed: NewDeed): Numbers {
  if (deed.do === 'defeated' || deed.do === 'out') return [deed.figure, deed.parts, 1];
  if (deed.do === 'stood') return [deed.figure, deed.stage, 1];
  if (deed.do === 'hurt') return [deed.figure, deed.by + (deed.inBattle ? IN_BATTLE : 0), deed.damage];
  return [w.tokenKind[deed.token]!, deed.token, 1];
}
const ofToken = (round: number, who: number, token: number): DeedOf<'damaged'> => ({
  round,
  kind: TOKEN_KINDS[who]!,
  token,
});
const ofFigure = (round: number, figure: Figure, parts: number): DeedOf<'defeated'> => ({ round, figure, parts });
const READ: { readonly [V in DeedVerb]: (round: number, ...numbers: Numbers) => DeedOf<V> } = {
  damaged: ofToken,
  retrieved: ofToken,
  home: ofToken,
  defeated: ofFigure,
  out: ofFigure,
  stood: (round, figure, stage) => ({ round, figure, stage }),
  hurt: (round, figure, which, damage) => ({
    round,
    figure,
    by: which % IN_BATTLE,
    inBattle: which >= IN_BATTLE,
    damage,
  }),
};

/** Notes a deed of this round. */
export function noteDeed(w: Strike, deed: NewDeed): void {
  w.deeds.push(w.round, VERBS.indexOf(deed.do) + 1, ...numbersOf(w, deed));
}
/** The deeds of a verb in order, of all rounds or of some. */
export function deedsOf<V extends DeedVerb>(w: Strike, verb: V, window?: Window): DeedOf<V>[] {
  const { deeds } = w;
  const code = VERBS.indexOf(verb) + 1;
  const found: DeedOf<V>[] = [];
  for (let i = 0; i < deeds.length; i += SIZE) {
    const round = deeds[i]!;
    if (deeds[i + 1] !== code || (window && (round < window[0] || round > window[1]))) continue;
    found.push(READ[verb](round, deeds[i + 2]!, deeds[i + 3]!, deeds[i + 4]!));
  }
  return found;
}
/** Deeds on tokens of a kind. */
export const tokenDeeds = (w: Strike, verb: 'damaged' | 'retrieved' | 'home', token: Retrieved, window?: Window) =>
  deedsOf(w, verb, window).filter(({ kind }) => kind === token);
/** The number of rounds in which somebody was where the card of a stage wants it. */
export const roundsStood = (w: Strike, stage: number, window?: Window): number =>
  new Set(deedsOf(w, 'stood', window).flatMap(deed => (deed.stage === stage ? [deed.round] : []))).size;
