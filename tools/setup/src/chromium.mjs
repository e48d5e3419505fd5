import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runQuietly, tail } from './processes.mjs';
import { StepError } from './steps.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Path of Debian's package `chromium-headless-shell`. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Flags for a headless Chromium that makes no requests outside this machine. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

/** @param {string} path */
function canRun(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * An installed Chrome or Chromium: `CHROMIUM_PATH`, else a common path, else null.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @throws {StepError} if CHROMIUM_PATH isn't a program
 */
export function chromiumPath(env = process.env) {
  if (env.CHROMIUM_PATH) {
    if (canRun(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new StepError(`CHROMIUM_PATH is not an executable: ${env.CHROMIUM_PATH}`);
  }
  const onPath = (env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...onPath, ...PLACES].find(canRun) ?? null;
}

function isDebian() {
  return existsSync('/etc/debian_version') && canRun('/usr/bin/apt-get') && !/^ID=ubuntu$/m.test(osRelease());
}

function osRelease() {
  try {
    return readFileSync('/etc/os-release', 'utf8');
  } catch {
    return '';
  }
}

/** @param {string} name of a Debian package; apt-get's output goes to standard error */
async function installPackage(name) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const update = await runQuietly('apt-get', ['update', '-q'], { env });
  const install = await runQuietly('apt-get', ['install', '-qy', '--no-install-recommends', name], { env });
  return update.output + install.output;
}

const mayInstall = () => isDebian() && process.getuid?.() === 0;

/**
 * The path of a Chromium, installing it with apt if we are root on Debian and there is none.
 *
 * @returns {Promise<string>}
 * @throws {StepError} with the command that installs one
 */
export async function ensureChromium() {
  const found = chromiumPath();
  if (found) return found;
  const how = 'Install Chrome or Chromium (Debian: `sudo apt-get install chromium`) or set CHROMIUM_PATH.';
  if (!mayInstall()) throw new StepError(`The e2e tests need Chromium. ${how}`);
  const said = await installPackage('chromium');
  const path = chromiumPath();
  if (path) return path;
  throw new StepError(['Chromium could not be installed. Output of apt-get:', '', tail(said, 20), '', how].join('\n'));
}

/**
 * The Chromium for e2e tests: Debian's headless shell if available, which is the same engine without the invisible
 * windows that a full browser draws for each page (ADR 28); else any Chromium.
 *
 * @returns {Promise<string>}
 * @throws {StepError} if there is none at all
 */
export async function ensureHeadlessChromium() {
  if (process.env.CHROMIUM_PATH) return ensureChromium();
  if (!canRun(HEADLESS_SHELL) && mayInstall()) await installPackage('chromium-headless-shell');
  return canRun(HEADLESS_SHELL) ? HEADLESS_SHELL : ensureChromium();
}
