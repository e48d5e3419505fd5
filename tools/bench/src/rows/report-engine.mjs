import { at } from '@vinlore/setup';
import { runnerImport } from 'vite';
import { median } from '../figures.mjs';

/** Limit for a warm PDF, in milliseconds. */
const LIMIT = 120;
const WARM_UP = 6;
const MEASURED = 24;

/** @type {import('../figures.mjs').Row} */
export default {
  title: 'rendering a report PDF: five pages, and two hundred records',
  run: async (tell) => {
    /** @type {{ module: typeof import('../../../../libs/report/server/bench/report-pdf.ts') }} */
    const { module } = await runnerImport(at('libs/report/server/bench/report-pdf.ts'), { logLevel: 'error' });
    const engine = module.openEngine();
    /** @param {(count: number) => Promise<unknown>} work */
    const warm = async (work) => {
      const times = [];
      for (let count = 0; count < WARM_UP + MEASURED; count += 1) {
        const started = performance.now();
        await work(count);
        if (count >= WARM_UP) times.push(performance.now() - started);
      }
      return median(times);
    };
    const figures = {
      'report-engine': await warm((count) => engine.typeset(module.full(count))),
      'report-engine-long': await warm((count) => engine.typeset(module.long(count))),
    };
    await engine.close();
    for (const [name, value] of Object.entries(figures))
      tell({ name, value, unit: 'ms p50', ratio: value / LIMIT, versus: `limit of ${LIMIT} ms` });
  },
};
