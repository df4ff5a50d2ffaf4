// The notation of Characters and offers, for positions and looks: 'Cable, 1 power, injured, triumph, Blackbird Drill'
// and '0 to 1: 2 Hope, Rogue for Beast'.
import { limitOf } from '../table/characters.ts';
import { NONE, type Goods, type Offer, type Revolution } from '../table/world.ts';
import { CHARACTERS, isTraining, madeUpRecruits } from '../cards/numbers.ts';
import { cardName } from '../cards/index.ts';

/** The number of a character of that name. */
export function numbered(name: string, wanted: (c: number) => boolean = c => !isTraining(c)): number {
  const printed = Array.from({ length: CHARACTERS }, (_, c) => c);
  for (const c of [...printed, ...madeUpRecruits.numbers]) if (wanted(c) && cardName(c) === name) return c;
  throw new Error(`there is no ${name}`);
}

/** A character with what lies on it, as a position writes it. */
export function characterText(w: Revolution, c: number): string {
  const notes = [
    w.power[c] === limitOf(w, c) ? [] : `${w.power[c]} power`,
    w.injured[c] ? 'injured' : [],
    w.triumph[c] ? 'triumph' : [],
    w.training[c] === NONE ? [] : cardName(w.training[c]!),
  ];
  return [cardName(c), ...notes.flat()].join(', ');
}

const goodsIn = (text: string): Goods => {
  const parts = text === 'nothing' ? [] : text.split(', ');
  const hope = parts.find(part => part.endsWith(' Hope'));
  const characters = parts.filter(part => part !== hope).map(name => numbered(name));
  return { hope: Number.parseInt(hope ?? '0', 10), characters: characters.sort((c, d) => c - d) };
};
const goodsText = ({ hope, characters }: Goods): string =>
  [...(hope ? [`${hope} Hope`] : []), ...characters.map(cardName)].join(', ') || 'nothing';

export function offerIn(text: string, n: number): Offer {
  const [, from, to, give, get] = /^(\d) to (\d): (.+) for (.+)$/.exec(text) ?? [];
  if (get === undefined) throw new Error(`'${text}' is no offer: write '0 to 1: 2 Hope, Rogue for Beast'`);
  return { n, from: Number(from), to: Number(to), give: goodsIn(give!), get: goodsIn(get) };
}
export const offerText = ({ from, to, give, get }: Offer): string =>
  `${from} to ${to}: ${goodsText(give)} for ${goodsText(get)}`;
