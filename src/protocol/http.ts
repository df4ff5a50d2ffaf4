// Requests and answers over HTTP.
import { Type, type Static } from 'typebox';
import {
  Clock,
  closed,
  Count,
  DecisionId,
  GameId,
  Key,
  Level,
  Name,
  Option,
  Options,
  oneOf,
  PlayerId,
  SaltHash,
  Seat,
  SeatChoice,
  TableId,
} from './parts.ts';

/** Every refusal looks like this; `problem` is for programs, `says` for people. */
export const Problem = closed({ problem: Type.String(), says: Type.String() });
export type Problem = Static<typeof Problem>;

export const NewGuest = closed({ name: Name }, 'a guest; no account, no password');
export const Guest = closed({
  player: PlayerId,
  name: Name,
  token: Type.String({ description: 'proves who you are; keep it, it is shown once' }),
});
export const Me = closed({ player: PlayerId, name: Name });

/** For clients that do not know whether a table was made. */
export const Once = Type.Optional(
  Type.String({ ...Key, description: 'of your own making; asked again with the same, the same table is answered' }),
);
export const WillSalt = Type.Optional(
  Type.Boolean({
    description: 'you will add to the dice, having seen the commitment; the game waits 10 seconds for your `salt-hash`',
  }),
);
export const StandIn = Type.Optional(
  Type.String({
    ...Level,
    description: 'the bot that plays for whoever is absent: rookie, veteran (as usual) or mastermind; all are told',
  }),
);
export const NewTable = closed({
  game: GameId,
  options: Options,
  seats: Type.Array(SeatChoice, { minItems: 1, maxItems: 16 }),
  isPublic: Type.Boolean({ description: 'listed among the open tables, or found by its link only' }),
  clock: Clock,
  standIn: StandIn,
  willSalt: WillSalt,
  key: Once,
});
export type NewTable = Static<typeof NewTable>;

export const TableMade = closed({
  table: TableId,
  seats: Type.Array(Seat, { description: 'yours' }),
  commitment: Type.String({ description: 'to the seed of its dice; now salts may be added' }),
});
export const Sit = closed({ seat: Type.Optional(Seat), salt: Type.Optional(Key), saltHash: Type.Optional(SaltHash) });
export const Seated = closed({ table: TableId, seat: Seat });

const EndedHow = oneOf('rules', 'time', 'resigned', 'drawn', 'not-known');
const Afterwards = Type.Optional(
  closed({ version: Count }, 'the result was not told when it ended: the rules of this version gave it afterwards'),
);
/** How a match has ended, in its file; the result itself stands beside it. */
const Ended = closed({ how: EndedHow, sides: Type.Optional(Type.Array(Count)), afterwards: Afterwards });
export const Status = oneOf('open', 'running', 'over', 'stuck');
export const Summary = closed({
  table: TableId,
  game: GameId,
  name: Type.String(),
  status: Status,
  isPublic: Type.Boolean(),
  clock: Clock,
  seats: Type.Array(
    closed({ name: Type.String(), kind: oneOf('open', 'person', 'bot'), isYou: Type.Optional(Type.Boolean()) }),
  ),
  waitingFor: Type.Array(Seat),
  practice: Type.Optional(Type.Literal(true, { description: 'the dice are known: one person alone practises here' })),
  ended: Type.Optional(
    closed(
      {
        how: EndedHow,
        ranks: Type.Optional(Type.Array(Count, { description: 'by seat, 1 is the winner' })),
        afterwards: Afterwards,
      },
      'how it has ended',
    ),
  ),
  changedAt: Type.Number(),
});
export type Summary = Static<typeof Summary>;
export const Cursor = Type.String({
  pattern: '^\\d{1,16}\\.[A-Za-z0-9]{16}$',
  description: 'where the next page begins',
});
export const Tables = closed({ tables: Type.Array(Summary), next: Type.Optional(Cursor) });

export const NEW_DICE =
  'the table’s own dice from there on, or those of before: for practice only, all seats yours or bots’, not public, ' +
  'and so are all tables that follow from it';
export const Branch = closed({
  at: Count,
  seats: Type.Array(SeatChoice, { minItems: 1, maxItems: 16 }),
  isPublic: Type.Boolean(),
  clock: Clock,
  newDice: Type.Boolean({ description: NEW_DICE }),
  standIn: StandIn,
  willSalt: WillSalt,
  key: Once,
});
export type Branch = Static<typeof Branch>;
/** A property of match files that a server does not read. */
const Beside = Type.Optional(Type.Unknown());
/** A match file, as `longbox` writes it; checked further by playing it. */
export const MatchFile = closed(
  {
    format: Type.String(),
    game: GameId,
    version: Count,
    seats: Type.Integer({ minimum: 1, maximum: 16 }),
    seed: Type.String({ pattern: '^[0-9a-f]{32}$' }),
    salt: Type.Optional(Type.String({ maxLength: 1000 })),
    options: Options,
    answers: Type.Array(closed({ seat: Seat, decision: DecisionId, option: Option }), { maxItems: 20_000 }),
    reseeds: Type.Optional(
      Type.Array(
        closed({
          at: Count,
          seed: Type.String({ pattern: '^[0-9a-f]{32}$' }),
          salt: Type.Optional(Type.String({ maxLength: 1000 })),
          mixed: Type.Optional(Type.Literal(true)),
          undone: Type.Optional(Count),
        }),
        { maxItems: 100 },
      ),
    ),
    // Told for people and for `longbox verify`; a table that goes on from the file does without.
    commitment: Beside,
    result: Beside,
    players: Beside,
    resigned: Beside,
    series: Beside,
    table: Beside,
    madeAt: Beside,
    salts: Beside,
    hashes: Beside,
    inTheOpen: Beside,
    redrawn: Beside,
    bots: Beside,
    goesOn: Beside,
    ended: Type.Optional(Ended),
    practice: Beside,
    takenBack: Beside,
    proof: Beside,
  },
  'a match file',
);
export type MatchFile = Static<typeof MatchFile>;

export const GameSettings = closed({
  id: GameId,
  seats: Count,
  roles: Type.Optional(Type.Array(Type.String(), { description: 'what each seat is called' })),
  sides: Type.Optional(Type.Array(Count, { description: 'seats with the same number play together' })),
  settings: Type.Array(
    closed({
      key: Type.String({ description: 'its name in `options`' }),
      title: Type.String(),
      usual: Type.Unknown(),
      values: Type.Array(closed({ value: Type.Unknown(), title: Type.String() })),
    }),
    { description: 'those that apply when everything else is as usual' },
  ),
});
export type GameSettings = Static<typeof GameSettings>;

export const Games = closed({
  games: Type.Array(
    closed({
      id: GameId,
      name: Type.String(),
      seats: closed({ min: Count, max: Count }),
    }),
  ),
  bots: Type.Array(closed({ name: Type.String(), about: Type.String() })),
});
