import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { secondsOfRetryAfter, WEBHOOK_WAITS, webhookWait } from './schedule.ts';

const MIDDLE = 0.5;

describe('the schedule of webhooks', () => {
  it('tries eight times: at once, then after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, and 10 h', () => {
    const waits = Array.from({ length: 9 }, (_, attempts) => webhookWait(attempts, null, MIDDLE));
    expect(waits).toEqual([0, 5, 300, 1_800, 7_200, 18_000, 36_000, 36_000, null]);
  });

  it('varies waits of more than 5 seconds by at most a tenth', () => {
    fc.assert(
      fc.property(fc.nat(7), fc.double({ min: 0, max: 1, noNaN: true }), (attempts, random) => {
        const wait = webhookWait(attempts, null, random)!;
        const planned = WEBHOOK_WAITS[attempts]!;
        if (planned <= 5) expect(wait).toBe(planned);
        else expect(Math.abs(wait - planned)).toBeLessThanOrEqual(planned * 0.1 + 1e-9);
      }),
    );
  });

  it('honors Retry-After up to the following wait, and never comes sooner for it', () => {
    expect(webhookWait(1, 120, MIDDLE)).toBe(120);
    expect(webhookWait(1, 86_400, MIDDLE)).toBe(300);
    expect(webhookWait(2, 1, MIDDLE)).toBe(300);
    expect(webhookWait(7, 86_400, MIDDLE)).toBe(36_000);
    expect(webhookWait(8, 60, MIDDLE)).toBeNull();
  });
});

describe('Retry-After', () => {
  const now = new Date('2026-11-30T12:00:00Z');
  it.each([
    [null, null],
    ['120', 120],
    ['0', null],
    ['Mon, 30 Nov 2026 12:01:00 GMT', 60],
    ['Mon, 30 Nov 2026 11:00:00 GMT', null],
    ['soon', null],
    ['-5', null],
  ])('%s: %s', (header, seconds) => expect(secondsOfRetryAfter(header, now)).toBe(seconds));
});
