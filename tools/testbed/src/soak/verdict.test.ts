import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIRST_KILL, planOf } from './chaos.mjs';
import { Histogram } from './statistics.mjs';
import { isFlat, judgeFeed, judgeLatency, judgeLeaks, judgeMemory, tableOf } from './verdict.mjs';
import type { Common, Sample } from './watch.mjs';

const STRETCH = { from: 0.2, to: 1.2 };

/** Samples of a process every 5 s for two hours. */
const samplesOf = (valuesAt: (at: number) => Partial<Sample>): Sample[] =>
  Array.from({ length: 1440 }, (_, nth) => {
    const at = nth / 720;
    const steady = { name: 'server', pid: 7, rssMb: 200, heapMb: 90, files: 60, sockets: 30, statements: 20 };
    return { at, ...steady, resources: 9, loopP99Ms: 12, ...valuesAt(at) };
  });
const commonOf = (valuesAt: (at: number) => Partial<Common> = () => ({})): Common[] =>
  samplesOf(() => ({})).map(({ at }) => {
    const steady = { connections: 20, backendsMb: 90, temporary: 1, dataFiles: 8, databaseMb: 40, rows: {} };
    return { at, ...steady, ...valuesAt(at) };
  });
const failed = (checks: readonly { name: string; passed: boolean }[]) =>
  checks.filter(({ passed }) => !passed).map(({ name }) => name);

describe('memory', () => {
  it('is flat where it only goes up and down', () => {
    const samples = samplesOf((at) => ({ rssMb: 200 + 20 * Math.sin(at * 400), heapMb: 90 + Math.sin(at * 90) }));
    expect(failed(judgeMemory(samples, STRETCH))).toEqual([]);
  });

  it.each(['rssMb', 'heapMb'] as const)('is not flat where %s grows by 6 MB an hour', (key) => {
    const samples = samplesOf((at) => ({ [key]: 100 + 6 * at + Math.sin(at * 400) / 10 }));
    expect(failed(judgeMemory(samples, STRETCH))).toHaveLength(1);
  });

  it('may grow during the warm-up and after the first kill', () => {
    const samples = samplesOf((at) => ({
      rssMb: at < STRETCH.from ? 50 + 700 * at : at > STRETCH.to ? 200 * at : 190,
    }));
    expect(failed(judgeMemory(samples, STRETCH))).toEqual([]);
  });

  it('of a process that started again in the stretch is not judged across both lives', () => {
    const samples = samplesOf((at) => ({ pid: at < 0.7 ? 7 : 8 }));
    expect(failed(judgeMemory(samples, STRETCH))).toEqual(['lifetime of server']);
  });

  it('is flat if and only if the interval reaches zero or stays below 5 MB an hour', () => {
    const bound = fc.integer({ min: -100, max: 100 }).map((value) => value / 10);
    fc.assert(
      fc.property(bound, bound, (one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        expect(isFlat({ slope: (low + high) / 2, low, high, points: 9 })).toBe(low <= 0 || high < 5);
      }),
    );
    expect(isFlat(null)).toBe(false);
  });
});

describe('leaks', () => {
  it('are none where counts breathe', () => {
    const samples = samplesOf((at) => ({ files: 60 + Math.round(10 * Math.sin(at * 300)) }));
    expect(failed(judgeLeaks(samples, commonOf(), STRETCH))).toEqual([]);
  });

  it.each([
    ['files', 'open files of server'],
    ['sockets', 'sockets of server'],
    ['statements', 'prepared statements of a connection of server'],
  ])('of %s are found', (key, name) => {
    const samples = samplesOf((at) => ({ [key]: Math.round(50 * at) }));
    expect(failed(judgeLeaks(samples, commonOf(), STRETCH))).toEqual([name]);
  });

  it.each([
    ['connections', 'connections to the database'],
    ['temporary', 'temporary files'],
    ['dataFiles', 'files in the data folder'],
  ])('of %s are found', (key, name) => {
    const common = commonOf((at) => ({ [key]: Math.round(20 * at) }));
    expect(
      failed(
        judgeLeaks(
          samplesOf(() => ({})),
          common,
          STRETCH,
        ),
      ),
    ).toEqual([name]);
  });

  it('are not taken for none where nothing was sampled', () => {
    expect(
      failed(
        judgeLeaks(
          samplesOf(() => ({})),
          [],
          STRETCH,
        ),
      ),
    ).toHaveLength(3);
  });
});

describe('p99', () => {
  const minutesOf = (values: readonly number[]) =>
    new Map(
      values.map((ms, minute) => [
        minute,
        Array.from({ length: 200 }, () => ms).reduce((all, each) => (all.add(each), all), new Histogram()),
      ]),
    );

  it('holds at 1.4 times, and not at 1.6 times that of the first minutes', () => {
    expect(judgeLatency(minutesOf([100, 100, 140, 140]), 2, new Set()).passed).toBe(true);
    expect(judgeLatency(minutesOf([100, 100, 160, 160]), 2, new Set()).passed).toBe(false);
  });

  it('leaves out the minutes of kills', () => {
    expect(judgeLatency(minutesOf([100, 100, 9_000, 100]), 2, new Set([2])).passed).toBe(true);
  });

  it('does not hold where nothing was answered later', () => {
    expect(judgeLatency(minutesOf([100, 100]), 2, new Set()).passed).toBe(false);
  });
});

it('imports and syncs hold if each was done more often than it failed', () => {
  const checks = judgeFeed({ history: { done: 9, failed: 1 }, syncs: { done: 2, failed: 2 } });
  expect(checks.map(({ name, passed }) => [name, passed])).toEqual([
    ['rounds of history', true],
    ['rounds of syncs', false],
  ]);
});

it('kills come in order, and after the stretch that memory is judged by', () => {
  const none = {} as Parameters<typeof planOf>[0];
  const plan = planOf(none);
  expect(plan.map(({ at }) => at)).toEqual(plan.map(({ at }) => at).sort((a, b) => a - b));
  expect(plan.filter(({ isKill, at }) => isKill && at < FIRST_KILL)).toEqual([]);
  expect(plan.at(-1)!.at).toBeLessThan(1);
});

it('the table says what did not hold', () => {
  const table = tableOf([{ name: 'p99', value: '× 2', limit: '× 1.5', passed: false }]);
  expect(table.split('\n')).toEqual([
    '| what | measured | limit | held |',
    '| --- | --- | --- | --- |',
    '| p99 | × 2 | × 1.5 | NO |',
  ]);
});
