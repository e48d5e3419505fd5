import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillJourneyData } from './journey-data.mjs';
import { keepTemporaryFilesInMemory } from './memory-folder.mjs';
import { runQuietly, tail, withoutColors } from './processes.mjs';
import { SAMPLE_PASSWORD, startServer } from './server-process.mjs';
import { at, programOf } from './workspace.mjs';

/** The e2e tests of all apps. */
const CONFIGURATION = 'libs/shared/testing-web/playwright.config.ts';

/**
 * @typedef {{ title: string, suites?: Suite[], specs?: Spec[] }} Suite
 * @typedef {{ title: string, file: string, line: number, tests: { status: string, results: { error?: { message?: string } }[] }[] }} Spec
 * @typedef {{ suites: Suite[], errors: { message?: string }[], stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} Report
 */

/**
 * All specs in a suite.
 *
 * @param {Suite} suite
 * @returns {Spec[]}
 */
const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

/**
 * Reads Playwright's JSON report. A test that passed on retry is listed, because it is flaky.
 *
 * @param {Report} report
 * @returns {import('./checks.mjs').Tally}
 */
export function readReport({ suites, errors, stats }) {
  const details = [
    ...errors.map(({ message }) => message ?? 'Playwright failed.'),
    ...suites.flatMap(specsOf).flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ status, results }) => {
          const message = results.find(({ error }) => error)?.error?.message ?? '';
          const first = message.split('\n').slice(0, 15).join('\n  ');
          return `${spec.file}:${spec.line} › ${spec.title}${status === 'flaky' ? ' (passed when tried again)' : ''}\n  ${first}`;
        }),
    ),
  ];
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    details: withoutColors(details.join('\n\n')),
  };
}

/**
 * @param {string} folder for the server's data and the report
 * @param {string} chromium
 * @param {{ MATRIX?: 'on' }} mode
 * @param {string | undefined} part
 * @returns {Promise<import('./checks.mjs').Tally>}
 */
async function journeysIn(folder, chromium, mode, part) {
  const dataDir = join(folder, 'data');
  await fillJourneyData(dataDir);
  // Tests use their own IP addresses (`apps/members-e2e/src/test.ts`).
  const server = await startServer({ DATA_DIR: dataDir, TRUST_PROXY: '127.0.0.1,::1' });
  try {
    const file = join(folder, 'report.json');
    const env = {
      ...process.env,
      ...mode,
      BASE_URL: server.origin,
      ADMIN_URL: server.admin,
      SAMPLE_PASSWORD,
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    };
    const args = [programOf('@playwright/test'), 'test', '--config', at(CONFIGURATION), '--reporter=json'];
    if (part) args.push(`--shard=${part}`);
    const { code, output } = await runQuietly(process.execPath, args, { env });
    /** @type {import('./checks.mjs').Tally} */
    let tally;
    try {
      tally = readReport(JSON.parse(readFileSync(file, 'utf8')));
    } catch {
      tally = { passed: 0, failed: 1, details: tail(output) };
    }
    if (code !== 0 && tally.failed === 0) tally = { ...tally, failed: 1, details: tail(output) };
    if (tally.failed > 0) tally.details += `\n\nThe server said:\n${tail(server.output(), 20)}\n`;
    return tally;
  } finally {
    await server.stop();
  }
}

/**
 * Runs the e2e tests in a real browser against their own server. Their configuration reads `BASE_URL` (the default
 * brand; other brands are `http://<key>.localhost:<the same port>`), `SAMPLE_PASSWORD` and `CHROMIUM_PATH`.
 *
 * @param {string} chromium
 * @param {{ MATRIX?: 'on' }} [mode] with `MATRIX`, every page and screen is audited in every view, and nothing else
 * runs
 * @param {string} [part] such as `2/4`, to run only the second quarter of the tests
 * @returns {Promise<import('./checks.mjs').Tally>}
 */
export async function journeys(chromium, mode = {}, part) {
  keepTemporaryFilesInMemory();
  const folder = mkdtempSync(join(tmpdir(), 'vinlore-journeys-'));
  try {
    return await journeysIn(folder, chromium, mode, part);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}
