import { startServer } from '@vinlore/setup';
import { median } from '../figures.mjs';
import { cpuPerRequest, requestsPerSecond } from '../load.mjs';
import { startBareHono } from '../servers/start-bare-hono.mjs';

const ROUNDS = 3;

/** What a page that is drawn anew may take: milliseconds of processor, in all threads of the server. */
const DRAWN_MS = 1.2;

/** A real VIN whose decoding reads many patterns. */
const VIN = '1HGCM82633A004352';

/** @type {import('../figures.mjs').Row} */
export default {
  title: 'requests a second: cached and drawn pages and a decoded VIN, against a bare Hono; CPU of the drawn ones',
  run: async (tell) => {
    const [server, hono] = [await startServer({ TRUST_PROXY: '127.0.0.1,::1' }), await startBareHono()];
    const addresses = {
      hono: hono.url,
      'page-cached': `${server.origin}/`,
      // A query that the page might depend on goes around the cache.
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
      // Taken in turns, so that what else happens on the machine meets all of them alike; the first round warms up.
      for (let round = 0; round <= ROUNDS; round += 1)
        for (const [name, url] of Object.entries(addresses)) {
          const load = { url, headers, visitors: drawn.includes(name) };
          const rate = await requestsPerSecond(load, round === 0 ? 1 : 3);
          if (round > 0) (rates[name] ??= []).push(rate);
          const cost = load.visitors && round > 0 ? await cpuPerRequest(server.pid, load, 2) : null;
          if (cost !== null) (costs[name] ??= []).push(cost / 1000);
        }
    } finally {
      await Promise.all([server.stop(), hono.stop()]);
    }
    const limit = median(rates['hono'] ?? []);
    tell({ name: 'bare-hono', value: limit, unit: 'requests/s' });
    for (const name of Object.keys(addresses).filter((each) => each !== 'hono')) {
      const value = median(rates[name] ?? []);
      tell({ name, value, unit: 'requests/s', ratio: value / limit, versus: 'bare Hono “hello”' });
    }
    for (const [name, each] of Object.entries(costs)) {
      const value = median(each);
      tell({ name: `${name}-cpu`, value, unit: 'ms CPU', ratio: value / DRAWN_MS, versus: `limit of ${DRAWN_MS} ms` });
    }
  },
};
