export { type Agent, type Holder, HOLDERS, judgeAssign, TICKET_HOLDERS, type TicketHolder } from './assign/agent.ts';
export { dueAt, overdueSince } from './clock/answer-clock.ts';
export {
  CHAT_STATES,
  type ChatMessage,
  type ChatState,
  type Conversation,
  type DeskChat,
  type DeskChatMessage,
  type DeskChatSummary,
} from './chat/conversation.ts';
export { CHAT_DAYS, CHAT_MESSAGE_LENGTH, CHAT_MESSAGES } from './chat/limits.ts';
export { heardUpTo, mergeMessages } from './chat/merge.ts';
export { pollDelay } from './chat/polling.ts';
export {
  CHAT_GROUP,
  CHAT_KEY,
  type ChatAction,
  type ChatVisibility,
  FIRST_VISIBILITY,
  isChatFree,
  readVisibility,
  visibilityOn,
  visibilityAfter,
} from './chat/visibility.ts';
export { feedbackContract, ratingContract, snippetContract, ticketContract } from './contract/index.ts';
export { FILE_BYTES, FILES_A_DAY, MESSAGE_FILES, type TicketFile } from './files/ticket-file.ts';
export { MAIL_BYTES, MAIL_TEXT_LENGTH, MAILS_AN_HOUR, MESSAGE_LENGTH, TICKET_MESSAGES } from './limits.ts';
export { creditTypeOf, type FeedbackEntry, mayAsk, reportTypeOf } from './modal/feedback-entry.ts';
export {
  apologyOf,
  FEEDBACK_DONE_ADDRESS,
  feedbackAfter,
  type FeedbackEvent,
  type FeedbackFault,
  type FeedbackState,
  type FeedbackStep,
  type OpenFeedback,
  regenerateAddress,
  satisfactionOf,
  STEP_DELAY_MS,
} from './modal/feedback-modal.ts';
export { type DeskNote, NOTES } from './notes/note.ts';
export type { FeedbackType, Rating, Satisfaction } from './ratings/rating.ts';
export {
  fillSnippet,
  openPlaceholders,
  type Placeholder,
  PLACEHOLDERS,
  type Snippet,
  SnippetConflictSchema,
  SNIPPET_NAME_LENGTH,
  SNIPPETS,
  type SnippetWords,
  unknownPlaceholders,
} from './snippets/snippet.ts';
export { TAG_LENGTH, tagOf, TICKET_TAGS } from './tags/tag.ts';
export { SUPPORT_TEAMS, type SupportTeam, TEAM_NAME_LENGTH, type TeamRef } from './teams/team.ts';
export { WRITING_EVERY_MS, WRITING_MS } from './writing/writing.ts';
export { RATING_COMMENT_LENGTH } from './tickets/ticket-rating.ts';
export {
  type DeskTicket,
  type DeskTicketSummary,
  type Ticket,
  TICKET_STATES,
  TICKET_SUBJECTS,
  type TicketMessage,
  type TicketState,
  type TicketSubject,
  type TicketSummary,
} from './tickets/ticket.ts';
