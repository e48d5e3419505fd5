import { ratingContract } from '@vinlore/feedback-domain';
import { defineModule, movedRows, type ServerModule } from '@vinlore/server-kit';
import { feedbackServerMessages } from '../messages/index.ts';
import { createFeedbackCall } from './calls/create-feedback.ts';
import { staffFeedbackCall } from './calls/staff-feedback.ts';
import { staffFeedbackTrendsCall } from './calls/staff-feedback-trends.ts';
import { ratingMigrations } from './migrations.ts';
import type { RatingDeps } from './deps.ts';
import { deleteRatings, ratingsOf } from './rating-store.ts';

/** The feedback module: ratings of documents and of the service. */
export function createRatingModule(deps: RatingDeps): ServerModule {
  const { database } = deps;
  return defineModule({
    name: 'ratings',
    contract: ratingContract,
    handlers: {
      createFeedback: createFeedbackCall(deps),
      staffFeedback: staffFeedbackCall(deps),
      staffFeedbackTrends: staffFeedbackTrendsCall(deps),
    },
    migrations: ratingMigrations,
    messages: feedbackServerMessages,
    keepers: [
      {
        name: 'feedback',
        merge: movedRows('feedback', 'rating'),
        exportOf: async ({ id, brand }) => {
          const kept = await ratingsOf(database, brand.key, id);
          return kept.map(({ vin, report_type, satisfaction, message, email, sent_at }) => ({
            vin,
            report_type,
            satisfaction,
            message,
            email,
            sent_at,
          }));
        },
        erase: (tx, { id, brand }) => deleteRatings(tx, brand.key, id),
      },
    ],
  });
}
