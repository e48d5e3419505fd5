import { type AuditTables } from '@vinlore/audit';
import { type CouponFault, CouponUseSchema, judgeUse } from '@vinlore/billing-domain';
import { tables } from '@vinlore/database';
import { sql } from 'kysely';
import pg from 'pg';
import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { endCoupon } from './administration.ts';
import { couponsOf } from './coupon-store.ts';
import { createCouponBench } from './testing/coupon-bench.ts';

const bench = await createCouponBench();
const { database, coupon, ask, bought } = bench;
const pool = new pg.Pool({ connectionString: database.connectionString, max: 50, options: '-c vinlore.brand=*' });
// `end` resolves before the server has closed the connections, so dropping the database may cut one. Both the client
// and the pool report that as an error.
pool.on('connect', (client) => client.on('error', () => {}));
pool.on('error', () => {});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const somebody = () => `${crypto.randomUUID()}@example.com`;

/** Reserves on its own connection in an open transaction, so that two reservations can overlap. */
async function reserve(
  code: string,
  { person = somebody(), order = crypto.randomUUID() as string, plan = 'single' } = {},
) {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ answer: unknown }>(
      'select billing_reserve_coupon($1, $2, $3, $4, $5) as answer',
      ['one', code, person, order, bench.now()],
    );
    await client.query('commit');
    const found = v.parse(CouponUseSchema, rows[0]!.answer);
    const judged = judgeUse(found, plan, bench.now());
    const answer = judged && ('refused' in judged ? { refused: judged.refused } : { code: judged.code });
    // The database function does not check dates and plans; the caller does, and then releases the use.
    if (!['not-yet', 'over', 'not-this-plan'].includes(answer?.refused ?? ''))
      expect(rows[0]!.answer).toMatchObject({ reserved: answer?.refused === undefined });
    return answer as { readonly refused?: CouponFault; readonly code?: string } | null;
  } finally {
    client.release();
  }
}
const release = (order: string) => pool.query('select billing_release_coupon($1)', [order]);
const uses = async (code: string) => (await couponsOf(database, 'one')).find((each) => each.code === code)!.used;

const validate = (code: string, email = somebody(), brand = 'one') =>
  ask('/api/validate-coupon', { code, email }, brand);
const discount = (code: string, cart_plan = 'single', email = somebody()) =>
  ask('/api-cwa/discount_validation', { code, email, cart_plan });

describe('spec §7: validate-coupon', () => {
  it('describes the discount, who can use it, for which plans, and until when', async () => {
    const code = await coupon({
      percent: null,
      amount: 500,
      currency: 'USD',
      plans: ['monthly'],
      ends_at: new Date('2027-01-01T00:00:00Z'),
    });
    expect(await validate(code.toLowerCase())).toMatchObject({
      status: 200,
      data: {
        code,
        percent: null,
        amount: 500,
        currency: 'USD',
        plans: ['monthly'],
        ends_at: '2027-01-01T00:00:00.000Z',
        words: '$5.00 off. Valid for: Stickers monthly. Valid through Dec 31, 2026.',
      },
    });
  });

  it('docs/decisions.md §3: also answers at coupon_validation', async () => {
    const code = await coupon({ first_purchase: true });
    expect(await ask('/api-cwa/coupon_validation', { code, email: somebody() })).toMatchObject({
      status: 200,
      data: { percent: 10, plans: null, words: '10% off your first purchase.' },
    });
  });

  it('docs/decisions.md §2: answers in the brand’s language', async () => {
    const code = await coupon({ brand: 'dos', first_purchase: true });
    expect((await validate(code, somebody(), 'dos')).data.words).toBe('10% de descuento en tu primera compra.');
  });

  it('gives another brand’s code the same answer as an unknown code', async () => {
    const foreign = await coupon({ brand: 'dos' });
    const [other, none] = [await validate(foreign), await validate('NO-SUCH-CODE')];
    expect(other).toEqual(none);
    expect(none).toMatchObject({ status: 422, message: expect.stringContaining('code isn’t valid') as string });
    expect(await discount(foreign)).toEqual(await discount('NO-SUCH-CODE'));
  });
});

describe('docs/decisions.md §4: discount_validation prices a cart with a coupon', () => {
  it('returns the new total', async () => {
    expect(await discount(await coupon())).toMatchObject({
      status: 200,
      data: { price: 799, discount: 80, total: 719, currency: 'USD', words: '10% off: $7.19 instead of $7.99.' },
    });
  });

  it('states the later price of a plan that renews', async () => {
    expect((await discount(await coupon(), 'monthly')).data).toMatchObject({
      total: 1349,
      words: '10% off: $13.49 instead of $14.99. After the first month, it’s $14.99 a month.',
    });
  });

  it('refuses an unknown plan and one that the coupon does not cover', async () => {
    expect(await discount(await coupon(), 'gone')).toMatchObject({ status: 422 });
    const refused = await discount(await coupon({ plans: ['monthly'] }));
    expect(refused).toMatchObject({ status: 422, message: expect.stringContaining('for other plans') as string });
  });

  it('refuses to make a renewing plan free, as a purchase does, but allows a free one-time plan', async () => {
    const code = await coupon({ percent: 100, amount: null, currency: null });
    expect((await discount(code)).data).toMatchObject({ discount: 799, total: 0 });
    expect(await discount(code, 'monthly')).toMatchObject({ status: 422 });
  });

  it('counts no use', async () => {
    const code = await coupon({ uses_in_all: 1 });
    for (let time = 0; time < 3; time++) expect((await discount(code)).status).toBe(200);
    expect(await uses(code)).toBe(0);
  });
});

describe('applies each limit of a coupon in calls and in purchases alike', () => {
  const refusals = async (code: string, person: string) => {
    const answered = await validate(code, person);
    expect(answered.status).toBe(422);
    expect((await discount(code, 'single', person)).message).toBe(answered.message);
    return [(await reserve(code, { person }))?.refused, answered.message];
  };

  /**
   * Rules about the person apply only at purchase; the calls give every email the same answer (docs/decisions.md §4).
   */
  const judgedAtPayment = async (code: string, person: string) => {
    const told = async (email: string) => {
      const [valid, priced] = [await validate(code, email), await discount(code, 'single', email)];
      return [valid.status, valid.message, valid.data, priced.status, priced.message, priced.data];
    };
    const asked = await told(person);
    expect(asked, 'no customer oracle').toEqual(await told(somebody()));
    expect(asked[0]).toBe(200);
    return (await reserve(code, { person }))?.refused;
  };

  it('is valid from its start to its end, or until it is ended', async () => {
    const [starts_at, ends_at] = [new Date('2026-12-01T00:00:00Z'), new Date('2026-12-02T00:00:00Z')];
    const code = await coupon({ starts_at, ends_at });
    const at = async (moment: string) => {
      bench.turnTo(moment);
      const answer = await reserve(code);
      return answer?.refused ?? answer?.code;
    };
    expect(await at('2026-11-30T23:59:59.999Z')).toBe('not-yet');
    expect(await at('2026-12-01T00:00:00Z')).toBe(code);
    expect(await at('2026-12-01T23:59:59.999Z')).toBe(code);
    expect(await at('2026-12-02T00:00:00Z')).toBe('over');
    bench.turnTo('2026-11-20T10:00:00Z');
    const open = await coupon();
    expect(await endCoupon(database, { brand: 'one', code: open }, bench.now())).toBe(true);
    expect(await refusals(open, somebody())).toEqual(['over', expect.stringContaining('expired')]);
    expect(await endCoupon(database, { brand: 'one', code: open }, bench.now())).toBe(false);
  });

  it('refuses a coupon after its last use', async () => {
    const code = await coupon({ uses_in_all: 2 });
    for (let time = 0; time < 2; time++) expect(await reserve(code)).toMatchObject({ code });
    expect(await refusals(code, somebody())).toEqual(['used-up', expect.stringContaining('reached its usage limit')]);
  });

  it('limits uses per person, regardless of other people’s uses', async () => {
    const [code, person] = [await coupon({ uses_per_person: 1 }), somebody()];
    await reserve(code);
    expect(await reserve(code, { person })).toMatchObject({ code });
    expect(await judgedAtPayment(code, person)).toBe('yours-used-up');
  });

  it('limits a first-purchase coupon to people with no paid purchase at the brand and no pending one with such a coupon', async () => {
    const [one, other] = [await coupon({ first_purchase: true }), await coupon({ first_purchase: true })];
    const [buyer, elsewhere, hasty] = [somebody(), somebody(), somebody()];
    await bought(buyer);
    await bought(elsewhere, { brand: 'dos' });
    expect(await judgedAtPayment(one, buyer)).toBe('not-first');
    expect(await reserve(one, { person: elsewhere })).toMatchObject({ code: one });
    expect(await reserve(one, { person: hasty })).toMatchObject({ code: one });
    expect(await judgedAtPayment(other, hasty)).toBe('not-first');
  });

  it('does not reveal whether the person has bought something or used the coupon', async () => {
    const [first, once, person] = [
      await coupon({ first_purchase: true }),
      await coupon({ uses_per_person: 1 }),
      somebody(),
    ];
    await bought(person);
    await reserve(once, { person });
    expect((await validate(first, person)).message).toBe((await validate(once, person)).message);
  });

  it('releases the use of a failed order, and counts a repeated order once', async () => {
    const [code, order, person] = [
      await coupon({ uses_in_all: 1, uses_per_person: 1 }),
      crypto.randomUUID(),
      somebody(),
    ];
    for (let time = 0; time < 2; time++) expect(await reserve(code, { order, person })).toMatchObject({ code });
    expect(await uses(code)).toBe(1);
    for (let time = 0; time < 2; time++) await release(order);
    expect(await uses(code)).toBe(0);
    expect(await reserve(code, { person })).toMatchObject({ code });
  });
});

describe('gives the last use to exactly one buyer under concurrency', () => {
  const won = (answers: readonly Awaited<ReturnType<typeof reserve>>[]) =>
    answers.filter((answer) => answer?.code !== undefined).length;
  const refusedFor = (answers: readonly Awaited<ReturnType<typeof reserve>>[]) => [
    ...new Set(answers.flatMap((answer) => answer?.refused ?? [])),
  ];

  it('gives the last use to one of 500 concurrent clients', async () => {
    const code = await coupon({ uses_in_all: 3 });
    await reserve(code);
    await reserve(code);
    const answers = await Promise.all(Array.from({ length: 500 }, () => reserve(code)));
    expect(won(answers)).toBe(1);
    expect(refusedFor(answers)).toEqual(['used-up']);
    expect(await uses(code)).toBe(3);
  });

  it('applies the per-person limit to one person in 50 windows', async () => {
    const [code, person] = [await coupon({ uses_per_person: 2 }), somebody()];
    const answers = await Promise.all(Array.from({ length: 50 }, () => reserve(code, { person })));
    expect(won(answers)).toBe(2);
    expect(refusedFor(answers)).toEqual(['yours-used-up']);
  });

  it('allows one first purchase to a person with 20 first-purchase coupons', async () => {
    const codes = await Promise.all(Array.from({ length: 20 }, () => coupon({ first_purchase: true })));
    const person = somebody();
    const answers = await Promise.all(codes.map((code) => reserve(code, { person })));
    expect(won(answers)).toBe(1);
    expect(refusedFor(answers)).toEqual(['not-first']);
  });

  it('frees the use of a purchase that is rolled back', async () => {
    const code = await coupon({ uses_in_all: 1 });
    const client = await pool.connect();
    await client.query('begin');
    const args = ['one', code, somebody(), crypto.randomUUID(), bench.now()];
    await client.query('select billing_reserve_coupon($1, $2, $3, $4, $5)', args);
    const waiting = reserve(code);
    await client.query('rollback');
    client.release();
    expect(await waiting).toMatchObject({ code });
  });
});

it('logs coupon changes in the audit log and never reuses a code', async () => {
  const code = await coupon();
  await coupon({ code, percent: 90, amount: null, currency: null });
  expect((await validate(code)).data.percent).toBe(10);
  await endCoupon(database, { brand: 'one', code }, bench.now());
  const acts = await tables<AuditTables>(database)
    .selectFrom('audit_entry')
    .select(['act', 'detail', 'after'])
    .where(sql<boolean>`detail->>'code' = ${code}`)
    .orderBy('id')
    .execute();
  expect(acts).toMatchObject([
    { act: 'coupon.created', detail: { by: 'command', code }, after: { percent: 10, amount: null } },
    { act: 'coupon.ended', detail: { by: 'command', code } },
  ]);
});
