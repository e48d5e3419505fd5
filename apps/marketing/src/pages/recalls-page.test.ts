// @vitest-environment node
import { CallError } from '@vinlore/contract';
import type { RecallAnswer } from '@vinlore/recall-domain';
import { describe, expect, it } from 'vitest';
import { createRendererWith } from '../entry-server.tsx';
import { callsBy, pageOf, requestFor, vehicle, VIN } from '../testing/visit.ts';

const renderer = createRendererWith({ loader: '/l.js', styles: [] });
const refusal =
  (status: number, data: unknown = null) =>
  () => {
    throw new CallError(status ? 'refused' : 'network', 'Character 1 cannot be in a VIN.', status, data);
  };

const found: RecallAnswer = {
  vehicle: { vin: VIN, year: 2014, make: 'FORD', model: 'Escape', title: '2014 Ford Escape' },
  state: 'loaded',
  recalls: [
    {
      campaign: '20V314000',
      maker_campaign: null,
      manufacturer: 'Ford',
      type: 'vehicle',
      received: '2020-06-03',
      components: ['POWER TRAIN'],
      summary: 'A bushing may <b>detach</b>.',
      consequence: 'The car may roll away.',
      remedy: 'It is replaced.',
      notes: '',
      built_from: null,
      built_to: null,
      affected: null,
      park_it: true,
      park_outside: false,
      over_the_air: false,
      source: 'NHTSA recall files',
      as_of: '2026-11-01',
      sample: false,
    },
  ],
  sources: [{ name: 'NHTSA recall files', status: 'answered', as_of: '2026-11-01', records: 1, sample: false }],
  nhtsa_url: `https://www.nhtsa.gov/recalls?vin=${VIN}`,
};
const rows = {
  'vehicle.decode': () => vehicle,
  'recall.byVin': () => found,
  'recall.years': () => [2015, 2014],
  'recall.makes': () => ['FORD', 'HONDA'],
  'recall.models': () => ['ESCAPE', 'FOCUS'],
  'recall.check': () => ({ ...found, vehicle: { ...found.vehicle, vin: null } }),
};
const page = (query: string, answers: Parameters<typeof callsBy>[0] = {}) =>
  renderer.render(requestFor(`/recalls${query}`), callsBy({ ...rows, ...answers }));

describe('the recall check by VIN', () => {
  it('names the car, lists possible recalls with urgent ones first, and links to NHTSA’s own VIN look-up', async () => {
    const { html, status, cache } = await page(`?vin=${VIN}`);
    expect({ status, cache }).toEqual({ status: 200, cache: 'never' });
    expect(html).toMatch(/<h1>2014 Ford Escape/);
    expect(html).toContain('1 recall may apply to this car');
    expect(html.indexOf('Do not drive')).toBeLessThan(html.indexOf('The car may roll away.'));
    expect(html).toContain(`href="https://www.nhtsa.gov/recalls?vin=${VIN}" rel="noopener"`);
    expect(html).toContain('data-island="recall-watch"');
    expect(html).toContain('noindex');
  });

  it('escapes the text of campaigns', async () => {
    const { html } = await page(`?vin=${VIN}`);
    expect(html).toContain('A bushing may &lt;b&gt;detach&lt;/b&gt;.');
    expect(html).not.toContain('<b>detach');
  });

  it.each([
    ['our data do not answer', 503, 503, 'Couldn’t load our recall data'],
    ['no recall data matches the model', 422, 200, 'Check for open recalls with NHTSA'],
  ])('still links to NHTSA’s look-up when %s', async (_what, refused, status, words) => {
    const drawn = await page(`?vin=${VIN}`, { 'recall.byVin': refusal(refused) });
    expect(drawn.status).toBe(status);
    expect(drawn.html).toContain(words);
    expect(drawn.html).toContain('See open recalls at NHTSA.gov');
    expect(drawn.html).not.toContain('No recalls found');
  });

  it('explains an invalid VIN and links its correction on the same page', async () => {
    const suggestions = [{ vin: VIN, position: 1, why: 'likely' }];
    const { html, status } = await page('?vin=OFMCU0GX7EUA00108', { 'vehicle.decode': refusal(422, { suggestions }) });
    expect(status).toBe(422);
    expect(html).toContain('Character 1 cannot be in a VIN.');
    expect(html).toContain('value="OFMCU0GX7EUA00108"');
    expect(html).toContain('action="/recalls"');
    expect(html).not.toContain('nhtsa.gov');
  });

  it('links nowhere for a VIN with a wrong check digit', async () => {
    const { html, status } = await page(`?vin=${VIN}`, {
      'vehicle.decode': () => ({ ...vehicle, checkDigit: 'disagrees' }),
    });
    expect(status).toBe(200);
    expect(html).not.toContain('nhtsa.gov');
  });

  it('repeats the input, shortened and escaped', async () => {
    const typed = encodeURIComponent(`<b>${'1'.repeat(5000)}`);
    const { html } = await page(`?vin=${typed}`, { 'vehicle.decode': refusal(422) });
    expect(html).toContain(`value="&lt;b&gt;${'1'.repeat(61)}"`);
    expect(html).not.toContain('<b>1');
  });

  it("responds 503 with the form when the server doesn't respond", async () => {
    expect((await page(`?vin=${VIN}`, { 'vehicle.decode': refusal(0) })).status).toBe(503);
  });

  it('shows the brand’s own page, or a 404, without a query', async () => {
    const own = pageOf('/recalls', [{ kind: 'page-head', title: 'Recalls of cars' }]);
    expect((await renderer.render(requestFor('/recalls', own), callsBy(rows))).html).toContain('Recalls of cars');
    expect((await page('?vin=')).status).toBe(404);
  });
});

describe('the recall check by year, make, and model', () => {
  const selects = (html: string) => [...html.matchAll(/<select[^>]*name="(\w+)"/g)].map(([, name]) => name);

  it.each([
    ['?by=name', ['year'], 'Show makes'],
    ['?year=2014', ['year', 'make'], 'Show models'],
    ['?year=2014&make=FORD', ['year', 'make', 'model'], 'Check for recalls'],
  ])('adds a step per answer without JavaScript: %s', async (query, fields, button) => {
    const { html, status } = await page(query);
    expect({ status, fields: selects(html) }).toEqual({ status: 200, fields });
    expect(html).toContain(button);
  });

  it('shows the selected car with its recalls and the form as submitted', async () => {
    const { html } = await page('?year=2014&make=FORD&model=ESCAPE');
    expect(html).toMatch(/<h1>2014 Ford Escape/);
    expect(html).toContain('1 recall may apply to this car');
    expect(html).toContain('<option value="ESCAPE" selected="">ESCAPE</option>');
  });

  it("starts over with an invalid year; says when lists can't be loaded", async () => {
    expect(selects((await page('?year=20x4')).html)).toEqual(['year']);
    expect((await page('?by=name', { 'recall.years': refusal(503) })).html).toContain('Couldn’t load the vehicle list');
  });
});

describe('the recall check by classic VIN', () => {
  it('spec §4: names the matching car and finds its recalls by that name', async () => {
    const asked: unknown[] = [];
    const check = (input: unknown) => {
      asked.push(input);
      return { ...found, vehicle: { ...found.vehicle, vin: null } };
    };
    const { html, status } = await page('?vin=242377Z106550', { 'recall.check': check });
    expect(status).toBe(200);
    expect(asked).toEqual([{ year: 1967, make: 'Pontiac', model: 'GTO' }]);
    expect(html).toMatch(/<h1>1967 Pontiac GTO/);
    expect(html).toContain('1 recall may apply to this car');
    expect(html).not.toContain('doesn’t match any format');
  });

  it('asks which car it is if several match', async () => {
    const { html } = await page('?vin=RH23G8A100001');
    expect(html).toContain('/recalls?vin=RH23G8A100001&amp;year=1968&amp;make=Plymouth&amp;model=Satellite');
    const named = await page('?vin=RH23G8A100001&year=1978&make=Plymouth&model=Fury');
    expect(named.html).toMatch(/<h1>1978 Plymouth Fury/);
  });
});

describe('links in recall alert emails', () => {
  it.each([
    ['confirm', 'Turn on alerts'],
    ['end', 'Turn off alerts'],
  ])('%s: rendering makes no call, only the button does', async (act, button) => {
    const { html, status, secret } = await renderer.render(requestFor(`/recall-alerts/${act}`), callsBy({}));
    expect({ status, secret }).toEqual({ status: 200, secret: true });
    expect(html).toContain(button);
    expect(html).toContain('noindex, nofollow');
    expect(html).toContain('Paste the link from our email');
  });
});
