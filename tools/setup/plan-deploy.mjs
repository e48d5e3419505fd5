/**
 * Determines which brands the `deploy` workflow packs, and writes `brands=["brand-vinlore"]` to the file GITHUB_OUTPUT.
 *
 * NAMED: a JSON list of brand projects requested manually; empty: those changed since NX_BASE. With CHECK_RUNS, a file
 * with GitHub's response about this commit's `required` check, it rejects a commit that didn't pass.
 */
import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { nx } from './src/build.mjs';
import { plannedBrands, passedRequired } from './src/plan-deploy.mjs';
import { at } from './src/workspace.mjs';

/**
 * Prints an error and exits.
 *
 * @param {string} message
 * @returns {never}
 */
function stop(message) {
  console.error(message);
  process.exit(1);
}

const { NAMED = '', CHECK_RUNS, GITHUB_OUTPUT } = process.env;
const brands = readdirSync(at('apps/brands'))
  .filter((name) => existsSync(at('apps/brands', name, 'brand.json')))
  .map((name) => `brand-${name}`);

if (CHECK_RUNS !== undefined && !passedRequired(JSON.parse(readFileSync(CHECK_RUNS, 'utf8'))))
  stop('The check "required" has not passed for this commit. Nothing is deployed.');

/** @returns {Promise<string>} */
async function changed() {
  const { code, stdout, output } = await nx([
    'show',
    'projects',
    '--affected',
    '--projects=brand-*',
    '--with-target=deploy',
    '--json',
  ]);
  return code === 0 ? stdout : stop(output);
}

try {
  const planned = JSON.stringify(plannedBrands(NAMED.trim() === '' ? await changed() : NAMED, brands));
  if (GITHUB_OUTPUT) appendFileSync(GITHUB_OUTPUT, `brands=${planned}\n`);
  console.log(planned);
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}
