import { purchaseContract } from '@vinlore/billing-domain';
import type { CallError } from '@vinlore/contract';
import { connectionLost, fakeServer, on, refused, type Rule } from '@vinlore/testing-web';
import { describe, expect, it, vi } from 'vitest';
import { order, plan, VIN } from '../testing/screens.tsx';
import { createBuyPlan } from './buy-plan.ts';
import type { PlanPurchase } from './plan-purchase.ts';
import { createPurchaseKeys } from './purchase-keys.ts';

const PURCHASE: PlanPurchase = {
  offer: plan(),
  email: 'ana@example.com',
  price: 799,
  coupon: '',
  gateway: 'sandbox',
  vehicle: { vin: VIN },
  token: 'sandbox-success',
};

/** A client over a fake network; its keys count up from 1. */
function client(rules: readonly Rule[]) {
  const server = fakeServer(rules);
  let made = 0;
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
  const newTab = () =>
    createPurchaseKeys(
      () => storage,
      () => `key-of-purchase-${++made}`,
    );
  const log = vi.fn();
  const buyPlan = createBuyPlan({ call: server.call, keys: newTab(), log });
  const keysSent = () => server.requests.map(({ input }) => input['idempotency_key']);
  return { server, log, buyPlan, keysSent, reloaded: () => createBuyPlan({ call: server.call, keys: newTab(), log }) };
}

const sold = on(purchaseContract.buyStickerPlan, () => order());

describe('spec §3, §7: a plan purchase', () => {
  it('sends the cart to the path of its purchase type', async () => {
    const { server, buyPlan } = client([on(purchaseContract.buyReportPlan, () => order())]);
    const offer = plan({ id: 'report-bundle-3', product: 'report', kind: 'bundle', credits: 3, price: 2999 });
    await buyPlan({ ...PURCHASE, offer, price: 2999, vehicle: { plate: '7ABC123', state: 'CA' } }, vi.fn());
    expect(server.requests[0]!.input).toMatchObject({
      cart_plan: 'report-bundle-3',
      vin: 'CREDIT',
      nos: 3,
      decal: false,
      report_single: false,
      plate: '7ABC123',
      state: 'CA',
      price: 2999,
      currency: 'USD',
    });
  });

  it('uses the landing page’s path if a host is given', async () => {
    const { buyPlan } = client([on(purchaseContract.buyOnLanding, () => order())]);
    expect(await buyPlan({ ...PURCHASE, host: 'cars.example' }, vi.fn())).toMatchObject({ state: 'paid' });
  });
});

describe('spec §4: in-flight purchases with the same seven fields are merged', () => {
  it('sends one request and returns the same order to both callers', async () => {
    const { server, buyPlan } = client([sold]);
    const orders = await Promise.all([buyPlan(PURCHASE, vi.fn()), buyPlan({ ...PURCHASE }, vi.fn())]);
    expect(server.requests).toHaveLength(1);
    expect(orders[0]).toEqual(orders[1]);
  });

  it.each<[string, Partial<PlanPurchase>]>([
    ['code', { offer: plan({ id: 'sticker-other' }) }],
    ['email', { email: 'bob@example.com' }],
    ['VIN', { vehicle: { vin: '1HGCM82633A004352' } }],
    ['gateway', { gateway: 'stripe' }],
    ['coupon', { coupon: 'WELCOME10' }],
    ['price', { price: 719 }],
  ])('sends two requests if they differ in %s', async (_field, other) => {
    const { server, buyPlan } = client([sold]);
    await Promise.all([buyPlan(PURCHASE, vi.fn()), buyPlan({ ...PURCHASE, ...other }, vi.fn())]);
    expect(server.requests).toHaveLength(2);
  });

  it('sends two requests if they differ in type', async () => {
    const { server, buyPlan } = client([sold, on(purchaseContract.buyReportPlan, () => order())]);
    const report = { ...PURCHASE, offer: plan({ product: 'report' }) };
    await Promise.all([buyPlan(PURCHASE, vi.fn()), buyPlan(report, vi.fn())]);
    expect(server.requests.map(({ name }) => name)).toEqual(['purchase.buyStickerPlan', 'purchase.buyReportPlan']);
  });

  it("doesn't merge with a purchase that has already been answered", async () => {
    const { server, buyPlan, keysSent } = client([sold]);
    await buyPlan(PURCHASE, vi.fn());
    await buyPlan(PURCHASE, vi.fn());
    expect(server.requests).toHaveLength(2);
    expect(keysSent()).toEqual(['key-of-purchase-1', 'key-of-purchase-2']);
  });
});

describe('spec §8: a non-OK status is raised as an HTTP error, and the result is null', () => {
  it('logs the status and passes the server’s message to the screen', async () => {
    const { buyPlan, log } = client([
      on(purchaseContract.buyStickerPlan, () => refused(422, 'The bank declined this card.')),
    ]);
    const onFailure = vi.fn<(error: CallError) => void>();
    expect(await buyPlan(PURCHASE, onFailure)).toBeNull();
    expect(log).toHaveBeenCalledWith('HTTP error! Status: 422');
    expect(onFailure.mock.calls[0]![0]).toMatchObject({ status: 422, message: 'The bank declined this card.' });
  });

  it('reports the failure to every caller of a merged purchase', async () => {
    const { buyPlan } = client([on(purchaseContract.buyStickerPlan, () => refused(503, 'Not just now.'))]);
    const [one, other] = [vi.fn(), vi.fn()];
    expect(await Promise.all([buyPlan(PURCHASE, one), buyPlan(PURCHASE, other)])).toEqual([null, null]);
    expect([one.mock.calls.length, other.mock.calls.length]).toEqual([1, 1]);
  });
});

describe('the idempotency key of a purchase', () => {
  it('is reused on a retry after a lost connection and after a reload', async () => {
    let lost = 2;
    const { buyPlan, reloaded, keysSent } = client([
      on(purchaseContract.buyStickerPlan, () => (lost-- > 0 ? connectionLost() : order())),
    ]);
    expect(await buyPlan(PURCHASE, vi.fn())).toBeNull();
    expect(await buyPlan(PURCHASE, vi.fn())).toBeNull();
    expect(await reloaded()(PURCHASE, vi.fn())).toMatchObject({ state: 'paid' });
    expect(keysSent()).toEqual(['key-of-purchase-1', 'key-of-purchase-1', 'key-of-purchase-1']);
  });

  it.each([429, 500, 503] as const)('is reused after the server fails with %i', async (status) => {
    let broken = true;
    const { buyPlan, keysSent } = client([
      on(purchaseContract.buyStickerPlan, () => {
        const answer = broken ? refused(status, '') : order();
        broken = false;
        return answer;
      }),
    ]);
    await buyPlan(PURCHASE, vi.fn());
    await buyPlan(PURCHASE, vi.fn());
    expect(keysSent()).toEqual(['key-of-purchase-1', 'key-of-purchase-1']);
  });

  it.each([409, 422] as const)(
    'is replaced after the answer %i, since the next try is a new purchase',
    async (status) => {
      const { buyPlan, keysSent } = client([on(purchaseContract.buyStickerPlan, () => refused(status, 'No.'))]);
      await buyPlan(PURCHASE, vi.fn());
      await buyPlan(PURCHASE, vi.fn());
      expect(keysSent()).toEqual(['key-of-purchase-1', 'key-of-purchase-2']);
    },
  );
});
