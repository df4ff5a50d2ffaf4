// The settings of a server: environment variables with sensible defaults, each described once, here.
import { availableParallelism } from 'node:os';

export interface Config {
  host: string;
  port: number;
  /** SQLite file; not used when `databaseUrl` is set. */
  file: string;
  databaseUrl: string | undefined;
  /** Holds the key that signs match files; when not set, it lies beside the SQLite file or in the database. */
  keyFile: string | undefined;
  /** Under which addresses pages may speak to this server, beside its own. */
  origins: readonly string[];
  /** The names under which this server may be asked for; when there are none, under any. */
  hosts: readonly string[];
  botThreads: number;
  /** Is a proxy in front that tells the caller's address? */
  trustProxy: boolean;
  /** Do all names below that of this server keep to https, too? */
  hstsSubdomains: boolean;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** Tables and guests one address may make in a minute. */
  makesPerMinute: number;
  /** What one person may bring in an hour, and for how many people one address stands. */
  perHour: { tables: number; entries: number; megabytes: number };
  peoplePerAddress: number;
  /** Milliseconds until a request must have arrived whole, and in which its answer must be read on. */
  slowest: number;
}
/** So that a client that sends half a request, or reads no answer, is gone within 35 seconds. */
const SLOWEST = 30_000;
const MOST = 1_000_000_000;

interface Variable {
  name: string;
  usual: string;
  help: string;
}
export const VARIABLES: readonly Variable[] = [
  { name: 'HOST', usual: '127.0.0.1', help: 'address to listen on; 0.0.0.0 for everybody' },
  { name: 'PORT', usual: '8080', help: 'port to listen on; 0 takes any free one' },
  { name: 'LONGBOX_FILE', usual: 'longbox.db', help: 'the SQLite file that keeps everything' },
  { name: 'DATABASE_URL', usual: '', help: 'a PostgreSQL address; then several nodes may share it' },
  { name: 'LONGBOX_KEY', usual: '', help: 'the file of the key that signs match files; see below' },
  { name: 'LONGBOX_ORIGINS', usual: '', help: 'other web addresses whose pages may use this server, by commas' },
  { name: 'LONGBOX_HOSTS', usual: '', help: 'names of this server, by commas; requests for others are refused' },
  { name: 'LONGBOX_BOT_THREADS', usual: '', help: 'threads in which bots think; when not set, all cores but one' },
  { name: 'LONGBOX_TRUST_PROXY', usual: 'no', help: 'yes behind a proxy that sets X-Forwarded-For' },
  { name: 'LONGBOX_HSTS_SUBDOMAINS', usual: 'no', help: 'yes has browsers keep to https for all names below, too' },
  { name: 'LONGBOX_LOG', usual: 'info', help: 'silent, error, warn, info or debug' },
  {
    name: 'LONGBOX_MAKES_PER_MINUTE',
    usual: '60',
    help: 'tables and guests one address may make in a minute; five times as many sockets may be open',
  },
  { name: 'LONGBOX_TABLES_PER_HOUR', usual: '100', help: 'tables one person may make in an hour' },
  {
    name: 'LONGBOX_ENTRIES_PER_HOUR',
    usual: '20000',
    help: 'answers, lines of talk and the like of one person in an hour',
  },
  { name: 'LONGBOX_MEGABYTES_PER_HOUR', usual: '30', help: 'megabytes of match files one person may bring in an hour' },
  {
    name: 'LONGBOX_PEOPLE_PER_ADDRESS',
    usual: '30',
    help: 'one address may bring so many times as much as one person',
  },
];

const allCoresButOne = (): number => Math.min(64, Math.max(1, availableParallelism() - 1));

/** The settings, or what is wrong with them. */
export function configFrom(env: Record<string, string | undefined>): Config {
  const text = (name: string): string => env[name]?.trim() || VARIABLES.find(v => v.name === name)!.usual;
  const number = (name: string, least: number, most: number): number => {
    const n = /^\d+$/.test(text(name)) ? Number(text(name)) : NaN;
    if (!(n >= least && n <= most))
      throw new Error(`${name} is '${text(name)}'; it wants a whole number from ${least} to ${most}.`);
    return n;
  };
  const oneOf = <T extends string>(name: string, ...values: T[]): T => {
    const found = values.find(value => value === text(name));
    if (found === undefined) throw new Error(`${name} is '${text(name)}'; it wants one of ${values.join(', ')}.`);
    return found;
  };
  return {
    host: text('HOST'),
    port: number('PORT', 0, 65_535),
    file: text('LONGBOX_FILE'),
    databaseUrl: databaseFrom(text('DATABASE_URL')),
    keyFile: text('LONGBOX_KEY') || undefined,
    origins: originsFrom(text('LONGBOX_ORIGINS')),
    hosts: hostsFrom(text('LONGBOX_HOSTS')),
    botThreads: text('LONGBOX_BOT_THREADS') ? number('LONGBOX_BOT_THREADS', 1, 64) : allCoresButOne(),
    trustProxy: oneOf('LONGBOX_TRUST_PROXY', 'no', 'yes') === 'yes',
    hstsSubdomains: oneOf('LONGBOX_HSTS_SUBDOMAINS', 'no', 'yes') === 'yes',
    logLevel: oneOf('LONGBOX_LOG', 'silent', 'error', 'warn', 'info', 'debug'),
    makesPerMinute: number('LONGBOX_MAKES_PER_MINUTE', 1, 1_000_000),
    perHour: {
      tables: number('LONGBOX_TABLES_PER_HOUR', 1, MOST),
      entries: number('LONGBOX_ENTRIES_PER_HOUR', 1, MOST),
      megabytes: number('LONGBOX_MEGABYTES_PER_HOUR', 3, MOST),
    },
    peoplePerAddress: number('LONGBOX_PEOPLE_PER_ADDRESS', 1, MOST),
    slowest: SLOWEST,
  };
}

/** Nothing of it is told: it holds a password. */
function databaseFrom(text: string): string | undefined {
  if (!text) return undefined;
  if (/^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? '')) return text;
  throw new Error(
    'DATABASE_URL is no address of a PostgreSQL database; it wants one such as ' +
      'postgres://user:password@db.example/longbox. Write a / in a password as %2F, an @ as %40.',
  );
}

/** As browsers spell them: an address with a path or without https:// would never be met. */
function originsFrom(text: string): string[] {
  const origins = text.split(',').map(origin => origin.trim().replace(/\/$/, ''));
  return origins.filter(Boolean).map(origin => {
    const url = URL.parse(origin);
    if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
    throw new Error(`LONGBOX_ORIGINS has '${origin}'; it wants addresses such as https://games.example, by commas.`);
  });
}

/** Names without ports, as they stand in the Host header. */
function hostsFrom(text: string): string[] {
  const names = text.split(',').map(name => name.trim().toLowerCase());
  return names.filter(Boolean).map(name => {
    if (/^([a-z0-9-]+\.)*[a-z0-9-]+$|^\[[0-9a-f:.]+\]$/.test(name)) return name;
    throw new Error(`LONGBOX_HOSTS has '${name}'; it wants names such as games.example, without a port, by commas.`);
  });
}
