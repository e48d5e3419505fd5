import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInServer } from '../run-in-server.mjs';

/** Allowed slowdown of reads by row-level security. */
const LIMIT = 1.05;

/** @type {import('../figures.mjs').Row} */
export default {
  title: 'members’ reads through the API with row-level security, against the same reads without it',
  run: async (tell) => {
    const folder = mkdtempSync(join(tmpdir(), 'vinlore-walls-'));
    try {
      const figures = await runInServer('walls', { DATA_DIR: folder });
      for (const [name, value] of Object.entries(figures))
        tell({
          name: `wall-${name.replaceAll(', ', '-')}`,
          value,
          unit: name === 'ratio' ? '×' : 'ms',
          ...(name === 'ratio' && { ratio: value / LIMIT, versus: `limit of ${LIMIT}` }),
        });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
