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
export { feedbackContract } from './contract/index.ts';
