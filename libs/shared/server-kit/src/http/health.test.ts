import { trace } from '@opentelemetry/api';
import { describe, expect, it, vi } from 'vitest';
import { createMetrics } from './health.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const inTrace = (work: () => void): void => {
  const span = trace.wrapSpanContext({ traceId: TRACE, spanId: 'b7ad6b7169203331', traceFlags: 1 });
  const active = vi.spyOn(trace, 'getActiveSpan').mockReturnValue(span);
  work();
  active.mockRestore();
};
const OPEN = 'application/openmetrics-text; version=1.0.0';

describe('/metrics', () => {
  it('counts calls by module, row, and status', async () => {
    const metrics = createMetrics();
    metrics.answered('sticker.confirm', 200, 0.05);
    metrics.answered('sticker.confirm', 500, 0.05);
    const { text } = await metrics.text();
    for (const status of [200, 500])
      expect(text).toContain(`vinlore_requests_total{module="sticker",name="sticker.confirm",status="${status}"} 1`);
    expect(text).toContain('vinlore_request_seconds_bucket{le="0.1",module="sticker",name="sticker.confirm"} 2');
  });

  it('counts requests in flight, and runs of jobs by outcome', async () => {
    const metrics = createMetrics();
    metrics.inFlight(1);
    metrics.inFlight(1);
    metrics.inFlight(-1);
    metrics.ran('mail.send', 'repeated', 0.2);
    const { text } = await metrics.text();
    expect(text).toContain('vinlore_requests_in_flight 1\n');
    expect(text).toContain('vinlore_job_runs_total{job="mail.send",outcome="repeated"} 1');
    expect(text).toContain('vinlore_job_seconds_count{job="mail.send"} 1');
  });

  it('gives a scraper that takes OpenMetrics the last trace of each bucket', async () => {
    const metrics = createMetrics();
    metrics.answered('sticker.confirm', 200, 0.05);
    expect((await metrics.text(OPEN)).text).not.toContain('trace_id');
    inTrace(() => metrics.answered('sticker.confirm', 200, 0.04));
    const { type, text } = await metrics.text(OPEN);
    expect(type).toContain('application/openmetrics-text');
    expect(text).toMatch(
      new RegExp(
        `^vinlore_request_seconds_bucket\\{le="0.1",module="sticker",name="sticker.confirm"\\} 2 # \\{trace_id="${TRACE}"\\} 0.04 \\d+`,
        'm',
      ),
    );
    expect(text).toMatch(/^# TYPE vinlore_requests counter$/m);
    expect(text).toMatch(/^vinlore_requests_total\{/m);
    expect(text).not.toContain('\n\n');
    expect(text.endsWith('\n# EOF\n')).toBe(true);
  });

  it('stays in the plain format for everyone else, after OpenMetrics was asked for too', async () => {
    const metrics = createMetrics();
    inTrace(() => metrics.answered('page', 200, 20));
    await metrics.text(OPEN);
    const { type, text } = await metrics.text('*/*');
    expect(type).toContain('text/plain');
    expect(text).toMatch(/^# TYPE vinlore_requests_total counter$/m);
    expect(text).not.toContain('trace_id');
  });
});
