import { endpoint, success } from '@vinlore/contract';
import * as v from 'valibot';

/** Weekly satisfaction at each brand the caller has access to. */
export const staffFeedbackTrends = endpoint({
  name: 'feedback.staffTrends',
  summary: 'Satisfaction by week and type: of this brand, for an owner of each brand where they work.',
  method: 'GET',
  path: '/api-cwa/staff/feedback/trends',
  encoding: 'query',
  auth: 'staff',
  permission: 'support',
  request: v.strictObject({
    /** Number of weeks, including the current one. */
    weeks: v.optional(v.pipe(v.picklist(['12', '26', '52']), v.transform(Number)), '12'),
  }),
  answers: {
    200: success(
      'This brand first.',
      v.object({
        /** Mondays of the requested weeks, oldest first. */
        weeks: v.array(v.string()),
        brands: v.array(
          v.object({
            key: v.string(),
            name: v.string(),
            /** Only weeks with data, oldest first. */
            weeks: v.array(
              v.object({
                /** Its Monday, in UTC. */
                week: v.string(),
                report_type: v.picklist(['report', 'sticker']),
                count: v.number(),
                /** Average satisfaction, 1 to 5. */
                mean: v.number(),
                /** Number of ratings of 1 or 2. */
                low: v.number(),
              }),
            ),
          }),
        ),
      }),
    ),
  },
});
