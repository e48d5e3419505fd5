import { createHash } from 'node:crypto';
import type { OrderView } from '@vinlore/billing-domain';
import type { Brand } from '@vinlore/brand';
import { createProductApi } from '@vinlore/server/product-api';
import { testBrand } from '@vinlore/testing-node';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answered, callerOf } from '../testing/caller.ts';
import { openTestProduct, PASSWORD, PEOPLE } from '../testing/test-product.ts';

const common = { product: 'sticker', audience: 'user', currency: 'USD', name: { en: 'Plan', es: 'Plan' } } as const;
const plans = [
  { ...common, id: 'one', kind: 'single', credits: 1, price: 799, description: { en: 'One.', es: 'Una.' } },
  { ...common, id: 'three', kind: 'bundle', credits: 3, price: 1999, description: { en: 'Three.', es: 'Tres.' } },
] as unknown as Brand['plans'];
const gated = testBrand({ key: 'gated', plans, settings: { security: 'enabled' } });
const brands = [gated, testBrand({ key: 'open', plans })];

const { product, database, close } = await openTestProduct({}, brands);
afterAll(close);
const { form, ask, login } = callerOf(await createProductApi(product));
const at = (brand: 'open' | 'gated', cookie = '') => ({ brand, headers: { ...(cookie && { cookie }) } });

const cart = {
  price: '1999',
  currency: 'USD',
  payment_gateway: 'sandbox',
  cart_plan: 'three',
  vin: 'CREDIT',
  nos: '3',
  decal: '1',
};
/** Buys without signing in, with one of the sandbox's cards. */
const buy = (card: string, brand: 'open' | 'gated' = 'gated', more: object = {}) =>
  form(
    '/api-cwa/cwa_sticker_registration',
    {
      ...cart,
      email: `${crypto.randomUUID()}@example.com`,
      payment_token: card,
      idempotency_key: crypto.randomUUID(),
    },
    { ...at(brand), ...more },
  );
const orderOf = ({ data }: Answered) => data as OrderView;
const keyOf = async (card: string) => orderOf(await buy(card)).key;
const open = (key: string, brand: 'open' | 'gated' = 'gated') =>
  form('/api-cwa/payment-update', { custom_data: key }, at(brand));
const gateCookie = ({ headers }: Answered) => headers.getSetCookie().find((line) => line.startsWith('__secu_id='));
/** Status of a call behind the gate, with that cookie. */
const behindGate = async (cookie: string | undefined) =>
  (await form('/api-cwa/login', { email: 'x@example.com', pass: 'wrong password' }, at('gated', cookie?.split(';')[0])))
    .status;

let paid: string;
beforeAll(async () => {
  paid = await keyOf('sandbox-success');
});

describe('docs/decisions.md §4: buying opens the gate for the buyer', () => {
  it('in the browser that paid', async () => {
    expect(await behindGate(undefined)).toBe(403);
    const bought = await buy('sandbox-success');
    expect(orderOf(bought).state).toBe('paid');
    expect(gateCookie(bought)).toMatch(/; HttpOnly/i);
    expect(await behindGate(gateCookie(bought))).toBe(422);
    const { secu_id } = orderOf(bought);
    const asked = await form('/api-cwa/checksecurityauth', { secu_id: secu_id! }, at('gated'));
    expect(asked.data).toEqual({ valid: true });
  });

  it("in any browser that opens the order's key", async () => {
    const opened = await open(paid);
    expect(await behindGate(gateCookie(opened))).toBe(422);
    expect(orderOf(opened).secu_id).toBeTypeOf('string');
  });

  it("and lets the buyer's password link bypass it", async () => {
    const token = 'a'.repeat(43);
    const hash = createHash('sha256').update(token).digest();
    await sql`insert into account_reset (brand, email, token_hash, created_at, expires_at)
      values ('gated', ${PEOPLE.member.email}, ${hash}, now(), now() + interval '1 day')`.execute(database.kysely);
    const none = await form(
      '/api-cwa/reset-password/confirm',
      { reset_token: 'x'.repeat(43), new_pass: PASSWORD },
      at('gated'),
    );
    expect([none.status, gateCookie(none)]).toEqual([422, undefined]);
    const chosen = await form(
      '/api-cwa/reset-password/confirm',
      { reset_token: token, new_pass: PASSWORD },
      at('gated'),
    );
    expect(chosen.status).toBe(200);
    expect(
      (await form('/api-cwa/reset-password', { email: PEOPLE.member.email }, at('gated'))).status,
      'asking for one stays behind it',
    ).toBe(403);
  });
});

describe('what never opens the gate', () => {
  it.each(['sandbox-decline', 'sandbox-challenge', 'sandbox-lost'])('a payment that failed: %s', async (card) => {
    const answer = await buy(card);
    expect(orderOf(answer).state).not.toBe('paid');
    expect([gateCookie(answer), orderOf(answer).secu_id]).toEqual([undefined, undefined]);
    const again = await open(orderOf(answer).key);
    expect([gateCookie(again), orderOf(again).secu_id]).toEqual([undefined, undefined]);
  });

  it('a refunded order', async () => {
    const key = await keyOf('sandbox-success');
    const { id } = orderOf(await open(key));
    await sql`update billing_order set state = 'refunded', refunded = amount where id = ${id}`.execute(database.kysely);
    const answer = await open(key);
    expect(orderOf(answer).state).toBe('refunded');
    expect([gateCookie(answer), orderOf(answer).secu_id]).toEqual([undefined, undefined]);
  });

  it('a key that is forged, truncated, or from another brand', async () => {
    const other = orderOf(await buy('sandbox-success', 'open')).key;
    for (const key of [other, `${paid}x`, paid.slice(0, -1), paid.replace(/^./, 'x')]) {
      const answer = await open(key);
      expect([answer.status === 200, gateCookie(answer)], key).toEqual([false, undefined]);
    }
    expect(gateCookie(await open(paid, 'open'))).toBeUndefined();
  });

  it('a purchase at a brand without a gate', async () => {
    const answer = await buy('sandbox-success', 'open');
    expect(orderOf(answer).state).toBe('paid');
    expect([gateCookie(answer), orderOf(answer).secu_id]).toEqual([undefined, undefined]);
  });

  it("another brand's id, or an altered one", async () => {
    const cookie = gateCookie(await open(paid))!.split(';')[0]!;
    expect(await behindGate(`${cookie}x`)).toBe(403);
    expect(await behindGate(`__secu_id=${encodeURIComponent('gated')}`)).toBe(403);
  });

  it("a signed-in member's order, since they don't need it", async () => {
    const { token } = await login('member', 'gated');
    const answer = await buy('sandbox-success', 'gated', { token });
    expect([orderOf(answer).state, gateCookie(answer)]).toEqual(['paid', undefined]);
  });

  it('the list of orders', async () => {
    const { token } = await login('member', 'gated');
    const { text } = await ask({ method: 'POST', path: '/api-cwa/total-orders' }, { brand: 'gated', token });
    expect(text).not.toContain('secu_id');
  });
});
