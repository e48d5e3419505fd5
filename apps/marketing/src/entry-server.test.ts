// @vitest-environment node
import { createHash } from 'node:crypto';
import { CallError } from '@vinlore/contract';
import { describe, expect, it } from 'vitest';
import { createRendererWith } from './entry-server.tsx';
import { brand, callsBy, pageOf, requestFor, vehicle, VIN } from './testing/visit.ts';

const assets = { loader: '/assets/loader-1.js', styles: ['/assets/style-1.css'] };
const renderer = createRendererWith(assets);
const decodes = callsBy({ 'vehicle.decode': () => vehicle });

/** Bodies of the page's scripts that a browser would execute. */
function runningScripts(html: string): string[] {
  return [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)]
    .filter(([, attributes]) => !/type="application\/(ld\+)?json"/.test(attributes!) && !/src=/.test(attributes!))
    .map(([, , body]) => body!);
}

describe('a site page', () => {
  it('has no inline script except the one hashed in the CSP, and no style element', async () => {
    for (const path of ['/', `/decode?vin=${VIN}`, `/decode?vin=${VIN}0123`, '/verify', '/nowhere']) {
      const { html } = await renderer.render(requestFor(path), decodes);
      const hashes = runningScripts(html).map(
        (body) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`,
      );
      expect(hashes, path).toEqual(renderer.scriptHashes);
      expect(html, path).not.toMatch(/<style|\sstyle="|\son[a-z]+="/);
    }
  });

  it('links only the brand’s style, the site’s style sheet, and the loader', async () => {
    const { html } = await renderer.render(requestFor('/'), decodes);
    expect(html).toContain(`<link rel="stylesheet" href="${renderer.style(brand).href}"/>`);
    expect(html).toContain('<link rel="stylesheet" href="/assets/style-1.css"/>');
    expect([...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src]) => src)).toEqual(['/assets/loader-1.js']);
  });

  it("spec §3: includes metadata, with structured data that can't close its element", async () => {
    const { html, status, cache } = await renderer.render(requestFor('/'), decodes);
    expect({ status, cache }).toEqual({ status: 200, cache: 'shared' });
    expect(html).toContain('<title>Know the car</title>');
    expect(html).toContain('<link rel="canonical" href="http://vinlore.localhost/"/>');
    expect(html).toContain('\\u003c/script>\\u003cscript>alert(1)');
    expect(html).toContain('<meta property="og:locale" content="en_US"/>');
  });

  it('disables scripts, analytics, the consent banner, and chat in a preview', async () => {
    const measured = { ...brand, settings: { ...brand.settings, google_analytics: 'G-ABC123' } };
    const live = await renderer.render({ ...requestFor('/'), brand: measured }, decodes);
    expect(live.html).toMatch(/id="consent"/);
    const { html, status } = await renderer.render({ ...requestFor('/'), brand: measured, isPreview: true }, decodes);
    expect(status).toBe(200);
    expect(html).toContain('Know the car');
    expect(html).not.toMatch(/consent|G-ABC123|data-island="chat"|<script[^>]* src=/);
    expect(runningScripts(html)).toEqual([]);
    expect(html).toContain(renderer.style(measured).href);
  });

  it.each([
    '/checkout/thanks',
    '/checkout/bank',
    '/vehicle-checks/a-shared-report',
    '/garage/a-shared-garage',
    '/recall-alerts/confirm',
    '/recall-alerts/end',
    '/mailing',
    '/account-deletion/confirm',
    '/account-deletion/undo',
  ])('has neither analytics nor a consent banner on a page with a secret: %s', async (path) => {
    const settings = { ...brand.settings, google_analytics: 'G-ABC123', google_tag: 'GTM-ABC', clarity: btoa('c()') };
    const { html, secret } = await renderer.render({ ...requestFor(path), brand: { ...brand, settings } }, decodes);
    expect(secret).toBe(true);
    expect(html).not.toMatch(/consent|G-ABC123|GTM-ABC|clarity":"[^"]/);
  });

  it('renders the home page without its sample while the decoder is down, uncached', async () => {
    const down = callsBy({});
    const { html, status, cache } = await createRendererWith(assets).render(requestFor('/'), down);
    expect({ status, cache }).toEqual({ status: 200, cache: 'never' });
    expect(html).not.toContain('Its parts');
  });

  it('ignores the query string and shows currently published and sold content', async () => {
    const own = createRendererWith(assets);
    const bodyOf = async (...asked: Parameters<typeof requestFor>) =>
      /<main[^>]*>(.*)<\/main>/s.exec((await own.render(requestFor(...asked), decodes)).html)?.[1];
    const first = await bodyOf('/');
    expect(first).toContain('Its parts');
    expect(await bodyOf('/?utm_source=mail')).toBe(first);
    expect(await bodyOf('/?utm_source=mail', pageOf('/', []), { version: '2' })).not.toBe(first);
  });

  it('names the style sheet after its hash so it can be cached forever', () => {
    const { href, css } = renderer.style(brand);
    expect(href).toMatch(/^\/assets\/brand\/vinlore\.[0-9a-f]{10}\.css$/);
    expect(renderer.style({ ...brand }).href).toBe(href);
    expect(css).toContain('--bg');
  });
});

describe('decode page', () => {
  const decodePage = (call: Parameters<typeof renderer.render>[1], vin = VIN) =>
    renderer.render(requestFor(`/decode?vin=${encodeURIComponent(vin)}`), call);

  it('docs/decisions.md §4: links to the sticker with the VIN and never acts on load', async () => {
    const { html, cache } = await decodePage(decodes);
    expect(cache).toBe('never');
    expect(html).toContain(`href="/members/dashboard?vin=${VIN}#window-sticker"`);
  });

  it('links to guest checkout, with the price on the button', async () => {
    const { html } = await decodePage(decodes);
    expect(html).toContain(`href="/checkout?product=sticker&amp;vin=${VIN}">Get the sticker – $7.99</a>`);
  });

  it('links to a credit with all details of a car selected without a VIN', async () => {
    const { html } = await renderer.render(requestFor('/decode?year=1967&make=FORD&model=Mustang&trim=GT'), decodes);
    expect(html).toContain('/checkout?product=sticker&amp;year=1967&amp;make=FORD&amp;model=Mustang&amp;trim=GT"');
  });

  it('offers no sticker for a VIN with a wrong check digit', async () => {
    const { html } = await decodePage(callsBy({ 'vehicle.decode': () => ({ ...vehicle, checkDigit: 'disagrees' }) }));
    expect(html).not.toContain('#window-sticker');
  });

  it("shows a rejected VIN's status, reason, and shortened input", async () => {
    const typed = `<b>${'1'.repeat(5000)}`;
    const refuses = callsBy({
      'vehicle.decode': () => {
        throw new CallError('refused', 'Character 1 cannot be in a VIN.', 422, { suggestions: [] });
      },
    });
    const { html, status } = await decodePage(refuses, typed);
    expect(status).toBe(422);
    expect(html).toContain('Character 1 cannot be in a VIN.');
    expect(html).toContain(`value="&lt;b&gt;${'1'.repeat(61)}"`);
    expect(html).not.toContain('<b>1');
  });

  it('reports unusable VINs to staff, and only those', async () => {
    const noted: unknown[] = [];
    const note = { 'vehicle.error-vin': (input: unknown) => (noted.push(input), null) };
    const refuses = () => {
      throw new CallError('refused', 'No.', 422, { suggestions: [] });
    };
    const down = () => {
      throw new CallError('network', '', 0);
    };
    await decodePage(callsBy({ 'vehicle.decode': refuses, ...note }), '1HG');
    await decodePage(callsBy({ 'vehicle.decode': () => ({ ...vehicle, model: null }), ...note }));
    await decodePage(callsBy({ 'vehicle.decode': () => vehicle, ...note }));
    await decodePage(callsBy({ 'vehicle.decode': down, ...note }));
    expect(noted).toEqual([{ vin: '1HG' }, { vin: VIN }]);
  });

  it('recognizes call errors from the server’s own bundle', async () => {
    const foreign = callsBy({
      'vehicle.decode': () => {
        throw Object.assign(new Error('No.'), { name: 'CallError', fault: 'refused', status: 422 });
      },
    });
    expect((await decodePage(foreign)).status).toBe(422);
  });

  it("responds 503 with the form when the server doesn't respond", async () => {
    const down = callsBy({
      'vehicle.decode': () => {
        throw new CallError('network', '', 0);
      },
    });
    const { html, status } = await decodePage(down);
    expect(status).toBe(503);
    expect(html).toContain(`value="${VIN}"`);
  });

  it("rethrows programming errors so they reach the server's log", async () => {
    const broken = callsBy({
      'vehicle.decode': () => {
        throw new TypeError('undefined is no function');
      },
    });
    await expect(decodePage(broken)).rejects.toThrow(TypeError);
  });
});

describe('error pages', () => {
  it("responds with the brand's 404 to an unknown URL", async () => {
    const { html, status, cache } = await renderer.render(requestFor('/nowhere'), decodes);
    expect({ status, cache }).toEqual({ status: 404, cache: 'never' });
    expect(html).toContain('Page not found');
  });

  it("responds 503 with a message when content can't be loaded; pages without content still work", async () => {
    const { html, status, cache } = await renderer.render(requestFor('/about', 'unavailable'), decodes);
    expect({ status, cache }).toEqual({ status: 503, cache: 'never' });
    expect(html).toContain('Couldn’t load this page');
    expect((await renderer.render(requestFor(`/decode?vin=${VIN}`, 'unavailable'), decodes)).status).toBe(200);
  });

  it("responds with the brand's 500 page to a render error, without any API call", async () => {
    const { html, status } = await renderer.renderBroken(requestFor('/'));
    expect(status).toBe(500);
    expect(html).toContain('Something went wrong on our end');
  });
});
