import { startServer, StepError } from '@vinlore/setup';
import { median } from '../figures.mjs';
import { cpuPerRequest } from '../load.mjs';
import { startBareHono } from '../servers/start-bare-hono.mjs';

const ROUNDS = 3;
/** A visitor from another machine, because loopback is exempt from rate limits. */
const VISITOR = { 'x-forwarded-for': '203.0.113.7' };

/** @type {import('../figures.mjs').Row} */
export default {
  title: 'CPU of host, headers, limits, and checks before a handler, against a bare Hono with the same response',
  run: async (tell) => {
    const server = await startServer({ TRUST_PROXY: '127.0.0.1', API_REQUESTS_PER_MINUTE: '999999999' });
    const url = `${server.origin}/api/config`;
    const body = await (await fetch(url)).text();
    const hono = await startBareHono({ body, type: 'application/json; charset=utf-8' });
    /** @type {number[]} */
    const ours = [];
    /** @type {number[]} */
    const bare = [];
    try {
      for (let round = 0; round <= ROUNDS; round += 1) {
        const one = await cpuPerRequest(server.pid, { url, headers: VISITOR }, round === 0 ? 1 : 3);
        const two = await cpuPerRequest(hono.pid, { url: hono.url, headers: VISITOR }, round === 0 ? 1 : 3);
        if (one === null || two === null) throw new StepError('Process CPU time isn’t available on this system.');
        if (round === 0) continue;
        ours.push(one);
        bare.push(two);
      }
    } finally {
      await Promise.all([server.stop(), hono.stop()]);
    }
    const limit = median(bare);
    tell({ name: 'bare-hono-cpu', value: limit, unit: 'µs CPU/request' });
    tell({
      name: 'stack-cpu',
      value: median(ours),
      unit: 'µs CPU/request',
      ratio: median(ours) / limit,
      versus: 'bare Hono with the same answer',
    });
  },
};
