// The site as people meet it: a server of its own, a browser, pages; all closed when the tests of a file are done.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after } from 'node:test';
import { inspect } from 'node:util';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { configFrom } from '#server/config.ts';
import { startServer, type Running } from '#server/serve.ts';
import { builtSite } from '../../tools/site.ts';
import { chromiumPath } from './chromium.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];
/** Flags for pages that nobody looks at: they are laid out, but no pixel of them is painted, and their scripts are not
 *  compiled for hours of play. Together that saves about a quarter of a test's CPU time. */
const UNSEEN = ['--force-gpu-mem-available-mb=0', '--js-flags=--no-opt'];
/** A line that breaks is no fault of the page, and neither is a service worker that visitors here do without. */
const NO_FAULT =
  /Failed to load resource|WebSocket connection to|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|blocked by Play/;
/** Longest wait for anything on a page; long, since nothing but a failure should ever use it up. */
export const PATIENCE = 45_000;

const USUAL: BrowserContextOptions = {
  viewport: { width: 1280, height: 900 },
  reducedMotion: 'reduce',
  locale: 'en',
  // It fetches and keeps the whole site for each visitor. Tests of what it is for allow it.
  serviceWorkers: 'block',
};

/** How somebody looks at the site: their window and system, and what they have set. */
export interface Look extends BrowserContextOptions {
  settings?: Readonly<Record<string, unknown>>;
}
/** Script that keeps these settings in each page, beneath those that its visitor has set. */
const keeping = (settings: Look['settings']): string => `if (location.protocol === "http:") {
  const kept = JSON.parse(localStorage.getItem('longbox.settings') ?? '{}');
  localStorage.setItem('longbox.settings', JSON.stringify({ ...${JSON.stringify(settings)}, ...kept }));
}`;

/** The browser of this process, and how many sites it shows: test files that share the process share it, too. */
let launched: Promise<Browser> | undefined;
let sites = 0;
async function browserWith(flags: readonly string[]): Promise<Browser> {
  sites++;
  const executablePath = await chromiumPath();
  return (launched ??= chromium.launch({ executablePath, args: [...FLAGS, ...flags] }));
}
async function leaveBrowser(): Promise<void> {
  if (--sites) return;
  const browser = await launched;
  launched = undefined;
  await browser?.close();
}

export class Site {
  private running: Running;
  private readonly browser: Browser;
  private readonly folder: string;
  private readonly visitors: BrowserContext[] = [];
  /** Errors on any page. */
  readonly errors: string[] = [];

  private constructor(running: Running, browser: Browser, folder: string) {
    this.running = running;
    this.browser = browser;
    this.folder = folder;
  }
  /** Builds the site if need be, and opens it, in a browser with these flags besides the usual ones. */
  static async open(flags: readonly string[] = []): Promise<Site> {
    await builtSite();
    const folder = mkdtempSync(path.join(os.tmpdir(), 'longbox-e2e-'));
    const running = await startServer(configOf(folder));
    return new Site(running, await browserWith(flags), folder);
  }
  get address(): string {
    return this.running.address;
  }
  get host(): Running['host'] {
    return this.running.host;
  }

  /** Somebody with a browser of their own. People here have no patience for moving pieces. */
  async visitor({ settings = {}, ...options }: Look = {}): Promise<BrowserContext> {
    const context = await this.browser.newContext({ baseURL: this.address, ...USUAL, ...options });
    this.visitors.push(context);
    context.setDefaultTimeout(PATIENCE);
    // Most tests take options from the list, which is folded where the board offers everything, and pass themselves.
    await context.addInitScript(keeping({ list: true, sound: false, passes: false, ...settings }));
    context.on('weberror', error => this.errors.push(inspect(error.error())));
    context.on('response', response => {
      const isOurs = response.url().startsWith(this.address);
      // The answer to a wrong address is a page, and tests look at it.
      const isPage = response.headers()['content-type']?.startsWith('text/html');
      if (isOurs && response.status() >= 400 && !isPage) this.errors.push(`${response.status()} ${response.url()}`);
    });
    context.on('console', message => {
      const isFault = message.type() === 'error' || message.type() === 'warning';
      if (isFault && !NO_FAULT.test(message.text())) this.errors.push(`${message.type()}: ${message.text()}`);
    });
    return context;
  }
  async page(at = '/', options: Look = {}): Promise<Page> {
    const page = await (await this.visitor(options)).newPage();
    await page.goto(at);
    return page;
  }

  /** The server goes down and comes back at the same address with what it kept. */
  async restart(): Promise<void> {
    const { port } = new URL(this.address);
    await this.running.close();
    this.running = await startServer(configOf(this.folder, port));
  }
  /** No page may have failed, whatever else a test looks at. */
  assertWell(): void {
    assert.deepEqual(this.errors.splice(0), []);
  }
  async close(): Promise<void> {
    for (const context of this.visitors) await context.close();
    await leaveBrowser();
    await this.running.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

const configOf = (folder: string, port = '0') =>
  configFrom({
    PORT: port,
    LONGBOX_LOG: 'silent',
    LONGBOX_FILE: path.join(folder, 'longbox.sqlite'),
    LONGBOX_MAKES_PER_MINUTE: '1000',
    LONGBOX_TABLES_PER_HOUR: '1000',
    LONGBOX_MEGABYTES_PER_HOUR: '1000',
  });

/** The site for the tests of one file. */
export async function siteForTests(): Promise<Site> {
  const site = await Site.open(UNSEEN);
  after(() => {
    // A test that waited in vain has not asked what went wrong: a part of the site that could not be loaded, say.
    for (const error of site.errors) console.error(`On a page: ${error}`);
    return site.close();
  });
  return site;
}
