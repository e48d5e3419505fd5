import { type Addressee, inOwnWords, type Letter, letterTo } from '@vinlore/mail';
import type { OrderRow } from '../orders/order-store.ts';
import type { refundMessages } from './messages/index.ts';
import type { RefundRow } from './refund-store.ts';

/**
 * Email to a member about their refund.
 *
 * @param facts `noteUrl`: path of the credit note, null if the order had no invoice; `ended`: whether the refund ended
 *   their plan
 */
export function refundLetter(
  to: Addressee<(typeof refundMessages)['en']>,
  { amount, currency, credits, reason }: Pick<RefundRow, 'amount' | 'currency' | 'credits' | 'reason'>,
  { plan }: Pick<OrderRow, 'plan'>,
  facts: { readonly noteUrl: string | null; readonly ended: boolean },
): Letter {
  const { noteUrl, ended } = facts;
  const { brand, text } = inOwnWords(to);
  const values = { amount: text.money(amount, currency), plan: plan.name[text.language], brand: brand.name };
  return letterTo(to, {
    subject: text.t('refund.mailSubject', values),
    paragraphs: [
      text.t(reason === 'other-way' ? 'refund.mailOther' : 'refund.mailBody', values),
      ...(credits > 0 ? [text.t('refund.mailCredits', { credits })] : []),
      ...(ended ? [text.t('refund.mailEnded')] : []),
    ],
    action:
      noteUrl === null
        ? { label: text.t('refund.mailOrders'), path: '/members/dashboard#orders' }
        : { label: text.t('refund.mailNote'), path: noteUrl },
  });
}

/**
 * Email to a member whose refund failed, with the credits that are back in their account for now.
 *
 * @param noteUrl path of the document that reverses the credit note, null if there was none
 */
export function refundFailedLetter(
  to: Addressee<(typeof refundMessages)['en']>,
  { amount, currency, credits }: Pick<RefundRow, 'amount' | 'currency' | 'credits'>,
  { plan }: Pick<OrderRow, 'plan'>,
  noteUrl: string | null,
): Letter {
  const { brand, text } = inOwnWords(to);
  const values = {
    amount: text.money(amount, currency),
    plan: plan.name[text.language],
    brand: brand.name,
    support: brand.support_email,
  };
  return letterTo(to, {
    subject: text.t('refund.failedSubject', values),
    paragraphs: [
      text.t('refund.failedBody', values),
      ...(credits > 0 ? [text.t('refund.failedCredits', { credits })] : []),
      text.t('refund.failedNext', values),
    ],
    action:
      noteUrl === null
        ? { label: text.t('refund.mailOrders'), path: '/members/dashboard#orders' }
        : { label: text.t('refund.failedNote'), path: noteUrl },
  });
}
