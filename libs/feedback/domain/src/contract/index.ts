/** Calls around feedback, support tickets and live chat. */
export const feedbackContract = {};
