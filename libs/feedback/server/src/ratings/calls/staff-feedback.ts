import { pageOf } from '@vinlore/database';
import type { ratingContract } from '@vinlore/feedback-domain';
import type { Handler } from '@vinlore/server-kit';
import type { RatingDeps } from '../deps.ts';
import { ratingsPage } from '../rating-store.ts';

/** GET /api-cwa/staff/feedback: the brand's feedback. */
export function staffFeedbackCall({ database }: RatingDeps): Handler<typeof ratingContract.staffFeedback> {
  return async ({ report_type: reportType, at_most: atMost, search, cursor }, { brand }) => {
    const found = pageOf(await ratingsPage(database, brand.key, { reportType, atMost, search, cursor }));
    return {
      feedback: found.rows.map(({ id, vin, report_type, satisfaction, message, email, sent_at }) => ({
        id,
        vin,
        report_type,
        satisfaction,
        message,
        email,
        sent_at: sent_at.toISOString(),
      })),
      more: found.more,
    };
  };
}
