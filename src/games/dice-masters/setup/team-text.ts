// Teams as text: a short line to share, 'UXM 1x2 5x2 / 25 30', and lists as people write them, '2x Angel, Inspiring'.
import type { Phrase } from '#engine/types.ts';
import { nearest } from '#engine/did-you-mean.ts';
import type { Card } from '../cards/card.ts';
import { cardOf, CARDS, isBasic, titleOf } from '../cards/index.ts';
import type { Team } from '../table/starting-table.ts';

/** A part that cannot be read, and its line, counted from 1. Its words: `teamSentence`. */
export interface TextError extends Phrase {
  line: number;
}
export interface ReadTeam {
  /** The readable part of the text; `complaintsAbout` judges whether this team may play. */
  team: Team;
  wrong: TextError[];
}

export const shareText = ({ basics, cards }: Team): string =>
  `UXM ${cards.map(({ card, dice }) => `${card}x${dice} `).join('')}/ ${basics.join(' ')}`;
export const listText = ({ basics, cards }: Team): string =>
  [...cards.map(({ card, dice }) => `${dice}x ${titleOf(cardOf(card))}`), ...basics.map(n => titleOf(cardOf(n)))]
    .map(line => `${line}\n`)
    .join('');

/** Reads either form; '#' begins a comment, and lines that end with a colon are headings. */
export function readTeam(text: string): ReadTeam {
  const reading = new Reading();
  text.split(/\r?\n/).forEach((whole, i) => {
    const typed = whole.replace(/(^|\s)#(\s.*)?$/, '').trim();
    if (!typed || typed.endsWith(':')) return;
    reading.line = i + 1;
    const short = /^uxm(?![\s-]*\d+\s*$)\s+(.*)$/i.exec(typed);
    if (short) reading.short(short[1]!);
    else reading.listed(typed);
  });
  return reading.done();
}

class Reading {
  line = 1;
  private readonly basics: number[] = [];
  private readonly cards: { card: number; dice: number }[] = [];
  private readonly wrong: TextError[] = [];
  /** On which line a card was found. */
  private readonly found = new Map<number, number>();

  done(): ReadTeam {
    const { basics, cards, wrong } = this;
    if (!wrong.length && !this.found.size) this.bad('text.empty');
    return { team: { basics, cards }, wrong };
  }

  /** '1x2 5x2 / 25 30' */
  short(typed: string): void {
    const [cards = '', basics, ...more] = typed.split('/');
    if (basics === undefined || more.length) this.bad('text.slash');
    for (const token of tokens(cards)) {
      const [, card, dice] = /^(\d+)[x×](\d+)$/i.exec(token) ?? [];
      if (card === undefined) this.bad('text.token', { typed: token });
      else if (!CARDS[Number(card) - 1]) this.bad('team.unknown', { number: Number(card), last: CARDS.length });
      else this.add(cardOf(Number(card)), Number(dice));
    }
    for (const token of tokens(basics ?? '')) {
      const card = /^\d+$/.test(token) ? CARDS.find(one => one.number === Number(token)) : undefined;
      if (!card || !isBasic(card)) this.bad('text.basic', { typed: token });
      else this.add(card, undefined);
    }
  }

  /** '2x Angel, Air Transport', '2 Angel: Air Transport', 'Ambush' */
  listed(typed: string): void {
    const [, before, name, after] = /^(?:(\d+)\s*(?:[x×*](?!-)\s*|\s))?(.+?)(?:\s+[x×*]\s*(\d+))?$/i.exec(typed)!;
    const dice = before ?? after;
    const card = this.named(name!.trim());
    if (card) this.add(card, dice === undefined ? undefined : Number(dice));
  }

  private named(typed: string): Card | undefined {
    const number = /^(?:uxm[\s-]*|#)(\d+)$/i.exec(typed)?.[1];
    const wanted = plain(typed);
    const whole = CARDS.find(card => card.number === Number(number) || plain(titleOf(card)) === wanted);
    if (whole) return whole;
    const versions = CARDS.filter(card => plain(card.name) === wanted);
    if (versions.length) this.bad('text.versions', { typed, cards: versions.map(card => card.number) });
    else this.bad('text.unknown', { typed, near: nearestCard(wanted) });
    return undefined;
  }

  private add(card: Card, dice: number | undefined): void {
    const { number, max } = card;
    const first = this.found.get(number);
    if (first !== undefined) this.bad('text.again', { card: number, first });
    else if (!isBasic(card) && dice === undefined) this.bad('text.dice', { card: number });
    else if (isBasic(card) && dice !== undefined && dice !== 1 && dice !== max)
      this.bad('text.basicDice', { card: number, n: dice });
    else if (dice === 0) this.bad('team.noDice', { card: number, n: 0 });
    else if (dice !== undefined && dice > max) this.bad('team.limit', { card: number, n: dice, most: max });
    else if (isBasic(card)) this.basics.push(number);
    else this.cards.push({ card: number, dice: dice! });
    if (first === undefined) this.found.set(number, this.line);
  }

  private bad(say: string, facts: Phrase['facts'] = {}): void {
    this.wrong.push({ line: this.line, say, facts });
  }
}

const tokens = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);
/** Letters and digits alone: no case, no accents, no commas, colons or quotation marks. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
const spellings = CARDS.map(card => ({ number: card.number, spelled: plain(titleOf(card)) }));

/** The number of the card whose name is nearest, or 0. */
const nearestCard = (wanted: string): number => {
  const near = nearest(
    wanted,
    spellings.map(({ spelled }) => spelled),
  );
  return spellings.find(({ spelled }) => spelled === near)?.number ?? 0;
};
