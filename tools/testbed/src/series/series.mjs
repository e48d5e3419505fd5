import { appendFileSync, cpSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { down, isRunning, up } from '../bed/outside.mjs';
import { FOLDER, RUN } from '../places.mjs';
import { runScenario } from '../scenarios/run.mjs';
import { addResult, commitOf, nextScenario, readResults } from './results.mjs';

/**
 * @typedef {import('../scenarios/read.mjs').Scenario} Scenario
 * @typedef {import('./results.mjs').Result} Result
 *
 * @typedef {object} Place
 * @property {string} product folder of the built product
 * @property {'transaction' | 'session'} pool
 * @property {string} file that results are added to
 */

/** @param {Result} result whether it is what a run has to be */
export const isGood = ({ failed, lost = [], doubled = [], unsettled = 0 }) =>
  failed === null && lost.length + doubled.length + unsettled === 0;

/**
 * Runs a scenario once on the bed that is up, and adds the result to the file. The journal of a run that isn't good is
 * kept, with the logs of the bed.
 *
 * @param {Scenario} scenario
 * @param {Place} place
 * @param {(text: string) => void} say
 * @returns {Promise<Result>}
 */
export async function measure(scenario, { product, pool, file }, say) {
  const at = new Date().toISOString();
  const began = performance.now();
  const [before = 0] = loadavg();
  const { journal, ...measured } = await runScenario(scenario).catch((/** @type {Error} */ error) => ({
    scenario: scenario.name,
    failed: error.message,
    journal: null,
  }));
  const [after = 0] = loadavg();
  const seconds = Math.round((performance.now() - began) / 1000);
  /** @type {Result} */
  const result = { ...measured, at, commit: commitOf(product), pool, seconds, load: [before, after] };
  addResult(file, result);
  say(JSON.stringify(result));
  if (!isGood(result) || process.env.JOURNALS !== undefined) {
    const kept = join(FOLDER, `kept-${scenario.name}-${at.replaceAll(':', '')}`);
    cpSync(join(RUN, 'logs'), kept, { recursive: true });
    appendFileSync(join(kept, 'journal.json'), JSON.stringify(journal));
    say(`Journal and logs of this run: ${kept}`);
  }
  return result;
}

/**
 * Runs the scenario with the fewest runs in the file, again and again. Brings the bed up itself, anew after a run that
 * could not be finished, and always takes it down at the end.
 *
 * @param {readonly Scenario[]} scenarios
 * @param {Place & { runs: number; minutes: number }} plan ends after so many runs, and begins none after so many minutes
 * @param {(text: string) => void} say
 * @returns {Promise<Result[]>} results of this series
 * @throws {Error} if a signal ends it, with the bed taken down
 */
export async function series(scenarios, { runs, minutes, ...place }, say) {
  const end = performance.now() + minutes * 60_000;
  /** @type {Result[]} */
  const results = [];
  /** @type {Promise<never>} */
  const interrupted = new Promise((_, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
      process.on(signal, () => reject(new Error(`${signal}: the run under way is not counted.`)));
  });
  const go = async () => {
    while (results.length < runs && performance.now() < end) {
      const scenario = nextScenario(scenarios, readResults(place.file));
      if (!scenario) return;
      if (!isRunning()) await up(place, say);
      const result = await measure(scenario, place, say);
      results.push(result);
      if (result.failed !== null) await down();
    }
  };
  try {
    await Promise.race([go(), interrupted]);
  } finally {
    await down();
  }
  return results;
}
