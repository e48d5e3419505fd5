import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at, plainEnvironment, SAMPLE_PASSWORD, startServer, StepError } from '@vinlore/setup';
import { median } from '../figures.mjs';

/** Limits: seconds for EPA's file, and milliseconds for a look-up in it. */
const IMPORT_LIMIT = 20;
const LOOK_UP_LIMIT = 3;
const EPA_FILE = join(process.env.VINLORE_DATA ?? '/work/shared/data', 'fuel-economy', 'vehicles.csv.zip');

/** Makes with many vehicles in EPA's list, which take longest. */
const VEHICLES = [
  { year: '2003', make: 'HONDA', model: 'ACCORD', vin: '1HGCM82633A004352' },
  { year: '2014', make: 'FORD', model: 'F-150' },
  { year: '2014', make: 'CHEVROLET', model: 'SILVERADO' },
  { year: '2012', make: 'TOYOTA', model: 'CAMRY' },
  { year: '2018', make: 'BMW', model: '330i' },
];

const WARM_UP = 100;
const MEASURED = 300;

/**
 * A process's CPU time in milliseconds, if available (Linux, in hundredths of a second): on a busy machine it is more
 * meaningful than elapsed time.
 *
 * @param {number} pid
 */
function processorMs(pid) {
  const stat = `/proc/${pid}/stat`;
  if (!existsSync(stat)) return null;
  const fields = readFileSync(stat, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** @type {import('../figures.mjs').Row} */
export default {
  title: 'EPA’s list: import, and a look-up through the API',
  run: async (tell) => {
    if (!existsSync(EPA_FILE)) throw new StepError(`${EPA_FILE} does not exist; set VINLORE_DATA to its folder.`);
    const folder = mkdtempSync(join(tmpdir(), 'vinlore-catalogue-'));
    const settings = { DATA_DIR: join(folder, 'data'), API_REQUESTS_PER_MINUTE: '0' };
    const server = await startServer(settings);
    try {
      const file = join(folder, 'vehicles.csv.zip');
      copyFileSync(EPA_FILE, file);
      const began = performance.now();
      execFileSync(process.execPath, [at('dist/apps/server/cli.js'), 'import', 'fuel-economy', file], {
        env: { ...plainEnvironment(), DATA_DIR: settings.DATA_DIR, LOG_LEVEL: 'warn' },
        stdio: ['ignore', 'ignore', 'ignore'],
      });
      const seconds = (performance.now() - began) / 1000;
      tell({
        name: 'fuel-economy-import',
        value: seconds,
        unit: 's',
        ratio: seconds / IMPORT_LIMIT,
        versus: `limit of ${IMPORT_LIMIT} s`,
      });
      const { origin } = server;
      const login = await fetch(`${origin}/api-cwa/login`, {
        method: 'POST',
        body: new URLSearchParams({ email: 'member@example.com', pass: SAMPLE_PASSWORD }),
      });
      const { data } = await login.json();
      const times = [];
      let before = null;
      for (let count = 0; count < WARM_UP + MEASURED; count += 1) {
        if (count === WARM_UP) before = processorMs(server.pid);
        const body = new FormData();
        for (const [name, value] of Object.entries(VEHICLES[count % VEHICLES.length] ?? {})) body.set(name, value);
        const started = performance.now();
        const answer = await fetch(`${origin}/api-cwa/autoloading-stickerdata`, {
          method: 'POST',
          body,
          headers: { bearer: data.token },
        });
        const { data: found } = await answer.json();
        if (!found?.sources?.length)
          throw new StepError(`EPA has no ${JSON.stringify(VEHICLES[count % VEHICLES.length])}.`);
        if (count >= WARM_UP) times.push(performance.now() - started);
      }
      const after = processorMs(server.pid);
      if (before !== null && after !== null)
        tell({ name: 'catalogue-look-up-processor', value: (after - before) / MEASURED, unit: 'ms of the server' });
      const value = median(times);
      tell({
        name: 'catalogue-look-up',
        value,
        unit: 'ms p50',
        ratio: value / LOOK_UP_LIMIT,
        versus: `limit of ${LOOK_UP_LIMIT} ms`,
      });
    } finally {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
