/**
 * `npm run soak [name …]`: the property tests with many more random inputs than `npm test` uses, and storms (tests that
 * are `sized`) at full size. Names are parts of paths, such as `vpic`; `SOAK_RUNS` is the number of inputs per property
 * (10,000). With `SOAK_MINUTES`, the VIN decoder's comparison test runs that long.
 * The whole product under load for two hours is `npm run testbed -- soak` (docs/how-to/soaking.md).
 */
import './src/node-version.mjs';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { plainEnvironment, runInForeground } from './src/processes.mjs';
import { makeReady } from './src/ready.mjs';
import { runMain, StepError } from './src/steps.mjs';
import { at, programOf, ROOT } from './src/workspace.mjs';

/** A soak may run overnight. */
const LONGEST_MS = 24 * 3_600_000;

/**
 * Test files below a folder that contain properties or storms.
 *
 * @param {string} folder
 * @returns {string[]}
 */
function propertyTests(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : propertyTests(path);
    const isOne = /\.test\.tsx?$/.test(entry.name) && /from 'fast-check'|\bsized\(/.test(readFileSync(path, 'utf8'));
    return isOne ? [relative(ROOT, path)] : [];
  });
}

await runMain(async () => {
  await makeReady();
  const names = process.argv.slice(2);
  const all = ['apps', 'libs', 'tools'].flatMap((folder) => propertyTests(at(folder)));
  const files = names.length > 0 ? all.filter((file) => names.some((name) => file.includes(name))) : all;
  if (files.length === 0) throw new StepError(`No property test matches. Available:\n${all.join('\n')}`);
  const args = [programOf('vitest'), 'run', '--config', 'vitest.workspace.ts', `--testTimeout=${LONGEST_MS}`, ...files];
  const env = { ...plainEnvironment(), SOAK_RUNS: process.env.SOAK_RUNS ?? '10000' };
  return runInForeground(process.execPath, args, { env });
});
