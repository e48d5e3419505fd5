import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { connectTo, type Database } from '@vinlore/database';
import { createTestDatabase, sized } from '@vinlore/testing-node';
import { afterAll, expect, it } from 'vitest';
import { buyingMigrations, createBuyingApi } from './testing/buying-api.ts';
import { formOf, purchaseOf } from './testing/cart.ts';
import { anyAddress, readBooks } from './testing/shop.ts';

const CUT_MS = sized(1_500, 4_000);
const BUYERS = 6;
const MINUTE = 60_000;

/** A connection to a database through a proxy that can silently drop everything, like a network that loses packets. */
async function breakable({ connectionString }: Database) {
  const url = new URL(connectionString);
  const path = `${url.searchParams.get('host')}/.s.PGSQL.5432`;
  const sockets: Socket[] = [];
  let isCut = false;
  const server = createServer((client) => {
    const upstream = connect(path);
    sockets.push(client, upstream);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      from.on('data', (chunk) => !isCut && to.write(chunk));
      from.on('error', () => {});
      from.on('close', () => to.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const through = connectTo(`postgres://product@127.0.0.1:${port}${url.pathname}`, () => {});
  return {
    through,
    cut: (cut: boolean) => (isCut = cut),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await through.close();
    },
  };
}

const database = await createTestDatabase({ migrations: buyingMigrations });
const line = await breakable(database);
const { api } = await createBuyingApi(line.through);
afterAll(async () => {
  await line.close();
  await database.drop();
});

interface Attempt {
  readonly status: number;
  readonly state: string | undefined;
  readonly id: string | undefined;
  readonly startedAt: number;
  readonly endedAt: number;
}

async function attempt(): Promise<Attempt> {
  const startedAt = performance.now();
  const host = 'open.localhost';
  const answer = await api.request(
    `http://${host}/api-cwa/cwa_sticker_registration`,
    {
      method: 'POST',
      body: formOf(purchaseOf(undefined, { email: `${crypto.randomUUID()}@example.com` })),
      headers: { host, 'x-forwarded-for': anyAddress() },
    },
    { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
  );
  const { data } = (await answer.json()) as { data?: { state: string; id: string } };
  return { status: answer.status, state: data?.state, id: data?.id, startedAt, endedAt: performance.now() };
}

it(
  `the database cut off for ${CUT_MS / 1000} s: no purchase hangs, failures within 1.1 s, success at once when it is back, none twice`,
  { timeout: 60_000 },
  async () => {
    const attempts: Attempt[] = [];
    let buying = true;
    const buyer = async () => {
      while (buying) attempts.push(await attempt());
    };
    const buyers = Array.from({ length: BUYERS }, buyer);
    await expect.poll(() => attempts.length, { timeout: 20_000 }).toBeGreaterThan(4 * BUYERS);
    // Only the effect of the lost database is limited, so we add the usual time of a purchase on this machine, without
    // each buyer's first, and the longest time that this process itself was held up.
    const purchases = attempts.slice(BUYERS).map(({ startedAt, endedAt }) => endedAt - startedAt);
    const stalls = monitorEventLoopDelay({ resolution: 5 });
    stalls.enable();
    line.cut(true);
    await pause(CUT_MS);
    line.cut(false);
    const healedAt = performance.now();
    // New buyers are served at once, although earlier ones are still waiting for their lost connections.
    attempts.push(await attempt());
    await pause(300);
    buying = false;
    await Promise.all(buyers);
    stalls.disable();
    const usual = Math.max(...purchases) + stalls.max / 1e6;

    const failures = attempts.filter(({ status }) => status !== 200);
    expect(failures.length).toBeGreaterThanOrEqual(BUYERS);
    expect(new Set(failures.map(({ status }) => status))).toEqual(new Set([503]));
    expect(Math.max(...failures.map(({ startedAt, endedAt }) => endedAt - startedAt))).toBeLessThan(1_100 + usual);
    const isPaid = ({ state }: Attempt) => state === 'paid';
    const firstSuccess = Math.min(
      ...attempts
        .filter(isPaid)
        .map(({ endedAt }) => endedAt)
        .filter((at) => at > healedAt),
    );
    expect(firstSuccess - healedAt).toBeLessThan(100 + usual);

    const later = await createBuyingApi(database, { clock: () => new Date(Date.now() + 2 * MINUTE) });
    await later.recover();
    const { paid, charged, granted, waiting } = await readBooks(database);
    expect(paid).toEqual(expect.arrayContaining(attempts.filter(isPaid).map(({ id }) => id)));
    expect(charged).toEqual(paid);
    expect(granted).toEqual(paid);
    expect(waiting).toBe(0);
  },
);
