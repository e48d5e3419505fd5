import fc from 'fast-check';
import { expect, it } from 'vitest';
import { timeLeft } from './time-left.ts';

const HOUR = 60 * 60_000;
const now = Date.parse('2026-11-20T10:00:00Z');
const at = (ms: number) => new Date(now + ms).toISOString();

it('shows whole days and hours left until deletion, never below zero', () => {
  expect(timeLeft(at(14 * 24 * HOUR), now)).toEqual({ days: 14, hours: 0 });
  expect(timeLeft(at(25 * HOUR + 1), now)).toEqual({ days: 1, hours: 1 });
  expect(timeLeft(at(HOUR - 1), now)).toEqual({ days: 0, hours: 0 });
  expect(timeLeft(at(-HOUR), now)).toEqual({ days: 0, hours: 0 });
});

it('is due on time, and not an hour earlier', () => {
  fc.assert(
    fc.property(fc.nat(15 * 24 * HOUR), (ms) => {
      const { days, hours } = timeLeft(at(ms), now);
      const said = (24 * days + hours) * HOUR;
      expect(said).toBeLessThanOrEqual(ms);
      expect(said + HOUR).toBeGreaterThan(ms);
      expect(hours).toBeLessThan(24);
    }),
  );
});
