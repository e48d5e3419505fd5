import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMetrics } from '@vinlore/server-kit';
import { afterEach, expect, it } from 'vitest';
import { startOtlp } from './otlp.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

/** A collector that takes requests and answers when it is told to. */
async function slowCollector() {
  const bodies: string[] = [];
  const waiting: ServerResponse[] = [];
  let isSlow = true;
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('latin1').on('data', (part: string) => (body += part));
    request.on('end', () => {
      bodies.push(body);
      if (isSlow) waiting.push(response);
      else response.end();
    });
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    answer: () => {
      isSlow = false;
      for (const response of waiting.splice(0)) response.end();
    },
  };
}

/** A port on which nothing listens. */
async function deadEndpoint(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return `http://127.0.0.1:${port}`;
}

const start = (endpoint: string) => startOtlp({ endpoint, level: 'silent', kind: 'server', share: 1 });

/** Answers a request that is over at once. */
function answerOne({ answering, named }: ReturnType<typeof start>): string {
  const request = { headers: {}, method: 'GET' } as IncomingMessage;
  const response = Object.assign(new EventEmitter(), { statusCode: 200 }) as unknown as ServerResponse;
  const answer = answering(request, response, () => {
    named('a.call');
    return 'answered';
  });
  response.emit('close');
  return answer;
}

const MANY = 20_000;
/** How long the SDK itself would wait for a collector. */
const SDK_MS = 10_000;

/** How many of many requests were answered. */
const answerMany = (telemetry: ReturnType<typeof start>) =>
  Array.from({ length: MANY }, () => answerOne(telemetry)).filter((answer) => answer === 'answered').length;

it('a collector that never answers delays no request, and stopping only by two seconds', async () => {
  const { endpoint } = await slowCollector();
  const telemetry = start(endpoint);
  telemetry.send(createMetrics());
  expect(answerMany(telemetry)).toBe(MANY);
  const began = performance.now();
  await telemetry.stop();
  expect(performance.now() - began).toBeLessThan(SDK_MS);
});

it('a collector that is down delays no request, and stopping only by two seconds', async () => {
  const telemetry = start(await deadEndpoint());
  expect(answerMany(telemetry)).toBe(MANY);
  const began = performance.now();
  await telemetry.stop();
  expect(performance.now() - began).toBeLessThan(SDK_MS);
});

it('keeps a bounded number of spans for a collector that is slow, and drops the others', async () => {
  const collector = await slowCollector();
  const telemetry = start(collector.endpoint);
  answerMany(telemetry);
  collector.answer();
  await telemetry.stop();
  const sent = collector.bodies.join('').split('http.route').length - 1;
  // What waits, and the batch under way.
  expect(sent).toBeGreaterThan(0);
  expect(sent).toBeLessThanOrEqual(2_048 + 512);
});

it('takes a trace id from the caller, and nothing else', async () => {
  const collector = await slowCollector();
  collector.answer();
  const telemetry = start(collector.endpoint);
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  const headers = { traceparent, tracestate: 'vendor=ana', baggage: 'name=ana' };
  const response = Object.assign(new EventEmitter(), { statusCode: 503 }) as unknown as ServerResponse;
  telemetry.answering({ headers, method: 'GET' } as unknown as IncomingMessage, response, () => undefined);
  response.emit('close');
  await telemetry.stop();
  const [, traceId] = traceparent.split('-');
  expect(collector.bodies.join('')).toContain(Buffer.from(traceId!, 'hex').toString('latin1'));
  expect(collector.bodies.join('')).not.toContain('ana');
});
