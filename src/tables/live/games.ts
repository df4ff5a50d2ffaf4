// The games that can be played here: those it is given, by the rules of today, and by the earlier ones that are kept.
// Each is loaded once.
import type { GameEntry, GameWords } from '#engine/game-entry.ts';
import { handmadeComplaints } from '#engine/kit/settings.ts';
import { rulesetOf, type Ruleset } from '#engine/versions/ruleset.ts';
import type { Json } from '#engine/types.ts';
import { entriesOf } from '../log/log-entries.ts';
import { Problem } from '../problem.ts';
import { NO_RELEASES, ofVersion, type Releases } from '../releases.ts';
import type { TableLog } from '../store.ts';
import { MOST_OPTIONS } from '#protocol/framing.ts';

export class Games {
  readonly shelf: readonly GameEntry[];
  private readonly releases: Releases;
  private readonly loaded = new Map<string, Promise<Ruleset>>();

  constructor(shelf: readonly GameEntry[], releases = NO_RELEASES) {
    this.shelf = shelf;
    this.releases = releases;
  }
  /** The rules of today. */
  get(id: string): Promise<Ruleset> {
    let rules = this.loaded.get(id);
    if (!rules) {
      const entry = this.shelf.find(e => e.id === id);
      if (!entry) return Promise.reject(new Problem('no-game'));
      this.loaded.set(id, (rules = entry.load().then(rulesetOf)));
    }
    return rules;
  }
  /** The words of the game in that language; nothing where it does not speak it, or plays by earlier rules, which speak
   *  English alone. */
  async wordsOf({ id, version }: Ruleset, language: string): Promise<GameWords | undefined> {
    const load = this.shelf.find(entry => entry.id === id)?.words?.[language];
    return load && version === (await this.get(id)).version ? load() : undefined;
  }
  /** The rules that a table was begun with, where they are at hand. */
  ofLog({ game, entries }: TableLog): Promise<Ruleset> {
    const [first] = entriesOf(entries.slice(0, 1));
    return first?.entry.kind === 'made' ? this.played(game, first.entry.version) : this.get(game);
  }
  /** The rules of a version: those of today where no release of it is kept; the table is then stuck. */
  async played(id: string, version: number): Promise<Ruleset> {
    const today = await this.get(id);
    const { releases } = this;
    const found = await ofVersion(today, { version, releases }, { today: () => today, kept: ({ rules }) => rules });
    const rules = found ?? today;
    if (!rules.versionsHere && releases.versions)
      rules.versionsHere = [...(await releases.versions(id)), today.version];
    return rules;
  }
}

/** Throws when the game cannot be played so. */
export function checkOpening(game: Ruleset, seats: number, options: unknown): Json {
  checkLength(options);
  const wrong = game.complaints({ seats, seed: '', options: (options ?? null) as Json });
  if (wrong.length) throw new Problem('bad-options', { why: wrong.join(' ') });
  return (options ?? null) as Json;
}
/** Throws when the options hold what only a match before can give; for all that come from outside. */
export function checkChosen(game: Ruleset, options: unknown): void {
  const wrong = handmadeComplaints(game, (options ?? null) as Json);
  if (wrong.length) throw new Problem('bad-options', { why: wrong.join(' ') });
}
/** Throws when the options are too long, whatever game they are for. */
export function checkLength(options: unknown): void {
  if (lengthOf(options ?? null) > MOST_OPTIONS)
    throw new Problem('bad-options', { why: `Options take ${MOST_OPTIONS} characters at most.` });
}
/** The length as JSON; Infinity for what is nested too deeply to be written. */
function lengthOf(options: unknown): number {
  try {
    return JSON.stringify(options).length;
  } catch {
    return Infinity;
  }
}
