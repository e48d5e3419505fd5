import { NO_LIMITS } from '@vinlore/billing-domain';
import { createCoupon } from '@vinlore/billing-server';
import { createProductApi } from '@vinlore/server/product-api';
import { placesOf, testBrand } from '@vinlore/testing-node';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, expect, it, vi } from 'vitest';
import { type Asking, callerOf } from './testing/caller.ts';
import { openTestProduct, PASSWORD } from './testing/test-product.ts';

const DAY = 24 * 60 * 60_000;
const EMAIL = 'mia.lopez@erase.example';
/** Everything a member can enter, each value unique in the database. */
const TOLD = {
  first: 'Miaxyz',
  last: 'Lopezxyz',
  phone: '+1 305 555 0142',
  unit: 'Unitxyz 7',
  state: 'Statexyz',
  city: 'Cityxyz',
  address: 'Addressxyz 5',
  company_name: 'Companyxyz',
  instagram: 'https://instagram.com/xyzmia',
  facebook: 'https://facebook.com/xyzmia',
  twitter: 'https://twitter.com/xyzmia',
  company_website: 'https://xyzmia.example',
  country: 'Countryxyz',
  pincode: 'Pinxyz 9',
};

const PLAN = {
  id: 'single',
  product: 'sticker',
  audience: 'user',
  kind: 'single',
  name: { en: 'One sticker', es: 'Una etiqueta' },
  description: { en: 'One.', es: 'Una.' },
  price: 799,
  currency: 'USD',
  credits: 1,
} as const;
const VIN = '1HGCM82633A004352';

const { product, database, pass, close } = await openTestProduct({}, [testBrand({ key: 'open', plans: [PLAN] })]);
afterAll(close);
const { ask, form } = callerOf(await createProductApi(product));

const json = (path: `/${string}`, body: object, asking: Asking = {}) =>
  ask(
    { method: 'POST', path },
    { ...asking, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } },
  );

/** Emails to a recipient, newest first. */
async function mailsTo(recipient: string) {
  const { rows } = await sql<{ subject: string; text: string }>`
    select subject, text from mail_outbox where recipient = ${recipient} order by written_at desc`.execute(
    database.kysely,
  );
  return rows;
}
const subjectsTo = async (recipient: string) => (await mailsTo(recipient)).map(({ subject }) => subject);

/** The token in an email's link, once it has arrived. */
async function mailedToken(subject: RegExp, to = EMAIL): Promise<string> {
  const mail = () =>
    mailsTo(to).then(
      (mails) => mails.find((each) => subject.test(each.subject)) ?? Promise.reject(new Error('No mail.')),
    );
  const { text } = await vi.waitFor(mail, { timeout: 20_000 });
  return /#token=([\w-]+)/.exec(text)![1]!;
}

/** Buys with a coupon and has an invoice. */
async function buy(token: string): Promise<void> {
  const terms = { ...NO_LIMITS, first_purchase: true, percent: 10, amount: null, currency: null };
  await createCoupon(product.database, { brand: 'open', code: 'TEN', ...terms }, product.clock());
  const order = { email: EMAIL, price: '719', currency: 'USD', coupon: 'TEN', cart_plan: PLAN.id, vin: VIN, nos: '1' };
  const paid = { payment_gateway: 'sandbox', payment_token: 'sandbox-success', idempotency_key: crypto.randomUUID() };
  const bought = await form(
    '/api-cwa/cwa_sticker_registration',
    { ...order, ...paid, decal: '1', decal_single: '1' },
    { token },
  );
  expect(bought).toMatchObject({ status: 200, data: { state: 'paid', coupon: 'TEN' } });
  const invoices = () => sql`select from invoice`.execute(database.kysely);
  await vi.waitFor(async () => expect((await invoices()).rows).toHaveLength(1), { timeout: 20_000 });
}

/** Uses the product as a member so that every part of it stores something. */
async function liveHere(): Promise<{ id: string; token: string }> {
  await form('/api-cwa/register', { email: EMAIL, pass: PASSWORD, phone: TOLD.phone });
  const opened = await form('/api-cwa/register/confirm', {
    token: await mailedToken(/^Activate/),
    new_pass: PASSWORD,
  });
  const { token, user } = opened.data as { token: string; user: { id: string } };
  expect((await json('/api/user/update-profile', TOLD, { token })).status).toBe(200);
  await json('/api/user/update-profile', { email: 'mia.new@erase.example' }, { token });
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#806040' } })
    .png()
    .toBuffer();
  const body = new FormData();
  body.append('image', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'me.png');
  expect((await ask({ method: 'POST', path: '/api-cwa/profile-image' }, { token, body })).status).toBe(200);
  await buy(token);
  expect((await form('/api-cwa/generate-sticker', { vin: VIN }, { token })).status).toBe(200);
  const saved = await json('/api/user/garage-save', { vin: VIN }, { token });
  const { id: car } = saved.data as { id: string };
  const about = { id: car, nickname: `Car of ${TOLD.first}`, notes: `Bought in ${TOLD.city}.` };
  expect((await json('/api/user/garage-change', about, { token })).status).toBe(200);
  const spent = { day: '2026-11-01', kind: 'fuel', amount: 4500, odometer: null, note: `In ${TOLD.state}` };
  const expense = { vehicle_id: car, id: crypto.randomUUID(), ...spent };
  expect((await json('/api/user/garage-expense', expense, { token })).status).toBe(200);
  const shows = {
    vehicle_ids: null,
    nickname: true,
    full_vin: true,
    mileage: true,
    documents: true,
    notes: true,
    costs: true,
  };
  expect((await json('/api/user/garage-link-keep', shows, { token })).status).toBe(200);
  expect((await json('/api/user/recall-watch', { vin: VIN, on: true }, { token })).status).toBe(200);
  const said = { message_id: crypto.randomUUID(), text: `I am ${TOLD.first}, in ${TOLD.city}.` };
  expect((await json('/api-cwa/chat/send', said, { token })).status).toBe(200);
  const asked = { vin: VIN, email: EMAIL, name: `${TOLD.first} ${TOLD.last}`, phone: '13055550142' };
  const ticket = await form('/api-cwa/create_support_ticket', { ...asked, message: `I am ${TOLD.first}.` }, { token });
  const { number } = ticket.data as { number: string };
  const more = { number, message_id: crypto.randomUUID(), text: `In ${TOLD.country} still.` };
  expect((await json('/api/user/ticket-message', more, { token })).status).toBe(200);
  const rated = { vin: VIN, report_type: 'sticker', satisfaction: '5', feedback_msg: `${TOLD.city} says hello.` };
  expect((await form('/api-cwa/create_feedback', rated, { token })).status).toBe(200);
  await form('/api-cwa/contact-mail', { email: EMAIL, name: TOLD.first, message: `I am ${TOLD.last}.` });
  await form('/api-cwa/reset-password', { email: EMAIL });
  const list = { email: EMAIL, purpose: 'product-news', consent: 'yes', consent_version: '2026-11-20' };
  expect((await form('/landing/home-collection', list)).status).toBe(200);
  return { id: user.id, token };
}

it(
  'deletion is real: no table keeps anything a member entered, except the receipt being sent',
  { timeout: 120_000 },
  async () => {
    await product.jobs.start();
    const { id, token } = await liveHere();
    const exported = await json('/api/user/export', {}, { token });
    for (const told of [EMAIL, ...Object.values(TOLD)]) expect(exported.text).toContain(told);
    const [sticker] = (exported.data as { stickers: { id: string }[] }).stickers;
    const verify = `/api-cwa/sticker-page?id=${sticker!.id}`;

    await json('/api/user/delete', { email: EMAIL, message: `Goodbye from ${TOLD.first}.` });
    const closed = await json('/api/user/delete/confirm', { token: await mailedToken(/deletion/) });
    expect(closed.status).toBe(200);
    await vi.waitFor(async () => expect(await subjectsTo(EMAIL)).toContain('Your Test Brand account is closed'), {
      timeout: 20_000,
    });
    const login = await form('/api-cwa/login', { email: EMAIL, pass: PASSWORD });
    expect(login).toMatchObject({
      status: 422,
      message: expect.stringContaining('You closed this account') as string,
    });
    expect((await json('/api/user/export', {}, { token })).status).toBe(401);
    expect((await ask({ method: 'GET', path: '/api-cwa/sticker-page' }, { path: verify })).status).toBe(200);

    pass(14 * DAY);
    await product.database.transaction((tx) => product.jobs.enqueue(tx, 'account.erase', {}));
    await vi.waitFor(
      async () => expect(await subjectsTo(EMAIL)).toEqual(['Your Test Brand account has been deleted']),
      {
        timeout: 20_000,
      },
    );
    // The receipt's job is gone a moment after the email has arrived.
    const left = () => placesOf(product.database, EMAIL);
    await vi.waitFor(async () => expect(await left()).toEqual(['public.mail_outbox.recipient']), { timeout: 20_000 });
    for (const told of Object.values(TOLD)) expect(await placesOf(product.database, told), told).toEqual([]);
    expect(await placesOf(product.database, id)).toEqual([
      'public.account_deletion.account_id',
      'public.audit_entry.actor',
      'public.audit_entry.subject_id',
      'public.billing_order.account_id',
      'public.ledger_member.account_id',
    ]);
    expect((await ask({ method: 'GET', path: '/api-cwa/sticker-page' }, { path: verify })).status).toBe(200);
  },
);

it(
  'ADR 11: recall alerts under a former email are deleted with the account as well',
  { timeout: 120_000 },
  async () => {
    await product.jobs.start();
    const [former, later] = ['former.xyz@erase.example', 'later.xyz@erase.example'];
    const watchesOf = async (email: string) =>
      (await sql`select from recall_watch where email = ${email}`.execute(database.kysely)).rows.length;
    await form('/api-cwa/register', { email: former, pass: PASSWORD });
    const opened = await form('/api-cwa/register/confirm', {
      token: await mailedToken(/^Activate/, former),
      new_pass: PASSWORD,
    });
    const { token } = opened.data as { token: string };
    expect((await json('/api/user/recall-watch', { vin: VIN, on: true }, { token })).status).toBe(200);
    await json('/api/user/update-profile', { email: later }, { token });
    const changed = await form('/api-cwa/confirm-email', { token: await mailedToken(/Confirm your new/, later) });
    expect(changed.status).toBe(200);
    expect([await watchesOf(former), await watchesOf(later)]).toEqual([0, 1]);

    const login = await form('/api-cwa/login', { email: later, pass: PASSWORD });
    const again = (login.data as { token: string }).token;
    await json('/api/user/delete', { email: later, message: 'Bye.' }, { token: again });
    await json('/api/user/delete/confirm', { token: await mailedToken(/deletion/, later) });
    pass(14 * DAY);
    await product.database.transaction((tx) => product.jobs.enqueue(tx, 'account.erase', {}));
    await vi.waitFor(async () => expect(await watchesOf(later)).toBe(0), { timeout: 20_000 });
  },
);

it('ADR 11: every table that names an account is deleted with it or has an eraser', async () => {
  const { rows } = await sql<{ table: string }>`
    select c.table_name as table from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'account_id' and t.table_type = 'BASE TABLE'
      and not exists (
        select from pg_constraint where contype = 'f' and confdeltype = 'c'
          and conrelid = c.table_name::regclass and confrelid = 'account'::regclass)
    order by 1`.execute(database.kysely);
  // Deletion requests stay as proof; their own erasers clear ownership of stickers, and delete conversations, tickets,
  // feedback, reports with their links, a dealer's lists, vehicles, and logos, saved vehicles with their links, API keys
  // with the objects of test mode, and webhooks;
  // orders, ledger entries, and invoices are anonymized (ADR 18), as are the reasons for staff's credit corrections.
  // The tickets' eraser removes staff from their teams.
  expect(rows.map(({ table }) => table)).toEqual([
    'account_deletion',
    'billing_order',
    'billing_subscription',
    'bulk_job',
    'dealer_logo',
    'feedback_conversation',
    'garage_link',
    'garage_vehicle',
    'inventory_vehicle',
    'invoice',
    'ledger_correction',
    'ledger_member',
    'ledger_merged',
    'platform_key',
    'platform_test_entry',
    'platform_test_object',
    'rating',
    'report',
    'report_share',
    'staff_view',
    'sticker',
    'support_team_member',
    'ticket',
    'webhook_endpoint',
    'webhook_event',
  ]);
});
