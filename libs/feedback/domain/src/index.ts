export type { ChatMessage, Conversation } from './chat/conversation.ts';
export { CHAT_DAYS, CHAT_MESSAGE_LENGTH, CHAT_MESSAGES } from './chat/limits.ts';
export { heardUpTo, mergeMessages } from './chat/merge.ts';
export { pollDelay } from './chat/polling.ts';
export {
  CHAT_GROUP,
  CHAT_KEY,
  CHAT_VISIBILITIES,
  type ChatAction,
  type ChatVisibility,
  FIRST_VISIBILITY,
  isChatFree,
  readVisibility,
  shownVisibility,
  visibilityAfter,
} from './chat/visibility.ts';
export { feedbackContract, ratingContract, ticketContract } from './contract/index.ts';
export { MESSAGE_LENGTH } from './limits.ts';
export { FEEDBACK_TYPES, type FeedbackType, type Rating, type Satisfaction } from './ratings/rating.ts';
export {
  type Ticket,
  TICKET_STATES,
  type TicketMessage,
  type TicketState,
  type TicketSummary,
} from './tickets/ticket.ts';
