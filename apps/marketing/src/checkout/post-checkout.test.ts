// @vitest-environment node
import { offerOf } from '@vinlore/billing-domain';
import { CallError } from '@vinlore/contract';
import { describe, expect, it } from 'vitest';
import { createRendererWith } from '../entry-server.tsx';
import { brand, callsBy, requestFor, vehicle, VIN } from '../testing/visit.ts';

type Answers = Parameters<typeof callsBy>[0];
interface Purchase {
  readonly idempotency_key: string;
  readonly price: number;
  readonly [field: string]: unknown;
}

const offers = brand.plans
  .filter(({ product, audience }) => product === 'sticker' && audience === 'user')
  .map((plan) => offerOf(plan, 'en'));
const single = offers.find(({ kind }) => kind === 'single')!;
const other = offers.find(({ kind }) => kind !== 'single')!;
const KEY = '0123456789abcdef0123456789abcdef';
const PAGE = `/checkout?product=sticker&vin=${VIN}`;
const FIELDS = {
  form: 'checkout',
  purchase_key: KEY,
  total: String(single.price),
  plan: single.id,
  email: 'ana@example.com',
};

const order = {
  id: 'o1',
  number: 'V-1001',
  key: 'a-key-of-an-order',
  state: 'paid',
  plan: single,
  amount: single.price,
  discount: 0,
  refunded: 0,
  currency: 'USD',
  coupon: null,
  gateway: 'sandbox',
  ordered_at: '2026-11-20T10:00:00.000Z',
  vin: VIN,
  vehicle: { plate: '', state: '', year: '', make: '', model: '', trim: '', region: '' },
  action_url: null,
  declined: null,
  document: { kind: 'sticker', id: 's1', title: '2014 Ford Escape', pdf_url: '/api-cwa/view_pdf?id=s1&sig=x' },
  making: false,
  document_failed: false,
  renews_at: null,
  invoice_url: null,
  credit_notes: [],
};

function shop(buy: (input: Purchase) => unknown, more: Answers = {}) {
  const bought: Purchase[] = [];
  const answers: Answers = {
    'vehicle.decode': () => vehicle,
    'billing.stickerPlans': () => offers,
    'purchase.paymentMethods': () => [{ gateway: 'sandbox', test_cards: [{ token: 'sandbox-success', name: 'Pays' }] }],
    'purchase.buyStickerPlan': (input: never) => {
      bought.push(input);
      return buy(input);
    },
    ...more,
  };
  const renderer = createRendererWith({ loader: '/assets/loader-1.js', styles: [] });
  const post = (fields: Record<string, string> = {}, path = PAGE) =>
    renderer.render({ ...requestFor(path), fields: new URLSearchParams({ ...FIELDS, ...fields }) }, callsBy(answers));
  return { post, bought };
}

const valueOf = (html: string, name: string) =>
  /value="([^"]*)"/.exec(new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? '')?.[1];

describe('docs/decisions.md §4: buying without JavaScript', () => {
  it('buys what the page showed, for the car in its URL, and renders the order with its document', async () => {
    const { post, bought } = shop(() => order);
    const { html, status, cache, secret } = await post();
    expect({ status, cache, secret }).toEqual({ status: 200, cache: 'never', secret: true });
    expect(html).toContain('href="/api-cwa/view_pdf?id=s1&amp;sig=x"');
    expect(bought).toMatchObject([
      {
        email: 'ana@example.com',
        price: single.price,
        vin: VIN,
        cart_plan: single.id,
        payment_token: 'sandbox-success',
      },
    ]);
  });

  it('charges a double click once; another email is another purchase', async () => {
    const { post, bought } = shop(() => order);
    await Promise.all([post(), post()]);
    await post({ email: 'bo@example.com' });
    const [first, second, third] = bought.map(({ idempotency_key: key }) => key);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('charges nothing for an invalid email and keeps the form', async () => {
    const { post, bought } = shop(() => order);
    const { html, status } = await post({ email: 'ana@', coupon: 'SPRING' });
    expect(status).toBe(422);
    expect(bought).toEqual([]);
    expect(valueOf(html, 'email')).toBe('ana@');
    expect(valueOf(html, 'coupon')).toBe('SPRING');
    expect(html).toMatch(
      /<input[^>]*name="email"[^>]*aria-invalid="true"|<input[^>]*aria-invalid="true"[^>]*name="email"/,
    );
    expect(html).toContain('2014 Ford Escape');
  });

  it("never charges a total the button didn't show: changing the plan asks again", async () => {
    const { post, bought } = shop(() => order);
    const { html } = await post({ plan: other.id });
    expect(bought).toEqual([]);
    expect(valueOf(html, 'total')).toBe(String(other.price));
    expect(html).toContain('The total is now');
    await post({ plan: other.id, total: String(other.price) });
    expect(bought).toMatchObject([{ cart_plan: other.id, price: other.price }]);
  });

  it("shows a coupon's discount before payment, or why it's invalid", async () => {
    const judge = ({ code }: { code: string }) => {
      if (code !== 'HALF') throw new CallError('refused', 'This coupon is over.', 422);
      return { code, discount: 400, total: single.price - 400, words: 'Half off' };
    };
    const { post, bought } = shop(() => order, { 'coupon.discount': judge });
    const { html } = await post({ coupon: 'half' });
    expect(bought).toEqual([]);
    expect([valueOf(html, 'total'), valueOf(html, 'coupon')]).toEqual([String(single.price - 400), 'HALF']);
    await post({ coupon: 'HALF', total: String(single.price - 400) });
    expect(bought).toMatchObject([{ coupon: 'HALF', price: single.price - 400 }]);
    expect((await post({ coupon: 'OLD' })).html).toContain('This coupon is over.');
  });

  it('starts a new purchase after a declined card; retries the same one after no response', async () => {
    const declined = shop(() => {
      throw new CallError('refused', 'That card was declined.', 422);
    });
    const { html, status } = await declined.post();
    expect(status).toBe(422);
    expect(html).toContain('That card was declined.');
    expect(valueOf(html, 'purchase_key')).not.toBe(KEY);
    const lost = shop(() => {
      throw new CallError('timeout', '', 0);
    });
    expect(valueOf((await lost.post()).html, 'purchase_key')).toBe(KEY);
  });

  it("shows the sandbox's bank challenge; the answer and the order's key are sent in the form body", async () => {
    const asks = { ...order, state: 'action', document: null, action_url: `/checkout/bank#order=${order.key}` };
    const answered: unknown[] = [];
    const { post } = shop(() => asks, {
      'purchase.answerChallenge': (input: never) => void answered.push(input),
      'purchase.paymentUpdate': () => order,
    });
    const { html } = await post();
    expect(html).toMatch(
      /<form[^>]*method="post"[^>]*action="\/checkout\/thanks"|<form[^>]*action="\/checkout\/thanks"[^>]*method="post"/,
    );
    const { html: paid } = await post({ form: 'bank', order: order.key, answer: 'approve' }, '/checkout/thanks');
    expect(answered).toEqual([{ custom_data: order.key, answer: 'approve' }]);
    expect(paid).toContain('/api-cwa/view_pdf?id=s1');
  });

  it('opens an order from a pasted email link', async () => {
    const { post } = shop(() => order, { 'purchase.paymentUpdate': () => order });
    const link = `https://vinlore.example/checkout/thanks#order=${order.key}`;
    expect((await post({ form: 'link', link }, '/checkout/thanks')).html).toContain('/api-cwa/view_pdf?id=s1');
    expect((await post({ form: 'link', link: 'https://vinlore.example/' }, '/checkout/thanks')).status).toBe(422);
  });
});
