/**
 * Reports through the API on a database with as many history events as the folder DATA_DIR has: sequential, concurrent,
 * and with a provider that accepts connections but never responds. Each is a new report of another car for one credit.
 * Prints a line of JSON. Run by tools/bench/src/rows/report.mjs.
 */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { giveCredits } from '@vinlore/billing-ledger';
import { sql } from 'kysely';
import { openBench, type Visitor } from './visitors.ts';

/** Members are limited to thirty reports a minute, so there are many members. */
const MEMBERS = 60;
const CREDITS = 100;
const WARM_UP = 100;
const MEASURED = 300;
const AT_ONCE = 8;
/** Consecutive failures after which a provider is skipped for a while (server-kit, `createCircuit`). */
const FAILURES = 5;
const AFTER = 50;

const DATA_DIR = process.env.DATA_DIR!;

interface Report {
  readonly records: number;
  readonly down: readonly string[];
}

type Bench = Awaited<ReturnType<typeof openBench>>;

async function membersOf({ product, brand, visitors }: Bench): Promise<Visitor[]> {
  const members = await visitors(MEMBERS);
  for (const { accountId } of members) {
    const cause = { kind: 'bench', id: accountId };
    await giveCredits(product.database, { brand, accountId, credits: CREDITS, cause, at: product.clock() });
  }
  return members;
}

/** Cars with events from all over the table, one per report. */
async function carsIn({ product }: Bench): Promise<string[]> {
  const { rows } = await sql<{ vin: string }>`
    select distinct vin from history_event tablesample system (2) limit ${WARM_UP + 2 * MEASURED}`.execute(
    product.database.kysely,
  );
  return rows.map(({ vin }) => vin);
}

const middle = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;

/** Creates reports car after car, rotating through the members. */
function maker({ post }: Bench, members: readonly Visitor[], cars: string[]) {
  let made = 0;
  return async (): Promise<Report & { readonly ms: number }> => {
    const vin = cars.pop();
    if (vin === undefined) throw new Error('There are too few cars with events.');
    const { token } = members[made++ % members.length]!;
    const started = performance.now();
    const report = await post<Report>('/api-cwa/generate-report', { vin }, token);
    const ms = performance.now() - started;
    if (report.records === 0) throw new Error(`The report of ${vin} is empty.`);
    return { ...report, ms };
  };
}

async function timesOf(make: () => Promise<{ ms: number }>, count: number): Promise<number[]> {
  const times: number[] = [];
  while (times.length < count) times.push((await make()).ms);
  return times;
}

/** Accepts connections, reads the request, and never responds. */
async function silentProvider(): Promise<Server> {
  const server = createServer(() => {});
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

async function withoutProvider() {
  const bench = await openBench({ DATA_DIR });
  try {
    const make = maker(bench, await membersOf(bench), await carsIn(bench));
    await timesOf(make, WARM_UP);
    const p50 = middle(await timesOf(make, MEASURED));
    let left = MEASURED;
    const started = performance.now();
    const worker = async () => {
      while (left-- > 0) await make();
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    return { p50, rate: MEASURED / ((performance.now() - started) / 1000) };
  } finally {
    await bench.product.close();
  }
}

async function withSilentProvider() {
  const provider = await silentProvider();
  const { port } = provider.address() as AddressInfo;
  const account = { VINAUDIT_KEY: 'bench', VINAUDIT_USER: 'bench', VINAUDIT_PASSWORD: 'bench' };
  const bench = await openBench({ DATA_DIR, ...account, VINAUDIT_URL: `http://127.0.0.1:${port}/pullreport` });
  try {
    const make = maker(bench, await membersOf(bench), await carsIn(bench));
    const first = await make();
    const waited = [first, ...(await Promise.all(Array.from({ length: FAILURES - 1 }, make)))];
    const after: (typeof first)[] = [];
    while (after.length < AFTER) after.push(await make());
    const unnamed = [...waited, ...after].filter(({ down }) => down.join() !== 'VinAudit').length;
    if (unnamed > 0) throw new Error(`${unnamed} reports do not name the provider that did not answer.`);
    return { hanging: first.ms, broken: middle(after.map(({ ms }) => ms)) };
  } finally {
    await bench.product.close();
    provider.closeAllConnections();
    provider.close();
  }
}

process.stdout.write(`${JSON.stringify({ ...(await withoutProvider()), ...(await withSilentProvider()) })}\n`);
