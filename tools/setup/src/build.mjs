import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { plainEnvironment, runQuietly, tail } from './processes.mjs';
import { StepError } from './steps.mjs';
import { writeBillOfMaterials } from './supply-chain.mjs';
import { allExist, at, ROOT, SERVER_CLI, SERVER_MAIN, programOf } from './workspace.mjs';

const STAMP = 'dist/.vinlore-stamp';
const SOURCES = [
  'apps',
  'libs',
  'tools/setup/precompress.mjs',
  'nx.json',
  'tsconfig.base.json',
  'package.json',
  'package-lock.json',
];
/** Files next to the sources that are never part of a build. */
const LEFT_OUT = /^(node_modules|dist|\.\w.*|test-results|playwright-report|.*-e2e|.*\.test\.tsx?)$/;

/**
 * Calls back with every file a build can depend on, in a fixed order.
 *
 * @param {string} path
 * @param {(file: string) => void} visit
 */
function eachSource(path, visit) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return;
  if (found.isFile()) return visit(path);
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (LEFT_OUT.test(entry.name)) continue;
    if (entry.isDirectory()) eachSource(join(path, entry.name), visit);
    else if (entry.isFile()) visit(join(path, entry.name));
  }
}

/**
 * Hash of everything a build depends on. Reading all files takes a tenth of a second, starting Nx takes three, so this
 * decides whether anything needs to be built.
 *
 * @param {string} root
 */
export function sourceStamp(root) {
  const hash = createHash('sha256').update(`${process.version} ${process.platform} ${process.arch}\n`);
  for (const source of SOURCES)
    eachSource(join(root, source), (file) => {
      const content = readFileSync(file);
      hash.update(`${relative(root, file)}\0${content.length}\0`).update(content);
    });
  return hash.digest('hex');
}

/** Folders of `dist` and `dist/apps`, each the output of one build. */
function outputs() {
  return ['dist', 'dist/apps'].flatMap((parent) =>
    existsSync(at(parent))
      ? readdirSync(at(parent), { withFileTypes: true })
          .filter((entry) => entry.isDirectory())
          .map((entry) => `${parent}/${entry.name}`)
      : [],
  );
}

/** Whether `dist` is up to date with the sources. */
export function isBuilt() {
  if (!allExist([SERVER_MAIN, SERVER_CLI, at(STAMP)])) return false;
  try {
    const { sources, made } = JSON.parse(readFileSync(at(STAMP), 'utf8'));
    return allExist(made.map((/** @type {string} */ path) => at(path))) && sources === sourceStamp(ROOT);
  } catch {
    return false;
  }
}

/**
 * Environment for Nx and its tasks: no daemon, no terminal UI, and without the user's NODE_ENV, which would change
 * bundles.
 *
 * @returns {NodeJS.ProcessEnv}
 */
export function nxEnvironment() {
  const env = plainEnvironment();
  return { ...env, NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true', NO_COLOR: '1', CI: env.CI ?? 'true' };
}

/**
 * Runs Nx quietly.
 *
 * @param {readonly string[]} args
 */
export function nx(args) {
  return runQuietly(process.execPath, [programOf('nx'), ...args], { env: nxEnvironment() });
}

/**
 * Builds what changed since the last time; Nx takes the rest from its cache.
 *
 * @throws {StepError} with the output of what failed
 */
export async function buildAll() {
  const sources = sourceStamp(ROOT);
  const { code, output } = await nx(['run-many', '-t', 'build']);
  if (code !== 0)
    throw new StepError(
      ['The build failed:', '', tail(output, 80), '', 'Fix the errors above, then run the command again.'].join('\n'),
    );
  if (!allExist([SERVER_MAIN, SERVER_CLI]))
    throw new StepError('The build produced no server (dist/apps/server). Run `npx nx build server` to see why.');
  mkdirSync(at('dist'), { recursive: true });
  await writeBillOfMaterials(at('dist'));
  writeFileSync(at(STAMP), JSON.stringify({ sources, made: outputs() }));
}
