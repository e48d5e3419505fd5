import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInServer } from '../run-in-server.mjs';

/** Allowed CPU of calls with telemetry at its defaults, against the same calls without it. */
const LIMIT = 1.03;

/** @type {import('../figures.mjs').Row} */
export default {
  title: 'CPU of calls with OpenTelemetry on, against the same calls with it off',
  run: async (tell) => {
    const folder = mkdtempSync(join(tmpdir(), 'vinlore-telemetry-'));
    try {
      const figures = await runInServer('telemetry', { DATA_DIR: folder });
      for (const [name, value] of Object.entries(figures)) {
        const isLimited = name === 'ratio-on' || name === 'ratio-dead';
        tell({
          name: `telemetry-${name}`,
          value,
          unit: name.startsWith('ratio') ? '×' : 'ms',
          ...(isLimited && { ratio: value / LIMIT, versus: `limit of ${LIMIT}` }),
        });
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
