import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import { createApiClient } from '@vinlore/api-client';
import { profileContract } from '@vinlore/account-domain';
import { createMetrics } from '@vinlore/server-kit';
import { createProductApi } from '@vinlore/server/product-api';
import { startOtlp } from '@vinlore/server/telemetry/otlp';
import { vehicleContract } from '@vinlore/vehicle-domain';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { otlpCollector } from './testing/otlp-collector.ts';
import { openTestProduct } from './testing/test-product.ts';

const VIN = '1HGCM82633A004352';

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, _session, done) => {
    stream.resume();
    stream.on('end', () => done());
  },
});

/** Sends what a browser would, to the host that `fetch` doesn't let us name. */
async function send(asked: Request): Promise<Response> {
  const headers = { ...Object.fromEntries(asked.headers), host: 'open.localhost' };
  const sending = request(asked.url, { method: asked.method, headers }).end(Buffer.from(await asked.arrayBuffer()));
  const [answer] = (await once(sending, 'response')) as [IncomingMessage];
  return new Response(await text(answer), { status: answer.statusCode! });
}

let server: Server | undefined;
let collector: Awaited<ReturnType<typeof otlpCollector>>;
const sent: string[] = [];

beforeAll(async () => {
  collector = await otlpCollector();
  await new Promise<void>((done) => void smtp.listen(0, '127.0.0.1', done));
  const telemetry = startOtlp({ endpoint: collector.endpoint, level: 'info', kind: 'server', share: 1 });
  const { port: smtpPort } = smtp.server.address() as AddressInfo;
  const { product, close } = await openTestProduct({ SMTP_URL: `smtp://127.0.0.1:${smtpPort}` }, undefined, {
    onAsked: telemetry.asked,
  });
  const metrics = createMetrics();
  telemetry.send(metrics);
  const api = await createProductApi(product, (name, status, seconds) => {
    telemetry.named(name);
    telemetry.log.info({ status, path: `/vin/${VIN}` }, `answered ana@example.com about ${VIN}`);
    metrics.answered(name, status, seconds);
  });
  const answer = getRequestListener(api.fetch);
  server = createServer((request, response) =>
    telemetry.answering(request, response, () => void answer(request, response)),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const mailed = new Promise<void>((done) => {
    product.jobs.onRun((job) => job === 'mail.send' && done());
  });
  await product.jobs.start();
  const call = createApiClient({
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    site: 'open.localhost',
    fetch: (url, init) => {
      sent.push(new Headers(init.headers).get('traceparent') ?? '');
      return send(new Request(url, init));
    },
  });
  await call(profileContract.contactMail, {
    name: 'Ana',
    email: 'ana@example.com',
    message: 'Which years do you have?',
  });
  await mailed;
  await call(vehicleContract.decode, { vin: VIN });
  await close();
  await telemetry.stop();
});
afterAll(async () => {
  collector.close();
  server?.close();
  await new Promise<void>((done) => smtp.close(done));
});

describe('with OTEL_EXPORTER_OTLP_ENDPOINT', () => {
  it('one trace leads from the click to the call, its SQL, the job, and the email', () => {
    const [, traceId, clickId] = sent[0]!.split('-');
    const spans = collector.spans().filter((span) => span.traceId === traceId);
    const call = spans.find(({ name }) => name === 'account.contactMail')!;
    expect(call.parentSpanId).toBe(clickId);
    const sql = spans.filter(({ parentSpanId }) => parentSpanId === call.spanId).map(({ name }) => name);
    expect(sql).toEqual(expect.arrayContaining(['insert jobs.job', 'commit', 'job mail.send']));
    const job = spans.find(({ name }) => name === 'job mail.send')!;
    expect(spans.find(({ name }) => name === 'SMTP')?.parentSpanId).toBe(job.spanId);
  });

  it('each call has a trace of its own, and jobs that no one asked for are in none of them', () => {
    const ids = sent.map((traceparent) => traceparent.split('-')[1]);
    expect(new Set(ids).size).toBe(2);
    const traceOf = (name: string) => collector.spans().find((span) => span.name === name)!.traceId;
    expect([traceOf('account.contactMail'), traceOf('vehicle.decode')]).toEqual(ids);
  });

  it('nothing that is sent has a VIN, an email address, or what someone wrote', () => {
    const all = collector.text();
    expect(all).toContain('db.query.text');
    expect(all).toContain('answered [email] about [vin]');
    expect(all).toContain('/vin/:id');
    for (const entered of ['ana@example.com', 'Which years', VIN]) expect(all).not.toContain(entered);
  });

  it('sends the figures of /metrics', () => {
    const find = (name: string) => collector.metrics().find((metric) => metric.name === name)!;
    expect(find('vinlore_requests_total').isCounter).toBe(true);
    const { points } = find('vinlore_request_seconds');
    expect(points).toHaveLength(2);
    for (const { count, inBuckets } of points) {
      expect(count).toBe(1);
      expect(inBuckets.reduce((sum, each) => sum + each)).toBe(1);
    }
  });

  it('sends the log, with the trace of the request that wrote it', () => {
    const line = collector.lines().find(({ traceId }) => traceId === sent[0]!.split('-')[1])!;
    expect(line).toMatchObject({ severity: 'INFO', body: 'answered [email] about [vin]' });
  });
});
