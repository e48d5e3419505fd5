/**
 * CPU time of the server for the same HTTP calls with and without OpenTelemetry, alternating. Load and collector run in
 * processes of their own. Prints a line of JSON: CPU milliseconds a call, and the median ratio to the same round without
 * it: with the default share of traces kept, with all of them, and with a collector that is down. Run by
 * tools/bench/src/rows/telemetry.mjs.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createLogger, createMetrics, readConfig } from '@vinlore/server-kit';
import { createProductApi } from '@vinlore/server/product-api';
import { startOtlp } from '@vinlore/server/telemetry/otlp';
import { noTelemetry, type Telemetry } from '@vinlore/server/telemetry/telemetry';
import { openBench } from './visitors.ts';

const CALLS = 2_000;
const ROUNDS = 15;
const AT_ONCE = 8;
const FORM = 'application/x-www-form-urlencoded';

/** Prints its port and takes everything. */
const COLLECTOR = `require('node:http').createServer((request, response) => {
  request.resume().on('end', () => response.end());
}).listen(0, '127.0.0.1', function () { console.log(this.address().port); });`;

/** For each line on standard input, makes the calls and prints a line. */
const LOAD = `const http = require('node:http');
const { calls, headers, count, atOnce, port } = JSON.parse(process.argv[1]);
const agent = new http.Agent({ keepAlive: true, maxSockets: atOnce });
const id = (bytes) => require('node:crypto').randomBytes(bytes).toString('hex');
const ask = ([path, type, body]) => new Promise((done, failed) => {
  const traceparent = '00-' + id(16) + '-' + id(8) + '-01';
  const all = { ...headers, traceparent, ...(type && { 'content-type': type }) };
  http.request({ port, host: '127.0.0.1', agent, method: type ? 'POST' : 'GET', path, headers: all }, (response) => {
    if (response.statusCode !== 200) failed(new Error(path + ' ' + response.statusCode));
    response.resume().on('end', done);
  }).on('error', failed).end(body);
});
require('node:readline').createInterface({ input: process.stdin }).on('line', async () => {
  let next = 0;
  const work = async () => { while (next < count) await ask(calls[next++ % calls.length]); };
  await Promise.all(Array.from({ length: atOnce }, work));
  console.log('done');
});`;

const line = async (child: ChildProcess): Promise<string> =>
  String(((await once(child.stdout!, 'data')) as [Buffer])[0]).trim();
const run = (code: string, ...words: string[]) =>
  spawn(process.execPath, ['-e', code, ...words], { stdio: ['pipe', 'pipe', 'inherit'] });

const { product, brand, visitors } = await openBench({ DATA_DIR: process.env.DATA_DIR! });
const [visitor] = await visitors(1);
const collector = run(COLLECTOR);
const endpoint = `http://127.0.0.1:${await line(collector)}`;
const { OTEL_TRACES_SAMPLER_ARG: share } = readConfig({});

const none = noTelemetry(createLogger('silent'));
let telemetry: Telemetry = none;
const metrics = createMetrics();
const api = await createProductApi(product, (name, status, seconds) => {
  telemetry.named(name);
  metrics.answered(name, status, seconds);
});
const answer = getRequestListener(api.fetch);
const server = createServer((request, response) =>
  telemetry.answering(request, response, () => void answer(request, response)),
).listen(0, '127.0.0.1');
await once(server, 'listening');
const load = run(
  LOAD,
  JSON.stringify({
    port: (server.address() as AddressInfo).port,
    headers: { host: brand.domains[0], bearer: visitor!.token },
    calls: [
      ['/api/config'],
      ['/api/decode?vin=1HGCM82633A004352'],
      ['/api/user/profile', FORM, ''],
      ['/api/user/credits', 'application/json', '{}'],
      ['/api-cwa/sticker-lists', FORM, ''],
    ],
    count: CALLS,
    atOnce: AT_ONCE,
  }),
);

// Without it, a turn would wait forever.
load.once('exit', (code) => {
  if (code) void product.close().finally(() => process.exit(code));
});

const VARIANTS = {
  off: null,
  on: { endpoint, share },
  all: { endpoint, share: 1 },
  // Nothing listens there.
  dead: { endpoint: 'http://127.0.0.1:1', share },
} as const;
type Variant = keyof typeof VARIANTS;
const NAMES = Object.keys(VARIANTS) as Variant[];

/** CPU milliseconds a call. */
async function turn(variant: Variant): Promise<number> {
  const options = VARIANTS[variant];
  if (options) {
    telemetry = startOtlp({ ...options, level: 'silent', kind: 'server' });
    telemetry.send(metrics);
  }
  const before = process.cpuUsage();
  load.stdin!.write('go\n');
  await line(load);
  // What is sent afterwards belongs to the calls.
  await telemetry.stop();
  const { user, system } = process.cpuUsage(before);
  telemetry = none;
  return (user + system) / 1_000 / CALLS;
}

const times: Record<Variant, number[]> = { off: [], on: [], all: [], dead: [] };
for (let round = -2; round < ROUNDS; round++) {
  // Who goes first changes, because later turns of a round are warmer.
  const order = NAMES.map((_, index) => NAMES[(index + round + 2) % NAMES.length]!);
  for (const variant of order) {
    const ms = await turn(variant);
    // The first rounds warm up.
    if (round >= 0) times[variant].push(ms);
  }
}
for (const child of [load, collector]) child.kill();
server.close();
server.closeAllConnections();
await product.close();

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
const ratio = (variant: Variant) => median(times[variant].map((ms, round) => ms / times.off[round]!));
console.log(
  JSON.stringify({
    off: median(times.off),
    on: median(times.on),
    'ratio-on': ratio('on'),
    'ratio-dead': ratio('dead'),
    'ratio-all': ratio('all'),
  }),
);
