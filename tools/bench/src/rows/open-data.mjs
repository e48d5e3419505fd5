import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LINES, openMirror } from '../open-data/mirror.mjs';
import { runInServer } from '../run-in-server.mjs';

/** Limits: lines per second, additional megabytes during a sync, and milliseconds of a look-up. */
const RATE = 60_000;
const MEMORY_LIMIT = 300;
const LOOK_UP_LIMIT = 8;

/** Share of the files' current number of lines. */
const SHARE = 0.1;

/** @type {import('../figures.mjs').Row} */
export default {
  title: 'open data: syncing large files from a mirror, and a VIN’s look-up (SHARE=1 is full size)',
  run: async (tell) => {
    const share = Number(process.env.SHARE ?? SHARE);
    const folder = mkdtempSync(join(tmpdir(), 'vinlore-open-data-'));
    const mirror = await openMirror(join(folder, 'mirror'), share);
    try {
      const figures = await runInServer('open-data', { DATA_DIR: join(folder, 'data'), OPEN_DATA_MIRROR: mirror.base });
      for (const [source, lines] of Object.entries(LINES)) {
        const rate = (lines * share) / (figures[`${source}, s`] ?? Number.NaN);
        const memory = figures[`${source}, MB`] ?? Number.NaN;
        tell({
          name: `open-data-${source}`,
          value: rate,
          unit: 'lines/s',
          ratio: RATE / rate,
          versus: `${RATE} lines/s`,
        });
        tell({
          name: `open-data-${source}-memory`,
          value: memory,
          unit: 'MB',
          ratio: memory / MEMORY_LIMIT,
          versus: `limit of ${MEMORY_LIMIT} MB`,
        });
      }
      const lookUp = figures['look-up, p50'] ?? Number.NaN;
      tell({
        name: 'open-data-look-up',
        value: lookUp,
        unit: 'ms p50',
        ratio: lookUp / LOOK_UP_LIMIT,
        versus: `limit of ${LOOK_UP_LIMIT} ms`,
      });
    } finally {
      await mirror.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
