import { endpoint, success } from '@vinlore/contract';
import * as v from 'valibot';
import { RatingSchema } from '../../ratings/rating.ts';
import { SearchField } from '../../search-text.ts';

/** The brand's feedback, for staff. */
export const staffFeedback = endpoint({
  name: 'feedback.staffList',
  event: 'pii.read',
  summary: 'Feedback of this brand, the newest first.',
  method: 'GET',
  path: '/api-cwa/staff/feedback',
  encoding: 'query',
  auth: 'staff',
  permission: 'support',
  request: v.strictObject({
    report_type: v.optional(v.picklist(['report', 'sticker'])),
    /** Maximum satisfaction. */
    at_most: v.optional(v.pipe(v.string(), v.regex(/^[1-5]$/), v.transform(Number))),
    /** Part of a VIN, email, or message; case-insensitive. */
    search: v.optional(SearchField, ''),
    /** Id to continue after. */
    cursor: v.optional(v.pipe(v.string(), v.toLowerCase(), v.uuid())),
  }),
  answers: {
    200: success(
      'At most 50.',
      v.object({
        feedback: v.array(RatingSchema),
        more: v.boolean(),
      }),
    ),
  },
});
