import { at } from '@vinlore/setup';
import { runnerImport } from 'vite';
import { median } from '../figures.mjs';
import { reactPdfSticker } from '../peers/react-pdf-sticker.mjs';

/** Milliseconds that a warm PDF may take, and how many times as fast as the peer it has to be. */
const LIMIT = 40;
const TIMES = 3;
const WARM_UP = 12;
const MEASURED = 48;

/**
 * Processor time of this process and its threads, which what else runs on the machine changes little.
 *
 * @param {() => Promise<unknown>} work
 */
async function processorMs(work) {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** @type {import('../figures.mjs').Row} */
export default {
  title: 'a sticker from its data to its PDF, beside @react-pdf/renderer on the same data',
  run: async (tell) => {
    /** @type {{ module: typeof import('../../../../libs/sticker/server/bench/sticker-pdf.ts') }} */
    const { module } = await runnerImport(at('libs/sticker/server/bench/sticker-pdf.ts'), { logLevel: 'error' });
    const engine = module.openEngine(1);
    /**
     * One after the other, not in turns: the garbage of one would be cleared away in the time of the next.
     *
     * @param {(count: number) => Promise<unknown>} work
     */
    const warm = async (work) => {
      const times = [];
      for (let count = 0; count < WARM_UP + MEASURED; count += 1) {
        const time = await processorMs(() => work(count));
        if (count >= WARM_UP) times.push(time);
      }
      return median(times);
    };
    const own = await warm((count) => engine.typeset(module.sticker(count)));
    const labeled = await warm((count) => engine.typeset(module.labeled(count)));
    const peer = await warm((count) => reactPdfSticker(module.sticker(count)));
    await engine.close();
    tell({
      name: 'sticker-engine',
      value: own,
      unit: 'ms of processor p50',
      ratio: own / LIMIT,
      versus: `limit of ${LIMIT} ms`,
    });
    tell({ name: 'sticker-engine-labeled', value: labeled, unit: 'ms of processor p50' });
    tell({
      name: 'sticker-engine-peer',
      value: peer,
      unit: 'ms of processor p50',
      ratio: peer / own / TIMES,
      versus: `${TIMES} times ours`,
    });
  },
};
