import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainEnvironment, runQuietly } from './processes.mjs';
import { StepError } from './steps.mjs';
import { ROOT } from './workspace.mjs';

const STAMP = 'node_modules/.vinlore-stamp';

/**
 * Hash of everything an installation depends on: the required packages and the machine they are for.
 *
 * @param {string} root
 */
export function installStamp(root) {
  const hash = createHash('sha256').update(`${process.version} ${process.platform} ${process.arch}\n`);
  for (const file of ['package-lock.json', 'package.json', '.npmrc'])
    hash.update(existsSync(join(root, file)) ? readFileSync(join(root, file)) : '');
  return hash.digest('hex');
}

/**
 * Whether the installed packages match the lock file.
 *
 * @param {string} root
 */
export function isInstalled(root) {
  const stamp = join(root, STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === installStamp(root);
}

/**
 * Records that the installed packages match the lock file.
 *
 * @param {string} root
 */
export function noteInstalled(root) {
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(join(root, STAMP), installStamp(root));
}

/**
 * Whether npm itself has already synced node_modules with the lock file, as after `npm install <package>`: a clean
 * installation would only delete and download the same files again.
 *
 * @param {string} root
 */
export function npmAgrees(root) {
  const [wanted, found] = ['package-lock.json', 'node_modules/.package-lock.json'].map((file) => {
    try {
      return JSON.parse(readFileSync(join(root, file), 'utf8')).packages ?? {};
    } catch {
      return null;
    }
  });
  if (!wanted || !found) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    // Workspaces are links next to their own folders, which the hidden lock file doesn't always list.
    if (!path.includes('node_modules/')) return true;
    const has = found[path];
    if (!has) return entry.optional === true || entry.peer === true;
    if (entry.link) return has.link === true && has.resolved === entry.resolved && existsSync(join(root, path));
    return has.version === entry.version && has.integrity === entry.integrity && existsSync(join(root, path));
  });
}

/** Flags that make an installation independent of the user's npm settings. */
export const NPM_FLAGS = [
  '--include=dev',
  '--include=optional',
  '--include=peer',
  '--package-lock=true',
  '--bin-links=true',
  '--install-strategy=hoisted',
  '--legacy-peer-deps=false',
  '--strict-peer-deps=false',
  '--engine-strict=false',
  '--dry-run=false',
  '--global=false',
  '--audit=false',
  '--fund=false',
  '--progress=false',
  '--loglevel=error',
];

/** npm's own program, to run with this Node.js: the one that started us, else the one in PATH. */
export function npmCommand() {
  const own = process.env.npm_execpath;
  if (own && /npm-cli\.c?js$/.test(own) && existsSync(own)) return { program: process.execPath, args: [own] };
  return { program: process.platform === 'win32' ? 'npm.cmd' : 'npm', args: [] };
}

/**
 * npm's error message without the usage text.
 *
 * @param {string} output
 */
export function npmWords(output) {
  const lines = output.trim().split('\n');
  const usage = lines.findIndex((line) => /^npm error (Clean install a project|Usage:)/.test(line));
  const said = usage < 0 ? lines : lines.slice(0, usage);
  return (said.length > 40 ? [...said.slice(0, 20), '…', ...said.slice(-20)] : said).join('\n').trimEnd();
}

/**
 * Syncs node_modules with the lock file.
 *
 * @param {string} [root]
 * @throws {StepError} with npm's message and what to do
 */
export async function installPackages(root = ROOT) {
  if (npmAgrees(root)) return noteInstalled(root);
  const { program, args } = npmCommand();
  const env = plainEnvironment();
  const { code, output } = await runQuietly(program, [...args, 'ci', ...NPM_FLAGS], { cwd: root, env });
  if (code === 0) return noteInstalled(root);
  if (code === 127) throw new StepError('npm was not found. Install npm (it comes with Node.js) and try again.');
  throw new StepError(
    [
      'The packages could not be installed. Output of npm:',
      '',
      npmWords(output),
      '',
      'Check that the npm registry is reachable (`npm ping`), the disk isn’t full, and this folder is writable, then run',
      'the command again. If you edited a package.json by hand, run `npm install` first.',
    ].join('\n'),
  );
}
