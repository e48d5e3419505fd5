import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at } from '@vinlore/setup';
import { runnerImport } from 'vite';
import { median } from '../figures.mjs';

/** Lines of NHTSA's file, seconds allowed for the import, and milliseconds for a look-up. */
const LINES = 300_000;
const IMPORT_LIMIT = 60;
const LOOK_UP_LIMIT = 3;

const WARM_UP = 200;
const MEASURED = 1_000;

/** @type {import('../figures.mjs').Row} */
export default {
  title: 'recalls: importing 300,000 lines, and a look-up',
  run: async (tell) => {
    /** @type {{ module: typeof import('../../../../libs/recall/server/bench/recalls.ts') }} */
    const { module } = await runnerImport(at('libs/recall/server/bench/recalls.ts'), { logLevel: 'error' });
    const folder = mkdtempSync(join(tmpdir(), 'vinlore-recalls-'));
    const recalls = await module.openRecalls(folder);
    /** @param {string} name @param {number} seconds */
    const tellImport = (name, seconds) =>
      tell({
        name,
        value: seconds,
        unit: 's',
        ratio: seconds / IMPORT_LIMIT,
        versus: `limit of ${IMPORT_LIMIT} s`,
      });
    try {
      await recalls.writeFlatFile(LINES);
      tellImport('recall-import', await recalls.importFile(LINES));
      tellImport('recall-import-again', await recalls.importFile(LINES));
      const times = [];
      for (let count = 0; count < WARM_UP + MEASURED; count += 1) {
        const { ms, count: found } = await recalls.lookUp(count * 31);
        if (found === 0) throw new Error('A vehicle in the file has no recall.');
        if (count >= WARM_UP) times.push(ms);
      }
      const lookUp = median(times);
      tell({
        name: 'recall-look-up',
        value: lookUp,
        unit: 'ms p50',
        ratio: lookUp / LOOK_UP_LIMIT,
        versus: `limit of ${LOOK_UP_LIMIT} ms`,
      });
    } finally {
      await recalls.close();
      rmSync(folder, { recursive: true });
    }
  },
};
