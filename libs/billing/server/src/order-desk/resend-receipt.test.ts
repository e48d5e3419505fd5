import { orderNumber } from '@vinlore/billing-domain';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { brand, createPaidBench, PLANS, spanish } from '../testing/paid-bench.ts';

const bench = await createPaidBench();
afterAll(() => bench.end());
beforeEach(() => void (bench.letters.length = 0));

const support = bench.member(brand, ['staff', 'support']);
const billing = bench.member(brand, ['staff', 'billing']);
const resend = (id: string, token = support, of = brand) =>
  bench.post('/api-cwa/staff/order/resend-receipt', { id }, token, of);
const paid = async (member = bench.member()) => {
  const { orderId } = await bench.buy(PLANS.bundle, member);
  await sql`update billing_order set email = ${`${member}@example.com`} where id = ${orderId}`.execute(
    bench.database.kysely,
  );
  await bench.followUp(orderId);
  return { member, id: orderId };
};
const acts = async (id: string) => (await bench.acts(id)).filter((act) => act === 'order.receipt-resent');

describe('spec §4: staff resend a receipt', () => {
  it('to the email of the purchase, once under concurrent requests', async () => {
    const { member, id } = await paid();
    const answers = await Promise.all([resend(id), resend(id), resend(id, billing)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(bench.letters).toMatchObject([
      { to: `${member}@example.com`, text: expect.stringContaining(orderNumber(id)) as string },
    ]);
    expect(await acts(id)).toHaveLength(1);
  });

  it('at most three times a day', async () => {
    const { id } = await paid();
    for (let time = 0; time < 3; time += 1)
      await sql`insert into audit_entry (at, brand, act, subject_kind, subject_id)
        values (now() - interval '2 hours', ${brand.key}, 'order.receipt-resent', 'order', ${id})`.execute(
        bench.database.kysely,
      );
    expect(await resend(id)).toMatchObject({ status: 409, message: expect.stringContaining('3 times') as string });
    expect(bench.letters).toEqual([]);
  });

  it('security: refuses another brand, other roles, unpaid orders, and orders of erased buyers', async () => {
    const { id } = await paid();
    expect((await resend(id, bench.member(spanish, ['staff', 'owner']), spanish)).status).toBe(404);
    for (const roles of [[], ['staff', 'content']])
      expect((await resend(id, bench.member(brand, roles))).status).toBe(403);
    const { orderId: early } = await bench.buy(PLANS.bundle, bench.member());
    await sql`update billing_order set followed_up_at = null where id = ${early}`.execute(bench.database.kysely);
    expect((await resend(early)).status, 'not followed up').toBe(409);
    await sql`update billing_order set email = null where id = ${id}`.execute(bench.database.kysely);
    expect((await resend(id)).status, 'erased').toBe(409);
    expect([bench.letters, await acts(id)]).toEqual([[], []]);
  });
});
