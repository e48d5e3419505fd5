// @vitest-environment node
import type { Language } from '@vinlore/brand';
import { describe, expect, it } from 'vitest';
import { createRendererWith } from '../entry-server.tsx';
import { callsBy, pageOf, requestFor } from '../testing/visit.ts';

const renderer = createRendererWith({ loader: '/l.js', styles: [] });
const ORIGIN = 'http://vinlore.localhost';

async function headOf(meta = {}, languages: readonly Language[] = ['en', 'es'], language: Language = 'en') {
  const page = pageOf('/prices', [{ kind: 'page-head', title: 'Prices' }], meta);
  const request = { ...requestFor('/prices', page, { languages }), language };
  const { html } = await renderer.render(request, callsBy({}));
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, ...groups]) => groups);
  return {
    canonical: all(/<link rel="canonical" href="([^"]+)"/g).flat(),
    alternates: all(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi),
    html,
  };
}

describe('language metadata', () => {
  it('lists the page in each language, with the brand’s own as x-default', async () => {
    const english = await headOf();
    expect(english.canonical).toEqual([`${ORIGIN}/prices`]);
    expect(english.alternates).toEqual([
      ['en', `${ORIGIN}/prices`],
      ['es', `${ORIGIN}/es/prices`],
      ['x-default', `${ORIGIN}/prices`],
    ]);
    const spanish = await headOf({}, ['en', 'es'], 'es');
    expect(spanish.canonical).toEqual([`${ORIGIN}/es/prices`]);
    expect(spanish.alternates).toEqual(english.alternates);
    expect(spanish.html).toContain('<meta property="og:locale" content="es_US"/>');
    expect(spanish.html).toContain('<meta property="og:locale:alternate" content="en_US"/>');
  });

  it("omits languages in which the page isn't published", async () => {
    expect((await headOf({}, ['en'])).alternates).toEqual([
      ['en', `${ORIGIN}/prices`],
      ['x-default', `${ORIGIN}/prices`],
    ]);
  });

  it('omits languages on a noindex page', async () => {
    expect((await headOf({ metaRobots: 'noindex, follow' })).alternates).toEqual([]);
  });

  it('spec §3: uses the canonical URL from the content, in the page’s language or on another site', async () => {
    expect((await headOf({ canonicalURL: '/plans' }, ['en', 'es'], 'es')).canonical).toEqual([`${ORIGIN}/es/plans`]);
    expect((await headOf({ canonicalURL: 'https://a.example/x' })).canonical).toEqual(['https://a.example/x']);
  });
});
