import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startServer, StepError } from '@vinlore/setup';
import { percentile } from '../figures.mjs';
import { LINES, openMirror } from '../open-data/mirror.mjs';

/** Share of the files' current number of lines. */
const SHARE = 0.1;
/** Limit for a full sync of all files at their real size. */
const SYNC_LIMIT_S = 15 * 60;
/** Limit for the slowdown of pages during a sync. */
const SLOWER_LIMIT = 1.5;

/** Interval between visits in milliseconds, regardless of earlier responses. */
const EVERY_MS = 40;
const [WARM_UP_MS, CALM_MS] = [3_000, 15_000];

/** A real VIN that reads many patterns when decoded. */
const VIN = '1HGCM82633A004352';

/**
 * Visits pages in rotation until done.
 *
 * @param {string} origin
 * @param {() => Promise<boolean>} isOver polled twice a second
 * @returns {Promise<number[]>} milliseconds to the last byte of each response
 */
async function visit(origin, isOver) {
  const pages = ['/?uncached=1', `/decode?vin=${VIN}`, `/api/decode?vin=${VIN}`];
  /** @type {number[]} */
  const times = [];
  /** @type {Promise<void>[]} */
  const visits = [];
  let over = false;
  const watch = (async () => {
    while (!(over = await isOver())) await wait(500);
  })();
  for (let at = 0; !over; at++) {
    visits.push(
      (async () => {
        const started = performance.now();
        const answer = await fetch(origin + pages[at % pages.length]);
        await answer.arrayBuffer();
        if (answer.status !== 200) throw new StepError(`${answer.url} answered ${answer.status}.`);
        times.push(performance.now() - started);
      })(),
    );
    await wait(EVERY_MS);
  }
  await Promise.all([watch, ...visits]);
  return times;
}

/** @param {number} ms */
const after = (ms) => {
  const end = performance.now() + ms;
  return async () => performance.now() >= end;
};

/** Checks whether a server has loaded everything from the mirror. @param {string} admin */
const hasAll = (admin) => async () => {
  const metrics = await (await fetch(`${admin}/metrics`)).text();
  return Object.keys(LINES).every((source) => metrics.includes(`open_data_rows{source="${source}"}`));
};

/** @type {import('../figures.mjs').Row} */
export default {
  title: 'open data: pages while a first start syncs the large files from a mirror (SHARE=1 is full size)',
  run: async (tell) => {
    const share = Number(process.env.SHARE ?? SHARE);
    const folder = mkdtempSync(join(tmpdir(), 'vinlore-open-data-'));
    let open = () => {};
    const mirror = await openMirror(join(folder, 'mirror'), share, new Promise((done) => (open = () => done(null))));
    const server = await startServer({
      API_REQUESTS_PER_MINUTE: '0',
      OPEN_DATA: 'auto',
      OPEN_DATA_MIRROR: mirror.base,
    });
    try {
      await visit(server.origin, after(WARM_UP_MS));
      const before = await visit(server.origin, after(CALM_MS));
      open();
      const started = performance.now();
      const during = await visit(server.origin, hasAll(server.admin));
      const seconds = (performance.now() - started) / 1000;
      for (const part of [0.5, 0.95]) {
        const [value, usual] = [percentile(during, part), percentile(before, part)];
        tell({
          name: `open-data-pages-p${part * 100}`,
          value,
          unit: 'ms',
          ratio: value / usual / SLOWER_LIMIT,
          versus: `${SLOWER_LIMIT} times ${usual.toFixed(1)} ms`,
        });
      }
      tell({
        name: 'open-data-whole',
        value: seconds,
        unit: 's',
        ratio: seconds / SYNC_LIMIT_S / share,
        versus: `limit of ${SYNC_LIMIT_S} s for whole files`,
      });
    } finally {
      await server.stop();
      await mirror.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
