// The Scenario Card: the tokens it brings, whom it picks, how it is won and lost, and what it does meanwhile.
import type { CharacterKind } from './character-card.ts';
import type { Band, MapCard, Place } from './map-card.ts';

/** Rounds from the first to the last, both counted. Without a window a test looks at the whole mission so far. */
export type Window = readonly [first: number, last: number];
export type Stage = 1 | 2 | 3;
export type Team = 'heroes' | 'mastermind';

export type TokenKind =
  | 'prison'
  | 'dossier'
  | 'superweapon'
  | 'bystander'
  | 'bomb'
  | 'terminal'
  | 'generator'
  | 'cosmic-cube'
  | 'serum';
/** The Prisoner is a Hero Token, or the Prison Token itself (ST-TOK-11). */
export type Retrieved = TokenKind | 'prisoner';
export interface ObjectiveToken {
  readonly count: number;
  /** Material Strength, and how many damages remove it (ST-TOK-01, ST-TOK-02); without, none does (ST-TOK-04). */
  readonly strength?: number;
  readonly damages?: number;
  /** From Stage 2 on half the highest Level of a hero in the mission is added to its Material Strength. */
  readonly isGuarded?: true;
}

/** Characters and tokens with a part of their own in the scenario. */
export type Role =
  | 'frenemy'
  | 'frenemy1'
  | 'frenemy2'
  | 'impostor'
  | 'master'
  | 'seeker'
  | 'courier'
  | 'leader'
  | 'controlled';

/** ST-CMP-27 */
export interface ScenarioCard {
  readonly id: string;
  readonly stage: Stage;
  readonly name: string;
  readonly kind: 'destroy' | 'retrieve' | 'position' | 'defeat' | 'conflict' | 'tutorial';
  /** To the heroes if it is won, to the Mastermind if it is failed (ST-OPS-07, ST-OPS-08). */
  readonly op: number;
  readonly text: string;
  /** The Mastermind's team contains at least so many units of the type (ST-SET-07). */
  readonly demands?: { readonly type: 'non-henchman' | 'henchman'; readonly units: 1 | 2 };
  /** Placed one after another in this order. */
  readonly tokens?: readonly Placing[];
  readonly picks?: readonly Pick[];
  readonly marks?: readonly Mark[];
  /** The rounds it is about. */
  readonly from: number;
  readonly until: 4 | 8 | 12;
  /** After every complete event `wins` is tested, then `fails`; the first that is true closes the card. Its tokens
   *  leave the map then, and its side effects end. A card has these two, or parts. */
  readonly wins?: ScenarioTest;
  readonly fails?: ScenarioTest;
  readonly parts?: readonly Part[];
  readonly side?: readonly SideEffect[];
  readonly interaction?: { readonly id: 'question'; readonly beside: TokenKind; readonly ap: number };
  readonly tutorial?: Tutorial;
}
/** A share of the reward that is won and lost by itself; `count` such shares, one for each token of a kind. */
export interface Part {
  readonly op: number;
  readonly count?: number;
  readonly per?: TokenKind;
  readonly wins: ScenarioTest;
  readonly fails: ScenarioTest;
}

/** Set-up step 10 or 13 (ST-SET-19, ST-SET-23), the end of round 4, when it is turned up then (ST-END-04), or the end
 *  of round 8. */
export type When = 'setup' | 'stage2' | 'reveal' | 'stage3';
/** Objective Tokens and where they go. With no free place in its bands a token goes to the free legal square nearest to
 *  one of them. */
export interface Placing {
  readonly token: TokenKind;
  readonly count: number;
  readonly by: Team;
  readonly when: When;
  readonly bands: readonly Band[];
  /** Instead of these, where there are but two heroes. */
  readonly ofTwo?: readonly Band[];
  /** Used when too few places of the first bands are free. */
  readonly orElse?: readonly Band[];
  /** On other tiles than the card's other tokens. */
  readonly apart?: true;
  /** The placers name so many places, and the other team takes one. */
  readonly naming?: number;
}

/** ST-SET-20 ST-SET-23: who is picked for a role, and whether in secret (ST-SEAT-07). */
export interface Pick {
  readonly role: Role;
  readonly by: Team;
  readonly from: 'heroes' | 'villains' | 'figures' | 'ownBystanders' | 'bombs';
  readonly count: number;
  readonly secret?: true;
  readonly when: When;
}
/** A tile that gets a name, publicly and by the Mastermind. */
export interface Mark {
  readonly mark: 'drop' | 'ground' | 'cracked';
  readonly from: 'dropTiles' | 'battleRooms' | 'battleCorridors';
  /** At set-up, or at the end of each of these rounds; never a tile with one of the card's tokens, nor one twice. */
  readonly when: 'setup' | readonly number[];
}

/** The place of a figure: the tiles with a red spawn point, a marked tile, on or adjacent to the Cube (adjacent to its
 *  carrier while it is carried). */
export type Where = 'villainZone' | 'goalTile' | 'ground' | 'drop' | 'besideCube';
export type ScenarioTest =
  /** So many damages on tokens of the kind, `ofTwo` where there are but two heroes; `first` is a secret mark that the
   *  first damaged one must carry. */
  | { readonly damaged: Windowed<{ token: TokenKind; count: number; ofTwo?: number; first?: Role }> }
  | { readonly retrieved: Windowed<{ token: Retrieved; count: number }> }
  /** A hero carrying it arrives on any Hero Spawn Point. */
  | { readonly carriedHome: Windowed<{ token: Retrieved }> }
  /** Defeats, each counted anew; of a henchman group by its size. */
  | { readonly defeated: Windowed<{ role: Role; count: number }> }
  | { readonly henchmenDefeated: Windowed<{ ofThree: number; ofSix: number }> }
  /** All heroes, or a role. */
  | { readonly extracted: Windowed<{ who: 'allHeroes' | Role }> }
  /** A hero is there at that moment, in so many different rounds. */
  | { readonly standing: Windowed<{ where: Where; when: 'ownTurnEnd'; rounds?: number }> }
  /** Hero points in the place exceed the Mastermind's. */
  | { readonly majority: { readonly where: Where; readonly points: Readonly<Record<CharacterKind, number>> } }
  /** The role is there at that moment in so many different rounds. */
  | { readonly visits: Windowed<{ role: Role; where: Where; when: 'ownTurnStart' | 'ownTurnEnd'; rounds: number }> }
  /** Initial damage of attacks; slam and automatic damage do not count. */
  | {
      readonly hurt: Windowed<{
        victim: Role;
        by: Role | 'teammates';
        /** So much, or as much as the victim's Level. */
        least: number | 'level';
        /** Both are in a Battle Zone. */
        battle?: true;
        inOneRound?: true;
      }>;
    }
  /** Can become true only at the end of that round. */
  | { readonly roundOver: number }
  | { readonly all: readonly ScenarioTest[] }
  | { readonly any: readonly ScenarioTest[] }
  | { readonly not: ScenarioTest };
type Windowed<T> = Readonly<T> & { readonly window?: Window };

/** `stageEnd` comes before what has run out is scored, `stageOver` after that and after new tokens (ST-RUL-95). */
export type Hook =
  | 'scenarioRevealed'
  | 'commandPhase'
  | 'heroPhaseEnd'
  | 'roundEnd'
  | 'stageEnd'
  | 'stageOver'
  | 'ownTurnStart'
  | 'ownTurnEnd'
  | 'characterDefeated'
  | 'tokenDamaged'
  | 'tokenRetrieved';
/** The effects at a hook, which take place if all its conditions hold. */
export interface SideEffect {
  readonly hook: Hook;
  readonly if?: {
    readonly token?: TokenKind;
    readonly role?: Role;
    readonly where?: Where;
    readonly window?: Window;
    readonly rounds?: readonly number[];
    readonly stage?: Stage;
    /** It is the n-th such event of the mission. */
    readonly nth?: number;
    /** At least one token of the kind is left on the map. */
    readonly left?: TokenKind;
    /** The card's interaction was not used. */
    readonly unquestioned?: true;
  };
  readonly do: readonly Deed[];
}
export type Deed =
  | { readonly do: 'reveal'; readonly what: 'stage3' | Role }
  /** Retrievable, and nothing that the Mastermind's side may touch (ST-TOK-10). */
  | { readonly do: 'placeToken'; readonly token: 'prisoner' }
  | { readonly do: 'removeTokens' | 'loosenCube' }
  | { readonly do: 'autoDamage'; readonly n: number; readonly target: 'retriever' | 'crackedTile' }
  | { readonly do: 'status'; readonly kind: 'trapped' | 'prone'; readonly target: 'retriever' | 'crackedTile' }
  /** A ranged attack from the token at the nearest hero in sight, adjacent or not; ties are the Mastermind's. Its
   *  strength is so much and the highest Level of a hero in the mission. */
  | { readonly do: 'shootNearestHero'; readonly strength: number }
  /** Each token of the kind that is left explodes like an Ammunition Crate. */
  | { readonly do: 'explode'; readonly token: TokenKind }
  | { readonly do: 'gainCp'; readonly n: number; readonly team: Team }
  /** Another of her villains or her mastermind, the same one if there is no other. */
  | { readonly do: 'nameAnother'; readonly role: Role }
  | { readonly do: 'nameTile'; readonly mark: 'cracked' }
  /** Without paying, as far as white spawn points are empty: up to so many, or all of them. */
  | { readonly do: 'respawnHenchmen'; readonly most: number | 'all' }
  /** Attacks of the role against the Mastermind's side cost more until the card closes. */
  | { readonly do: 'dearerAttacks'; readonly role: Role; readonly n: number };

/** ST-TUT-01 to ST-TUT-05 */
export interface Tutorial {
  /** By the number of heroes. */
  readonly teams: Readonly<Record<2 | 3 | 4, { readonly villains: number; readonly henchmen: number }>>;
  readonly heroes: readonly string[];
}
/** The words of a card beside its rules. */
export interface ScenarioStory {
  readonly story: string;
  /** A surprising consequence of the card's rules. */
  readonly twist?: string;
  readonly plans: Readonly<Record<Team, string>>;
}
export interface Lesson {
  readonly round: number;
  readonly who: string;
  readonly teaches: string;
  readonly task: string;
  readonly rules: readonly string[];
}

/** The places of a map that a token may go to: of its bands, or of those that help out. */
export const placesFor = (map: MapCard, bands: readonly Band[]): Place[] =>
  bands.flatMap(band => map.places?.[band] ?? []);
