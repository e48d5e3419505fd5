import { endpoint, file, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { ReportDataSchema } from '../data/report-data.ts';

const vin = v.pipe(v.string(), v.maxLength(40));
const none = refusal('No vehicle of `docs/reference/sample-vehicles.md` has this number.');

/** The report of a sample vehicle: free, and the same each time, since nothing of it is about a car that exists. */
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

/** The same on paper, in the reader's language. */
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
    /** The page's; the brand's own where nothing is said. */
    language: v.optional(v.picklist(['en', 'es'])),
  }),
  answers: { 200: file('The document.', 'application/pdf'), 404: none },
});

/** Calls that show what a report looks like before anybody asks for one. */
export const sampleReportContract = { sampleReport, sampleReportPdf };
