/**
 * Delay of webhooks: many endpoints at one receiver on loopback, with and without a hundredth that hang until the
 * timeout. The delay is from the event to the receiver's having the request. Prints a line of JSON: milliseconds, and
 * the ratio of the slowest hundredth. Run by tools/bench/src/rows/webhooks.mjs.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { auditMigrations } from '@vinlore/audit';
import { migrate, openDatabase } from '@vinlore/database';
import { createWebhooksModule } from '@vinlore/platform-server';
import { newKey, textSealer } from '@vinlore/server-kit';
import { testBrand } from '@vinlore/testing-node';
import { sql } from 'kysely';

const ENDPOINTS = Number(process.env['ENDPOINTS']);
/** Endpoints of each account, the most that one can have. */
const EACH = 20;
const DEAD_SHARE = 0.01;
/** Deliveries per second: so few that they don't wait for each other. */
const PER_SECOND = 200;
/** Events of each account in a run; the first one finds out which endpoints are dead. */
const EVENTS = 2;

const delays: number[] = [];
const receiver = createServer((request, response) => {
  const arrived = Date.now();
  let body = '';
  request.on('data', (piece: Buffer) => (body += piece.toString()));
  request.on('end', () => {
    if (request.url!.startsWith('/dead')) return;
    delays.push(arrived - Date.parse((JSON.parse(body) as { created: string }).created));
    response.end();
  });
}).listen(0, '127.0.0.1');
await new Promise((done) => receiver.once('listening', done));
const { port } = receiver.address() as AddressInfo;

const brand = testBrand({ key: 'open' });
const log = ({ level, msg, ...facts }: { level: string; msg: string }) =>
  level === 'info' ? undefined : console.error(msg, facts);
const open = (database: Parameters<typeof createWebhooksModule>[0]['database']) =>
  createWebhooksModule({
    ...{ database, brands: [brand], on: true, localTests: true, log },
    jobs: { define: () => () => Promise.resolve('') },
    mail: { send: () => Promise.resolve() } as never,
    sealer: textSealer([newKey('secrets')]),
    originOf: () => 'https://open.example',
    contactOf: () => Promise.resolve(null),
    clock: () => new Date(),
  });
const database = await openDatabase({ dataDir: process.env['DATA_DIR']!, log });
const webhooks = open(database);
const { name: slice, migrations } = webhooks.module;
await migrate(database, [auditMigrations, { slice, migrations }]);
const create = webhooks.module.handlers['webhookCreate'] as (input: object, context: object) => Promise<unknown>;

const accounts = Array.from({ length: Math.ceil(ENDPOINTS / EACH) }, () => crypto.randomUUID());
for (let at = 0; at < ENDPOINTS; at++) {
  const kind = at % Math.round(1 / DEAD_SHARE) === 0 ? 'dead' : 'live';
  const input = { request_id: crypto.randomUUID(), url: `http://localhost:${port}/${kind}/${at}` };
  const actor = { accountId: accounts[Math.floor(at / EACH)] };
  await create({ ...input, description: '', types: null, mode: 'test' }, { brand, actor });
}
const dead = sql`url like ${`http://localhost:${port}/dead/%`}`;
const living = ENDPOINTS - Math.ceil(ENDPOINTS * DEAD_SHARE);

/** Emits events to all accounts in turn, at a steady rate. @returns milliseconds of the middle and the slowest hundredth */
async function run(): Promise<{ p50: number; p99: number }> {
  delays.length = 0;
  const started = performance.now();
  for (let at = 0; at < accounts.length * EVENTS; at++) {
    await pause(Math.max(0, started + (at * EACH * 1000) / PER_SECOND - performance.now()));
    const accountId = accounts[at % accounts.length]!;
    await database.transaction((tx) =>
      webhooks.emit(tx, {
        ...{ brand: 'open', accountId, mode: 'test', type: 'report.created', objectId: String(at), data: {} },
      }),
    );
  }
  while (delays.length < living * EVENTS) await pause(100);
  const sorted = [...delays].sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)]!;
  return { p50: at(0.5), p99: at(0.99) };
}

webhooks.dispatcher.start();
await sql`update webhook_endpoint set disabled = 'owner' where ${dead}`.execute(database.kysely);
await run();
const without = await run();
await sql`update webhook_endpoint set disabled = null where ${dead}`.execute(database.kysely);
const beside = await run();
await webhooks.dispatcher.stop();
await database.close();
receiver.close();
receiver.closeAllConnections();
const figures = {
  'p50-without': without.p50,
  'p99-without': without.p99,
  'p50-beside': beside.p50,
  'p99-beside': beside.p99,
  ratio: beside.p99 / without.p99,
};
console.log(JSON.stringify(figures));
process.exit(0);
