export { LiveChat, LiveChatIsland, type LiveChatProps } from './chat/live-chat.tsx';
export { type Chat, useChat } from './chat/visibility-atom.ts';
export { chatMessages } from './messages/index.ts';
export { type FeedbackAbout, type FeedbackContext, useFeedback, useStartFeedback } from './start/use-feedback.ts';
export { writtenAboutAtom } from './start/written-about.ts';
