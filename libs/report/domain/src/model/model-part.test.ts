import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { reportChanges } from '../changes/report-changes.ts';
import { compareReports } from '../compare/compare-reports.ts';
import { composeReport } from '../compose/compose-report.ts';
import { type ReportData, ReportDataSchema } from '../data/report-data.ts';
import { hideFromReport } from '../hide/hide-from-report.ts';
import { reportView } from '../view/make-view.ts';
import { anyReport, fullReport, longModel, madeUpModel, modelReport, openModel } from '../view/testing/index.ts';
import { isModelRich, modelCounts } from './model-counts.ts';
import { MODEL_DOWN, MODEL_TOPICS, type ModelPart, MOST_ITEMS, shortenModel } from '../data/model-part.ts';
import { modelReportView } from '../view/model-report-view.ts';

const NOTHING_HIDDEN = { hidden: [], hide_vin: false, hide_mileage: false } as const;
const withModel = (report: ReportData, model: ModelPart): ReportData => ({ ...report, model });
const modelOf = (model: ModelPart, language: 'en' | 'es' = 'en') =>
  reportView(withModel(modelReport, model), language).model!;
/** Every text in a view. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];

/** An arbitrary model part in which each topic has data, has none, isn't loaded, or failed. */
const anyModel: fc.Arbitrary<ModelPart> = fc
  .tuple(
    fc.constantFrom(madeUpModel(), longModel, openModel),
    fc.tuple(
      ...MODEL_TOPICS.map(() =>
        fc.constantFrom('told' as const, 'none' as const, 'not-loaded' as const, 'down' as const),
      ),
    ),
  )
  .map(([model, states]) => {
    const gone = MODEL_TOPICS.filter((_, place) => states[place] !== 'told');
    return {
      ...model,
      ...Object.fromEntries(gone.map((topic) => [topic, null])),
      missing: MODEL_TOPICS.flatMap((topic, place) => {
        const why = states[place]!;
        return why === 'not-loaded' || why === 'down' ? [{ topic, why }] : [];
      }),
    };
  });

describe('a report stored before the model part existed', () => {
  it('still opens, without model data', () => {
    const { model: _, ...before } = modelReport;
    const stored = v.parse(ReportDataSchema, JSON.parse(JSON.stringify(before)));
    expect(reportView(stored, 'en').model).toBeNull();
    expect(modelReportView(stored, 'en')).toBeNull();
  });
});

describe('docs/decisions.md §5: the model part isn’t a record of this car', () => {
  it('doesn’t affect findings, the verdict, sections, readings, or record counts', () => {
    fc.assert(
      fc.property(anyReport, anyModel, (report, model) => {
        const { model: _, ...bare } = report;
        const { model: part, sources, ...withPart } = reportView(withModel(bare, model), 'en');
        const { model: none, sources: own, ...without } = reportView(bare, 'en');
        expect(withPart).toEqual(without);
        expect(none).toBeNull();
        expect(part).not.toBeNull();
        expect(sources.slice(0, own.length)).toEqual(own);
      }),
    );
  });

  it('is included in a report without adding findings', () => {
    const input = {
      ...{ id: 'x', brand: modelReport.brand, madeAt: modelReport.madeAt, vin: modelReport.vin, mileage: null },
      ...{ events: [], recalls: [], facts: [], type: 'US' as const, europe: false, sources: [] },
      vehicle: {
        kind: 'classic',
        classic: { year: 2018, make: 'HONDA', model: 'Civic', series: null },
        from: 'entered',
      },
    } as const;
    const { model, ...made } = composeReport({ ...input, model: longModel });
    expect(made).toEqual(composeReport(input));
    expect(model?.communications).toMatchObject({ count: 187, items: expect.objectContaining({ length: MOST_ITEMS }) });
  });

  it('adds nothing to the list of changes for a new complaint, but does for a new recall', () => {
    const more = madeUpModel({ complaints: { ...madeUpModel().complaints!, count: 999 }, communications: null });
    const changes = (after: ReportData) => reportChanges(modelReport, after);
    expect(changes(withModel(modelReport, more))).toEqual(changes(modelReport));
    const [recall] = modelReport.recalls;
    const recalled = { ...modelReport, recalls: [...modelReport.recalls, { ...recall!, campaign: '26V999' }] };
    expect(changes(recalled).recalls.added.map(({ campaign }) => campaign)).toEqual(['26V999']);
  });
});

describe('topics', () => {
  it('say “not available yet” without the file, and “none” only if that’s known', () => {
    fc.assert(
      fc.property(anyModel, fc.constantFrom('en' as const, 'es' as const), (model, language) => {
        const view = modelOf(model, language);
        for (const topic of MODEL_TOPICS) {
          const { state, finding, basis } = view[topic];
          const missing = model.missing.find((one) => one.topic === topic)?.why;
          if (missing) expect(state).toBe(missing);
          expect(state === 'told').toBe(basis !== null);
          if (state === 'not-loaded') expect(finding).toMatch(/^(Not available yet|Aún no disponible)$/u);
          expect(view.glance.find((line) => line.topic === topic)).toMatchObject({ state, value: finding });
        }
      }),
    );
  });

  it('have no incomplete sentences: nothing undefined, nothing empty', () => {
    fc.assert(
      fc.property(anyModel, fc.constantFrom('en' as const, 'es' as const), (model, language) => {
        for (const text of textsOf(modelOf(model, language))) expect(text).not.toMatch(/undefined|NaN|\[object|^$/u);
      }),
    );
  });

  it('show complaints as counts about the model, without rates or blame', () => {
    for (const language of ['en', 'es'] as const) {
      const { complaints, lead } = modelOf(madeUpModel(), language);
      const said = textsOf({ ...complaints, charts: complaints.charts.map(({ note: _, ...chart }) => chart) }).join(
        ' ',
      );
      expect(said).not.toMatch(/%|\bper\b|defective|lemon|unreliable|avoid|peligros|defectuos/iu);
      expect(complaints.notes.join(' ')).toMatch(/can’t calculate a rate|no podemos calcular una tasa/u);
      expect(lead).toMatch(/not this particular car|no de este vehículo en particular/u);
    }
  });

  it('show a range if the VIN leaves a figure open, and what it depends on', () => {
    const { fuel, safety } = modelOf(madeUpModel());
    expect(fuel.finding).toBe('32–34 MPG combined, depending on transmission');
    expect(fuel.cost).toEqual({
      label: 'Fuel cost over five years',
      value: '$7,250–$7,750',
      detail: '$1,000–$1,500 less than the average new vehicle',
    });
    expect(safety.ratings.find(({ key }) => key === 'rollover')?.words).toBe('4–5 out of 5 stars');
    const plugIn = modelOf(openModel, 'es').fuel;
    expect(plugIn.finding).toBe('133 MPGe con electricidad y 54 MPG con gasolina regular en uso combinado');
    expect(plugIn.cost?.detail).toBe('De $500 más a $4,500 menos que el vehículo nuevo promedio');
  });

  it('use plain names for components, and NHTSA’s own for unknown ones', () => {
    const labels = (language: 'en' | 'es') =>
      modelOf(madeUpModel(), language).complaints.charts[0]!.bars.map(({ label }) => label);
    expect(labels('es')).toEqual([
      ...['Dirección', 'Sistema eléctrico', 'Combustible y propulsión', 'Frenos (hidráulicos)', 'Bolsas de aire'],
      'Sample part: no name in our list',
    ]);
    expect(labels('en')[0]).toBe('Steering');
  });
});

describe('the free count of a model', () => {
  it('matches the report exactly', () => {
    fc.assert(
      fc.property(anyModel, (model) => {
        const view = modelOf(model);
        for (const { topic, state, records } of modelCounts(model)) {
          expect(view[topic].state).toBe(state);
          expect(records > 0).toBe(state === 'told');
        }
        const stored = shortenModel(model, 2018);
        expect(modelCounts(stored)).toEqual(modelCounts(model));
      }),
    );
  });

  it('allows a separate report with at least two topics; recalls count as one', () => {
    expect(isModelRich(modelCounts({ version: 1, title: '2018 Honda Civic', ...MODEL_DOWN }), 9)).toBe(false);
    expect(isModelRich(modelCounts(openModel), 0)).toBe(false);
    expect(isModelRich(modelCounts(openModel), 1)).toBe(true);
    expect(isModelRich(modelCounts(madeUpModel()), 0)).toBe(true);
  });
});

describe('a shared report', () => {
  it('keeps the model part, without recalls if the owner hides them', () => {
    const left = hideFromReport(modelReport, { ...NOTHING_HIDDEN, hidden: ['recall'] });
    expect(left.model?.investigations?.items.map(({ campaign }) => campaign)).toEqual([null, null]);
    expect(JSON.stringify(left)).not.toContain('20V000');
    expect(left.model?.complaints).toEqual(modelReport.model?.complaints);
  });

  it('masks the end of a hidden VIN in NHTSA’s texts, too', () => {
    const serial = modelReport.vin.slice(-6);
    const model = madeUpModel();
    const items = model.communications!.items.map((item) => ({
      ...item,
      summary: `VIN ${modelReport.vin}, ${serial}`,
    }));
    const named = withModel(modelReport, { ...model, communications: { ...model.communications!, items } });
    expect(JSON.stringify(hideFromReport(named, { ...NOTHING_HIDDEN, hide_vin: true }))).not.toContain(serial);
  });
});

describe('comparing two reports', () => {
  it('compares ratings, investigations, and fuel, but not complaint counts, and declares no winner', () => {
    const views = [reportView(modelReport, 'en'), reportView(withModel(fullReport, openModel), 'en')] as const;
    const group = compareReports(views, 'en').groups.find(({ key }) => key === 'model');
    expect(group?.rows.map(({ label }) => label)).toEqual([
      'Model',
      'Safety ratings',
      'Safety investigations',
      'Fuel costs',
    ]);
    expect(
      group?.rows.flatMap(({ cells }) => cells.map(({ status }) => status)).every((status) => status === null),
    ).toBe(true);
  });

  it('has no model group if neither report has a model part', () => {
    const { model: _, ...bare } = modelReport;
    const view = reportView(bare, 'en');
    expect(compareReports([view, view], 'en').groups.map(({ key }) => key)).not.toContain('model');
  });
});

describe('a model report', () => {
  it('has the model, its recalls, and its own limitations, without a history', () => {
    const view = modelReportView(modelReport, 'en')!;
    expect(view.words.report).toBe('Model report');
    expect(view.sections.map(({ key }) => key)).toEqual(['recall']);
    expect(view.recalls?.records).toBe(2);
    expect(view.limits[0]).toBe('This report covers the model. It doesn’t show how this car was used or maintained.');
    expect(view.limits.join(' ')).not.toContain('No record found');
  });
});
