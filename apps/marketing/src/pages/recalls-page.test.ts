// @vitest-environment node
import { CallError } from '@vinlore/contract';
import { describe, expect, it } from 'vitest';
import { createRendererWith } from '../entry-server.tsx';
import { callsBy, pageOf, requestFor, vehicle, VIN } from '../testing/visit.ts';

const renderer = createRendererWith({ loader: '/l.js', styles: [] });
const decodes = callsBy({ 'vehicle.decode': () => vehicle });
const refuses = (status: number, data: unknown = null) =>
  callsBy({
    'vehicle.decode': () => {
      throw new CallError(status ? 'refused' : 'network', 'Character 1 cannot be in a VIN.', status, data);
    },
  });
const page = (query: string, call = decodes) => renderer.render(requestFor(`/recalls${query}`), call);

describe('issue 5: the recall check', () => {
  it('names the car and leads on to NHTSA’s own look-up of that VIN, saying that it leaves the site', async () => {
    const { html, status, cache } = await page(`?vin=${VIN}`);
    expect({ status, cache }).toEqual({ status: 200, cache: 'never' });
    expect(html).toMatch(/<h1>2014 Ford Escape/);
    expect(html).toContain(`href="https://www.nhtsa.gov/recalls?vin=${VIN}" rel="noopener"`);
    expect(html).toContain('See open recalls at nhtsa.gov');
    expect(html).toContain('not that nothing ever was');
    expect(html).toContain('noindex');
  });

  it('a VIN that cannot be right is told in words, with its fix, which stays on this page', async () => {
    const suggestions = [{ vin: VIN, position: 1, why: 'likely' }];
    const { html, status } = await page('?vin=OFMCU0GX7EUA00108', refuses(422, { suggestions }));
    expect(status).toBe(422);
    expect(html).toContain('Character 1 cannot be in a VIN.');
    expect(html).toContain('value="OFMCU0GX7EUA00108"');
    expect(html).toContain('action="/recalls"');
    expect(html).not.toContain('nhtsa.gov');
  });

  it('a VIN whose check digit proves it wrong leads nowhere yet', async () => {
    const mistyped = callsBy({ 'vehicle.decode': () => ({ ...vehicle, checkDigit: 'disagrees' }) });
    const { html, status } = await page(`?vin=${VIN}`, mistyped);
    expect(status).toBe(200);
    expect(html).not.toContain('nhtsa.gov');
  });

  it('what was typed is shown again, shortened, as text', async () => {
    const { html } = await page(`?vin=${encodeURIComponent(`<b>${'1'.repeat(5000)}`)}`, refuses(422));
    expect(html).toContain(`value="&lt;b&gt;${'1'.repeat(61)}"`);
    expect(html).not.toContain('<b>1');
  });

  it('a server that does not answer is a 503 with the form', async () => {
    expect((await page(`?vin=${VIN}`, refuses(0))).status).toBe(503);
  });

  it('without a VIN it is the brand’s own page, or none', async () => {
    const own = pageOf('/recalls', [{ kind: 'page-head', title: 'Recalls of cars' }]);
    expect((await renderer.render(requestFor('/recalls', own), decodes)).html).toContain('Recalls of cars');
    expect((await page('?vin=')).status).toBe(404);
  });
});
