/** Maximum length of messages and feedback in characters; shown at the field. */
export const MESSAGE_LENGTH = 5_000;

/** Maximum size of an email in bytes (15 MB): fits a 10 MB file, which email encoding enlarges by a third. */
export const MAIL_BYTES = 15_728_640;

/**
 * Maximum text length of an emailed reply, including quotes; the first `MESSAGE_LENGTH` characters of the new text are
 * shown.
 */
export const MAIL_TEXT_LENGTH = 100_000;

/** Maximum number of emails per ticket and hour; stops loops between two mail systems. */
export const MAILS_AN_HOUR = 20;

/** Maximum number of messages per ticket; beyond it, people are asked to send an email. */
export const TICKET_MESSAGES = 200;
