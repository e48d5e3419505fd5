export { MessageField, type MessageFieldProps } from './message-field.tsx';
export { messageFieldMessages } from './messages/index.ts';
export { useMessageFault } from './use-message-fault.ts';
