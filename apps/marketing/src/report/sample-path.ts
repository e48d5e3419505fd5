import type { Language } from '@vinlore/brand';
import { sampleReportContract } from '@vinlore/report-domain';

/** Path of a sample vehicle's full report. */
export const samplePath = (vin: string): string => `/sample-report/${vin}`;

/** The VIN in such a path; null for another path. */
export function sampleIn(path: string): string | null {
  const [, vin] = /^\/sample-report\/([A-HJ-NPR-Z0-9]{4,17})\/?$/.exec(path) ?? [];
  return vin ?? null;
}

/** Path of its PDF. */
export function samplePdf(vin: string, language: Language): string {
  return `${sampleReportContract.sampleReportPdf.path}?${new URLSearchParams({ vin, language }).toString()}`;
}
