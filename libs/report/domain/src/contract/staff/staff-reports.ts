import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { ReportSummarySchema } from '../report-summary.ts';

/** Page size of reports in the desk. */
export const DESK_REPORTS = 50;

const NumberField = v.pipe(v.string(), v.maxLength(64));

const { id, kind, vin, title, version, made_at, records, credit_returned, sample } = ReportSummarySchema.entries;
const StaffReportSchema = v.object({ id, kind, vin, title, version, made_at, records, credit_returned, sample });
export type StaffReport = v.InferOutput<typeof StaffReportSchema>;

/** A member's reports, for staff. */
const staffReports = endpoint({
  name: 'report.staffList',
  event: 'pii.read',
  summary: 'A member’s reports, the newest version of each, the newest first.',
  method: 'GET',
  path: '/api-cwa/staff/reports',
  encoding: 'query',
  auth: 'staff',
  permission: ['support', 'billing'],
  request: v.strictObject({
    account_id: v.pipe(v.string(), v.toLowerCase(), v.uuid()),
    /** Cursor: the last report number of the previous page. */
    cursor: v.optional(NumberField),
  }),
  answers: {
    200: success(
      'At most 50; none where the brand has no such member.',
      v.object({ reports: v.array(StaffReportSchema), cursor: v.nullable(v.string()) }),
    ),
  },
});

/** Opens a member's report for staff and records the access in the audit log. */
const staffShowReport = endpoint({
  name: 'report.staffShow',
  event: 'pii.read',
  summary: 'A link to a member’s report, which notes that staff looked at it.',
  method: 'POST',
  path: '/api-cwa/staff/report/show',
  encoding: 'json',
  auth: 'staff',
  permission: 'support',
  site: true,
  request: v.strictObject({ id: NumberField }),
  answers: {
    200: success('Address of the PDF.', v.object({ pdf_url: v.string() })),
    404: refusal('This brand has no such report.'),
  },
});

/** Staff calls for reports. */
export const reportDeskContract = { staffReports, staffShowReport };
