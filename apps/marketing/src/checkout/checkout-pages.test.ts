// @vitest-environment node
import { offerOf, type OrderView } from '@vinlore/billing-domain';
import { CallError } from '@vinlore/contract';
import { describe, expect, it } from 'vitest';
import { createRendererWith } from '../entry-server.tsx';
import { brand, callsBy, requestFor, vehicle, VIN } from '../testing/visit.ts';

const renderer = createRendererWith({ loader: '/assets/loader-1.js', styles: [] });
const words = (html: string) =>
  html
    .replace(/<script[^>]*>.*?<\/script>/gs, '')
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

const offersFor = (product: string, audience: string) =>
  brand.plans
    .filter((plan) => plan.product === product && plan.audience === audience)
    .map((plan) => offerOf(plan, 'en'));
const shop = {
  'vehicle.decode': () => vehicle,
  'billing.stickerPlans': ({ user_type }: { user_type: string }) => offersFor('sticker', user_type),
  'billing.plans': ({ user_type }: { user_type: string }) => offersFor('report', user_type),
  'purchase.paymentMethods': () => [
    { gateway: 'sandbox', test_cards: [{ token: 'sandbox-success', name: 'A card that pays' }] },
  ],
};

const KEY = 'an-order-key';
const order: OrderView = {
  id: '0e4f6f5c-8f3c-4b57-9d6a-6f1d1ad4c001',
  number: 'V-1001',
  key: KEY,
  state: 'paid',
  plan: offersFor('sticker', 'user')[0]!,
  amount: 799,
  discount: 0,
  refunded: 0,
  currency: 'USD',
  coupon: null,
  gateway: 'sandbox',
  ordered_at: '2026-11-20T10:00:00.000Z',
  vin: VIN,
  vehicle: { plate: '', state: '', year: '', make: '', model: '', trim: '' },
  action_url: null,
  declined: null,
  document: { kind: 'sticker', id: 's1', title: '2014 Ford Escape', pdf_url: '/api-cwa/view_pdf?id=s1&sig=x' },
  making: false,
  document_failed: false,
  new_account: true,
  renews_at: null,
  invoice_url: '/api-cwa/invoice?key=i',
};

describe('issue 6: the checkout page', () => {
  const open = (address: string, answers: Parameters<typeof callsBy>[0] = shop) =>
    renderer.render(requestFor(address), callsBy(answers));

  it('names the vehicle, chooses the single plan and says the price before any script; nobody keeps or lists it', async () => {
    const { html, status, cache } = await open(`/checkout?product=sticker&vin=${VIN}`);
    expect({ status, cache }).toEqual({ status: 200, cache: 'never' });
    expect(words(html)).toContain('The sticker for the 2014 Ford Escape');
    expect(html).toMatch(
      /<input[^>]*checked=""[^>]*value="sticker-single"|<input[^>]*value="sticker-single"[^>]*checked=""/,
    );
    expect(words(html)).toContain('$7.99');
    expect(html).toContain('content="noindex, nofollow"');
    expect(html).toContain('data-island="checkout" data-when="idle"');
  });

  it('shows dealers’ plans to nobody who has not logged in', async () => {
    const { html } = await open('/checkout?product=sticker&plan=sticker-dealer-single');
    expect(html).not.toContain('value="sticker-dealer-single"');
    expect(html).toContain('value="sticker-single"');
  });

  it.each([
    [{ vin: VIN }, 'The sticker for the 2014 Ford Escape'],
    [{ plate: '7ABC123', state: 'CA' }, 'Plate 7ABC123, CA'],
    [{ year: '1967', make: 'FORD', model: 'Mustang', trim: 'GT' }, '1967 Ford Mustang GT'],
  ])('decisions §4: what was told survives the hop: %j', async (told, shown) => {
    const query = new URLSearchParams({ product: 'sticker', ...told });
    const { html } = await open(`/checkout?${query.toString()}`);
    const [, props] = /id="island-\d+-props">([^<]*"wish"[^<]*)</.exec(html)!;
    expect((JSON.parse(props!) as { wish: { vehicle: object } }).wish.vehicle).toEqual(told);
    expect(words(html)).toContain(shown);
  });

  it('a VIN that nothing can be made of buys credits, and says so first', async () => {
    const refuses = () => {
      throw new CallError('refused', 'Character 9 does not agree.', 422);
    };
    const { html, status } = await open(`/checkout?vin=${VIN}`, { ...shop, 'vehicle.decode': refuses });
    expect(status).toBe(200);
    expect(words(html)).toContain('Character 9 does not agree.');
    expect(html).toContain('"madeOf":null');
  });

  it('issue 6: a name that makers filed buys its sticker, any other a credit; so the page says before anybody pays', async () => {
    const listing = { ...shop, 'vehicle.sticker-models': () => [{ name: 'Mustang', doubtful: false }] };
    const named = '/checkout?product=sticker&year=1967&make=FORD&model=';
    const listed = await open(`${named}mustang`, listing);
    expect(words(listed.html)).toContain('The sticker for the 1967 Ford mustang');
    expect(words(listed.html)).toContain('Made from its year, make and model.');
    expect(words(listed.html)).toContain('Pay $7.99 and make the sticker');
    expect(listed.html).toContain('"madeOf":"name"');
    const other = await open(`${named}Teleporter`, listing);
    expect(words(other.html)).toContain('A sticker credit for the 1967 Ford Teleporter');
    expect(other.html).toContain('"madeOf":null');
    const narrow = { ...brand, sticker_years: { from: 1990, to: 2010 } };
    const closed = await renderer.render({ ...requestFor(`${named}Mustang`), brand: narrow }, callsBy(listing));
    expect(closed.html).toContain('"madeOf":null');
  });

  it('issue 6: a classic number buys its sticker where it fits one car, or the one that was named', async () => {
    const mustang = { year: 1967, make: 'Ford', model: 'Mustang', series: 'Mustang', model_id: '02' };
    const fits = (answer: object) => ({ ...shop, 'vehicle.classic-mapping': () => answer });
    const one = await open('/checkout?vin=7F02C100108', fits(mustang));
    expect(words(one.html)).toContain('The sticker for the 1967 Ford Mustang');
    expect(one.html).toContain('"madeOf":"vin"');
    const several = fits({ candidates: [mustang, { ...mustang, year: 1977, series: 'Mustang II' }] });
    const open77 = await open('/checkout?vin=7F02C100108&year=1977&make=Ford&model=Mustang+II', several);
    expect(words(open77.html)).toContain('The sticker for the 1977 Ford Mustang II');
    expect((await open('/checkout?vin=7F02C100108', several)).html).toContain('"madeOf":null');
  });

  it('issue 6: a plate is looked up, and the car confirmed, before anything is chosen; its VIN goes on with all the rest', async () => {
    const found = {
      plate: 'SAMPLE1',
      state: 'CA',
      vehicle: { vin: VIN, year: 2014, make: 'FORD', model: 'Escape', trim: null, colour: null },
      fullName: '2014 Ford Escape',
      decoded: vehicle,
      source: { name: 'Sample plates', asOf: null },
      sample: true,
    };
    const address = '/checkout?product=sticker&plan=sticker-bundle-3&plate=SAMPLE1&state=CA';
    const { html } = await open(address, { ...shop, 'vehicle.license-plate-decode': () => found });
    expect(words(html)).toContain('Is this your car?');
    expect(html).toContain(`href="${address.replaceAll('&', '&amp;')}&amp;vin=${VIN}"`);
    expect(html).toContain('href="/decode"');
    expect(html).not.toContain('data-island="checkout"');
  });

  it('issue 6: a plate that nobody knows leads to the VIN, and nothing that was told is lost', async () => {
    const { html, status } = await open('/checkout?product=sticker&plan=sticker-single&plate=NONE1&state=CA');
    expect(status).toBe(200);
    const form = /<form[^>]*action="\/checkout"[^>]*>(.*?)<\/form>/s.exec(html)![1]!;
    const fields = [...form.matchAll(/name="(\w+)"(?: value="([^"]*)")?/g)].map(([, name, value]) => [name, value]);
    expect(fields).toEqual([
      ['product', 'sticker'],
      ['plan', 'sticker-single'],
      ['plate', 'NONE1'],
      ['state', 'CA'],
      ['vin', undefined],
    ]);
    expect(html).toContain('data-island="checkout"');
  });

  it('a product that is not on sale yet cannot be bought', async () => {
    const early = { ...brand, features: { ...brand.features, report: false } };
    const { html, status } = await renderer.render(
      { ...requestFor('/checkout?product=report'), brand: early },
      callsBy(shop),
    );
    expect(status).toBe(200);
    expect(words(html)).toContain('These are not on sale yet');
    expect(html).not.toContain('data-island="checkout"');
  });

  it('without the plans it is a 503 in words, and nothing was charged', async () => {
    const { html, status } = await open('/checkout', { 'vehicle.decode': () => vehicle });
    expect(status).toBe(503);
    expect(words(html)).toContain('Nothing was charged.');
  });
});

describe('issue 6: what became of an order', () => {
  const open = (address: string, answer: () => unknown, around = brand) =>
    renderer.render({ ...requestFor(address), brand: around }, callsBy({ 'purchase.paymentUpdate': answer }));
  const thanks = `/checkout/thanks?order=${KEY}`;

  it('shows the document, the mail for the password and the invoice before any script', async () => {
    const { html, status, cache } = await open(thanks, () => order);
    expect({ status, cache }).toEqual({ status: 200, cache: 'never' });
    expect(words(html)).toContain('Your sticker is ready');
    expect(html).toContain('href="/api-cwa/view_pdf?id=s1&amp;sig=x"');
    expect(words(html)).toContain('A second mail lets you set its password');
    expect(html).toContain('href="/api-cwa/invoice?key=i"');
  });

  it('its key is told to no tool that measures visits', async () => {
    const measuring = { ...brand, settings: { ...brand.settings, google_analytics: 'G-TEST1234' } };
    const asked = async (address: string) =>
      (await open(address, () => order, measuring)).html.includes('id="consent"');
    expect(await asked('/verify')).toBe(true);
    expect(await asked(thanks)).toBe(false);
    expect(await asked(`/checkout/bank?order=${KEY}`)).toBe(false);
  });

  it.each(['', 'x', '<b>', 'unknown-key'])('the key “%s” opens nothing: a 404 in words', async (key) => {
    const none = () => {
      throw new CallError('refused', 'No order opens with this key.', 404);
    };
    const { html, status } = await open(`/checkout/thanks?order=${encodeURIComponent(key)}`, none);
    expect(status).toBe(404);
    expect(words(html)).toContain('No order opens with this link');
  });

  it('where it cannot be asked just now the page looks again by itself', async () => {
    const down = () => {
      throw new CallError('network', '', 0);
    };
    const { html, status } = await open(thanks, down);
    expect(status).toBe(200);
    expect(words(html)).toContain('Looking at your order');
    expect(html).toContain('data-island="order-standing" data-when="idle"');
  });

  it('the sandbox’s bank asks with amount and name; once answered it only leads on', async () => {
    const bank = `/checkout/bank?order=${KEY}`;
    const asks = await open(bank, () => ({ ...order, state: 'action', document: null }));
    expect(words(asks.html)).toContain('Do you approve this payment?');
    expect(words(asks.html)).toContain('Approve $7.99');
    const answered = await open(bank, () => order);
    expect(words(answered.html)).toContain('The bank has no question left');
    expect(answered.html).toContain(`href="${thanks}"`);
  });
});
