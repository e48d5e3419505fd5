import { at } from '@vinlore/setup';
import { runnerImport } from 'vite';
import { median } from '../figures.mjs';
import { reactPdfSticker } from '../peers/react-pdf-sticker.mjs';

/** Limit for a warm PDF in milliseconds, and the required speedup over the peer. */
const LIMIT = 20;
const TIMES = 2.5;
/** Documents of each kind per round, not counting the first ones, which pay for the previous round's garbage. */
const WARM_UP = 6;
const MEASURED = 18;
/** Rounds of all kinds, since a machine's speed drifts. */
const ROUNDS = 4;

/**
 * CPU time of this process and its threads, which is hardly affected by other load on the machine.
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
  title: 'rendering a sticker PDF, against @react-pdf/renderer with the same data',
  run: async (tell) => {
    /** @type {{ module: typeof import('../../../../libs/sticker/server/bench/sticker-pdf.ts') }} */
    const { module } = await runnerImport(at('libs/sticker/server/bench/sticker-pdf.ts'), { logLevel: 'error' });
    const engine = module.openEngine(1);
    const kinds = {
      /** @param {number} count */
      own: (count) => engine.typeset(module.sticker(count)),
      /** @param {number} count */
      labeled: (count) => engine.typeset(module.labeled(count)),
      /** @param {number} count */
      peer: (count) => reactPdfSticker(module.sticker(count)),
    };
    /** @type {Record<keyof typeof kinds, number[]>} */
    const times = { own: [], labeled: [], peer: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const kind of /** @type {const} */ (['own', 'labeled', 'peer'])) {
        for (let count = 0; count < WARM_UP + MEASURED; count += 1) {
          const time = await processorMs(() => kinds[kind](count));
          if (count >= WARM_UP) times[kind].push(time);
        }
      }
    }
    const [own, labeled, peer] = [median(times.own), median(times.labeled), median(times.peer)];
    await engine.close();
    const unit = 'ms of processor p50';
    tell({ name: 'sticker-engine', value: own, unit, ratio: own / LIMIT, versus: `limit of ${LIMIT} ms` });
    tell({
      name: 'sticker-engine-labeled',
      value: labeled,
      unit,
      ratio: labeled / LIMIT,
      versus: `limit of ${LIMIT} ms`,
    });
    tell({ name: 'sticker-engine-peer', value: peer, unit, ratio: peer / own / TIMES, versus: `${TIMES} times ours` });
  },
};
