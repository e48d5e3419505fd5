export { AttachmentField } from './attachment-field.tsx';
export { type LoadFile, MessageFiles } from './message-files.tsx';
export { filesMessages } from './messages/index.ts';
export { useMoveAttachments } from './use-move-attachments.ts';
export { type Attachments, type SendFile, useAttachments } from './use-attachments.ts';
