import { afterAll, beforeEach, expect, it } from 'vitest';
import type { HistorySource } from '../sources/history-source.ts';
import { createReportApi, recordOf } from '../testing/report-api.ts';

const VIN = '1HGCM82633A004352';
const api = await createReportApi();
afterAll(() => api.database.drop());

let questions = 0;
/** A source that charges for each query, as history providers do. */
const provider: HistorySource = {
  name: 'With a fee',
  kind: 'provider',
  covers: ['service'],
  priced: true,
  ask: ({ vin }) => {
    questions++;
    return Promise.resolve({ events: [recordOf(vin, 'of the provider')], answers: [] });
  },
};
beforeEach(() => {
  questions = 0;
  api.stage.sources = [provider];
});

const generate = (fields = {}) => api.form('/api-cwa/generate-report', { vin: VIN, ...fields });

it('the free meter never queries a source that charges a fee', async () => {
  expect((await api.json('/api/firefly', { vin: VIN }, 'nobody')).status).toBe(200);
  expect(questions).toBe(0);
});

it('a report that can’t be paid for causes no fee', async () => {
  const paying = api.stage.payment;
  api.stage.payment = () => ({ spent: false, reason: 'no-credit' });
  expect((await generate()).status).toBe(402);
  expect(questions).toBe(0);
  api.stage.payment = paying;
  expect(await generate()).toMatchObject({ status: 200, data: { records: 1 } });
  expect(questions).toBe(1);
});

it('docs/decisions.md §4: a free new version queries the source, even if no credit is left', async () => {
  api.stage.payment = () => ({ spent: false, reason: 'no-credit' });
  expect(await generate({ gen: 'regenerate' })).toMatchObject({ status: 200, data: { version: 2 } });
  expect(questions).toBe(1);
});
