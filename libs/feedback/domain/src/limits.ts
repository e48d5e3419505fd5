/** Longest message to support, and longest feedback, in characters; said at the field. */
export const MESSAGE_LENGTH = 5_000;

/** Messages that one ticket holds; who has more to say is asked to write a mail. */
export const TICKET_MESSAGES = 200;
