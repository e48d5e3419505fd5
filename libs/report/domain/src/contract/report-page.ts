import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { SECTIONS } from '../events/sections.ts';
import { STATUSES } from '../view/report-view.ts';
import { StandingField } from './report-fields.ts';

const StatusField = v.picklist(STATUSES);

/** Content of a report's first page in the reader's language: enough to compare with a printed copy. */
const FirstViewSchema = v.object({
  title: v.string(),
  /** The title was entered by the owner. */
  titleFrom: v.nullable(v.literal('entered')),
  subtitle: v.string(),
  vin: v.string(),
  sample: v.boolean(),
  verdict: v.object({
    status: StatusField,
    title: v.string(),
    text: v.string(),
    tiles: v.array(
      v.object({
        key: v.picklist(['owners', 'reading', 'service']),
        label: v.string(),
        value: v.string(),
        note: v.nullable(v.string()),
      }),
    ),
    signals: v.array(
      v.object({
        section: v.picklist(SECTIONS),
        label: v.string(),
        value: v.string(),
        status: StatusField,
        basis: v.nullable(v.string()),
      }),
    ),
  }),
});

/** Verifies a report and returns its first page (docs/decisions.md §4), for anyone who has a copy. */
export const reportPage = endpoint({
  name: 'report.page',
  summary: 'Whether a report is genuine, and what its first page says.',
  method: 'GET',
  path: '/api-cwa/report-page',
  encoding: 'query',
  auth: 'none',
  attemptsPerMinute: 60,
  request: v.strictObject({ id: v.pipe(v.string(), v.maxLength(100)) }),
  answers: {
    200: success(
      'The report’s first page.',
      v.object({
        id: v.string(),
        standing: StandingField,
        made_at: v.string(),
        /** The latest version; null if this is it. */
        newer: v.nullable(v.object({ made_at: v.string() })),
        /** Null if the stored data doesn't match the signature. */
        report: v.nullable(FirstViewSchema),
      }),
    ),
    404: refusal('No report has that number.'),
  },
});
