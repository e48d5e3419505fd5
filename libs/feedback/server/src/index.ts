export type { ChatDesk, DeskAnswer } from './chat/chat-desk.ts';
export { createFeedback, type Feedback } from './feedback-slice.ts';
export type { FeedbackPorts } from './ports.ts';
