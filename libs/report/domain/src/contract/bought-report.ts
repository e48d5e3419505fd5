import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { ReportDataSchema } from '../data/report-data.ts';
import { ReportIdField } from './report-fields.ts';

/** Path of the page where a buyer without an account reads their report (docs/decisions.md §4). */
export const BOUGHT_REPORT_PATH = '/your-report';

/** The full report for the holder of a signed link, as provided on the order page. */
export const boughtReport = endpoint({
  name: 'report.bought',
  summary: 'A whole report by a signed link, as the page of its order has one.',
  method: 'GET',
  path: '/api-cwa/bought-report',
  encoding: 'query',
  auth: 'none',
  attemptsPerMinute: 60,
  request: v.strictObject({ id: ReportIdField, signature: v.pipe(v.string(), v.maxLength(200)) }),
  answers: {
    200: success(
      'The report, and the address of its PDF.',
      v.object({ report: ReportDataSchema, pdf_url: v.string() }),
    ),
    403: refusal('The link is over, or was changed.'),
    404: refusal('The brand has no such report.'),
    409: refusal('What is stored of the report was changed since it was signed.'),
  },
});
