export { NewBrandPage } from './new-brand/new-brand-page.tsx';
export { BrandPage } from './brand-page.tsx';
export { BrandHistoryPage } from './history/history-page.tsx';
export { MailPage } from './mails/mail-page.tsx';
export { MailsPage } from './mails/mails-page.tsx';
export { siteDeskMessages } from './messages/index.ts';
