import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * What a run showed. Figures are missing if it ended before the auditor had read.
 *
 * @typedef {object} Measured
 * @property {string} scenario
 * @property {string | null} failed why it could not be finished
 * @property {string[]} [lost]
 * @property {string[]} [doubled]
 * @property {number} [operations]
 * @property {number} [unsettled]
 * @property {number} [failedCalls]
 * @property {number} [wrongFailures] failed calls other than a 503 with Retry-After
 * @property {number} [slowFailures] failed calls that took too long
 * @property {number} [longestFailureMs]
 * @property {number} [longestPauseMs]
 * @property {number} [reads]
 * @property {number} [failedReads]
 * @property {number} [requests] sent besides the load
 * @property {number} [reset] of these
 *
 * @typedef {object} Circumstances
 * @property {string} at when the run began, in ISO 8601
 * @property {string} commit of the product that ran
 * @property {string} pool
 * @property {number} seconds that the run took
 * @property {string} [void] why the run doesn't count, added by hand: the bed itself was wrong
 * @property {readonly [number, number]} load average of the machine before and after
 *
 * @typedef {Measured & Circumstances} Result
 */

/**
 * Reads all results of a file: a line of JSON each.
 *
 * @param {string} file
 * @returns {Result[]} none if there is no such file
 */
export function readResults(file) {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8').split('\n').flatMap(resultOf);
}

/** A session that was cut off may leave half a line. @param {string} line */
function resultOf(line) {
  try {
    return [/** @type {Result} */ (JSON.parse(line))];
  } catch {
    return [];
  }
}

/**
 * Adds a result to a file, at once: nothing that was measured is lost if the series ends early.
 *
 * @param {string} file
 * @param {Result} result
 */
export function addResult(file, result) {
  mkdirSync(dirname(file), { recursive: true });
  // Begins on a line of its own, whatever was cut off before.
  const isTorn = existsSync(file) && !/(?:^|\n)$/.test(readFileSync(file, 'utf8'));
  appendFileSync(file, `${isTorn ? '\n' : ''}${JSON.stringify(result)}\n`);
}

/**
 * The commit of a folder, with a plus sign if files differ from it.
 *
 * @param {string} folder
 * @returns {string}
 */
export function commitOf(folder) {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8' }).trim();
  const isChanged = git('status', '--porcelain', '--untracked-files=no', '--', 'apps', 'libs') !== '';
  return `${git('rev-parse', '--short=9', 'HEAD')}${isChanged ? '+' : ''}`;
}

/**
 * The scenario with the fewest runs so far, so that runs stay even over several sessions.
 *
 * @template {{ name: string }} Scenario
 * @param {readonly Scenario[]} scenarios
 * @param {readonly Pick<Result, 'scenario'>[]} results
 * @returns {Scenario | undefined} the first of several; undefined without scenarios
 */
export function nextScenario(scenarios, results) {
  const runsOf = (/** @type {Scenario} */ { name }) => results.filter(({ scenario }) => scenario === name).length;
  const [first] = scenarios.toSorted((a, b) => runsOf(a) - runsOf(b));
  return first;
}
