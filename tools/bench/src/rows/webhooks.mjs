import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInServer } from '../run-in-server.mjs';

/** Endpoints, a hundredth of which hang. */
const ENDPOINTS = '10000';
/** How much slower the slowest hundredth of the others may become. */
const LIMIT = 1.5;

/** @type {import('../figures.mjs').Row} */
export default {
  title: 'delay of webhooks to 10,000 endpoints (--size), with and without 1 % that hang',
  run: async (tell, { size = ENDPOINTS }) => {
    const folder = mkdtempSync(join(tmpdir(), 'vinlore-webhooks-'));
    try {
      const figures = await runInServer('webhooks', { ENDPOINTS: size, DATA_DIR: folder });
      for (const [name, value] of Object.entries(figures))
        tell({
          name: `webhooks-${name}`,
          value,
          unit: name === 'ratio' ? '×' : 'ms',
          ...(name === 'ratio' && { ratio: value / LIMIT, versus: `limit of ${LIMIT}` }),
        });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
