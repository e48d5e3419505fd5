import { file, listOf, operation, pageFields, success } from '@vinlore/contract';
import * as v from 'valibot';
import { ReportDataSchema } from '../data/report-data.ts';
import { REPORT_TYPES } from '../data/report-type.ts';

/** A vehicle history report in the public API. */
const ApiReportSchema = v.object({
  object: v.literal('report'),
  id: v.string(),
  mode: v.picklist(['test', 'live']),
  vin: v.string(),
  /** Year, make, and model. */
  title: v.string(),
  kind: v.picklist(['standard', 'classic', 'europe']),
  version: v.number(),
  created_at: v.string(),
  /** Records in all sections, recalls included. */
  records: v.number(),
  /** No source had a record, so the credit was given back. */
  credit_returned: v.boolean(),
  /** Sources that didn't answer when it was created; what they have is unknown, not "none". */
  sources_down: v.array(v.string()),
  /** With `expand=data`: everything in it. */
  data: v.optional(ReportDataSchema),
});

const Id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const unknownReport = 'The account has no such report in this mode.';

/** Sample vehicle of the examples, with a full history. */
const EXAMPLE_VIN = '4T1BF1FK0CU000000';

export const createReport = operation({
  id: 'reports.create',
  summary: 'Creates a vehicle history report.',
  description: [
    'Costs one report credit. The same VIN again gives the report that exists, free. If no source has a record, the credit is given back.',
    'In test mode, use a [sample vehicle](docs/reference/sample-vehicles.md): each shows another outcome. A VIN that ends in `000402` has no credit left, and `000503` is when no source answers.',
  ].join('\n\n'),
  method: 'POST',
  path: '/v1/reports',
  scope: 'reports:write',
  request: v.strictObject({
    vin: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
    /** Current mileage, in miles. */
    mileage: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9_999_999))),
    /** Whose records to look for. */
    report_type: v.optional(v.picklist(REPORT_TYPES), 'US'),
  }),
  answer: success('The report.', ApiReportSchema),
  problems: {
    'no-credits': 'No report credit is left.',
    unprocessable: 'It isn’t a VIN, or no source has records of the region.',
    unavailable: 'No source answered; nothing was spent.',
  },
  example: { request: { vin: EXAMPLE_VIN }, answer: { object: 'report', mode: 'test', vin: EXAMPLE_VIN, version: 1 } },
});

export const listReports = operation({
  id: 'reports.list',
  summary: 'Lists the account’s reports, newest first.',
  method: 'GET',
  path: '/v1/reports',
  scope: 'reports:read',
  request: v.strictObject(pageFields),
  answer: success('A page of reports.', listOf(ApiReportSchema)),
  example: { request: { limit: '10' }, answer: { object: 'list' } },
});

export const retrieveReport = operation({
  id: 'reports.retrieve',
  summary: 'Returns a report.',
  method: 'GET',
  path: '/v1/reports/{id}',
  scope: 'reports:read',
  expand: ['data'],
  request: v.strictObject({ id: Id }),
  answer: success('The report.', ApiReportSchema),
  problems: { 'not-found': unknownReport },
  example: { request: { id: '{reports.create}' }, answer: { object: 'report', vin: EXAMPLE_VIN } },
});

export const downloadReport = operation({
  id: 'reports.download',
  summary: 'Returns a report as a PDF.',
  method: 'GET',
  path: '/v1/reports/{id}/pdf',
  scope: 'reports:read',
  request: v.strictObject({ id: Id }),
  answer: file('The document.', 'application/pdf'),
  problems: { 'not-found': unknownReport },
  example: { request: { id: '{reports.create}' } },
});
