import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { otlpCollector } from './testing/otlp-collector.ts';
import { isBuilt, root, start, stopAll } from './testing/started-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'vinlore-telemetry-'));
const DATA_DIR = join(folder, 'data');
let collector: Awaited<ReturnType<typeof otlpCollector>> | undefined;
afterEach(async () => {
  await stopAll();
  collector?.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.skipIf(!isBuilt)('a process with OTEL_EXPORTER_OTLP_ENDPOINT', { timeout: 90_000 }, () => {
  it('sends the traces, metrics, and logs of a server before it stops', async () => {
    collector = await otlpCollector();
    const { endpoint, spans, metrics, lines } = collector;
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: '1', LOG_LEVEL: 'info' };
    const server = start({ DATA_DIR, ...env });
    const port = await server.ready;
    for (const path of ['/api/config', '/pricing', '/healthz'])
      expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(200);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    const names = spans().map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['brand.config', 'page']));
    // Probes and files would bury the rest.
    expect(names).not.toContain('GET');
    expect(metrics().map(({ name }) => name)).toEqual(
      expect.arrayContaining(['vinlore_requests_total', 'process_cpu_seconds_total']),
    );
    expect(lines().map(({ body }) => body)).toContain('stopping after requests in progress finish');
  });

  it('a collector that never answers keeps neither a server nor a worker from their work, nor from stopping', async () => {
    const asked = vi.fn();
    collector = await otlpCollector(asked);
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, OTEL_TRACES_SAMPLER_ARG: '1' };
    const server = start({ DATA_DIR, ...env, JOBS: 'off' });
    const worker = start({ DATA_DIR, ...env }, [join(root, 'dist/apps/server/cli.js'), 'worker']);
    const port = await server.ready;
    await vi.waitFor(() => expect(worker.said()).toContain('Vinlore worker ready'), { timeout: 30_000 });
    expect((await fetch(`http://127.0.0.1:${port}/pricing`)).status).toBe(200);
    const began = performance.now();
    for (const each of [server, worker]) each.child.kill('SIGTERM');
    expect(await Promise.all([server.ended, worker.ended])).toEqual([0, 0]);
    expect(asked).toHaveBeenCalled();
    // The SDK itself would wait for ten seconds.
    expect(performance.now() - began).toBeLessThan(9_000);
  });
});
