import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testApi } from '../testing/test-api.ts';
import { visitorLimit } from './limits.ts';
import type { SharedCount, SharedSum } from './shared-limit.ts';

/** The shared store of several processes. */
function store() {
  const sums = new Map<string, SharedSum>();
  let statements = 0;
  return {
    statements: () => statements,
    add: async (counts: readonly SharedCount[]) => {
      statements++;
      for (const { key, count, until } of counts) {
        const known = sums.get(key);
        const isOver = known === undefined || known.until.getTime() <= Date.now();
        sums.set(key, isOver ? { count, until } : { count: known.count + count, until: known.until });
      }
      return new Map(counts.map(({ key }) => [key, sums.get(key)!]));
    },
  };
}

const times = <Result>(count: number, work: () => Result) => Array.from({ length: count }, work);

describe('the general limit of a visitor', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const visitor = '198.51.100.1';

  it('applies across two processes, within a tenth and the requests of one second', async () => {
    const shared = store();
    const processes = [0, 1].map(() => visitorLimit({ name: 'api', points: 100, shared }));
    let allowed = 0;
    for (let second = 0; second < 50; second++) {
      for (const limit of processes)
        allowed += times(4, () => limit.spend(visitor)!).filter(({ over }) => !over).length;
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(allowed).toBeGreaterThanOrEqual(100);
    expect(allowed).toBeLessThanOrEqual(100 + 10 + 2 * 4);
  });

  it('costs a quiet visitor no query, and a busy one a query per second', async () => {
    const shared = store();
    const limit = visitorLimit({ name: 'api', points: 100, shared });
    times(9, () => limit.spend(visitor));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(shared.statements()).toBe(0);
    times(50, () => limit.spend(visitor));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(shared.statements()).toBe(1);
  });

  it('counts per process while the database is down', async () => {
    const limit = visitorLimit({ name: 'api', points: 10, shared: { add: async () => new Map() } });
    times(10, () => limit.spend(visitor));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(limit.spend(visitor)).toMatchObject({ over: true, left: 0 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(limit.spend(visitor)).toEqual({ over: false, left: 9, seconds: 60 });
  });

  it('gives a /48 eight times the budget of a /64', () => {
    const limit = visitorLimit({ name: 'api', points: 10 });
    const from = (net: number) => limit.spend(`2001:db8:1:${net.toString(16)}::/64`)!;
    expect(times(11, () => from(1)).filter(({ over }) => !over)).toHaveLength(10);
    let others = 0;
    for (let net = 2; net < 200; net++) others += from(net).over ? 0 : 1;
    expect(others).toBe(80 - 11);
    expect(limit.spend('2001:db8:2:1::/64')).toMatchObject({ over: false });
  });

  it('evicts the oldest visitors first, to bound memory', () => {
    const limit = visitorLimit({ name: 'api', points: 1 });
    for (let at = 0; at < 250_000; at++) limit.spend(`10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`);
    expect(limit.spend('10.3.208.143')).toMatchObject({ over: true });
    expect(limit.spend('10.0.0.0')).toMatchObject({ over: false });
  });
});

describe('API responses include the remaining budget (draft-ietf-httpapi-ratelimit-headers)', () => {
  const limits = (headers: Headers) => [headers.get('ratelimit-policy'), headers.get('ratelimit')];

  it('for the general limit, on success, on errors and when it is exhausted', async () => {
    const { ask } = await testApi({ requestsPerMinute: 2 });
    expect(limits((await ask('/api/same?name=a')).headers)).toEqual(['"default";q=2;w=60', '"default";r=1;t=60']);
    expect(limits((await ask('/api/refused')).headers)).toEqual(['"default";q=2;w=60', '"default";r=0;t=60']);
    const over = await ask('/api/same?name=a');
    expect([over.status, over.headers.get('retry-after'), ...limits(over.headers)]).toEqual([
      429,
      '60',
      '"default";q=2;w=60',
      '"default";r=0;t=60',
    ]);
  });

  it('for attempts of a row, with or without the general limit', async () => {
    const { ask } = await testApi({ requestsPerMinute: 10 });
    expect(limits((await ask('/api/rare')).headers)).toEqual([
      '"default";q=10;w=60, "attempts";q=2;w=60',
      '"default";r=9;t=60, "attempts";r=1;t=60',
    ]);
    const { ask: unlimited } = await testApi();
    expect(limits((await unlimited('/api/rare')).headers)).toEqual(['"attempts";q=2;w=60', '"attempts";r=1;t=60']);
    expect(limits((await unlimited('/api/same?name=a')).headers)).toEqual([null, null]);
  });

  it('for an account, from any address', async () => {
    const { ask } = await testApi({ requestsPerMinute: 3 });
    const as = async (bearer: string, at: number) =>
      (await ask('/api/mine', { headers: { bearer }, from: `198.51.100.${at}` })).status;
    expect([await as('member', 1), await as('member', 2), await as('member', 3), await as('member', 4)]).toEqual([
      200, 200, 200, 429,
    ]);
  });
});

describe('in-process page requests count against their visitor', () => {
  it("without using up other visitors' attempts or counting twice", async () => {
    const { ask } = await testApi({ requestsPerMinute: 1 });
    const statuses = async (visitor: string) => [
      (await ask('/api/rare', { visitor })).status,
      (await ask('/api/rare', { visitor })).status,
      (await ask('/api/rare', { visitor })).status,
    ];
    expect(await statuses('198.51.100.30')).toEqual([200, 200, 429]);
    expect(await statuses('198.51.100.31')).toEqual([200, 200, 429]);
  });

  it("and no outside request can claim to be another visitor's", async () => {
    const { ask } = await testApi();
    const forged = { visitor: '198.51.100.99', 'x-visitor': '198.51.100.99', 'x-forwarded-for': '198.51.100.99' };
    const answer = await ask('/api/gate', { headers: forged, from: '198.51.100.5' });
    expect(answer.envelope.data).toBe('198.51.100.5');
  });
});
