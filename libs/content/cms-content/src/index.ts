export { Blocks, type BlocksProps } from './blocks.tsx';
export { MailingFormScreen, mailingSent } from './mailing/mailing-form.tsx';
export { mailingMessages } from './mailing/messages/index.ts';
export { MailingLink, MailingLinkScreen } from './mailing-link/mailing-link.tsx';
export { mailingLinkMessages } from './mailing-link/messages/index.ts';
export { contentMessages } from './messages/index.ts';
export type { PictureProps } from './picture.tsx';
export type { BlockSlots, LookUpLook, SiteVoices, Way } from './slots.ts';
