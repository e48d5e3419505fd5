import { type AnswerPromise, USUAL_PROMISE } from '@vinlore/brand';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dueAt, overdueSince } from './answer-clock.ts';

const NEW_YORK = { time_zone: 'America/New_York', days: [1, 2, 3, 4, 5], from: '09:00', to: '17:00' };
const due = (promise: AnswerPromise, since: string) => dueAt(promise, new Date(since)).toISOString();

describe('spec §8: when a reply is due', () => {
  it('is after 24 hours by default', () => {
    expect(due(USUAL_PROMISE, '2026-11-20T10:00:00Z')).toBe('2026-11-21T10:00:00.000Z');
  });

  it('counts only business hours, not nights and weekends', () => {
    const promise = { hours: 4, open: NEW_YORK };
    // Friday, 4 pm in New York: one hour that day, three on Monday.
    expect(due(promise, '2026-11-20T21:00:00Z')).toBe('2026-11-23T17:00:00.000Z');
    // Sunday: all of it on Monday.
    expect(due(promise, '2026-11-22T12:00:00Z')).toBe('2026-11-23T18:00:00.000Z');
    // At opening time, up to the last second of the day.
    expect(due({ ...promise, hours: 8 }, '2026-11-23T14:00:00Z')).toBe('2026-11-23T22:00:00.000Z');
  });

  it('handles clock changes: a day of 23 hours and one of 25', () => {
    const promise = { hours: 2, open: { ...NEW_YORK, days: [1, 2, 3, 4, 5, 6, 7] } };
    // Saturday, 4 pm standard time; Sunday, 10 am daylight time.
    expect(due(promise, '2026-03-07T21:00:00Z')).toBe('2026-03-08T14:00:00.000Z');
    expect(due(promise, '2026-10-31T20:00:00Z')).toBe('2026-11-01T15:00:00.000Z');
    const nights = { hours: 24, open: { ...NEW_YORK, days: [7], from: '00:00', to: '24:00' } };
    // The Sunday with 23 hours is too short for 24.
    expect(due(nights, '2026-03-08T05:00:00Z')).toBe('2026-03-15T05:00:00.000Z');
    expect(due(nights, '2026-11-01T04:00:00Z')).toBe('2026-11-02T04:00:00.000Z');
  });

  it('shifts opening times that a clock change skips', () => {
    const early = { hours: 1, open: { ...NEW_YORK, days: [7], from: '02:30', to: '06:00' } };
    expect(due(early, '2026-03-08T05:00:00Z')).toBe('2026-03-08T08:30:00.000Z');
  });
});

const ZONES = ['America/New_York', 'America/Los_Angeles', 'America/St_Johns', 'Europe/Madrid', 'Asia/Kolkata', 'UTC'];
const time = (minutes: number) =>
  `${`${Math.floor(minutes / 60)}`.padStart(2, '0')}:${`${minutes % 60}`.padStart(2, '0')}`;
const hoursOfDay = fc
  .tuple(fc.integer({ min: 0, max: 1_380 }), fc.integer({ min: 15, max: 1_440 }))
  .filter(([from, to]) => to - from >= 15)
  .map(([from, to]) => ({ from: time(from), to: time(to) }));
const open = fc
  .record({
    time_zone: fc.constantFrom(...ZONES),
    days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    hours: hoursOfDay,
  })
  .map(({ hours, ...rest }) => ({ ...rest, ...hours }));
const promises = fc.record({ hours: fc.integer({ min: 1, max: 72 }), open }, { requiredKeys: ['hours'] });
/** Two years with four clock changes. */
const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true });

describe('in all time zones, across clock changes', () => {
  it('is never later for a longer wait, and never before the question', () => {
    fc.assert(
      fc.property(promises, moments, moments, (promise, one, other) => {
        const [first, second] = one <= other ? [one, other] : [other, one];
        const [firstDue, secondDue] = [dueAt(promise, first), dueAt(promise, second)];
        expect(firstDue.getTime()).toBeLessThanOrEqual(secondDue.getTime());
        expect(firstDue.getTime() - first.getTime()).toBeGreaterThanOrEqual(promise.hours * 3_600_000);
      }),
      { numRuns: 150 },
    );
  });

  it('matches exactly what has been waiting since the overdue threshold', () => {
    const nudges = fc.constantFrom(-3_600_000, -60_000, -1, 0, 1, 60_000, 3_600_000);
    fc.assert(
      fc.property(promises, moments, nudges, moments, (promise, now, nudge, anywhere) => {
        const last = overdueSince(promise, now);
        for (const since of [new Date(last.getTime() + nudge), anywhere])
          expect(dueAt(promise, since) <= now, since.toISOString()).toBe(since <= last);
      }),
      { numRuns: 150 },
    );
  });
});
