import type { ratingContract } from '@vinlore/feedback-domain';
import { textsIn } from '@vinlore/mail';
import { type Handler, Reply } from '@vinlore/server-kit';
import { plainVin } from '@vinlore/vehicle-domain';
import { feedbackServerMessages } from '../../messages/index.ts';
import { saidText } from '../../said-text.ts';
import { ratingLetter } from '../letters.ts';
import type { RatingDeps } from '../deps.ts';
import { keepRating, ratingOfRequest } from '../rating-store.ts';

/** POST /api-cwa/create_feedback (spec §7): stores feedback and notifies support. */
export function createFeedbackCall({
  database,
  mail,
  clock,
}: RatingDeps): Handler<typeof ratingContract.createFeedback> {
  const textIn = textsIn(feedbackServerMessages);
  return async (
    { vin, report_type, satisfaction, feedback_msg: said, feedback_id: requestId },
    { actor, brand, text },
  ) => {
    const rating = {
      vin: plainVin(vin),
      report_type,
      satisfaction,
      message: saidText(said, text),
      email: actor.email,
    };
    const id = await database.transaction(async (tx) => {
      const owner = { brand: brand.key, account_id: actor.accountId };
      const kept = await keepRating(tx, { ...rating, ...owner, request_id: requestId ?? null, sent_at: clock() });
      // Only a request with an id can be a retry.
      if (kept === null) return (await ratingOfRequest(tx, brand.key, actor.accountId, requestId!)).id;
      await mail.send(tx, ratingLetter(brand, await textIn(brand.language), rating));
      return kept;
    });
    return new Reply({ id }, text.t('ratings.thanks'));
  };
}
