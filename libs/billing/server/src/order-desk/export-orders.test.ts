import { orderNumber } from '@vinlore/billing-domain';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { brand, createPaidBench, DAY, PLANS, spanish } from '../testing/paid-bench.ts';

const bench = await createPaidBench();
afterAll(() => bench.end());
const staff = bench.member(brand, ['staff', 'billing']);

const take = (filters: object = {}, token = staff, of = brand) =>
  bench.post('/api-cwa/staff/orders/csv', filters, token, of);
const lines = async (filters: object = {}, token = staff, of = brand) => {
  const { status, body } = await take(filters, token, of);
  expect(status).toBe(200);
  return body.trimEnd().split('\r\n');
};
const noted = async () =>
  (await bench.entries(brand.key))
    .filter(({ act }) => act === 'orders.exported')
    .map(({ actor, detail }) => ({ actor, detail }));

const mia = bench.member();
const first = (await bench.buy(PLANS.bundle, mia)).orderId;
bench.pass(DAY);
const second = (await bench.buy(PLANS.monthly, bench.member())).orderId;

describe('spec §4: exports orders as a CSV file', () => {
  it('contains the same orders as the list with the same filters, with amounts that a spreadsheet can add up', async () => {
    const [header, newest, older, ...more] = await lines();
    expect(header).toMatch(/^"Order","Order date \(UTC\)"/);
    expect(more).toEqual([]);
    expect(newest).toContain(`"${orderNumber(second)}"`);
    expect(older).toMatch(
      new RegExp(`^"${orderNumber(first)}","2026-11-20T10:00:00.000Z".*"three","0","24.99","0.00","USD"`),
    );
    expect(await lines({ plan: 'monthly' })).toHaveLength(2);
    expect(await lines({ account_id: mia })).toHaveLength(2);
    expect(await lines({ from: '2026-11-21', to: '2026-11-21' })).toHaveLength(2);
    expect(await lines({ search: mia.slice(0, 12) })).toHaveLength(2);
    expect(await lines({ state: 'refunded' })).toHaveLength(1);
  });

  it('logs who exported orders and with which filters, but no email address', async () => {
    const before = await noted();
    await lines({ state: 'paid', search: mia.slice(0, 12) });
    expect((await noted()).slice(before.length)).toEqual([{ actor: staff, detail: { state: 'paid', searched: true } }]);
  });

  it('security: requires a billing role and contains only the brand’s orders', async () => {
    const before = await noted();
    for (const roles of [['staff', 'support'], ['staff', 'content'], []])
      expect((await take({}, bench.member(brand, roles))).status).toBe(403);
    expect(await lines({}, bench.member(spanish, ['staff', 'owner']), spanish)).toEqual([
      expect.stringContaining('"Pedido"'),
    ]);
    expect((await take({ cursor: first })).status, 'an unknown filter').toBe(400);
    expect(await noted()).toEqual(before);
  });

  it('security: contains nothing that a spreadsheet runs as a formula', async () => {
    await sql`update billing_order set email = '=hyperlink("http://evil")@x.example' where id = ${first}`.execute(
      bench.database.kysely,
    );
    expect((await lines({ account_id: mia })).at(-1)).toContain(`"'=hyperlink(""http://evil"")@x.example"`);
  });

  it('sends page by page without missing or repeated orders', async () => {
    await sql`insert into billing_order (id, brand, plan, product, credits, pot, amount, discount, currency, gateway, state,
        idempotency_key, request_hash, vehicle, wants_document, language, ordered_at)
      select gen_random_uuid(), brand, plan, product, credits, pot, amount, discount, currency, gateway, 'declined',
        gen_random_uuid()::text, request_hash, vehicle, wants_document, language, ${bench.now()}
      from billing_order, generate_series(1, 1100) where id = ${first}`.execute(bench.database.kysely);
    const [, ...rows] = await lines({ state: 'declined' });
    expect(rows).toHaveLength(1100);
    const counted = await lines();
    expect(counted).toHaveLength(1103);
  });
});
