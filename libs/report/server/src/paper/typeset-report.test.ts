import { svgToPng } from '@vinlore/images';
import { modelReportView, type RecordView, reportView, type ReportView } from '@vinlore/report-domain';
import { fullReport, longReport, madeUpReports } from '@vinlore/report-domain/testing';
import { readPdf, sized } from '@vinlore/testing-node';
import { timesRead } from '@vinlore/testing-node/photograph';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { faultsOf, madeUpBrand, madeUpPrint, modelTextsOf, openPress, squeezed, textsOf } from './testing/press.ts';
import { drawReport, typesetReport } from './typeset-report.ts';

const { close, set, setModel, typesetter } = openPress();
afterAll(close);

const full = reportView(fullReport, 'en');
const missing = (view: ReportView, text: string) => {
  const said = squeezed(text);
  return textsOf(view).filter((wanted) => !said.includes(squeezed(wanted)));
};
/** Returns the full view with one more record in a section. */
const withRecord = (key: ReportView['sections'][number]['key'], more: Partial<RecordView>): ReportView => {
  const record = full.sections.flatMap(({ rows }) => rows)[0]!;
  return {
    ...full,
    sections: full.sections.map((section) =>
      section.key === key ? { ...section, rows: [...section.rows, { ...record, ...more }] } : section,
    ),
  };
};

describe('every made-up report in each language', () => {
  const cases = Object.keys(madeUpReports).flatMap((name) =>
    (['en', 'es'] as const).map((language) => ({ name: name as keyof typeof madeUpReports, language })),
  );

  test.each(cases)(
    '$name, $language: is valid PDF/UA-1, with no text under 6.5 pt, outside the margins, or missing',
    async ({ name, language }) => {
      const view = reportView(madeUpReports[name], language);
      const printed = await set(view);
      expect(faultsOf(printed, view)).toEqual([]);
      expect(missing(view, printed.text)).toEqual([]);
      expect(printed.language).toBe(`${language}-US`);
      expect(printed.title).toBe(`${view.title} – ${view.words.report}`);
      expect(printed.created).toBe('2026-11-20');
      expect(printed.tags.filter((tag) => tag === 'H1')).toHaveLength(1);
    },
  );
});

describe('every made-up model report in each language', () => {
  const cases = (['model', 'openModel', 'longModel'] as const).flatMap((name) =>
    (['en', 'es'] as const).map((language) => ({ name, language })),
  );

  test.each(cases)(
    '$name, $language: is valid PDF/UA-1, with nothing missing and no mention of a history',
    async ({ name, language }) => {
      const view = modelReportView(madeUpReports[name], language)!;
      const printed = await setModel(view);
      expect(faultsOf(printed, view)).toEqual([]);
      const said = squeezed(printed.text);
      const wanted = [...modelTextsOf(view.model), view.lead, view.words.report, ...view.limits];
      expect(wanted.filter((text) => !said.includes(squeezed(text)))).toEqual([]);
      expect(said).not.toContain(squeezed(view.words.history));
      expect(printed.tags.filter((tag) => tag === 'H1')).toHaveLength(1);
    },
  );
});

describe('for screen readers and black-and-white printing', () => {
  test('tables have headers, and charts and drawings have alternative text', async () => {
    const { tags, alternatives } = await set(full);
    expect(tags).toEqual(expect.arrayContaining(['Document', 'H1', 'H2', 'H3', 'Table', 'TR', 'TH', 'TD', 'Figure']));
    expect(alternatives).toContain(full.chart!.summary);
    expect(alternatives).toContain('Top view of the car with points of impact marked: left rear');
  });

  test('each status of a signal has a shape with alternative text', async () => {
    const statuses = ['ok', 'look', 'alert', 'none', 'not-covered', 'not-loaded', 'down', 'withheld'] as const;
    for (const status of statuses) {
      const signals = full.verdict.signals.map((signal) => ({ ...signal, status }));
      const { alternatives } = await set({ ...full, verdict: { ...full.verdict, signals } });
      expect(alternatives.filter((words) => words === full.words[`status.${status}`])).toHaveLength(
        signals.length +
          full.sections.flatMap(({ findings }) => findings.filter((one) => one.status === status)).length +
          Number(full.verdict.status === status),
      );
    }
  });

  test('no shade is too light for a laser printer', async () => {
    const svg = await drawReport(typesetter, fullReport, { language: 'en', ...madeUpPrint });
    const inks = new Set(Array.from(svg.matchAll(/(?:fill|stroke)="#([0-9a-f]{6})"/gu), ([, hex]) => hex!));
    const { ink, accent } = madeUpBrand;
    const white = 'ffffff';
    // The page's own colors: its black, the gray of labels (8:1 on white), and faint rules; rows are distinguishable
    // without the rules, too.
    const dark = [ink.slice(1), accent.slice(1), '14181d', '515151', '525252', 'b2b2b2', 'b3b3b3'];
    expect([white, ...dark]).toEqual(expect.arrayContaining([...inks]));
    expect(inks.size).toBeGreaterThan(3);
  });
});

describe('verification', () => {
  test('the first page has a QR code that names its destination, and the URL to type', async () => {
    const { alternatives, runs } = await set(reportView(fullReport, 'es'));
    const address = 'vehicles.example/verify/7K2M-94QX-0RTB-5W3E';
    expect(alternatives).toContain(`Código QR de ${address}`);
    const first = runs.filter(({ page }) => page === 1).map(({ text }) => text);
    expect(squeezed(first.join(''))).toContain(address);
  });

  test('the QR code is readable in 30 of 30 photos at 100 dpi, rotated and blurred', async () => {
    const svg = await drawReport(typesetter, fullReport, { language: 'en', ...madeUpPrint });
    expect(await timesRead(svg, madeUpPrint.verifyUrl)).toBe(30);
  });

  test('a report that isn’t stored has no QR code', async () => {
    const { pdf } = await typesetReport(typesetter, fullReport, {
      language: 'en',
      brand: madeUpBrand,
      verifyUrl: null,
    });
    const { alternatives, text } = await readPdf(pdf);
    expect(alternatives.filter((words) => words.startsWith('QR code'))).toEqual([]);
    expect(text).not.toContain('Verify this report');
  });
});

describe('pages', () => {
  test('are US Letter, or A4 for a European vehicle', async () => {
    const english = { language: 'en', ...madeUpPrint } as const;
    expect(await drawReport(typesetter, fullReport, english)).toMatch(/^<svg [^>]*viewBox="0 0 612 792"/u);
    expect(await drawReport(typesetter, madeUpReports.europe, english)).toMatch(
      /^<svg [^>]*viewBox="0 0 595\.\d+ 841\.\d+"/u,
    );
  });

  test('include only the first in the image', async () => {
    const svg = await drawReport(typesetter, longReport, { language: 'en', ...madeUpPrint });
    expect(svg.match(/^ {4}<g/gmu)).toHaveLength(1);
    const png = await svgToPng(svg, { width: 612, height: 792, background: '#ffffff', colors: 16 });
    expect(png.byteLength).toBeGreaterThan(20_000);
  });

  test('each show the page number, report number, VIN, and whether the report is a sample', async () => {
    const view = reportView(longReport, 'es');
    const { runs, pages } = await set(view);
    expect(pages).toBeGreaterThan(5);
    for (let page = 1; page <= pages; page++) {
      const said = squeezed(
        runs
          .filter((run) => run.page === page)
          .map(({ text }) => text)
          .join(''),
      );
      expect(said).toContain(squeezed(`Página ${page} de ${pages}`));
      expect(said).toContain(view.vin);
      expect(said).toContain(view.id);
      expect(said).toContain('MUESTRA');
    }
  });

  test('repeat the headers of tables that continue', async () => {
    const { runs } = await set(reportView(longReport, 'en'));
    const heads = runs.filter(({ text }) => text === 'Source and record ID');
    expect(new Set(heads.map(({ page }) => page)).size).toBeGreaterThan(5);
  });

  test('don’t mention samples if there are none', async () => {
    const { sections, sources } = full;
    const { text } = await set({
      ...full,
      sample: false,
      sections: sections.map((section) => ({ ...section, rows: [], recalls: [], notes: [] })),
      sources: sources.map((source) => ({ ...source, sample: false })),
      limits: [],
    });
    expect(text).not.toContain('SAMPLE');
  });

  test('mark a sample among real records in its row', async () => {
    const rows = (view: ReportView) => set(view).then(({ text }) => text.match(/SAMPLE/gu)!.length);
    expect(await rows(withRecord('service', { sample: false }))).toBeGreaterThan(await rows(withRecord('service', {})));
    const { recalls } = fullReport;
    const real = reportView({ ...fullReport, recalls: recalls.map((recall) => ({ ...recall, sample: false })) }, 'en');
    const [, ...others] = recalls;
    const one = reportView({ ...fullReport, recalls: [{ ...recalls[0]!, sample: false }, ...others] }, 'en');
    expect(await rows(one)).toBe((await rows(real)) + others.length);
  });

  test('have the same bytes for the same data, in another thread and with another key order', async () => {
    const turned = Object.fromEntries(Object.entries(fullReport).reverse()) as typeof fullReport;
    const [first, ...others] = await Promise.all(
      [fullReport, turned, fullReport, turned].map((data) =>
        typesetReport(typesetter, data, { language: 'es', ...madeUpPrint }),
      ),
    );
    for (const other of others) expect(Buffer.compare(first!.pdf, other.pdf)).toBe(0);
  });
});

describe('no text is lost', () => {
  test('in a row longer than a page, which continues on the next', async () => {
    const value = Array.from({ length: 1500 }, (_, i) => `word${i}`).join(' ');
    const view = withRecord('service', { details: [{ label: 'Work done', value }] });
    const printed = await set(view);
    expect(faultsOf(printed, view)).toEqual([]);
    expect(new Set(printed.text.match(/word\d+/gu))).toHaveLength(1500);
  });

  test('in words too long for a line, which are broken', async () => {
    const view = withRecord('damage', {
      ...{ title: 'W'.repeat(120), source: 'S'.repeat(80), recordId: '9'.repeat(120), place: 'x'.repeat(80) },
      details: [{ label: 'Note', value: 'n'.repeat(500) }],
    });
    const printed = await set({ ...view, title: 'T'.repeat(120) });
    expect(faultsOf(printed, view)).toEqual([]);
    expect(
      missing(view, printed.text.replaceAll('T'.repeat(120), view.title)).filter((text) => text.length >= 80),
    ).toEqual([]);
  });

  test('for any text in any place', async () => {
    const letters = [...'abcdefghijklmnopqrstuvwxyzABCXYZáéñü0123456789.,;:()&/$%'];
    const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 60 });
    const words = (most: number) => fc.array(word, { minLength: 1, maxLength: most }).map((some) => some.join(' '));
    const row = fc.record({
      ...{
        title: words(6),
        place: fc.option(words(4)),
        odometer: fc.option(fc.constant('61,384 mi')),
        source: words(4),
      },
      ...{ recordId: words(2), alsoFrom: fc.array(words(3), { maxLength: 3 }), unverified: fc.boolean() },
      details: fc.array(fc.record({ label: words(2), value: words(40) }), { maxLength: 8 }),
      impact: fc.subarray(['front', 'rear-left', 'roof', 'undercarriage', 'all-over']),
    });
    const section = fc.constantFrom('damage', 'service', 'market', 'other');
    await fc.assert(
      fc.asyncProperty(section, row, words(30), async (key, more, title) => {
        const view = { ...withRecord(key as 'damage', more), title };
        const printed = await set(view);
        expect(faultsOf(printed, view)).toEqual([]);
        expect(missing(view, printed.text)).toEqual([]);
      }),
      { numRuns: sized(12, 300) },
    );
  });
});
