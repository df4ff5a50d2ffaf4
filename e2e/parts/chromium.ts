// Chromium: the one of this machine, or Debian's package where we may install it. Its headless shell comes first: the
// same engine without a window around it, which takes a quarter less time for the same test.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { inTurn } from '../../tools/turns.mjs';

const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const PACKAGE = 'chromium-headless-shell';
const ADVICE = `The browser tests need Chromium: install it (apt-get install ${PACKAGE}), or set CHROMIUM to its path.`;

export async function chromiumPath(): Promise<string> {
  const wanted = process.env.CHROMIUM;
  if (wanted && !existsSync(wanted)) throw new Error(`CHROMIUM is '${wanted}', but there is nothing.`);
  return wanted || found() || (await inTurn('chromium', () => found() ?? installed()));
}
const found = (): string | undefined => PLACES.find(place => existsSync(place));

function installed(): string {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) throw new Error(ADVICE);
  const said = [['update'], ['install', '-y', '--no-install-recommends', PACKAGE]].map(args => aptGet(args));
  const place = found();
  if (!place) throw new Error(`${ADVICE}\n${said.join('\n').slice(-2000)}`);
  return place;
}
function aptGet(args: readonly string[]): string {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { stdout, stderr } = spawnSync('apt-get', args, { encoding: 'utf8', env });
  return `${stdout}${stderr}`;
}
