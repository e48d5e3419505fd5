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
/** A VIN that no test asked about before: answers are kept for a while. */
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

describe('docs/decisions.md §3: the free count tells the model as the report will', () => {
  it('topic by topic, and never less than the report', async () => {
    const vin = nextVin();
    const { model } = await meterOf(vin);
    expect(model?.counts).toContainEqual({ topic: 'complaints', state: 'told', records: 412 });
    expect(model?.counts).toContainEqual({ topic: 'communications', state: 'told', records: 187 });
    const report = await made(vin);
    expect(report.model).toMatchObject({ version: 1, title: model?.title, complaints: { count: 412 } });
  });

  it('"not loaded yet" and "down" are told apart from "none"', async () => {
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

  it('counts no record for it', async () => {
    expect((await meterOf(nextVin())).records).toBe(0);
  });
});

describe('what is offered first', () => {
  it('the model report where every source answered with nothing and the model is rich', async () => {
    expect(await meterOf(nextVin())).toMatchObject({ model_report: true, offer: 'model' });
  });

  it('the report where there is a record, a source is down, or one is asked only when it is made', async () => {
    const vin = nextVin();
    await api.keep([recordOf(vin, 'a', '2020-01-01')]);
    expect(await meterOf(vin)).toMatchObject({ model_report: true, offer: 'report' });
    stage.eventsDown = true;
    expect((await meterOf(nextVin())).offer).toBe('report');
    stage.eventsDown = false;
    stage.sources = [{ ...recalls, kind: 'provider', name: 'Priced', covers: ['title'], priced: true }];
    expect((await meterOf(nextVin())).offer).toBe('report');
  });

  it('docs/decisions.md §4: no report where there is no record, and too little or no model report besides', async () => {
    stage.model = () => Promise.resolve({ ...NOTHING, fuel: PUBLISHED.fuel });
    expect(await meterOf(nextVin())).toMatchObject({ model_report: false, offer: 'nothing' });
    stage.sources = [recalls];
    expect(await meterOf(nextVin())).toMatchObject({ model_report: true, offer: 'model' });
    stage.features = { ...stage.features, model_report: false };
    expect(await meterOf(nextVin())).toMatchObject({ model_report: false, offer: 'nothing' });
  });
});

describe('docs/decisions.md §4: the model part and what is paid', () => {
  it('an empty report gives its credit back however much is published about the model', async () => {
    const vin = nextVin();
    const { data } = await api.form('/api-cwa/generate-report', { vin });
    expect(data).toMatchObject({ credit_returned: true });
    expect(stage.returned).toHaveLength(1);
  });

  it('a report is made although the model cannot be looked up, and says so', async () => {
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
  it('is free, for anybody, and nothing of the vehicle itself is asked or told', async () => {
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

  it('is looked up once, however often and however many at once it is opened', async () => {
    const vin = nextVin();
    await Promise.all([open(vin), open(vin), open(vin)]);
    await open(vin);
    // The test's host makes its brand anew for each call, and reports are kept by brand.
    expect(asked).toBeLessThanOrEqual(4);
    expect((await pdf(vin)).status).toBe(200);
  });

  it('is a PDF in the language of the page', async () => {
    const response = await pdf(nextVin());
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toContain('inline');
  });

  it('refuses a VIN that is none, or mistyped: it would be another car’s model', async () => {
    expect(await open('TOO-SHORT')).toMatchObject({ status: 422, message: 'Wrong VIN' });
    const vin = nextVin();
    const wrong = `${vin.slice(0, 8)}${vin[8] === '1' ? '2' : '1'}${vin.slice(9)}`;
    expect((await open(wrong)).status).toBe(422);
    expect((await pdf(wrong)).status).toBe(422);
    expect(asked).toBe(0);
  });

  it('is none where little is published, or the brand switched it off', async () => {
    stage.model = () => Promise.resolve(NOTHING);
    expect((await open(nextVin())).status).toBe(404);
    stage.model = () => Promise.resolve(PUBLISHED);
    stage.features = { ...stage.features, model_report: false };
    const off = await open(nextVin());
    expect(off.status).toBe(404);
    expect((await pdf(nextVin())).status).toBe(404);
  });
});
