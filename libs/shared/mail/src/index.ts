export { composeLetter } from './compose-letter.ts';
export type { LetterContent, LetterLink } from './letter-html.ts';
export { createMail, type MailDeps } from './create-mail.ts';
export { escapeHtml } from './escape-html.ts';
export type { Letter, Mail } from './mail.ts';
export { mailKeeper } from './mail-keeper.ts';
export { mailMigrations } from './migrations.ts';
export { type KeptMail, listOutbox, outboxPage } from './outbox.ts';
export { type Addressee, letterTo, textsIn, type Voices, voicesOf } from './voices.ts';
