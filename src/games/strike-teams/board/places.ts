// Places of things on the board: who acts, whose cards are laid out, which things an option names.
import type { Decision, Option, Ref, View } from '#engine/types.ts';
import { characterOf, figureAt, isOnMap, teamOf } from '../table/figures.ts';
import type { Activation, AttackLocals, Harm, Turn } from '../table/locals.ts';
import { HENCHMEN, HEROES, NONE, type Strike, type Team } from '../table/world.ts';

/** The locals of a procedure that is running, the innermost one of that name. */
export function running<L>({ stack }: Pick<View, 'stack'>, procedure: string): L | undefined {
  return stack.findLast(({ at }) => at.startsWith(`${procedure}.`))?.my as L | undefined;
}
export const kindOf = (ref: string): string => ref.split(':')[0]!;
export const numberOf = (ref: string): number => Number(ref.split(':')[1]);

/** The character whose turn it is, and the figure that acts. */
export function actingIn(view: Pick<View, 'stack'>): { character: number; figure: number } {
  const turn = running<Turn>(view, 'turn');
  const character = turn?.character ?? running<Activation>(view, 'activation')?.character ?? NONE;
  const figure = turn?.figure ?? (character === HENCHMEN ? NONE : character);
  return { character, figure };
}
/** The figure that a question is about, else the one that acts. */
export function figureIn(view: View<Strike>): number {
  const named = view.decisions[0]?.prompt.facts?.figure;
  if (typeof named === 'number' && named >= 0) return named;
  const using = running<{ figure: number }>(view, 'line') ?? running<AttackLocals>(view, 'attack');
  return using?.figure ?? actingIn(view).figure;
}
/** The team of a seat; spectators watch with the heroes. */
export const teamOfSeat = ({ viewer, seats }: Pick<View, 'viewer' | 'seats'>): Team =>
  viewer === seats - 1 ? 1 : HEROES;

// ---- cards ---------------------------------------------------------------------------------------------------

/** The page that is open: teams are chosen, cards are drafted, or the mission. */
export type Stage = 'teams' | 'draft' | 'mission';
export function stageIn({ stack }: Pick<View, 'stack'>): Stage {
  const at = stack.at(-1)?.at ?? '';
  if (at.startsWith('drafting.')) return 'draft';
  return /^(settingUp\.(victory|villains|heroes)|dealing)/.test(at) ? 'teams' : 'mission';
}

/** A box of a Character Card by a name of its own. */
export const boxRef = (character: number, box: number): Ref => `box:${16 * character + box}`;
/** The character whose cards are laid out: of the question's own, else the one that somebody looks at or that acts. */
export function shownIn(view: View<Strike>, decision: Decision | undefined, looked: number): number {
  const harmed = decision?.id === 'harm.place' ? running<Harm>(view, 'harm') : undefined;
  if (harmed) return characterOf(harmed.figures[harmed.i]!);
  if (decision?.id === 'attack.react') return characterOf(view.world.attack!.target);
  const { character } = actingIn(view);
  if (looked !== NONE && view.world.owner[looked] !== NONE) return looked;
  if (character !== NONE) return character;
  const own = view.world.owner.findIndex(seat => seat === view.viewer);
  return own >= 0 ? own : view.world.owner.findIndex(seat => seat !== NONE);
}
// ---- options ---------------------------------------------------------------------------------------------------

export const legalIn = (decision: Decision | undefined): readonly Option[] =>
  decision?.options.filter(({ refused }) => !refused) ?? [];
/** Things of a kind that the legal options name, each once. */
export const namedIn = (decision: Decision | undefined, kind: string): number[] => [
  ...new Set(
    legalIn(decision)
      .flatMap(({ refs }) => refs)
      .filter(ref => kindOf(ref) === kind)
      .map(numberOf),
  ),
];
/** Options by the boxes that they stand in: an attack, a Gun Turret's, a defense, a march. */
const BOX_OF: Readonly<Record<string, number>> = { attack: 0, turret: 0, defend: 1, march: 2 };
export function boxOfOption(view: View<Strike>, decision: Decision, { id }: Option): Ref | undefined {
  const box = BOX_OF[id];
  if (box === undefined || (decision.id !== 'turn.act' && decision.id !== 'attack.react')) return undefined;
  return boxRef(shownIn(view, decision, NONE), box);
}
/** Things on the board that a name stands for: tokens and objects lie in squares, characters are figures too. */
export function thingsNamed(w: Strike, ref: Ref, isFigureNamed: (figure: number) => boolean): readonly Ref[] {
  const n = numberOf(ref);
  if (ref.startsWith('token:')) return w.tokenAt[n]! >= 0 ? [`square:${w.tokenAt[n]!}`] : [ref];
  if (ref.startsWith('character:')) {
    const figures = w.presence.flatMap((_, figure) =>
      characterOf(figure) === n && isOnMap(w, figure) ? [`figure:${figure}` as Ref] : [],
    );
    return [ref, ...figures];
  }
  if (!ref.startsWith('square:')) return [ref];
  const figure = figureAt(w, n);
  return figure === NONE || isFigureNamed(figure) ? [ref] : [ref, `figure:${figure}`];
}

/** A team as the panels list it: those who take part, in order. */
export const squadOf = (w: Strike, team: Team): number[] =>
  w.owner.flatMap((seat, character) => (seat !== NONE && teamOf(character) === team ? [character] : []));
