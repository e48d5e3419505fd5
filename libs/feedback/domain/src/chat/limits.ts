/** Maximum length of a message in characters; shown at the field. */
export const CHAT_MESSAGE_LENGTH = 2_000;

/** Maximum number of messages per chat; beyond it, people are asked to send an email. */
export const CHAT_MESSAGES = 500;

/** Days after the last message until a chat is deleted: for visitors and for members. */
export const CHAT_DAYS = { visitor: 90, member: 730 } as const;
