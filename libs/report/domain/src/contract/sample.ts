import { endpoint, file, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { ReportDataSchema } from '../data/report-data.ts';

const vin = v.pipe(v.string(), v.maxLength(40));
const none = refusal('No vehicle of `docs/reference/sample-vehicles.md` has this number.');

/** The report of a sample vehicle: free and always the same, since the car is made up. */
const sampleReport = endpoint({
  name: 'sample-report.data',
  summary: 'The report of a sample vehicle, as data.',
  method: 'GET',
  path: '/api-cwa/sample-report',
  encoding: 'query',
  auth: 'none',
  request: v.strictObject({ vin }),
  answers: { 200: success('The report.', v.object({ report: ReportDataSchema })), 404: none },
});

/** The same as a PDF, in the reader's language. */
const sampleReportPdf = endpoint({
  name: 'sample-report.pdf',
  summary: 'The report of a sample vehicle, as a PDF.',
  method: 'GET',
  path: '/api-cwa/sample-report-pdf',
  encoding: 'query',
  auth: 'none',
  attemptsPerMinute: 30,
  request: v.strictObject({
    vin,
    /** Language of the page; defaults to the brand's. */
    language: v.optional(v.picklist(['en', 'es'])),
  }),
  answers: { 200: file('The document.', 'application/pdf'), 404: none },
});

/** Calls that show what a report looks like before buying. */
export const sampleReportContract = { sampleReport, sampleReportPdf };
