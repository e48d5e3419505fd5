/** Longest message to support, and longest feedback, in characters; said at the field. */
export const MESSAGE_LENGTH = 5_000;

/** Longest mail in bytes (15 MB): a file of 10 MB fits, which takes a third more as mails write it. */
export const MAIL_BYTES = 15_728_640;

/** Longest text of a mail that answers a ticket, with all that it quotes; of what was written `MESSAGE_LENGTH` are shown at once. */
export const MAIL_TEXT_LENGTH = 100_000;

/** Mails that one ticket takes in an hour: two machines that answer each other stop there. */
export const MAILS_AN_HOUR = 20;

/** Messages that one ticket holds; who has more to say is asked to write a mail. */
export const TICKET_MESSAGES = 200;
