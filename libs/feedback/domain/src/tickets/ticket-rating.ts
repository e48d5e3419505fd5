import * as v from 'valibot';

/** Maximum length of a rating's comment, in characters. */
export const RATING_COMMENT_LENGTH = 1_000;

/** A member's rating of the support in a ticket. */
export const TicketRatingSchema = v.object({
  good: v.boolean(),
  /** '' if there is no comment. */
  comment: v.string(),
});
