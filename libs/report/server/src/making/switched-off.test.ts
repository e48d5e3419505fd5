import type { ReportSummary } from '@vinlore/report-domain';
import { afterAll, expect, it } from 'vitest';
import { createReportApi, recordOf } from '../testing/report-api.ts';

const VIN = '1HGCM82633A004352';
const OTHER = '1HGCM82693A004355';

const api = await createReportApi();
const { stage, form, json } = api;
afterAll(() => api.database.drop());

const generate = (vin: string, more: Record<string, string> = {}) => form('/api-cwa/generate-report', { vin, ...more });
const made = async (vin: string, more?: Record<string, string>) => (await generate(vin, more)).data as ReportSummary;

it('a brand that has switched reports off makes and charges for none, and existing reports stay available', async () => {
  await api.keep([recordOf(VIN, 'r1'), recordOf(OTHER, 'r2')]);
  const report = await made(VIN);
  stage.features = { sticker: true, report: false, model_report: true };
  expect(await generate(OTHER)).toMatchObject({
    status: 422,
    message:
      'Test Brand isn’t creating new reports right now. No credit was used, and you keep your credits and reports. Questions? Contact help@one.example.',
  });
  const classic = { vin: '7F02C100108', year: '1967', make: 'Ford' };
  expect((await form('/api-cwa/generate-classic-report', classic)).status).toBe(422);
  expect(await made(VIN)).toEqual(report);
  expect(await made(VIN, { gen: 'regenerate' })).toMatchObject({ version: 2 });
  expect((await json('/api/user/report', { id: report.id })).status).toBe(200);
  stage.now = new Date('2026-12-21T10:00:00Z');
  expect((await generate(VIN, { gen: 'regenerate' })).status).toBe(422);
  expect(stage.spent).toBe(1);
});
