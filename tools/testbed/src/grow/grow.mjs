import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { countOf, eventsWithin, stepsTo } from './budget.mjs';
import { isLeftOver, MARK, removeFolder, untilInterrupted } from './left-over.mjs';

const HISTORY = fileURLToPath(new URL('../../../../libs/report/server/bench/grow-history.ts', import.meta.url));

/** Files that are imported at each size, and their events: with a million events, a fifth as many. */
const FILES = 4;
const FILE_SHARE = 1 / 20;
/** Vehicles that are looked up at each size, and of one turn. */
const READS = 2_000;
const TURN = 100;
const SALES = 200;
const MB = 1e6;

/** @param {readonly number[]} values @param {number} share */
const at = (values, share) => [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;

/** @param {number} value */
const rounded = (value) => Number(value.toPrecision(3));

/** @typedef {Awaited<ReturnType<typeof import('../../../../libs/report/server/bench/grow-history.ts').openGrowing>>} Growing */

/**
 * Looks up vehicles in all databases in turns, so that other work on the machine slows down all of them alike.
 *
 * @param {readonly Growing[]} each
 * @returns {Promise<number[][]>} milliseconds
 */
async function lookUp(each) {
  /** @type {number[][]} */
  const times = each.map(() => []);
  for (let from = 0; from < READS; from += TURN)
    for (const [place, history] of each.entries()) times[place]?.push(...(await history.readEvents(TURN, from)));
  return times;
}

/**
 * The same with imports.
 *
 * @param {readonly Growing[]} each
 * @param {number} events of a file
 * @returns {Promise<number[]>} events per second
 */
async function importInto(each, events) {
  const seconds = each.map(() => 0);
  for (let file = 0; file < FILES; file += 1)
    for (const [place, history] of each.entries())
      seconds[place] = (seconds[place] ?? 0) + (await history.importEvents(events, file * events));
  return seconds.map((value) => (FILES * events) / value);
}

/**
 * Measures one size.
 *
 * @param {Growing} history
 * @param {{ events: number; fileEvents: number; isBackedUp: boolean; first: Growing | null }} options `first` is the
 *   one of the first size
 * @returns {Promise<Record<string, number>>} seconds, unless the name says otherwise
 */
async function measure(history, { events, fileEvents, isBackedUp, first }) {
  const { copied, built } = await history.fill(events);
  /** @type {Record<string, number>} */
  const figures = { 'copy s': copied };
  for (const [name, seconds] of Object.entries(built)) figures[`index ${name} s`] = seconds;
  figures['vacuum s'] = await history.vacuum();
  const { all, rows } = await history.bytes();
  Object.assign(figures, { 'rows MB': rows / MB, 'indexes MB': (all - rows) / MB, 'bytes per event': all / events });
  const each = first ? [history, first] : [history];
  // The second time, the pages of these vehicles are in memory.
  for (const turn of ['look-up', 'look-up again']) {
    const [own = [], others] = await lookUp(each);
    Object.assign(figures, { [`${turn} p50 ms`]: at(own, 0.5), [`${turn} p95 ms`]: at(own, 0.95) });
    if (others) figures[`${turn} p50 to the first`] = at(own, 0.5) / at(others, 0.5);
  }
  const sales = await history.readSales(SALES);
  const found = sales.filter((time) => time !== null);
  Object.assign(figures, { 'comparable sales p50 ms': at(found, 0.5), 'comparable sales p95 ms': at(found, 0.95) });
  figures['comparable sales refused'] = sales.length - found.length;
  for (const turn of ['import', 'import again']) {
    const before = await history.logged();
    const [own = Number.NaN, other] = await importInto(each, fileEvents);
    figures[`${turn} log bytes per event`] = ((await history.logged()) - before) / (FILES * fileEvents);
    figures[`${turn} events/s`] = own;
    if (other !== undefined) figures[`${turn} to the first`] = other / own;
  }
  figures['remove the import s'] = await history.removeImported();
  await first?.removeImported();
  figures['vacuum after it s'] = await history.vacuum();
  figures['count one source s'] = await history.countSource();
  if (isBackedUp) {
    const { seconds, bytes } = await history.backUp();
    Object.assign(figures, { 'backup s': seconds, 'backup MB': bytes / MB });
  }
  return figures;
}

/**
 * Compares the table at its first size with copies in partitions.
 *
 * @param {Growing} history
 * @param {readonly number[]} counts of partitions
 * @param {(text: string) => void} say
 */
async function compareLayouts(history, counts, say) {
  for (const partitions of counts) {
    const { whole, parts } = await history.compare(partitions);
    const figures = { 'look-up ms CPU': 'readMs', '10,000 records by key ms CPU': 'keysMs', 'indexes MB': 'indexMb' };
    for (const [name, key] of Object.entries(figures)) {
      const [one, many] = [
        whole[/** @type {keyof typeof whole} */ (key)],
        parts[/** @type {keyof typeof parts} */ (key)],
      ];
      say(
        JSON.stringify({
          partitions,
          name,
          'one table': rounded(one),
          partitioned: rounded(many),
          ratio: rounded(many / one),
        }),
      );
    }
  }
}

/**
 * Fills and measures databases in a folder.
 *
 * @param {() => Promise<Growing>} openNext opens another database
 * @param {{ wanted: number; size: number; freeBytes: number; most: number; isBackedUp: boolean; partitions: readonly number[] }} options
 * @param {(text: string) => void} say
 */
async function growIn(openNext, { wanted, size, freeBytes, most, isBackedUp, partitions }, say) {
  /** @param {number} size @param {Record<string, number>} figures */
  const tell = (size, figures) => {
    const values = Object.entries(figures).map(([name, value]) => [name, rounded(value)]);
    say(JSON.stringify({ events: size, ...Object.fromEntries(values) }));
  };
  const first = await openNext();
  const fileEvents = Math.ceil(size * FILE_SHARE);
  const figures = await measure(first, { events: size, fileEvents, isBackedUp, first: null });
  tell(size, figures);
  await compareLayouts(first, partitions, say);
  const bytesPerEvent = figures['bytes per event'] ?? Number.POSITIVE_INFINITY;
  const last = Math.min(eventsWithin({ wanted, freeBytes, bytesPerEvent }), most);
  if (last < wanted) say(`The disk has room for ${last} of ${wanted} events.`);
  const steps = stepsTo(size, last).slice(1);
  if (steps.length === 0) return;
  const history = await openNext();
  for (const step of steps) tell(step, await measure(history, { events: step, fileEvents, isBackedUp, first }));
}

/**
 * Fills databases with made-up history events and measures them at each power of ten, as far as the disk allows
 * ({@link eventsWithin}). A database of the first size stays beside the growing one, and look-ups and imports alternate between
 * both. Everything is in a folder of its own, which is deleted at the end, when interrupted, and by the next run if the process was
 * killed.
 *
 * @param {{ events: string; first: string; folder: string; isBackedUp: boolean; partitions: readonly number[] }} options
 *   `folder` must not exist, or be left over; `partitions` to compare with, if any
 * @param {(text: string) => void} say
 * @returns {Promise<number>} exit code
 */
export async function grow({ events, first: smallest, folder, isBackedUp, partitions }, say) {
  const [wanted, size] = [countOf(events), countOf(smallest)];
  if (wanted === null || size === null) {
    say(`Not numbers of events: ${events}, ${smallest}`);
    return 2;
  }
  if (existsSync(folder) && !isLeftOver(folder)) {
    say(`Choose a folder that doesn't exist: ${folder}`);
    return 2;
  }
  /** @type {{ module: typeof import('../../../../libs/report/server/bench/grow-history.ts') }} */
  const { module } = await runnerImport(HISTORY, { logLevel: 'error' });
  if (existsSync(folder)) {
    say(`Deleting what an interrupted run left in ${folder}.`);
    await removeFolder(folder, module.stopServerIn);
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, MARK), String(process.pid));
  const { bavail, bsize } = await statfs(folder);
  /** @type {Promise<Growing>[]} */
  const opened = [];
  const openNext = () => {
    const opening = module.openGrowing(join(folder, String(opened.length)));
    opened.push(opening);
    return opening;
  };
  const options = { wanted, size, freeBytes: bavail * bsize, most: module.MOST_EVENTS, isBackedUp, partitions };
  try {
    const signal = await untilInterrupted(growIn(openNext, options, say));
    if (signal !== null) say('Interrupted: deleting the folder.');
    return signal === null ? 0 : 1;
  } finally {
    for (const each of await Promise.allSettled(opened)) if (each.status === 'fulfilled') await each.value.close();
    await removeFolder(folder, module.stopServerIn);
  }
}
