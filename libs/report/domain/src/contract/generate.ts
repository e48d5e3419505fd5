import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { MileageField, ReportTypeField } from './report-fields.ts';
import { ReportSummarySchema } from './report-summary.ts';

/** Creates a vehicle history report (spec §7). */
export const generateReport = endpoint({
  name: 'report.generate',
  summary: 'Makes a vehicle history report; `gen=regenerate` makes its next version, free within 30 days.',
  method: 'POST',
  path: '/api-cwa/generate-report',
  aliases: ['/generate-report'],
  encoding: 'form',
  auth: 'bearer',
  attemptsPerMinute: 30,
  sharedLimit: true,
  request: v.strictObject({
    vin: v.pipe(v.string(), v.maxLength(40)),
    mileage: MileageField,
    report_type: ReportTypeField,
    gen: v.optional(v.literal('regenerate')),
  }),
  answers: {
    200: success('The report. The same VIN again gives the report that exists.', ReportSummarySchema),
    402: refusal('No credit is left.'),
    403: refusal('A dealer above 100 credits shows two factors first; `data.reason` says which way.'),
    422: refusal('`Wrong VIN` (spec §8); `data` may offer `suggestions`. No source has records of the region.'),
    503: refusal('No source answered; nothing was spent.'),
  },
});
