import { passkeyLoginContract } from '@vinlore/account-domain';
import { billingContract } from '@vinlore/billing-domain';
import { brandContract } from '@vinlore/brand';
import { createLogger } from '@vinlore/server-kit';
import { foreignSources } from '@vinlore/server/http/content-policy';
import { openProduct, type Product } from '@vinlore/server/product';
import { createProductApi } from '@vinlore/server/product-api';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Caller, callerOf } from './testing/caller.ts';
import { openTestProduct, PASSWORD, type TestProduct } from './testing/test-product.ts';

const GATE = { email: 'gate@open.example', password: 'nine red balloons' };

let test: TestProduct;
let second: Product;
/** Two processes on one database. */
let here: Caller;
let there: Caller;
/** The owner's calls; passes the gate first when signing in while it is on. */
let token: string;
beforeAll(async () => {
  test = await openTestProduct();
  second = await openProduct(test.product.config, createLogger('silent'));
  here = callerOf(await createProductApi(test.product));
  there = callerOf(await createProductApi(second));
  ({ token } = await here.login('staff'));
});
afterAll(async () => {
  await second.close();
  await test.close();
});

interface Field {
  readonly key: string;
  readonly version: number;
}
const asJson = (input: object) => ({ body: JSON.stringify(input), headers: { 'content-type': 'application/json' } });

/** The owner changes keys of `open` at the first process. */
async function change(values: Readonly<Record<string, unknown>>): Promise<void> {
  const { data } = await here.ask({ method: 'GET', path: '/api-cwa/staff/brand' }, { token });
  const baseOf = (key: string) => (data as { fields: Field[] }).fields.find((field) => field.key === key)!.version;
  const changes = Object.entries(values).map(([key, value]) => ({ key, value, base: baseOf(key) }));
  const answered = await here.ask(
    { method: 'POST', path: '/api-cwa/staff/brand/change' },
    { token, ...asJson({ changes }) },
  );
  // The brand has one owner: the operator approves what takes two people.
  if (answered.status === 202)
    expect(await test.product.approvals.approve((answered.data as { approval: string }).approval)).toBe(true);
  else expect(answered, answered.text).toMatchObject({ status: 200 });
}
const soon = (check: () => Promise<void> | void) => vi.waitFor(check, { timeout: 5_000, interval: 10 });

describe("an owner's changes are live in every process", () => {
  it('settings, features, and CSP, without a restart', async () => {
    const { siteSettings, config } = brandContract;
    const settings = async () => (await there.form(siteSettings.path, { domain: 'open.localhost' })).data;
    const features = async () => ((await there.ask(config)).data as { features: object }).features;
    const sources = () => {
      const brand = second.brandOfHost('open.localhost')!;
      return foreignSources({ brand, measured: true, apiBase: '' }).get('script-src') ?? [];
    };
    expect(sources()).toEqual([]);
    await change({ 'settings.google_tag': 'GTM-LIVE', 'features.report': false });
    await soon(async () => expect(await settings()).toMatchObject({ google_tag: 'GTM-LIVE' }));
    expect(await features()).toEqual({ sticker: true, report: false, model_report: true });
    expect(sources()).toContain('https://www.googletagmanager.com');
    await change({ 'settings.google_tag': null, 'features.report': null });
    await soon(async () => expect(await settings()).toMatchObject({ google_tag: '' }));
    expect(await features()).toEqual({ sticker: true, report: true, model_report: true });
  });

  it("docs/decisions.md §4: the gate blocks members’ calls, opens for the owner's credentials, and can be turned off", async () => {
    const login = (cookie = '') =>
      here.form('/api-cwa/login', { email: 'member@example.com', pass: PASSWORD }, { headers: { cookie } });
    const begin = () => there.ask(passkeyLoginContract.loginOptions, asJson({ host: 'open.localhost' }));
    expect([(await login()).status, (await begin()).status]).toEqual([200, 200]);
    const set = await here.ask({ method: 'POST', path: '/api-cwa/staff/brand/gate' }, { token, ...asJson(GATE) });
    expect(set.status).toBe(200);
    await change({ 'settings.security': 'enabled' });
    await soon(async () => expect((await begin()).status).toBe(403));
    expect((await login()).status).toBe(403);
    const passed = await here.ask(
      { method: 'POST', path: '/api/securelogin' },
      asJson({ email: GATE.email, pass: GATE.password }),
    );
    const cookie = passed.headers.getSetCookie().map((line) => line.split(';')[0]!);
    expect((await login(cookie.join('; '))).status).toBe(200);
    await change({ 'settings.security': null });
    await soon(async () => expect((await begin()).status).toBe(200));
    expect((await login()).status).toBe(200);
  });

  it('every process offers a price changed at the desk', async () => {
    const offered = async () => {
      const { path } = billingContract.stickerPlans;
      const { data } = await there.ask({ method: 'GET', path: `${path}?user_type=user` });
      return (data as { id: string; price: number }[]).map(({ id, price }) => `${id} ${price}`);
    };
    const { database, overlay } = test.product;
    const before = await offered();
    const [plan] = overlay.fileOf('open').plans;
    const value = [{ plan: { ...plan!, price: 499 }, from: null, until: null }];
    await database.transaction((tx) => overlay.change(tx, { brand: 'open', key: 'plans', value, actor: null }));
    await soon(async () => expect(await offered()).not.toEqual(before));
    const after = await offered();
    await database.transaction((tx) => overlay.change(tx, { brand: 'open', key: 'plans', value: null, actor: null }));
    await soon(async () => expect(await offered()).toEqual(before));
    expect(after[0]).toMatch(/^one-sticker 499$/);
  });

  it('reveals it to no other brand', async () => {
    await change({ 'settings.google_tag': 'GTM-MINE' });
    const settings = async () =>
      (await there.form(brandContract.siteSettings.path, { domain: 'other.localhost' }, { brand: 'other' })).data;
    expect(await settings()).toMatchObject({ google_tag: '' });
    await change({ 'settings.google_tag': null });
  });
});
