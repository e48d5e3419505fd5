import { expect, test } from 'vitest';
import { jobId, latestDue } from './cron.ts';

const at = (time: string) => new Date(`2026-03-01T${time}Z`);

test('a schedule is due from the exact second', () => {
  expect(latestDue('30 10 * * *', at('10:30:00'))).toEqual(at('10:30:00'));
});

test('a run missed by less than six hours (a restart, an update) is caught up', () => {
  expect(latestDue('30 10 * * *', at('16:29:59'))).toEqual(at('10:30:00'));
});

test('a run missed by more is skipped until its next time', () => {
  expect(latestDue('30 10 * * *', at('16:30:01'))).toBeUndefined();
});

test("schedules are in UTC, whatever the machine's time zone", () => {
  expect(latestDue('0 0 * * *', at('00:10:00'))?.toISOString()).toBe('2026-03-01T00:00:00.000Z');
});

test('the same name and key give the same id in every process', () => {
  expect(jobId('mail', 'a')).toBe(jobId('mail', 'a'));
  expect(jobId('mail', 'a')).not.toBe(jobId('mail', 'b'));
  expect(jobId('mail', 'a')).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
});
