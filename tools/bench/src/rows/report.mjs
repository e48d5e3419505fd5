import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at } from '@vinlore/setup';
import { runnerImport } from 'vite';
import { runInServer } from '../run-in-server.mjs';

/**
 * Limits: milliseconds for a report's data among a million events, reports per second on two cores, and milliseconds
 * that a source may delay a report.
 */
const LIMIT = 15;
const FLOOR = 100;
const LONGEST_WAIT = 3_000;

const LOADED = 1_000_000;

/** @type {import('../figures.mjs').Row} */
export default {
  title: 'reports with a million events, through the API: sequential, concurrent, and with a hanging source',
  run: async (tell) => {
    /** @type {{ module: typeof import('../../../../libs/report/server/bench/history-events.ts') }} */
    const { module } = await runnerImport(at('libs/report/server/bench/history-events.ts'), { logLevel: 'error' });
    const folder = mkdtempSync(join(tmpdir(), 'vinlore-report-'));
    try {
      const history = await module.openHistory(folder);
      try {
        await history.importEvents(LOADED);
      } finally {
        await history.close();
      }
      const { p50 = 0, rate = 0, hanging = 0, broken = 0 } = await runInServer('reports', { DATA_DIR: folder });
      tell({ name: 'report-data', value: p50, unit: 'ms p50', ratio: p50 / LIMIT, versus: `limit of ${LIMIT} ms` });
      tell({
        name: 'report-rate',
        value: rate,
        unit: 'reports a second',
        ratio: rate / FLOOR,
        versus: `floor of ${FLOOR} a second`,
      });
      const delay = hanging - p50;
      tell({
        name: 'report-hanging-source-delay',
        value: delay,
        unit: 'ms',
        ratio: delay / LONGEST_WAIT,
        versus: `limit of ${LONGEST_WAIT} ms`,
      });
      tell({ name: 'report-while-source-is-known-down', value: broken, unit: 'ms p50' });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
