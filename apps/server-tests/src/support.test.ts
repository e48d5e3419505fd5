import { createProductApi } from '@vinlore/server/product-api';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { type Asking, callerOf } from './testing/caller.ts';
import { openTestProduct } from './testing/test-product.ts';

const VIN = '1HGCM82633A004352';
/** Decodes, but has no records in any source. */
const EMPTY_VIN = '1FMCU0GX7EUA00108';

const { product, database, close } = await openTestProduct();
afterAll(close);
const { ask, form, login } = callerOf(await createProductApi(product));

const json = (path: `/${string}`, body: object, asking: Asking) =>
  ask(
    { method: 'POST', path },
    { ...asking, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } },
  );

const ticket = async (asking: Asking, credit_type: 'report' | 'sticker', vin = VIN) => {
  const fields = { vin, credit_type, message: 'It is wrong.', email: 'member@example.com' };
  return (await form('/api-cwa/create_support_ticket', fields, asking)).data as {
    number: string;
    free_credit: boolean;
  };
};

describe('docs/decisions.md §4: a ticket’s free credit is in the real ledger', () => {
  it('is granted if a sticker of the VIN cost one, and explained to the member', async () => {
    const { token } = await login('member');
    expect((await ticket({ token }, 'sticker')).free_credit, 'before anything was spent').toBe(false);
    expect((await form('/api-cwa/generate-sticker', { vin: VIN }, { token })).status).toBe(200);
    expect((await ticket({ token }, 'report')).free_credit, 'of another document').toBe(false);
    const { number, free_credit } = await ticket({ token }, 'sticker');
    expect(free_credit).toBe(true);
    const { data } = await json('/api/user/credits', {}, { token });
    const [line] = (data as { lines: { words: string }[] }).lines;
    expect(line!.words).toBe('1 sticker credit for the inconvenience (support ticket)');

    const staff = await login('staff');
    const gift = { number, gift_id: crypto.randomUUID(), credits: 2, reason: 'A long wait' };
    for (let sent = 0; sent < 2; sent++)
      expect((await json('/api-cwa/staff/ticket/credit', gift, { token: staff.token })).status).toBe(200);
    const after = (await json('/api/user/credits', {}, { token })).data as { lines: { words: string }[] };
    expect(after.lines.slice(0, 2).map(({ words }) => words)).toEqual([
      '2 sticker credits, a gift from us',
      line!.words,
    ]);
  });

  it("isn't granted if the credit was refunded: an empty report is free", async () => {
    const { token } = await login('second');
    const made = await form('/api-cwa/generate-report', { vin: EMPTY_VIN }, { token });
    expect(made.status).toBe(200);
    const spent = await sql`select from ledger_transaction where kind = 'give-back'`.execute(database.kysely);
    expect(spent.rows).toHaveLength(1);
    expect((await ticket({ token }, 'report', EMPTY_VIN)).free_credit).toBe(false);
  });

  it('ignores what another member, or the same email at another brand, has spent', async () => {
    expect((await ticket({ token: (await login('second')).token }, 'sticker')).free_credit).toBe(false);
    const twin = await login('member', 'other');
    expect((await ticket({ token: twin.token, brand: 'other' }, 'sticker')).free_credit).toBe(false);
  });
});
