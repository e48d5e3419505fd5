import type { RenewingPlan } from '@vinlore/billing-domain';
import { type Addressee, defineMails, type MailKind } from '@vinlore/mail';
import { receiptMessages } from '../orders/messages/index.ts';
import { receiptLetter } from '../orders/receipt.ts';
import { refundMessages } from '../refunds/messages/index.ts';
import { refundFailedLetter, refundLetter } from '../refunds/refund-letter.ts';
import {
  canceledLetter,
  cardChangedLetter,
  endedLetter,
  failedLetter,
  keptLetter,
  pausedLetter,
  reminderLetter,
  resumedLetter,
  resumeReminderLetter,
  runningAgainLetter,
  switchScheduledLetter,
  switchUndoneLetter,
} from '../subscriptions/letters.ts';
import { subscriptionMessages } from '../subscriptions/messages/index.ts';
import { billingMailTexts } from './messages/index.ts';
import { EXAMPLE_ORDERS, EXAMPLE_PLAN, EXAMPLE_REFUND, OTHER_PLAN_NAME } from './examples.ts';

type Member = Addressee<(typeof subscriptionMessages)['en']>;

const about = billingMailTexts;
const orders = { area: 'orders', to: 'member' } as const;
const plans = { area: 'plans', to: 'member' } as const;
const day = new Date('2026-11-22T12:00:00Z');
const period_end = new Date('2026-12-22T12:00:00Z');
const row = { plan: EXAMPLE_PLAN, period_start: day, period_end, ended_at: null, resumes_at: period_end };
const next: RenewingPlan = { ...EXAMPLE_PLAN, name: OTHER_PLAN_NAME, price: 19_900 };
const links = { order: '/orders/example', invoice: 'https://example.com/invoice' };
const order = EXAMPLE_ORDERS[0]!;

const receipts = defineMails(
  { messages: receiptMessages, about },
  {
    'receipt.order': {
      ...orders,
      examples: EXAMPLE_ORDERS.map(
        (each) => (to: Addressee<(typeof receiptMessages)['en']>) => receiptLetter(to, each, links),
      ),
    },
  },
);

const refunds = defineMails(
  { messages: refundMessages, about },
  {
    'refund.given': {
      ...orders,
      examples: [
        (to) => refundLetter(to, EXAMPLE_REFUND, order, { noteUrl: '/credit-note', ended: true }),
        (to) =>
          refundLetter(to, { ...EXAMPLE_REFUND, credits: 0, reason: 'other-way' }, order, {
            noteUrl: null,
            ended: false,
          }),
      ],
    },
    'refund.failed': {
      ...orders,
      examples: [
        (to) => refundFailedLetter(to, EXAMPLE_REFUND, order, '/document'),
        (to) => refundFailedLetter(to, { ...EXAMPLE_REFUND, credits: 0 }, order, null),
      ],
    },
  },
);

const subscriptions = defineMails(
  { messages: subscriptionMessages, about },
  {
    'subscription.canceled': {
      ...plans,
      examples: [
        (to: Member) => canceledLetter(to, row, day, 'member'),
        (to: Member) => canceledLetter(to, row, day, 'staff'),
        (to: Member) => canceledLetter(to, { ...row, ended_at: day }, day, 'member'),
      ],
    },
    'subscription.switched': {
      ...plans,
      examples: [
        (to: Member) => switchScheduledLetter(to, row, next, 'member'),
        (to: Member) => switchScheduledLetter(to, row, next, 'staff'),
      ],
    },
    'subscription.kept': {
      ...plans,
      examples: [
        (to: Member) => keptLetter(to, row, 'member'),
        (to: Member) => keptLetter(to, row, 'staff'),
        (to: Member) => switchUndoneLetter(to, row, 'member'),
      ],
    },
    'subscription.paused': {
      ...plans,
      examples: [
        (to: Member) => pausedLetter(to, row, period_end, 'member'),
        (to: Member) => pausedLetter(to, row, null, 'staff'),
      ],
    },
    'subscription.resumed': {
      ...plans,
      examples: [
        (to: Member) => resumedLetter(to, row, period_end, 'member'),
        (to: Member) => resumedLetter(to, row, period_end, 'staff'),
      ],
    },
    'subscription.resumes': { ...plans, examples: [(to: Member) => resumeReminderLetter(to, row)] },
    'subscription.again': { ...plans, examples: [(to: Member) => runningAgainLetter(to, row)] },
    'subscription.reminder': { ...plans, examples: [(to: Member) => reminderLetter(to, row)] },
    'subscription.failed': { ...plans, examples: [(to: Member) => failedLetter(to, row, day)] },
    'subscription.card': { ...plans, guarded: true, examples: [(to: Member) => cardChangedLetter(to, row)] },
    'subscription.ended': {
      ...plans,
      examples: [(to: Member) => endedLetter(to, row, true), (to: Member) => endedLetter(to, row, false)],
    },
  },
);

/** Emails about orders, refunds, and plans. */
export const billingServerMails: readonly MailKind[] = [...receipts, ...refunds, ...subscriptions];
