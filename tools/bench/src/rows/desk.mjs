import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInServer } from '../run-in-server.mjs';

/** Limit for a list with a million rows, in milliseconds. */
const LIMIT = 50;

/** @type {import('../figures.mjs').Row} */
export default {
  title: 'staff desk lists with 1,000,000 rows each, through the API (LISTS=word,… selects some)',
  run: async (tell) => {
    const folder = mkdtempSync(join(tmpdir(), 'vinlore-desk-'));
    try {
      const figures = await runInServer('desk', { DATA_DIR: folder });
      for (const [name, value] of Object.entries(figures))
        tell({
          name: `desk-${name.replaceAll(' ', '-')}`,
          value,
          unit: 'ms',
          ...(name.endsWith('p95') ? {} : { ratio: value / LIMIT, versus: `limit of ${LIMIT} ms` }),
        });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
