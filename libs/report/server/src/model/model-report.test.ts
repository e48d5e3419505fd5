import type { PublishedModel, ReportData, SourceAnswer } from '@vinlore/report-domain';
import { madeUpModel, madeUpRecall } from '@vinlore/report-domain/testing';
import { checkDigit } from '@vinlore/vehicle-vpic';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createReportApi, recordOf } from '../testing/report-api.ts';
import type { HistorySource } from '../sources/history-source.ts';

const { version: _, title: __, ...PUBLISHED } = madeUpModel();
const NOTHING: PublishedModel = {
  ...{ safety: null, complaints: null, investigations: null, communications: null, fuel: null },
  missing: [],
};

const api = await createReportApi();
const { stage } = api;
afterAll(() => api.database.drop());

let asked = 0;
beforeEach(() => {
  asked = 0;
  Object.assign(stage, {
    ...{ now: new Date('2026-11-20T10:00:00Z'), sources: [], eventsDown: false, spent: 0, returned: [] },
    features: { sticker: true, report: true, model_report: true },
    model: () => {
      asked++;
      return Promise.resolve(PUBLISHED);
    },
  });
});

let serial = 2000;
/** Returns a VIN no test has used yet, because answers are cached. */
function nextVin(): string {
  const bare = `1HGCM82603A00${serial++}`;
  return `${bare.slice(0, 8)}${checkDigit(bare)!}${bare.slice(9)}`;
}

const answer = (more: Partial<SourceAnswer>): SourceAnswer => ({
  ...{ name: 'NHTSA recalls', kind: 'recalls', status: 'answered', asOf: '2026-11-18', covers: ['recall'] },
  ...{ records: 0, sample: false },
  ...more,
});
const recalls: HistorySource = {
  ...{ name: 'NHTSA recalls', kind: 'recalls', covers: ['recall'] },
  ask: () => Promise.resolve({ events: [], recalls: [madeUpRecall('18V000')], answers: [answer({ records: 1 })] }),
};

interface Meter {
  records: number;
  model: { title: string; counts: { topic: string; state: string; records: number }[] } | null;
  model_report: boolean;
  offer: string;
}
const meterOf = async (vin: string) => (await api.json('/api/firefly', { vin }, 'nobody')).data as Meter;
const open = async (vin: string, host?: string) => {
  const response = await api.get(`/api/model-report?vin=${vin}`, {}, host);
  const { data, message } = (await response.json()) as { data?: { report: ReportData }; message?: string };
  return { status: response.status, report: data?.report, message };
};
const pdf = (vin: string) => api.get(`/api/model-report-pdf?vin=${vin}&language=es`);
const made = async (vin: string) => {
  const { data } = await api.form('/api-cwa/generate-report', { vin });
  const { id } = data as { id: string };
  return ((await api.json('/api/user/report', { id })).data as { report: ReportData }).report;
};

describe('docs/decisions.md §3: the free count shows the model data of the report', () => {
  it('counts by topic, never less than the report', async () => {
    const vin = nextVin();
    const { model } = await meterOf(vin);
    expect(model?.counts).toContainEqual({ topic: 'complaints', state: 'told', records: 412 });
    expect(model?.counts).toContainEqual({ topic: 'communications', state: 'told', records: 187 });
    const report = await made(vin);
    expect(report.model).toMatchObject({ version: 1, title: model?.title, complaints: { count: 412 } });
  });

  it('distinguishes "not-loaded" and "down" from "none"', async () => {
    stage.model = () => Promise.resolve({ ...NOTHING, missing: [{ topic: 'fuel', why: 'not-loaded' }] });
    expect((await meterOf(nextVin())).model?.counts.map(({ topic, state }) => [topic, state])).toEqual([
      ['safety', 'none'],
      ['complaints', 'none'],
      ['investigations', 'none'],
      ['communications', 'none'],
      ['fuel', 'not-loaded'],
    ]);
    stage.model = () => Promise.reject(new Error('broken'));
    expect((await meterOf(nextVin())).model?.counts.every(({ state }) => state === 'down')).toBe(true);
  });

  it('counts no records for it', async () => {
    expect((await meterOf(nextVin())).records).toBe(0);
  });
});

describe('the first offer', () => {
  it('is the model report if every source answered without records and there is enough model data', async () => {
    expect(await meterOf(nextVin())).toMatchObject({ model_report: true, offer: 'model' });
  });

  it('is the report if there is a record, a source is down, or a source is queried only when the report is made', async () => {
    const vin = nextVin();
    await api.keep([recordOf(vin, 'a', '2020-01-01')]);
    expect(await meterOf(vin)).toMatchObject({ model_report: true, offer: 'report' });
    stage.eventsDown = true;
    expect((await meterOf(nextVin())).offer).toBe('report');
    stage.eventsDown = false;
    stage.sources = [{ ...recalls, kind: 'provider', name: 'Priced', covers: ['title'], priced: true }];
    expect((await meterOf(nextVin())).offer).toBe('report');
  });

  it('docs/decisions.md §4: isn’t the report if there are no records, even without a model report', async () => {
    stage.model = () => Promise.resolve({ ...NOTHING, fuel: PUBLISHED.fuel });
    expect(await meterOf(nextVin())).toMatchObject({ model_report: false, offer: 'nothing' });
    stage.sources = [recalls];
    expect(await meterOf(nextVin())).toMatchObject({ model_report: true, offer: 'model' });
    stage.features = { ...stage.features, model_report: false };
    expect(await meterOf(nextVin())).toMatchObject({ model_report: false, offer: 'nothing' });
  });
});

describe('docs/decisions.md §4: model data and payment', () => {
  it('refunds the credit of an empty report, however much is published about the model', async () => {
    const vin = nextVin();
    const { data } = await api.form('/api-cwa/generate-report', { vin });
    expect(data).toMatchObject({ credit_returned: true });
    expect(stage.returned).toHaveLength(1);
  });

  it('makes a report even if the model lookup fails, and says so', async () => {
    stage.model = () => Promise.reject(new Error('broken'));
    const vin = nextVin();
    await api.keep([recordOf(vin, 'a', '2020-01-01')]);
    const { model, findings, events } = await made(vin);
    expect(events).toHaveLength(1);
    expect(model?.missing.map(({ why }) => why)).toEqual(Array.from({ length: 5 }, () => 'down'));
    expect(findings.every(({ rule }) => !/model|complaint/u.test(rule))).toBe(true);
  });
});

describe('docs/decisions.md §3: the model report of a VIN', () => {
  it('is free for anyone, and neither queries nor shows anything about the vehicle itself', async () => {
    const vin = nextVin();
    await api.keep([recordOf(vin, 'a', '2020-01-01')]);
    stage.sources = [recalls];
    const { status, report } = await open(vin);
    expect(status).toBe(200);
    expect(report).toMatchObject({ events: [], vin, mileage: null, model: { complaints: { count: 412 } } });
    expect(report?.recalls.map(({ campaign }) => campaign)).toEqual(['18V000']);
    expect(report?.sources.map(({ kind }) => kind)).toEqual(['recalls']);
    expect({ spent: stage.spent, returned: stage.returned }).toEqual({ spent: 0, returned: [] });
    expect(await made(vin)).toMatchObject({ events: [{ recordId: 'a' }] });
  });

  it('is looked up once, even if it is opened repeatedly or simultaneously', async () => {
    const vin = nextVin();
    await Promise.all([open(vin), open(vin), open(vin)]);
    await open(vin);
    // The test host creates a new brand object for each call, and reports are cached by brand.
    expect(asked).toBeLessThanOrEqual(4);
    expect((await pdf(vin)).status).toBe(200);
  });

  it('is a PDF in the language of the page', async () => {
    const response = await pdf(nextVin());
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toContain('inline');
  });

  it('refuses an invalid VIN or one with a typo, which could be another vehicle’s model', async () => {
    expect(await open('TOO-SHORT')).toMatchObject({ status: 422, message: 'Wrong VIN' });
    const vin = nextVin();
    const wrong = `${vin.slice(0, 8)}${vin[8] === '1' ? '2' : '1'}${vin.slice(9)}`;
    expect((await open(wrong)).status).toBe(422);
    expect((await pdf(wrong)).status).toBe(422);
    expect(asked).toBe(0);
  });

  it('returns 404 if little is published, or if the brand switched it off', async () => {
    stage.model = () => Promise.resolve(NOTHING);
    expect((await open(nextVin())).status).toBe(404);
    stage.model = () => Promise.resolve(PUBLISHED);
    stage.features = { ...stage.features, model_report: false };
    const off = await open(nextVin());
    expect(off.status).toBe(404);
    expect((await pdf(nextVin())).status).toBe(404);
  });
});
