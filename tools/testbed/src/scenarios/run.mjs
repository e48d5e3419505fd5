import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { judge } from '../audit/judge.mjs';
import { readFacts } from '../audit/read-facts.mjs';
import { ask } from '../bed/outside.mjs';
import { fetchSoon, until } from '../bed/until.mjs';
import { figuresOf } from '../load/journal.mjs';
import { Load } from '../load/load.mjs';
import { FRONT_URL } from '../places.mjs';
import { readScenarios, stepFor } from './read.mjs';
import { STEPS } from './steps.mjs';

/** The load runs so long before the fault and after it. */
const BEFORE_MS = 3_000;
const AFTER_MS = 3_000;

/** All scenarios of scenarios.feature. */
export const SCENARIOS = readScenarios(readFileSync(new URL('scenarios.feature', import.meta.url), 'utf8'));

/** The bed is as it was built: cluster whole, product ready. */
async function bedIsWhole() {
  await until('the cluster is whole', () => ask('isWhole'), 120_000, 500);
  await until('the front answers', async () => (await fetchSoon(`${FRONT_URL}/readyz`)).ok, 60_000);
}

/**
 * Runs a scenario once.
 *
 * @param {import('./read.mjs').Scenario} scenario
 * @returns what was lost or doubled, and the figures of the run; `failed` says why it could not be finished
 */
export async function runScenario({ name, steps }) {
  const work = steps.map((line) => stepFor(STEPS, line));
  await bedIsWhole();
  const load = new Load();
  /** @type {import('./steps.mjs').Context} */
  const context = { ask, load, faultAt: null, node: '', counted: { requests: 0, reset: 0 } };
  await load.start();
  /** @type {string | null} */
  let failed = null;
  await pause(BEFORE_MS);
  try {
    for (const step of work) await step(context);
  } catch (error) {
    failed = error instanceof Error ? error.message : String(error);
  }
  await pause(AFTER_MS);
  await load.stop();
  await bedIsWhole();
  const { operations } = load.journal;
  const facts = await until('the auditor reads', () => readFacts(operations), 30_000);
  const verdict = judge(operations, facts);
  const figures = figuresOf(load.journal, context.faultAt);
  return { scenario: name, failed, ...verdict, ...figures, ...context.counted, journal: load.journal };
}
