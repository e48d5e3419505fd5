// @vitest-environment node
import { offerOf } from '@vinlore/billing-domain';
import { CallError } from '@vinlore/contract';
import { fullReport } from '@vinlore/report-domain/testing';
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

describe('docs/decisions.md §3: the free teaser of a VIN', () => {
  it('says per section how many records there are, from whom and as of when, before any script', async () => {
    const { html } = await open(`/decode?vin=${VIN}`);
    expect(words(html)).toContain('3 records Sample title feed, as of November 2, 2026');
    expect(words(html)).toContain('No record found');
    expect(words(html)).toContain('Source is down');
    expect(words(html)).toContain('No source of ours covers');
    expect(words(html)).toContain('“No record found” is not “clean”');
    expect(html).not.toContain('data-island="report');
  });

  it('leads to the checkout with the price in the button, and has the sticker beside it', async () => {
    const { html } = await open(`/decode?vin=${VIN}`);
    const ways = [...html.matchAll(/href="(\/checkout[^"]*)"[^>]*>([^<]*)</g)].map(([, href, label]) => [label, href]);
    expect(ways).toEqual([
      ['Get the report – $12.99', `/checkout?product=report&amp;vin=${VIN}`],
      ['Get the sticker – $7.99', `/checkout?product=sticker&amp;vin=${VIN}`],
      ['Get the report – $12.99', `/checkout?product=report&amp;vin=${VIN}`],
    ]);
  });

  it('a car without any record: says so, and that its credit would come back', async () => {
    const none = { ...meter, sections: [section('title', 0)], records: 0 };
    const { html } = await open(`/decode?vin=${VIN}`, { ...shop, 'report.firefly': () => none });
    expect(words(html)).toContain('No source of ours has a record of this car');
    expect(words(html)).toContain('your credit comes back');
  });

  it('sources that cannot be counted keep nobody from the decoded car', async () => {
    const { html, status } = await open(`/decode?vin=${VIN}`, { ...shop, 'report.firefly': down });
    expect(status).toBe(200);
    expect(words(html)).toContain('2014 Ford Escape');
    expect(words(html)).toContain('What our sources have cannot be counted right now');
  });

  it('a brand that sells no reports asks no source and offers none', async () => {
    const stickers = { ...brand, features: { ...brand.features, report: false } };
    const asked: unknown[] = [];
    const { html } = await open(`/decode?vin=${VIN}`, { ...shop, 'report.firefly': (it) => asked.push(it) }, stickers);
    expect(asked).toEqual([]);
    expect(html).not.toContain('product=report');
    expect(html).toContain('product=sticker');
  });
});

describe('a report’s checkout', () => {
  it('shows what will be in it before anybody pays', async () => {
    const { html, status } = await open(`/checkout?product=report&vin=${VIN}`);
    expect(status).toBe(200);
    expect(words(html)).toContain('The report on the 2014 Ford Escape');
    expect(words(html)).toContain('What its history report would hold');
    expect(words(html)).toContain('3 records Sample title feed');
    expect(words(html)).toContain('3 records for this report See what it would hold');
    expect(html).toContain('data-island="checkout"');
  });

  it('credits without a VIN ask no source', async () => {
    const { html } = await open('/checkout?product=report', { ...shop, 'report.firefly': down });
    expect(words(html)).toContain('Vehicle history reports');
    expect(words(html)).not.toContain('What its history report would hold');
  });
});

describe('docs/decisions.md §5: a sample report', () => {
  const samples = {
    'sample-report.data': ({ vin }: { vin: string }) => {
      if (vin !== fullReport.vin) throw new CallError('refused', 'No sample vehicle has that number.', 404);
      return { report: fullReport };
    },
  };

  it('is the whole report, says that it is made up, and offers its PDF', async () => {
    const { html, status, cache } = await open(`/sample-report/${fullReport.vin}`, samples);
    expect({ status, cache }).toEqual({ status: 200, cache: 'shared' });
    expect(html).toContain(`<h1>${fullReport.vehicle.title}</h1>`);
    expect(words(html)).toContain('This is a sample: the history is made up');
    expect(html).toContain(`href="/api-cwa/sample-report-pdf?vin=${fullReport.vin}&amp;language=en"`);
    expect(html).toContain('<meta name="robots" content="noindex, follow"/>');
  });

  it('no other number has one: a 404', async () => {
    expect((await open(`/sample-report/${VIN}`, samples)).status).toBe(404);
  });

  it('stands on a page with its verdict; each signal leads to its section in the whole', async () => {
    const page = pageOf('/sample-report', [
      { kind: 'page-head', title: 'A report' },
      { kind: 'report', title: 'A sample', reportVin: fullReport.vin, points: [{ title: 'Verdict', text: 'First.' }] },
    ]);
    const { html, cache } = await renderer.render(requestFor('/sample-report', page), callsBy(samples));
    expect(cache).toBe('shared');
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html.match(new RegExp(`href="/sample-report/${fullReport.vin}#section-`, 'g'))?.length).toBeGreaterThan(4);
    expect(words(html)).toContain('Sample data, not a real car’s history');
    const without = await renderer.render(requestFor('/sample-report', page), callsBy({}));
    expect({ cache: without.cache, report: without.html.includes('A sample') }).toEqual({
      cache: 'never',
      report: false,
    });
  });
});
