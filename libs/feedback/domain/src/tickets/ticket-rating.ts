import * as v from 'valibot';

/** Longest comment of a rating, in characters; who has more to say writes in the ticket. */
export const RATING_COMMENT_LENGTH = 1_000;

/** How its member found the help with a ticket. */
export const TicketRatingSchema = v.object({
  good: v.boolean(),
  /** '' where nothing was said. */
  comment: v.string(),
});
