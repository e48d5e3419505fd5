import { NO_LIMITS, type StaffCoupon } from '@vinlore/billing-domain';
import { afterAll, describe, expect, it } from 'vitest';
import { brand, createPaidBench, DAY, spanish } from '../../testing/paid-bench.ts';

const bench = await createPaidBench();
afterAll(() => bench.end());
const staff = bench.member(brand, ['staff', 'billing']);
const theirs = bench.member(spanish, ['staff', 'billing']);

const moment = (days: number) => new Date(bench.now().getTime() + days * DAY).toISOString();
const request = (changes: object = {}) => ({
  code: `C-${crypto.randomUUID().slice(0, 8)}`,
  percent: 10,
  amount: null,
  ...NO_LIMITS,
  ...changes,
});
const create = (changes: object = {}) => bench.post('/api-cwa/staff/coupon', request(changes), staff);
const made = async (changes: object = {}) => (await create(changes)).data as StaffCoupon;
const codes = async (query = '') =>
  ((await bench.get(`/api-cwa/staff/coupons${query}`, staff)).data as { coupons: StaffCoupon[] }).coupons.map(
    ({ code }) => code,
  );

describe('coupons at the desk', () => {
  it('creates a coupon valid at once, ends it at once, and records each act once', async () => {
    const coupon = await made({ code: 'spring', percent: 15, ends_at: moment(10), uses_in_all: 100 });
    expect(coupon).toMatchObject({ code: 'SPRING', state: 'running', percent: 15, used: 0, uses_in_all: 100 });
    const validate = () => bench.post('/api/validate-coupon', { code: 'spring', email: 'mia@example.com' }, '');
    expect((await validate()).status).toBe(200);
    for (let again = 0; again < 2; again++)
      expect(await bench.post('/api-cwa/staff/coupon/end', { id: coupon.id }, staff)).toMatchObject({
        status: 200,
        data: { state: 'ended', ends_at: bench.now().toISOString() },
      });
    expect(await validate()).toMatchObject({ status: 422, message: expect.stringContaining('expired') as string });
    expect(await bench.entries(coupon.id)).toMatchObject([
      { act: 'coupon.created', actor: staff, detail: { code: 'SPRING' }, after: { percent: 15, uses_in_all: 100 } },
      { act: 'coupon.ended', actor: staff, before: { ends_at: moment(10) } },
    ]);
  });

  it.each([
    [{ percent: 110 }, /from 1 to 100/],
    [{ percent: 0 }, /from 1 to 100/],
    [{ percent: 12.5 }, /from 1 to 100/],
    [{ percent: -5 }, /from 1 to 100/],
    [{ percent: null }, /either a percentage or a fixed amount/],
    [{ amount: 100 }, /either a percentage or a fixed amount/],
    [{ percent: null, amount: 500 }, /Choose the plans/],
    [{ percent: null, amount: 0, plans: ['three'] }, /above 0/],
    [{ percent: null, amount: 2500, plans: ['three'] }, /exceeds the price of one of these plans/],
    [{ percent: null, amount: 1600, plans: ['three', 'monthly'] }, /exceeds the price of one of these plans/],
    [{ plans: ['no-such-plan'] }, /isn’t for sale/],
    [{ starts_at: moment(3), ends_at: moment(2) }, /after the start/],
    [{ ends_at: moment(-1) }, /has passed/],
    [{ uses_in_all: 2, uses_per_person: 3 }, /higher than the total/],
  ])('explains why %j is refused', async (changes, words) => {
    expect(await create(changes)).toMatchObject({ status: 422, message: expect.stringMatching(words) as string });
  });

  it('requires an amount to be in the currency of its plans', async () => {
    expect(await made({ percent: null, amount: 500, plans: ['three', 'monthly'] })).toMatchObject({
      amount: 500,
      currency: 'USD',
      plans: ['three', 'monthly'],
    });
  });

  it('accepts a code once per brand under concurrency, and again in another brand', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => create({ code: 'ONCE' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await create({ code: 'once' })).toMatchObject({
      status: 409,
      message: expect.stringContaining('Choose a different one') as string,
    });
    expect((await bench.post('/api-cwa/staff/coupon', request({ code: 'ONCE' }), theirs, spanish)).status).toBe(200);
  });

  it('lists coupons newest first, by state and by start of the code, in pages', async () => {
    bench.pass(1000);
    const planned = await made({ code: 'LIST-1', starts_at: moment(1) });
    bench.pass(1000);
    const running = await made({ code: 'LIST-2', ends_at: moment(1) });
    bench.pass(1000);
    const ended = await made({ code: 'LIST-3' });
    await bench.post('/api-cwa/staff/coupon/end', { id: ended.id }, staff);
    expect(await codes('?search=list')).toEqual(['LIST-3', 'LIST-2', 'LIST-1']);
    expect(await codes('?search=LIST&state=planned')).toEqual([planned.code]);
    expect(await codes('?search=LIST&state=running')).toEqual([running.code]);
    expect(await codes('?search=LIST&state=ended')).toEqual([ended.code]);
    expect(await codes(`?search=LIST&cursor=${ended.id}`)).toEqual(['LIST-2', 'LIST-1']);
    bench.pass(2 * DAY);
    expect(await codes('?search=LIST&state=running')).toEqual([planned.code]);
  });

  it('keeps coupons separate by brand', async () => {
    const { id } = await made();
    expect((await bench.post('/api-cwa/staff/coupon/end', { id }, theirs, spanish)).status).toBe(404);
  });
});
