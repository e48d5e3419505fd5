// @vitest-environment node
import { offerOf } from '@vinlore/billing-domain';
import { describe, expect, it } from 'vitest';
import { createRendererWith } from '../entry-server.tsx';
import { brand, callsBy, pageOf, requestFor } from '../testing/visit.ts';

const renderer = createRendererWith({ loader: '/l.js', styles: [] });
const offers =
  (product: string) =>
  ({ user_type }: { user_type: string }) =>
    brand.plans
      .filter((plan) => plan.product === product && plan.audience === user_type)
      .map((plan) => offerOf(plan, 'en'));
const sells = callsBy({ 'billing.plans': offers('report'), 'billing.stickerPlans': offers('sticker') });

const pricing = pageOf('/pricing', [
  { kind: 'page-head', title: 'Prices' },
  { kind: 'pricing', title: 'Stickers', product: 'sticker' },
  { kind: 'pricing', title: 'Reports', product: 'report' },
]);
const words = (html: string) =>
  html
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

describe('plans on a page', () => {
  it('shows member and dealer plans, formatted with Intl, with their renewal terms in plain sight', async () => {
    const { html, cache } = await renderer.render(requestFor('/pricing', pricing), sells);
    expect(cache).toBe('shared');
    for (const plan of brand.plans) expect(words(html)).toContain(plan.name.en);
    expect(words(html)).toContain('$17.99 one-time payment');
    expect(words(html)).toContain('Renews monthly at $14.99 until you cancel');
    expect(words(html)).toContain('Fair use: up to 400 per month. If you need more, contact us.');
  });

  it("links each sticker plan to checkout; labels plans that aren't on sale, without a link", async () => {
    const early = { ...brand, features: { ...brand.features, report: false } };
    const { html } = await renderer.render({ ...requestFor('/pricing', pricing), brand: early }, sells);
    const ways = [...html.matchAll(/<a class="btn[^>]*href="([^"]*(?:checkout|buy)[^"]*)"[^>]*>([^<]*)</g)];
    const named = Object.fromEntries(ways.map(([, href, label]) => [label, href!.replaceAll('&amp;', '&')]));
    expect(named).toMatchObject({
      'Get one sticker – $7.99': '/checkout?product=sticker&plan=sticker-single',
      'Get 3 stickers – $17.99': '/checkout?product=sticker&plan=sticker-bundle-3',
      'Subscribe – $14.99 per month': '/checkout?product=sticker&plan=sticker-monthly',
      'Get one sticker – $3.99': '/members/buy?plan=sticker-dealer-single',
    });
    expect(ways).toHaveLength(brand.plans.filter(({ product }) => product === 'sticker').length);
    expect(words(html)).toContain('Reports aren’t available yet');
    expect(words(html)).not.toContain('Stickers aren’t available yet');
  });

  it('has a button per product and audience, with member plans selected', async () => {
    const { html } = await renderer.render(requestFor('/pricing', pricing), sells);
    const radios = [...html.matchAll(/<input[^>]*type="radio"[^>]*>/g)].map(([tag]) => tag);
    expect(radios.map((tag) => /id="([^"]+)"/.exec(tag)![1])).toEqual([
      'sticker-user',
      'sticker-dealer',
      'report-user',
      'report-dealer',
    ]);
    expect(radios.map((tag) => tag.includes('checked'))).toEqual([true, false, true, false]);
  });

  it("renders without plans when they can't be loaded, uncached", async () => {
    const { html, status, cache } = await renderer.render(requestFor('/pricing', pricing), callsBy({}));
    expect({ status, cache }).toEqual({ status: 200, cache: 'never' });
    expect(html).not.toContain('Get one sticker');
  });
});

describe('forms on a page', () => {
  it('makes contact, recall check, and plate form islands around plain forms', async () => {
    const page = pageOf('/x', [
      { kind: 'hero', title: 'Plates', lead: 'Any.', button: 'Read', way: 'plate', ways: [] },
      { kind: 'contact', title: 'Write', button: 'Send the message' },
      { kind: 'recall-check', title: 'Recalls', lead: 'A VIN.', button: 'Check', note: 'None of ours.' },
      { kind: 'verify', title: 'Verify', lead: 'A number.', button: 'Check the number' },
    ]);
    const { html } = await renderer.render(requestFor('/x', page), callsBy({}));
    for (const name of ['vin-look-up', 'contact-form', 'vin-field']) expect(html).toContain(`data-island="${name}"`);
    expect(html).toContain('data-first="plate"');
    expect(html).toContain('action="/recalls"');
    expect(html).toContain('action="/verify"');
    expect(html).toContain('Check the number');
  });
});

describe('FAQ structured data', () => {
  const questions = {
    kind: 'questions',
    title: 'Asked',
    items: [{ question: 'Why?', answer: '</script>So.' }],
  } as const;
  const blocks = [{ kind: 'page-head', title: 'A' } as const, structuredClone(questions) as never];
  const jsonLd = (html: string) => /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];

  it("marks up the page's FAQ for search engines, and no answer can close the element", async () => {
    const { html } = await renderer.render(requestFor('/a', pageOf('/a', blocks)), callsBy({}));
    expect(JSON.parse(jsonLd(html)!)).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [{ name: 'Why?', acceptedAnswer: { text: '</script>So.' } }],
    });
  });

  it("is added next to the page's own structured data, and only once", async () => {
    const saying = async (structuredData: Readonly<Record<string, unknown>> | readonly unknown[]) => {
      const page = pageOf('/a', blocks, { structuredData: structuredData as never });
      return JSON.parse(jsonLd((await renderer.render(requestFor('/a', page), callsBy({}))).html)!) as unknown;
    };
    const own = { '@type': 'WebPage' };
    const faq: unknown = expect.objectContaining({ '@type': 'FAQPage' });
    expect(await saying(own)).toEqual([own, faq]);
    expect(await saying([own, own])).toEqual([own, own, faq]);
    // Structured data written by hand takes precedence.
    const written = { '@type': 'FAQPage', mainEntity: [] };
    expect(await saying(written)).toEqual(written);
    expect(await saying({ '@graph': [own, written] })).toEqual({ '@graph': [own, written] });
  });

  it('is left out on a page without FAQ', async () => {
    const { html } = await renderer.render(requestFor('/a', pageOf('/a', blocks.slice(0, 1))), callsBy({}));
    expect(jsonLd(html)).toBeUndefined();
  });
});
