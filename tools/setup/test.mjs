/**
 * `npm test`: everything that is checked, on a machine that may be fresh. One line a stage; the last line is
 * `N passed, N failed`. `npm test -- lint types` runs the named stages only. `npm run test:matrix` is the one stage that
 * only runs when it is named: every page and screen in each brand, language, width and scheme.
 */
import './src/node-version.mjs';
import { buildAll, isBuilt } from './src/build.mjs';
import { checkFormat, checkLint, checkTypes, checkUnused } from './src/checks.mjs';
import { ensureHeadlessChromium } from './src/chromium.mjs';
import { installPackages, isInstalled } from './src/install.mjs';
import { journeys } from './src/journeys.mjs';
import { step, StepError } from './src/steps.mjs';
import { unitTests } from './src/unit-tests.mjs';
import { ROOT } from './src/workspace.mjs';

const total = { passed: 0, failed: 0 };

/** @param {import('./src/checks.mjs').Tally} tally */
function inWords({ passed, failed, skipped }) {
  return ` · ${passed} passed${failed ? `, ${failed} failed` : ''}${skipped ? `, ${skipped} skipped` : ''}`;
}

/**
 * Runs a stage and counts it; a stage that cannot run counts as one failure and the others go on.
 *
 * @param {string} title
 * @param {() => Promise<import('./src/checks.mjs').Tally>} work
 */
async function stage(title, work) {
  /** @type {import('./src/checks.mjs').Tally} */
  let tally;
  try {
    tally = await step(title, work, process.stdout, inWords);
  } catch (error) {
    const words = error instanceof StepError ? error.message : error instanceof Error ? error.stack : error;
    tally = { passed: 0, failed: 1, details: String(words) };
  }
  total.passed += tally.passed;
  total.failed += tally.failed;
  if (tally.details) console.log(`\n${tally.details.trimEnd().replace(/^/gm, '    ')}\n`);
  return tally.failed === 0;
}

/** @returns {never} */
function finish() {
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed === 0 ? 0 : 1);
}

/** @param {Promise<unknown>} work */
const done = (work) => work.then(() => ({ passed: 1, failed: 0 }));

const STAGES = ['format', 'lint', 'types', 'unit', 'journeys'];
const ONLY_NAMED = ['matrix'];
const named = process.argv.slice(2);
const unknown = named.find((name) => ![...STAGES, ...ONLY_NAMED].includes(name));
if (unknown) {
  console.error(`There is no stage "${unknown}". Stages: ${[...STAGES, ...ONLY_NAMED].join(', ')}.`);
  process.exit(1);
}
const wanted = (/** @type {string} */ name) => (named.length === 0 ? STAGES : named).includes(name);

if (!isInstalled(ROOT) && !(await stage('Installing packages', () => done(installPackages())))) finish();
const inBrowser = wanted('journeys') || wanted('matrix');

/**
 * Starts work that the next stages run beside: tests wait for servers half of the time. Its own stage, later, says what
 * was left of it.
 *
 * @template T
 * @param {boolean} isWanted
 * @param {() => Promise<T>} work
 */
function begin(isWanted, work) {
  const begun = isWanted ? work() : undefined;
  begun?.catch(() => {}); // its stage names it
  return begun;
}

const linting = begin(wanted('lint'), checkLint);
if (wanted('format')) await stage('Formatting', checkFormat);
if (wanted('types')) await stage('Types', checkTypes);
if (wanted('lint')) await stage('Unused files, exports and packages', checkUnused);
const built = !(wanted('unit') || inBrowser) || isBuilt() || (await stage('Building', () => done(buildAll())));
let chromium = '';
const browsing =
  inBrowser &&
  built &&
  (await stage('Chromium', () => done(ensureHeadlessChromium().then((path) => (chromium = path)))));
const journeying = begin(browsing && wanted('journeys'), () => journeys(chromium));
if (wanted('unit')) await stage('Unit, component and API tests', unitTests);
if (linting) await stage('Lint and module walls', () => linting);
if (journeying) await stage('Journeys', () => journeying);
if (browsing && wanted('matrix')) await stage('Every screen in every view', () => journeys(chromium, { MATRIX: 'on' }));
finish();
