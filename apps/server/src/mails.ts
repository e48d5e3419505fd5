import { accountServerMails } from '@vinlore/account-server';
import { billingServerMails } from '@vinlore/billing-server';
import { contentServerMails } from '@vinlore/content-server';
import { feedbackServerMails } from '@vinlore/feedback-server';
import type { MailKind } from '@vinlore/mail';
import { platformServerMails, webhooksServerMails } from '@vinlore/platform-server';
import { recallServerMails } from '@vinlore/recall-server';
import { reportServerMails } from '@vinlore/report-server';
import { stickerServerMails } from '@vinlore/sticker-server';

/** Every email that the product can send. */
export const PRODUCT_MAILS: readonly MailKind[] = [
  ...accountServerMails,
  ...billingServerMails,
  ...stickerServerMails,
  ...reportServerMails,
  ...recallServerMails,
  ...contentServerMails,
  ...feedbackServerMails,
  ...platformServerMails,
  ...webhooksServerMails,
];
