// @vitest-environment node
import { MODEL_SOURCES } from '@vinlore/model-domain';
import { describe, expect, it } from 'vitest';
import { createRendererWith } from '../entry-server.tsx';
import { callsBy, requestFor, vehicle, VIN } from '../testing/visit.ts';

const renderer = createRendererWith({ loader: '/l.js', styles: [] });

/** Renders the page for a submitted VIN, without scripts. @returns its HTML and the VINs that were decoded */
async function pageFor(sent: string, path = '/decode') {
  const asked: string[] = [];
  const { html, status } = await renderer.render(
    requestFor(`${path}?${new URLSearchParams({ vin: sent }).toString()}`),
    callsBy({
      'vehicle.decode': ({ vin }: { vin: string }) => {
        asked.push(vin);
        return vehicle;
      },
    }),
  );
  return { html, status, asked: [...new Set(asked)] };
}

describe('extracts the VIN from pasted text without JavaScript', () => {
  it.each([
    ['words around it', `VIN: ${VIN} clean title`],
    ['an advertisement', `2014 Ford Escape SE, one owner.\r\nVIN#${VIN.toLowerCase()}, $8,900`],
    ['an address', `https://example.com/cars?id=7&vin=${VIN}`],
  ])('%s', async (_what, sent) => {
    const { html, status, asked } = await pageFor(sent);
    expect(status).toBe(200);
    expect(asked).toEqual([VIN]);
    expect(html).toMatch(/<h1[^>]*>2014 Ford Escape/);
  });

  it('extracts it in the recall check as well', async () => {
    expect((await pageFor(`VIN: ${VIN} clean title`, '/recalls')).asked).toEqual([VIN]);
  });

  it('passes on a mistyped VIN unchanged so its error can be explained', async () => {
    const mistyped = `I${VIN.slice(1)}`;
    expect((await pageFor(mistyped)).asked).toEqual([mistyped]);
  });
});

describe('without any open data loaded', () => {
  const named = { vin: VIN, year: 2014, make: 'Ford', model: 'Escape', title: '2014 Ford Escape' };
  const unloaded = {
    'vehicle.decode': () => vehicle,
    'model.facts': () => ({
      vehicle: named,
      fuel_economy: null,
      safety: null,
      problems: { complaints: null, investigations: null, communications: null },
      not_loaded: [...MODEL_SOURCES],
    }),
  };
  const open = async (state: 'loaded' | 'not-loaded') => {
    const recalls = () => ({ vehicle: named, state, recalls: [], sources: [] });
    const calls = callsBy({ ...unloaded, 'recall.byVin': recalls });
    return (await renderer.render(requestFor(`/decode?vin=${VIN}`), calls)).html;
  };

  it('says so once for the model and once for recalls, without empty tiles or sections', async () => {
    const html = await open('not-loaded');
    expect(html.match(/Not available yet/g)).toHaveLength(1);
    expect(html.match(/Recall data isn’t available yet/g)).toHaveLength(1);
    for (const id of ['fuel-economy', 'safety', 'known-problems']) expect(html).not.toContain(`"#${id}"`);
    expect(html).toContain('href="#about-model"');
    expect(html).toContain('id="about-model"');
  });

  it('still shows loaded recalls at the top', async () => {
    const html = await open('loaded');
    expect(html.match(/href="#recalls"/g)).toHaveLength(2);
    expect(html.match(/Not available yet/g)).toHaveLength(1);
  });
});

describe('a classic VIN, before payment', () => {
  const meter = (records: number) => ({
    vin: '242377Z106550',
    title: '1967 Pontiac GTO',
    facts: [],
    sections: [{ section: 'title', records, sources: ['Feed'], as_of: null, status: 'counted', asked_later: false }],
    records,
    sample: false,
    report_types: ['US'],
    model: null,
    model_report: false,
    offer: records > 0 ? 'report' : 'nothing',
  });
  const open = async (vin: string, records: number, path = `/decode?vin=${vin}`) => {
    const calls = callsBy({
      'report.firefly': () => meter(records),
      'sticker.facts': () => ({ facts: 9, least: 8, enough: true, named_by: 'classic' }),
    });
    return (await renderer.render(requestFor(path), calls)).html;
  };
  const words = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

  it('spec §4: shows the decoded parts and the body drawing', async () => {
    const html = await open('242377Z106550', 0);
    expect(words(html)).toContain('VIN breakdown Body 2-door hardtop or coupe');
    expect(words(html)).toContain('Fremont, California');
    expect(words(html)).toContain('No. 106550');
    expect(html).toContain('viewBox="0 0 240 70"');
  });

  it('sells no report without records, and says so', async () => {
    const html = await open('242377Z106550', 0);
    expect(words(html)).toContain('We have no records for this vehicle');
    expect(html).not.toContain('product=report');
    expect(html).toContain('product=sticker');
    expect(html).not.toContain('Wrong VIN');
  });

  it('links to the report of the selected car if there are records', async () => {
    const html = await open('242377Z106550', 3);
    expect(html).toContain('product=report&amp;vin=242377Z106550&amp;year=1967&amp;make=Pontiac&amp;model=GTO');
  });

  it('asks which car it is before counting records or selling anything', async () => {
    const html = await open('RH23G8A100001', 3);
    expect(words(html)).toContain('2 cars match this VIN');
    expect(html).not.toContain('product=');
  });
});
