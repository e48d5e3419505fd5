// @vitest-environment node
import { offerOf } from '@vinlore/billing-domain';
import { CallError } from '@vinlore/contract';
import { fullReport, modelReport } from '@vinlore/report-domain/testing';
import { describe, expect, it } from 'vitest';
import { createRendererWith } from '../entry-server.tsx';
import { brand, callsBy, pageOf, requestFor, vehicle, VIN } from '../testing/visit.ts';

const renderer = createRendererWith({ loader: '/l.js', styles: [] });
const words = (html: string) =>
  html
    .replace(/<script[^>]*>.*?<\/script>/gs, '')
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

const section = (name: string, records: number, more = {}) => ({
  section: name,
  records,
  sources: ['Sample title feed'],
  as_of: '2026-11-02',
  status: 'counted',
  asked_later: false,
  ...more,
});
const meter = {
  vin: VIN,
  title: '2014 Ford Escape',
  facts: [],
  sections: [
    section('title', 3),
    section('damage', 0),
    section('theft', 0, { status: 'down' }),
    section('market', 0, { status: 'not-covered', sources: [], as_of: null }),
  ],
  records: 3,
  sample: true,
  report_types: ['US'],
  model: null,
  model_report: false,
  offer: 'report',
};
/** No records for the car, plenty of data about its model. */
const modelOnly = {
  ...meter,
  sections: [section('title', 0), section('recall', 2)],
  records: 2,
  sample: false,
  model: {
    title: '2014 Ford Escape',
    counts: [
      { topic: 'safety', state: 'told', records: 9 },
      { topic: 'complaints', state: 'told', records: 412 },
      { topic: 'investigations', state: 'none', records: 0 },
      { topic: 'communications', state: 'not-loaded', records: 0 },
      { topic: 'fuel', state: 'told', records: 1 },
    ],
  },
  model_report: true,
  offer: 'model',
};
const reportPlans = () =>
  brand.plans
    .filter(({ product, audience }) => product === 'report' && audience === 'user')
    .map((p) => offerOf(p, 'en'));
const shop = {
  'vehicle.decode': () => vehicle,
  'report.firefly': () => meter,
  'billing.plans': reportPlans,
  'purchase.paymentMethods': () => [
    { gateway: 'sandbox', test_cards: [{ token: 'sandbox-success', name: 'A card that pays' }] },
  ],
};
const open = (address: string, answers: Parameters<typeof callsBy>[0] = shop, around = brand) =>
  renderer.render({ ...requestFor(address), brand: around }, callsBy(answers));
const down = () => {
  throw new CallError('network', '', 0);
};

describe('docs/decisions.md §3: the free preview for a VIN', () => {
  it('shows record counts, sources, and dates per section, before any script', async () => {
    const { html } = await open(`/decode?vin=${VIN}`);
    expect(words(html)).toContain('3 records Sample title feed, as of Nov 2, 2026');
    expect(words(html)).toContain('No record found');
    expect(words(html)).toContain('Source didn’t respond');
    expect(words(html)).toContain('Not covered by our data');
    expect(words(html)).toContain('“No record found” doesn’t mean “clean”');
    expect(html).not.toContain('data-island="report');
  });

  it('links to checkout with the price on the button, and offers the sticker next to it', async () => {
    const { html } = await open(`/decode?vin=${VIN}`);
    expect(words(html)).toContain('We found these records for this vehicle.');
    const ways = [...html.matchAll(/href="(\/checkout[^"]*)"[^>]*>([^<]*)</g)].map(([, href, label]) => [label, href]);
    expect(ways).toEqual([
      ['Get the report – $12.99', `/checkout?product=report&amp;vin=${VIN}`],
      ['Get the sticker – $7.99', `/checkout?product=sticker&amp;vin=${VIN}`],
      ['Get the report – $12.99', `/checkout?product=report&amp;vin=${VIN}`],
    ]);
  });

  it('says when a car has no records, and that the payment would be refunded', async () => {
    const none = { ...meter, sections: [section('title', 0)], records: 0 };
    const { html } = await open(`/decode?vin=${VIN}`, { ...shop, 'report.firefly': () => none });
    expect(words(html)).toContain('We have no records for this vehicle');
    expect(words(html)).not.toContain('We found these records');
    expect(words(html)).toContain('you automatically get your money or credit back');
  });

  it("still decodes the car when sources can't be counted", async () => {
    const { html, status } = await open(`/decode?vin=${VIN}`, { ...shop, 'report.firefly': down });
    expect(status).toBe(200);
    expect(words(html)).toContain('2014 Ford Escape');
    expect(words(html)).toContain('Couldn’t load the record count');
  });

  it('makes no source request and no offer if the brand sells no reports', async () => {
    const stickers = { ...brand, features: { ...brand.features, report: false } };
    const asked: unknown[] = [];
    const { html } = await open(`/decode?vin=${VIN}`, { ...shop, 'report.firefly': (it) => asked.push(it) }, stickers);
    expect(asked).toEqual([]);
    expect(html).not.toContain('product=report');
    expect(html).toContain('product=sticker');
  });
});

describe('a report’s checkout', () => {
  it('previews the content before payment', async () => {
    const { html, status } = await open(`/checkout?product=report&vin=${VIN}`);
    expect(status).toBe(200);
    expect(words(html)).toContain('History report: 2014 Ford Escape');
    expect(words(html)).toContain('What’s in the report');
    expect(words(html)).toContain('3 records Sample title feed');
    expect(words(html)).toContain('3 records found See what’s in the report');
    expect(html).toContain('data-island="checkout"');
  });

  const canada = { ...shop, 'report.firefly': () => ({ ...meter, report_types: ['US', 'CA'] }) };
  const regionsIn = (html: string) => /<nav[^>]*aria-labelledby="regions".*?<\/nav>/s.exec(html)?.[0] ?? '';

  it('docs/decisions.md §4: asks where the car was registered if several regions are offered', async () => {
    const { html } = await open(`/checkout?product=report&vin=${VIN}`, canada);
    expect(words(regionsIn(html))).toContain('Where was it registered? United States Canada');
    expect(regionsIn(html)).toMatch(/aria-current="true">United States/);
    expect(regionsIn(html)).toContain(`href="/checkout?product=report&amp;vin=${VIN}&amp;region=CA"`);
    expect(regionsIn((await open(`/checkout?product=report&vin=${VIN}`)).html)).toBe('');
  });

  it("docs/decisions.md §4: counts the chosen region's records and sells its report", async () => {
    const asked: unknown[] = [];
    const answers = { ...canada, 'report.firefly': (it: unknown) => (asked.push(it), canada['report.firefly']()) };
    const { html } = await open(`/checkout?product=report&vin=${VIN}&region=CA`, answers);
    expect(asked).toEqual([{ vin: VIN, report_type: 'CA' }]);
    expect(regionsIn(html)).toMatch(/aria-current="true">Canada/);
    expect(html).toMatch(/&quot;region&quot;:&quot;CA&quot;|"region":"CA"/);
  });

  it("docs/decisions.md §4: falls back to the United States if the URL's region isn't offered", async () => {
    const refuses = ({ report_type: type }: { report_type?: string }) => {
      if (type === 'CA') throw new CallError('refused', 'No source of ours has records of Canada.', 422);
      return meter;
    };
    const { html } = await open(`/checkout?product=report&vin=${VIN}&region=CA`, {
      ...shop,
      'report.firefly': refuses,
    });
    expect(words(html)).toContain('3 records found');
    expect(html).not.toMatch(/"region":"CA"/);
  });

  it('makes no source request for credits without a VIN', async () => {
    const { html } = await open('/checkout?product=report', { ...shop, 'report.firefly': down });
    expect(words(html)).toContain('Vehicle history reports');
    expect(words(html)).not.toContain('What’s in the report');
  });
});

describe('docs/decisions.md §3: an empty history for a well-documented model', () => {
  const empty = { ...shop, 'report.firefly': () => modelOnly };
  const nothing = { ...shop, 'report.firefly': () => ({ ...modelOnly, model_report: false, offer: 'nothing' }) };
  const ways = (html: string) =>
    [...html.matchAll(/<a class="btn[^"]*(btn-primary|btn-outline)[^"]*" href="([^"]*)"[^>]*>([^<]*)</g)].map(
      ([, look, href, label]) => [look, href, label],
    );

  it('leads with the free model report; the paid one says what happens if nothing is found', async () => {
    const { html } = await open(`/decode?vin=${VIN}`, empty);
    expect(ways(html)).toEqual([
      ['btn-primary', `/model-report?vin=${VIN}`, 'View model report – free'],
      ['btn-outline', `/checkout?product=sticker&amp;vin=${VIN}`, 'Get the sticker – $7.99'],
      ['btn-outline', `/checkout?product=report&amp;vin=${VIN}`, 'Get the report – $12.99'],
      ['btn-primary', `/model-report?vin=${VIN}`, 'View model report – free'],
      ['btn-outline', `/checkout?product=report&amp;vin=${VIN}`, 'Get the report – $12.99'],
    ]);
    expect(words(html)).toContain('If your report is empty, we’ll refund you automatically.');
    expect(words(html)).toContain('412 complaints');
    expect(words(html)).toContain('Service bulletins Not available yet');
    expect(words(html)).not.toMatch(/source of ours|covers/u);
  });

  it('docs/decisions.md §4: leads with the sticker if there is no model report', async () => {
    const { html } = await open(`/decode?vin=${VIN}`, nothing);
    expect(ways(html)).toEqual([
      ['btn-primary', `/checkout?product=sticker&amp;vin=${VIN}`, 'Get the sticker – $7.99'],
      ['btn-outline', `/checkout?product=report&amp;vin=${VIN}`, 'Get the report – $12.99'],
      ['btn-outline', `/checkout?product=report&amp;vin=${VIN}`, 'Get the report – $12.99'],
    ]);
    expect(words(html)).toContain('We have no records for this vehicle. If your report is empty');
  });

  it("doesn't lead with a report even if the brand sells nothing else", async () => {
    const reports = { ...brand, plans: brand.plans.filter(({ product }) => product === 'report') };
    const { html } = await open(`/decode?vin=${VIN}`, nothing, reports);
    expect(ways(html).map(([look]) => look)).toEqual(['btn-outline', 'btn-outline']);
  });

  it('shows it above the checkout form, too', async () => {
    const { html } = await open(`/checkout?product=report&vin=${VIN}`, empty);
    const offer = html.indexOf(`/model-report?vin=${VIN}`);
    expect(offer).toBeGreaterThan(0);
    expect(offer).toBeLessThan(html.indexOf('data-island="checkout"'));
    expect(words(html)).toContain('We have no records for this vehicle');
  });
});

describe('docs/decisions.md §3: /model-report', () => {
  const data = { 'model-report.data': () => ({ report: modelReport }) };
  const page = `/model-report?vin=${modelReport.vin}`;

  it('is public, complete, and noindex, with its PDF and a link to the history report', async () => {
    const { html, status, cache } = await open(page, data);
    expect({ status, cache }).toEqual({ status: 200, cache: 'never' });
    expect(html).toContain('<meta name="robots" content="noindex, follow"/>');
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain(`href="/api/model-report-pdf?vin=${modelReport.vin}&amp;language=en"`);
    expect(html).toContain(`href="/decode?vin=${modelReport.vin}#report"`);
    expect(words(html)).toContain('It’s about the model, not this particular car.');
    expect(words(html)).toContain('412 NHTSA complaints about this model year');
    expect(words(html)).toContain('Fuel cost over five years $7,250–$7,750');
    expect(words(html)).not.toContain('This vehicle’s history');
    expect(html).not.toMatch(/ style="/u);
  });

  it('says why there is none, with a link back to the VIN', async () => {
    const none = () => {
      throw new CallError('refused', 'There isn’t enough published data about this model for a report yet.', 404);
    };
    const { html, status } = await open(page, { 'model-report.data': none });
    expect(status).toBe(404);
    expect(words(html)).toContain('There isn’t enough published data about this model for a report yet.');
    expect(html).toContain(`href="/decode?vin=${modelReport.vin}"`);
    expect((await open(page, { 'model-report.data': down })).status).toBe(503);
  });

  it('is a 404 without API calls if the brand disabled it', async () => {
    const off = { ...brand, features: { ...brand.features, model_report: false } };
    const asked: unknown[] = [];
    const { status } = await open(page, { 'model-report.data': (it) => asked.push(it) }, off);
    expect({ status, asked }).toEqual({ status: 404, asked: [] });
  });

  it('escapes the input', async () => {
    const none = () => {
      throw new CallError('refused', 'Wrong VIN', 422);
    };
    const { html, status } = await open('/model-report?vin=%3Cscript%3Ealert(1)%3C/script%3E', {
      'model-report.data': none,
    });
    expect(status).toBe(422);
    expect(html).not.toContain('<script>alert');
  });
});

describe('docs/decisions.md §5: a sample report', () => {
  const samples = {
    'sample-report.data': ({ vin }: { vin: string }) => {
      if (vin !== fullReport.vin)
        throw new CallError('refused', 'Sample vehicle not found. Choose one from the list.', 404);
      return { report: fullReport };
    },
  };

  it('is complete, labeled as made up, and has a PDF', async () => {
    const { html, status, cache } = await open(`/sample-report/${fullReport.vin}`, samples);
    expect({ status, cache }).toEqual({ status: 200, cache: 'shared' });
    expect(html).toContain(`<h1>${fullReport.vehicle.title}</h1>`);
    expect(words(html)).toContain('This is a sample report');
    expect(html).toContain(`href="/api-cwa/sample-report-pdf?vin=${fullReport.vin}&amp;language=en"`);
    expect(html).toContain('<meta name="robots" content="noindex, follow"/>');
  });

  it('responds 404 to any other VIN', async () => {
    expect((await open(`/sample-report/${VIN}`, samples)).status).toBe(404);
  });

  it('is embedded in a page with its verdict; each signal links to its section in the full report', async () => {
    const page = pageOf('/sample-report', [
      { kind: 'page-head', title: 'A report' },
      { kind: 'report', title: 'A sample', reportVin: fullReport.vin, points: [{ title: 'Verdict', text: 'First.' }] },
    ]);
    const { html, cache } = await renderer.render(requestFor('/sample-report', page), callsBy(samples));
    expect(cache).toBe('shared');
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html.match(new RegExp(`href="/sample-report/${fullReport.vin}#section-`, 'g'))?.length).toBeGreaterThan(4);
    expect(words(html)).toContain('Sample data, not a real car’s history');
    const anew = createRendererWith({ loader: '/l.js', styles: [] });
    const without = await anew.render(requestFor('/sample-report', page), callsBy({}));
    expect({ cache: without.cache, report: without.html.includes('A sample') }).toEqual({
      cache: 'never',
      report: false,
    });
  });
});
