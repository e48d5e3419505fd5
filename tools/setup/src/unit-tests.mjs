import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plainEnvironment, runQuietly, tail } from './processes.mjs';
import { programOf, ROOT } from './workspace.mjs';

/**
 * @typedef {{ fullName: string, status: string, failureMessages: string[] }} Assertion
 * @typedef {{ name: string, status: string, message: string, assertionResults: Assertion[] }} TestFile
 */

/**
 * Reads Vitest's JSON report. A file that couldn't be loaded counts as one failure.
 *
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, testResults: TestFile[] }} report
 * @returns {import('./checks.mjs').Tally}
 */
export function readReport(report) {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  );
  const details = [
    ...broken.map(({ name, message }) => `${name.replace(ROOT, '')}\n  ${message}`),
    ...report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(
          ({ fullName, failureMessages }) =>
            `${name.replace(ROOT, '')} › ${fullName}\n  ${tail(failureMessages.join('\n').split('\n').slice(0, 12).join('\n  '))}`,
        ),
    ),
  ];
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests,
    details: details.join('\n\n'),
  };
}

/**
 * Runs unit, component, and API tests in one Vitest across all projects. @returns
 * {Promise<import('./checks.mjs').Tally>}
 */
export async function unitTests() {
  const folder = mkdtempSync(join(tmpdir(), 'vinlore-unit-'));
  const file = join(folder, 'report.json');
  const env = plainEnvironment();
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
      ],
      { env: { ...env, NX_DAEMON: 'false' } },
    );
    let report;
    try {
      report = JSON.parse(readFileSync(file, 'utf8'));
    } catch {
      return { passed: 0, failed: 1, details: tail(output, 60) };
    }
    const tally = readReport(report);
    // An error outside of any test (an unhandled rejection, a crashed worker) also fails the run.
    return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1, details: tail(output, 60) } : tally;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
