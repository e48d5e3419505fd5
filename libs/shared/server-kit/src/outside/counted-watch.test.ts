import { expect, it } from 'vitest';
import { createMetrics } from '../http/health.ts';
import { NO_SECURITY_LOG } from '../security-events/security-log.ts';
import { countedWatch } from './counted-watch.ts';

it('counts the outcomes of requests to outside services for /metrics, and passes them on', async () => {
  const told: unknown[][] = [];
  const watch = countedWatch({ asked: (...all) => void told.push(all), spared: (...all) => void told.push(all) });
  const until = new Date('2026-11-20T10:00:30Z');
  watch.asked('SMTP', true, 5);
  watch.asked('SMTP', false, 7);
  watch.asked('Stripe', true, 9);
  watch.spared('SMTP', until);
  expect(told).toEqual([
    ['SMTP', true, 5],
    ['SMTP', false, 7],
    ['Stripe', true, 9],
    ['SMTP', until],
  ]);
  const { text } = await createMetrics(NO_SECURITY_LOG, watch).text();
  for (const line of ['"SMTP",outcome="answered"} 1', '"SMTP",outcome="failed"} 1', '"SMTP",outcome="spared"} 1'])
    expect(text).toContain(`outside_requests_total{source=${line}`);
  expect(text).toContain('outside_requests_total{source="Stripe",outcome="failed"} 0');
});
