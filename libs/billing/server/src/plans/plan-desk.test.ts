import type { StaffPlan } from '@vinlore/billing-domain';
import { afterAll, describe, expect, it } from 'vitest';
import { brand, createPaidBench, DAY, PLANS, spanish } from '../testing/paid-bench.ts';

const bench = await createPaidBench();
afterAll(() => bench.end());
const staff = bench.member(brand, ['staff', 'billing']);
const theirs = bench.member(spanish, ['staff', 'billing']);

type List = { readonly plans: StaffPlan[]; readonly version: number };
const list = async () => (await bench.get('/api-cwa/staff/plans', staff)).data as List;
const bundle = async () => (await list()).plans.find(({ id }) => id === 'three')!;
const moment = (days: number) => new Date(bench.now().getTime() + days * DAY).toISOString();
const change = async (changes: object = {}) => {
  const { name, description, price, credits } = PLANS.bundle as Extract<(typeof PLANS)['bundle'], { credits: number }>;
  const request = { plan: 'three', name, description, price, credits, off: false, starts_at: null, ends_at: null };
  return bench.post('/api-cwa/staff/plan/change', { ...request, version: (await list()).version, ...changes }, staff);
};

describe('the price list', () => {
  it('takes a price at once, and notes what it was', async () => {
    expect(await bundle()).toMatchObject({ price: 2499, file_price: 2499, on: true, changes: [] });
    expect((await change({ price: 1999 })).status).toBe(200);
    expect(await bundle()).toMatchObject({
      price: 1999,
      file_price: 2499,
      changes: [{ price: 1999, state: 'running', ends_at: null }],
    });
    expect(await bench.entries('three')).toMatchObject([
      { act: 'plan.changed', actor: staff, before: { price: 2499, on: true }, after: { price: 1999, on: true } },
    ]);
  });

  it('takes a price from a moment to another, by time alone', async () => {
    await change({ price: 1299, starts_at: moment(1), ends_at: moment(2) });
    expect(await bundle()).toMatchObject({ price: 1999, changes: [{ state: 'running' }, { state: 'planned' }] });
    bench.pass(DAY);
    expect(await bundle()).toMatchObject({
      price: 1299,
      changes: [{ price: 1999 }, { price: 1299, state: 'running' }],
    });
    bench.pass(DAY);
    expect(await bundle()).toMatchObject({ price: 1999, changes: [{ price: 1999 }] });
  });

  it('takes a plan off sale and lets it come back; a change that is taken back is as if it never was', async () => {
    await change({ price: 1999, off: true, ends_at: moment(1) });
    const off = await bundle();
    expect(off).toMatchObject({ on: false, changes: [{}, { off: true }] });
    const { version } = await list();
    const withdraw = (index: number, seen = version) =>
      bench.post('/api-cwa/staff/plan/withdraw', { index, version: seen }, staff);
    expect((await withdraw(off.changes[1]!.index)).status).toBe(200);
    expect(await bundle()).toMatchObject({ on: true, price: 1999 });
    expect((await withdraw(0)).status, 'seen before').toBe(409);
    expect((await withdraw(99, (await list()).version)).status).toBe(404);
  });

  it('two people who change it at once do not change what the other has not seen', async () => {
    const { version } = await list();
    const answers = await Promise.all([change({ price: 1500, version }), change({ price: 1600, version })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.message).toContain('since you looked at it');
  });

  it.each([
    [{ plan: 'no-such-plan' }, 404, 'no such plan'],
    [{ ends_at: moment(-1) }, 422, 'over already'],
    [{ starts_at: moment(40), ends_at: moment(39) }, 422, 'end before it begins'],
    [{ price: 10 }, 400, ''],
  ])('refuses %j in words', async (changes, status, words) => {
    expect(await change(changes)).toMatchObject({ status, message: expect.stringContaining(words) as string });
  });

  it('is of one brand: a new price here changes nothing there', async () => {
    const other = (await bench.get('/api-cwa/staff/plans', theirs, spanish)).data as List;
    expect(other.plans.find(({ id }) => id === 'three')).toMatchObject({ price: 2499, changes: [] });
  });
});
