import type { ratingContract } from '@vinlore/feedback-domain';
import type { Handler } from '@vinlore/server-kit';
import type { RatingPorts } from '../ports.ts';
import { PAGE, ratingsPage, ratingWeeks } from '../rating-store.ts';

/** GET /api-cwa/staff/feedback: feedback of the brand, and how satisfied members were week by week. */
export function staffFeedbackCall({ database }: RatingPorts): Handler<typeof ratingContract.staffFeedback> {
  return async ({ report_type: reportType, at_most: atMost, search, after }, { brand }) => {
    const [found, weeks] = await Promise.all([
      ratingsPage(database, brand.key, { reportType, atMost, search, after }),
      ratingWeeks(database, brand.key),
    ]);
    return {
      feedback: found.slice(0, PAGE).map(({ id, vin, report_type, satisfaction, message, email, sent_at }) => ({
        id,
        vin,
        report_type,
        satisfaction,
        message,
        email,
        sent_at: sent_at.toISOString(),
      })),
      more: found.length > PAGE,
      weeks: weeks.map(({ week, report_type, ratings, satisfaction }) => ({
        week,
        report_type,
        count: ratings,
        mean: satisfaction / ratings,
      })),
    };
  };
}
