/**
 * `npm test`: runs all checks, even on a fresh machine. One line per stage; the last line is `N passed, N failed`. `npm
 * test -- lint types` runs only these stages. `npm run test:matrix` is a stage that only runs when named: every page
 * and screen in each brand, language, width, and scheme. `--part=1/4` runs a quarter of its tests.
 */
import './src/node-version.mjs';
import { buildAll, isBuilt } from './src/build.mjs';
import { checkCircles, checkFormat, checkLint, checkTypes, checkUnused } from './src/checks.mjs';
import { ensureHeadlessChromium } from './src/chromium.mjs';
import { installPackages, isInstalled } from './src/install.mjs';
import { journeys } from './src/journeys.mjs';
import { step, StepError } from './src/steps.mjs';
import { noteTested } from './src/tested.mjs';
import { unitTests } from './src/unit-tests.mjs';
import { ROOT } from './src/workspace.mjs';

const total = { passed: 0, failed: 0 };

/** @param {import('./src/checks.mjs').Tally} tally */
function inWords({ passed, failed, skipped }) {
  return ` · ${passed} passed${failed ? `, ${failed} failed` : ''}${skipped ? `, ${skipped} skipped` : ''}`;
}

/**
 * Runs a stage and counts its result; a stage that can't run counts as one failure, and the others continue.
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
  // `npm run release` requires it.
  if (named.length === 0 && total.failed === 0) noteTested(ROOT);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed === 0 ? 0 : 1);
}

/** @param {Promise<unknown>} work */
const done = (work) => work.then(() => ({ passed: 1, failed: 0 }));

const STAGES = ['format', 'lint', 'types', 'unit', 'journeys'];
const ONLY_NAMED = ['matrix'];
const PART = /^--part=([1-9]\d*\/[1-9]\d*)$/;
const part = process.argv.map((argument) => PART.exec(argument)?.[1]).find(Boolean);
const named = process.argv.slice(2).filter((argument) => !PART.test(argument));
const unknown = named.find((name) => ![...STAGES, ...ONLY_NAMED].includes(name));
if (unknown) {
  console.error(`Unknown stage "${unknown}". Stages: ${[...STAGES, ...ONLY_NAMED].join(', ')}.`);
  process.exit(1);
}
const wanted = (/** @type {string} */ name) => (named.length === 0 ? STAGES : named).includes(name);

if (!isInstalled(ROOT) && !(await stage('Installing packages', () => done(installPackages())))) finish();
const inBrowser = wanted('journeys') || wanted('matrix');

// Debian's package downloads while the CPUs are busy: its line shows the remaining time.
const browser = inBrowser ? ensureHeadlessChromium() : undefined;
browser?.catch(() => {}); // reported by its stage
// Lint uses one core for about as long as the next stages: its line shows the remaining time.
const linting = wanted('lint') ? checkLint() : undefined;
linting?.catch(() => {}); // reported by its stage
if (wanted('format')) await stage('Formatting', checkFormat);
if (wanted('types')) await stage('Types, promises, and switches', checkTypes);
if (wanted('lint')) await stage('Unused files, exports, and packages', checkUnused);
if (wanted('lint')) await stage('Circular imports', checkCircles);
const built = !(wanted('unit') || inBrowser) || isBuilt() || (await stage('Building', () => done(buildAll())));
if (linting) await stage('Lint and module boundaries', () => linting);
// Not in parallel: browsers keep both cores busy, and tests that wait for a server would time out.
if (wanted('unit')) await stage('Unit, component, and API tests', unitTests);
if (browser && built) {
  let chromium = '';
  if (await stage('Chromium', () => done(browser.then((path) => (chromium = path))))) {
    if (wanted('journeys')) await stage('End-to-end tests', () => journeys(chromium));
    if (wanted('matrix')) await stage('Every screen in every view', () => journeys(chromium, { MATRIX: 'on' }, part));
  }
}
finish();
