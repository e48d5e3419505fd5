import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at } from '@vinlore/setup';
import { runnerImport } from 'vite';
import { median } from '../figures.mjs';

/** Required events per second of an import, and milliseconds for a vehicle's events out of a report's 15. */
const RATE = 30_000;
const READ_LIMIT = 2;

const IMPORTED = 200_000;
const LOADED = 1_000_000;
const WARM_UP = 200;
const MEASURED = 1_000;

/** @type {import('../figures.mjs').Row} */
export default {
  title: 'history events: import, and reading a vehicle’s out of a million',
  run: async (tell) => {
    /** @type {{ module: typeof import('../../../../libs/report/server/bench/history-events.ts') }} */
    const { module } = await runnerImport(at('libs/report/server/bench/history-events.ts'), { logLevel: 'error' });
    const folder = mkdtempSync(join(tmpdir(), 'vinlore-history-'));
    const history = await module.openHistory(folder);
    try {
      const rate = await history.importEvents(IMPORTED);
      tell({ name: 'history-import', value: rate, unit: 'events/s', ratio: RATE / rate, versus: `${RATE} events/s` });
      const rest = LOADED - IMPORTED;
      tell({ name: 'history-import-into-many', value: await history.importEvents(rest), unit: 'events/s' });
      const times = [];
      for (let count = 0; count < WARM_UP + MEASURED; count += 1) {
        const { ms, count: events } = await history.readEvents((count * 7919) % (rest / 8));
        if (events < 8) throw new Error(`A vehicle has ${events} events, expected at least 8.`);
        if (count >= WARM_UP) times.push(ms);
      }
      const read = median(times);
      tell({
        name: 'history-read',
        value: read,
        unit: 'ms p50',
        ratio: read / READ_LIMIT,
        versus: `limit of ${READ_LIMIT} ms`,
      });
    } finally {
      await history.close();
      rmSync(folder, { recursive: true });
    }
  },
};
