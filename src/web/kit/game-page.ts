// The props of a page that only one game has.
import type { Json, Ref } from '#engine/types.ts';

export interface GamePageProps {
  /** The query of the address, behind the question mark. */
  query: URLSearchParams;
  /** A whole number by chance, for what the page draws by lot. */
  chance: () => number;
  /** The bots that can be played against, each with its title and a line about it in the language of the page. */
  bots: readonly { readonly name: string; readonly title: string; readonly about: string }[];
  /** The bot that is chosen unless somebody chooses. */
  usualBot: string;
  /** Shows what is known about a thing: a card whole. */
  show: (ref: Ref) => void;
  /** Begins a game in this browser against bots of that name and goes there; throws where these options are refused. */
  play: (options: Json, bot: string) => Promise<void>;
}
