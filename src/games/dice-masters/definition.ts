// Marvel Dice Masters: Uncanny X-Men. The definition is the game's table of contents; game.ts adds what its bots know.
import { compile } from '#engine/kit/effects.ts';
import type { GameDefinition, Procedure } from '#engine/definition.ts';
import { about } from './words/about.ts';
import type { Arguments, Card } from './cards/card.ts';
import { CARDS } from './cards/index.ts';
import { inventory } from './table/inventory.ts';
import { tally } from './table/account.ts';
import type { Scope } from './table/locals.ts';
import { hooking, choosing, choosingEach, payingOff, payingUpTo, retargeting } from './flow/effect-questions.ts';
import { using } from './flow/action-dice.ts';
import { activating } from './flow/activated-abilities.ts';
import { attack } from './flow/attack.ts';
import { billed } from './flow/bill.ts';
import { blocking } from './flow/blockers.ts';
import { releasing, damage } from './flow/damage.ts';
import { combatDamage } from './flow/combat-damage.ts';
import { possessing } from './flow/possession.ts';
import { draft } from './flow/draft.ts';
import { fielding } from './flow/fielding.ts';
import { game } from './flow/set-up.ts';
import { fall, settled, settledInTurn, settledWindow, settling } from './flow/settling.ts';
import { clash, main } from './flow/main.ts';
import { paying } from './flow/paying.ts';
import { sacrificing, shielding } from './flow/preventing.ts';
import { opponentRerolls } from './flow/roll-and-reroll.ts';
import { teams } from './flow/teams.ts';
import { answering, triggers } from './flow/timing.ts';
import { turn } from './flow/turn.ts';
import { layOut, setups } from './setup/formats.ts';
import { names } from './words/names.ts';
import { settings } from './setup/settings.ts';
import { abilityId, effectsOf, procedureOf } from './abilities/roster.ts';
import { checkTeams } from './words/setup-texts.ts';
import { texts } from './words/en/texts.ts';
import { specials, verbs } from './verbs/index.ts';
import type { Candidates } from './verbs/verb.ts';
import { copyDuel, type Duel } from './table/world.ts';
import { specialTexts } from './words/en/special-texts.ts';
import { teamTexts } from './words/en/setup-texts.ts';

/** The procedures of all abilities, compiled from the cards. */
export const abilitiesOf = (cards: readonly Card[]): Record<string, Procedure<Duel>> =>
  Object.assign(
    {},
    ...cards.flatMap(card =>
      card.abilities.map((ability, place) =>
        compile<Duel, Scope, Arguments, Candidates>(
          procedureOf(abilityId(card.number, place)),
          effectsOf(ability),
          verbs,
        ),
      ),
    ),
  ) as Record<string, Procedure<Duel>>;

/** The course of a turn: whatever happens in it happens in one of these. */
const COURSE = {
  turn: settled(turn),
  main: settledWindow(main),
  possessing: settled(possessing),
  attack: settled(attack),
  clash: settledWindow(clash),
  combatDamage: settled(combatDamage),
  triggers: settledInTurn(triggers),
};

export const definition: GameDefinition<Duel> = {
  id: 'dice-masters',
  name: 'Marvel Dice Masters: Uncanny X-Men',
  version: 5,
  /** DM-CMP-01 */
  seats: { min: 2, max: 2 },
  settings: settings.map(setting => (setting.key === 'teams' ? { ...setting, check: checkTeams } : setting)),
  setups,
  setup: (_seats, options, random) => layOut(options, random),
  first: 'game',
  procedures: {
    game,
    draft,
    teams,
    ...COURSE,
    opponentRerolls,
    billed,
    fielding,
    using,
    hooking,
    activating,
    answering,
    choosing,
    choosingEach,
    paying,
    payingOff,
    payingUpTo,
    retargeting,
    blocking,
    damage,
    shielding,
    sacrificing,
    fall,
    settling,
    releasing,
    ...specials,
    ...abilitiesOf(CARDS),
  },
  copy: copyDuel,
  inventory,
  tally,
  texts: { ...texts, ...specialTexts, ...teamTexts },
  names,
  about,
};
