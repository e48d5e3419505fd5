import { AsyncLocalStorage } from 'node:async_hooks';
import type { OrderView } from '@vinlore/billing-domain';
import type { Brand } from '@vinlore/brand';
import { createProductApi } from '@vinlore/server/product-api';
import { seedSampleCatalogue } from '@vinlore/sticker-server';
import { testBrand } from '@vinlore/testing-node';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { callerOf } from './testing/caller.ts';
import { openTestProduct, PASSWORD } from './testing/test-product.ts';

const MINUTE = 60_000;
const VIN = '1HGCM82633A004352';
const common = { product: 'sticker', audience: 'user', currency: 'USD', name: { en: 'Plan', es: 'Plan' } } as const;
const plans = [
  { ...common, id: 'one', kind: 'single', credits: 1, price: 799, description: { en: 'One.', es: 'Una.' } },
  { ...common, id: 'three', kind: 'bundle', credits: 3, price: 1999, description: { en: 'Three.', es: 'Tres.' } },
] as unknown as Brand['plans'];

const { product, database, pass, close } = await openTestProduct({}, [testBrand({ key: 'open', plans })]);
afterAll(close);
await product.jobs.start();
const { ask, form, login } = callerOf(await createProductApi(product));

const cart = (changes: Record<string, string>) => ({
  email: 'visitor@example.com',
  price: '1999',
  currency: 'USD',
  payment_gateway: 'sandbox',
  payment_token: 'sandbox-success',
  cart_plan: 'three',
  vin: 'CREDIT',
  nos: '3',
  decal: '1',
  idempotency_key: crypto.randomUUID(),
  ...changes,
});
const single = { cart_plan: 'one', price: '799', nos: '1', decal_single: '1' };
const buy = async (changes: Record<string, string> = {}, token?: string) => {
  const answer = await form('/api-cwa/cwa_sticker_registration', cart(changes), { ...(token && { token }) });
  return { ...answer, data: answer.data as OrderView };
};

afterEach(() => vi.restoreAllMocks());

it('docs/decisions.md §4: a visitor buys with a VIN and an email: PDF in the response, receipt by email, and an account on request', async () => {
  const email = 'new.buyer@example.com';
  const bought = await buy({ ...single, email, vin: VIN });
  expect(bought).toMatchObject({ status: 200, data: { state: 'paid', vin: VIN } });
  const pdf = await ask({ method: 'GET', path: '/api-cwa/view_pdf' }, { path: bought.data.document!.pdf_url });
  expect(pdf.status).toBe(200);
  expect(pdf.text).toMatch(/^%PDF-/);
  const mails = async (count: number) => {
    const { rows } = await sql<{ subject: string; text: string }>`
      select subject, text from mail_outbox where recipient = ${email} order by subject desc`.execute(database.kysely);
    expect(rows).toHaveLength(count);
    return rows;
  };
  const [receipt] = await vi.waitFor(() => mails(1), { timeout: 20_000 });
  expect(receipt!.subject).toBe('Your receipt from Test Brand: Plan');
  const [, key] = /\/invoice#key=(\S+)/.exec(receipt!.text)!;
  const { url: invoice } = (await form('/api-cwa/invoice-link', { key: key! })).data as { url: string };
  expect((await ask({ method: 'GET', path: '/api-cwa/invoice' }, { path: invoice })).text).toMatch(/^%PDF-/);
  expect((await form('/api-cwa/order-account', { custom_data: bought.data.key })).status).toBe(200);
  const [, password] = await vi.waitFor(() => mails(2), { timeout: 20_000 });
  expect(password!.subject).toBe('Set a password for your Test Brand account');
  const reset_token = /#token=([\w-]{43})/.exec(password!.text)![1]!;
  const opened = await form('/api-cwa/reset-password/confirm', { reset_token, new_pass: PASSWORD });
  const { token } = opened.data as { token: string };
  expect((await form('/api-cwa/total-orders', {}, { token })).data).toMatchObject({
    total: 1,
    orders: [{ id: bought.data.id }],
  });
  expect((await ask({ method: 'POST', path: '/api-cwa/offer_credit' }, { token })).data).toMatchObject({
    sticker_credit: 0,
  });
});

it('docs/decisions.md §4: matches an email that has an account, without signing anyone in', async () => {
  const bought = await buy({ email: 'Member@Example.com' });
  expect(bought.data).toMatchObject({ state: 'paid' });
  const cookies = bought.headers.getSetCookie().map((cookie) => cookie.split('=')[0]);
  expect(cookies, 'the browser is known again, and nobody’s session begins').toEqual(['checkout']);
  const { token } = await login('member');
  expect((await form('/api-cwa/total-orders', {}, { token })).data).toMatchObject({ total: 1 });
});

const MUSTANG: Record<string, string>[] = [{ year: '1967', make: 'FORD', model: 'Mustang' }, { vin: '7F02C100108' }];

it('docs/decisions.md §4: sells a credit instead of a document if year/make/model or a classic VIN says too little', async () => {
  for (const told of MUSTANG) {
    const bought = await buy({ ...single, email: 'too.little@example.com', ...told });
    expect(bought.data).toMatchObject({ state: 'paid', document: null, document_failed: false });
  }
});

it('by year, make, and model, or a sufficiently known classic VIN: paid, with the PDF', async () => {
  await seedSampleCatalogue(database);
  for (const told of MUSTANG) {
    const bought = await buy({ ...single, email: 'by.name@example.com', ...told });
    expect(bought.data).toMatchObject({ state: 'paid', making: false, document: { title: '1967 Ford Mustang' } });
    const pdf = await ask({ method: 'GET', path: '/api-cwa/view_pdf' }, { path: bought.data.document!.pdf_url });
    expect(pdf.text).toMatch(/^%PDF-/);
  }
});

it('an invalid VIN: paid, no sticker, the credit is unspent', async () => {
  const bought = await buy({ ...single, email: 'mistyped@example.com', vin: '1HGCM82633A004353' });
  expect(bought.data).toMatchObject({ state: 'paid', document: null, document_failed: true });
  const { rows } = await sql<{ vin: string }>`select vin from sticker where vin = '1HGCM82633A004353'`.execute(
    database.kysely,
  );
  expect(rows).toEqual([]);
});

/** Counts a call's database queries, excluding background work. */
async function queriesOf(call: () => Promise<unknown>): Promise<string[]> {
  const counted = new AsyncLocalStorage<string[]>();
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const [asked] = args as [string | { text: string }];
    counted.getStore()?.push(typeof asked === 'string' ? asked : asked.text);
    return query.apply(this, args) as never;
  });
  const queries: string[] = [];
  await counted.run(queries, call);
  return queries;
}

it.each([
  ['a member', true, 2, {}],
  ['a visitor', false, 1, {}],
  ['a visitor', false, 1, { ...single, vin: VIN }],
])('%s’s purchase takes at most 2 round trips before the gateway', async (_who, member, most, changes) => {
  const token = member ? (await login('member')).token : undefined;
  // The visit is recorded as well, once a minute.
  pass(2 * MINUTE);
  const queries = await queriesOf(async () => {
    expect((await buy({ email: 'counted@example.com', ...changes }, token)).data.state).toBe('paid');
  });
  const before = queries.slice(
    0,
    queries.findIndex((text) => text.includes('sandbox_pay')),
  );
  expect(before).toHaveLength(most);
  expect(before.at(-1)).toContain('billing_begin_order');
});
