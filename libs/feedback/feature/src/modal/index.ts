export { FeedbackModal, type FeedbackModalProps } from './feedback-modal.tsx';
export { modalMessages } from './messages/index.ts';
