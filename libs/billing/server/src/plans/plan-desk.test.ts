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
  it('changes a price at once and logs the previous one', async () => {
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

  it('changes a price for a period, with no further action', async () => {
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

  it('takes a plan off sale and back on; withdrawing a change undoes it completely', async () => {
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

  it('refuses the second of two people who change it at once, because they have not seen the first change', async () => {
    const { version } = await list();
    const answers = await Promise.all([change({ price: 1500, version }), change({ price: 1600, version })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.message).toContain('Someone else changed the price list');
  });

  it.each([
    [{ plan: 'no-such-plan' }, 404, 'Plan not found'],
    [{ ends_at: moment(-1) }, 422, 'has passed'],
    [{ starts_at: moment(40), ends_at: moment(39) }, 422, 'after the start'],
    [{ price: 10 }, 400, ''],
  ])('explains why %j is refused', async (changes, status, words) => {
    expect(await change(changes)).toMatchObject({ status, message: expect.stringContaining(words) as string });
  });

  describe('a plan that is not in the brand file', () => {
    const ten = {
      product: 'sticker',
      audience: 'user',
      kind: 'bundle',
      interval: null,
      name: { en: 'Ten stickers', es: 'Diez etiquetas' },
      description: { en: 'Ten window stickers.', es: 'Diez etiquetas.' },
      price: 6999,
      credits: 10,
      starts_at: null,
      ends_at: null,
    };
    const add = async (changes: object = {}, as = staff) =>
      bench.post('/api-cwa/staff/plan/add', { ...ten, version: (await list()).version, ...changes }, as);
    const named = async (id: string) => (await list()).plans.find((plan) => plan.id === id);

    it('is on sale at once, listed after those of its kind, and logged', async () => {
      expect((await add()).status).toBe(200);
      const { plans } = await list();
      expect(plans.find(({ id }) => id === 'ten-stickers')).toMatchObject({
        ...{ price: 6999, credits: 10, kind: 'bundle', currency: 'USD', on: true, file_price: null },
      });
      expect(await bench.entries('ten-stickers')).toMatchObject([
        { act: 'plan.added', actor: staff, after: { price: 6999, credits: 10 } },
      ]);
    });

    it('can be changed like any other, and is gone once withdrawn', async () => {
      const { version } = await list();
      const { kind: _, product: __, audience: ___, interval: ____, ...rest } = ten;
      const request = { ...rest, plan: 'ten-stickers', price: 5999, off: false, version };
      expect((await bench.post('/api-cwa/staff/plan/change', request, staff)).status).toBe(200);
      expect(await named('ten-stickers')).toMatchObject({ price: 5999 });
      for (let left = 2; left > 0; left -= 1) {
        const index = (await named('ten-stickers'))!.changes.at(-1)!.index;
        await bench.post('/api-cwa/staff/plan/withdraw', { index, version: (await list()).version }, staff);
      }
      expect(await named('ten-stickers')).toBeUndefined();
    });

    it('never gets the id of another plan, on the list or in an order', async () => {
      await add({ name: { en: 'Three', es: 'Tres' } });
      expect(await named('three-2')).toBeDefined();
      await bench.buy({ ...PLANS.bundle, id: 'three-3' }, bench.member());
      await add({ name: { en: 'Three!', es: 'Tres' } });
      expect(await named('three-3')).toBeUndefined();
      expect(await named('three-4')).toBeDefined();
      await add({ name: { en: '10', es: '10' } });
      expect(await named('plan-10')).toBeDefined();
    });

    it.each([
      [{ kind: 'single', credits: 1 }, 'already a single-document plan'],
      [{ audience: 'dealer' }, 'add a single-document plan'],
      [{ credits: 1 }, '2 to 1,000 documents'],
      [{ interval: 'month' }, 'Only recurring plans'],
      [{ kind: 'subscription' }, 'Only recurring plans'],
      [{ kind: 'unlimited', interval: 'year', credits: 9 }, 'fair-use limit of 10 or more'],
      [{ ends_at: moment(-1) }, 'has passed'],
    ])('explains why %j is refused', async (changes, words) => {
      expect(await add(changes)).toMatchObject({ status: 422, message: expect.stringContaining(words) as string });
    });

    it('is added once by a request sent twice', async () => {
      const { version } = await list();
      const request = { version, name: { en: 'Pressed twice', es: 'Dos veces' } };
      const answers = await Promise.all([add(request), add(request)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await named('pressed-twice-2')).toBeUndefined();
    });

    it('needs a second approver below half the price of the cheapest document, even in steps', async () => {
      const asked = () => bench.asked.length;
      const before = asked();
      const cheap = await add({ name: { en: 'A gift', es: 'Un regalo' }, price: 2000 });
      expect(cheap.status).toBe(202);
      expect(asked()).toBe(before + 1);
      await add({ name: { en: 'In steps', es: 'Por pasos' }, price: 4500 });
      const { kind: _, product: __, audience: ___, interval: ____, ...rest } = ten;
      const request = { ...rest, plan: 'in-steps', price: 2400, off: false, version: (await list()).version };
      expect((await bench.post('/api-cwa/staff/plan/change', request, staff)).status).toBe(202);
    });
  });

  it('is separate per brand: a new price does not affect another brand', async () => {
    const other = (await bench.get('/api-cwa/staff/plans', theirs, spanish)).data as List;
    expect(other.plans.find(({ id }) => id === 'three')).toMatchObject({ price: 2499, changes: [] });
  });
});
