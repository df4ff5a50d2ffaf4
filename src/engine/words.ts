// Words for people, in any language: a phrase names a text and its facts; the text decides how they are said.
//   {card}          the fact, named by its kind when the game has names for 'card'
//   {victim:seat}   the fact 'victim', named as a seat
//   {coins|1 coin|{coins} coins}   one or many
//   {energy}        a fact that is a word: the text 'energy=bolt', where there is one, else the word itself
//   {stake?, on top of your {stake}|}   said when the fact is there (not 0, '', false or an empty list), else the rest
import { ENGINE_TEXTS } from './refusals.ts';
import type { Facts, Json, Kind, OpenWorld, Phrase, Ref, Text, World } from './types.ts';

/** A piece of a sentence; one with a ref becomes a link. */
export interface Part {
  text: Text;
  ref?: Ref;
}
export interface Speaker<W extends World = World> {
  texts: Record<string, Text>;
  names: Record<Kind, (n: number, world: OpenWorld<W>) => Text>;
}
/** The names of the seats, and the open part of the table. */
export interface Scene<W extends World = World> {
  seats?: readonly Text[];
  world: OpenWorld<W>;
}

/** The sentence as plain text. */
export const words = <W extends World>(speaker: Speaker<W>, phrase: Phrase, scene: Scene<W>): Text =>
  parts(speaker, phrase, scene)
    .map(part => part.text)
    .join('');

/** The sentence in pieces, things as links. A text that is missing shows its key, so that it is found. */
export function parts<W extends World>(speaker: Speaker<W>, phrase: Phrase, { seats, world }: Scene<W>): Part[] {
  const text = speaker.texts[phrase.say] ?? ENGINE_TEXTS[phrase.say];
  if (text === undefined) return [{ text: `[${phrase.say}]` }];
  const out: Part[] = [];
  const naming: Naming<W> = { speaker, seats, world };
  for (const piece of parsed(text)) speak(piece, phrase.facts, naming, out);
  return out;
}

/** The pieces as one text: 'Ann plays [Cyclops](card:3).' */
export function linked(pieces: readonly Part[]): string {
  let text = '';
  for (const piece of pieces)
    text += piece.ref === undefined ? plain(piece.text) : `[${plain(piece.text)}](${piece.ref})`;
  return text;
}
const plain = (text: Text): string => (/[[\]\\]/.test(text) ? text.replace(/[[\]\\]/g, '\\$&') : text);
/** The pieces of such a text. */
export const unlinked = (text: string): Part[] =>
  Array.from(text.matchAll(PIECES), ([, name, ref, words]) =>
    ref === undefined ? { text: said(words!) } : { text: said(name!), ref: ref as Ref },
  );
const PIECES = /\[((?:[^\]\\]|\\[^])*)\]\(([^)]*)\)|((?:[^[\\]|\\[^])+)/g;
const said = (text: string): Text => text.replace(/\\([^])/g, '$1');

/** Those who name things in a sentence: the speaker, and the scene. */
interface Naming<W extends World> {
  speaker: Speaker<W>;
  seats: readonly Text[] | undefined;
  world: OpenWorld<W>;
}
function nameOf<W extends World>({ speaker, seats, world }: Naming<W>, kind: Kind, n: number): Text | undefined {
  if (kind !== 'seat' || n < 0) return speaker.names[kind]?.(n, world);
  return seats?.[n] ?? (speaker.texts.player ?? ENGINE_TEXTS.player!).replace('{n}', `${n + 1}`);
}
type Piece = string | { fact: string; kind: string; test: '' | '|' | '?'; yes: Piece[]; no: Piece[] };

function speak<W extends World>(piece: Piece, facts: Facts, names: Naming<W>, out: Part[]): void {
  if (typeof piece === 'string') out.push({ text: piece });
  else if (piece.test) {
    const said = piece.test === '|' ? facts[piece.fact] === 1 : isThere(facts[piece.fact]);
    for (const inner of said ? piece.yes : piece.no) speak(inner, facts, names, out);
  } else {
    const value = facts[piece.fact];
    if (Array.isArray(value)) speakList(value, piece.kind, names, out);
    else out.push(factPart(value, piece.kind, names));
  }
}
const isThere = (value: Json | undefined): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value));

/** a, b and c */
function speakList<W extends World>(values: readonly Json[], kind: string, names: Naming<W>, out: Part[]): void {
  const items: Part[] = [];
  addFacts(values, kind, names, items);
  const and = names.speaker.texts.and ?? ENGINE_TEXTS.and!;
  for (let i = 0; i < items.length; i++) {
    if (i > 0) out.push({ text: i === items.length - 1 ? and : ', ' });
    out.push(items[i]!);
  }
}
/** Lists within lists are told as one. */
function addFacts<W extends World>(values: readonly Json[], kind: string, names: Naming<W>, items: Part[]): void {
  for (const value of values)
    if (Array.isArray(value)) addFacts(value, kind, names, items);
    else items.push(factPart(value, kind, names));
}
function factPart<W extends World>(value: Json | undefined, kind: string, names: Naming<W>): Part {
  if (typeof value === 'string') return { text: names.speaker.texts[`${kind}=${value}`] ?? value };
  const n = typeof value === 'number' ? value : -1;
  const name = nameOf(names, kind, n);
  if (name === undefined) return { text: typeof value === 'object' ? '' : String(value ?? '') };
  return n >= 0 ? { text: name, ref: `${kind}:${n}` } : { text: name };
}

const cache = new Map<Text, Piece[]>();
function parsed(text: Text): Piece[] {
  let pieces = cache.get(text);
  if (!pieces) cache.set(text, (pieces = parse(text, { at: 0 }, '')));
  return pieces;
}

/** Reads up to one of the `stops`, leaving the cursor on it. */
function parse(text: Text, cursor: { at: number }, stops: string): Piece[] {
  const out: Piece[] = [];
  let plain = '';
  while (cursor.at < text.length && !stops.includes(text[cursor.at]!)) {
    if (text[cursor.at] !== '{') plain += text[cursor.at++];
    else {
      if (plain) out.push(plain);
      plain = '';
      out.push(parseFact(text, cursor));
    }
  }
  if (plain) out.push(plain);
  return out;
}

function parseFact(text: Text, cursor: { at: number }): Piece {
  const head = /^\{(\w+)(?::(\w+))?([|?}])/.exec(text.slice(cursor.at));
  if (!head) throw new Error(`a brace that opens no fact in '${text}'`);
  const [all, fact, kind = fact, mark] = head as unknown as [string, string, string | undefined, string];
  cursor.at += all.length;
  if (mark === '}') return { fact, kind: kind!, test: '', yes: [], no: [] };
  const yes = parse(text, cursor, '|}');
  const no = text[cursor.at] === '|' ? (cursor.at++, parse(text, cursor, '}')) : [];
  if (text[cursor.at] !== '}') throw new Error(`a brace that does not close in '${text}'`);
  cursor.at++;
  return { fact, kind: kind!, test: mark as '|' | '?', yes, no };
}
