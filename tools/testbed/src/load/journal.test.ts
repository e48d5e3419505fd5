import { describe, expect, it } from 'vitest';
import { figuresOf, longestPause, type Operation } from './journal.mjs';
import { vinOf } from './vins.mjs';

const attempt = { at: 0, ms: 10, status: 200, retryAfter: null, fault: null };

describe('figures of a journal', () => {
  it('count failures that are no 503 with Retry-After, or that took longer than 1.5 s', () => {
    const failures = [
      { ...attempt, status: 503, retryAfter: 1, ms: 1_400 },
      { ...attempt, status: 503, retryAfter: 1, ms: 1_600 },
      { ...attempt, status: 503 },
      { ...attempt, status: 500 },
      { ...attempt, status: 0, fault: 'socket hang up' },
    ];
    const operation: Operation = {
      ...{ kind: 'ticket', key: 'k', owner: '', vin: '', credits: 0 },
      ...{ attempts: [...failures, attempt], acknowledged: {}, acknowledgedAt: 9_000 },
    };
    const open: Operation = { ...operation, attempts: [], acknowledged: null, acknowledgedAt: null };
    const reads = [
      { ...attempt, path: '/' },
      { ...attempt, path: '/', status: 503, ms: 20 },
    ];
    const { samples, ...figures } = figuresOf({ operations: [operation, open], reads }, 2_000);
    expect(samples.map(({ at, status }) => [at, status])).toEqual([
      [-2_000, 503],
      [-2_000, 503],
      [-2_000, 500],
      [-2_000, 0],
    ]);
    expect(figures).toEqual({
      ...{
        operations: 2,
        acknowledged: 1,
        unsettled: 1,
        failedCalls: 5,
        wrongFailures: 3,
        slowFailures: 1,
        noAnswer: 1,
      },
      ...{ longestFailureMs: 1_600, longestPauseMs: 7_000, reads: 2, failedReads: 1, longestReadMs: 20 },
    });
  });

  it('measure the longest time without an acknowledged write from the fault on', () => {
    expect(longestPause([100, 5_000, 5_500, 14_000, 14_100], 5_200)).toBe(8_500);
    expect(longestPause([100], 5_200)).toBe(0);
  });
});

describe('vinOf', () => {
  it('has the check digit of the VIN of the sample Ford Escape', () => {
    expect(vinOf(0)).toBe('1FMCU0GX2EU000000');
  });
});
