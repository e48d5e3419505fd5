import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { ReportDataSchema } from '../data/report-data.ts';
import { REPORT_TYPES } from '../data/report-type.ts';
import { ReportIdField, StandingField } from './report-fields.ts';
import { ReportSummarySchema } from './report-summary.ts';

/** One of the member's own reports. */
export const ownReport = endpoint({
  name: 'report.own',
  summary: 'One of the member’s reports, as data.',
  method: 'POST',
  path: '/api/user/report',
  encoding: 'json',
  auth: 'bearer',
  request: v.strictObject({ id: ReportIdField }),
  answers: {
    200: success(
      'The report.',
      v.object({
        ...ReportSummarySchema.entries,
        report: ReportDataSchema,
        standing: StandingField,
        /** URL where anyone with the document can verify it. */
        verify_url: v.string(),
        /** Until when a new version is free (docs/decisions.md §4). */
        free_until: v.string(),
        /** All of the member's versions, newest first, including this one. */
        versions: v.array(v.object({ id: v.string(), version: v.number(), made_at: v.string() })),
        /** The previous version, to show what changed; null for the first. */
        previous: v.nullable(ReportDataSchema),
        /** Report types available for a new version right now. */
        report_types: v.array(v.picklist(REPORT_TYPES)),
      }),
    ),
    404: refusal('The member has no such report.'),
  },
});
