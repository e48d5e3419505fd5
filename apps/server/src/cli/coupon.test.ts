import { auditMigrations } from '@vinlore/audit';
import { couponsOf, createCouponModule } from '@vinlore/billing-server';
import type { Plan } from '@vinlore/brand';
import { createTestDatabase, testBrand } from '@vinlore/testing-node';
import { afterAll, describe, expect, it } from 'vitest';
import { workCoupons } from './coupon.ts';

const plan = (id: string, currency: string): Plan => ({
  id,
  product: 'sticker',
  audience: 'user',
  kind: 'single',
  name: { en: 'One sticker', es: 'Una etiqueta' },
  description: { en: 'One.', es: 'Una.' },
  price: 799,
  currency,
  credits: 1,
});

const clock = () => new Date('2026-11-20T10:00:00Z');
const { migrations } = createCouponModule({ database: undefined as never, signer: undefined as never, clock });
const database = await createTestDatabase({ migrations: [auditMigrations, { slice: 'coupon', migrations }] });
afterAll(() => database.drop());

const brands = [
  testBrand({ key: 'one', plans: [plan('single', 'USD'), plan('other', 'USD')] }),
  testBrand({ key: 'two', plans: [plan('here', 'USD'), plan('there', 'MXN')] }),
];
const create = (...limits: string[]) => ['create', '--brand', 'one', '--code', 'X1', ...limits];
const work = (...args: string[]) => workCoupons({ brands, database, clock }, args);

describe('operators create coupons, list them with their use, and end them', () => {
  it('with every limit, in UTC days including the last', async () => {
    const limits = ['--first', '--from', '2026-12-01', '--until', '2026-12-31', '--uses', '500', '--each', '1'];
    const made = await work('create', '--brand', 'one', '--code', 'winter-20', '--percent', '20', ...limits);
    expect(made).toEqual({ code: 0, words: 'Created WINTER-20 (one).\n' });
    expect(await couponsOf(database, 'one')).toMatchObject([
      {
        code: 'WINTER-20',
        percent: 20,
        plans: null,
        first_purchase: true,
        starts_at: new Date('2026-12-01T00:00:00Z'),
        ends_at: new Date('2027-01-01T00:00:00Z'),
        uses_in_all: 500,
        uses_per_person: 1,
      },
    ]);
    expect((await work('list', '--brand', 'one')).words).toBe(
      'WINTER-20  20 % off  used 0 of 500  1 per person  first purchase  from 2026-12-01  until 2026-12-31\n',
    );
  });

  it('an amount applies to the plans in its currency', async () => {
    await work('create', '--brand', 'one', '--code', 'FIVE', '--amount', '500');
    await work('create', '--brand', 'two', '--code', 'FIVE', '--amount', '500', '--plans', 'there');
    const [one, two] = [await couponsOf(database, 'one'), await couponsOf(database, 'two')];
    expect(one.find(({ code }) => code === 'FIVE')).toMatchObject({ currency: 'USD', plans: ['single', 'other'] });
    expect(two).toMatchObject([{ amount: 500, currency: 'MXN', plans: ['there'] }]);
  });

  it('up to ten million uses, as at the desk', async () => {
    const uses = ['--uses', '10000000', '--each', '10000000'];
    expect((await work('create', '--brand', 'one', '--code', 'MANY', '--percent', '5', ...uses)).code).toBe(0);
    expect(await couponsOf(database, 'one')).toContainEqual(
      expect.objectContaining({ code: 'MANY', uses_in_all: 10_000_000, uses_per_person: 10_000_000 }),
    );
  });

  it("a code can't be reused, even after it has ended", async () => {
    const create = () => work('create', '--brand', 'one', '--code', 'ONCE', '--percent', '5');
    const end = () => work('end', '--brand', 'one', '--code', 'once');
    expect((await create()).code).toBe(0);
    expect(await create()).toMatchObject({ code: 2, words: expect.stringContaining('already has or had') as string });
    expect((await end()).code).toBe(0);
    expect((await end()).code).toBe(2);
    expect((await create()).code).toBe(2);
    expect((await work('list', '--brand', 'one')).words).toContain('ONCE  5 % off  used 0  ended 2026-11-20T10');
  });

  it.each([
    ['no action', ['--brand', 'one'], 'Use create, list, or end.'],
    ['an unknown brand', ['list', '--brand', 'three'], '--brand takes one, two.'],
    ['a code with a space', ['end', '--brand', 'one', '--code', 'A B'], '--code must be'],
    ['neither percent nor amount', ['create', '--brand', 'one', '--code', 'X1'], '--percent: Choose either'],
    [
      'both',
      ['create', '--brand', 'one', '--code', 'X1', '--percent', '5', '--amount', '5'],
      'either a percentage or a fixed amount',
    ],
    [
      '101 percent',
      ['create', '--brand', 'one', '--code', 'X1', '--percent', '101'],
      '--percent: Enter a whole number from 1 to 100.',
    ],
    [
      'half a cent',
      ['create', '--brand', 'one', '--code', 'X1', '--amount', '0.5'],
      '--amount: Enter an amount above 0',
    ],
    [
      'another brand’s plan',
      ['create', '--brand', 'one', '--code', 'X1', '--percent', '5', '--plans', 'single,here'],
      '--plans: One of these plans isn’t for sale at this brand. Choose only plans that are for sale. Plans: single, other.',
    ],
    [
      'two currencies',
      ['create', '--brand', 'two', '--code', 'X1', '--amount', '5'],
      '--plans: These plans use different currencies.',
    ],
    [
      'a day that is none',
      ['create', '--brand', 'one', '--code', 'X1', '--percent', '5', '--from', '2026-02-30'],
      '--from must be',
    ],
    [
      'an end before its start',
      ['create', '--brand', 'one', '--code', 'X1', '--percent', '5', '--from', '2026-12-02', '--until', '2026-12-01'],
      '--until: The end must be after the start.',
    ],
    [
      'more off than a plan costs',
      create('--amount', '800'),
      '--amount: The discount exceeds the price of one of these plans',
    ],
    ['an end date in the past', create('--percent', '5', '--until', '2026-11-19'), '--until: The end date has passed.'],
    [
      'more uses by one person than by all',
      create('--percent', '5', '--uses', '2', '--each', '3'),
      '--each: The limit per person can’t be higher than the total limit.',
    ],
    [
      'eleven million uses',
      create('--percent', '5', '--uses', '11000000'),
      '--uses: Enter a whole number from 1 to 10,000,000',
    ],
    ['an unknown option', ['list', '--brandd', 'one'], '--brandd'],
  ])('explains the error and changes nothing: %s', async (_what, args, words) => {
    const outcome = await work(...args);
    expect(outcome).toMatchObject({ code: 2, words: expect.stringContaining(words) as string });
    expect((await couponsOf(database, 'one')).map(({ code }) => code)).not.toContain('X1');
  });
});
