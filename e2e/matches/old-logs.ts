// Old tables in a browser: put into its store as an earlier page has left them there, and told by today's page.
import type { Page } from 'playwright-core';
import { same, difference } from '#engine/copy.ts';
import type { Command } from '#protocol/socket.ts';
import { spelledOut, type SentDoc } from '#protocol/short-options.ts';
import type { TableDoc } from '#protocol/table-doc.ts';
import { hashOf } from '#tables/ids-and-tokens.ts';
import type { SavedMatch } from '#tables/files/match-file.ts';
import { digestOf, fileDifference, type Difference } from '../../tools/upgrades/differences.ts';
import { asNew, type OldTable } from '../../tools/upgrades/logs.ts';
import type { Site } from '../parts/browser.ts';

/** The player at seat 0 of all of them. */
const ANN = 'AnnAnnAnnAnn';
const TOKEN = 'T'.repeat(43);

/** Keeps them in the browser, with the store as it has been since the first page. */
const KEEP = `async ({ tables, player }) => {
  const opening = indexedDB.open('longbox', 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore('tables', { keyPath: 'id' });
    opening.result.createObjectStore('entries', { keyPath: ['table', 'seq'] });
    opening.result.createObjectStore('players', { keyPath: 'id' }).createIndex('token', 'tokenHash');
  };
  await new Promise(resolve => (opening.onsuccess = resolve));
  const change = opening.result.transaction(['tables', 'entries', 'players'], 'readwrite');
  for (const { entries, ...table } of tables) {
    change.objectStore('tables').add({ ...table, changedAt: table.madeAt });
    entries.forEach((entry, n) => change.objectStore('entries').add({ table: table.id, seq: n + 1, ...entry }));
  }
  change.objectStore('players').add(player);
  await new Promise(resolve => (change.oncomplete = resolve));
  opening.result.close();
}`;
/** Listens to the line between the page and its worker, and speaks on it. */
const LISTEN = `{
  const post = MessagePort.prototype.postMessage;
  const hear = port => {
    window.line = port;
    // What is asked here is not for the page.
    const own = port.onmessage;
    port.onmessage = event => event.data?.n === 'file' || own(event);
    port.addEventListener('message', ({ data }) => {
      const message = typeof data === 'string' ? JSON.parse(data) : data;
      for (const heard of [...(window.hearers ??= [])]) heard(message);
    });
  };
  MessagePort.prototype.postMessage = function (data, ...rest) {
    if (window.line !== this && (data?.ask || typeof data === 'string')) hear(this);
    return post.call(this, data, ...rest);
  };
  window.saidOn = (message, isReply) => new Promise(resolve => {
    const heard = message => {
      if (!isReply(message)) return;
      window.hearers.splice(window.hearers.indexOf(heard), 1);
      resolve(message);
    };
    (window.hearers ??= []).push(heard);
    post.call(window.line, message);
  });
}`;
const WATCH = `table => saidOn(JSON.stringify({ say: 'watch', table, seat: 0 }), heard =>
  (heard.say === 'table' || heard.say === 'problem') && heard.table === table)`;
const WANT = `({ table, key, wish }) => saidOn(JSON.stringify({ say: 'want', table, key, wish }), heard =>
  heard.done === key || heard.key === key)`;
const FILE = `({ table }) => saidOn({ n: 'file', ask: 'record', args: [table] }, heard => heard.n === 'file')`;

type Heard = { say: 'table'; doc: SentDoc } | { say: 'problem'; says: string };

/** What today's page tells otherwise than the page of then. Where Ann is asked, she answers, and it is taken. */
export async function toldByPage(site: Site, tables: readonly OldTable[]): Promise<Difference[]> {
  const context = await site.visitor();
  const page = await context.newPage();
  await page.addInitScript(LISTEN);
  await page.addInitScript(`localStorage.setItem('longbox.local', '${TOKEN}')`);
  await page.goto('/robots.txt');
  const player = { id: ANN, name: 'Ann', tokenHash: hashOf(TOKEN), madeAt: 1 };
  await page.evaluate(`(${KEEP})(${JSON.stringify({ tables: tables.map(asNew), player })})`);
  await page.goto(`/local/${tables[0]!.id}`);
  await page.locator('.table').waitFor();
  const found: Difference[] = [];
  for (const old of tables) {
    found.push(...(await told(page, old)));
    await page.evaluate(`line.postMessage('${JSON.stringify({ say: 'unwatch', table: old.id })}')`);
  }
  await context.close();
  return found;
}
async function told(page: Page, old: OldTable): Promise<Difference[]> {
  const { told: then, id: table } = old;
  const heard = await page.evaluate<Heard>(`(${WATCH})('${table}')`);
  if (heard.say === 'problem') return [{ table, kind: 'refused', what: heard.says }];
  const doc = spelledOut(heard.doc);
  const found: Difference[] = [];
  const note = (kind: Difference['kind'], what: string | undefined): void => {
    if (what !== undefined) found.push({ table, kind, what });
  };
  note('refused', doc.stuck);
  if (doc.stuck !== undefined) return found;
  note('position', positionDifference(old, doc));
  note('result', difference(then.result, doc.result));
  note('offers', difference(then.offers, doc.offers) ?? difference(then.next?.table, doc.rematch ?? doc.series?.next));
  if (then.file) {
    const { result } = await page.evaluate<{ result: SavedMatch }>(`(${FILE})(${JSON.stringify({ table })})`);
    note('file', fileDifference(old, result));
  } else note('refused', await answerRefused(page, doc));
  return found;
}
function positionDifference({ told }: OldTable, { answers, status, view }: TableDoc): string | undefined {
  if (!same([answers, status], [told.answers, told.status])) return `${status} after ${answers} answers`;
  return digestOf(view!) === told.views[0] ? undefined : 'seat 0 sees something else';
}
async function answerRefused(page: Page, { id: table, view }: TableDoc): Promise<string | undefined> {
  if (!view!.waitingFor.includes(0)) return undefined;
  const { id: decision, nth, options } = view!.decisions[0]!;
  const option = options.find(({ refused }) => !refused)!.id;
  const wish: Command = { do: 'answer', seat: 0, decision, option, nth };
  const { problem } = await page.evaluate<{ problem?: string }>(
    `(${WANT})(${JSON.stringify({ table, key: `on.${table}`, wish })})`,
  );
  return problem && `today's page refuses ${option}: ${problem}`;
}
