import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { withNextMigrations } from '../bed/next-release.mjs';
import { addResult, nextScenario, readResults, type Result } from './results.mjs';
import { isGood } from './series.mjs';
import { tableOf } from './table.mjs';

const result: Result = {
  ...{ scenario: 'app-killed', failed: null, lost: [], doubled: [], operations: 1_000, unsettled: 0 },
  ...{ failedCalls: 5, wrongFailures: 2, slowFailures: 1, longestPauseMs: 900, reads: 2_000, failedReads: 0 },
  ...{ at: '2026-11-30T10:00:00.000Z', commit: 'abc', pool: 'transaction', seconds: 30, load: [1, 2.25] },
};
const scenarios = [
  { name: 'app-killed', title: 'an app server is killed' },
  { name: 'etcd-stopped', title: 'etcd is away' },
];

describe('a series', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vinlore-series-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('reads all results of earlier sessions, and skips a line that was cut off', () => {
    const file = join(folder, 'new', 'results.ndjson');
    expect(readResults(file)).toEqual([]);
    addResult(file, result);
    appendFileSync(file, '{"scenario":"app-ki');
    addResult(file, { ...result, seconds: 31 });
    addResult(file, { ...result, seconds: 32 });
    expect(readResults(file).map(({ seconds }) => seconds)).toEqual([30, 31, 32]);
  });

  it('goes on with the scenario that has the fewest runs', () => {
    expect(nextScenario(scenarios, [])?.name).toBe('app-killed');
    expect(nextScenario(scenarios, [result])?.name).toBe('etcd-stopped');
    expect(nextScenario(scenarios, [result, { scenario: 'etcd-stopped' }])?.name).toBe('app-killed');
    expect(nextScenario([], [result])).toBeUndefined();
  });

  it.each<[string, Partial<Result>]>([
    ['could not be finished', { failed: 'Not within 120 s: the cluster is whole' }],
    ['lost something', { lost: ['ticket t: no ticket T1'] }],
    ['duplicated something', { doubled: ['purchase k: 2 orders'] }],
    ['left something unsettled', { unsettled: 1 }],
  ])('calls a run bad that %s', (_, facts) => {
    expect(isGood(result)).toBe(true);
    expect(isGood({ ...result, ...facts })).toBe(false);
  });
});

describe('the table', () => {
  const worse = { ...result, lost: ['a'], longestPauseMs: 33_300, commit: 'def', load: [0.5, 7] as const };
  const text = tableOf([result, { ...result, longestPauseMs: 1_100 }, worse], scenarios);

  it('has a row for each scenario that ran, with sums, the median pause, and the worst', () => {
    const rows = text.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| ---'));
    const cells = rows.map((row) => row.split('|').map((cell) => cell.trim()));
    expect(cells.slice(1)).toEqual([
      ['', 'an app server is killed', '3', '3,000', '1', '1.1 s, 33.3 s', '15', '6', '3', '0 of 6,000', ''],
    ]);
  });

  it('says what was lost, how many pauses were too long, and on what the runs were made', () => {
    expect(text).toContain('**1 lost, 0 duplicated, 0 unsettled in 3 runs with 3,000 operations.**');
    expect(text).toContain('more than 20 s: 1 of 3.');
    expect(text).toContain('load average 0.5 to 7.0, commits `abc`, `def`.');
  });

  it('leaves out a run that does not count, and says why', () => {
    const wrong = { ...worse, void: 'The bed was wrong.' };
    const shorter = tableOf([result, wrong], scenarios);
    expect(shorter).toContain('0 lost, 0 duplicated, 0 unsettled in 1 runs');
    expect(shorter).toContain('- Not counted: app-killed at 2026-11-30T10:00:00.000Z. The bed was wrong.');
  });

  it('counts a run without figures as one that could not be finished', () => {
    const { scenario, at, commit, pool, seconds, load } = result;
    const broken = { scenario, at, commit, pool, seconds, load, failed: 'no cluster' };
    expect(tableOf([broken], scenarios)).toContain('could not be finished: 1 (app-killed: no cluster).');
  });
});

describe('the next release', () => {
  it('adds its migrations at the end of the list', () => {
    const source = 'export const accountMigrations = [\n  first,\n];\n';
    expect(withNextMigrations(source)).toBe(
      "import { nextMigrations } from './next-migrations.ts';\n" +
        'export const accountMigrations = [\n  first,\n  ...nextMigrations,\n];\n',
    );
    expect(() => withNextMigrations('export const accountMigrations = [];')).toThrow("doesn't end with its list");
  });
});
