import type { Language } from '@vinlore/brand';
import { modelReportContract } from '@vinlore/report-domain';

/** Path of a VIN's model report. */
export const MODEL_REPORT_PATH = '/model-report';

export const modelReportPath = (vin: string): string =>
  `${MODEL_REPORT_PATH}?${new URLSearchParams({ vin }).toString()}`;

/** Path of its PDF. */
export function modelReportPdf(vin: string, language: Language): string {
  return `${modelReportContract.modelReportPdf.path}?${new URLSearchParams({ vin, language }).toString()}`;
}
