export { ContactSupport, type ContactSupportProps } from './contact-support.tsx';
export { supportMessages } from './messages/index.ts';
export { type OpenedTicket, SupportForm, type SupportFormProps } from './support-form.tsx';
export { SupportSent, type SupportSentProps } from './support-sent.tsx';
export { supportDraftAtom, type SupportMember } from './support-values.ts';
