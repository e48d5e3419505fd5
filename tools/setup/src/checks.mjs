import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { nxEnvironment } from './build.mjs';
import { oxlint } from './oxlint.mjs';
import { runQuietly, tail } from './processes.mjs';
import { at, ROOT, programOf } from './workspace.mjs';

/**
 * @typedef {object} Tally
 * @property {number} passed
 * @property {number} failed
 * @property {number} [skipped]
 * @property {string} [details] what failed, in the tool's own words
 */

/**
 * The tally of a single check: passed, or its number of failures.
 *
 * @param {boolean} ok
 * @param {number} failures
 * @param {string} output
 * @returns {Tally}
 */
function oneCheck(ok, failures, output) {
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: Math.max(1, failures), details: tail(output, 60) };
}

/** @param {string} name of a cache in node_modules, where a fresh installation clears it */
function cacheAt(name) {
  mkdirSync(at('node_modules/.cache'), { recursive: true });
  return at('node_modules/.cache', name);
}

/** Checks that every file is formatted. @returns {Promise<Tally>} */
export async function checkFormat() {
  const { code, stdout, output } = await runQuietly(process.execPath, [programOf('oxfmt'), '--list-different', ROOT]);
  return oneCheck(code === 0, stdout.split('\n').filter(Boolean).length, output);
}

/** Module boundaries depend on every project's tags, which ESLint's cache ignores: changed tags get a new cache. */
function tagsStamp() {
  const hash = createHash('sha256');
  for (const group of ['apps', 'apps/brands', 'tools', ...readdirSync(at('libs')).map((slice) => `libs/${slice}`)])
    for (const entry of readdirSync(at(group)).sort())
      try {
        hash.update(entry).update(readFileSync(at(group, entry, 'package.json')));
      } catch {
        // No project.
      }
  return hash.digest('hex').slice(0, 12);
}

/** Lints everything, including module boundaries. @returns {Promise<Tally>} */
export async function checkLint() {
  const { code, stdout, output } = await runQuietly(
    process.execPath,
    [
      programOf('eslint'),
      '--cache',
      '--cache-strategy=content',
      `--cache-location=${cacheAt(`eslint-${tagsStamp()}`)}`,
      '--format=json',
      ROOT,
    ],
    { env: nxEnvironment() },
  );
  /** @type {{ filePath: string, messages: { severity: number, line: number, message: string, ruleId: string }[] }[]} */
  let files;
  try {
    files = JSON.parse(stdout.slice(stdout.indexOf('[{')));
  } catch {
    return oneCheck(false, 1, output);
  }
  const errors = files.flatMap(({ filePath, messages }) =>
    messages
      .filter(({ severity }) => severity === 2)
      .map(
        ({ line, message, ruleId }) => `${filePath.replace(ROOT, '')}:${line ?? 1} ${message} (${ruleId ?? 'parser'})`,
      ),
  );
  return oneCheck(code === 0, errors.length, errors.join('\n'));
}

/**
 * Checks that no file below a folder imports itself through others, types included: such files can only be understood
 * together.
 *
 * @param {string} [folder]
 * @returns {Promise<Tally>}
 */
export async function checkCircles(folder = ROOT) {
  const { ok, findings, output } = await oxlint('import-circles', folder);
  const circles = findings.map(({ file, line, note }) => `${file}:${line} imports itself\n${note}`);
  return oneCheck(ok, circles.length, circles.length ? circles.join('\n') : output);
}

/**
 * Type-checks everything below a folder, with each file's own `tsconfig.json`, and checks for floating or misused
 * promises and non-exhaustive `switch` statements. Those rules need the compiler's types, so a single pass does both.
 *
 * @param {string} [folder]
 * @returns {Promise<Tally>}
 */
export async function checkTypes(folder = ROOT) {
  const { ok, findings, output } = await oxlint('typed-rules', folder, ['--type-aware', '--type-check']);
  const faults = findings.map(({ file, line, message, rule }) => `${file}:${line} ${message} (${rule})`);
  return oneCheck(ok, faults.length, faults.length ? faults.join('\n') : output);
}

/**
 * Checks for unused files, exports, and packages, according to `knip.jsonc`.
 *
 * @returns {Promise<Tally>}
 */
export async function checkUnused() {
  const { code, stdout, output } = await runQuietly(process.execPath, [
    programOf('knip'),
    '--no-progress',
    '--no-config-hints',
    '--reporter=json',
  ]);
  /** @type {{ issues: ({ file: string } & Record<string, { name: string, line?: number }[]>)[] }} */
  let report;
  try {
    report = JSON.parse(stdout.slice(stdout.indexOf('{"')));
  } catch {
    return oneCheck(false, 1, output);
  }
  const unused = report.issues.flatMap(({ file, owners: _, ...kinds }) =>
    Object.entries(kinds).flatMap(([kind, found]) =>
      found.map(({ name, line }) => `${file}:${line ?? 1} ${kind === 'files' ? 'is used nowhere' : name} (${kind})`),
    ),
  );
  return oneCheck(code === 0, unused.length, unused.join('\n'));
}
