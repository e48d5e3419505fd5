import type { MailKind } from '@vinlore/mail';
import { accountMails } from './account-mails.ts';
import { deskAccountMails } from './desk-account-mails.ts';
import { factorMails } from './factor-mails.ts';
import { memberDataMails } from './profile-mails.ts';

/** All account emails. */
export const accountServerMails: readonly MailKind[] = [
  ...accountMails,
  ...memberDataMails,
  ...factorMails,
  ...deskAccountMails,
];
