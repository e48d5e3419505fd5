/** Longest message to support, and longest feedback, in characters; said at the field (issue 9). */
export const MESSAGE_LENGTH = 5_000;
