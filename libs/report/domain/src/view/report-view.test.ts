import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReportData } from '../data/report-data.ts';
import { sectionOfKind } from '../events/history-event.ts';
import { SECTIONS } from '../events/sections.ts';
import type { ModelPart } from '../data/model-part.ts';
import { reportView } from './make-view.ts';
import type { ReportView, Status } from './report-view.ts';
import {
  anyReport,
  classicReport,
  downReport,
  emptyReport,
  europeReport,
  fullReport,
  longReport,
  madeUpEvent,
  madeUpFinding,
  madeUpRecall,
  madeUpReport,
  madeUpReports,
  madeUpSources,
} from './testing/index.ts';

const language = fc.constantFrom('en' as const, 'es' as const);

const sectionOf = (view: ReportView, key: string) => view.sections.find((section) => section.key === key)!;
const statusOf = (report: ReportData, key: string): Status => sectionOf(reportView(report, 'en'), key).status;

/** All texts of a view with their paths, except record keys and frame texts. */
function textsOf(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, `${path}.${key}`));
}

/** The shape of a value: keys, types, and list lengths. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (value === null || typeof value !== 'object') return value === null ? null : typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shapeOf(part)]));
}

describe('any report', () => {
  it('has every record in exactly one section', () => {
    fc.assert(
      fc.property(anyReport, language, (report, spoken) => {
        const { sections } = reportView(report, spoken);
        const placed = sections.flatMap(({ key, rows }) => rows.map((row) => `${row.key} ${key}`));
        expect(placed.sort()).toEqual(report.events.map(({ key, kind }) => `${key} ${sectionOfKind(kind)}`).sort());
      }),
    );
  });

  it('has findings only about existing records, and every reading in the table', () => {
    fc.assert(
      fc.property(anyReport, (report) => {
        const view = reportView(report, 'en');
        const keys = new Set(view.sections.flatMap(({ rows }) => rows.map(({ key }) => key)));
        const findings = view.sections.flatMap((section) => section.findings);
        expect(findings.length).toBe(report.findings.length);
        for (const { events } of findings) for (const key of events) expect(keys.has(key)).toBe(true);
        const read = report.events.filter(({ odometer }) => odometer !== null).map(({ key }) => key);
        expect(view.readings.map(({ key }) => key)).toEqual(report.mileage === null ? read : [...read, 'entered']);
        for (const { key } of view.chart?.points ?? []) expect([...read, 'entered']).toContain(key);
      }),
    );
  });

  it('has the same content and statuses in both languages', () => {
    fc.assert(
      fc.property(anyReport, (report) => {
        const [english, spanish] = [reportView(report, 'en'), reportView(report, 'es')];
        // Some notes exist in one language only, such as that NHTSA writes in English. Glossary terms depend on the
        // wording.
        const common = (view: ReportView) => ({
          ...view,
          glossary: [],
          sections: view.sections.map(({ notes: _, ...rest }) => rest),
          model: view.model && {
            ...view.model,
            investigations: { ...view.model.investigations, notes: [] },
            communications: { ...view.model.communications, notes: [] },
          },
        });
        expect(shapeOf(common(english))).toEqual(shapeOf(common(spanish)));
        expect(english.sections.map(({ status }) => status)).toEqual(spanish.sections.map(({ status }) => status));
        expect(english.verdict.status).toBe(spanish.verdict.status);
      }),
    );
  });

  it('docs/decisions.md §5: never shows “no record found” for a source that is down or not loaded', () => {
    fc.assert(
      fc.property(anyReport, (report) => {
        const down = report.sources.filter(({ status }) => status === 'down').flatMap(({ covers }) => covers);
        const answered = report.sources.filter(({ status }) => status === 'answered').flatMap(({ covers }) => covers);
        const unloaded = report.sources.filter(({ status }) => status === 'not-loaded').flatMap(({ covers }) => covers);
        const missing = [...down, ...unloaded];
        for (const { key, status, basis } of reportView(report, 'en').sections) {
          if (down.includes(key)) expect(basis).toContain('didn’t respond');
          if (unloaded.includes(key)) expect(basis).toContain('Not available yet');
          if (status === 'none') expect(answered.includes(key) && !missing.includes(key)).toBe(true);
          if (status === 'not-covered') expect([...answered, ...missing]).not.toContain(key);
        }
      }),
    );
  });

  it('has no incomplete sentences: nothing undefined, nothing empty', () => {
    fc.assert(
      fc.property(anyReport, language, (report, spoken) => {
        const { subtitle: _, ...view } = reportView(report, spoken);
        for (const [path, text] of textsOf(view)) {
          expect(text, path).not.toMatch(/undefined|NaN|\[object|function/u);
          expect(text, path).not.toBe('');
        }
      }),
    );
  });
});

/** Removes NHTSA's and EPA's own texts, which are in English, from a model part. */
function inOwnWords(model: ModelPart): ModelPart {
  const { complaints, investigations, communications, fuel } = model;
  const items = <Item extends object>(list: readonly Item[], words: Partial<Item>) =>
    list.map((item) => ({ ...item, ...words }));
  return {
    ...model,
    complaints: complaints && {
      ...complaints,
      byComponent: complaints.byComponent.map((row) =>
        row.component.startsWith('SAMPLE') ? { ...row, component: 'x' } : row,
      ),
    },
    investigations: investigations && { ...investigations, items: items(investigations.items, { subject: 'x' }) },
    communications: communications && { ...communications, items: items(communications.items, { summary: 'x' }) },
    fuel: fuel && { ...fuel, sizeClass: null },
  };
}

describe.each(Object.entries(madeUpReports))('the %s report', (_name, report) => {
  it('docs/decisions.md §5: never calls anything clean, and says that “no record” isn’t', () => {
    const [english, spanish] = [reportView(report, 'en'), reportView(report, 'es')];
    const said = (view: ReportView) => JSON.stringify({ ...view, words: {}, limits: [], glossary: [] });
    expect(said(english)).not.toMatch(/clean/iu);
    expect(said(spanish)).not.toMatch(/limpi[oa]|sin problemas/iu);
    expect(english.limits[0]).toContain('“No record found” doesn’t mean “clean”');
    expect(spanish.limits[0]).toContain('“Sin registros” no significa “sin problemas”');
  });

  it('contains only Spanish in Spanish', () => {
    // Source names and source texts are left as written.
    const names = new Map(report.sources.map(({ name }, place) => [name, `F${place}`]));
    const named = (name: string) => names.get(name) ?? 'F';
    const own: ReportData = {
      ...report,
      sources: report.sources.map((source) => ({ ...source, name: named(source.name) })),
      events: report.events.map((event) => ({
        ...event,
        source: named(event.source),
        alsoFrom: [],
        detail: { ...event.detail, work: [], note: undefined },
      })),
      recalls: report.recalls.map((recall) => ({
        ...recall,
        components: [],
        summary: 'x',
        consequence: 'x',
        remedy: 'x',
        source: 'F',
      })),
      ...(report.model && { model: inOwnWords(report.model) }),
    };
    const english =
      /\b(the|and|was|were|with|which|records?|sources?|answered|since|owners?|readings?|found|none|months?|years?)\b/iu;
    for (const [path, text] of textsOf(reportView(own, 'es'))) {
      if (/\.(key|recordId|rule|status|kind|state|series|section|language|from|term|impact\.\d)$/u.test(path)) continue;
      // English terms on US titles appear in parentheses.
      expect(text.replaceAll(/\([^)]*\)/gu, ''), path).not.toMatch(english);
    }
  });
});

describe('the verdict', () => {
  it('look.md: can be read in five seconds: counts what to ask about, and names it', () => {
    const { verdict } = reportView(fullReport, 'en');
    expect(verdict.title).toBe('Three things to ask about, two recalls to check');
    expect(verdict.text).toContain('One inconsistent odometer reading.');
    expect(reportView(fullReport, 'es').verdict.title).toBe(
      'Tres puntos por aclarar, dos retiros de seguridad por revisar',
    );
    expect(reportView(europeReport, 'en').verdict.title).toBe('Two serious issues, one thing to ask about');
  });

  it('shows owners, the last reading with the total, and service records', () => {
    const tiles = (report: ReportData) =>
      reportView(report, 'en').verdict.tiles.map(({ value, note }) => [value, note]);
    expect(tiles(fullReport)).toEqual([
      ['3 owners', 'Personal use'],
      ['61,384 mi', 'Nov 2, 2026'],
      ['3 records', 'Last: Jan 11, 2023'],
    ]);
    expect(tiles(emptyReport)).toEqual([
      ['No record found', null],
      ['No record found', null],
      ['No record found', null],
    ]);
    const withheld = { sections: ['ownership' as const], vin: false, mileage: false };
    expect(tiles({ ...fullReport, withheld })[0]).toEqual(['Hidden by the owner', null]);
  });

  it('shows six signals in the order of the mockup', () => {
    const { signals } = reportView(fullReport, 'en').verdict;
    expect(signals.map(({ label, value, status }) => [label, value, status])).toEqual([
      ['Title brands', 'None on 3 titles', 'ok'],
      ['Odometer', '1 inconsistent', 'look'],
      ['Damage', 'Minor, left rear, 2022', 'look'],
      ['Junk, salvage, or total loss', 'No record found', 'none'],
      ['Theft and liens', 'Lien released', 'ok'],
      ['Recalls', '2 may apply', 'alert'],
    ]);
    expect(signals[1]!.basis).toBe('10 readings. 3 sources, oldest as of Nov 2, 2026');
  });

  it('docs/decisions.md §5: says that no record was found, or that sources didn’t respond', () => {
    expect(reportView(emptyReport, 'en').verdict).toMatchObject({
      status: 'none',
      title: 'No record found',
      text: 'Eight sources returned no records for this vehicle.',
    });
    const sources = madeUpSources([], []).map((source) => ({ ...source, status: 'down' as const }));
    expect(reportView(madeUpReport({ sources }), 'es').verdict).toMatchObject({
      status: 'down',
      title: 'Nuestras fuentes no respondieron',
    });
    expect(reportView(downReport, 'en').verdict.title).toBe(
      'No issues in 14 records, but three sources didn’t respond',
    );
  });

  it('docs/decisions.md §5: says if no history source was checked, instead of “no record found”', () => {
    const sources = madeUpSources([], []).filter(({ kind }) => kind === 'recalls' || kind === 'decode');
    expect(reportView(madeUpReport({ sources }), 'en').verdict).toMatchObject({
      status: 'not-covered',
      title: 'No history sources were checked',
      text: 'None of our sources cover titles, accidents, or odometer readings for this vehicle.',
    });
  });

  it('doesn’t judge hidden sections: hiding more never improves a shared report', () => {
    const withheld = { sections: ['title' as const], vin: false, mileage: false };
    const { verdict } = reportView({ ...fullReport, findings: [], recalls: [], withheld }, 'en');
    expect(verdict).toMatchObject({ status: 'withheld', title: 'No issues in the sections shown' });
    expect(verdict.text).toContain('Sections hidden by the owner aren’t evaluated.');
    expect(reportView({ ...fullReport, withheld }, 'en').verdict.text).toContain('aren’t evaluated.');
  });

  it.each([
    ['en', 'Not available yet', 'Recall data isn’t available yet.', 'Not available yet: NHTSA recalls.'],
    ['es', 'Aún no disponible', 'aún no están disponibles.', 'Aún no disponible: NHTSA recalls.'],
  ] as const)('docs/decisions.md §5: says that recalls are not loaded yet (%s)', (language, short, note, text) => {
    const recalls = { name: 'NHTSA recalls', kind: 'recalls', status: 'not-loaded', covers: ['recall'] } as const;
    const sources = [
      ...madeUpSources([], []).filter(({ covers }) => !covers.includes('recall')),
      { ...recalls, covers: [...recalls.covers], asOf: null, records: 0, sample: false },
    ];
    const view = reportView(madeUpReport({ sources }), language);
    expect(sectionOf(view, 'recall')).toMatchObject({ status: 'not-loaded', finding: short });
    expect(sectionOf(view, 'recall').notes).toEqual([expect.stringContaining(note)]);
    expect(view.verdict.signals.at(-1)).toMatchObject({ section: 'recall', value: short, status: 'not-loaded' });
    expect(view.verdict).toMatchObject({ status: 'none', text: expect.stringContaining(text) });
    expect(view.sources[0]).toMatchObject({ name: 'NHTSA recalls', status: 'not-loaded' });
  });

  it('names five findings and counts the rest', () => {
    const impounds = Array.from({ length: 8 }, () => madeUpFinding('impound', 'look', [], { times: 1, day: '2020' }));
    const { title, text } = reportView(madeUpReport({ findings: impounds }), 'en').verdict;
    expect(title).toBe('Eight things to ask about');
    expect(text).toBe(`${'Impounded. '.repeat(5)}Plus three more.`);
  });
});

describe('sections', () => {
  it('report-and-sticker.md: follow the standard order, covered or not', () => {
    const { sections } = reportView(fullReport, 'en');
    expect(sections.map(({ key }) => key)).toEqual(SECTIONS);
    expect(sectionOf(reportView(fullReport, 'en'), 'other')).toMatchObject({
      status: 'not-covered',
      finding: 'Not covered by our data',
      basis: null,
    });
  });

  it('show counts, sources, and dates', () => {
    const view = reportView(fullReport, 'en');
    expect(sectionOf(view, 'odometer').finding).toBe('10 readings, 1 inconsistent');
    expect(sectionOf(view, 'damage')).toMatchObject({
      count: '1 record',
      finding: '1 record, minor, left rear, 2022',
      basis: 'Sample police feed, as of Oct 30, 2026',
    });
    expect(sectionOf(view, 'market').basis).toBe('Sample auction feed and Sample listing feed, as of Nov 2, 2026');
    expect(sectionOf(reportView(downReport, 'en'), 'damage')).toMatchObject({
      status: 'down',
      basis: 'Sample police feed didn’t respond',
    });
  });

  it('show no check mark next to a record flagged in another section, such as a branded title', () => {
    const events = [
      madeUpEvent('title', '2018-02-09'),
      madeUpEvent('title', '2019-05-02', { detail: { brand: '11' } }),
    ];
    const brand = madeUpFinding('title-brand', 'alert', ['e2'], {
      code: '11',
      day: '2019-05-02',
      state: 'OH',
      times: 1,
    });
    const states = madeUpFinding('title-states', 'ok', ['e1', 'e2'], { titles: 2, states: 'OH' });
    const titles = (findings: ReportData['findings']) =>
      sectionOf(reportView(madeUpReport({ events, findings }), 'en'), 'title');
    expect(titles([states, brand])).toMatchObject({ status: 'look', finding: '2 titles, 1 to ask about' });
    expect(titles([states, brand]).findings).toMatchObject([{ rule: 'title-states', status: 'fact' }]);
    expect(titles([states])).toMatchObject({ status: 'ok', findings: [{ status: 'ok' }] });
  });

  it('don’t flag a late first record, or one that the entered mileage contradicts', () => {
    const events = [madeUpEvent('service', '2024-05-02', { miles: 90_000 })];
    const late = madeUpFinding('late-first-record', 'look', ['e1'], { months: 64, day: '2024-05-02', year: 2018 });
    const entered = { miles: 80_000, lastMiles: 90_000, lastDay: '2024-05-02', lessMiles: 10_000 };
    const findings = [late, madeUpFinding('entered-mileage', 'alert', ['e1'], entered)];
    const view = reportView(madeUpReport({ events, findings, mileage: 80_000 }), 'en');
    expect(sectionOf(view, 'service')).toMatchObject({ status: 'ok', rows: [{ marked: false }] });
    expect(view.readings.map(({ outOfLine }) => outOfLine)).toEqual([false, true]);
  });

  it('count a brand on a title among the brands, although its record is listed under titles', () => {
    const report = madeUpReport({ events: [madeUpEvent('title', '2020', { detail: { brand: '09' } })] });
    expect(sectionOf(reportView(report, 'en'), 'brand')).toMatchObject({ records: 1, status: 'look', rows: [] });
    expect(sectionOf(reportView(report, 'en'), 'title').rows[0]!.details[0]).toEqual({
      label: 'Title brand',
      value: 'Rebuilt (code 09)',
    });
  });

  it('docs/decisions.md §5: include every record in a European report, even a clear title', () => {
    const clear = madeUpEvent('title-brand', '1990', { detail: { brand: '00' } });
    const report = madeUpReport({ ...europeReport, events: [clear], findings: [] });
    expect(sectionOf(reportView(report, 'en'), 'brand').rows).toHaveLength(1);
  });

  it('use kilometers in a Canadian report, with notes on provinces and Transport Canada’s license', () => {
    const recalls = [madeUpRecall('2018123', { source: 'Transport Canada' }), madeUpRecall('18V000')];
    const view = reportView({ ...fullReport, type: 'CA', recalls }, 'en');
    expect(view.made).toBe('Created on Nov 20, 2026 with U.S. and Canadian records');
    expect(view.chart?.unit).toBe('km');
    expect(view.limits.some((limit) => limit.startsWith('Each Canadian province'))).toBe(true);
    const { notes } = sectionOf(view, 'recall');
    expect(notes[0]).toContain('Transport Canada and NHTSA');
    expect(notes[1]).toContain('Open Government Licence – Canada');
    expect(sectionOf(reportView(fullReport, 'en'), 'recall').notes.join()).not.toContain('Canada');
  });

  it('spec §3: have European titles in a European report, general information first, and nothing about US titles', () => {
    const { sections, verdict, glossary } = reportView(europeReport, 'en');
    expect(sections.map(({ title }) => title)).toEqual([
      'General information',
      'Mileage',
      'Damage',
      'Inspections and service',
      'Registrations and use',
      'Theft, finance, import, and export',
    ]);
    expect(verdict.signals).toHaveLength(6);
    expect(glossary.map(({ key }) => key)).not.toContain('title-brand');
  });

  it('docs/decisions.md §5: say that recalls “may apply”, most urgent first', () => {
    const { recalls, notes } = sectionOf(reportView(longReport, 'en'), 'recall');
    expect(recalls[0]!.badges).toEqual([{ status: 'alert', words: 'Do not drive' }]);
    expect(recalls[0]!.component).toBe('Steering: electric power assist system');
    expect(notes[0]).toContain('they may or may not apply to this car');
    expect(statusOf(downReport, 'recall')).toBe('down');
  });
});

describe('the vehicle', () => {
  it('docs/decisions.md §5: shows the origin of each fact, and marks unknown ones', () => {
    const { facts, subtitle } = reportView(fullReport, 'es');
    expect(subtitle).toBe('Sedán · 2.0 L, 4 cilindros · fabricado en Greensburg, Indiana');
    expect(facts.map(({ label, value, from }) => [label, value, from])).toEqual([
      ['Carrocería', 'Sedán', 'decoded'],
      ['Motor', '2.0 L, 4 cilindros', 'decoded'],
      ['Fabricado en', 'Greensburg, Indiana', 'decoded'],
      ['Color exterior', null, 'unknown'],
      ['Última lectura del odómetro', '61,384 mi, 2 nov 2026', 'source'],
      ['Millaje ingresado', '61,500 mi', 'entered'],
    ]);
  });

  it('shows the last reading after an odometer replacement with the total', () => {
    const events = [
      madeUpEvent('inspection', '2017-01-19', { miles: 62_514 }),
      madeUpEvent('inspection', '2025-01-15', { miles: 99_120 }),
    ];
    const total = madeUpFinding('odometer-total', 'ok', ['e1', 'e2'], { counts: '62514,99120', totalMiles: 161_634 });
    const view = reportView(madeUpReport({ events, findings: [total] }), 'en');
    expect(view.facts.find(({ label }) => label === 'Last odometer reading')!.value).toBe(
      '99,120 mi, Jan 15, 2025; at least 161,634 mi total',
    );
    expect(sectionOf(view, 'odometer').findings[0]!.sentence).toBe(
      'The odometer started over, so we added up the readings: 62,514 mi + 99,120 mi = at least 161,634 mi.',
    );
  });

  it('doesn’t use a future or rejected reading as the last one', () => {
    const events = [madeUpEvent('service', '2020', { miles: 40 }), madeUpEvent('service', '2031', { miles: 9 })];
    const findings = [madeUpFinding('future-record', 'look', ['e2'], { records: 1, day: '2031' })];
    const view = reportView(madeUpReport({ events, findings }), 'en');
    expect(view.facts.find(({ label }) => label === 'Last odometer reading')!.value).toBe('40 mi, 2020');
    expect(view.readings.map(({ outOfLine }) => outOfLine)).toEqual([false, true]);
    expect(view.chart).toBeNull();
  });

  it('names a V engine the way people do', () => {
    const facts: ReportData['vehicle']['facts'] = [
      { key: 'engine_capacity', value: '3.5', from: 'decoded', source: 'vPIC' },
      { key: 'cylinders', value: '6', from: 'decoded', source: 'vPIC' },
      { key: 'engine_layout', value: 'V-Shaped', from: 'decoded', source: 'vPIC' },
      { key: 'engine', value: 'J35Y6', from: 'decoded', source: 'vPIC' },
    ];
    const view = reportView({ ...fullReport, vehicle: { ...fullReport.vehicle, facts } }, 'en');
    expect(view.facts[0]).toMatchObject({ label: 'Engine', value: '3.5 L, V6 (J35Y6)' });
  });

  it('doesn’t claim a check digit for a classic VIN', () => {
    expect(reportView(classicReport, 'en').checkDigit.status).toBe('none');
    expect(reportView(classicReport, 'en').limits.join(' ')).toContain('before 1981');
    expect(
      reportView({ ...fullReport, vehicle: { ...fullReport.vehicle, checkDigit: 'disagrees' } }, 'en').checkDigit
        .status,
    ).toBe('alert');
  });

  it('the timeline numbers owners and includes damage and gaps', () => {
    const { timeline } = reportView(fullReport, 'en');
    expect(timeline.map(({ kind, title }) => `${kind}: ${title}`)).toEqual([
      'owner: First owner',
      'use: Personal use',
      'owner: Second owner',
      'damage: Accident reported: minor, left rear',
      'owner: Third owner',
      'gap: No records for 26 months',
    ]);
  });
});
