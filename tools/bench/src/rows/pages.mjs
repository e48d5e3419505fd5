import { startServer } from '@vinlore/setup';
import { median } from '../figures.mjs';
import { requestsPerSecond } from '../load.mjs';
import { startBareHono } from '../servers/start-bare-hono.mjs';

const ROUNDS = 3;

/** A real VIN whose decoding reads many patterns. */
const VIN = '1HGCM82633A004352';

/** @type {import('../figures.mjs').Row} */
export default {
  title: 'requests a second: a cached page, an uncached one and a decoded VIN, against a bare Hono',
  run: async (tell) => {
    const [server, hono] = [await startServer(), await startBareHono()];
    const addresses = {
      hono: hono.url,
      'page-cached': `${server.origin}/`,
      // A query that the page might depend on goes around the cache.
      'page-uncached': `${server.origin}/?uncached=1`,
      decode: `${server.origin}/api/decode?vin=${VIN}`,
    };
    /** @type {Record<string, number[]>} */
    const rates = {};
    try {
      // Taken in turns, so that what else happens on the machine meets all of them alike; the first round warms up.
      for (let round = 0; round <= ROUNDS; round += 1)
        for (const [name, url] of Object.entries(addresses)) {
          const rate = await requestsPerSecond({ url, headers: { 'accept-encoding': 'br' } }, round === 0 ? 1 : 3);
          if (round > 0) (rates[name] ??= []).push(rate);
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
  },
};
