/** Responses to forms that a page rejects. */
export const en = {
  'posted.elsewhere': 'This form was sent from another site. Open the form on this site and try again.',
  'posted.tooLong': 'This text is too long. Go back and shorten it.',
};
