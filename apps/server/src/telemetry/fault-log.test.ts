import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFaultLog } from './fault-log.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('says once a minute that telemetry could not be sent, with why and how often', () => {
  const said: unknown[] = [];
  const log = createFaultLog('warn', { warn: (facts: unknown) => void said.push(facts) });
  log.error('ECONNREFUSED');
  log.warn('ECONNREFUSED');
  log.error('ECONNREFUSED');
  expect(said).toEqual([{ reason: 'ECONNREFUSED', faults: 1 }]);
  vi.advanceTimersByTime(60_000);
  log.error('x'.repeat(1_000));
  expect(said[1]).toEqual({ reason: 'x'.repeat(300), faults: 3 });
});
