import { PasskeyCreationSchema, PasskeyRequestSchema, SessionSchema, stepAt, totpCode } from '@vinlore/account-domain';
import { createAccount } from '@vinlore/account-server';
import { SoftwareAuthenticator } from '@vinlore/account-server/testing/software-authenticator';
import { potOf } from '@vinlore/billing-domain';
import { balancesOf, grantCredits, takeBack } from '@vinlore/billing-ledger';
import type { Brand } from '@vinlore/brand';
import type { BulkJob } from '@vinlore/contract';
import { createProductApi } from '@vinlore/server/product-api';
import { testBrand } from '@vinlore/testing-node';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { callerOf } from '../testing/caller.ts';
import { goodVin } from '../testing/dealers.ts';
import { openTestProduct, PASSWORD } from '../testing/test-product.ts';

const PLAN = {
  id: 'one',
  kind: 'single',
  product: 'sticker',
  audience: 'dealer',
  name: { en: 'One', es: 'Una' },
  description: { en: 'One.', es: 'Una.' },
  credits: 1,
  price: 799,
  currency: 'USD',
} as const satisfies Brand['plans'][number];

const open = testBrand({ key: 'open', plans: [PLAN] });
const global = testBrand({ key: 'other', settings: { credit_type: 'global' } });
const { product, database, setPasswords, close } = await openTestProduct({}, [open, global]);
afterAll(close);
await product.jobs.start();
const { ask, form } = callerOf(await createProductApi(product));

const SetupSchema = v.object({ setup: v.string(), secret: v.string() });
/** The error for callers who have a second factor, and for those who don't. */
const CONFIRM = { status: 403, data: { reason: 'recent-proof' } };
const SET_UP = { status: 403, data: { reason: 'two-step' } };

let serial = 0;
const newVin = () => goodVin((serial += 1));

/** An account with credits and one browser; a dealer by default. */
async function dealerWith(
  credits: number,
  { brand = open, dealer = true, email = `${crypto.randomUUID()}@x.example` } = {},
) {
  const accountId = await createAccount(product.database, { brand: brand.key, email, password: PASSWORD, dealer });
  await setPasswords();
  const at = product.clock();
  const move = (pot: 'vhr' | 'sticker' | 'global', count: number) =>
    ({
      brand: brand.key,
      accountId,
      pot,
      credits: count,
      cause: { kind: 'gift', id: crypto.randomUUID() },
      at,
    }) as const;
  const give = (count: number, pot = potOf(brand, 'sticker')) =>
    product.database.transaction((tx) => grantCredits(tx, move(pot, count)));
  if (credits > 0) await give(credits);
  const session = (device?: SoftwareAuthenticator) => browser(brand, email, undefined, device);
  return {
    accountId,
    email,
    give,
    take: (count: number) => product.database.transaction((tx) => takeBack(tx, move(potOf(brand, 'sticker'), count))),
    session,
    balance: async () => (await balancesOf(product.database, brand.key, accountId))[potOf(brand, 'sticker')],
    ...(await session()),
  };
}

/** A browser signed in with the password. */
async function browser(brand: Brand, email: string, code?: string, device?: SoftwareAuthenticator) {
  const headers = { host: brand.domains[0]! };
  const login = await form('/api-cwa/login', { email, pass: PASSWORD, ...(code && { code }) }, { headers });
  expect(login.status).toBe(200);
  return at(brand, v.parse(SessionSchema, login.data).token, device);
}

function at(brand: Brand, first: string, device = new SoftwareAuthenticator(new URL(product.origin(brand)).origin)) {
  let token = first;
  const host = brand.domains[0]!;
  const postAs = (as: string | undefined, path: `/${string}`, body: object = {}) =>
    ask(
      { method: 'POST', path },
      {
        ...(as !== undefined && { token: as }),
        headers: { host, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      },
    );
  const post = (path: `/${string}`, body?: object) => postAs(token, path, body);
  const sticker = (vin = newVin()) => form('/api-cwa/generate-sticker', { vin }, { token, headers: { host } });
  const report = (vin = newVin()) =>
    form('/api-cwa/generate-report', { vin, mileage: '0', report_type: 'US' }, { token, headers: { host } });
  const list = (count: number) => {
    const body = new FormData();
    body.append('file', new File([Array.from({ length: count }, newVin).join('\n')], 'cars.csv', { type: 'text/csv' }));
    body.append('idempotency_key', crypto.randomUUID());
    return ask({ method: 'POST', path: '/api/dealer/bulk' }, { token, headers: { host }, body });
  };
  const setUp = async () => {
    const begun = v.parse(SetupSchema, (await post('/api/user/second-factor/start')).data);
    const code = totpCode(begun.secret, stepAt(product.clock()));
    const confirmed = await post('/api/user/second-factor/confirm', { setup: begun.setup, code });
    token = v.parse(SessionSchema, confirmed.data).token;
    return begun.secret;
  };
  const addPasskey = async () => {
    const options = v.parse(PasskeyCreationSchema, (await post('/api/user/passkeys/options', { host })).data);
    expect((await post('/api/user/passkeys/add', { made: device.create(options) })).status).toBe(200);
    return device;
  };
  const proveByPasskey = async () => {
    const options = v.parse(PasskeyRequestSchema, (await post('/api/user/proof/passkey-options', { host })).data);
    token = v.parse(SessionSchema, (await post('/api/user/proof', { passkey: device.get(options) })).data).token;
  };
  /** Another browser with the same device. */
  const loginByPasskey = async () => {
    const asked = await postAs(undefined, '/api/passkey-login/options', { host });
    const proof = device.get(v.parse(PasskeyRequestSchema, asked.data));
    const login = await postAs(undefined, '/api/passkey-login', { proof });
    return at(brand, v.parse(SessionSchema, login.data).token);
  };
  const prove = async (given: object) => {
    const answer = await post('/api/user/proof', given);
    const { data } = answer;
    if (v.is(SessionSchema, data)) token = data.token;
    return answer;
  };
  const remove = () => post('/api/user/second-factor/remove');
  const buy = () => {
    const cart = { email: 'x@x.example', price: String(PLAN.price), currency: PLAN.currency, cart_plan: PLAN.id };
    const paid = { payment_gateway: 'sandbox', payment_token: 'sandbox-success', idempotency_key: crypto.randomUUID() };
    const request = { vin: newVin(), nos: '1', decal_single: '1', decal: '1' };
    return form('/api-cwa/cwa_sticker_registration', { ...cart, ...paid, ...request }, { token, headers: { host } });
  };
  return {
    buy,
    sticker,
    report,
    list,
    setUp,
    addPasskey,
    proveByPasskey,
    loginByPasskey,
    prove,
    remove,
    post,
  };
}

describe('dealers above 100 credits need two factors to spend (ADR 37)', () => {
  it('requires it at 101 but not at 100, says what to do, and charges nothing', async () => {
    const [few, many] = [await dealerWith(100), await dealerWith(101)];
    expect((await few.sticker()).status).toBe(200);
    const refused = await many.sticker();
    expect(refused).toMatchObject(SET_UP);
    expect(refused.message).toMatch(
      /^You have more than 100 credits\. To use them, set up two-step verification or a passkey/,
    );
    expect(await many.balance()).toBe(101);
    const { rows } = await sql<{ stickers: number }>`
      select count(*)::int as stickers from sticker where account_id = ${many.accountId}`.execute(database.kysely);
    expect(rows).toEqual([{ stickers: 0 }]);
  });

  it('counts both credit types together, for reports as for stickers', async () => {
    const dealer = await dealerWith(60);
    await dealer.give(40, 'vhr');
    expect((await dealer.report()).status).toBe(200);
    await dealer.give(2, 'vhr');
    expect(await dealer.report()).toMatchObject(SET_UP);
    expect(await dealer.sticker()).toMatchObject(SET_UP);
  });

  it('never requires it of non-dealers, however many credits they have', async () => {
    const member = await dealerWith(500, { dealer: false });
    expect((await member.sticker()).status).toBe(200);
  });

  it('ignores credits and factors at other brands', async () => {
    const [here, elsewhere] = [await dealerWith(100), global];
    const there = await dealerWith(500, { brand: elsewhere, email: here.email });
    expect((await here.sticker()).status).toBe(200);
    expect(await there.sticker()).toMatchObject(SET_UP);
    await here.setUp();
    expect(await there.sticker()).toMatchObject(SET_UP);
  });

  it('returns existing documents without requiring it or charging again', async () => {
    const dealer = await dealerWith(100);
    const vin = newVin();
    expect((await dealer.sticker(vin)).status).toBe(200);
    await dealer.give(50);
    expect((await dealer.sticker(vin)).status).toBe(200);
    expect(await dealer.sticker()).toMatchObject(SET_UP);
  });
});

describe('what satisfies two factors (ADR 37)', () => {
  it('an authenticator just set up, and each later sign-in with its code', async () => {
    const dealer = await dealerWith(200);
    const secret = await dealer.setUp();
    expect((await dealer.sticker()).status).toBe(200);
    const later = await browser(open, dealer.email, totpCode(secret, stepAt(product.clock()) + 1));
    expect((await later.sticker()).status).toBe(200);
  });

  it('a session from before the authenticator, after confirming with password and code', async () => {
    const dealer = await dealerWith(200);
    const former = await dealer.session();
    const secret = await dealer.setUp();
    const asked = await former.sticker();
    expect(asked).toMatchObject({ ...CONFIRM, data: { ways: { password: true, code: true, passkey: false } } });
    const code = totpCode(secret, stepAt(product.clock()) + 1);
    expect((await former.prove({ pass: PASSWORD, code })).status).toBe(200);
    expect((await former.sticker()).status).toBe(200);
  });

  it("a passkey, at sign-in or as a proof in this session; it doesn't protect a password that is still enabled", async () => {
    const dealer = await dealerWith(200);
    const device = await dealer.addPasskey();
    const byPassword = await dealer.session(device);
    const asked = await byPassword.sticker();
    expect(asked).toMatchObject({ ...CONFIRM, data: { ways: { password: false, mail: false, passkey: true } } });
    expect((await byPassword.prove({ pass: PASSWORD })).status).toBe(200);
    expect(await byPassword.sticker()).toMatchObject(CONFIRM);
    await byPassword.proveByPasskey();
    expect((await byPassword.sticker()).status).toBe(200);
    expect((await (await dealer.loginByPasskey()).sticker()).status).toBe(200);
  });

  it("a password alone can't set up an authenticator or add or remove a passkey for someone with a passkey", async () => {
    const dealer = await dealerWith(200);
    const device = await dealer.addPasskey();
    const thief = await dealer.session();
    const { data } = await thief.post('/api/user/passkeys');
    const [{ id }] = v.parse(v.tuple([v.object({ id: v.string() })]), data);
    expect(await thief.post('/api/user/second-factor/start')).toMatchObject(CONFIRM);
    expect(await thief.post('/api/user/passkeys/options', { host: 'open.localhost' })).toMatchObject(CONFIRM);
    expect(await thief.post('/api/user/passkeys/remove', { id })).toMatchObject(CONFIRM);
    const owner = await dealer.session(device);
    await owner.proveByPasskey();
    await owner.setUp();
    expect((await owner.sticker()).status).toBe(200);
  });

  it('a disabled authenticator no longer satisfies it, in any session', async () => {
    const dealer = await dealerWith(200);
    await dealer.setUp();
    expect((await dealer.remove()).status).toBe(200);
    expect(await dealer.sticker()).toMatchObject(SET_UP);
  });
});

describe('concurrent spends and lists', () => {
  it('concurrent spends: none bypasses the check while credits arrive, and none fails at 100', async () => {
    const dealer = await dealerWith(102);
    const refused = await Promise.all(Array.from({ length: 6 }, () => dealer.sticker()));
    expect(refused.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 403));
    await dealer.take(2);
    const spent = await Promise.all(Array.from({ length: 6 }, () => dealer.sticker()));
    expect(spent.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    expect(await dealer.balance()).toBe(94);
    const mixed = await Promise.all([dealer.give(7), ...Array.from({ length: 6 }, () => dealer.sticker())]);
    const made = mixed.slice(1).filter((answer) => typeof answer === 'object' && answer.status === 200).length;
    expect(await dealer.balance()).toBe(101 - made);
  });

  it('a list is checked when it starts, whatever it leaves, and reserves nothing if refused', async () => {
    const dealer = await dealerWith(103);
    expect(await dealer.list(3)).toMatchObject(SET_UP);
    expect(await dealer.balance()).toBe(103);
    await dealer.setUp();
    expect((await dealer.list(3)).status).toBe(200);
  });

  it('a running list continues regardless of later purchases', async () => {
    const dealer = await dealerWith(100);
    const begun = await dealer.list(4);
    await dealer.give(50);
    const { id } = begun.data as BulkJob;
    const state = async () => (await dealer.post('/api/dealer/bulk-status', { id })).data as BulkJob;
    await vi.waitFor(async () => expect(await state()).toMatchObject({ state: 'done', made: 4 }), { timeout: 30_000 });
  });

  it("a list under an unlimited plan is checked as well, since it may continue on credits; a single sticker isn't", async () => {
    const dealer = await dealerWith(150);
    const now = product.clock();
    const plan = { ...PLAN, kind: 'unlimited', credits: null, fair_use: 50, interval: 'month' };
    await sql`insert into billing_subscription
      (brand, account_id, order_id, plan, gateway, reference, began_at, period_start, period_end)
      values ('open', ${dealer.accountId}, ${crypto.randomUUID()}, ${JSON.stringify(plan)}, 'sandbox',
        ${crypto.randomUUID()}, ${now}, ${now}, ${new Date(now.getTime() + 86_400_000)})`.execute(database.kysely);
    expect((await dealer.sticker()).status).toBe(200);
    expect(await dealer.balance()).toBe(150);
    expect(await dealer.list(2)).toMatchObject(SET_UP);
  });

  it('a document bought with its order is already paid for and is created', async () => {
    const dealer = await dealerWith(150);
    const bought = await dealer.buy();
    expect(bought).toMatchObject({ status: 200, data: { state: 'paid', document: { kind: 'sticker' } } });
    expect(await dealer.balance()).toBe(150);
  });
});
