import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plainEnvironment, runQuietly, tail } from './processes.mjs';
import { programOf, ROOT } from './workspace.mjs';

/**
 * @typedef {{ fullName: string, status: string, failureMessages: string[] }} Assertion
 * @typedef {{ name: string, status: string, message: string, assertionResults: Assertion[] }} TestFile
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, testResults: TestFile[] }} Report
 */

/** @param {string} file */
const inProject = (file) => file.replace(ROOT, '').replace(/^\//, '');

/**
 * Files whose process died under them: Vitest reports them as passed, with tests that never ended.
 *
 * @param {Report} report
 */
const unfinishedFiles = ({ testResults }) =>
  testResults
    .filter(({ assertionResults }) => assertionResults.some(({ status }) => status === 'pending'))
    .map(({ name }) => name);

/**
 * Reads Vitest's JSON report. A file that couldn't be loaded or didn't end counts as one failure.
 *
 * @param {Report} report
 * @returns {import('./checks.mjs').Tally}
 */
export function readReport(report) {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  );
  const unfinished = unfinishedFiles(report);
  const details = [
    ...broken.map(({ name, message }) => `${inProject(name)}\n  ${message}`),
    ...unfinished.map((name) => `${inProject(name)}\n  Its process died before its tests ended.`),
    ...report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(
          ({ fullName, failureMessages }) =>
            `${inProject(name)} › ${fullName}\n  ${tail(failureMessages.join('\n').split('\n').slice(0, 12).join('\n  '))}`,
        ),
    ),
  ];
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length + unfinished.length,
    skipped: report.numPendingTests,
    details: details.join('\n\n'),
  };
}

/** @typedef {{ code: number, output: string, report?: Report }} Run */

/**
 * Runs Vitest across all projects, or on some files.
 *
 * @param {readonly string[]} [files]
 * @returns {Promise<Run>}
 */
async function runVitest(files = []) {
  const folder = mkdtempSync(join(tmpdir(), 'vinlore-unit-'));
  const file = join(folder, 'report.json');
  try {
    const { code, output } = await runQuietly(
      process.execPath,
      [
        programOf('vitest'),
        'run',
        '--config',
        'vitest.workspace.ts',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
        ...files,
      ],
      { env: { ...plainEnvironment(), NX_DAEMON: 'false' } },
    );
    return { code, output, report: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * A run's tally. An error outside of any test, for example an unhandled rejection, also counts as a failure.
 *
 * @param {Run} run
 * @returns {import('./checks.mjs').Tally}
 */
function tallyOf({ code, output, report }) {
  if (!report) return { passed: 0, failed: 1, details: tail(output, 60) };
  const tally = readReport(report);
  const deaths = output.split('Caused by: Error: Worker exited unexpectedly').length - 1;
  const errors = Number(/^ +Errors +(\d+) error/m.exec(output)?.[1] ?? 0);
  return code !== 0 && (tally.failed === 0 || errors > deaths)
    ? { ...tally, failed: tally.failed + 1, details: `${tally.details}\n\n${tail(output, 60)}` }
    : tally;
}

/** What a dying process says last: V8 is out of memory, or native code failed an assertion or panicked. */
const LAST_WORDS = /FATAL ERROR|Assertion .* failed|panicked at|terminate called|Segmentation fault|double free/;

/**
 * Runs unit, component, and API tests in one Vitest across all projects. Files whose process died run again, alone: a
 * process that runs hundreds of files can die of what none of them tests, while a file that kills its process does so
 * again.
 *
 * @param {(files?: readonly string[]) => Promise<Run>} [run]
 * @returns {Promise<import('./checks.mjs').Tally>}
 */
export async function unitTests(run = runVitest) {
  const whole = await run();
  const first = tallyOf(whole);
  const files = whole.report ? unfinishedFiles(whole.report) : [];
  if (files.length === 0) return first;
  const second = tallyOf(await run(files));
  const lastWords = whole.output.split('\n').filter((line) => LAST_WORDS.test(line));
  if (second.failed > 0) return { ...first, details: [first.details, ...lastWords, second.details].join('\n\n') };
  const names = files.map((file) => `${inProject(file)} (its process died; passed when run again)`);
  return {
    passed: first.passed + second.passed,
    failed: first.failed - files.length,
    skipped: (first.skipped ?? 0) + (second.skipped ?? 0),
    details: [first.details, ...names, ...lastWords].join('\n\n'),
  };
}
