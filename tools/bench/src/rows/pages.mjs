import { startServer, StepError } from '@vinlore/setup';
import { median } from '../figures.mjs';
import { cpuPerRequest, requestsPerSecond } from '../load.mjs';
import { startNext } from '../peers/start-next.mjs';
import { startBareHono } from '../servers/start-bare-hono.mjs';

const ROUNDS = 3;

/** Limit for rendering a page: CPU milliseconds across all server threads. */
const DRAWN_MS = 1.2;

/** A real VIN that reads many patterns when decoded. */
const VIN = '1HGCM82633A004352';

/** @type {import('../figures.mjs').Row} */
export default {
  title: 'requests per second: cached and rendered pages and a decoded VIN, against a bare Hono; CPU of rendered pages',
  run: async (tell) => {
    const [server, hono] = [await startServer({ TRUST_PROXY: '127.0.0.1,::1' }), await startBareHono()];
    // The same text and tags as the home page. Without a registry, only this comparison is skipped.
    const next = await startNext(await (await fetch(`${server.origin}/`)).text()).catch((error) => {
      console.error(`Skipping the Next.js comparison. ${error instanceof StepError ? error.message : String(error)}`);
      return null;
    });
    const addresses = {
      hono: hono.url,
      ...(next && { next: next.url }),
      'page-cached': `${server.origin}/`,
      // A query that the page might depend on bypasses the cache.
      'page-uncached': `${server.origin}/?uncached=1`,
      'page-decode': `${server.origin}/decode?vin=${VIN}`,
      decode: `${server.origin}/api/decode?vin=${VIN}`,
    };
    const drawn = ['page-uncached', 'page-decode'];
    /** @type {Record<string, number[]>} */
    const costs = {};
    const headers = { 'accept-encoding': 'br' };
    /** @type {Record<string, number[]>} */
    const rates = {};
    try {
      // Alternating, so that other load on the machine affects all of them equally; the first round warms up.
      for (let round = 0; round <= ROUNDS; round += 1)
        for (const [name, url] of Object.entries(addresses)) {
          // By default it compresses with gzip.
          const load = {
            url,
            headers: name === 'next' ? { 'accept-encoding': 'gzip' } : headers,
            visitors: drawn.includes(name),
          };
          const rate = await requestsPerSecond(load, round === 0 ? 1 : 3);
          if (round > 0) (rates[name] ??= []).push(rate);
          const cost = load.visitors && round > 0 ? await cpuPerRequest(server.pid, load, 2) : null;
          if (cost !== null) (costs[name] ??= []).push(cost / 1000);
        }
    } finally {
      await Promise.all([server.stop(), hono.stop(), next?.stop()]);
    }
    const limit = median(rates['hono'] ?? []);
    tell({ name: 'bare-hono', value: limit, unit: 'requests/s' });
    const plainNext = rates['next'] && median(rates['next']);
    if (plainNext !== undefined) {
      tell({ name: 'plain-next', value: plainNext, unit: 'requests/s' });
      const value = median(rates['page-uncached'] ?? []);
      const ratio = value / plainNext;
      tell({
        name: 'page-uncached-to-next',
        value,
        unit: 'requests/s',
        ratio,
        versus: 'a plain Next.js 16 with its content',
      });
    }
    for (const name of Object.keys(addresses).filter((each) => each !== 'hono' && each !== 'next')) {
      const value = median(rates[name] ?? []);
      tell({ name, value, unit: 'requests/s', ratio: value / limit, versus: 'bare Hono “hello”' });
    }
    for (const [name, each] of Object.entries(costs)) {
      const value = median(each);
      tell({ name: `${name}-cpu`, value, unit: 'ms CPU', ratio: value / DRAWN_MS, versus: `limit of ${DRAWN_MS} ms` });
    }
  },
};
