import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { countOf, eventsWithin, stepsTo } from './budget.mjs';

const HISTORY = fileURLToPath(new URL('../../../../libs/report/server/bench/grow-history.ts', import.meta.url));

/** What other sizes are compared with. */
const FIRST = 1_000_000;
/** Events of the file that is imported at each size. */
const IMPORTED = 200_000;
const READS = 2_000;
const SALES = 200;
const MB = 1e6;

/** @param {readonly number[]} values @param {number} share */
const at = (values, share) => [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;

/** @param {number} value */
const rounded = (value) => Number(value.toPrecision(3));

/** @typedef {Awaited<ReturnType<typeof import('../../../../libs/report/server/bench/grow-history.ts').openGrowing>>} Growing */

/**
 * Measures one size.
 *
 * @param {Growing} history
 * @param {number} events
 * @param {boolean} isBackedUp
 * @returns {Promise<Record<string, number>>} seconds, unless the name says otherwise
 */
async function measure(history, events, isBackedUp) {
  const { copied, built } = await history.fill(events);
  /** @type {Record<string, number>} */
  const figures = { 'copy s': copied };
  for (const [name, seconds] of Object.entries(built)) figures[`index ${name} s`] = seconds;
  figures['vacuum s'] = await history.vacuum();
  const { all, rows } = await history.bytes();
  Object.assign(figures, { 'rows MB': rows / MB, 'indexes MB': (all - rows) / MB, 'bytes per event': all / events });
  const [first, again] = [await history.readEvents(READS), await history.readEvents(READS)];
  // The second time, the pages of these vehicles are in memory.
  Object.assign(figures, { 'look-up p50 ms': at(first, 0.5), 'look-up p95 ms': at(first, 0.95) });
  Object.assign(figures, { 'look-up again p50 ms': at(again, 0.5), 'look-up again p95 ms': at(again, 0.95) });
  const sales = await history.readSales(SALES);
  const found = sales.filter((each) => each !== null);
  Object.assign(figures, { 'comparable sales p50 ms': at(found, 0.5), 'comparable sales p95 ms': at(found, 0.95) });
  figures['comparable sales refused'] = sales.length - found.length;
  figures['import events/s'] = await history.importEvents(IMPORTED);
  figures['import again events/s'] = await history.importEvents(IMPORTED);
  figures['remove the import s'] = await history.removeImported();
  figures['vacuum after it s'] = await history.vacuum();
  figures['count one source s'] = await history.countSource();
  if (isBackedUp) {
    const { seconds, bytes } = await history.backUp();
    Object.assign(figures, { 'backup s': seconds, 'backup MB': bytes / MB });
  }
  return figures;
}

/**
 * Fills a database with made-up history events and measures it at each power of ten, as far as the disk allows
 * ({@link eventsWithin}). Everything is in a folder of its own and deleted at the end.
 *
 * @param {{ events: string; folder: string; isBackedUp: boolean }} options `folder` must not exist
 * @param {(text: string) => void} say
 * @returns {Promise<number>} exit code
 */
export async function grow({ events, folder, isBackedUp }, say) {
  const wanted = countOf(events);
  if (wanted === null || existsSync(folder)) {
    say(wanted === null ? `Not a number of events: ${events}` : `Choose a folder that doesn't exist: ${folder}`);
    return 2;
  }
  /** @type {{ module: typeof import('../../../../libs/report/server/bench/grow-history.ts') }} */
  const { module } = await runnerImport(HISTORY, { logLevel: 'error' });
  mkdirSync(folder, { recursive: true });
  const { bavail, bsize } = await statfs(folder);
  const history = await module.openGrowing(folder);
  try {
    let sizes = [Math.min(FIRST, wanted)];
    for (let turn = 0; turn < sizes.length; turn += 1) {
      const size = sizes[turn] ?? 0;
      const figures = await measure(history, size, isBackedUp);
      say(
        JSON.stringify({
          events: size,
          ...Object.fromEntries(Object.entries(figures).map(([k, v]) => [k, rounded(v)])),
        }),
      );
      if (turn > 0) continue;
      const bytesPerEvent = figures['bytes per event'] ?? Number.POSITIVE_INFINITY;
      const last = Math.min(eventsWithin({ wanted, freeBytes: bavail * bsize, bytesPerEvent }), module.MOST_EVENTS);
      if (last < wanted) say(`The disk has room for ${last} of ${wanted} events.`);
      sizes = stepsTo(size, last);
    }
    return 0;
  } finally {
    await history.close();
    rmSync(folder, { recursive: true });
  }
}
