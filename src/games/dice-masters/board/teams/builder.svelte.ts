// A team being built: its cards, the terms it is for, and the teams kept in this browser.
import * as kit from '../../words/team-kit.ts';
import { keepTeams, keptTeams, type KeptTeam } from '../kept.ts';
import { spoken } from './words.ts';
import type { Team, TeamFormat, Terms, Wanted } from '../../words/team-kit.ts';

export class Builder {
  readonly kit = kit;
  readonly cards = kit.teamCardsIn(spoken.speech);
  private readonly chance: () => number;
  team = $state.raw<Team>({ basics: [], cards: [] });
  name = $state('');
  format = $state<TeamFormat>('basic');
  starterBox = $state(false);
  wanted = $state<Omit<Wanted, 'starterBox'>>({});
  kept = $state.raw<readonly KeptTeam[]>([]);

  constructor(query: URLSearchParams, chance: () => number) {
    this.chance = chance;
    this.kept = keptTeams();
    if (query.get('format') === 'tournament') this.format = 'tournament';
    this.starterBox = query.get('box') === '1';
    const shared = query.get('team');
    if (shared !== null) this.team = kit.imported(shared).team;
  }
  get terms(): Terms {
    return { format: this.format, starterBox: this.starterBox };
  }
  get found() {
    return this.kit.cardsWanted({ ...this.wanted, starterBox: this.starterBox }, this.cards);
  }
  get complaints() {
    return this.kit.complaints(this.team, this.terms, spoken.speaker);
  }
  get isEmpty(): boolean {
    return !this.team.basics.length && !this.team.cards.length;
  }
  /** The path that shows this team to anybody. */
  get link(): string {
    const query = new URLSearchParams({ team: this.kit.shareText(this.team), format: this.format });
    if (this.starterBox) query.set('box', '1');
    return `/teams?${query}`;
  }

  change(card: number, by: 1 | -1): void {
    this.team = this.kit.changed(this.team, card, by);
  }
  /** Takes a team over: a kept one, a ready one, one by chance, or none. */
  take({ basics, cards }: Team, name = ''): void {
    this.team = { basics, cards };
    this.name = name;
  }
  teamByChance(): Team {
    return kit.teamByChance(this.terms, this.chance());
  }
  keep(): void {
    const name = this.name.trim();
    const rest = this.kept.filter(team => team.name !== name);
    this.kept = keepTeams([...rest, { name, text: this.kit.shareText(this.team) }]);
  }
  forget(name: string): void {
    this.kept = keepTeams(this.kept.filter(team => team.name !== name));
  }
}
