import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { ReportDataSchema } from '../data/report-data.ts';
import { SECTIONS } from '../events/sections.ts';
import { ReportIdField } from './report-fields.ts';

/** What the owner hides. */
const hides = {
  /** Hidden sections, including what the verdict says about them. */
  hidden: v.pipe(v.array(v.picklist(SECTIONS)), v.maxLength(SECTIONS.length)),
  /** Shows only the first eleven characters of the VIN. */
  hide_vin: v.boolean(),
  /** Hides the mileage the member entered. */
  hide_mileage: v.boolean(),
};

const ShareSchema = v.object({
  id: v.string(),
  /** Path of the shared page: `/vehicle-checks/<id>`. */
  url: v.string(),
  made_at: v.string(),
  expires_at: v.string(),
  revoked_at: v.nullable(v.string()),
  views: v.number(),
  last_viewed_at: v.nullable(v.string()),
  ...hides,
});
export type ReportShare = v.InferOutput<typeof ShareSchema>;

const MANY = refusal('The report has 50 open links already.');

/** Creates a link that shares a report for a number of days. */
export const shareReport = endpoint({
  name: 'report.share',
  summary: 'Makes a link to one of the member’s reports.',
  method: 'POST',
  path: '/api/user/share-report',
  encoding: 'json',
  auth: 'bearer',
  attemptsPerMinute: 30,
  sharedLimit: true,
  request: v.strictObject({ id: ReportIdField, days: v.picklist([1, 7, 30, 90]), ...hides }),
  answers: {
    200: success('The link.', ShareSchema),
    404: refusal('The member has no such report.'),
    422: MANY,
  },
});

/**
 * The same for a buyer without an account, who holds the signed link from the order page (docs/decisions.md §6). That
 * link already opens the full report, so it may also be used to share less of it.
 */
export const shareBoughtReport = endpoint({
  name: 'report.shareBought',
  summary: 'Makes a link to a report by a signed link, as the page of its order has one.',
  method: 'POST',
  path: '/api-cwa/share-bought-report',
  encoding: 'json',
  auth: 'none',
  attemptsPerMinute: 30,
  sharedLimit: true,
  request: v.strictObject({
    id: ReportIdField,
    signature: v.pipe(v.string(), v.maxLength(200)),
    days: v.picklist([1, 7, 30, 90]),
    ...hides,
  }),
  answers: {
    200: success('The link.', ShareSchema),
    403: refusal('The signed link is over, or was changed.'),
    404: refusal('The brand has no such report.'),
    422: MANY,
  },
});

/** Shared links of a report. */
export const reportShares = endpoint({
  name: 'report.shares',
  summary: 'The links to one of the member’s reports, the newest first.',
  method: 'POST',
  path: '/api/user/report-shares',
  encoding: 'json',
  auth: 'bearer',
  request: v.strictObject({ id: ReportIdField }),
  answers: {
    200: success('The links.', v.object({ shares: v.array(ShareSchema) })),
    404: refusal('The member has no such report.'),
  },
});

/** Deactivates a link immediately. */
export const revokeShare = endpoint({
  name: 'report.revokeShare',
  summary: 'Ends a link to one of the member’s reports.',
  method: 'POST',
  path: '/api/user/revoke-share',
  encoding: 'json',
  auth: 'bearer',
  request: v.strictObject({ id: v.pipe(v.string(), v.maxLength(64)) }),
  answers: { 200: success('It is over, now or before.', ShareSchema), 404: refusal('The member has no such link.') },
});

/** The report behind a shared link; counts as a view. */
export const vehicleCheck = endpoint({
  name: 'report.shared',
  summary: 'A report that its owner shares, without what they hid.',
  method: 'GET',
  path: '/api-cwa/vehicle-check',
  encoding: 'query',
  auth: 'none',
  attemptsPerMinute: 60,
  request: v.strictObject({
    id: v.pipe(v.string(), v.maxLength(64)),
    /** Requested by a bot, such as a chat app's link preview; not counted as a view. */
    glance: v.optional(v.literal('1')),
  }),
  answers: {
    200: success('The report.', v.object({ report: ReportDataSchema, expires_at: v.string() })),
    404: refusal('There is no such link, it is over, or its owner ended it.'),
    409: refusal('What is stored of the report was changed since it was signed.'),
  },
});
