/**
 * Reports for `npm run bench`, row `report-engine`. Each has its own number and VIN, so the compiler can't reuse cached
 * pages.
 */
import { createTypesetter } from '@vinlore/documents';
import type { ReportData } from '@vinlore/report-domain';
import { fullReport, longReport } from '@vinlore/report-domain/testing';
import { typesetReport } from '../src/paper/typeset-report.ts';
import { madeUpPrint } from '../src/paper/testing/press.ts';

const numbered = (report: ReportData, i: number): ReportData => ({
  ...report,
  id: `made-up-${i}`,
  vin: report.vin.slice(0, 11) + String(100_000 + i),
});

/** A vehicle with many records: five pages. */
export const full = (i: number): ReportData => numbered(fullReport, i);

/** Two hundred records, each with an odometer reading: twenty pages. */
export const long = (i: number): ReportData => numbered(longReport, i);

/** Runs Typst in one thread of this process. */
export function openEngine() {
  const typesetter = createTypesetter({ workers: 1 });
  return {
    typeset: (report: ReportData) => typesetReport(typesetter, report, { language: 'en', ...madeUpPrint }),
    close: () => typesetter.close(),
  };
}
