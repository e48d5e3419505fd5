import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { SECTIONS } from '../events/sections.ts';
import { STATUSES } from '../view/report-view.ts';
import { StandingField } from './report-fields.ts';

const StatusField = v.picklist(STATUSES);

/** What page 1 of a report says, in the reader's language: enough to hold the paper against. */
const FirstViewSchema = v.object({
  title: v.string(),
  /** The title is in its owner's own words. */
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

/** Whether a report is ours, and what its first page says (docs/decisions.md §4): for who holds its paper. */
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
        /** The newest later version of it; null where this is the newest. */
        newer: v.nullable(v.object({ made_at: v.string() })),
        /** Null where the stored data are not what was signed. */
        report: v.nullable(FirstViewSchema),
      }),
    ),
    404: refusal('No report has that number.'),
  },
});
