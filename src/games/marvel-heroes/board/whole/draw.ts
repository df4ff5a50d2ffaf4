// Pictures of cards that are shown whole, and the tokens of their Combat Powers.
import { fromTemplates } from '#web/kit/picture-templates.ts';
import { COLOURS, TEAMS, type Powers } from '../../cards/card.ts';
import { heroOf, mastermindOf, planOf, powerUpOf, villainOf } from '../../table/deck.ts';
import { HEROES_FROM, MASTERMINDS_FROM, PLANS_FROM, POWER_UPS_FROM, tokenOf } from '../look.ts';
import { pictures } from '../pictures.ts';
import { shownOf } from '../shown.ts';

/** The name of its emblem, and the colours of the picture. */
function emblemOf(number: number): readonly [name: string, tone: string] {
  if (number >= POWER_UPS_FROM) {
    const { name, team } = powerUpOf(number - POWER_UPS_FROM);
    return [name, String(TEAMS.indexOf(team))];
  }
  if (number >= PLANS_FROM) return [planOf(number - PLANS_FROM).name, 'villain'];
  if (number >= MASTERMINDS_FROM) return [mastermindOf(number - MASTERMINDS_FROM).name, 'villain'];
  if (number >= HEROES_FROM) {
    const { name, team } = heroOf(number - HEROES_FROM);
    return [name, String(TEAMS.indexOf(team))];
  }
  const { name, tone } = shownOf(number);
  return [name, tone];
}
function powersOf(number: number): Powers {
  if (number >= MASTERMINDS_FROM) return mastermindOf(number - MASTERMINDS_FROM).powers;
  return (number >= HEROES_FROM ? heroOf(number - HEROES_FROM) : villainOf(number)).powers;
}
export const drawing = {
  drawArt(node: HTMLElement, number: number): void {
    node.classList.add(...pictures.classOf('panel', ...emblemOf(number), number).split(' '));
  },
  drawFace(node: HTMLElement, number: number, face: number): void {
    const colours = COLOURS.flatMap((colour, n) => (powersOf(number)[colour] ? [n] : []));
    fromTemplates(tokenOf(colours[face]!))(node);
  },
};
