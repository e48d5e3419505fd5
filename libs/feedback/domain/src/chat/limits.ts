/** Longest message, in characters; stated at the field. */
export const CHAT_MESSAGE_LENGTH = 2_000;

/** Messages that one conversation holds; who has more to say is asked to write a mail. */
export const CHAT_MESSAGES = 500;

/** Days after its last message that a conversation is kept: of somebody without an account, and of a member. */
export const CHAT_DAYS = { visitor: 90, member: 730 } as const;
