import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ReportDataSchema } from '../../data/report-data.ts';
import { madeUpReports } from './index.ts';

test.each(Object.entries(madeUpReports))('the made-up report "%s" could be stored', (_, report) => {
  expect(v.safeParse(ReportDataSchema, report).issues).toBeUndefined();
  const keys = report.events.map(({ key }) => key);
  const named = report.findings.flatMap(({ events }) => events);
  expect(keys).toEqual(expect.arrayContaining(named));
  expect(report.events.every(({ sample, source }) => sample && source.includes('Sample'))).toBe(true);
});
