export { FailureUnder } from './failure-under.tsx';
export { MessageField, type MessageFieldProps } from './message-field.tsx';
export { messageFieldMessages } from './messages/index.ts';
export { useFailureWords } from './use-failure-words.ts';
export { useMessageFault } from './use-message-fault.ts';
