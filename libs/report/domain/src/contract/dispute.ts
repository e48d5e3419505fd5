import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { ReportIdField } from './report-fields.ts';

/** Reports an error in a record to support, with the record's source and ID. */
export const disputeRecord = endpoint({
  name: 'report.dispute',
  summary: 'Disputes a record of one of the member’s reports.',
  method: 'POST',
  path: '/api/user/dispute-record',
  encoding: 'json',
  auth: 'bearer',
  attemptsPerMinute: 10,
  sharedLimit: true,
  request: v.strictObject({
    id: ReportIdField,
    /** The record's key in the report, such as `e3`. */
    record: v.pipe(v.string(), v.regex(/^e\d{1,5}$/)),
    message: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(2000)),
  }),
  answers: {
    200: success(
      'Support has it, as the ticket of this number.',
      v.object({ sent: v.literal(true), ticket: v.string() }),
    ),
    404: refusal('The member has no such report, or it no such record.'),
  },
});
