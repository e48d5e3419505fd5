import { endpoint, success } from '@vinlore/contract';
import * as v from 'valibot';
import { OptionalWords } from './report-fields.ts';
import { ReportSummarySchema } from './report-summary.ts';

const page = {
  /** Cursor: the last id of the previous page; absent for the first page. */
  cursor: v.optional(v.pipe(v.string(), v.maxLength(64))),
  limit: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1), v.maxValue(100)),
    '50',
  ),
};

const Day = v.optional(v.union([v.literal(''), v.pipe(v.string(), v.isoDate())]), '');

const reports = success('The reports.', v.object({ reports: v.array(ReportSummarySchema), more: v.boolean() }));

/** The member's own reports (spec §7). */
export const reportLists = endpoint({
  name: 'report.list',
  summary: 'The member’s own reports, newest first, the newest version of each.',
  method: 'POST',
  path: '/api-cwa/report-lists',
  aliases: ['/report-lists'],
  encoding: 'form',
  auth: 'bearer',
  viewable: true,
  request: v.strictObject(page),
  answers: { 200: reports },
});

/** The member's own reports, filtered (spec §7). */
export const filterReportLists = endpoint({
  name: 'report.filterList',
  summary: 'The member’s own reports by kind, VIN, make and date.',
  method: 'POST',
  path: '/api-cwa/filter_report_lists',
  encoding: 'form',
  auth: 'bearer',
  viewable: true,
  request: v.strictObject({
    ...page,
    kind: v.optional(v.picklist(['', 'standard', 'classic', 'europe']), ''),
    /** Part of a VIN, case-insensitive. */
    vin: OptionalWords,
    /** Part of a make's name. */
    make: OptionalWords,
    /** Created on or after this date. */
    from: Day,
    /** Created on or before this date. */
    to: Day,
  }),
  answers: { 200: reports },
});
