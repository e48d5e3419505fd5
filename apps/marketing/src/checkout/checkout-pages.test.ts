// @vitest-environment node
import { offerOf } from '@vinlore/billing-domain';
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

describe('the checkout page', () => {
  const open = (address: string, answers: Parameters<typeof callsBy>[0] = shop) =>
    renderer.render(requestFor(address), callsBy(answers));

  it('names the vehicle, selects the single plan, and shows the price before any script; not cached or indexed', async () => {
    const { html, status, cache } = await open(`/checkout?product=sticker&vin=${VIN}`);
    expect({ status, cache }).toEqual({ status: 200, cache: 'never' });
    expect(words(html)).toContain('Window sticker: 2014 Ford Escape');
    expect(html).toMatch(
      /<input[^>]*checked=""[^>]*value="sticker-single"|<input[^>]*value="sticker-single"[^>]*checked=""/,
    );
    expect(words(html)).toContain('$7.99');
    expect(html).toContain('content="noindex, nofollow"');
    expect(html).toContain('data-island="checkout" data-when="idle"');
  });

  it('hides dealer plans from signed-out visitors', async () => {
    const { html } = await open('/checkout?product=sticker&plan=sticker-dealer-single');
    expect(html).not.toContain('value="sticker-dealer-single"');
    expect(html).toContain('value="sticker-single"');
  });

  it.each([
    [{ vin: VIN }, 'Window sticker: 2014 Ford Escape'],
    [{ plate: '7ABC123', state: 'CA' }, 'Plate 7ABC123, CA'],
    [{ year: '1967', make: 'FORD', model: 'Mustang', trim: 'GT' }, '1967 Ford Mustang GT'],
  ])('docs/decisions.md §4: keeps what was entered across the redirect: %j', async (told, shown) => {
    const query = new URLSearchParams({ product: 'sticker', ...told });
    const { html } = await open(`/checkout?${query.toString()}`);
    const [, props] = /id="page-island-\d+-props">([^<]*"request"[^<]*)</.exec(html)!;
    expect((JSON.parse(props!) as { request: { vehicle: object } }).request.vehicle).toEqual(told);
    expect(words(html)).toContain(shown);
  });

  it('docs/decisions.md §6: lets visitors choose sticker options before paying; reports have none', async () => {
    const { html } = await open(`/checkout?product=sticker&vin=${VIN}`);
    expect(words(html)).toContain('Choose equipment');
    expect(html).toContain(`"car":{"kind":"standard","vin":"${VIN}","year":2014`);
    const report = await open(`/checkout?product=report&vin=${VIN}`);
    expect(words(report.html)).not.toContain('Choose equipment');
    expect(report.html).toContain('"car":null');
  });

  it("sells credits for a VIN that can't become a document, and says so first", async () => {
    const refuses = () => {
      throw new CallError('refused', 'Character 9 does not agree.', 422);
    };
    const { html, status } = await open(`/checkout?vin=${VIN}`, { ...shop, 'vehicle.decode': refuses });
    expect(status).toBe(200);
    expect(words(html)).toContain('Character 9 does not agree.');
    expect(html).toContain('"madeOf":null');
  });

  it('sells a sticker when the vehicle is known well enough, a credit otherwise, and says so before payment', async () => {
    const known = ({ model }: { model?: string }) => (model?.toLowerCase() === 'mustang' ? 9 : 0);
    const listing = {
      ...shop,
      'sticker.facts': (input: object) => ({
        facts: known(input),
        least: 8,
        enough: known(input) >= 8,
        named_by: 'name',
      }),
    };
    const named = '/checkout?product=sticker&year=1967&make=FORD&model=';
    const listed = await open(`${named}mustang`, listing);
    expect(words(listed.html)).toContain('Window sticker: 1967 Ford mustang');
    expect(words(listed.html)).toContain('Based on year, make, and model.');
    expect(words(listed.html)).toContain('Pay $7.99 and get the sticker');
    expect(listed.html).toContain('"madeOf":"name"');
    const other = await open(`${named}Teleporter`, listing);
    expect(words(other.html)).toContain('Sticker credit: 1967 Ford Teleporter');
    expect(other.html).toContain('"madeOf":null');
    const narrow = { ...brand, sticker_years: { from: 1990, to: 2010 } };
    const closed = await renderer.render({ ...requestFor(`${named}Mustang`), brand: narrow }, callsBy(listing));
    expect(closed.html).toContain('"madeOf":null');
  });

  it('sells a sticker for a classic VIN that matches one car, or the car selected', async () => {
    const mustang = { year: 1967, make: 'Ford', model: 'Mustang', series: 'Mustang', model_id: '02' };
    const fits = (answer: object) => ({ ...shop, 'vehicle.classic-mapping': () => answer });
    const one = await open('/checkout?vin=7F02C100108', fits(mustang));
    expect(words(one.html)).toContain('Window sticker: 1967 Ford Mustang');
    expect(one.html).toContain('"madeOf":"vin"');
    const several = fits({ ...mustang, candidates: [mustang, { ...mustang, year: 1977, series: 'Mustang II' }] });
    const open77 = await open('/checkout?vin=7F02C100108&year=1977&make=Ford&model=Mustang+II', several);
    expect(words(open77.html)).toContain('Window sticker: 1977 Ford Mustang II');
    expect((await open('/checkout?vin=7F02C100108', several)).html).toContain('"madeOf":null');
    const bare = { 'sticker.facts': () => ({ facts: 7, least: 8, enough: false, named_by: 'classic' }) };
    const little = await open('/checkout?vin=7F02C100108', { ...fits(mustang), ...bare });
    expect(words(little.html)).toContain('Sticker credit: 1967 Ford Mustang');
    expect(words(little.html)).toContain('We need codes from the data plate');
    expect(words(little.html)).not.toContain('Check the VIN before you continue');
    expect(little.html).toContain('"madeOf":null');
  });

  it('looks up a plate and confirms the car before checkout; its VIN carries on with everything else', async () => {
    const found = {
      plate: 'SAMPLE1',
      state: 'CA',
      vehicle: { vin: VIN, year: 2014, make: 'FORD', model: 'Escape', trim: null, color: null },
      fullName: '2014 Ford Escape',
      decoded: vehicle,
      source: { name: 'Sample plates', asOf: null },
      sample: true,
    };
    const address = '/checkout?product=sticker&plan=sticker-bundle-3&plate=SAMPLE1&state=CA';
    const { html } = await open(address, { ...shop, 'vehicle.license-plate-decode': () => found });
    expect(words(html)).toContain('Is this the right car?');
    expect(html).toContain(`href="${address.replaceAll('&', '&amp;')}&amp;vin=${VIN}"`);
    expect(html).toContain('href="/decode"');
    expect(html).not.toContain('data-island="checkout"');
  });

  it('asks for the VIN when a plate is unknown, and keeps everything entered', async () => {
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

  it("can't sell a product that isn't on sale yet", async () => {
    const early = { ...brand, features: { ...brand.features, report: false } };
    const { html, status } = await renderer.render(
      { ...requestFor('/checkout?product=report'), brand: early },
      callsBy(shop),
    );
    expect(status).toBe(200);
    expect(words(html)).toContain('Not available yet');
    expect(html).not.toContain('data-island="checkout"');
  });

  it("responds 503 with a message when plans can't be loaded, and charges nothing", async () => {
    const { html, status } = await open('/checkout', { 'vehicle.decode': () => vehicle });
    expect(status).toBe(503);
    expect(words(html)).toContain('You haven’t been charged.');
  });
});

describe('the order pages', () => {
  /** Any API call fails the test: rendering doesn't have the key. */
  const open = (address: string) => renderer.render(requestFor(address), callsBy({}));

  it('render without the key, the same for everyone, and look up the order in the browser', async () => {
    const { html, status, cache, secret } = await open('/checkout/thanks');
    expect({ status, cache, secret }).toEqual({ status: 200, cache: 'shared', secret: true });
    expect(words(html)).toContain('Loading your order…');
    expect(html).toContain('data-island="order-standing" data-when="idle"');
    expect(html).toContain('content="noindex, nofollow"');
  });

  it("include the sandbox's bank; a member who came from the account returns there", async () => {
    const { html, secret } = await open('/checkout/bank?in=account');
    expect(secret).toBe(true);
    expect(html).toContain('data-island="bank-question" data-when="idle"');
    expect(html).toContain('{"inAccount":true}');
  });

  it('accept the link of an email without JavaScript, and name support', async () => {
    const { html } = await open('/checkout/thanks');
    expect(/<noscript>.*?<\/noscript>/s.exec(html)![0]).toContain(brand.support_email);
  });
});
